"""Rulings on ascensions, heroes and their standees (Q8, Q14)."""

import pytest

from petteia.games.thebai.rules import codes
from tests.games.thebai.builders import table
from tests.games.thebai.moves import build, enough, perform, raise_die
from tests.games.thebai.names import HEROES, dice_space
from tests.games.thebai.queries import die, heroes, offered


@pytest.mark.rule("Q8")
def test_an_ascension_is_resolved_before_the_next_raise():
    """Commander, hero, its effect, its standee; then the raises go on."""
    state = table().supply(0, "1 2", "1 2").hoplite(0, "B3-C3", "3*").state()
    perform(state, 0, "raise 2 hoplite")
    raise_die(state, "B3-C3")
    assert state.players[0].commander_in(2) == 1
    assert die(state, "B3-C3") == ""
    state.play(codes.HERO + HEROES["amphion"])
    build(state, "red", "A3")
    while state.top.kind == codes.ROOFING:
        enough(state)
    assert state.top.kind == codes.STANDING
    assert codes.DONE not in state.legal()
    state.play(codes.CITY + dice_space(state, "B3-C3"))
    assert state.hero_spaces[HEROES["amphion"]] == dice_space(state, "B3-C3")
    assert state.top.kind == codes.RAISING
    assert offered(state, codes.RAISE_CITY) == []


@pytest.mark.rule("Q8")
def test_an_ascension_inside_an_ascension_comes_first():
    state = table().hoplite(0, "B3-C3", "3*").citizen(0, "C3-C4", "3*").state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    state.play(codes.HERO + HEROES["herakles"])
    raise_die(state, "C3-C4")
    assert state.path[0] == 0, "at once, in the midst of Herakles' six raises"
    assert state.top.kind == codes.RAISING


@pytest.mark.rule("Q8")
def test_an_ascension_cannot_be_refused():
    state = table().hoplite(0, "B3-B4", "3*").state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-B4")
    assert codes.DONE not in state.legal()


@pytest.mark.rule("Q14")
def test_a_hero_may_be_declined_and_the_chance_is_lost():
    state = table().hoplite(0, "B3-C3", "3*").hoplite(0, "C3-D3", "3*").state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    enough(state)
    assert heroes(state, 0) == []
    assert state.top.kind == codes.TURN
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "C3-D3")
    assert offered(state, codes.HERO) == []


@pytest.mark.rule("Q14")
def test_a_standee_is_set_if_a_space_is_free():
    state = table().hoplite(0, "B3-C3", "3*").state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    state.play(codes.HERO + HEROES["harmonia"])
    assert state.top.kind == codes.STANDING
    assert codes.DONE not in state.legal()


@pytest.mark.rule("Q14")
def test_a_standee_without_a_space_stays_out_for_good():
    full = table().set(turmoil=(1 << 16) - 1).hoplite(0, "B3-C3", "3*")
    state = full.state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    state.play(codes.HERO + HEROES["harmonia"])
    assert heroes(state, 0) == ["harmonia"]
    assert state.hero_spaces[HEROES["harmonia"]] == -1
    assert state.top.kind == codes.TURN


@pytest.mark.rule("Q14")
def test_antigones_commander_makes_you_second_in_a_row():
    state = table(1).hoplite(0, "B3-C3", "3*").commander(1, 3).state()
    perform(state, 0, "raise 1 hoplite city")
    raise_die(state, "B3-C3")
    assert state.players[0].commander_in(2) == 1
    assert offered(state, codes.HERO) == []
