"""Prestige Points: what they are worth in the end (S8, F4, K22)."""

import pytest

from tests.games.elysium.builders import prestige, stop, table

FAMILIES = ["ares", "athena", "hades", "poseidon", "zeus"]


@pytest.mark.parametrize(
    ("points", "shares"),
    [
        ((9, 5, 3, 1), [16, 8, 4, 2]),
        ((1, 9, 3, 5), [2, 16, 4, 8]),
        ((5, 5, 2, 0), [12, 12, 4, 0]),
        ((9, 4, 4, 1), [16, 6, 6, 2]),
        ((9, 5, 1, 1), [16, 8, 3, 3]),
        ((4, 4, 4, 1), [9, 9, 9, 2]),
        ((1, 1, 1, 1), [7, 7, 7, 7]),
        ((0, 1, 0, 0), [0, 16, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((3, 1), [16, 8]),
    ],
)
def test_the_places_of_prestige_are_shared_by_the_tied_and_nobody_with_none(points, shares):
    state = table(len(points), FAMILIES).prestige(*points).state()
    assert prestige(state) == shares
    assert state.scores() == shares


def test_without_the_family_that_brings_them_nobody_scores_prestige():
    assert prestige(table(4).state()) == [0, 0, 0, 0]


def test_pp_of_a_chronos_power_count_when_the_game_is_over():
    arranged = table(2, FAMILIES).prestige(1, 2).set(epoch=5).writing().domain(0, "nike")
    state = arranged.legend(0, "seven-against-thebes", "hecate").state()
    stop(state)
    assert state.to_move() == -1
    assert prestige(state) == [16, 8]
    assert state.ranking() == [1, 2]
