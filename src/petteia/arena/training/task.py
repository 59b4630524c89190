"""What a game gives to training: features to learn from, and weights to be made of them."""

from typing import Generic, TypeVar

from petteia.bots.evaluator import Evaluator
from petteia.kernel.state import Json, State

W = TypeVar("W")


class FeatureExtractor:
    """Who looks on at one game to learn from it."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        """Who chooses in this game, with the weights so far."""

    def stage(self, state: State) -> int:
        """The part of the game this position is learned for."""
        raise NotImplementedError

    def learns_from(self, state: State) -> bool:
        """Is a position fit to learn from?"""
        return self.evaluator.is_settled(state)

    def features(self, state: State, seat: int) -> list[tuple[int, float]]:
        """A seat's features, each by its place in a row of the subject's size."""
        raise NotImplementedError

    def results(self, state: State) -> list[float]:
        """What is to be explained when the game is over: each seat's score; for somebody alone,
        by how much the game was won."""
        return [float(score) for score in state.scores()]


class TrainingTask(Generic[W]):
    """How weights for a game are learned; `W` is the form the game's bots use them in."""

    game: str
    stages: int
    size: int
    """Features of a seat."""
    kept = 16
    """Positions of each stage and lesson that are kept whole, to fit the spreads."""
    kept_of_a_game = 16
    """Of these, from one game at most: what is near in a game ends alike."""
    remembers = False
    """Are weights fitted to the games of all rounds, not of the last alone?"""
    told: tuple[str, range]
    """When in a game it is told how much the weights explain: in words, and which stages."""

    def blank(self) -> W:
        """Weights of somebody who knows nothing."""
        raise NotImplementedError

    def penalties(self) -> list[float]:
        """By feature, how much its weight is drawn to 0."""
        raise NotImplementedError

    def make(self, rows: list[list[float]], spreads: list[float]) -> W:
        """Weights of what was fitted: rows of features by stage, and a spread for each."""
        raise NotImplementedError

    def dump(self, weights: W) -> dict[str, Json]:
        """Weights as a journal keeps them, rounded."""
        raise NotImplementedError

    def load(self, data: object) -> W:
        """What `dump` gave, or a `ValueError`."""
        raise NotImplementedError

    def write(self, command: str, found: dict[int, W]) -> str:
        """The file of weights by number of players, with the command that makes it again."""
        raise NotImplementedError

    def extractor(self, state: State, weights: W) -> FeatureExtractor:
        """Who looks on at a game that begins with this position."""
        raise NotImplementedError
