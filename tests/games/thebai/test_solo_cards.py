"""Antigone's cards, one by one: basic, special, destiny, challenge, and the feet of the heralds."""

import pytest

from petteia.games.thebai.rules.scoring import score
from tests.games.thebai.names import BLESSINGS, EDITION
from tests.games.thebai.queries import archon_on, die, display, done_orders, in_supply, stone_on, vp
from tests.games.thebai.solo_builders import (
    HERS,
    against,
    begin,
    follow,
    gift,
    new_game,
    piles,
    resolve,
)

MIDDLE = ("B3-C3", "B3-B4", "C3-C4", "B4-C4")
"""The dice spaces between two stones of a built city."""
ROW_1 = ("A1-B1", "B1-C1", "C1-D1", "A1-A2", "B1-B2", "C1-C2", "D1-D2")
SHELF = ("O02", "O13", "O24", "O35")
"""A display with one order of each colour: wine, honey, olive, sea."""
STONES = {it.key: it for it in (*EDITION.stones, *EDITION.neutral)}


# Citizens.


@pytest.mark.parametrize("card", ["SB01", "SB02", "SB03", "SB04"])
def test_a_citizen_goes_between_two_stones(card):
    state = resolve(against(destiny="urn"), card)
    assert die(state, "B3-C3") == "1 citizen 1"
    assert in_supply(state, HERS) == ["1"] * 6


def test_the_pointer_of_the_card_says_which_herald_is_its_focus():
    assert die(resolve(against(left="HE03", right="HE11"), "SB01"), "B3-B4")
    assert die(resolve(against(left="HE03", right="HE11"), "SB02"), "C3-C4")


def test_without_a_space_between_two_stones_a_citizen_goes_beside_one():
    state = resolve(against().marker(*MIDDLE), "SB01")
    assert die(state, "B2-B3") == "1 citizen 1"


def test_without_a_citizen_in_the_supply_one_in_the_city_is_raised():
    state = resolve(against().supply(HERS).citizen(HERS, "B4-C4", "2"), "SB01")
    assert die(state, "B4-C4") == "1 citizen 2*"


def test_without_a_space_a_citizen_is_worth_1_vp():
    state = resolve(against().city(A1="K1").marker("A1-B1", "A1-A2"), "SB01")
    assert (vp(state)[HERS], in_supply(state, HERS)) == (11, ["1"] * 7)


def test_without_a_space_next_to_a_stone_a_citizen_stays_at_home_though_others_are_free():
    state = resolve(against().city(A1="K1").marker("A1-B1", "A1-A2"), "SB01")
    assert state.dice == 0


# Hoplites.


@pytest.mark.parametrize("card", ["SB05", "SB06", "SB07"])
def test_a_hoplite_goes_to_the_row_of_the_coming_conflict(card):
    state = resolve(against(left="HE01", right="HE01", destiny="urn"), card)
    assert die(state, "A1-A2") == "1 hoplite 1"
    assert in_supply(state, HERS, "hoplite") == ["1"] * 3


def test_in_its_row_a_hoplite_goes_beside_one_stone_before_none():
    assert die(resolve(against().round(4), "SB05"), "B2-B3") == "1 hoplite 1"


def test_in_its_row_a_hoplite_goes_between_two_stones_before_one():
    assert die(resolve(against().round(6), "SB05"), "B3-C3") == "1 hoplite 1"


def test_if_the_row_is_full_a_hoplite_goes_anywhere():
    assert die(resolve(against().marker(*ROW_1), "SB05"), "B3-C3") == "1 hoplite 1"


def test_after_the_last_conflict_a_hoplite_goes_anywhere():
    assert die(resolve(against().round(10), "SB05"), "B3-C3") == "1 hoplite 1"


def test_without_a_hoplite_in_the_supply_one_in_the_city_is_raised():
    state = resolve(against().supply(HERS).hoplite(HERS, "B4-C4"), "SB05")
    assert die(state, "B4-C4") == "1 hoplite 1*"


# Orders.


@pytest.mark.parametrize("card", ["SB08", "SB09", "SB10"])
def test_an_order_is_of_the_colour_she_has_fewest_of_and_its_slot_is_filled_again(card):
    built = against(destiny="urn").deck("O37", "O38", display=SHELF).fulfilled(HERS, "O03")
    state = resolve(built, card)
    assert done_orders(state, HERS) == ["O03", "O13"]
    assert display(state) == ["O02", "O37", "O24", "O35"]


def test_an_order_gives_no_reward():
    state = resolve(against().deck(display=("O02",)), "SB08")
    assert (done_orders(state, HERS), vp(state)[HERS]) == (["O02"], 10)


def test_without_an_order_she_scores_1_vp():
    assert vp(resolve(against().deck(), "SB08"))[HERS] == 11


