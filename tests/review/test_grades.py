"""Grades and accuracy say how good choices were."""

import pytest

from petteia.review.grades import GRADES, INACCURACY, MISTAKE, accuracy, grade


@pytest.mark.parametrize(
    ("cost", "expected"),
    [(0.0, "best"), (0.02, "good"), (0.04, "inaccuracy"), (0.1, "mistake"), (0.3, "blunder")],
)
def test_a_choice_is_graded_by_what_it_costs(cost, expected):
    assert grade(cost) == expected


def test_the_limits_named_apart_are_those_of_the_grades():
    limits = dict(GRADES)
    assert limits["good"] == INACCURACY
    assert limits["inaccuracy"] == MISTAKE


def test_the_best_choices_are_wholly_accurate():
    assert accuracy([(0.5, 0.5), (0.9, 0.9)]) == 100.0
    assert accuracy([]) == 100.0


def test_a_costlier_choice_is_less_accurate():
    assert accuracy([(0.5, 0.45)]) > accuracy([(0.5, 0.3)])


def test_a_mistake_counts_also_for_who_has_nearly_lost():
    """The win chance falls by less than a grade notices, the odds to a half."""
    assert grade(0.01 - 0.005) == "best"
    assert accuracy([(0.01, 0.005)]) < 50.0
