"""Phase I, Awakening: A1 to A4."""

import pytest

import petteia
from tests.games.elysium.builders import keys, number, stop
from tests.games.elysium.rules.tables import WHY_BOTHER, last_writer, leave_only

LEFT = ("triton", "nike", "aegis")
ORACLE = ("proteus", "mentor", "moirai", "muses")


@pytest.mark.rule("A1")
def test_cards_left_in_the_agora_go_face_up_to_the_discard_pile():
    state = last_writer().agora(*LEFT).discard("hecate").state()
    stop(state)
    assert state.view(0)["discard"] == ["hecate", *LEFT]


@pytest.mark.rule("A1")
def test_nothing_is_discarded_in_the_first_epoch():
    state = petteia.game("elysium").new(players=4, seed=9)
    assert (state.epoch, state.discard) == (1, [])


@pytest.mark.rule("A1", "A3", "S10")
def test_with_an_empty_pile_the_old_agora_comes_back_shuffled():
    state = last_writer(2).agora(*LEFT).state()
    leave_only(state)
    stop(state)
    assert sorted(keys(state, state.agora)) == sorted(LEFT)
    assert state.discard == state.pile == []


@pytest.mark.rule("A1", "A2")
def test_the_oracle_slides_in_after_the_old_agora_has_gone():
    state = last_writer(3, WHY_BOTHER).agora(*LEFT).set(oracle=list(ORACLE)).state()
    stop(state)
    assert keys(state, state.agora)[:4] == list(ORACLE)
    assert keys(state, state.discard) == list(LEFT)


@pytest.mark.rule("A3")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
def test_the_agora_is_filled_from_the_pile(players, size):
    state = last_writer(players).agora(*LEFT).state()
    top = state.pile[: -size - 1 : -1]
    stop(state)
    assert state.agora == top
    assert len(state.agora) == size
    assert len(state.pile) == 105 - 1 - len(LEFT) - size


@pytest.mark.rule("A2", "A3")
@pytest.mark.parametrize("left", [0, 2, 4])
def test_the_agora_is_filled_up_beside_what_came_from_the_oracle(left):
    state = last_writer(3, WHY_BOTHER).set(oracle=list(ORACLE[:left])).state()
    top = state.pile[: left - 11 : -1]
    stop(state)
    assert state.agora == [number(state, card) for card in ORACLE[:left]] + top
    assert len(state.agora) == 10


@pytest.mark.rule("A4")
@pytest.mark.parametrize("left", [0, 2, 4])
def test_four_new_cards_come_to_the_oracle_after_the_agora_is_full(left):
    state = last_writer(3, WHY_BOTHER).set(oracle=list(ORACLE[:left])).state()
    below_the_agora = state.pile[left - 11 : left - 15 : -1]
    stop(state)
    assert state.oracle == below_the_agora
    assert len(state.oracle) == 4


@pytest.mark.rule("A4")
def test_without_apollo_no_card_comes_to_an_oracle():
    state = last_writer().state()
    stop(state)
    assert (state.epoch, state.oracle) == (2, [])