# The altar.


def test_two_steps_on_the_track_of_the_card_score_the_vp_found_there():
    for card, track, found in (("SB11", (2, 0), 2), ("SB12", (0, 2), 1), ("SB13", (0, 2), 1)):
        state = resolve(against(destiny="thread"), card)
        hers = state.players[HERS]
        assert (hers.dionysos, hers.ares) == track
        also = gift("thread", 1) if card == "SB13" else 0
        assert (vp(state)[HERS], hers.stock) == (10 + found + also, 0)


def test_steps_beyond_the_end_of_a_track_are_made_on_the_other():
    state = resolve(against().altar(HERS, dionysos=10), "SB11")
    assert (state.players[HERS].dionysos, state.players[HERS].ares) == (10, 2)


def test_with_both_tracks_at_their_ends_each_step_is_worth_1_vp():
    assert vp(resolve(against().altar(HERS, dionysos=10, ares=10), "SB11"))[HERS] == 12


def test_a_crown_is_worth_its_vp_to_her_and_no_raise():
    built = against().altar(HERS, dionysos=9).citizen(HERS, "B3-C3")
    state = resolve(built, "SX3")
    assert vp(state)[HERS] == 10 + 8 + gift("veil", 2)
    assert die(state, "B3-C3") == "1 citizen 1"
    assert state.blessings_left[BLESSINGS["vine_crown"]] == 3


# Building.


@pytest.mark.parametrize("card", ["SB14", "SB15"])
def test_a_stone_goes_where_most_stones_are_next_to_it(card):
    state = resolve(against().city(B3="K1", C3="K2", B4="K3"), card)
    assert stone_on(state, "C4") in ("K1", "K4", "K7")


def test_of_equal_spaces_a_stone_goes_to_the_nearest_then_the_topmost():
    state = resolve(against(), "SB14")
    assert stone_on(state, "B2") in ("K1", "K4", "K7")


def building(stones: str, **city: str):
    """All her piles are alike, so that the roll does not matter."""
    return piles(against().city(**city), stones, stones, stones)


def test_a_stone_is_turned_for_most_matching_edges():
    state = resolve(building("K4.1", B3="K1", C3="K2", B4="K3"), "SB14")
    assert state.stones_at[3 * 4 + 2] & 3 == 3


def test_of_equal_turns_a_stone_gets_the_fewest():
    state = resolve(building("K1.1", B3="K1", C3="K2", B4="K3"), "SB14")
    assert state.stones_at[3 * 4 + 2] & 3 == 2


def test_of_two_matching_roofs_white_comes_before_brown():
    built = building("K4.1", B3="K1", C3="K2", B4="K3")
    state = resolve(built.hoplite(HERS, "A1-B1").deck(display=SHELF), "SB14")
    assert (done_orders(state, HERS), die(state, "A1-B1")) == (["O02"], "1 hoplite 1")


def test_brown_raises_two_different_hoplites():
    built = building("K1.1", B3="K1", C3="K2", B4="K3")
    state = resolve(built.hoplite(HERS, "A1-B1", "2").hoplite(HERS, "C1-D1"), "SB14")
    assert (die(state, "A1-B1"), die(state, "C1-D1")) == ("1 hoplite 2*", "1 hoplite 1*")


def test_brown_raises_one_hoplite_twice_if_she_has_no_other():
    built = building("K1.1", B3="K1", C3="K2", B4="K3").hoplite(HERS, "A1-B1", "2")
    assert die(resolve(built, "SB14"), "A1-B1") == "1 hoplite 3"


def test_ochre_raises_two_different_citizens():
    built = building("K1.1", B3="K5").citizen(HERS, "A1-B1").citizen(HERS, "C1-D1", "2")
    state = resolve(built, "SB14")
    assert (die(state, "A1-B1"), die(state, "C1-D1")) == ("1 citizen 1*", "1 citizen 2*")


def test_slate_is_worth_1_vp():
    assert vp(resolve(building("K1.1", B3="K3"), "SB14"))[HERS] == 11


def test_without_a_stone_she_scores_2_vp():
    assert vp(resolve(building("", B3="K1"), "SB14"))[HERS] == 12


def test_without_a_space_for_a_stone_she_scores_2_vp_and_keeps_it():
    full = {f"{column}{row}": "K1" for column in "ABCD" for row in range(1, 8)}
    state = resolve(building("K1.1", **full), "SB14")
    assert (vp(state)[HERS], state.solo.piles) == (12, [[9], [9], [9]])


# Raises.


def test_two_raises_go_to_the_highest_die_each_chosen_anew():
    built = against().citizen(HERS, "B3-C3", "3").hoplite(HERS, "A1-B1", "3*")
    state = resolve(built, "SB16")
    assert die(state, "A1-B1") == ""
    assert die(state, "B3-C3") == "1 citizen 3*"


