"""The schedule of practice: its cases are also those of the page."""

import json
from pathlib import Path

import pytest

from petteia.kernel.text.problem import Problem
from petteia.review.practice.schedule import (
    INTERVALS,
    LEARNED,
    Progress,
    advance,
    begin,
    check_day,
    day_number,
    days_later,
    is_due,
    today,
)

CASES = json.loads((Path(__file__).parent / "schedule_cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])
def test_case(case):
    before = Progress(case["streak"], case["due"])
    assert advance(before, case["outcome"], case["day"]) == Progress(**case["then"])


def test_a_new_exercise_is_due_at_once():
    assert is_due(begin("2026-11-19"), "2026-11-19")
    assert not is_due(begin("2026-11-20"), "2026-11-19")


def test_who_is_always_right_is_asked_at_the_intervals_and_never_again():
    progress, day, days = begin("2026-01-01"), "2026-01-01", []
    while progress.due is not None:
        days.append(day_number(progress.due) - day_number(day))
        day = progress.due
        progress = advance(progress, "right", day)
    assert days == [0, *INTERVALS]
    assert progress.streak == LEARNED


def test_days_are_counted_from_1970():
    assert day_number("1970-01-02") == 1
    assert days_later("2026-12-31", 1) == "2027-01-01"
    assert check_day(today()) == today()


@pytest.mark.parametrize("text", ["", "tomorrow", "2026-13-01", "19.11.2026"])
def test_what_is_no_day_is_refused(text):
    with pytest.raises(Problem, match="A day is written"):
        check_day(text)
