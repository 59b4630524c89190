"""Every condition of the monuments: what it counts, and its cap (E2)."""

import pytest

from petteia.games.thebai.rules.codes import MEASURES
from petteia.games.thebai.rules.measures import measure
from petteia.games.thebai.rules.scoring import score
from tests.games.thebai.builders import table
from tests.games.thebai.names import EDITION

CONDITIONS = {
    "gate1": (lambda t: t.commander(0, 1).commander(0, 4), 8),
    "gate2": (lambda t: t.hoplite(0, "A1-A2").commander(0, 4).hero(0, "kadmos", "B6-C6"), 12),
    "gate3": (lambda t: t.gates(0, "g1", "g2"), 10),
    "gate4": (lambda t: t.hero(0, "semele").hero(0, "herakles"), 8),
    "altar1": (lambda t: t.altar(0, dionysos=4, ares=7), 8),
    "altar2": (lambda t: t.altar(0, dionysos=7, ares=4), 8),
    "altar3": (lambda t: t.blessings(0, "thyrsos", "spear_crown"), 6),
    "altar4": (lambda t: t.altar(0, dionysos=3, ares=4), 9),
    "stoa1": (lambda t: t.fulfilled(0, "O02", "O03", "O13"), 3),
    "stoa2": (lambda t: t.fulfilled(0, "O02", "O03", "O13", "O24", "O25"), 8),
    "stoa3": (lambda t: t.fulfilled(0, "O02", "O03", "O13"), 6),
    "stoa4": (lambda t: t.stock(0, grape=1, amphora=2, bronze=3, drachma=1), 7),
    "house1": (lambda t: t.gone(0, red=2, blue=3, yellow=2), 6),
    "house2": (lambda t: t.gone(0, red=2, blue=3, yellow=2), 7),
    "house3": (lambda t: t.gone(0, red=4, blue=3, yellow=4), 8),
    "house4": (
        lambda t: t.supply(0, citizens="1* 2 3*", hoplites="3").at_work(0, "red1", "2*"),
        9,
    ),
    "stage1": (lambda t: t.citizen(0, "A1-B1").citizen(0, "B1-C1").hoplite(0, "C1-D1"), 6),
    "stage2": (
        lambda t: t.citizen(0, "A1-B1", "3*").hoplite(0, "B1-C1", "3").hoplite(0, "C1-D1", "2*"),
        8,
    ),
    "stage3": (lambda t: t.city(B3="K1.0", C3="K2.0", D3="K3.1", B4="N01"), 4),
    "stage4": (lambda t: t.councillors(0, "gate1").hero(0, "harmonia", "altar2"), 12),
    "tomb1": (lambda t: t, 7),
    "tomb2": (lambda t: t.citizen(0, "A1-A2").hoplite(0, "B6-C6"), 6),
    "tomb3": (lambda t: t.hoplite(0, "A2-A3", "2").commander(0, 3).hoplite(0, "A5-B5", "3"), 8),
}
"""For each space what a player has, and the VP of a die there."""


def test_every_space_of_the_council_is_tried():
    assert list(CONDITIONS) == [space.key for space in EDITION.council]


@pytest.mark.parametrize("key", CONDITIONS)
def test_condition(key):
    arrange, points = CONDITIONS[key]
    built = arrange(table(4))
    before = score(built.t)[0].councillors
    added = score(built.council(0, key).t)[0].councillors - before
    assert added == points
    assert score(built.t)[1].councillors == 0


CAPS = {
    "gate1": lambda t: t.commander(0, 1).commander(0, 2).commander(0, 3).commander(0, 4),
    "gate2": lambda t: t.hoplite(0, "A1-A2").hoplite(0, "A3-A4").hoplite(0, "A5-A6"),
    "gate3": lambda t: t.gates(0, "g1", "g2", "g3"),
    "altar1": lambda t: t.altar(0, dionysos=6),
    "altar2": lambda t: t.altar(0, ares=6),
    "altar3": lambda t: t.blessings(
        0, "thyrsos", "spear_crown", "full_jar", "vine_crown", "shield_oath"
    ),
    "altar4": lambda t: t.altar(0, dionysos=5, ares=5),
    "stoa2": lambda t: t.fulfilled(0, "O02", "O03", "O13", "O14", "O24", "O25", "O35", "O36"),
    "stoa3": lambda t: t.fulfilled(0, "O02", "O03", "O04", "O05", "O06"),
    "stoa4": lambda t: t.drachmas(0, 11),
    "stage2": lambda t: (
        t.citizen(0, "A1-B1", "3").hoplite(0, "B1-C1", "3").hoplite(0, "C1-D1", "3*")
    ),
    "tomb3": lambda t: t.hoplite(0, "A2-B2", "3").hoplite(0, "B2-C2", "3").hoplite(0, "C2-D2", "3"),
}


MOST = {
    "commanders": 4,
    "rows_guarded": 7,
    "strongest_row": 20,
    "gate_tiles": 4,
    "heroes": 3,
    "dionysos": 10,
    "ares": 10,
    "altar_lower": 10,
    "blessings": 6,
    "fulfilled": 20,
    "double_colours": 4,
    "top_colour": 11,
    "stock": 99,
    "columns_cleared": 4,
    "rows_cleared": 3,
    "stones_gone": 12,
    "own_stones": 9,
    "citizens_city": 7,
    "dice_city": 11,
    "strong_city": 11,
    "strong_citizens": 7,
    "strong_home": 7,
    "rows_with_dice": 7,
    "councillors": 8,
}
"""The most that a player can have of each measure, or more than anybody has."""


def test_every_cap_can_be_reached_and_is_a_whole_number_of_steps():
    spaces = (*EDITION.council, *EDITION.prosperities)
    steps = {(it.key, step) for it in spaces for step in it.effect if step.per}
    steps |= {(it.key, step) for it in EDITION.heroes for step in it.standing.effect if step.per}
    assert set(MOST) == set(MEASURES) - {""} == {step.per for _, step in steps}
    for key, step in steps:
        if step.cap:
            assert step.cap < step.number[0] * MOST[step.per], key
            assert step.cap % step.number[0] == 0, key


@pytest.mark.parametrize("key", CAPS)
def test_cap(key):
    effect = next(space.effect for space in EDITION.council if space.key == key)
    built = CAPS[key](table(4)).council(0, key)
    assert score(built.t)[0].councillors == effect[0].cap


def test_every_measure_of_the_book_has_a_number_of_its_own():
    empty = table(4).supply(0).t
    nothing = [measure(empty, 0, which) for which in range(1, len(MEASURES))]
    assert nothing == [0] * (len(MEASURES) - 1)
    used = {step.per for space in EDITION.council for step in space.effect}
    used |= {step.per for tile in EDITION.prosperities for step in tile.effect}
    assert set(MEASURES) == used


def test_dice_of_an_enemy_count_for_nothing():
    built = table(4).hoplite(1, "A1-B1", "3").citizen(1, "B1-C1", "3").commander(1, 1)
    mine = built.supply(0).t
    assert [measure(mine, 0, which) for which in range(1, len(MEASURES))] == [0] * 24
