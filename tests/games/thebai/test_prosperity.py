"""Every prosperity tile: what it gives a player, and its cap (F2)."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.fate.phase import begin_fate
from tests.games.thebai.builders import table
from tests.games.thebai.moves import swap
from tests.games.thebai.names import EDITION, PROSPERITIES
from tests.games.thebai.queries import drachmas, stock, vp


def prosper(built: table, tile: str):
    """Round 4 with this tile, up to the first choice; only seat 0 has dice at home."""
    built.supply(1).supply(2)
    fate = built.t.fate[:]
    fate[3] = PROSPERITIES[tile]
    begin_fate(built.round(4).set(fate=fate).t)
    return built.state()


def test_founders_feast_gives_a_good_and_drachmas_for_dice_in_the_city():
    built = table(3).citizen(0, "A1-B1").hoplite(0, "B1-C1").hoplite(0, "C1-D1").citizen(1, "A2-B2")
    state = prosper(built, "p1")
    for good in (codes.GRAPE, codes.BRONZE, codes.AMPHORA):
        state.play(codes.GOOD + good)
    assert [stock(state, seat) for seat in range(3)] == [[1, 0, 0, 2], [0, 0, 1, 1], [0, 1, 0, 0]]


def test_day_of_contracts_swaps_and_pays_for_orders():
    built = table(3).drachmas(0, 1).fulfilled(0, "O02", "O03", "O13").fulfilled(1, "O24")
    state = prosper(built, "p2")
    swap(state, "drachma", "grape")
    assert stock(state, 0) == [1, 0, 0, 0]
    assert vp(state) == [12, 11, 10]


SCORING = {
    "p3": (lambda t: t.citizen(0, "A1-B1", "2").supply(0, "1* 3", "3").at_work(0, "red1", "2*"), 3),
    "p4": (lambda t: t.fulfilled(0, "O02", "O03", "O13"), 3),
    "p5": (lambda t: t.hoplite(0, "A1-A2").commander(0, 5).citizen(0, "A7-B7"), 3),
    "p6": (lambda t: t.altar(0, dionysos=3, ares=2), 2),
    "p7": (lambda t: t.gone(0, red=2, blue=3, yellow=4), 2),
}
"""For each tile that scores what a player has, and the VP."""


@pytest.mark.parametrize("tile", SCORING)
def test_scoring_tile(tile):
    arrange, points = SCORING[tile]
    state = prosper(arrange(table(3)), tile)
    assert vp(state) == [10 + points, 10, 10]


def test_new_roofs_gives_everybody_a_drachma():
    state = prosper(table(3), "p7")
    assert [drachmas(state, seat) for seat in range(3)] == [1, 1, 1]


CAPPED = {
    "p3": (lambda t: t.supply(0, citizens="2 2 2 2 3"), 4),
    "p4": (lambda t: t.fulfilled(0, "O02", "O03", "O04", "O13", "O14", "O24"), 5),
    "p5": (lambda t: t.hoplite(0, "A1-A2").hoplite(0, "A3-A4").hoplite(0, "A5-A6"), 5),
    "p6": (lambda t: t.altar(0, dionysos=6, ares=7), 5),
}


@pytest.mark.parametrize("tile", CAPPED)
def test_cap(tile):
    arrange, points = CAPPED[tile]
    assert vp(prosper(arrange(table(3)), tile))[0] == 10 + points


def test_every_tile_is_tried():
    assert {"p1", "p2", *SCORING} == {tile.key for tile in EDITION.prosperities}
