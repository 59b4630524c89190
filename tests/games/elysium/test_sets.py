"""Every five of the eight Families make a game, and no design is dead."""

import pytest

import petteia
from petteia.arena.match.simulation import (
    Tally,
    plan_every_variant,
    plan_simulation,
    simulate,
    simulate_all,
)

GAME = petteia.game("elysium")


def every_set(players: int, games: int) -> list[Tally]:
    works = plan_every_variant("elysium", {"players": players}, ["random"], 11, games)
    tallies, _ = simulate_all(works, 1, lambda done: None)
    return tallies


def test_there_are_56_sets():
    sets = [tuple(it["families"]) for it in GAME.variants({"players": 4})]
    assert len(sets) == len(set(sets)) == 56


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_set_plays_and_every_design_is_taken_used_and_written(players):
    total = Tally()
    for tally in every_set(players, 20):
        assert tally.games == 20
        total.add(tally)
    assert len(total.usage) == 96
    for key, counts in total.usage.items():
        assert min(counts.values()) > 0, (key, counts)


def test_the_census_changes_nothing():
    """Counting does not touch the game: the same checksums with and without it."""
    counted = [tally.checksum() for tally in every_set(4, 5)[:6]]
    for options, checksum in zip(GAME.variants({"players": 4})[:6], counted, strict=True):
        tally, _ = simulate(
            plan_simulation("elysium", options, ["random"], 11, 5), 1, lambda done: None
        )
        assert tally.checksum() == checksum
