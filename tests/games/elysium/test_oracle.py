"""The Oracle: what lies there at setup, and what becomes of it (S8, A2, A4, K9)."""

import pytest

from petteia import game
from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import keys, number, refusal, stop, table

FAMILIES = ["apollo", "athena", "hades", "poseidon", "zeus"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_oracle_begins_with_four_cards_beside_a_full_agora(players):
    state = game("elysium").new(players=players, families=FAMILIES, seed=3)
    assert len(state.oracle) == 4
    assert len(state.agora) == 3 * players + 1
    assert len(state.pile) == 105 - 4 - len(state.agora)


def test_without_the_family_that_brings_it_there_is_no_oracle():
    state = game("elysium").new(players=3, families="first-game", seed=3)
    assert state.oracle == []
    assert refusal(state, codes.TAKE_ORACLE) == "S8"


def test_the_oracle_slides_into_the_next_agora_and_is_filled_anew():
    foretold = ["cetus", "nike", "muses", "sibyl"]
    arranged = table(2, FAMILIES).set(oracle=foretold).agora("charon", "aegis").writing()
    state = arranged.domain(0, "triton").state()
    expected = state.pile[::-1]
    stop(state)
    assert keys(state, state.agora[:4]) == foretold
    assert state.agora[4:] == expected[:3]
    assert state.oracle == expected[3:7]
    assert keys(state, state.discard) == ["charon", "aegis"]


def test_an_oracle_of_fewer_cards_slides_in_as_it_is():
    arranged = table(2, FAMILIES).set(oracle=["cetus"]).writing().domain(0, "triton")
    state = arranged.state()
    stop(state)
    assert keys(state, state.agora[:1]) == ["cetus"]
    assert (len(state.agora), len(state.oracle)) == (7, 4)


def test_nobody_takes_from_the_oracle_without_a_power():
    state = table(3, FAMILIES).set(oracle=["triton"]).state()
    assert refusal(state, codes.TAKE_ORACLE + number(state, "triton")) == "K9"


def test_everybody_sees_the_oracle_but_not_the_pile():
    state = table(2, FAMILIES).set(oracle=["triton", "nike"]).state()
    assert state.view(1)["oracle"] == ["triton", "nike"]
    assert state.view(1)["pile"] == len(state.pile)
