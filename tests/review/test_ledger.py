"""Luck and skill add up to the result, and each is what it says."""

import pytest

from petteia.review.ledger import Step, keep_accounts
from petteia.review.rating import Rating


def step(seat, before, after, reveals):
    return Step(seat, Rating(0, before, after, 0.0, 0.0), reveals)


STEPS = [
    step(0, [0.6, 0.4], [0.5, 0.5], reveals=True),
    step(1, [0.3, 0.7], [0.4, 0.6], reveals=False),
    step(0, [0.5, 0.5], [0.5, 0.5], reveals=True),
]


def accounts():
    return keep_accounts([0.52, 0.48], STEPS, [1.0, 0.0])


@pytest.mark.parametrize("seat", [0, 1])
def test_start_luck_and_skill_add_up_to_the_result(seat):
    account = accounts()[seat]
    assert account.start + account.luck + account.skill == pytest.approx(account.result)


def test_a_bad_choice_costs_its_player_and_brings_the_others_something():
    first, second = accounts()
    assert first.own == pytest.approx(-0.1)
    assert second.others == pytest.approx(0.1)
    assert second.own == pytest.approx(-0.1)
    assert first.others == pytest.approx(0.1)


def test_the_deal_is_what_the_first_position_is_worth_beyond_the_seat():
    assert accounts()[0].deal == pytest.approx(0.6 - 0.52)


def test_what_is_revealed_is_told_from_what_the_search_had_not_foreseen():
    first = accounts()[0]
    assert first.drawn == pytest.approx((0.3 - 0.5) + (1.0 - 0.5))
    assert first.unforeseen == pytest.approx(0.5 - 0.4)


def test_a_game_without_decisions_is_all_luck():
    (account,) = keep_accounts([0.4], [], [1.0])
    assert account.luck == pytest.approx(0.6)
    assert account.skill == 0.0
