"""Rulings on effects: what may be declined, what is asked, stones that place stones (Q, R1, R5)."""

import pytest

from petteia.games.thebai.rules import codes
from tests.games.thebai.builders import table
from tests.games.thebai.moves import (
    advance_on,
    build,
    enough,
    fulfil,
    perform,
    raise_die,
    roof,
    take_good,
    take_order,
    take_row,
)
from tests.games.thebai.names import EDITION, HEROES, ORDERS, dice_space, level
from tests.games.thebai.queries import (
    display,
    in_supply,
    offered,
    on_estate,
    spaces_offered,
    stock,
    stone_on,
    vp,
)


@pytest.mark.rule("Q1")
def test_a_0_means_no_step():
    state = table().state()
    perform(state, 0, "raise 0/1/1 citizen", "drachma 1", strength=1)
    assert state.top.kind == codes.TURN
    assert stock(state, 0) == [0, 0, 0, 1]
    perform(state, 0, "raise 0/1/1 citizen", "drachma 1", strength=2)
    assert state.top.kind == codes.RAISING


@pytest.mark.rule("Q1")
def test_roofs_0_is_placing_without_roofs():
    state = table().city(C2="K1").estate(0, "K4.0 K8.0 K9.0 N03", row=2)
    state = state.stone("C4", "K4", turned=2).state()
    perform(state, 0, "place 1 roofs=0/1/2")
    build(state, "yellow", "C3")
    assert state.top.kind == codes.TURN


@pytest.mark.rule("Q5")
def test_enough_is_offered_only_before_a_unit_begins():
    state = table().stock(0, grape=1).state()
    perform(state, 0, "swap 1")
    assert codes.DONE in state.legal()
    state.play(codes.GIVE + codes.GRAPE)
    assert codes.DONE not in state.legal(), "what is given is exchanged"
    placing = table().state()
    perform(placing, 0, "place 1")
    assert codes.DONE in placing.legal()
    take_row(placing, "red")
    assert codes.DONE not in placing.legal()
    placing.play(placing.legal()[0])
    assert codes.DONE not in placing.legal()


@pytest.mark.rule("Q5")
def test_a_choice_with_one_option_is_not_asked():
    state = table().city(A1="K1", B1="K2", A2="K3").stock(0).state()
    perform(state, 0, "altar 1 ares")
    assert state.players[0].ares == 1, "the track was no choice"


@pytest.mark.rule("Q6")
def test_a_stone_and_a_space_may_be_used_though_they_can_do_nothing():
    state = table().gone(0, 4, 4, 4).supply(0, citizens="1 2").state()
    state.play(codes.CITIZEN + level("1"))
    assert "yellow2" in [EDITION.estate[it].key for it in offered(state, codes.ESTATE)]
    state.play(codes.ESTATE + 11)
    take_good(state, "grape")
    assert stock(state, 0) == [1, 0, 0, 0], "no stone was there to be removed, the good comes"


@pytest.mark.rule("Q6")
def test_an_order_may_be_fulfilled_though_its_reward_is_impossible():
    state = table().gone(0, 4, 4, 4).hand(0, "C3").stock(0, grape=1, bronze=1).state()
    assert codes.FULFIL + ORDERS["C3"] in state.legal()
    fulfil(state, "C3")
    assert stock(state, 0) == [0, 0, 0, 3], "nothing removed, three drachmas"


@pytest.mark.rule("Q9")
def test_the_display_refills_when_the_outermost_effect_has_ended():
    """The order of a stone triggered while it is placed, then that of its white roof."""
    city = table().city(D3="K6").estate(0, "K4.0 K8.0 K9.0 N03", row=2)
    state = city.state()
    perform(state, 0, "place 1 triggered roofs=2")
    take_row(state, "yellow")
    take_order(state, 0)
    assert display(state) == ["", "O03", "O04", "O05"], "K4's effect was an inner one"
    build(state, "yellow", "D2", turned=1)
    roof(state, "right")
    take_order(state, 1)
    assert display(state) == ["", "", "O04", "O05"]
    while state.top.kind != codes.TURN:
        enough(state)
    assert display(state) == ["O06", "O07", "O04", "O05"], "from the left"


@pytest.mark.rule("Q9")
def test_a_hero_taken_outside_any_effect_refills_the_display_itself():
    walk = table().archon(0, "B3").hoplite(1, "B3-C3", "3*").marker("C3-C4")
    state = walk.at(codes.TURN_ARCHON).state()
    state.play(codes.STEP + offered(state, codes.STEP)[0])
    state.play(codes.HERO + HEROES["teiresias"])
    take_order(state, 0)
    take_order(state, 1)
    assert display(state) == ["", "", "O04", "O05"], "Teiresias' good is still to come"
    take_good(state, "grape")
    assert state.top.kind == codes.WALKING
    assert display(state) == ["O06", "O07", "O04", "O05"]


@pytest.mark.rule("Q13")
def test_each_altar_space_pays_before_the_next_step():
    state = table().state()
    perform(state, 0, "altar 2")
    advance_on(state, "dionysos")
    assert offered(state, codes.GOOD) == [0, 1, 2], "the good of the first space"


