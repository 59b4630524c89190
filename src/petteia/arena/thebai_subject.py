"""Thebai as a subject of training: one plain sum of features for each round."""

from math import exp, log

from petteia.arena.linear_subject import LinearSubject
from petteia.arena.subject import Onlooker
from petteia.bots.linear_weights import LinearWeights
from petteia.bots.thebai_features import NAMES
from petteia.bots.thebai_judge import STAGES, ThebaiJudge, stage_of
from petteia.kernel.state import State
from petteia.thebai.solo import ANTIGONE
from petteia.thebai.state import Thebai

RIDGE = 300.0
"""How much a weight is drawn to 0: a game has about ten positions of a round, all ending alike."""
NEIGHBOURS = 2
"""Rounds before and after one that its spread is evened out with."""


class ThebaiOnlooker(Onlooker):
    """Looks on at a game of Thebai."""

    judge: ThebaiJudge

    def stage(self, state: State) -> int:
        assert isinstance(state, Thebai)
        return stage_of(state)

    def learns_from(self, state: State) -> bool:
        """Positions inside effects too: what is still to come there is a feature."""
        return True

    def features(self, state: State, seat: int) -> list[tuple[int, float]]:
        assert isinstance(state, Thebai)
        return self.judge.features(state, seat)

    def results(self, state: State) -> list[float]:
        assert isinstance(state, Thebai)
        totals = [float(sheet.total()) for sheet in state.sheets()]
        return [totals[0] - totals[ANTIGONE]] if state.seats == 1 else totals


class ThebaiSubject(LinearSubject):
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

    def onlooker(self, state: State, weights: LinearWeights) -> ThebaiOnlooker:
        return ThebaiOnlooker(ThebaiJudge(weights.features, weights.spreads))


def smooth(spreads: list[float]) -> list[float]:
    """Spreads are fitted to few positions of a round: each becomes the geometric mean of its
    neighbours and itself."""
    found: list[float] = []
    for stage in range(len(spreads)):
        near = spreads[max(0, stage - NEIGHBOURS) : stage + NEIGHBOURS + 1]
        found.append(exp(sum(log(spread) for spread in near) / len(near)))
    return found
