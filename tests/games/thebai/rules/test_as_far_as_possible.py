"""What is carried out as far as possible, and what may be declined (Q13)."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.steps import begin_effect
from tests.games.thebai.builders import table
from tests.games.thebai.moves import (
    build,
    enough,
    perform,
    place_hoplite,
    raise_die,
    roof,
    shift_hoplite,
    take_order,
)
from tests.games.thebai.names import GATES, dice_space
from tests.games.thebai.queries import die, hand, in_supply


@pytest.mark.rule("Q13")
@pytest.mark.parametrize(
    "step",
    [
        "good 1",
        "altar 1",
        "altar 2 different",
        "order 1",
        "raise 1",
        "raise 2 citizen different",
        "raise 3 hoplite one",
        "hoplite 1",
    ],
)
def test_what_the_book_commands_is_carried_out_to_the_end(step):
    """Good, altar, order, raise and hoplite: each unit is chosen, none can be declined."""
    state = table().supply(0, citizens="1 1* 2", hoplites="1 2").hoplite(0, "B3-C3").state()
    perform(state, 0, step)
    assert state.top.kind != codes.TURN
    while state.top.kind != codes.TURN:
        assert codes.DONE not in state.legal()
        state.play(state.legal()[-1])


@pytest.mark.rule("Q13")
@pytest.mark.parametrize(
    "step",
    [
        "swap 1",
        "remove 1",
        "place 1",
        "relocate",
        "councillor 1",
        "pay 1 -> vp 1",
    ],
)
def test_what_the_book_allows_may_be_declined(step):
    state = table().stock(0, grape=3).state()
    perform(state, 0, step)
    assert codes.DONE in state.legal()
    enough(state)
    assert state.top.kind == codes.TURN


@pytest.mark.rule("Q13")
def test_the_order_of_the_enemy_letters_must_be_taken():
    """Gate tile g6."""
    state = table().state()
    begin_effect(state, 0, state.content.gate_effects[GATES["g6"]])
    advance(state)
    assert state.legal() == [codes.ORDER + slot for slot in range(5)]
    take_order(state, 2)
    assert hand(state, 0) == ["O04"]


@pytest.mark.rule("Q13", "V2")
def test_orders_are_taken_until_display_and_deck_are_empty():
    state = table().deck("O09", display=("O10",)).state()
    perform(state, 0, "order 4")
    assert state.legal() == [codes.ORDER, codes.ORDER + codes.DECK_TOP]
    take_order(state)
    assert hand(state, 0) == ["O09", "O10"], "the last one is taken unasked"
    assert state.top.kind == codes.TURN
    perform(state, 0, "order 1")
    assert state.top.kind == codes.TURN, "there is none, the step is over"


@pytest.mark.rule("Q13", "V4")
def test_raises_are_spent_as_far_as_there_are_dice():
    state = table().supply(0, citizens="1 2", hoplites="1 2").state()
    perform(state, 0, "raise 3 hoplite different")
    raise_die(state, "hoplite 2")
    assert in_supply(state, 0, "hoplite") == ["1*", "2*"], "the second one unasked, no third"
    perform(state, 0, "raise 2 hoplite city")
    assert state.top.kind == codes.TURN, "none is there, the step is over"


@pytest.mark.rule("Q13", "V4")
def test_one_die_is_raised_all_the_times():
    state = table().supply(0, citizens="1 2").state()
    perform(state, 0, "raise 3 citizen one")
    raise_die(state, "citizen 1")
    assert in_supply(state, 0) == ["2", "2*"]
    assert state.top.kind == codes.TURN


@pytest.mark.rule("Q13", "V5")
def test_while_a_hoplite_can_be_placed_one_is_placed_or_shifted():
    state = table().supply(0, "1 2", hoplites="1").hoplite(0, "B3-C3").state()
    perform(state, 0, "hoplite 3")
    assert state.legal() == [codes.HOPLITE, codes.SHIFT + dice_space(state, "B3-C3")]
    shift_hoplite(state, "B3-C3", "A1-B1")
    place_hoplite(state, "1", "B3-C3")
    assert state.top.kind == codes.MUSTERING, "one unit is left"


@pytest.mark.rule("Q13", "V5")
def test_shifting_may_be_declined_when_no_hoplite_can_be_placed():
    """The book: instead of placing one you *may* shift one."""
    state = table().supply(0, "1 2").hoplite(0, "B3-C3").state()
    perform(state, 0, "hoplite 2")
    assert state.legal() == [codes.DONE, codes.SHIFT + dice_space(state, "B3-C3")]
    enough(state)
    assert state.top.kind == codes.TURN
    assert die(state, "B3-C3") == "0 hoplite 1"


@pytest.mark.rule("Q13", "V5")
def test_without_a_hoplite_or_a_free_space_the_placing_is_over():
    state = table().supply(0, "1 2").state()
    perform(state, 0, "hoplite 2")
    assert state.top.kind == codes.TURN
    built = table().hoplite(0, "B3-C3")
    names = [built.t.board.dice_name(place) for place in range(built.t.board.dice)]
    state = built.marker(*(name for name in names if name not in ("B3-C3", "A1-B1"))).state()
    perform(state, 0, "hoplite 3")
    state.play(codes.HOPLITE)
    assert die(state, "A1-B1") == "0 hoplite 1"
    assert state.top.kind == codes.TURN, "no dice space is free for the second"


@pytest.mark.rule("Q13", "V8")
def test_a_chosen_roof_is_carried_out():
    """Brown: two different hoplites are raised."""
    city = table().supply(0, "1 2", "1 2 3").city().stone("D3", "K4", turned=2)
    state = city.estate(0, "K4.0 K8.0 K9.0 N03", row=2).state()
    perform(state, 0, "place 1 roofs=1")
    build(state, "yellow", "C3")
    roof(state, "right")
    for where in ("hoplite 3", "hoplite 1"):
        assert codes.DONE not in state.legal()
        raise_die(state, where)
    assert in_supply(state, 0, "hoplite") == ["1*", "2", "3*"]
    assert state.top.kind == codes.TURN


@pytest.mark.rule("Q13")
def test_a_roof_may_be_declined():
    city = table().city().stone("C2", "K4", turned=2)
    state = city.estate(0, "K4.0 K8.0 K9.0 N03", row=2).state()
    perform(state, 0, "place 1 roofs=1")
    build(state, "yellow", "C3")
    assert state.legal() == [codes.DONE, codes.ROOF]
