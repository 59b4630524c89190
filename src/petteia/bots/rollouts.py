"""A general evaluator for games that bring none: the score so far, and random rollouts."""

from typing import Final, final

from petteia.bots.evaluator import (
    FULL_ROLLOUT,
    Evaluator,
    final_leads,
    final_win_shares,
    leads_of,
)
from petteia.kernel.native import i64
from petteia.kernel.state import State

EXPLORATION: Final = 0.7
"""About half the square root of 2: rollouts give win shares of 0 or 1."""


@final
class RolloutEvaluator(Evaluator):
    """Rates positions by the score if the game ended now; a search adds rollouts to the end."""

    def __init__(self, state: State) -> None:
        self.players = len(state.scores())

    def leads(self, state: State) -> list[float]:
        scores = state.scores()
        if self.players == 1:
            return [float(scores[0])]
        if state.to_move() < 0:
            return final_leads(scores, state.ranking())
        return leads_of([float(score) for score in scores])

    def win_shares(self, state: State) -> list[float]:
        if state.to_move() < 0:
            return final_win_shares(state.ranking())
        return [1.0 / max(2, self.players)] * self.players

    def playout_weight(self, state: State, action: i64) -> i64:
        return 1

    def exploration(self) -> float:
        return EXPLORATION

    def rollout(self) -> i64:
        return FULL_ROLLOUT

    def is_settled(self, state: State) -> bool:
        return True

    def rates_score_only(self) -> bool:
        return True
