"""The Rules of Legends (L1 to L8)."""

import pytest

from petteia.games.elysium.rules import codes
from petteia.games.elysium.rules import legends as tables
from tests.games.elysium.builders import (
    can,
    cards,
    join,
    legends,
    new_legend,
    number,
    refusal,
    table,
    transfer,
)
from tests.games.elysium.rules.tables import HADES, LEVEL_3

MORE_HADES = ["hypnos", "helm-of-darkness", "nekyia"]


def writer(*domain: str):
    """Seat 0 writes Legends of these cards, with 20 Gold and a lyre of 4."""
    return table(3).writing().gold(0, 20).domain(0, *domain)


def choosing(card: str, *legend: str):
    """Seat 0 must choose a Legend for this card: the given one is number 0, and single cards of
    every Level make sure that there is a choice."""
    position = writer(card, "ganymede").legend(0, *legend)
    state = position.legend(0, "libation").legend(0, "proteus").legend(0, "kabeiroi").state()
    transfer(state, card)
    return state


def places(state) -> list[int]:
    """The Legends offered for the card on its way."""
    return [action - codes.PLACE for action in state.legal()]


def family_tiles(state, family: str) -> list[int | None]:
    return state.dump()["family_tiles"][family]


def level_tile(state, level: int) -> int | None:
    return state.dump()["level_tiles"][level - 1]


@pytest.mark.rule("L1")
def test_a_transferred_card_starts_a_legend_or_joins_one():
    state = writer("persephone", "ganymede").legend(0, "charon").state()
    transfer(state, "persephone")
    assert places(state) == [0, codes.NEW]


@pytest.mark.rule("G8")
def test_legends_of_the_same_cards_are_one_choice():
    position = writer("persephone", "ganymede").legend(0, "charon").legend(0, "charon")
    state = position.legend(0, "hypnos").state()
    transfer(state, "persephone")
    assert places(state) == [0, 2, codes.NEW]
    assert refusal(state, codes.PLACE + 1) == "G8"
    join(state, 0)
    assert legends(state, 0) == [["charon", "persephone"], ["charon"], ["hypnos"]]


@pytest.mark.rule("G8", "L5")
def test_a_citizen_is_not_asked_which_of_two_identical_legends_it_joins():
    """The order in which their cards were written makes no difference."""
    position = writer("ganymede").citizens(0, 1).legend(0, "charon", "triton")
    state = position.legend(0, "triton", "charon").state()
    transfer(state, "citizen")
    assert legends(state, 0) == [["charon", "triton", "citizen"], ["triton", "charon"]]


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    "other", [("charon", "olive-tree"), ("charon", "triton", "citizen"), ("hypnos", "triton")]
)
def test_legends_of_other_cards_are_another_choice(other):
    """Another Family, one more Citizen, or another card of the same Family and Level, which may
    count for a Chronos power."""
    position = writer("ganymede").citizens(0, 1).legend(0, "charon", "triton").legend(0, *other)
    state = position.state()
    transfer(state, "citizen")
    assert places(state) == [0, 1]


@pytest.mark.rule("L1")
def test_a_card_that_joins_lies_in_that_legend():
    state = writer("persephone", "ganymede").legend(0, "charon").state()
    transfer(state, "persephone")
    join(state, 0)
    assert legends(state, 0) == [["charon", "persephone"]]


@pytest.mark.rule("L1")
def test_a_card_that_starts_a_legend_leaves_the_others_alone():
    state = writer("persephone", "ganymede").legend(0, "charon").state()
    transfer(state, "persephone")
    new_legend(state)
    assert legends(state, 0) == [["charon"], ["persephone"]]


@pytest.mark.rule("L1")
def test_a_written_card_never_moves_again():
    state = writer("persephone").legend(0, "charon").state()
    assert cards(state, codes.TRANSFER) == ["persephone"]
    assert refusal(state, codes.TRANSFER + number(state, "charon")) == "W3"


