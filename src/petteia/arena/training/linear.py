"""A game as a subject of training whose judge is one plain sum of features by stage."""

from petteia.arena.training.task import TrainingTask
from petteia.bots.linear_weights import (
    LinearWeights,
    blank,
    dump_file,
    dump_weights,
    load_weights,
)
from petteia.kernel.state import Json


class LinearTask(TrainingTask[LinearWeights]):
    """What such games have in common; `penalties` and `onlooker` are the game's own."""

    names: tuple[str, ...]
    """Of the features, by number."""

    def __init__(self, pack: str) -> None:
        self.size = len(self.names)
        self.told = ("in each stage", range(self.stages))

    def blank(self) -> LinearWeights:
        return blank(self.stages, self.size)

    def make(self, rows: list[list[float]], spreads: list[float]) -> LinearWeights:
        return LinearWeights(rows, spreads)

    def dump(self, weights: LinearWeights) -> dict[str, Json]:
        return dump_weights(weights)

    def load(self, data: object) -> LinearWeights:
        return load_weights(data, self.stages, self.size)

    def write(self, command: str, found: dict[int, LinearWeights]) -> str:
        return dump_file(self.game, command, self.names, found)
