"""Thebai as a subject of training: one plain sum of features for each round."""

from math import exp, log

from petteia.arena.training.linear import LinearTask
from petteia.arena.training.task import FeatureExtractor
from petteia.bots.linear_weights import LinearWeights
from petteia.games.thebai.bot.evaluator import STAGES, ThebaiEvaluator, stage_of
from petteia.games.thebai.bot.features import NAMES
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.state import Thebai
from petteia.kernel.state import State

RIDGE = 300.0
"""How much a weight is drawn to 0: a game has about ten positions of a round, all ending alike."""
NEIGHBOURS = 2
"""Rounds before and after one that its spread is evened out with."""


class ThebaiFeatureExtractor(FeatureExtractor):
    """Looks on at a game of Thebai."""

    evaluator: ThebaiEvaluator

    def stage(self, state: State) -> int:
        assert isinstance(state, Thebai)
        return stage_of(state)

    def learns_from(self, state: State) -> bool:
        """Positions inside effects too: what is still to come there is a feature."""
        return True

    def features(self, state: State, seat: int) -> list[tuple[int, float]]:
        assert isinstance(state, Thebai)
        return self.evaluator.features(state, seat)

    def results(self, state: State) -> list[float]:
        assert isinstance(state, Thebai)
        totals = [float(sheet.total()) for sheet in state.sheets()]
        return [totals[0] - totals[ANTIGONE]] if state.seats == 1 else totals


class ThebaiTask(LinearTask):
    """Thebai, with any content."""

    game = "thebai"
    stages = STAGES
    names = NAMES
    kept = 250
    kept_of_a_game = 1
    remembers = True

    def penalties(self) -> list[float]:
        return [RIDGE] * self.size

    def make(self, rows: list[list[float]], spreads: list[float]) -> LinearWeights:
        return LinearWeights(rows, smooth(spreads))

    def extractor(self, state: State, weights: LinearWeights) -> ThebaiFeatureExtractor:
        return ThebaiFeatureExtractor(ThebaiEvaluator(weights.features, weights.spreads))


def smooth(spreads: list[float]) -> list[float]:
    """Spreads are fitted to few positions of a round: each becomes the geometric mean of its
    neighbours and itself."""
    found: list[float] = []
    for stage in range(len(spreads)):
        near = spreads[max(0, stage - NEIGHBOURS) : stage + NEIGHBOURS + 1]
        found.append(exp(sum(log(spread) for spread in near) / len(near)))
    return found