@pytest.mark.rule("L1")
def test_only_an_own_legend_can_be_joined():
    state = writer("persephone", "ganymede").legend(0, "charon").legend(1, "hecate").state()
    transfer(state, "persephone")
    assert refusal(state, codes.PLACE + 1) == "L1"
    assert refusal(state, codes.STOP) == "L1"


@pytest.mark.rule("L2")
def test_a_level_legend_takes_another_family_of_its_level():
    state = choosing("triton", "charon", "olive-tree")
    join(state, 0)
    assert legends(state, 0)[0] == ["charon", "olive-tree", "triton"]


@pytest.mark.rule("L2")
@pytest.mark.parametrize("card", ["hypnos", "persephone", "nike", "eagle-of-zeus"])
def test_a_level_legend_refuses_its_own_families_and_other_levels(card):
    state = choosing(card, "charon", "olive-tree")
    assert refusal(state, codes.PLACE + 0) == "L2"


@pytest.mark.rule("L2")
def test_a_level_legend_ends_with_all_five_families():
    state = choosing("zagreus", *LEVEL_3)
    assert refusal(state, codes.PLACE + 0) == "L2"


@pytest.mark.rule("L3")
def test_a_family_legend_takes_the_missing_level():
    state = choosing("hecate", "charon", "persephone")
    join(state, 0)
    assert legends(state, 0)[0] == ["charon", "persephone", "hecate"]


@pytest.mark.rule("L3")
@pytest.mark.parametrize("card", ["hypnos", "helm-of-darkness", "aegis", "eagle-of-zeus"])
def test_a_family_legend_refuses_its_own_levels_and_other_families(card):
    state = choosing(card, "charon", "persephone")
    assert refusal(state, codes.PLACE + 0) == "L3"


@pytest.mark.rule("L3")
def test_a_family_legend_ends_with_three_cards():
    state = choosing("nekyia", *HADES)
    assert places(state) == [3, codes.NEW]
    assert refusal(state, codes.PLACE + 0) == "L3"


@pytest.mark.rule("L4")
@pytest.mark.parametrize("card", ["persephone", "hecate", "olive-tree", "triton"])
def test_a_single_card_takes_its_family_or_its_level(card):
    assert 0 in places(choosing(card, "charon"))


@pytest.mark.rule("L4")
@pytest.mark.parametrize("card", ["hypnos", "aegis", "eagle-of-zeus"])
def test_a_single_card_takes_nothing_else(card):
    assert refusal(choosing(card, "charon"), codes.PLACE + 0) == "L4"


@pytest.mark.rule("L4")
@pytest.mark.parametrize(
    ("second", "third", "rule"), [("persephone", "olive-tree", "L3"), ("triton", "hecate", "L2")]
)
def test_the_second_card_decides_the_kind(second, third, rule):
    assert 0 in places(choosing(third, "charon"))
    assert refusal(choosing(third, "charon", second), codes.PLACE + 0) == rule


@pytest.mark.rule("L4")
def test_a_player_may_have_several_legends_of_a_kind_in_any_order_of_levels():
    state = writer("persephone", "helm-of-darkness", "triton")
    state = state.legend(0, "hecate", "charon").legend(0, "nekyia", "hypnos").state()
    transfer(state, "persephone")
    join(state, 0)
    transfer(state, "helm-of-darkness")
    join(state, 1)
    assert legends(state, 0) == [
        ["hecate", "charon", "persephone"],
        ["nekyia", "hypnos", "helm-of-darkness"],
    ]


@pytest.mark.rule("L5")
@pytest.mark.parametrize(
    ("legend", "price"),
    [
        (["charon", "hecate"], 2),
        (["olive-tree", "charon"], 1),
        (LEVEL_3[:4], 3),
    ],
)
def test_a_citizen_costs_the_level_of_the_missing_card(legend, price):
    state = writer("ganymede").citizens(0, 1).legend(0, *legend).state()
    transfer(state, "citizen")
    assert legends(state, 0) == [[*legend, "citizen"]]
    assert state.players[0].gold == 20 - price


