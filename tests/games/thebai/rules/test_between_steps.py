"""What an order between the steps of a turn may still change, and other narrow corners."""

import pytest

from petteia.games.thebai.rules import codes
from tests.games.thebai.builders import table
from tests.games.thebai.moves import (
    advance_on,
    do,
    enough,
    fulfil,
    perform,
    place_hoplite,
    raise_citizens,
    raise_die,
    shift_hoplite,
    take_row,
    use,
    use_help,
)
from tests.games.thebai.names import HELP, HEROES, ORDERS, SPACES
from tests.games.thebai.queries import dice_offered, die, drachmas, in_supply, offered


@pytest.mark.rule("Q10", "T7")
def test_an_order_after_the_archon_may_bring_the_help_tile_of_this_turn():
    built = table().hand(0, "O04").stock(0, grape=2, amphora=1).altar(0, dionysos=3)
    state = built.at(codes.TURN_HELP).state()
    assert offered(state, codes.HELP) == []
    fulfil(state, "O04")
    raise_die(state, "citizen 1")
    assert offered(state, codes.HELP) == [HELP["help_blue2"]]
    use_help(state, "help_blue2", "blue1")
    assert drachmas(state, 0) == 2


@pytest.mark.rule("Q10", "R2")
def test_an_order_after_the_archon_may_make_room_for_a_help_tile():
    built = table().hand(0, "C3").stock(0, grape=1, bronze=1).help(0, "help_yellow2")
    state = built.at_work(0, "yellow1").at(codes.TURN_HELP).state()
    assert offered(state, codes.HELP) == []
    fulfil(state, "C3")
    take_row(state, "yellow")
    assert offered(state, codes.HELP) == [HELP["help_yellow2"]]


@pytest.mark.rule("T7")
def test_only_one_help_tile_is_used_in_a_turn():
    built = table().help(0, "help_blue2", "help_red2").hand(0, "O02").stock(0, grape=2)
    state = built.at(codes.TURN_HELP).state()
    use_help(state, "help_blue2", "blue1")
    do(state, codes.GOOD)
    assert state.legal() == [codes.DONE, codes.FULFIL + ORDERS["O02"]]


@pytest.mark.rule("Q4", "Q10")
def test_an_order_may_make_room_for_a_citizen_without_one():
    built = table().city().hand(0, "C3").stock(0, grape=1, bronze=1)
    for space in ("red1", "blue1", "yellow1"):
        built.at_work(0, space)
    state = built.state()
    assert state.legal() == [codes.DONE, codes.FULFIL + ORDERS["C3"]]
    fulfil(state, "C3")
    take_row(state, "red")
    assert offered(state, codes.CITIZEN) == [0, 1, 2]
    use(state, "1", "red2")
    assert state.players[0].estate_dice >> SPACES["red2"] & 1


@pytest.mark.rule("Q4")
def test_a_citizen_without_room_stays_in_the_supply():
    built = table().hand(0, "O02").stock(0, grape=2).city(B3="K1").archon(0, "B3")
    for space in ("A3-B3", "B3-C3", "B2-B3", "B3-B4"):
        built.hoplite(1, space)
    for space in ("red1", "blue1", "yellow1"):
        built.at_work(0, space)
    state = built.state()
    enough(state)
    assert in_supply(state, 0) == ["1", "1*", "2"]
    assert codes.TAKE_BACK in state.legal()


@pytest.mark.rule("Q1", "V3")
def test_a_step_worth_nothing_is_not_sold():
    state = table().drachmas(0, 3).at(codes.TURN_END).state()
    perform(state, 0, "pay 1 -> vp 0/5/6", strength=1)
    assert codes.ACCEPT not in state.legal()
    perform(state, 0, "pay 1 -> vp 0/5/6", strength=2)
    assert codes.ACCEPT in state.legal()


def three_different(hero, hoplites):
    """A first hoplite of the supply is raised, then one ascends and a hero is met."""
    built = table().shown_heroes(hero).supply(0, citizens="1", hoplites=hoplites)
    state = built.hoplite(0, "B3-C3", "3*").state()
    perform(state, 0, "raise 3 hoplite different")
    raise_die(state, "hoplite 1")
    raise_die(state, "B3-C3")
    do(state, codes.HERO + HEROES[hero])
    return state


@pytest.mark.rule("V4", "R5")
def test_a_die_raised_by_the_step_is_known_though_a_hero_has_raised_it_again():
    state = three_different("herakles", "1")
    raise_die(state, "hoplite 1*")
    raise_citizens(state)
    assert in_supply(state, 0, "hoplite") == ["2"], "no third die is left"


@pytest.mark.rule("V4", "R5")
def test_a_die_of_its_old_level_is_another_one():
    state = three_different("herakles", "1 1")
    raise_die(state, "hoplite 1*")
    raise_die(state, "hoplite 1")
    raise_citizens(state)
    assert in_supply(state, 0, "hoplite") == ["2", "2"], "the third die was the one at 1*"


@pytest.mark.rule("V4", "R5")
def test_of_dice_alike_a_hero_raises_one_the_step_has_not():
    state = three_different("herakles", "1 1*")
    raise_die(state, "hoplite 1*")
    raise_citizens(state)
    assert in_supply(state, 0, "hoplite") == ["1*", "2*"], "the third die was the one at 2"


@pytest.mark.rule("V4", "R5")
def test_a_die_raised_at_home_is_known_in_the_city():
    state = three_different("semele", "1")
    perform(state, 0, "hoplite 1")
    place_hoplite(state, "1*", "A1-B1")
    advance_on(state, "ares")
    advance_on(state, "ares")
    assert dice_offered(state, codes.RAISE_CITY) == []


@pytest.mark.rule("V4", "R5")
def test_a_die_raised_in_the_city_is_known_elsewhere_and_another_in_its_place_is_not():
    built = table().shown_heroes("semele").supply(0, citizens="1", hoplites="2")
    state = built.hoplite(0, "B3-C3", "3*").hoplite(0, "B2-B3", "1").state()
    perform(state, 0, "raise 3 hoplite different")
    raise_die(state, "B2-B3")
    raise_die(state, "B3-C3")
    do(state, codes.HERO + HEROES["semele"])
    perform(state, 0, "hoplite 2")
    shift_hoplite(state, "B2-B3", "A1-B1")
    place_hoplite(state, "2", "B2-B3")
    advance_on(state, "ares")
    advance_on(state, "ares")
    assert (die(state, "A1-B1"), die(state, "B2-B3")) == ("0 hoplite 1*", "0 hoplite 2*")
