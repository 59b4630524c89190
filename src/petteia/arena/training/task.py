"""The contract of a training task: a game's features and the weights fitted to them."""

from typing import Generic, TypeVar

from petteia.bots.evaluator import Evaluator
from petteia.kernel.generic import S
from petteia.kernel.state import Json

W = TypeVar("W")


class FeatureExtractor(Generic[S]):
    """Extracts the features of the positions of one game."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        """Chooses the moves of this game, with the weights so far."""

    def stage(self, state: S) -> int:
        """The stage of the game a position belongs to; each has weights of its own."""
        raise NotImplementedError

    def learns_from(self, state: S) -> bool:
        """Is a position used for training?"""
        return self.evaluator.is_settled(state)

    def features(self, state: S, seat: int) -> list[tuple[int, float]]:
        """A seat's features as (column, amount), with columns below the task's size."""
        raise NotImplementedError

    def results(self, state: S) -> list[float]:
        """The regression targets when the game is over: each seat's score, or the margin of a game
        for one player."""
        return [float(score) for score in state.scores()]


class TrainingTask(Generic[W, S]):
    """How weights for a game are fitted; `W` is the type of its weights,
    `S` of its positions."""

    game: str
    stages: int
    size: int
    """The number of features of a seat."""
    kept = 16
    """Positions kept per stage and batch, to fit the temperatures."""
    kept_per_game = 16
    """The most of these from one game, whose positions all share a result."""
    beam = 0
    """Lines a Strategist of self-play keeps; 0 for as many as in a real game."""
    completed = 0
    """Moves that a Merchant completes before it chooses one, the best rated ones; 0 for all. If it
    is not 0, a Fisher makes the choices inside moves that no Strategist has planned."""
    explained_stages: tuple[str, range]
    """The stages for which the explained variance is printed: in words, and as numbers."""

    def zero_weights(self) -> W:
        """Weights of 0 for everything."""
        raise NotImplementedError

    def penalties(self) -> list[float]:
        """The ridge penalty of each feature."""
        raise NotImplementedError

    def make(self, rows: list[list[float]], temperatures: list[float]) -> W:
        """Make weights from a fit: rows of features and a temperature, by stage."""
        raise NotImplementedError

    def dump(self, weights: W) -> dict[str, Json]:
        """Weights as a journal keeps them, rounded."""
        raise NotImplementedError

    def load(self, data: object) -> W:
        """Read the data of `dump`, or raise a `ValueError`."""
        raise NotImplementedError

    def write(self, command: str, found: dict[int, W]) -> str:
        """The weights file as text, for all numbers of players, with the command that made it."""
        raise NotImplementedError

    def extractor(self, state: S, weights: W) -> FeatureExtractor[S]:
        """The extractor for a game that starts with this position."""
        raise NotImplementedError