@pytest.mark.rule("Q23")
def test_matching_edges_are_looked_at_anew_before_each_roof():
    """Brown makes a hoplite ascend, Amphion comes and sets a stone beside: one more edge fits."""
    city = table().city().stone("D3", "K4", turned=2).hoplite(0, "A7-B7", "3*")
    state = city.estate(0, "K4.0 K4.0 K9.0 N03", row=2).state()
    perform(state, 0, "place 1 roofs=4")
    build(state, "yellow", "C3")
    assert offered(state, codes.ROOF) == [1], "brown on the right"
    roof(state, "right")
    raise_die(state, "A7-B7")
    state.play(codes.HERO + HEROES["amphion"])
    build(state, "yellow", "C2", turned=2)
    assert stone_on(state, "C2") == "K4"
    while state.top.kind == codes.ROOFING and state.top.space != 10:
        enough(state)
    state.play(codes.CITY + dice_space(state, "A7-B7"))
    assert in_supply(state, 0, "hoplite") == ["1", "1", "1", "1*"], "brown's second raise"
    assert offered(state, codes.ROOF) == [0], "white on top, right was used"


@pytest.mark.rule("Q23")
def test_an_edge_towards_an_empty_space_never_matches():
    state = table().city(C2="K3").estate(0, "K4.0 K8.0 K9.0 N03", row=2).state()
    perform(state, 0, "place 1 roofs=4")
    build(state, "yellow", "C3")
    assert offered(state, codes.ROOF) == []


@pytest.mark.rule("Q25")
def test_the_strength_is_fixed_when_the_die_is_placed():
    state = table().gone(0, red=1).supply(0, citizens="1* 2").state()
    state.play(codes.CITIZEN + level("1*"))
    state.play(codes.ESTATE + 1)
    for _ in range(3):
        raise_die(state, "red2")
    assert on_estate(state, 0) == {"red2": "3"}, "3 raises, as at strength 1, for the die itself"
    assert state.top.kind != codes.RAISING


@pytest.mark.rule("R1")
def test_a_stone_placed_by_a_triggered_stone_is_finished_before_it():
    city = table().city(C2="K3").estate(0, "N10 K8.0 K9.0 N03", row=2)
    state = city.estate(0, "K4.0 K2.0 K3.0 N01", row=0).state()
    perform(state, 0, "place 1 triggered")
    state.play(codes.ROW + 2)
    assert stone_on(state, "C3") == ""
    build(state, "red", "C3")
    assert stone_on(state, "C3") == "K4"
    while state.top.kind == codes.ROOFING:
        enough(state)
    assert "C4" in spaces_offered(state, codes.SPACE), "next to the stone just placed"
    build(state, "yellow", "C4")
    assert stone_on(state, "C4") == "N10"


@pytest.mark.rule("R1")
def test_a_held_stone_without_a_space_leaves_the_game():
    full = table()
    for place in range(28):
        if full.t.board.name(place) != "D7":
            full.stone(full.t.board.name(place), "K1")
    state = full.estate(0, "N10 K8.0 K9.0 N03", row=2).state()
    perform(state, 0, "place 1 triggered roofs=2")
    state.play(codes.ROW + 2)
    build(state, "red", "D7")
    while state.top.kind == codes.ROOFING:
        enough(state)
    assert stone_on(state, "D7") == "K1"
    assert state.players[0].cleared(2) == 1, "N10 counts as gone"
    assert state.top.kind == codes.TURN


@pytest.mark.rule("R1")
def test_without_a_legal_space_nothing_is_taken_off_the_estate():
    full = table()
    for place in range(28):
        full.stone(full.t.board.name(place), "K1")
    state = full.state()
    perform(state, 0, "place 1 triggered")
    assert state.top.kind == codes.TURN
    assert state.players[0].gone == 0


@pytest.mark.rule("R5")
def test_each_raise_of_a_3_star_die_at_home_is_1_vp():
    state = table().supply(0, citizens="3*").state()
    perform(state, 0, "raise 3 citizen supply")
    for _ in range(3):
        raise_die(state, "citizen 3*")
    assert vp(state) == [13, 10]


@pytest.mark.rule("R5")
def test_raising_one_die_ends_when_it_ascends():
    state = table().citizen(0, "B3-C3", "3").state()
    perform(state, 0, "raise 5 citizen one", "drachma 1")
    raise_die(state, "B3-C3")
    raise_die(state, "B3-C3")
    assert state.path[0] == 0
    assert state.top.kind == codes.TURN, "the three raises left are lost"


@pytest.mark.rule("R5")
def test_of_different_dice_one_that_ascended_is_not_chosen_again():
    state = table().supply(0, citizens="1 2").citizen(0, "B3-C3", "3*").state()
    perform(state, 0, "raise 2 citizen different")
    raise_die(state, "B3-C3")
    raise_die(state, "citizen 1")
    assert in_supply(state, 0) == ["1*", "2"]
    assert state.top.kind == codes.TURN
