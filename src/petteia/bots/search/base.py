"""The contract of a search of one decision, and the statistics it collects."""

from typing import final

from petteia.bots.clock import Clock
from petteia.bots.evaluator import Evaluator
from petteia.kernel.native import i64
from petteia.kernel.rng import Rng
from petteia.kernel.state import State


@final
class Node:
    """A sequence of actions, with its statistics."""

    __slots__ = ("action", "children", "lead", "prior", "tries", "visits", "win_shares")

    def __init__(self, action: i64, seats: i64) -> None:
        self.action = action
        self.tries: i64 = 0
        self.visits: i64 = 0
        """The tries plus the visits its prior counts for."""
        self.prior = 0.0
        """The win share of the player who chooses it, as rated before it was tried."""
        self.lead = 0.0
        """That player's lead, which orders children of equal prior. It is set if the game is over
        or the evaluator rates the score only."""
        self.win_shares: list[float] = [0.0] * seats
        """The sum of the win shares backed up through this node, by seat."""
        self.children: list[Node] = []
        """By prior, best first, as rated when each was first legal."""


class Search:
    """A search for the best action of the player to move. The children of its root are the actions
    it has rated."""

    def __init__(self, evaluator: Evaluator, state: State, rng: Rng) -> None:
        self.evaluator = evaluator
        self.state = state
        self.rng = rng
        self.seat = state.to_move()
        self.seats: i64 = len(state.scores())
        self.root = Node(-1, self.seats)
        self.iterations: i64 = 0

    def step(self, clock: Clock) -> None:
        """Search a little further."""
        raise NotImplementedError

    def is_done(self, clock: Clock) -> bool:
        """Is the time over, or everything searched, and every action rated?"""
        raise NotImplementedError

    def is_decided(self, clock: Clock) -> bool:
        """Can no time that is left change which action is best?"""
        return False

    def stop(self) -> None:
        """Use what was found in a step that is not finished."""
        return

    def focus(self, action: i64) -> None:
        """Search only this action from now on, after at least one step and `stop`, so that its
        rating is as good as that of the best one."""
        raise NotImplementedError

    def is_focused_enough(self) -> bool:
        """Is the action of `focus` searched as thoroughly as the best one?"""
        raise NotImplementedError

    def child(self, action: i64) -> Node:
        """The rated action of this number."""
        for node in self.root.children:
            if node.action == action:
                return node
        raise ValueError(f"action {int(action)} was not rated")

    def best(self) -> int:
        """The most tried action."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.tries > best.tries:
                best = child
        return best.action
