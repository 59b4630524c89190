"""The best actions of a position, each searched as thoroughly as the best one."""

from collections.abc import Sequence
from dataclasses import dataclass

from petteia.bots.clock import Clock
from petteia.bots.evaluators import evaluator_of
from petteia.bots.oracle import new_search
from petteia.bots.search.base import Search
from petteia.kernel.rng import IMAGINED, stream
from petteia.kernel.state import Action, State
from petteia.review.rating import SEATS_APART, shares_of


@dataclass(frozen=True, slots=True)
class Contender:
    """An action, as a search has rated it."""

    action: Action
    share: float
    """The win share of the player to move."""


class Contest:
    """A search of one decision that is continued until enough actions are rated well."""

    def __init__(self, known: State, number: int, iterations: int, seed: int) -> None:
        """Search the position, which `number` moves lead to, as its player knows it."""
        rng = stream(seed, IMAGINED + SEATS_APART * (1 + number))
        self.search: Search = new_search(evaluator_of(known), known, rng)
        self.iterations = iterations
        clock = Clock(iterations=iterations)
        while not self.search.is_done(clock):
            self.search.step(clock)
        self.search.stop()
        self.best = int(self.search.best())
        self.rated = {self.best: self._share(self.best)}

    def others(self, actions: Sequence[Action] = ()) -> list[Action]:
        """The actions that are not rated well yet, the most promising first."""
        shares = {it.action: self._share(it.action) for it in self.search.root.children}
        rest = [it for it in (actions or shares) if it not in self.rated]
        return sorted(rest, key=lambda it: (-shares[it], it))

    def rate(self, action: Action) -> float:
        """Search an action as thoroughly as the best one; the win share it leads to."""
        if action not in self.rated:
            search = self.search
            search.focus(action)
            clock = Clock(iterations=int(search.iterations) + self.iterations)
            while not (search.is_focused_enough() or clock.is_over(search.iterations)):
                search.step(clock)
            search.stop()
            self.rated[action] = self._share(action)
        return self.rated[action]

    def ranking(self) -> list[Contender]:
        """The actions that are rated well, best first."""
        ranked = sorted(self.rated, key=lambda it: (-self.rated[it], it))
        return [Contender(it, self.rated[it]) for it in ranked]

    def _share(self, action: Action) -> float:
        return shares_of(self.search.child(action))[self.search.seat]