@pytest.mark.rule("L5")
def test_a_citizen_needs_a_legend_of_two_cards():
    state = writer("ganymede").citizens(0, 1).legend(0, "charon").state()
    assert not can(state, codes.TRANSFER, "citizen")
    assert refusal(state, codes.TRANSFER + codes.CITIZEN) == "L5"


@pytest.mark.rule("L5")
def test_a_citizen_starts_no_legend_and_finds_no_place_in_a_full_one():
    state = writer("ganymede").citizens(0, 1).legend(0, "charon").legend(0, *LEVEL_3)
    state = state.legend(0, "hypnos", "persephone").legend(0, "olive-tree", "triton").state()
    transfer(state, "citizen")
    assert places(state) == [2, 3]
    assert {refusal(state, codes.PLACE + legend) for legend in (0, 1, codes.NEW)} == {"L5"}


@pytest.mark.rule("L5")
def test_a_citizen_must_be_paid_like_the_missing_card():
    state = writer("ganymede").citizens(0, 1).gold(0, 2).legend(0, *LEVEL_3[:4]).state()
    assert refusal(state, codes.TRANSFER + codes.CITIZEN) == "W4"


@pytest.mark.rule("L6")
@pytest.mark.parametrize("card", ["shield-of-achilles", "cetus", "thunderbolt"])
def test_a_citizen_in_a_level_legend_bars_no_family(card):
    legend = ["areopagus", "hecate", "citizen", "citizen"]
    state = writer(card, "ganymede").legend(0, *legend).state()
    transfer(state, card)
    join(state, 0)
    assert legends(state, 0) == [[*legend, card]]


@pytest.mark.rule("L6")
def test_citizens_count_among_the_five_of_a_level_legend():
    state = choosing("cetus", "areopagus", "hecate", "citizen", "citizen", "citizen")
    assert refusal(state, codes.PLACE + 0) == "L2"


@pytest.mark.rule("L6")
def test_a_citizen_lets_no_family_in_twice():
    state = choosing("nekyia", "areopagus", "hecate", "citizen")
    assert refusal(state, codes.PLACE + 0) == "L2"


def fits(cards: list, card) -> bool:
    """The rules L2 to L6 once more, on a list of (Family, Level) and None for a Citizen."""
    if card is None and len(cards) < 2:
        return False
    there = [other for other in [*cards, card] if other is not None]
    size = len(cards) + 1
    families = {family for family, _ in there}
    levels = {level for _, level in there}
    if len(families) == 1 and len(levels) == len(there):
        return size <= 3
    if len(levels) == 1 and len(families) == len(there):
        return size <= 5
    return False


def facts(cards: list) -> tuple:
    """Kind, size, Citizens, worth, and what a Citizen would cost, from the rules."""
    there = [card for card in cards if card is not None]
    size = len(cards)
    levels = {level for _, level in there}
    if size == 1:
        return tables.SINGLE, 1, 0, 0, 0
    if len(levels) == 1:
        worth = {2: 2, 3: 4, 4: 8, 5: 12}[size]
        price = min(levels) if size < 5 else 0
        return tables.LEVEL_LEGEND, size, size - len(there), worth, price
    price = ({1, 2, 3} - levels).pop() if size == 2 else 0
    return tables.FAMILY_LEGEND, size, size - len(there), {2: 3, 3: 6}[size], price


@pytest.mark.rule("L2", "L3", "L4", "L5", "L6", "F3")
def test_the_tables_of_legends_hold_exactly_what_the_rules_allow():
    slots = [(family, level) for family in range(5) for level in (1, 2, 3)] + [None]
    reached = set()
    by_content = {}
    ways = [([], 0)]
    while ways:
        written, shape = ways.pop()
        reached.add(shape)
        if written:
            found = (
                tables.TYPE[shape],
                tables.SIZE[shape],
                tables.CITIZENS[shape],
                tables.WORTH[shape],
                tables.PRICE[shape],
            )
            assert found == facts(written), written
            content = tuple(sorted(written, key=str))
            assert by_content.setdefault(content, shape) == shape, "the order does not matter"
        for slot, card in enumerate(slots):
            grown = tables.JOIN[shape][slot]
            assert bool(grown) == fits(written, card), (written, card)
            if grown:
                ways.append(([*written, card], grown))
    assert reached == set(range(len(tables.SHAPES)))


