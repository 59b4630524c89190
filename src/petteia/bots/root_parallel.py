"""Root parallelism: several trees of one decision, searched at the same time and added up.

Every tree is a search of its own with other random streams and another exploration constant: where
nothing hidden comes into play, an evaluator rates a leaf the same in every determinization, and
trees that differ in their random numbers alone would be equal. The first tree decides when the
decision is made: the others are interrupted when it is done, and what they have found until then
counts. So they never make a decision slower.

A budget in iterations is always one tree, which the bot searches itself: it chooses the same on
every machine.
"""

import logging
import os
from collections.abc import Iterable
from concurrent.futures import Future, wait
from dataclasses import dataclass, replace
from typing import Self

from petteia.bots.clock import Clock
from petteia.bots.decisions import Decision
from petteia.bots.levels import determinization_rng, read_spec
from petteia.bots.oracle import new_search
from petteia.bots.search.base import Search
from petteia.bots.search.tree import default_params
from petteia.kernel.rng import PLAYERS, stream
from petteia.processes.interruption import interrupted
from petteia.processes.outcome import Outcome
from petteia.processes.pool import ProcessPool

log = logging.getLogger(__name__)

EXPLORATION = (1.0, 0.7, 1.4, 0.85)
"""The exploration constant of each tree, as a multiple of the one the evaluator suggests."""
MOST_TREES = len(EXPLORATION)
"""The most trees of one decision."""
TREES_APART = 1 << 24
"""The distance between the random streams of two trees of a decision."""
LATE_SECONDS = 0.1
"""How long a decision waits for a tree that was interrupted; usually that takes milliseconds."""


@dataclass(frozen=True, slots=True)
class RootAction:
    """What a search found out about an action of its root."""

    action: int
    tries: int
    visits: int
    """The tries plus the visits its prior counts for."""
    win_shares: tuple[float, ...]
    """The sum over the visits, by seat."""

    def plus(self, other: "RootAction") -> "RootAction":
        """Both searches of this action together."""
        sums = zip(self.win_shares, other.win_shares, strict=True)
        return RootAction(
            self.action,
            self.tries + other.tries,
            self.visits + other.visits,
            tuple(one + another for one, another in sums),
        )


RootStatistics = list[RootAction]
"""The actions of a root, in the order of the search."""


def merge(trees: Iterable[RootStatistics]) -> RootStatistics:
    """Add up the statistics of trees by action, in the order in which the actions first occur."""
    merged: dict[int, RootAction] = {}
    for tree in trees:
        for found in tree:
            known = merged.get(found.action)
            merged[found.action] = found if known is None else known.plus(found)
    return list(merged.values())


def best_action(statistics: RootStatistics, seat: int) -> int:
    """The most tried action; of several, the one with the highest win share of the seat."""
    best = max(statistics, key=lambda found: (found.tries, found.win_shares[seat] / found.visits))
    return best.action


@dataclass(frozen=True, slots=True)
class Tree:
    """One tree of a decision. The first is the one the bot searches without others."""

    bot: str
    seed: int
    decision: Decision
    number: int = 0

    def answer(self) -> RootStatistics:
        """Search until the bot's time is over or the task is interrupted."""
        spec = read_spec(self.bot)
        clock = Clock(spec.seconds, spec.iterations)
        state = self.decision.state
        number = self.decision.stream() + TREES_APART * self.number
        state = state.determinize(state.to_move(), determinization_rng(self.seed, number))
        evaluator = spec.evaluators()(state)
        params = default_params(evaluator)
        params.exploration *= EXPLORATION[self.number]
        search = new_search(evaluator, state, stream(self.seed, PLAYERS + number), params)
        while not (search.is_done(clock) or search.is_decided(clock)):
            if search.root.children and interrupted():
                break
            search.step(clock)
        search.stop()
        return root_statistics(search)

    def hurry(self, share: float) -> Self:
        """The same with a part of its time."""
        return replace(self, bot=str(read_spec(self.bot).hurried(share)))

    def further(self, number: int) -> Self:
        """Another tree of the same decision."""
        return replace(self, number=number)


def root_statistics(search: Search) -> RootStatistics:
    """What a search has found out about each action."""
    return [
        RootAction(int(it.action), int(it.tries), int(it.visits), tuple(it.win_shares))
        for it in search.root.children
    ]


def choose_by(statistics: Iterable[RootStatistics], tree: Tree) -> int:
    """The action that all trees of a decision choose together."""
    return best_action(merge(statistics), int(tree.decision.state.to_move()))


def found_by(further: "Iterable[Future[Outcome[RootStatistics]]]") -> list[RootStatistics]:
    """What further trees have found that are done; one that failed is left out."""
    found = []
    for future in further:
        if not future.done() or future.cancelled():
            continue
        failed = future.exception()
        failure = str(failed) if failed else future.result().failure()
        if failure:
            log.warning("A further tree of a decision is left out: %s.", failure)
        else:
            found.append(future.result().read())
    return found


def spare_processes() -> int:
    """How many processes may search further trees of a decision of this process: one for each core
    but two, this process and one for everything else."""
    return max(0, min(MOST_TREES, (os.cpu_count() or 2) - 1) - 1)


def _search(tree: Tree) -> RootStatistics:
    return tree.answer()


class TreeProcesses:
    """Processes that search further trees of the decisions of this process."""

    def __init__(self, count: int | None = None) -> None:
        """`count` processes; by default as many as this machine has to spare."""
        self.count = spare_processes() if count is None else count
        self._processes = ProcessPool(_search, self.count)

    def choose(self, tree: Tree) -> int:
        """The choice of a bot: this process searches the first tree, the others the rest."""
        further = [
            self._processes.submit(tree.further(number)) for number in range(1, self.count + 1)
        ]
        try:
            own = tree.answer()
        finally:
            for future in further:
                self._processes.interrupt(future)
        wait(further, LATE_SECONDS)
        return choose_by([own, *found_by(further)], tree)

    def close(self) -> None:
        """End the processes."""
        self._processes.close()