@pytest.mark.parametrize(
    ("high", "low", "after"),
    [("3", "2*", ""), ("2", "1*", "1 hoplite 3"), ("1*", "1", "1 hoplite 2*")],
)
def test_the_highest_level_is_raised_even_of_a_hoplite_farther_away(high, low, after):
    built = against().hoplite(HERS, "C6-C7", high).citizen(HERS, "B3-C3", low)
    state = resolve(built, "SB16")
    assert (die(state, "C6-C7"), die(state, "B3-C3")) == (after, f"1 citizen {low}")


def test_of_equal_dice_a_citizen_is_raised_before_a_hoplite():
    built = against(right="HE01").citizen(HERS, "C6-C7", "2").hoplite(HERS, "A1-A2", "2")
    state = resolve(built, "SB16")
    assert (die(state, "C6-C7"), die(state, "A1-A2")) == ("1 citizen 3", "1 hoplite 2")


def test_of_equal_citizens_the_nearest_is_raised_then_the_leftmost():
    built = against(left="HE04").citizen(HERS, "B3-C3", "2").citizen(HERS, "A3-B3", "2")
    state = resolve(built.supply(HERS), "SB01")
    assert (die(state, "A3-B3"), die(state, "B3-C3")) == ("1 citizen 2*", "1 citizen 2")


def test_without_a_die_in_the_city_each_raise_is_worth_1_vp():
    assert vp(resolve(against(), "SB16"))[HERS] == 12


# Special cards.


def test_open_door_uses_a_citizen_and_raises_it():
    assert die(resolve(against(), "SX1"), "B3-C3") == "1 citizen 1*"


def test_brothers_blades_place_two_hoplites():
    state = resolve(against(right="HE01"), "SX2")
    assert (die(state, "A1-A2"), die(state, "A1-B1")) == ("1 hoplite 1", "1 hoplite 1")


def test_forbidden_rite_takes_an_order_and_a_step():
    state = resolve(against(destiny="thread").deck(display=SHELF), "SX3")
    assert (done_orders(state, HERS), state.players[HERS].dionysos) == (["O02"], 1)


def test_whispered_pleas_take_two_orders_the_display_filled_in_between():
    state = resolve(against().deck("O03", display=("O02",)), "SX4")
    assert done_orders(state, HERS) == ["O02", "O03"]


def test_unmarked_stones_build_with_two_roofs_before_a_citizen_comes():
    built = building("K4.1", B3="K1", C3="K2", B4="K3").deck(display=SHELF)
    state = resolve(built.hoplite(HERS, "A1-B1", "2").hoplite(HERS, "C1-D1"), "SX5")
    assert done_orders(state, HERS) == ["O02"]
    assert (die(state, "A1-B1"), die(state, "C1-D1")) == ("1 hoplite 2*", "1 hoplite 1*")
    assert in_supply(state, HERS) == ["1"] * 6


def test_crowd_at_the_gate_raises_three_times():
    state = resolve(against().citizen(HERS, "B3-C3"), "SX6")
    assert die(state, "B3-C3") == "1 citizen 2*"


def test_dust_on_the_dead_is_two_steps_and_2_vp():
    state = resolve(against(destiny="thread"), "SX7")
    assert (state.players[HERS].dionysos, vp(state)[HERS]) == (
        2,
        10 + 2 + 2 + gift("thread", 1),
    )


def test_stolen_spears_place_a_hoplite_and_raise_hoplites_only():
    state = resolve(against().citizen(HERS, "B3-C3", "3"), "SX8")
    assert (die(state, "A1-A2"), die(state, "B3-C3")) == ("1 hoplite 2", "1 citizen 3")


def test_torn_decrees_sweep_the_display_away_and_score_3_vp():
    built = against(destiny="thread").deck("O03", "O14", "O25", "O36", "O37", display=SHELF)
    state = resolve(built, "SX9")
    assert display(state) == ["O03", "O14", "O25", "O36"]
    assert (done_orders(state, HERS), vp(state)[HERS]) == ([], 13 + gift("thread", 1))
    assert bin(state.gone_orders).count("1") == 4


def test_torn_decrees_leave_the_display_if_the_deck_is_empty():
    state = resolve(against(destiny="thread").deck(display=SHELF), "SX9")
    assert (display(state), state.gone_orders) == (list(SHELF), 0)


# Destiny cards; SB03 sends a citizen to B3-C3 first.


def test_the_veil_takes_an_order_of_the_colour_she_has_most_of():
    built = against(destiny="veil").deck(display=SHELF).fulfilled(HERS, "O25", "O26", "O03")
    state = resolve(built, "SB03")
    assert done_orders(state, HERS) == ["O03", "O24", "O25", "O26"]
    assert vp(state)[HERS] == 10 + gift("veil", 3)