def completing():
    """Seat 0 has two Hades cards in a Legend and the third in the Domain."""
    return writer("acheron", "ganymede").legend(0, "shades-of-asphodel", "elysian-fields")


@pytest.mark.rule("L7")
def test_the_first_family_legend_takes_the_larger_tile():
    state = completing().state()
    transfer(state, "acheron")
    join(state, 0)
    assert family_tiles(state, "hades") == [0, None]


@pytest.mark.rule("L7")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_next_completion_takes_the_smaller_tile_by_whoever_it_is(seat):
    state = completing().legend(seat, *HADES).set(family_tiles={"hades": [seat, None]}).state()
    transfer(state, "acheron")
    join(state, 0)
    assert family_tiles(state, "hades") == [seat, 0]


@pytest.mark.rule("L7")
def test_later_completions_take_nothing():
    state = completing().legend(1, *HADES).legend(2, *MORE_HADES)
    state = state.set(family_tiles={"hades": [1, 2]}).state()
    transfer(state, "acheron")
    join(state, 0)
    assert family_tiles(state, "hades") == [1, 2]


@pytest.mark.rule("L7", "K20")
def test_a_citizen_completes_a_family_legend():
    state = completing().citizens(0, 1).state()
    transfer(state, "citizen")
    assert family_tiles(state, "hades") == [0, None]


@pytest.mark.rule("L7")
def test_two_cards_of_a_family_take_no_tile():
    state = writer("persephone", "ganymede").legend(0, "charon").state()
    transfer(state, "persephone")
    join(state, 0)
    assert family_tiles(state, "hades") == [None, None]


@pytest.mark.rule("L8")
def test_the_first_two_cards_of_a_level_take_the_tile():
    state = writer("aegis", "ganymede").legend(0, "persephone").state()
    assert level_tile(state, 2) is None
    transfer(state, "aegis")
    join(state, 0)
    assert level_tile(state, 2) == 0


@pytest.mark.rule("L8")
@pytest.mark.parametrize(("length", "holder"), [(2, 0), (3, 1), (4, 1)])
def test_only_a_longer_legend_takes_a_level_tile_over(length, holder):
    """Seat 0 makes its Legend one of three cards."""
    state = writer("thunderbolt", "ganymede").legend(0, "odysseus", "pandora")
    state = state.legend(1, *LEVEL_3[:length]).set(level_tiles=[None, None, 1]).state()
    transfer(state, "thunderbolt")
    join(state, 0)
    assert level_tile(state, 3) == holder


@pytest.mark.rule("L8")
def test_the_longest_legend_of_the_holder_counts():
    state = writer("thunderbolt", "ganymede").legend(0, "odysseus", "pandora")
    state = state.legend(1, "charybdis", "zagreus").legend(1, *LEVEL_3[:3])
    state = state.set(level_tiles=[None, None, 1]).state()
    transfer(state, "thunderbolt")
    join(state, 0)
    assert level_tile(state, 3) == 1


@pytest.mark.rule("L8")
def test_five_cards_cannot_be_beaten():
    five = ["odysseus", "nekyia", "pandora", "trident"]
    state = writer("zagreus", "ganymede").legend(0, *five)
    state = state.legend(1, *LEVEL_3).set(level_tiles=[None, None, 1]).state()
    transfer(state, "zagreus")
    join(state, 0)
    assert len(legends(state, 0)[0]) == 5
    assert level_tile(state, 3) == 1


@pytest.mark.rule("L8")
def test_a_family_legend_takes_no_level_tile():
    state = completing().state()
    transfer(state, "acheron")
    join(state, 0)
    assert state.dump()["level_tiles"] == [None, None, None]
