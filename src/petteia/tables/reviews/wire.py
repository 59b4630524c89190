"""The types of what the server sends of reviews."""

from typing import Literal

from petteia.kernel.wire import WireType
from petteia.review.wire import GradeName, ReviewData
from petteia.tables.wire import GameScreen

ReviewStatus = Literal["none", "waiting", "running", "ready", "failed"]


class ReviewedCourse(WireType):
    """How a player's win chance came about: before each decision, and at the end. With what the
    seat is worth before the deal, luck and choices add up to the chance."""

    chance: list[float]
    luck: list[float]
    own: list[float]
    """What the player's own choices cost so far; not above 0."""
    others: list[float]


class PlayerWords(WireType):
    """A player's game in short."""

    seat: int
    summary: str
    course: ReviewedCourse


class DecisionWords(WireType):
    """What was decided, and the best choice, in words."""

    played: str
    best: str


class LineMove(WireType):
    """A move of a better line."""

    action: int
    words: str


class PointWords(WireType):
    """A turning point in words."""

    move: int
    words: str
    """What was played and what it cost."""
    reason: str
    """Why the better line is better; it may be empty."""
    line: list[LineMove]


class ShownReview(WireType):
    """The review of a finished game, with words in the reader's language."""

    data: ReviewData
    about: str
    """How it was made: what is needed to make the same one again."""
    grades: dict[GradeName, str]
    """The names of the grades, best first."""
    players: list[PlayerWords]
    decisions: list[DecisionWords]
    """The words of the decisions of `data`, in the same order."""
    turning_points: list[PointWords]


class ReviewState(WireType):
    """How far the review of a game is."""

    state: ReviewStatus
    done: int
    total: int
    """So much there is to do; 0 before it has been counted."""
    waits: float | None
    """The seconds it will probably take until it is ready; None if it is not being made."""
    problem: str | None
    """Why it failed, as a sentence."""
    review: ShownReview | None


class LinePosition(WireType):
    """A game after its first moves and the first steps of a better line."""

    move: int
    steps: int
    of: int
    """How many steps the line has."""
    screen: GameScreen
