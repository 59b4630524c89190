"""The training task of Thebai: one weighted sum of features for each round."""

from math import exp, log

from petteia.arena.training.linear_task import LinearTask
from petteia.arena.training.task import FeatureExtractor
from petteia.bots.linear_weights import LinearWeights
from petteia.games.thebai.bot.evaluator import STAGES, ThebaiEvaluator, stage_of
from petteia.games.thebai.bot.features import NAMES
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.state import Thebai

RIDGE = 300.0
"""The ridge penalty. It is large because the ten or so positions of a round in one game share a
result."""
NEIGHBOURS = 2
"""Rounds before and after a round that its temperature is smoothed with."""


class ThebaiFeatureExtractor(FeatureExtractor[Thebai]):
    """Extracts the features of a game of Thebai."""

    evaluator: ThebaiEvaluator

    def stage(self, state: Thebai) -> int:
        return stage_of(state)

    def learns_from(self, state: Thebai) -> bool:
        """Learn from positions inside effects too: pending choices are features."""
        return True

    def features(self, state: Thebai, seat: int) -> list[tuple[int, float]]:
        return self.evaluator.features(state, seat)

    def results(self, state: Thebai) -> list[float]:
        totals = [float(sheet.total()) for sheet in state.sheets()]
        return [totals[0] - totals[ANTIGONE]] if state.seats == 1 else totals


class ThebaiTask(LinearTask[Thebai]):
    """Thebai, with any content."""

    game = "thebai"
    stages = STAGES
    names = NAMES
    kept = 250
    kept_per_game = 1
    beam = 8
    completed = 4

    def penalties(self) -> list[float]:
        return [RIDGE] * self.size

    def make(self, rows: list[list[float]], temperatures: list[float]) -> LinearWeights:
        return LinearWeights(rows, smooth(temperatures))

    def extractor(self, state: Thebai, weights: LinearWeights) -> ThebaiFeatureExtractor:
        return ThebaiFeatureExtractor(ThebaiEvaluator(weights.features, weights.temperatures))


def smooth(temperatures: list[float]) -> list[float]:
    """Replace each temperature by the geometric mean of itself and its neighbours, because each is
    fitted to few positions."""
    found: list[float] = []
    for stage in range(len(temperatures)):
        near = temperatures[max(0, stage - NEIGHBOURS) : stage + NEIGHBOURS + 1]
        found.append(exp(sum(log(one) for one in near) / len(near)))
    return found
