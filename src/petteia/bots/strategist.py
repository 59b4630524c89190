"""Strategist: plays the best line that a beam search of its own turn finds."""

from typing import final

from petteia.bots.bot import Bot
from petteia.bots.clock import Clock
from petteia.bots.evaluators import EvaluatorFor, evaluator_of
from petteia.bots.search.turn import TurnSearch
from petteia.kernel.native import i64
from petteia.kernel.rng import Rng
from petteia.kernel.state import State


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
            choices = line.choices()
            self.actions = [choice.action for choice in choices]
            self.legal = [choice.legal for choice in choices]
        self.legal = self.legal[1:]
        action = self.actions[0]
        self.actions = self.actions[1:]
        return action

    def has_plan(self, state: State) -> bool:
        """Is its next choice planned already?"""
        if state.turn_number() != self.turn or not self.legal:
            return False
        return self.legal[0] == state.legal()
