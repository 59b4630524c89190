"""A training task for games with a linear evaluator."""

from petteia.arena.training.task import TrainingTask
from petteia.bots.linear_weights import (
    LinearWeights,
    dump_file,
    dump_weights,
    load_weights,
    zero_weights,
)
from petteia.kernel.generic import S
from petteia.kernel.state import Json


class LinearTask(TrainingTask[LinearWeights, S]):
    """A task with `LinearWeights`; a game adds `penalties` and `extractor`."""

    names: tuple[str, ...]
    """The names of the features."""

    def __init__(self, pack: str) -> None:
        self.size = len(self.names)
        self.explained_stages = ("in each stage", range(self.stages))

    def zero_weights(self) -> LinearWeights:
        return zero_weights(self.stages, self.size)

    def make(self, rows: list[list[float]], temperatures: list[float]) -> LinearWeights:
        return LinearWeights(rows, temperatures)

    def dump(self, weights: LinearWeights) -> dict[str, Json]:
        return dump_weights(weights)

    def load(self, data: object) -> LinearWeights:
        return load_weights(data, self.stages, self.size)

    def write(self, command: str, found: dict[int, LinearWeights]) -> str:
        return dump_file(self.game, command, self.names, found)
