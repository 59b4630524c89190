"""The house edition of Thebai is the box: its components by number, and what the papers fix."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise, permutations

import pytest

from petteia.games.thebai.content.edition import HOUSE, TEMPLATE, edition_of, read_edition
from petteia.games.thebai.content.effect_reader import ANTIGONE_WORDS, MEASURES, WORDS, Effect
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.printed import StandingEffect, Step
from petteia.kernel.content.packs import read_pack
from petteia.kernel.text.messages import LANGUAGES

HOUSE_EDITION = read_edition()
LIMITS = {"heroes": 3, "columns_cleared": 4, "stones_gone": 12, "rows_cleared": 3}
"""The most that a player can have of what is counted without a cap (D4, I3)."""


def effects() -> list[Effect]:
    """Every effect a player can meet."""
    house = HOUSE_EDITION
    things = (
        *house.estate,
        *house.stones,
        *house.neutral,
        *house.orders,
        *house.heroes,
        *house.gates,
        *house.prosperities,
        *house.council,
        *house.blessings,
    )
    standing = [thing.standing.effect for thing in (*house.heroes, *house.blessings)]
    tracks = [*house.dionysos, *house.ares]
    return [*(thing.effect for thing in things), *house.roofs.values(), *standing, *tracks]


def test_the_box_has_all_its_components():
    house = HOUSE_EDITION
    assert len(house.stones) * 4 + len(house.neutral) == 50
    assert (len(house.stones), len(house.neutral)) == (9, 14)
    assert len(house.orders) == 44
    assert len(house.heroes) == len(house.attacks) == 8
    assert len(house.conflicts) + len(house.prosperities) == 14
    assert len(house.gates) == len(house.gate_names) == 7
    assert sum(blessing.copies for blessing in house.blessings) == 24
    assert sum(stack.copies for stack in house.help_stacks) == 24
    assert (len(house.turmoil), len(house.heralds)) == (9, 12)
    solo = (house.basic, house.special, house.destinies, house.challenges)
    assert [len(cards) for cards in solo] == [16, 9, 6, 5]


def test_the_city_has_seven_rows_and_a_rim_of_roofs():
    large, small = HOUSE_EDITION.large, HOUSE_EDITION.small
    assert (large.columns, small.columns) == ("ABCDE", "ABCD")
    assert large.start == ("B3", "C3", "D3", "B4", "C4", "D4")
    assert small.start == ("B3", "C3", "B4", "C4")
    assert large.marked == ("B3", "D4")
    assert small.marked == ()
    assert (large.top, large.right, large.bottom, large.left) == (
        "WOBSW",
        "BSOWSBO",
        "SWOBS",
        "OBWSOWB",
    )
    assert (small.top, small.right, small.bottom, small.left) == (
        "WBOS",
        "OWBSOBW",
        "OSWB",
        "SWOSBWS",
    )


def test_the_roofs_do_what_the_rules_say():
    assert HOUSE_EDITION.roofs == {
        "W": (Step("order"), Step("swap")),
        "B": (Step("raise", (2, 2, 2), kind="hoplite", mode="different"),),
        "O": (Step("raise", (2, 2, 2), kind="citizen", mode="different"),),
        "S": (Step("good"), Step("drachma")),
    }
    assert HOUSE_EDITION.antigone_roofs["W"] == (Step("order", mode="few"),)


def test_the_estate_is_three_rows_of_five_and_gives_drachmas_by_strength():
    estate = HOUSE_EDITION.estate
    assert [space.key for space in estate] == [
        f"{colour}{column}" for colour in ("red", "blue", "yellow") for column in range(1, 6)
    ]
    assert [(space.row, space.column) for space in estate] == [
        (row, column) for row in range(3) for column in range(5)
    ]
    assert estate[5].effect == (Step("drachma", (1, 2, 3)), Step("good"))
    assert estate[10].effect == (Step("place", roofs=(0, 1, 2)), Step("swap"))


def test_the_estate_covers_what_it_should():
    words = {step.word for space in HOUSE_EDITION.estate for step in space.effect}
    assert words == set(WORDS) - {"grape", "amphora", "bronze", "councillor"}


def test_new_citizens_column_values_and_starts_are_those_of_the_paper():
    assert HOUSE_EDITION.new_citizen == (0, 1, 2, 3)
    assert HOUSE_EDITION.column_values == (3, 7, 12, 18)
    assert HOUSE_EDITION.starts == (
        ((0, 0, 1), 1),
        ((0, 1, 1), 2),
        ((1, 1, 1), 2),
        ((1, 1, 2), 3),
    )


def test_the_altar_has_two_tracks_of_ten_and_crowns_at_the_ends():
    house = HOUSE_EDITION
    assert len(house.dionysos) == len(house.ares) == 11
    assert house.dionysos[0] == house.ares[0] == ()
    assert house.dionysos[10] == (Step("blessing", what="vine_crown"),)
    assert house.ares[10] == (Step("blessing", what="spear_crown"),)
    crowns = [blessing for blessing in house.blessings if blessing.vp_by_copy]
    assert [crown.vp_by_copy for crown in crowns] == [(8, 6, 4, 2)] * 2
    assert [crown.effect[0].kind for crown in crowns] == ["citizen", "hoplite"]


def test_four_blessings_stand_and_one_of_them_follows_the_archon():
    standing = {it.key: it.standing for it in HOUSE_EDITION.blessings if not it.vp_by_copy}
    assert standing == {
        "thyrsos": StandingEffect("archon_moved", 2, effect=(Step("good"),)),
        "full_jar": StandingEffect("fulfilled", effect=(Step("vp", (3, 3, 3)),)),
        "shield_oath": StandingEffect(passive="free_pay"),
        "dragon_tooth": StandingEffect(passive="battle", passive_number=2),
    }


def test_help_tiles_are_of_three_colours_and_two_strengths():
    stacks = {(stack.colour, stack.strength) for stack in HOUSE_EDITION.help_stacks}
    assert stacks == {(colour, strength) for colour in range(3) for strength in (2, 3)}


def test_two_stones_are_those_of_the_rulebook_examples():
    stones = {stone.key: stone.effect for stone in HOUSE_EDITION.stones}
    assert stones["K1"] == (Step("grape", (2, 2, 2)),)
    assert stones["K4"] == (Step("drachma"), Step("order"))


def test_orders_are_eleven_of_each_colour_and_cost_two_to_five_goods():
    orders = HOUSE_EDITION.orders
    assert Counter(order.colour for order in orders) == dict.fromkeys(range(4), 11)
    assert [order.key for order in orders if order.starting] == ["C1", "C2", "C3", "C4"]
    assert all(order.starting for order in orders[:4])
    assert {sum(order.cost) for order in orders} == {2, 3, 4, 5}
    assert {sum(order.cost) for order in orders[:4]} == {2}
    assert sorted(order.colour for order in orders[:4]) == [0, 1, 2, 3]


def test_one_order_places_a_triggered_stone_with_two_roofs_and_four_place_a_councillor():
    orders = {order.key: order.effect for order in HOUSE_EDITION.orders}
    assert orders["O33"] == (Step("place", triggered=True, roofs=(2, 2, 2)),)
    councillors = [key for key, effect in orders.items() if "councillor" in words_of(effect)]
    assert councillors == ["O10", "O21", "O22", "O44"]


def test_no_order_only_trades_goods_for_as_many_drachmas():
    for order in HOUSE_EDITION.orders:
        steps = {step.word: step.number[0] for step in order.effect}
        if set(steps) <= {"drachma", "swap"}:
            assert steps["drachma"] > sum(order.cost), order.key


def test_no_order_of_the_deck_is_another_one_with_a_higher_price():
    """The rest of a price behind `pay` may also be drachmas, so it must replace goods."""
    orders = [order for order in HOUSE_EDITION.orders if not order.starting]
    for one, other in permutations(orders, 2):
        if tuple(replace(step, pay=0) for step in one.effect) == other.effect:
            assert sum(one.cost) < sum(other.cost), (one.key, other.key)


def words_of(effect: Effect) -> list[str]:
    return [step.word for step in effect]


def test_heroes_two_on_dice_spaces_one_on_a_monument_three_marked():
    heroes = HOUSE_EDITION.heroes
    assert Counter(hero.standee for hero in heroes) == {"dice": 2, "monument": 1, "card": 5}
    assert [hero.key for hero in heroes if hero.solo] == ["harmonia", "menoikeus", "zethos"]


def test_attackers_superiority_and_commanders_are_those_of_the_paper():
    house = HOUSE_EDITION
    assert sorted(attack.modifier for attack in house.attacks) == [0, 0, 1, 1, 1, 2, 2, 3]
    assert house.superiority == (0, 1, 2, 3, 5, 7, 9, 12)
    assert house.commanders == (2, 3, 4, 5)


def test_gate_rewards_are_those_of_the_rulebook():
    rewards = [tile.effect for tile in HOUSE_EDITION.gates]
    assert rewards == [
        (Step("amphora"),),
        (Step("bronze"),),
        (Step("grape"),),
        (Step("good"),),
        (Step("drachma"),),
        (Step("order"),),
        (Step("raise", kind="citizen"),),
    ]


@pytest.mark.rule("S6")
def test_fate_tiles_have_the_backs_of_the_rulebook():
    house = HOUSE_EDITION
    assert [(tile.number, tile.back) for tile in house.conflicts] == [
        *((number, "gamma") for number in (1, 2, 3, 4)),
        *((number, "omega") for number in (5, 6, 7)),
    ]
    backs = Counter(tile.back for tile in house.prosperities)
    assert backs == {"alpha": 1, "beta": 1, "delta": 5}


def test_the_council_has_five_monuments_of_four_and_an_extra_one_of_three():
    house = HOUSE_EDITION
    assert house.path == (6, 5, 4, 3, 2)
    assert Counter(space.monument for space in house.council) == {
        "gate": 4,
        "altar": 4,
        "stoa": 4,
        "house": 4,
        "stage": 4,
        "tomb": 3,
    }
    sides = Counter(side for monument in house.monuments for side in monument.sides)
    assert sides == {"small": 4, "three": 5, "four": 6}


def test_every_condition_is_worth_up_to_seven_to_fourteen_points():
    for space in HOUSE_EDITION.council:
        (step,) = space.effect
        most = step.cap or step.number[0] * LIMITS.get(step.per, 1)
        assert 7 <= most <= 14, space.key


def test_conditions_differ_from_each_other():
    measures = [space.effect[0].per for space in HOUSE_EDITION.council]
    assert len(set(measures)) == len(measures)


def test_heralds_are_three_for_each_column_of_the_small_city():
    heralds = HOUSE_EDITION.heralds
    assert Counter(herald.column for herald in heralds) == dict.fromkeys("ABCD", 3)
    assert len({herald.space for herald in heralds}) == 12


def test_challenges_grow_harder():
    challenges = HOUSE_EDITION.challenges
    assert [card.level for card in challenges] == [1, 2, 3, 4, 5]
    strengths = [
        (card.vp, card.citizens, card.hoplites, card.orders, card.councillor) for card in challenges
    ]
    for easier, harder in pairwise(strengths):
        assert all(low <= high for low, high in zip(easier, harder, strict=True))
        assert easier != harder


def test_every_word_and_every_measure_is_used_somewhere():
    steps = [step for effect in effects() for step in effect]
    assert {step.word for step in steps} == {*WORDS, "help", "blessing"}
    assert {step.per for step in steps} == {*MEASURES, ""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_named_in_every_language(language):
    house = HOUSE_EDITION
    named = (house.estate, house.stones, house.neutral, house.orders, house.heroes, house.attacks)
    named += (house.gates, house.prosperities, house.monuments, house.blessings)
    named += (house.basic, house.special, house.destinies, house.challenges)
    names = [thing.name[language] for group in named for thing in group]
    assert len(set(names)) == len(names) == 15 + 23 + 44 + 8 + 8 + 7 + 7 + 6 + 6 + 16 + 9 + 6 + 5


def test_the_template_changes_what_it_says_and_nothing_else():
    house, other = HOUSE_EDITION, edition_of(read_pack(TEMPLATE))
    assert [hero.key for hero in other.heroes] == [
        "pelopidas",
        "amphion",
        "harmonia",
        "teiresias",
        "herakles",
        "dirke",
        "menoikeus",
        "zethos",
    ]
    changed = [
        (before.key, after.key)
        for before, after in zip(house.orders, other.orders, strict=True)
        if before != after
    ]
    assert changed == [("C4", "C4"), ("O02", "O02"), ("O32", "bull_of_dirke")]
    assert other.superiority[7] == 10
    assert other.estate[6].effect == (Step("grape", (1, 2, 3)), Step("order", (0, 1, 1)))
    assert other.stones == house.stones
    assert other.fingerprint != house.fingerprint


def test_the_house_is_read_from_its_own_folder():
    assert HOUSE_EDITION.folder == HOUSE
    assert HOUSE_EDITION.name == "house"


def test_the_engine_knows_every_word_of_the_grammar():
    assert {*WORDS, *ANTIGONE_WORDS, "help", "blessing"} <= set(codes.WORDS)
