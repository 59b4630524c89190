"""The end of an Epoch (N1)."""

import pytest

from petteia.elysium import codes
from tests.elysium.builders import can, number, refusal, stop, table, use


def last_writer(epoch: int):
    """Seat 0 is the last to write in this Epoch; when it stops, the Epoch ends."""
    return table(3).set(epoch=epoch, order=[2, 1, 0]).writing().domain(0, "charon")


@pytest.mark.rule("N1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_gets_all_four_columns_back(seat):
    state = last_writer(1).state()
    assert state.players[seat].columns == 0
    stop(state)
    assert state.dump()["seats"][seat]["columns"] == "RBGY"


@pytest.mark.rule("N1")
def test_turned_cards_are_straightened():
    position = last_writer(1).domain(0, "charon", "olive-tree", turned=["charon", "olive-tree"])
    state = position.domain(1, "triton", turned=["triton"]).gold(1, 0).state()
    stop(state)
    assert [player.turned for player in state.players] == [0, 0, 0]


@pytest.mark.rule("N1")
def test_a_legend_power_can_be_used_again_in_the_next_epoch():
    state = last_writer(1).domain(0, "charon", "sirens").gold(1, 1).state()
    use(state, "sirens")
    assert state.players[0].turned == 1 << number(state, "sirens")
    stop(state)
    assert state.players[0].turned == 0


@pytest.mark.rule("N1")
def test_a_ring_does_not_come_back():
    state = last_writer(1).domain(0, "charon", "thunderbolt", ringless=["thunderbolt"]).state()
    stop(state)
    assert state.players[0].rings == 0


@pytest.mark.rule("N1")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4])
def test_the_epoch_marker_advances_and_phase_two_begins(epoch):
    state = last_writer(epoch).state()
    stop(state)
    assert state.epoch == epoch + 1
    assert state.dump()["phase"] == "actions"
    assert [player.taken for player in state.players] == [0, 0, 0]


@pytest.mark.rule("N1")
def test_the_epoch_does_not_end_before_the_last_writer():
    state = last_writer(1).set(turn=1).domain(1, "triton").state()
    stop(state)
    assert (state.epoch, state.to_move()) == (1, 0)


@pytest.mark.rule("N1")
def test_after_the_fifth_epoch_comes_the_final_scoring():
    state = last_writer(5).state()
    stop(state)
    assert state.dump()["phase"] == "over"
    assert (state.epoch, state.to_move(), state.legal()) == (5, -1, [])
    assert not can(state, codes.TRANSFER, "charon")
    assert refusal(state, codes.STOP) == "F7"
