"""The rating of one decision: how good the played action was, and the best one.

Both are searched in determinizations of what the player knew, and equally thoroughly: at the end of
an ordinary search the best action has most of the tries, and the rating of one with few of them
would be little more than its prior.
"""

from dataclasses import dataclass

from petteia.bots.clock import Clock
from petteia.bots.comparison import look_ahead
from petteia.bots.evaluators import evaluator_of
from petteia.bots.oracle import new_search
from petteia.bots.search.base import Node, Search
from petteia.kernel.rng import IMAGINED, stream
from petteia.kernel.state import State
from petteia.processes.interruption import give_up_if_interrupted

SEATS_APART = 64
"""The distance between the random streams of two decisions of a game."""
DIGITS = 9
"""The digits that are kept after the point."""
SECOND_SEARCH = 2
"""With the second search of the played action, a decision takes at most so many budgets."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What a search thinks of a decision. Win shares are by seat."""

    best: int
    """The best action; the played one if no other is better."""
    before: list[float]
    """The win shares with the best action."""
    after: list[float]
    """The win shares with the played one."""
    lead_before: float
    """The player's expected lead with the best action, in VP."""
    lead_after: float
    """The same with the played one."""

    def cost(self, seat: int) -> float:
        """What the player's choice cost of their win share; never below 0."""
        return self.before[seat] - self.after[seat]


@dataclass(frozen=True, slots=True)
class PlayedDecision:
    """A decision of a finished game. It is pickled and rated in another process."""

    number: int
    """The number of moves before it."""
    state: State
    """The position as the player knew it."""
    action: int
    """What was played."""

    @property
    def seat(self) -> int:
        """Who decided."""
        return int(self.state.to_move())

    def rate(self, iterations: int, seed: int) -> Rating:
        """Search the decision; the same iterations and seed give the same rating everywhere."""
        state, played = self.state, self.action
        seat = self.seat
        rng = stream(seed, IMAGINED + SEATS_APART * (1 + self.number))
        search = new_search(evaluator_of(state), state, rng)
        _run(search, Clock(iterations=iterations))
        best = int(search.best())
        if best != played:
            search.focus(played)
            clock = Clock(iterations=SECOND_SEARCH * iterations)
            while not (search.is_focused_enough() or clock.is_over(search.iterations)):
                search.step(clock)
                give_up_if_interrupted()
            search.stop()
        before, after = shares_of(search.child(best)), shares_of(search.child(played))
        if after[seat] >= before[seat]:
            best, before = played, after
        leads = self._leads([best, played] if best != played else [best])
        return Rating(best, before, after, round(leads[0], DIGITS), round(leads[-1], DIGITS))

    def _leads(self, actions: list[int]) -> list[float]:
        looked = look_ahead(evaluator_of(self.state), self.state, actions, Clock(iterations=1))
        return [lookahead.lead for lookahead in looked]


def _run(search: Search, clock: Clock) -> None:
    while not search.is_done(clock):
        search.step(clock)
        give_up_if_interrupted()
    search.stop()


def shares_of(node: Node) -> list[float]:
    """The mean win shares of an action. They are rounded: the last digits of a sum depend on the
    order in which a position keeps its cards, which is another one after pickling."""
    visits = int(node.visits)
    return [round(share / visits, DIGITS) for share in node.win_shares]
