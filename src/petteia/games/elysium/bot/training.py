"""The training task of Elysium: general features, and each design in three zones."""

from petteia.arena.training.task import FeatureExtractor, TrainingTask
from petteia.games.elysium.bot.evaluator import PARTS, STAGES, ElysiumEvaluator, stage_of
from petteia.games.elysium.bot.features import GENERAL
from petteia.games.elysium.bot.weights import (
    ZONES,
    Weights,
    dump_file,
    dump_weights,
    fit_to,
    load_weights,
    zero_weights,
)
from petteia.games.elysium.game import edition_named
from petteia.games.elysium.rules.codes import EPOCHS, ROUNDS
from petteia.games.elysium.state import Elysium
from petteia.kernel.state import Json

RIDGE = 100.0
"""The ridge penalty of a design's weight; general features get a tenth of it."""


class ElysiumFeatureExtractor(FeatureExtractor[Elysium]):
    """Extracts the features of a game of Elysium."""

    evaluator: ElysiumEvaluator

    def __init__(self, evaluator: ElysiumEvaluator, columns: list[int]) -> None:
        super().__init__(evaluator)
        self.columns = columns
        """The column of each feature of this game in a row for all designs of the pack."""

    def stage(self, state: Elysium) -> int:
        return stage_of(state)

    def features(self, state: Elysium, seat: int) -> list[tuple[int, float]]:
        columns = self.columns
        return [(columns[it], amount) for it, amount in self.evaluator.features(state, seat)]


class ElysiumTask(TrainingTask[Weights, Elysium]):
    """Elysium with the designs of a pack."""

    game = "elysium"
    stages = STAGES
    explained_stages = ("at the beginning of each Epoch", range(0, STAGES, PARTS))

    def __init__(self, pack: str) -> None:
        edition = edition_named(pack)
        self.designs = [
            design.key for family in edition.families for design in edition.designs_of(family)
        ]
        self.size = GENERAL + ZONES * len(self.designs)

    def zero_weights(self) -> Weights:
        return zero_weights(self.designs)

    def penalties(self) -> list[float]:
        return [RIDGE / 10] * GENERAL + [RIDGE] * (self.size - GENERAL)

    def make(self, rows: list[list[float]], temperatures: list[float]) -> Weights:
        """A design's value for a player who can take it is the mean over an Epoch's rounds of its
        weights in the Domain and with its power ready."""
        many = len(self.designs)
        weights = zero_weights(self.designs)
        weights.temperatures = temperatures
        for stage, row in enumerate(rows):
            weights.general[stage] = row[:GENERAL]
            weights.zones[stage] = [
                row[start : start + many] for start in range(GENERAL, self.size, many)
            ]
        for epoch in range(EPOCHS):
            weights.card_values[epoch] = _card_values(
                weights.zones[epoch * PARTS : epoch * PARTS + ROUNDS]
            )
        return weights

    def dump(self, weights: Weights) -> dict[str, Json]:
        return dump_weights(weights)

    def load(self, data: object) -> Weights:
        return load_weights(self.designs, data)

    def write(self, command: str, found: dict[int, Weights]) -> str:
        return dump_file(command, self.designs, found)

    def extractor(self, state: Elysium, weights: Weights) -> ElysiumFeatureExtractor:
        place = {key: index for index, key in enumerate(self.designs)}
        columns = list(range(GENERAL))
        for zone in range(ZONES):
            start = GENERAL + zone * len(place)
            columns += [start + place[design.key] for design in state.content.designs]
        return ElysiumFeatureExtractor(
            ElysiumEvaluator(state.content, *fit_to(state.content, weights)), columns
        )


def _card_values(zones: list[list[list[float]]]) -> list[float]:
    import numpy as np

    values: list[float] = np.array(zones)[:, :2].sum(axis=1).mean(axis=0).tolist()
    return values
