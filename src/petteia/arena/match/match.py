"""Bots against each other, in mirrored games.

A round is one seed, dealt to every line-up in every rotation of its seats; so all bots get the
same games from the same chairs. From round to round the neighbours change too. Where one plays
alone, a round is one seed, dealt to every bot.
"""

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations, permutations
from math import comb
from pathlib import Path

from petteia.arena.match.program import (
    check_bots,
    check_content,
    check_games,
    program,
    programs_of,
    with_fixed_pack,
)
from petteia.arena.match.simulate import game_seed
from petteia.arena.match.timing import Times
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.work import finish
from petteia.arena.pool.workers import Workers
from petteia.bots.external import Fault
from petteia.bots.roster import read_spec, sit_down
from petteia.kernel.game import game
from petteia.kernel.options import Options, chosen_options
from petteia.kernel.rng import stream
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

MOST_LINEUPS = 1000
FEWEST_ROUNDS = 2
"""Of a single one nobody knows how much rounds differ."""
JOURNAL = "games.jsonl"
Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """A contest: who plays, at what, from which seed on; it can go on without end."""

    game: str
    options: Options
    bots: Lineup
    seed: int
    fingerprint: str
    """Of the pack."""
    programs: dict[str, Json]
    """What programs of somebody's own were when the contest was planned."""

    @property
    def players(self) -> int:
        """At a table."""
        players = self.options["players"]
        assert isinstance(players, int)
        return players

    @cached_property
    def entrants(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.bots))

    @cached_property
    def lineups(self) -> list[list[Lineup]]:
        """Every choice of bots for a table, each in all orders around it."""
        choices = {tuple(sorted(it)): it for it in combinations(self.bots, self.players)}
        return [orders_around(lineup) for lineup in choices.values()]

    @cached_property
    def round_size(self) -> int:
        """Games of a round."""
        return sum(len(rotations(orders[0])) for orders in self.lineups)

    def seating(self, number: int) -> tuple[int, Lineup]:
        """The round of a game, and who sits where in it."""
        which, place = divmod(number, self.round_size)
        for orders in self.lineups:
            turned = rotations(orders[which % len(orders)])
            if place < len(turned):
                break
            place -= len(turned)
        return which, turned[place]

    def rounded(self, games: int) -> int:
        """So many games or a few more: whole rounds, and enough of them to differ."""
        check_games("A contest", games)
        return max(FEWEST_ROUNDS, -(-games // self.round_size)) * self.round_size

    def describe(self) -> dict[str, Json]:
        """The plan as a journal and a result know it; how many games is not part of it."""
        name, _ = game(self.game).pack_identity(self.options)
        described: dict[str, Json] = {
            "work": "arena",
            "game": self.game,
            "rules": game(self.game).rules,
            "program": program(),
            "pack": name,
            "fingerprint": self.fingerprint,
            "players": self.players,
            **chosen_options(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
        }
        return {**described, "programs": self.programs} if self.programs else described


def plan_match(key: str, options: Options, bots: Sequence[str], seed: int) -> Plan:
    """Check everything before the first game."""
    completed = with_fixed_pack(game(key).options(options))
    _, fingerprint = game(key).pack_identity(completed)
    entered = tuple(str(read_spec(text)) for text in bots)
    plan = Plan(key, completed, entered, seed, fingerprint, programs_of(entered))
    stream(seed, 0)
    if len(plan.bots) < plan.players:
        raise Problem(
            f"A table of {plan.players} needs at least {plan.players} bots, not {len(plan.bots)};"
            " a bot may stand there several times."
        )
    if comb(len(plan.bots), plan.players) > MOST_LINEUPS:
        raise Problem(
            f"{len(plan.bots)} bots make more than {MOST_LINEUPS} tables of {plan.players};"
            " let fewer play."
        )
    check_bots(plan.entrants, game(key).start(completed, seed))
    return plan


def play_contest(
    plan: Plan, games: int, workers: Workers, folder: Path, fresh: bool, done: Callable[[int], None]
) -> list[Json]:
    """The first games of a plan in their order, of which those missing in the folder's journal
    are played now; `done` is told how many are finished."""
    with Journal(folder / JOURNAL, plan.describe(), fresh) as journal:
        finished = sum(number < games for number in journal.results)
        done(finished)
        pieces = ((number, number) for number in range(games))

        def another(number: int) -> None:
            nonlocal finished
            finished += 1
            done(finished)

        finish(partial(play_match, plan), pieces, workers, journal, another)
        return [journal.results[number] for number in range(games)]


def rotations(lineup: Lineup) -> list[Lineup]:
    """A line-up from every seat on; one of the same bot throughout is the same from all."""
    turned = [lineup[by:] + lineup[:by] for by in range(len(lineup))]
    return list(dict.fromkeys(turned))


def orders_around(lineup: Lineup) -> list[Lineup]:
    """The orders of a line-up around a table that no rotation makes the same.

    Orders that repeat themselves on the way around are left out, so that every order has the
    same number of rotations.
    """
    orders: dict[Lineup, Lineup] = {}
    for rest in permutations(lineup[1:]):
        order = (lineup[0], *rest)
        orders.setdefault(min(rotations(order)), order)
    most = max(len(rotations(order)) for order in orders.values())
    return [order for order in orders.values() if len(rotations(order)) == most]


def play_match(plan: Plan, number: int) -> Json:
    """Play one game of a plan: what a journal keeps of it."""
    check_content(plan.game, plan.options, plan.fingerprint)
    which, seats = plan.seating(number)
    seed = game_seed(plan.seed, which)
    played = game(plan.game)
    options = played.drawn(plan.options, seed)
    state = played.start(options, seed)
    faults: list[list[Fault]] = [[] for _ in seats]
    times = [Times() for _ in seats]
    moves: list[int] = []
    with sit_down(seats, played, seed, state, lambda it: faults[it.seat].append(it)) as seated:
        seat = state.to_move()
        while seat >= 0:
            begin = time.perf_counter()
            action = seated[seat].choose(state)
            times[seat].note(time.perf_counter() - begin)
            state.apply(action)
            moves.append(action)
            seat = state.to_move()
    scores, ranking = list(state.scores()), list(state.ranking())
    text = f"{moves}{scores}{ranking}"
    return {
        "round": which,
        "seed": seed,
        **chosen_options(options),
        "seats": list(seats),
        "scores": [*scores],
        "ranking": [*ranking],
        "digest": hashlib.blake2b(text.encode(), digest_size=8).hexdigest(),
        "times": [it.dump() for it in times],
        "faults": [len(told) for told in faults],
    }
