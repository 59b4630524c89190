"""When the display of orders refills (Q9)."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.pieces.dice import raise_in_city
from tests.games.thebai.builders import table
from tests.games.thebai.moves import build, perform, take_good, take_order
from tests.games.thebai.names import HEROES, dice_space
from tests.games.thebai.queries import display, done_orders
from tests.games.thebai.solo_builders import HERS, against, resolve

FIRST_FOUR = ["O02", "O03", "O04", "O05"]


@pytest.mark.rule("Q9")
def test_the_display_waits_for_the_end_of_the_whole_effect():
    state = table(3).state()
    perform(state, 0, "order 2", "good 1")
    take_order(state, 2)
    take_order(state, 0)
    assert display(state) == ["", "O03", "", "O05"]
    take_good(state, "grape")
    assert display(state) == ["O06", "O03", "O07", "O05"]


@pytest.mark.rule("Q9")
def test_an_effect_inside_another_refills_nothing():
    state = table(3).state()
    perform(state, 0, "place 1 triggered", "good 1")
    state.play(codes.ROW + 1)
    take_order(state, 0)
    assert display(state) == ["", *FIRST_FOUR[1:]]
    build(state, "blue", "B2")
    assert display(state) == ["", *FIRST_FOUR[1:]]
    take_good(state, "grape")
    assert display(state) == ["O06", *FIRST_FOUR[1:]]


@pytest.mark.rule("Q9")
def test_a_hero_taken_outside_any_effect_is_an_effect_of_its_own():
    state = table(3).shown_heroes("teiresias").hoplite(1, "A1-B1", "3*").state()
    raise_in_city(state, dice_space(state, "A1-B1"))
    advance(state)
    state.play(codes.HERO + HEROES["teiresias"])
    take_order(state, 1)
    assert display(state) == ["O02", "", "O04", "O05"]
    take_order(state, 3)
    take_good(state, "bronze")
    assert display(state) == ["O02", "O06", "O04", "O07"]
    assert state.to_move() == 0


@pytest.mark.rule("Q9")
def test_for_antigone_it_refills_after_each_order():
    """All four are of one colour; the order that comes up after the first is of another."""
    state = resolve(against().deck("O13", "O24", display=FIRST_FOUR), "SX4")
    assert done_orders(state, HERS) == ["O02", "O13"]
    assert display(state) == ["O24", *FIRST_FOUR[1:]]
