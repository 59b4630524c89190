"""Strategist: a beam search of the bot's own turn, rated at the end of the turn."""

from typing import Final, final

from petteia.bots.bot import Bot
from petteia.bots.clock import Clock
from petteia.bots.evaluator import Evaluator
from petteia.bots.evaluators import EvaluatorFor, evaluator_of
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


@final
class Line:
    """A sequence of decisions in a turn, and the resulting position."""

    __slots__ = ("actions", "lead", "legal", "state")

    def __init__(self, state: State, actions: list[int], legal: list[list[int]]) -> None:
        self.state = state
        self.actions = actions
        self.legal = legal
        """The legal actions at each decision."""
        self.lead = 0.0


@final
class Strategist(Bot):
    """Searches its turn for the best line, and follows it."""

    def __init__(self, rng: Rng, evaluators: EvaluatorFor = evaluator_of, beam: i64 = 0) -> None:
        self.rng = rng
        self.evaluators = evaluators
        self.beam = beam
        """Lines a turn search keeps; 0 for what the evaluator suggests."""
        self.turn: i64 = -1
        self.actions: list[int] = []
        self.legal: list[list[int]] = []
        """The rest of the line, and the legal actions expected on it."""

    def choose(self, state: State, clock: Clock) -> int:
        evaluator = self.evaluators(state)
        if not self.has_plan(state):
            beam = self.beam
            if beam == 0:
                beam = evaluator.beam()
            budget = evaluator.node_budget()
            line = TurnSearch(evaluator, state, beam, budget, self.rng).best_line()
            self.turn = state.turn_number()
            self.actions = line.actions
            self.legal = line.legal
        self.legal = self.legal[1:]
        action = self.actions[0]
        self.actions = self.actions[1:]
        return action

    def has_plan(self, state: State) -> bool:
        """Is its next choice planned already?"""
        if state.turn_number() != self.turn or not self.legal:
            return False
        return self.legal[0] == state.legal()


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
        self.state = state
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
        self.best: Line | None = None
        self.unfinished: list[Line] = []

    def best_line(self) -> Line:
        """The line with the highest lead for the player."""
        lines = [Line(self.state, [], [])]
        depth: i64 = 0
        while lines:
            self.unfinished = []
            for line in lines:
                if self.prunes or self.node_budget > 0:
                    self._extend(line)
                else:
                    self._finish(line)
            lines = _keep_best(self.unfinished, self.beam) if self.prunes else self.unfinished
            depth += 1
            if depth == self.max_depth or self.node_budget <= 0:
                for line in lines:
                    self._finish(line)
                break
        best = self.best
        assert best is not None
        return best

    def _extend(self, line: Line) -> None:
        """Add all lines with one more step: a choice, or a move with all choices inside it."""
        legal = line.state.legal()
        self.node_budget -= len(legal)
        for action in candidates(self.evaluator, legal, self.rng):
            after = line.state.copy()
            after.apply(action)
            self._play_other_seats(after)
            longer = Line(after, line.actions + [action], line.legal + [legal])
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
        best = self.best
        if best is None or line.lead > best.lead:
            self.best = line

    def _play_other_seats(self, state: State) -> None:
        """Make the choices of other players inside this turn greedily."""
        while True:
            mover = state.to_move()
            if mover < 0 or mover == self.seat or state.turn_number() != self.turn:
                return
            state.apply(quick_action(self.evaluator, state))


def _keep_best(lines: list[Line], number: i64) -> list[Line]:
    """The best rated lines. Lines with equal leads are the same moves in a different order, so only
    one of them is kept."""
    found: list[Line] = []
    for line in sorted(lines, key=_order):
        if not found or line.lead < found[-1].lead - SAME_LEAD:
            if len(found) == number:
                break
            found.append(line)
    return found


def _order(line: Line) -> float:
    return -line.lead
