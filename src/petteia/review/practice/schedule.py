"""The schedule of exercises: when one is due again, by spaced repetition.

A day is a date as text, such as 2026-11-19, in UTC. The page has the same schedule; both are tested
with the cases of `tests/review/schedule_cases.json`.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal

from petteia.kernel.text.problem import Problem

INTERVALS: Final = (1, 3, 7, 16, 35)
"""Days until an exercise is asked again, after one right answer in a row, after two, and so on."""
LEARNED: Final = len(INTERVALS) + 1
"""So many right answers in a row, and it is not asked again."""

Outcome = Literal["right", "helped", "wrong"]
"""The first answer was right; it was right after a hint; or it was wrong, or the solution was
shown."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an exercise is learned."""

    streak: int
    """Right answers in a row, each when it was due."""
    due: str | None
    """The day from which on it is asked; None once it is learned."""


def begin(day: str) -> Progress:
    """The progress of a new exercise: due at once."""
    return Progress(0, day)


def is_due(progress: Progress, day: str) -> bool:
    """Is the exercise asked on this day?"""
    return progress.due is not None and progress.due <= day


def advance(progress: Progress, outcome: Outcome, day: str) -> Progress:
    """The progress after an answer.

    A right answer makes the interval longer, but only when the exercise was due. With a hint, it is
    asked again tomorrow, and nothing is lost. A wrong answer begins anew, and it is asked again
    tomorrow.
    """
    if outcome == "wrong":
        return Progress(0, days_later(day, 1))
    if not is_due(progress, day):
        return progress
    if outcome == "helped":
        return Progress(progress.streak, days_later(day, 1))
    streak = progress.streak + 1
    if streak >= LEARNED:
        return Progress(LEARNED, None)
    return Progress(streak, days_later(day, INTERVALS[streak - 1]))


def today() -> str:
    """This day, in UTC."""
    return datetime.now(UTC).date().isoformat()


def check_day(text: str) -> str:
    """A day as it was typed; a `Problem` if it is none."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Problem(f"A day is written as 2026-11-19, not {text!r}.") from None


def days_later(day: str, days: int) -> str:
    """The day so many days after another one."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def day_number(day: str) -> int:
    """The number of days since 1970-01-01."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days
