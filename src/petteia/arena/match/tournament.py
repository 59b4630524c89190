"""Tournaments of bots, in mirrored games.

A round is one seed, dealt to every line-up in every rotation of its seats, so that all bots play
the same deals from the same seats. The order around the table changes from round to round. In games
for one player, a round is one seed, dealt to every bot.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations, permutations
from math import comb
from pathlib import Path

from petteia.arena.match.checks import absolute_pack, check_bots, check_content, check_games
from petteia.arena.match.decision_times import TimeKeeper
from petteia.arena.match.played_game import play_bots
from petteia.arena.match.simulation import game_seed
from petteia.arena.match.sources import program_files, source_hash
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.pieces import run_missing
from petteia.arena.pool.workers import Workers
from petteia.bots.external import Fault
from petteia.bots.levels import read_spec
from petteia.kernel.game import game
from petteia.kernel.options import Options, chosen_options
from petteia.kernel.rng import stream
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

MAX_LINEUPS = 1000
MIN_ROUNDS = 2
"""A single round does not show how much rounds differ."""
JOURNAL = "games.jsonl"
Lineup = tuple[str, ...]


@dataclass(frozen=True)
class TournamentPlan:
    """A tournament: bots, game, options and seed. The number of games is open."""

    game: str
    options: Options
    bots: Lineup
    seed: int
    fingerprint: str
    """Of the pack."""
    programs: dict[str, Json]
    """The files of external programs when the tournament was planned."""

    @property
    def players(self) -> int:
        """The number of players at a table."""
        players = self.options["players"]
        assert isinstance(players, int)
        return players

    @cached_property
    def entrants(self) -> list[str]:
        """The different bots."""
        return list(dict.fromkeys(self.bots))

    @cached_property
    def lineups(self) -> list[list[Lineup]]:
        """Every choice of bots for a table, each in all orders around the table."""
        choices = {tuple(sorted(it)): it for it in combinations(self.bots, self.players)}
        return [orders_around(lineup) for lineup in choices.values()]

    @cached_property
    def round_size(self) -> int:
        """The number of games in a round."""
        return sum(len(rotations(orders[0])) for orders in self.lineups)

    def seating(self, number: int) -> tuple[int, Lineup]:
        """The round of a game, and its bots by seat."""
        which, place = divmod(number, self.round_size)
        for orders in self.lineups:
            turned = rotations(orders[which % len(orders)])
            if place < len(turned):
                break
            place -= len(turned)
        return which, turned[place]

    def rounded(self, games: int) -> int:
        """The number of games rounded up to whole rounds, at least MIN_ROUNDS of them."""
        check_games("A tournament", games)
        return max(MIN_ROUNDS, -(-games // self.round_size)) * self.round_size

    def describe(self) -> dict[str, Json]:
        """The plan as journals and results keep it. The number of games is left out, so it can
        grow."""
        name, _ = game(self.game).pack_identity(self.options)
        described: dict[str, Json] = {
            "work": "arena",
            "game": self.game,
            "rules": game(self.game).rules,
            "program": source_hash(self.game),
            "pack": name,
            "fingerprint": self.fingerprint,
            "players": self.players,
            **chosen_options(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
        }
        return {**described, "programs": self.programs} if self.programs else described


def plan_tournament(key: str, options: Options, bots: Sequence[str], seed: int) -> TournamentPlan:
    """Check everything before the first game."""
    completed = absolute_pack(game(key).complete_options(options))
    _, fingerprint = game(key).pack_identity(completed)
    entered = tuple(str(read_spec(text)) for text in bots)
    plan = TournamentPlan(key, completed, entered, seed, fingerprint, program_files(entered))
    stream(seed, 0)
    if len(plan.bots) < plan.players:
        raise Problem(
            f"A table of {plan.players} needs at least {plan.players} bots, not {len(plan.bots)};"
            " a bot may be listed several times."
        )
    if comb(len(plan.bots), plan.players) > MAX_LINEUPS:
        raise Problem(
            f"{len(plan.bots)} bots make more than {MAX_LINEUPS} tables of {plan.players};"
            " let fewer play."
        )
    check_bots(plan.entrants, game(key).start(completed, seed))
    return plan


def play_tournament(
    plan: TournamentPlan,
    games: int,
    workers: Workers,
    folder: Path,
    fresh: bool,
    done: Callable[[int], None],
) -> list[Json]:
    """Play the games that are not in the folder's journal yet, and return all games in order.

    `done` is called with the number of finished games.
    """
    with Journal(folder / JOURNAL, plan.describe(), fresh) as journal:
        finished = sum(number < games for number in journal.results)
        done(finished)
        pieces = ((number, number) for number in range(games))

        def another(number: int) -> None:
            nonlocal finished
            finished += 1
            done(finished)

        run_missing(partial(play_game, plan), pieces, workers, journal, another)
        return [journal.results[number] for number in range(games)]


def rotations(lineup: Lineup) -> list[Lineup]:
    """The different rotations of a line-up."""
    turned = [lineup[by:] + lineup[:by] for by in range(len(lineup))]
    return list(dict.fromkeys(turned))


def orders_around(lineup: Lineup) -> list[Lineup]:
    """The orders of a line-up around a table, up to rotation.

    Orders with a period are left out, so that every order has the same number of rotations.
    """
    orders: dict[Lineup, Lineup] = {}
    for rest in permutations(lineup[1:]):
        order = (lineup[0], *rest)
        orders.setdefault(min(rotations(order)), order)
    most = max(len(rotations(order)) for order in orders.values())
    return [order for order in orders.values() if len(rotations(order)) == most]


def play_game(plan: TournamentPlan, number: int) -> Json:
    """Play one game of a plan, and return its journal entry."""
    check_content(plan.game, plan.options, plan.fingerprint)
    which, seats = plan.seating(number)
    seed = game_seed(plan.seed, which)
    rules = game(plan.game)
    options = rules.resolve_options(plan.options, seed)
    clock = TimeKeeper(len(seats))
    faults = [0] * len(seats)

    def count(fault: Fault) -> None:
        faults[fault.seat] += 1

    played = play_bots(rules, options, seed, seats, [clock], count)
    return {
        "round": which,
        "seed": seed,
        **chosen_options(options),
        "seats": list(seats),
        "scores": [*played.scores],
        "ranking": [*played.ranking],
        **({"house_scores": {**played.house_scores}} if played.house_scores else {}),
        "digest": played.digest().hex(),
        "times": [it.dump() for it in clock.times],
        "faults": [*faults],
    }
