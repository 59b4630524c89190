"""A search for games with long turns: beam searches of the own turn, each wider than the last.

The first one is narrow and shows how many positions the clock allows; the second one keeps as many
lines as the rest of the time is enough for. All are of the same determinization.
"""

import gc
from typing import Final, final

from petteia.bots.clock import Clock
from petteia.bots.evaluator import Evaluator
from petteia.bots.search.base import Node, Search
from petteia.bots.search.turn import SAME_LEAD, Line, TurnSearch
from petteia.kernel.native import i64
from petteia.kernel.rng import Rng
from petteia.kernel.state import State

POSITIONS: Final = 20
"""Positions that count as an iteration. A tree search looks at as many in one."""
LINES_A_STEP: Final = 32
"""Lines that are extended between looks at the clock."""
MAX_LINES: Final = 8192
"""The most lines kept, to save memory."""
WIDER: Final = 2.0
"""A further search keeps at least this many times the lines of the one before."""
CAUTION: Final = 0.7
"""The share of the rest of the time a further search is planned for."""
COMPLETED: Final = 8
"""Lines that are searched to the end of the turn when the time is over."""
ALL_POSITIONS: Final = 1 << 60


@final
class LineSearch(Search):
    """Beam searches of one turn."""

    def __init__(self, evaluator: Evaluator, state: State, rng: Rng) -> None:
        super().__init__(evaluator, state, rng)
        self.world = state.determinize(self.seat, rng)
        self.beam = evaluator.beam()
        self.turn = self._turn_search()
        self.positions: i64 = 0
        """Positions looked at by the searches that are finished."""
        self.share = 0.0
        """The share of the time that was used up when the last search began."""
        self.is_exhausted = False
        """Was no line given up, or as many kept as may be?"""
        self.is_rated = False
        """Do the ratings of the actions include the current search?"""
        self.lines: dict[int, Line] = {}
        """The best line with each first action."""
        self.is_focused = False
        """Does the current search look at the lines of one first action only?"""

    def step(self, clock: Clock) -> None:
        if self.is_exhausted:
            return
        turn = self.turn
        self.is_rated = False
        _extend_lines(turn)
        self.iterations = (self.positions + ALL_POSITIONS - turn.node_budget) // POSITIONS + 1
        if clock.is_over(self.iterations):
            self.stop()
        elif not turn.lines:
            self.stop()
            if self.is_focused:
                self.is_exhausted = True
            else:
                self._search_wider(clock)

    def is_done(self, clock: Clock) -> bool:
        if not self.root.children:
            return False
        return self.is_exhausted or clock.is_over(self.iterations)

    def stop(self) -> None:
        """End the current search, and rate the actions by all searches so far. An action no line of
        which was kept counts as the worst. A line that ends within the turn could not be compared:
        what is not spent yet is often rated too high."""
        if self.is_rated:
            return
        self.is_rated = True
        self.turn.complete(COMPLETED)
        self.positions += ALL_POSITIONS - self.turn.node_budget
        self.turn.node_budget = ALL_POSITIONS
        for first, line in self.turn.finished.items():
            known = self.lines.get(first)
            if known is None or line.lead > known.lead:
                self.lines[first] = line
        self._rate_actions()

    def focus(self, action: i64) -> None:
        """Search the lines that begin with this action once more, with a whole beam of its own."""
        self.is_focused = True
        self.is_exhausted = False
        self.is_rated = False
        self.turn = self._turn_search()
        self.turn.begin_with(action)

    def is_focused_enough(self) -> bool:
        return self.is_focused and self.is_exhausted

    def _turn_search(self) -> TurnSearch:
        return TurnSearch(self.evaluator, self.world.copy(), self.beam, ALL_POSITIONS)

    def _search_wider(self, clock: Clock) -> None:
        """Begin a search that is as wide as the rest of the time allows, if that is worth it."""
        share = clock.share(self.iterations)
        spent = max(share - self.share, 1e-9)
        wider = CAUTION * (1.0 - share) / spent
        self.is_exhausted = not self.turn.pruned or self.beam == MAX_LINES or wider < WIDER
        if not self.is_exhausted:
            self.beam = int(min(float(int(MAX_LINES)), wider * float(int(self.beam))))
            self.share = share
            self.turn = self._turn_search()

    def _rate_actions(self) -> None:
        best, worst = self._extremes()
        ties: list[int] = [
            first for first, line in self.lines.items() if line.lead >= best.lead - SAME_LEAD
        ]
        chosen = ties[self.rng.below(len(ties))]
        children: list[Node] = []
        for action in self.state.legal():
            line = self.lines.get(action, worst)
            node = Node(action, self.seats)
            node.tries = 1 if action == chosen else 0
            node.visits = 1
            node.win_shares = self.evaluator.win_shares(line.state)
            node.prior = node.win_shares[self.seat]
            node.lead = line.lead
            children.append(node)
        self.root.tries = 1
        self.root.visits = 1
        self.root.children = children

    def _extremes(self) -> tuple[Line, Line]:
        """The best and the worst of the best lines."""
        lines = list(self.lines.values())
        best = lines[0]
        worst = lines[0]
        for line in lines:
            if line.lead > best.lead:
                best = line
            if line.lead < worst.lead:
                worst = line
        return best, worst


def _extend_lines(turn: TurnSearch) -> None:
    """Extend some lines without the garbage collector: it would look at all lines again and again,
    and there are no cycles among them."""
    collects = gc.isenabled()
    gc.disable()
    try:
        left: i64 = LINES_A_STEP
        while left > 0 and turn.lines:
            turn.step()
            left -= 1
    finally:
        if collects:
            gc.enable()
