"""What effects do: goods, orders, prices, raises, hoplites, stones, roofs, altar, archon (V)."""

import pytest

from petteia.games.thebai.rules import codes
from tests.games.thebai.builders import table
from tests.games.thebai.moves import (
    advance_on,
    build,
    enough,
    fulfil,
    perform,
    place_hoplite,
    put_archon,
    raise_die,
    roof,
    shift_hoplite,
    swap,
    take_good,
    take_order,
    take_row,
)
from tests.games.thebai.names import EDITION, level
from tests.games.thebai.queries import (
    archon_on,
    dice_offered,
    die,
    display,
    hand,
    in_supply,
    offered,
    spaces_offered,
    stock,
    stone_on,
    vp,
)


@pytest.mark.rule("V1")
def test_goods_and_drachmas_are_taken():
    state = table().state()
    perform(state, 0, "grape 1", "amphora 2", "bronze 3", "drachma 4")
    assert stock(state, 0) == [1, 2, 3, 4]


@pytest.mark.rule("V1")
def test_of_goods_of_choice_each_is_chosen():
    state = table().state()
    perform(state, 0, "good 3")
    take_good(state, "grape", "bronze", "bronze")
    assert stock(state, 0) == [1, 0, 2, 0]


@pytest.mark.rule("V2")
def test_orders_come_from_the_display_and_the_top_of_the_deck():
    state = table().state()
    perform(state, 0, "order 2")
    take_order(state, 2)
    take_order(state)
    assert hand(state, 0) == ["O04", "O06"]


@pytest.mark.rule("V2")
def test_the_display_is_refilled_when_the_action_is_over():
    state = table().state()
    perform(state, 0, "order 2", "swap 1")
    take_order(state, 0)
    assert display(state) == ["", "O03", "O04", "O05"]
    take_order(state, 1)
    assert display(state) == ["O06", "O07", "O04", "O05"]


@pytest.mark.rule("V2")
def test_with_an_empty_deck_nothing_more_is_drawn():
    state = table().deck(display=("O02",)).state()
    perform(state, 0, "order 2")
    take_order(state, 0)
    assert hand(state, 0) == ["O02"]
    assert display(state) == ["", "", "", ""]
    assert offered(state, codes.ORDER) == []


@pytest.mark.rule("V3")
def test_a_price_is_paid_in_any_mix_and_once():
    state = table().stock(0, grape=2, bronze=1, drachma=2).state()
    perform(state, 0, "pay 3 -> vp 5")
    state.play(codes.ACCEPT)
    for thing in (codes.GRAPE, codes.DRACHMA, codes.DRACHMA):
        state.play(codes.PAY + thing)
    assert stock(state, 0) == [1, 0, 1, 0]
    assert vp(state) == [15, 10]
    assert state.top.kind == codes.TURN, "it is not offered again"


@pytest.mark.rule("V3")
def test_a_price_may_be_declined():
    state = table().stock(0, grape=2).state()
    perform(state, 0, "pay 1 -> vp 5")
    enough(state)
    assert (vp(state), stock(state, 0)) == ([10, 10], [2, 0, 0, 0])


@pytest.mark.rule("V3")
def test_a_price_nobody_can_pay_is_not_offered():
    state = table().stock(0, grape=1, drachma=1).state()
    perform(state, 0, "pay 3 -> vp 5")
    assert state.top.kind == codes.TURN


@pytest.mark.rule("V3")
def test_nothing_is_paid_for_a_step_that_can_do_nothing():
    state = table().gone(0, 4, 4, 4).stock(0, grape=3).state()
    perform(state, 0, "pay 1 -> place 1")
    assert state.top.kind == codes.TURN


@pytest.mark.rule("V4")
def test_raises_go_to_one_die_or_to_several():
    state = table().state()
    perform(state, 0, "raise 3")
    raise_die(state, "citizen 2")
    raise_die(state, "citizen 2*")
    raise_die(state, "hoplite 1")
    assert in_supply(state, 0) == ["1", "1*", "3"]
    assert in_supply(state, 0, "hoplite") == ["1", "1", "1", "1*"]


