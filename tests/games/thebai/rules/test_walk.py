"""The archon's movement, and what happens on its way (T5)."""

import pytest

from petteia.games.thebai.rules import codes
from tests.games.thebai.builders import table
from tests.games.thebai.moves import (
    build,
    enough,
    perform,
    put_archon,
    raise_citizens,
    raise_die,
    step,
    stop,
    take_back,
    take_good,
    take_order,
    use,
)
from tests.games.thebai.names import HEROES, dice_space
from tests.games.thebai.queries import archon_on, die, drachmas, offered, spaces_offered, stock, vp


@pytest.mark.rule("T5")
def test_an_archon_moves_over_stones_and_triggers_where_it_stops():
    state = table().archon(0, "B3").marker("B3-C3", "C3-C4").at(codes.TURN_ARCHON).state()
    assert spaces_offered(state, codes.STEP) == ["C3"]
    step(state, "C3")
    assert spaces_offered(state, codes.STEP) == ["C4"]
    stop(state)
    assert archon_on(state, 0) == "C3"
    assert stock(state, 0) == [0, 2, 0, 0], "K2 only"


@pytest.mark.rule("T5")
def test_occupied_dice_spaces_are_crossed_for_nothing():
    """A die, a hero and a marker."""
    walk = table().archon(0, "B3").citizen(1, "B3-C3").hero(1, "kadmos", "C3-C4").marker("B4-C4")
    state = walk.at(codes.TURN_ARCHON).state()
    step(state, "C3", "C4", "B4")
    assert archon_on(state, 0) == "B4"
    assert stock(state, 0) == [0, 0, 2, 0]


@pytest.mark.rule("T5")
def test_one_empty_dice_space_a_turn_is_crossed_for_a_drachma():
    state = table().archon(0, "B3").drachmas(0, 5).at(codes.TURN_ARCHON).state()
    assert spaces_offered(state, codes.STEP) == ["C3", "B4"]
    step(state, "C3")
    assert archon_on(state, 0) == "C3", "no second one: it had to stop"
    assert stock(state, 0) == [0, 2, 0, 4]


@pytest.mark.rule("T5")
def test_without_a_drachma_no_empty_space_is_crossed():
    state = table().archon(0, "B3").marker("B3-C3").at(codes.TURN_ARCHON).state()
    assert spaces_offered(state, codes.STEP) == ["C3"]


@pytest.mark.rule("T5")
def test_crossing_raises_the_dice_of_others_and_lowers_own_ones():
    walk = table().archon(0, "B3").hoplite(1, "B3-C3", "1").citizen(0, "C3-C4", "2")
    state = walk.at(codes.TURN_ARCHON).state()
    step(state, "C3", "C4")
    take_order(state)
    assert die(state, "B3-C3") == "1 hoplite 1*"
    assert die(state, "C3-C4") == "0 citizen 1*"


@pytest.mark.rule("T5")
def test_no_stone_is_visited_twice_the_first_included():
    ring = table().archon(0, "B3").marker("B3-C3", "C3-C4", "B4-C4", "B3-B4")
    state = ring.at(codes.TURN_ARCHON).state()
    step(state, "C3", "C4")
    assert spaces_offered(state, codes.STEP) == ["B4"], "not back to C3"
    step(state, "B4")
    assert archon_on(state, 0) == "B4", "not on to B3, where it began: it had to stop"
    assert stock(state, 0) == [0, 0, 2, 0]


@pytest.mark.rule("T5")
def test_an_archon_passes_another_but_does_not_stop_with_it():
    walk = table().archon(0, "B3").archon(1, "C3").marker("B3-C3", "C3-C4")
    state = walk.at(codes.TURN_ARCHON).state()
    step(state, "C3")
    assert archon_on(state, 0) == "C4", "it could not stop before"
    assert offered(state, codes.STOP) == []


