"""The end of an Epoch (N1)."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import can, refusal, stop
from tests.games.elysium.rules.tables import last_writer, ringed_cards, turned_cards


@pytest.mark.rule("N1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_gets_all_four_columns_back(seat):
    state = last_writer().state()
    assert state.players[seat].columns == 0
    stop(state)
    assert state.dump()["seats"][seat]["columns"] == "RBGY"


@pytest.mark.rule("N1", "P4", "G10")
def test_turned_cards_are_straightened():
    """Activate and Eleusis cards, and Legend cards used in this Phase III."""
    mine = ["charon", "olive-tree", "sacred-way", "sirens"]
    position = last_writer().domain(0, *mine, turned=mine).domain(1, "triton", turned=["triton"])
    state = position.state()
    assert [turned_cards(state, seat) for seat in (0, 1)] == [mine, ["triton"]]
    stop(state)
    assert [turned_cards(state, seat) for seat in (0, 1)] == [[], []]


@pytest.mark.rule("N1", "P5")
def test_a_ring_that_was_used_does_not_come_back():
    state = last_writer().domain(0, "cetus", "thunderbolt", ringless=["thunderbolt"]).state()
    stop(state)
    assert (state.epoch, ringed_cards(state, 0)) == (2, ["cetus"])


@pytest.mark.rule("N1")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4])
def test_the_epoch_marker_advances_and_phase_two_begins(epoch):
    state = last_writer(epoch=epoch).state()
    stop(state)
    assert state.epoch == epoch + 1
    assert state.dump()["phase"] == "actions"
    assert [player.taken for player in state.players] == [0, 0, 0]


@pytest.mark.rule("N1")
def test_the_epoch_does_not_end_before_the_last_writer():
    state = last_writer().set(turn=1).domain(1, "triton").state()
    stop(state)
    assert (state.epoch, state.to_move()) == (1, 0)


@pytest.mark.rule("N1")
def test_after_the_fifth_epoch_comes_the_final_scoring():
    state = last_writer(epoch=5).state()
    stop(state)
    assert state.dump()["phase"] == "over"
    assert (state.epoch, state.to_move(), state.legal()) == (5, -1, [])
    assert not can(state, codes.TRANSFER, "ganymede")
    assert refusal(state, codes.STOP) == "F7"