@pytest.mark.rule("V4")
@pytest.mark.parametrize(
    ("step", "there"),
    [
        ("raise 1", "CIY hH"),
        ("raise 1 citizen", "CI Y"),
        ("raise 1 hoplite", "hH"),
        ("raise 1 city", "CH"),
        ("raise 1 supply", "I h"),
        ("raise 1 estate", "Y"),
        ("raise 1 citizen city", "C"),
        ("raise 1 hoplite supply", "h"),
    ],
)
def test_raises_are_restricted_by_kind_and_place(step, there):
    """C, H: citizens and a hoplite in the city; I, h: in the supply; Y: on the estate."""
    dice = table().citizen(0, "B3-C3").hoplite(0, "C3-C4").citizen(0, "A1-B1")
    dice = dice.at_work(0, "red1").at_work(0, "blue1")
    state = dice.supply(0, citizens="1 2", hoplites="1 2").citizen(1, "B3-B4").state()
    perform(state, 0, step)
    city = dice_offered(state, codes.RAISE_CITY)
    assert ("B3-C3" in city, "C3-C4" in city) == ("C" in there, "H" in there)
    assert "B3-B4" not in city, "another player's"
    assert bool(offered(state, codes.RAISE_CITIZEN)) == ("I" in there)
    assert bool(offered(state, codes.RAISE_HOPLITE)) == ("h" in there)
    assert bool(offered(state, codes.RAISE_ESTATE)) == ("Y" in there)


@pytest.mark.rule("V4")
def test_different_dice_are_raised_once_each():
    state = table().supply(0, hoplites="1 1* 3").hoplite(0, "B3-C3").state()
    perform(state, 0, "raise 3 hoplite different")
    raise_die(state, "B3-C3")
    assert offered(state, codes.RAISE_CITY) == []
    raise_die(state, "hoplite 1*")
    left = [level("1"), level("3")]
    assert offered(state, codes.RAISE_HOPLITE) == left, "the one that is now at 2 was raised"
    raise_die(state, "hoplite 1")
    assert in_supply(state, 0, "hoplite") == ["1*", "2", "3"]


@pytest.mark.rule("V5")
def test_hoplites_are_placed_on_any_free_dice_spaces():
    state = table().marker("A1-B1").state()
    perform(state, 0, "hoplite 2")
    place_hoplite(state, "1", "C7-D7")
    state.play(codes.HOPLITE + level("1"))
    assert "A1-B1" not in dice_offered(state, codes.CITY), "it is marked"
    assert "C7-D7" not in dice_offered(state, codes.CITY)
    state.play(codes.CITY + offered(state, codes.CITY)[0])
    assert die(state, "C7-D7") == "0 hoplite 1", "no stone is needed"
    assert in_supply(state, 0, "hoplite") == ["1", "1"]


@pytest.mark.rule("V5")
def test_instead_a_hoplite_of_the_city_may_be_shifted():
    state = table().hoplite(0, "B3-C3", "2*").hoplite(1, "B3-B4").state()
    perform(state, 0, "hoplite 1")
    assert dice_offered(state, codes.SHIFT) == ["B3-C3"], "an own one"
    shift_hoplite(state, "B3-C3", "A7-B7")
    assert (die(state, "B3-C3"), die(state, "A7-B7")) == ("", "0 hoplite 2*")
    assert len(in_supply(state, 0, "hoplite")) == 4


@pytest.mark.rule("V6")
def test_the_leftmost_stone_of_a_row_leaves_the_game():
    state = table().gone(0, red=4).state()
    perform(state, 0, "remove 2")
    assert offered(state, codes.ROW) == [1, 2], "the red row has no stone left"
    take_row(state, "blue")
    take_row(state, "blue")
    assert state.players[0].cleared(1) == 2
    assert state.players[0].open_spaces() >> 5 & 31 == 0b00111
    assert bin(state.stones).count("1") == 4, "none came into the city"


@pytest.mark.rule("V7")
def test_a_stone_is_placed_next_to_a_stone():
    state = table().city(A1="K1", C2="K2").state()
    perform(state, 0, "place 1")
    take_row(state, "blue")
    assert spaces_offered(state, codes.SPACE) == ["B1", "C1", "A2", "B2", "D2", "C3"]
    state.play(codes.SPACE + offered(state, codes.SPACE)[0])
    assert offered(state, codes.ROTATE) == [0, 1, 2, 3]
    state.play(codes.ROTATE + 2)
    assert stone_on(state, "B1") == "K4", "the leftmost of the blue row"
    assert state.stones_at[1] & 3 == 2
    assert stock(state, 0) == [0, 0, 0, 0], "it is not triggered"
    assert state.players[0].cleared(1) == 1


