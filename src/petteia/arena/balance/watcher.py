"""Watched games: the contract of a game's watcher, and the sums a balance report is made of.

The watcher of a game knows what to count in it. This module plays the games, divides the work and
keeps a journal, so that interrupted work can be continued.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from petteia.arena.balance.ledger import (
    Ledger,
    add_ledger,
    add_row,
    from_json,
    shares_of_win,
    to_json,
)
from petteia.arena.match.checks import check_content
from petteia.arena.match.played_game import play_bots
from petteia.arena.match.simulation import game_seed
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.pieces import run_missing
from petteia.arena.pool.workers import Workers
from petteia.bots.external import Fault
from petteia.bots.game_loop import Observer
from petteia.kernel.game import game
from petteia.kernel.plugin import plugin
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem

if TYPE_CHECKING:
    from petteia.arena.balance.plan import BalancePlan

JOURNAL = "journal.jsonl"
FAULTS = "faults"
"""The page of the ledger that counts the faults of external programs, by bot."""


class Watcher(Protocol):
    """Watches one game from its beginning to its end."""

    def see(self, action: int) -> None:
        """Called before an action is applied to the state."""
        ...

    def end(self, wins: list[int], scores: list[int]) -> None:
        """Called when the game is over: add what was seen to the ledger."""
        ...


MakeWatcher = Callable[[State, Ledger], Watcher]


class WatcherObserver(Observer):
    """Passes a game to its watcher."""

    def __init__(self, make_watcher: MakeWatcher, ledger: Ledger) -> None:
        self.make_watcher = make_watcher
        self.ledger = ledger

    def started(self, state: State) -> None:
        self.watcher = self.make_watcher(state, self.ledger)

    def chose(self, state: State, seat: int, action: int) -> None:
        self.watcher.see(action)

    def ended(self, state: State) -> None:
        self.watcher.end(shares_of_win(state.ranking()), state.scores())


def watcher_of(key: str) -> MakeWatcher:
    """The watcher of a game; a `Problem` if there is no balance report for it."""
    known = plugin(key)
    if not (known.watcher and known.reporter):
        raise Problem(f"There is no balance report for {known.name}.")
    return cast("MakeWatcher", known.load("watcher"))


def watch_games(
    plan: "BalancePlan", workers: Workers, folder: Path, fresh: bool, done: Callable[[int], None]
) -> Ledger:
    """Play all games that are not in the folder's journal yet, and return the sums of all games.

    `done` is called with the number of finished games.
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

        run_missing(partial(watch_piece, plan), pieces, workers, journal, another)
        ledger: Ledger = {}
        for number, _ in pieces:
            add_ledger(ledger, from_json(journal.results[number]))
    return ledger


def watch_piece(plan: "BalancePlan", numbers: tuple[int, ...]) -> Json:
    """The sums of a piece of the work."""
    check_content(plan.game, plan.variants[0], plan.fingerprint)
    ledger: Ledger = {}
    observer = WatcherObserver(watcher_of(plan.game), ledger)
    for number in numbers:
        _watch_game(plan, number, observer, ledger)
    return to_json(ledger)


def _watch_game(plan: "BalancePlan", number: int, observer: Observer, ledger: Ledger) -> None:
    seats = plan.seating(number)

    def note(fault: Fault) -> None:
        add_row(ledger, FAULTS, seats[fault.seat], [1])

    seed = game_seed(plan.seed, number)
    play_bots(game(plan.game), plan.options(number), seed, seats, [observer], note)
