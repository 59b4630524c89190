"""A beam search of the turn of the player to move, rated at the end of the turn."""

from typing import Final, final

from petteia.bots.evaluator import Evaluator
from petteia.bots.greedy import candidates, quick_action, settle
from petteia.kernel.native import i64
from petteia.kernel.rng import Rng
from petteia.kernel.state import State

SAME_LEAD: Final = 1e-9
"""Leads that differ by no more are equal."""
MAX_MOVES: Final = 12
"""The most moves of a turn that are searched."""
MAX_CHOICES: Final = 40
"""The same for a search that compares lines after every choice."""
MAX_UNPRUNED: Final = 20000
"""Extended lines are pruned when there are so many, to save memory."""


@final
class Choice:
    """A choice on a line, and the one before it."""

    __slots__ = ("action", "before", "legal")

    def __init__(self, before: "Choice | None", action: i64, legal: list[int]) -> None:
        self.before = before
        self.action = action
        self.legal = legal
        """The actions that were legal."""


@final
class Line:
    """A sequence of choices in a turn, and the resulting position."""

    __slots__ = ("first", "last", "lead", "state")

    def __init__(self, state: State, last: Choice | None, first: i64) -> None:
        self.state = state
        self.last = last
        """Its last choice."""
        self.first = first
        """Its first action; -1 if it has none."""
        self.lead = 0.0

    def choices(self) -> list[Choice]:
        """Its choices, the first one first."""
        found: list[Choice] = []
        choice = self.last
        while choice is not None:
            found.append(choice)
            choice = choice.before
        found.reverse()
        return found

    def actions(self) -> list[int]:
        """The actions chosen, the first one first."""
        return [choice.action for choice in self.choices()]


@final
class TurnSearch:
    """A beam search of the turn of the player to move."""

    def __init__(
        self,
        evaluator: Evaluator,
        state: State,
        beam: i64,
        node_budget: i64,
        rng: Rng | None = None,
    ) -> None:
        self.evaluator = evaluator
        self.beam = beam
        self.rng = rng
        """Breaks ties for evaluators that rate the score only."""
        self.rates_choices = evaluator.rates_choices()
        self.max_depth: i64 = MAX_CHOICES if self.rates_choices else MAX_MOVES
        self.prunes = not evaluator.rates_score_only()
        """Without pruning, only the node budget limits the search."""
        self.seat = state.to_move()
        self.turn = state.turn_number()
        self.node_budget = node_budget
        """Positions still to be looked at. At 0, pending choices are made greedily."""
        self.pruned = False
        """Was any line given up?"""
        self.best: Line | None = None
        """The best finished line."""
        self.finished: dict[int, Line] = {}
        """The best finished line with each first action."""
        self.lines = [Line(state, None, -1)]
        """The lines to extend, best first, and the place of the next one."""
        self.place: i64 = 0
        self.depth: i64 = 0
        self.unfinished: list[Line] = []
        """The extended lines."""

    def best_line(self) -> Line:
        """Search to the end: the line with the highest lead for the player."""
        while self.lines:
            self.step()
        best = self.best
        assert best is not None
        return best

    def begin_with(self, action: i64) -> None:
        """Look only at lines that begin with this action."""
        root = self.lines[0]
        self._extend_by(root, action, root.state.legal())
        self.lines = self.unfinished
        self.unfinished = []

    def step(self) -> None:
        """Extend the next line; after the last one, keep the best of the extended lines."""
        line = self.lines[self.place]
        self.place += 1
        if self.prunes or self.node_budget > 0:
            self._extend(line)
        else:
            self._compare(line)
        if self.prunes and len(self.unfinished) > self.beam + MAX_UNPRUNED:
            self.unfinished = self._keep_best(self.unfinished)
        if self.place < len(self.lines):
            return
        self.lines = self._keep_best(self.unfinished) if self.prunes else self.unfinished
        self.unfinished = []
        self.place = 0
        self.depth += 1
        if self.depth == self.max_depth or self.node_budget <= 0:
            for line in self.lines:
                self._compare(line)
            self.lines = []

    def complete(self, beam: i64) -> None:
        """Search to the end with so few lines only."""
        if self.lines:
            self.beam = beam
            self.lines = self._keep_best(self.lines[self.place :] + self.unfinished)
            self.unfinished = []
            self.place = 0
        while self.lines:
            self.step()

    def _extend(self, line: Line) -> None:
        """Add all lines with one more step: a choice, or a move with all choices inside it."""
        legal = line.state.legal()
        self.node_budget -= len(legal)
        for action in candidates(self.evaluator, legal, self.rng):
            self._extend_by(line, action, legal)

    def _extend_by(self, line: Line, action: i64, legal: list[int]) -> None:
        after = line.state.copy()
        after.apply(action)
        self._play_other_seats(after)
        first = line.first if line.first >= 0 else action
        longer = Line(after, Choice(line.last, action, legal), first)
        if after.turn_number() != self.turn or after.to_move() != self.seat:
            self._finish(longer)
        elif self.rates_choices or self.evaluator.is_settled(after):
            longer.lead = self.evaluator.leads(after)[self.seat]
            self.unfinished.append(longer)
        elif self.node_budget > 0:
            self._extend(longer)
        else:
            settle(self.evaluator, after)
            self._finish(longer)

    def _finish(self, line: Line) -> None:
        line.lead = self.evaluator.leads(line.state)[self.seat]
        self._compare(line)

    def _compare(self, line: Line) -> None:
        """Keep a finished line if it is the best one, or the best with its first action."""
        best = self.best
        if best is None or line.lead > best.lead:
            self.best = line
        other = self.finished.get(line.first)
        if other is None or line.lead > other.lead:
            self.finished[line.first] = line

    def _play_other_seats(self, state: State) -> None:
        """Make the choices of other players inside this turn greedily."""
        while True:
            mover = state.to_move()
            if mover < 0 or mover == self.seat or state.turn_number() != self.turn:
                return
            state.apply(quick_action(self.evaluator, state))

    def _keep_best(self, lines: list[Line]) -> list[Line]:
        """The best rated lines. Lines with equal leads are the same moves in a different order, so
        only one of them is kept."""
        found: list[Line] = []
        for line in sorted(lines, key=_order):
            if not found or line.lead < found[-1].lead - SAME_LEAD:
                if len(found) == self.beam:
                    self.pruned = True
                    break
                found.append(line)
        return found


def _order(line: Line) -> float:
    return -line.lead