@pytest.mark.rule("V7")
def test_a_triggered_placing_triggers_the_stone_first():
    state = table().state()
    perform(state, 0, "place 1 triggered")
    take_row(state, "red")
    assert stock(state, 0) == [2, 0, 0, 0], "K1"
    assert stone_on(state, "A3") == ""
    build(state, "red", "A3")
    assert stone_on(state, "A3") == "K1"


@pytest.mark.rule("V7", "V8")
def test_the_placing_of_the_rulebook():
    """An order lets place a stone, trigger it and up to two roofs: she takes the leftmost stone of
    the lower row, gets a drachma and an order, and matches white on the right and brown below."""
    city = table().city(C3="K1", D3="K6").estate(0, "K4.0 K8.0 K9.0 N03", row=2)
    state = city.hand(0, "O33").stock(0, grape=2, amphora=2, bronze=1).state()
    fulfil(state, "O33")
    take_row(state, "yellow")
    assert stock(state, 0) == [0, 0, 0, 1], "1 drachma"
    take_order(state, 0)
    build(state, "yellow", "D2", turned=1)
    assert offered(state, codes.ROOF) == [1, 2], "white to the rim, brown to the stone below"
    roof(state, "right")
    take_order(state)
    swap(state, "drachma", "grape")
    roof(state, "bottom")
    raise_die(state, "hoplite 1")
    raise_die(state, "hoplite 1")
    assert hand(state, 0) == ["O02", "O06"]
    assert stock(state, 0) == [1, 0, 0, 0]
    assert in_supply(state, 0, "hoplite") == ["1", "1", "1*", "1*"]


def _all_four_match(roofs: int = 4):
    """K4 lies on C3, all four neighbours are K4 turned so that equal roofs touch."""
    city = table().city().stone("C2", "K4", turned=2).stone("C4", "K4", turned=2)
    city = city.stone("D3", "K4", turned=2).stone("B3", "K4", turned=2)
    state = city.estate(0, "K4.0 K8.0 K9.0 N03", row=2).state()
    perform(state, 0, f"place 1 roofs={roofs}")
    build(state, "yellow", "C3")
    return state


@pytest.mark.rule("V8")
def test_a_slate_roof_gives_a_good_and_a_drachma():
    state = _all_four_match()
    roof(state, "left")
    take_good(state, "bronze")
    assert stock(state, 0) == [0, 0, 1, 1]


@pytest.mark.rule("V8")
def test_a_white_roof_is_an_order_and_a_swap():
    state = _all_four_match()
    roof(state, "left")
    take_good(state, "bronze")
    roof(state, "top")
    take_order(state, 0)
    swap(state, "bronze", "grape")
    assert (hand(state, 0), stock(state, 0)) == (["O02"], [1, 0, 0, 1])


@pytest.mark.rule("V8")
def test_a_brown_roof_raises_two_different_hoplites():
    state = _all_four_match()
    roof(state, "right")
    assert offered(state, codes.RAISE_CITIZEN) == []
    raise_die(state, "hoplite 1")
    assert in_supply(state, 0, "hoplite") == ["1", "1", "1*", "1*"], "not the same again"
    assert state.top.kind == codes.ROOFING, "two raises, no more"


@pytest.mark.rule("V8")
def test_an_ochre_roof_raises_two_different_citizens():
    state = _all_four_match()
    roof(state, "bottom")
    assert offered(state, codes.RAISE_HOPLITE) == []
    raise_die(state, "citizen 2")
    assert offered(state, codes.RAISE_CITIZEN) == [level("1"), level("1*")], "not the same again"
    raise_die(state, "citizen 1*")
    assert in_supply(state, 0) == ["1", "2", "2*"]
    assert state.top.kind == codes.ROOFING, "two raises, no more"


@pytest.mark.rule("V8")
def test_each_edge_works_once_and_only_so_many_as_the_number():
    state = _all_four_match(roofs=2)
    assert offered(state, codes.ROOF) == [0, 1, 2, 3]
    roof(state, "left")
    take_good(state, "grape")
    assert offered(state, codes.ROOF) == [0, 1, 2], "slate was used"
    roof(state, "right")
    assert state.top.kind == codes.TURN, "two roofs were allowed"


@pytest.mark.rule("V8")
def test_only_matching_edges_work():
    city = table().city().stone("C2", "K4", turned=2).stone("D3", "K4", turned=1)
    state = city.estate(0, "K4.0 K8.0 K9.0 N03", row=2).state()
    perform(state, 0, "place 1 roofs=4")
    build(state, "yellow", "C3")
    assert offered(state, codes.ROOF) == [0], "brown touches ochre on the right"