@pytest.mark.rule("T5")
def test_an_archon_does_not_step_where_no_stone_is():
    state = table().archon(0, "B3").marker("A3-B3", "B2-B3", "B3-C3").at(codes.TURN_ARCHON).state()
    assert spaces_offered(state, codes.STEP) == ["C3"]


@pytest.mark.rule("T5")
def test_who_has_paid_for_a_jump_may_go_on_over_occupied_spaces():
    state = table().archon(0, "B3").drachmas(0, 1).marker("C3-C4").at(codes.TURN_ARCHON).state()
    step(state, "C3", "C4")
    assert archon_on(state, 0) == "C4"


@pytest.mark.rule("Q2")
def test_no_step_leads_to_an_archon_from_which_no_way_leads_on():
    walk = table().city(B3="K1", C3="K2").archon(0, "B3").archon(1, "C3").marker("B3-C3")
    state = walk.hand(0, "O02").stock(0, grape=2).at(codes.TURN_ARCHON).state()
    assert offered(state, codes.STEP) == []
    further = table().city(B3="K1", C3="K2", D3="K3").archon(0, "B3").archon(1, "C3")
    state = further.marker("B3-C3").drachmas(0, 1).at(codes.TURN_ARCHON).state()
    assert spaces_offered(state, codes.STEP) == ["C3"], "a drachma leads on to D3"
    step(state, "C3")
    assert archon_on(state, 0) == "D3"


@pytest.mark.rule("Q2")
def test_an_archon_that_can_no_longer_stop_returns_but_has_moved():
    """Seat 1's hoplite ascends under it, and Herakles clears the only way on."""
    walk = table().city(A3="K4", B3="K1", C3="K2", D3="K3").archon(0, "A3").archon(1, "C3")
    walk.marker("A3-B3").hoplite(1, "B3-C3", "3*").citizen(1, "C3-D3", "3*")
    state = walk.blessings(0, "thyrsos").at(codes.TURN_ARCHON).state()
    step(state, "B3", "C3")
    assert state.to_move() == 1
    state.play(codes.HERO + HEROES["herakles"])
    raise_die(state, "C3-D3")
    raise_citizens(state)
    assert archon_on(state, 0) == "", "the way to D3 is empty now, and no drachma is there"
    take_good(state, "grape")
    assert stock(state, 0) == [1, 0, 0, 0], "the thyrsos for two crossings; no stone, no drachma"


@pytest.mark.rule("R4")
def test_crossing_a_die_that_ascends_is_crossing_an_occupied_space():
    walk = table().archon(0, "B3").citizen(1, "B3-C3", "3*").citizen(1, "C3-C4", "3*")
    state = walk.blessings(0, "thyrsos").at(codes.TURN_ARCHON).state()
    step(state, "C3", "C4")
    assert vp(state) == [10, 21], "6 and 5 for the path"
    take_good(state, "grape")
    assert drachmas(state, 0) == 1, "K4; nothing was paid"


@pytest.mark.rule("R4")
def test_the_walk_goes_on_in_the_changed_city():
    """Seat 1's hero Amphion sets a stone and a standee: the archon may go over both."""
    walk = table().city(B3="K1", C3="K2").archon(0, "B3").hoplite(1, "B3-C3", "3*")
    state = walk.at(codes.TURN_ARCHON).state()
    step(state, "C3")
    assert state.to_move() == 1
    state.play(codes.HERO + HEROES["amphion"])
    build(state, "red", "D3")
    while state.top.kind == codes.ROOFING:
        enough(state)
    state.play(codes.CITY + dice_space(state, "C3-D3"))
    assert state.to_move() == 0
    assert spaces_offered(state, codes.STEP) == ["D3"]
    assert offered(state, codes.STOP) == [0]
    step(state, "D3")
    assert archon_on(state, 0) == "D3"


