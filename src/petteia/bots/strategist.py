"""Strategist: a search of one's own turn, valued where it ends."""

from typing import Final, final

from petteia.bots.bot import Bot
from petteia.bots.clock import Clock
from petteia.bots.evaluator import Evaluator
from petteia.bots.evaluators import evaluator_of
from petteia.bots.greedy import quick_action, settle
from petteia.kernel.native import i64
from petteia.kernel.state import State

BEAM: Final = 4
"""Lines that a Strategist follows at each move of a turn."""
ALIKE: Final = 1e-9
"""Leads no further apart are the same."""
DEEPEST: Final = 12
"""Moves of a turn that are looked ahead."""


@final
class Line:
    """Some decisions of a turn, and where they lead."""

    __slots__ = ("actions", "lead", "legal", "state")

    def __init__(self, state: State, actions: list[int], legal: list[list[int]]) -> None:
        self.state = state
        self.actions = actions
        self.legal = legal
        """What was legal at each of them."""
        self.lead = 0.0


@final
class Strategist(Bot):
    """Looks for the best way through its turn, and follows it."""

    def __init__(self) -> None:
        self.turn: i64 = -1
        self.actions: list[int] = []
        self.legal: list[list[int]] = []
        """The rest of the way found, and what should be legal on it."""

    def choose(self, state: State, clock: Clock) -> int:
        evaluator = evaluator_of(state)
        turn = state.turn_number()
        if turn != self.turn or not self.legal or self.legal[0] != state.legal():
            line = TurnSearch(evaluator, state, BEAM, evaluator.node_budget()).best_line()
            self.turn = turn
            self.actions = line.actions
            self.legal = line.legal
        self.legal = self.legal[1:]
        action = self.actions[0]
        self.actions = self.actions[1:]
        return action


@final
class TurnSearch:
    """The ways through the turn of the player to move: a beam over its moves."""

    def __init__(self, evaluator: Evaluator, state: State, beam: i64, node_budget: i64) -> None:
        self.evaluator = evaluator
        self.state = state
        self.beam = beam
        self.seat = state.to_move()
        self.turn = state.turn_number()
        self.node_budget = node_budget
        """Positions still to be looked at; after them the choices left are made at once."""
        self.best: Line | None = None
        self.unfinished: list[Line] = []

    def best_line(self) -> Line:
        """The way after which the player leads by most."""
        lines = [Line(self.state, [], [])]
        depth: i64 = 0
        while lines:
            self.unfinished = []
            for line in lines:
                self._extend(line)
            lines = _best_of(self.unfinished, self.beam)
            depth += 1
            if depth == DEEPEST or self.node_budget <= 0:
                for line in lines:
                    self._finish(line)
                break
        best = self.best
        assert best is not None
        return best

    def _extend(self, line: Line) -> None:
        """All ways to make one more move."""
        legal = line.state.legal()
        self.node_budget -= len(legal)
        for action in legal:
            after = line.state.copy()
            after.apply(action)
            self._let_others_choose(after)
            longer = Line(after, line.actions + [action], line.legal + [legal])
            if after.turn_number() != self.turn or after.to_move() != self.seat:
                self._finish(longer)
            elif self.evaluator.is_settled(after):
                longer.lead = self.evaluator.leads(after)[self.seat]
                self.unfinished.append(longer)
            elif self.node_budget > 0:
                self._extend(longer)
            else:
                settle(self.evaluator, after)
                self._finish(longer)

    def _finish(self, line: Line) -> None:
        line.lead = self.evaluator.leads(line.state)[self.seat]
        best = self.best
        if best is None or line.lead > best.lead:
            self.best = line

    def _let_others_choose(self, state: State) -> None:
        """The choices of rivals inside this turn, made at once."""
        while True:
            mover = state.to_move()
            if mover < 0 or mover == self.seat or state.turn_number() != self.turn:
                return
            state.apply(quick_action(self.evaluator, state))


def _best_of(lines: list[Line], number: i64) -> list[Line]:
    """So many of the lines, the best rated ones; those rated alike are the same moves in another
    order, and one of them is enough."""
    found: list[Line] = []
    for line in sorted(lines, key=_order):
        if not found or line.lead < found[-1].lead - ALIKE:
            if len(found) == number:
                break
            found.append(line)
    return found


def _order(line: Line) -> float:
    return -line.lead