def test_the_torch_raises_citizens_and_scores():
    state = resolve(against(destiny="torch").hoplite(HERS, "A1-A2", "3"), "SB03")
    assert (die(state, "B3-C3"), vp(state)[HERS]) == ("1 citizen 2", 10 + gift("torch", 3))


def test_the_spear_raises_hoplites_and_scores():
    state = resolve(against(destiny="spear").hoplite(HERS, "A1-A2"), "SB03")
    assert (die(state, "A1-A2"), die(state, "B3-C3")) == ("1 hoplite 2", "1 citizen 1")
    assert vp(state)[HERS] == 10 + gift("spear", 2)


def test_the_urn_steps_on_the_track_of_the_action_card():
    state = resolve(against(destiny="urn"), "SB03")
    assert (state.players[HERS].dionysos, vp(state)[HERS]) == (
        2,
        10 + 2 + gift("urn", 2),
    )
    state = resolve(against(destiny="urn"), "SX9")
    assert state.players[HERS].ares == 2


def test_the_trowel_builds_and_scores():
    state = resolve(against(destiny="trowel"), "SX9")
    assert sum(lying >= 0 for lying in state.stones_at) == 5
    assert vp(state)[HERS] == 13 + 1 + gift("trowel", 1)  # 1: there is no order for the roof
    state = resolve(piles(against(destiny="trowel"), "", "", ""), "SB03")
    assert vp(state)[HERS] == 10 + 2 + gift("trowel", 0)


def test_the_thread_uses_a_citizen():
    state = resolve(against(destiny="thread"), "SB03")
    assert (die(state, "B3-C3"), die(state, "C3-C4")) == ("1 citizen 1", "1 citizen 1")
    assert vp(state)[HERS] == 10 + gift("thread", 2)


# Challenge cards.


@pytest.mark.parametrize(
    ("level", "points", "citizens", "hoplites", "orders", "councillor"),
    [
        (1, 5, "1", "1", 0, 11),
        (2, 10, "1", "1", 0, 12),
        (3, 15, "1", "1*", 1, 12),
        (4, 20, "1*", "1*", 1, 12),
        (5, 25, "1*", "2", 2, 12),
    ],
)
def test_a_challenge_says_how_she_begins(level, points, citizens, hoplites, orders, councillor):
    state = new_game(challenge=level)
    assert vp(state)[HERS] == points
    assert in_supply(state, HERS) == [citizens] * 7
    assert in_supply(state, HERS, "hoplite") == [hoplites] * 4
    begin(state)
    assert len(done_orders(state, HERS)) == 1 + orders
    state.players[HERS].council_dice = 1
    assert score(state)[HERS].councillors == councillor


# The feet of the heralds. D7 is highlighted by none.


def words_of(name: str) -> set[str]:
    """The words of a stone's effect."""
    return {step.word for step in STONES[name].effect}


def stone_with(word: str, without: tuple[str, ...] = ()) -> str:
    """A stone with a word and none of some others; "" if there is none."""
    return next(
        (it for it in STONES if word in words_of(it) and words_of(it).isdisjoint(without)), ""
    )


def plain(herald) -> str:
    """A stone with no word of a herald's foot."""
    return next(it for it in STONES if words_of(it).isdisjoint(herald.foot))


def archon_after(herald, near: str, far: str) -> str:
    """Where her archon goes if one stone lies on the highlighted space and one in the corner."""
    built = against(left=herald.key, right="HE01" if herald.key != "HE01" else "HE02")
    return archon_on(follow(built.city(**{herald.space: near, "D7": far})), 1)


@pytest.mark.parametrize("herald", EDITION.heralds, ids=lambda it: it.key)
def test_her_archon_goes_to_the_left_word_of_the_foot(herald):
    left, *right = herald.foot
    near = (right and stone_with(right[0], (left,))) or plain(herald)
    assert archon_after(herald, near, stone_with(left)) == "D7"


@pytest.mark.parametrize("herald", EDITION.heralds, ids=lambda it: it.key)
def test_without_the_left_word_it_goes_to_the_right_one_else_to_the_nearest_stone(herald):
    left, *right = herald.foot
    assert archon_after(herald, plain(herald), plain(herald)) == herald.space
    second = right and stone_with(right[0], (left,))
    if second:
        assert archon_after(herald, plain(herald), second) == "D7"


def test_only_one_foot_has_a_right_word_that_no_stone_has_without_the_left():
    feet = {it.key: it.foot for it in EDITION.heralds if len(it.foot) == 2}
    assert [key for key, foot in feet.items() if not stone_with(foot[1], foot[:1])] == ["HE02"]
