"""Which choices of a reviewed game are worth practising."""

from collections.abc import Collection

from petteia.kernel.record import Record
from petteia.review.exercise import Exercise
from petteia.review.grades import MISTAKE
from petteia.review.wire import ReviewData, ReviewedDecision

A_GAME = 10
"""At most so many mistakes of a game are asked again."""


def mistakes(review: ReviewData, seats: Collection[int]) -> list[ReviewedDecision]:
    """The mistakes and blunders of these seats, the costliest first."""
    found = [it for it in review["decisions"] if it["seat"] in seats and it["cost"] >= MISTAKE]
    return sorted(found, key=lambda it: (-it["cost"], it["move"]))[:A_GAME]


def exercise_of(record: Record, move: int, names: tuple[str, ...] = ()) -> Exercise:
    """A decision of a finished game as an exercise."""
    return Exercise(record.at(move), record.moves[move], names=names)
