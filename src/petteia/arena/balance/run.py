"""Many games watched: who took what, and how they fared; the sums a balance report is made of.

What there is to see in a game belongs to the game's own watcher; here are the games, how they are
divided, and the journal from which interrupted work goes on.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol, cast

from petteia.arena.balance.ledger import (
    Ledger,
    add_ledger,
    add_row,
    from_json,
    shares_of_win,
    to_json,
)
from petteia.arena.match.program import (
    check_bots,
    check_content,
    check_games,
    program,
    programs_of,
    with_fixed_pack,
)
from petteia.arena.match.simulate import game_seed
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.work import finish
from petteia.arena.pool.workers import Workers
from petteia.bots.external import Fault
from petteia.bots.roster import seat_bots, sit_down
from petteia.kernel.game import game
from petteia.kernel.options import Options, chosen_options
from petteia.kernel.plugin import plugin
from petteia.kernel.rng import stream
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem

PIECE = 20
"""Games in a piece of work, at most."""
JOURNAL = "journal.jsonl"
FAMILIES = "families"
ALL = "all"
"""Every choice of content in turn, as every set of Families."""
FAULTS = "faults"
"""The page of the ledger on which decisions are counted that programs lost, by bot."""
Piece = tuple[int, tuple[int, ...]]
"""Its number, and those of its games."""


class Watcher(Protocol):
    """Somebody who watches one game from its beginning to its end."""

    def see(self, action: int) -> None:
        """An action is about to be applied to the state."""
        ...

    def end(self, wins: list[int], scores: list[int]) -> None:
        """The game is over; what was seen goes into the ledger."""
        ...


Watch = Callable[[State, Ledger], Watcher]


def watch_of(key: str) -> Watch:
    """Who watches a game; a `Problem` if there is no balance report for it."""
    known = plugin(key)
    if not (known.watcher and known.reporter):
        raise Problem(f"There is no balance report for {known.name}.")
    return cast("Watch", known.load("watcher"))


@dataclass(frozen=True, slots=True)
class Plan:
    """Games to be played and watched, spread evenly over the choices of content."""

    game: str
    variants: tuple[Options, ...]
    """Game number i is played with number i of these, round and round."""
    asked: Options
    """What was asked for beside players and pack."""
    bots: tuple[str, ...]
    """As many as seats; they take turns in them."""
    seed: int
    games: int
    fingerprint: str
    """Of the pack."""
    programs: dict[str, Json]
    """What programs of somebody's own were when the games were planned."""

    def options(self, number: int) -> Options:
        """What game `number` is played with."""
        return self.variants[number % len(self.variants)]

    def seating(self, number: int) -> list[str]:
        """Who sits where in game `number`: in turn, and in turn with every content too."""
        by = sum(divmod(number, len(self.variants))) % len(self.bots)
        return [*self.bots[by:], *self.bots[:by]]

    def pieces(self, known: Container[int] = ()) -> list[Piece]:
        """The games in numbered pieces, each of games with the same content.

        The number tells the games. Pieces whose numbers are known are made use of, even if they
        are parts of those there would be without them.
        """
        same = len(self.variants)
        groups = [range(first, self.games, same) for first in range(same)]
        blocks = [
            group[start : start + PIECE]
            for start in range(0, len(groups[0]), PIECE)
            for group in groups
        ]
        return [
            piece for place, block in enumerate(blocks) for piece in _divided(place, block, known)
        ]

    def describe(self) -> dict[str, Json]:
        """The plan as a journal knows it; how many games is not part of it."""
        name, _ = game(self.game).pack_identity(self.variants[0])
        described: dict[str, Json] = {
            "work": "balance",
            "game": self.game,
            "rules": game(self.game).rules,
            "program": program(),
            "pack": name,
            "fingerprint": self.fingerprint,
            "players": len(self.bots),
            **self.asked,
            "bots": list(self.bots),
            "seed": self.seed,
        }
        return {**described, "programs": self.programs} if self.programs else described


def _divided(place: int, block: Sequence[int], known: Container[int]) -> Iterator[Piece]:
    """A block of games in the largest known pieces one after the other, and a piece of the rest."""

    def number(start: int, end: int) -> int:
        return (place * PIECE + start) * PIECE + end - 1

    start, whole = 0, len(block)
    while start < whole:
        ends = range(whole, start, -1)
        end = next((end for end in ends if number(start, end) in known), whole)
        yield number(start, end), tuple(block[start:end])
        start = end


def plan_balance(key: str, options: Options, bots: list[str], seed: int, games: int) -> Plan:
    """Check everything before the first game; `families` may be `all` for every set."""
    check_games("A balance report", games)
    watch_of(key)
    families = str(options.get(FAMILIES, ALL)).strip().lower()
    if families == ALL:
        rest = {name: value for name, value in options.items() if name != FAMILIES}
        variants = game(key).variants(rest)
        if FAMILIES in options and FAMILIES not in variants[0]:
            game(key).options(options)  # which says that it has no such option
    else:
        variants = [game(key).options(options)]
    asked = chosen_options(variants[0])
    for name in asked:
        if any(variant[name] != asked[name] for variant in variants):
            asked[name] = ALL
    if FAMILIES in asked:
        asked[FAMILIES] = families
    variants = [with_fixed_pack(variant) for variant in variants]
    _, fingerprint = game(key).pack_identity(variants[0])
    players = variants[0]["players"]
    assert isinstance(players, int)
    stream(seed, 0)
    seated = tuple(seat_bots(bots, players))
    check_bots(seated, game(key).start(variants[0], seed))
    programs = programs_of(seated)
    return Plan(key, tuple(variants), asked, seated, seed, games, fingerprint, programs)


def watch_games(
    plan: Plan, workers: Workers, folder: Path, fresh: bool, done: Callable[[int], None]
) -> Ledger:
    """Play all games the folder's journal does not have yet; the sums of all of them.

    `done` is told how many are finished.
    """
    with Journal(folder / JOURNAL, plan.describe(), fresh) as journal:
        pieces = plan.pieces(journal.results)
        sizes = {number: len(piece) for number, piece in pieces}
        finished = sum(sizes.get(number, 0) for number in journal.results)
        done(finished)

        def another(number: int) -> None:
            nonlocal finished
            finished += sizes[number]
            done(finished)

        finish(partial(watch_piece, plan), pieces, workers, journal, another)
        ledger: Ledger = {}
        for number, _ in pieces:
            add_ledger(ledger, from_json(journal.results[number]))
    return ledger


def watch_piece(plan: Plan, numbers: tuple[int, ...]) -> Json:
    """The sums of a piece of the work."""
    check_content(plan.game, plan.variants[0], plan.fingerprint)
    ledger: Ledger = {}
    watch = watch_of(plan.game)
    for number in numbers:
        _watch_game(plan, number, watch, ledger)
    return to_json(ledger)


def _watch_game(plan: Plan, number: int, watch: Watch, ledger: Ledger) -> None:
    seed = game_seed(plan.seed, number)
    played = game(plan.game)
    state = played.start(plan.options(number), seed)
    watcher = watch(state, ledger)
    seats = plan.seating(number)

    def note(fault: Fault) -> None:
        add_row(ledger, FAULTS, seats[fault.seat], [1])

    with sit_down(seats, played, seed, state, note) as seated:
        choose = [bot.choose for bot in seated]
        seat = state.to_move()
        while seat >= 0:
            action = choose[seat](state)
            watcher.see(action)
            state.apply(action)
            seat = state.to_move()
    watcher.end(shares_of_win(state.ranking()), state.scores())