@pytest.mark.rule("R4")
def test_a_heros_effect_does_not_use_up_the_owners_turn():
    walk = table().archon(0, "B3").hoplite(1, "B3-C3", "3*")
    state = walk.at(codes.TURN_ARCHON).state()
    step(state, "C3")
    state.play(codes.HERO + HEROES["menoikeus"])
    assert state.to_move() == 1
    assert offered(state, codes.CITIZEN) == [0, 1, 2], "seat 1's own turn"


@pytest.mark.rule("R9")
def test_a_movement_counts_dice_spaces_crossed_free_or_paid():
    two = table().archon(0, "B3").blessings(0, "thyrsos").marker("B3-C3").drachmas(0, 1)
    state = two.at(codes.TURN_ARCHON).state()
    step(state, "C3", "C4")
    assert offered(state, codes.GOOD) == [0, 1, 2], "the thyrsos, before the stone is triggered"
    take_good(state, "grape")
    assert stock(state, 0) == [1, 0, 0, 1], "then K4's drachma"


@pytest.mark.rule("R9")
def test_one_crossing_is_too_few_for_the_thyrsos():
    state = (
        table()
        .archon(0, "B3")
        .blessings(0, "thyrsos")
        .marker("B3-C3")
        .at(codes.TURN_ARCHON)
        .state()
    )
    step(state, "C3")
    assert stock(state, 0) == [0, 2, 0, 0]
    assert state.to_move() == 1


@pytest.mark.rule("R9")
def test_a_movement_is_answered_once():
    ring = table().archon(0, "B3").blessings(0, "thyrsos").marker("B3-C3", "C3-C4", "B4-C4")
    state = ring.at(codes.TURN_ARCHON).state()
    step(state, "C3", "C4", "B4")
    take_good(state, "grape")
    assert stock(state, 0) == [1, 0, 2, 0], "one good for three crossings"


@pytest.mark.rule("R9")
def test_neither_putting_in_nor_taking_back_nor_relocating_is_a_movement():
    inside = table().blessings(0, "thyrsos").at(codes.TURN_ARCHON).state()
    put_archon(inside, "B3")
    assert stock(inside, 0) == [2, 0, 0, 0]
    back = (
        table()
        .blessings(0, "thyrsos")
        .archon(0, "B3")
        .marker("B3-C3")
        .at(codes.TURN_ARCHON)
        .state()
    )
    take_back(back)
    assert stock(back, 0) == [0, 0, 0, 1]
    moved = table().blessings(0, "thyrsos").archon(0, "B3").state()
    perform(moved, 0, "relocate")
    put_archon(moved, "C4")
    assert stock(moved, 0) == [0, 0, 0, 0]


@pytest.mark.rule("R9")
def test_an_archon_relocated_in_the_citizens_step_moves_from_its_new_stone():
    city = table().gone(0, yellow=3).archon(0, "B3").marker("C3-C4")
    state = city.supply(0, citizens="1 2").state()
    use(state, "1", "yellow4")
    put_archon(state, "C3")
    raise_citizens(state)
    assert spaces_offered(state, codes.STEP) == ["C4"]
    assert offered(state, codes.TAKE_BACK) == [0]


@pytest.mark.rule("R9")
def test_an_archon_relocated_out_of_the_supply_is_moved_or_taken_back():
    state = table().gone(0, yellow=3).marker("C3-C4").state()
    use(state, "1", "yellow4")
    put_archon(state, "C3")
    raise_citizens(state)
    assert offered(state, codes.ARCHON) == []
    assert spaces_offered(state, codes.STEP) == ["C4"]
    assert offered(state, codes.TAKE_BACK) == [0]


@pytest.mark.rule("R9")
def test_the_last_crossing_over_an_own_die_at_level_1_costs_3_vp():
    walk = table().archon(0, "B3").marker("B3-C3").citizen(0, "C3-C4", "1")
    state = walk.at(codes.TURN_ARCHON).state()
    step(state, "C3", "C4")
    assert vp(state) == [7, 10]
