"""Intervals of grouped games: right on known numbers, and never too narrow."""

import random

import pytest

from petteia.arena.match.groups import Group, mean_of_groups, quantile, share_of, wilson


@pytest.mark.parametrize(
    ("hits", "number", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilsons_interval_on_published_numbers(hits, number, low, high):
    found = wilson(hits / number, number)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "value"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (1000, 1.9623),
    ],
)
def test_students_t(freedom, value):
    assert quantile(freedom) == pytest.approx(value, rel=2e-3)


def test_games_apart_have_a_design_effect_of_about_one():
    coin = random.Random(1)
    groups = [Group(4, sum(coin.random() < 0.3 for _ in range(4))) for _ in range(5000)]
    found = share_of(groups)
    assert found.number == 20_000
    assert 1.0 <= found.design_effect < 1.1


def test_games_that_all_end_alike_count_as_one():
    coin = random.Random(1)
    groups = [Group(4, 4 * (coin.random() < 0.5)) for _ in range(1000)]
    found = share_of(groups)
    assert found.design_effect == pytest.approx(4, rel=0.01)
    assert found.effective == pytest.approx(1000, rel=0.01)


def test_games_that_balance_each_other_are_not_taken_for_more_than_they_are():
    found = share_of([Group(4, 2)] * 100)
    assert found.design_effect == 1.0
    assert found.effective == 400


def test_a_share_of_all_counts_every_group_once():
    found = share_of([Group(3, 3)] * 50)
    assert found.effective == 50
    assert found.estimate.low == pytest.approx(wilson(1.0, 50, quantile(49)).low)
    assert found.estimate.high == 1.0


@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("rounds", [10, 40])
def test_intervals_of_clustered_flips_cover_the_truth(share, alike, rounds):
    """In each round of 4 flips, each repeats the round's own flip with probability `alike`."""
    coin = random.Random(f"{share} {alike} {rounds}")
    trials, covered = 1500, 0
    for _ in range(trials):
        groups = []
        for _ in range(rounds):
            own = coin.random() < share
            flips = [own if coin.random() < alike else coin.random() < share for _ in range(4)]
            groups.append(Group(4, sum(flips)))
        found = share_of(groups).estimate
        covered += found.low <= share <= found.high
    assert covered / trials >= 0.93


@pytest.mark.parametrize("alike", [0.0, 3.0])
def test_intervals_of_clustered_means_cover_the_truth(alike):
    chance = random.Random(f"means {alike}")
    trials, covered = 800, 0
    for _ in range(trials):
        groups = []
        for _ in range(20):
            shift = chance.gauss(0, alike)
            values = [30 + shift + chance.gauss(0, 5) for _ in range(3)]
            groups.append(Group(3, sum(values), sum(it * it for it in values)))
        found = mean_of_groups(groups)
        covered += found.low <= 30 <= found.high
    assert covered / trials >= 0.93