@pytest.mark.rule("V9")
def test_each_space_entered_pays_its_reward():
    state = table().state()
    perform(state, 0, "altar 3")
    advance_on(state, "dionysos")
    take_good(state, "grape")
    take_good(state, "bronze")
    advance_on(state, "ares")
    advance_on(state, "dionysos")
    assert (state.players[0].dionysos, state.players[0].ares) == (2, 1)
    assert stock(state, 0) == [1, 0, 1, 1]
    assert vp(state) == [12, 10]


@pytest.mark.rule("V9")
def test_a_marker_that_arrives_lies_on_top():
    state = table().altar(1, ares=2).altar(0, ares=1).state()
    perform(state, 0, "altar 1 ares")
    assert state.ares == [1, 0], "seat 1 was there before: the lower marker is ahead"


@pytest.mark.rule("V9")
def test_steps_beyond_the_last_space_are_lost():
    state = table().altar(0, ares=10).state()
    perform(state, 0, "altar 2 ares", "drachma 1")
    assert state.players[0].ares == 10
    assert stock(state, 0) == [0, 0, 0, 1]


@pytest.mark.rule("V9")
def test_an_empty_stack_gives_nothing():
    others = table().altar(0, ares=2)
    for _ in range(4):
        others.blessings(1, "shield_oath")
    state = others.state()
    perform(state, 0, "altar 1 ares")
    assert (state.players[0].ares, state.players[0].blessings) == (3, 0)


@pytest.mark.rule("V9")
def test_a_space_gives_a_help_tile_or_a_blessing():
    state = table().altar(0, ares=2).state()
    perform(state, 0, "altar 2 ares")
    blessings = [it.key for it in EDITION.blessings]
    stacks = [it.key for it in EDITION.help_stacks]
    player = state.players[0]
    assert player.blessings == 1 << 4 * blessings.index("shield_oath")
    assert player.help == 1 << 4 * stacks.index("help_red2")
    assert state.blessings_left[blessings.index("shield_oath")] == 3
    assert state.help_left[stacks.index("help_red2")] == 3


@pytest.mark.rule("V9")
def test_the_end_of_a_track_gives_the_top_crown_and_a_raise():
    state = table().altar(0, dionysos=9).blessings(1, "vine_crown").state()
    perform(state, 0, "altar 1 dionysos")
    raise_die(state, "citizen 1")
    assert vp(state) == [16, 10], "the first crown of 8 is gone, the second has 6"
    assert in_supply(state, 0) == ["1*", "1*", "2"]


@pytest.mark.rule("V9")
def test_different_tracks_get_a_step_each():
    state = table().state()
    perform(state, 0, "altar 2 different")
    advance_on(state, "ares")
    take_good(state, "grape")
    assert (state.players[0].dionysos, state.players[0].ares) == (1, 1)


@pytest.mark.rule("V9")
def test_the_same_track_gets_all_steps():
    state = table().state()
    perform(state, 0, "altar 2 same")
    advance_on(state, "ares")
    assert (state.players[0].dionysos, state.players[0].ares) == (0, 2)


@pytest.mark.rule("V10")
def test_relocating_changes_no_die_and_triggers_nothing():
    state = table().archon(0, "B3").archon(1, "C4").citizen(0, "B3-C3", "2").state()
    perform(state, 0, "relocate")
    assert spaces_offered(state, codes.ARCHON) == ["C3", "B4"], "no archon stands there"
    put_archon(state, "C3")
    assert archon_on(state, 0) == "C3"
    assert die(state, "B3-C3") == "0 citizen 2"
    assert stock(state, 0) == [0, 0, 0, 0]


@pytest.mark.rule("V10")
def test_an_archon_is_relocated_out_of_the_supply():
    state = table().state()
    perform(state, 0, "relocate")
    put_archon(state, "B4")
    assert archon_on(state, 0) == "B4"
    assert stock(state, 0) == [0, 0, 0, 0]


@pytest.mark.rule("V11")
def test_one_thing_is_swapped_for_another():
    state = table().stock(0, grape=1, drachma=1).state()
    perform(state, 0, "swap 1")
    assert offered(state, codes.GIVE) == [codes.GRAPE, codes.DRACHMA], "what there is"
    state.play(codes.GIVE + codes.GRAPE)
    assert offered(state, codes.TAKE) == [codes.AMPHORA, codes.BRONZE, codes.DRACHMA]
    state.play(codes.TAKE + codes.BRONZE)
    assert stock(state, 0) == [0, 0, 1, 1]
