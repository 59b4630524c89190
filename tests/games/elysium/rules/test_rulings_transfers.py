"""Transfers in Phase II, and transfers that a rival grants (K5, K20)."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    can,
    gold,
    join,
    legends,
    new_legend,
    stop,
    table,
    take,
    transfer,
    use,
    vp,
    why_no_power,
)


@pytest.mark.rule("K5", "P13")
def test_a_transfer_in_phase_two_costs_gold_and_needs_no_lyre():
    state = table(3).domain(0, "charon", "nike").legend(0, "libation").state()
    use(state, "charon")
    transfer(state, "nike")
    join(state, 0)
    assert (legends(state, 0), state.players[0].gold) == ([["libation", "nike"]], 2)


@pytest.mark.rule("K5")
def test_a_bonus_is_taken_before_the_next_transfer_of_the_same_power():
    """Acheron: the first card makes a Legend of two, which the Citizen can then join."""
    position = table(3).gold(0, 9).domain(0, "acheron", "persephone", "aegis").citizens(0, 1)
    state = position.legend(0, "nike").state()
    use(state, "acheron")
    assert not can(state, codes.TRANSFER, "citizen")
    transfer(state, "aegis")
    join(state, 0)
    assert state.dump()["level_tiles"] == [None, 0, None]
    transfer(state, "citizen")
    assert legends(state, 0) == [["nike", "aegis", "citizen"]]


@pytest.mark.rule("K5")
def test_a_turned_card_may_be_transferred_and_a_ring_returns():
    position = table(3).gold(0, 9).domain(0, "acheron", "thunderbolt", "charon", turned=["charon"])
    state = position.state()
    use(state, "acheron")
    transfer(state, "thunderbolt")
    transfer(state, "charon")
    assert legends(state, 0) == [["thunderbolt"], ["charon"]]
    assert (state.players[0].rings, state.players[0].turned) == (0, 0)


@pytest.mark.rule("K5")
def test_a_transfer_granted_by_a_rival_is_the_transferrers_own():
    """The Legend, price (3 + 1 - 1), reactions and tile are those of seat 1."""
    position = table(2).gold(0, 0).domain(0, "panathenaea", "hecate")
    position = position.domain(1, "hecate", "bronze-bulls", "eagle-of-zeus").gold(1, 3)
    state = position.legend(1, "areopagus").state()
    use(state, "panathenaea")
    transfer(state, "eagle-of-zeus")
    join(state, 0)
    assert (gold(state), vp(state)) == ([0, 0], [0, 2 + 1])
    assert state.dump()["level_tiles"] == [None, None, 1]


@pytest.mark.rule("K5")
@pytest.mark.parametrize("own", [0, 1])
def test_nike_counts_a_transfer_granted_by_odysseus(own):
    """Seat 0 writes first and lets seat 1 transfer a card; a second one is enough for Nike."""
    position = table(2).set(order=[0, 1]).writing(quests=(1, 2)).domain(0, "odysseus", "triton")
    state = position.domain(1, "nike", "charon", "libation").gold(1, 9).state()
    use(state, "odysseus")
    transfer(state, "triton")
    stop(state)
    transfer(state, "charon")
    stop(state)
    assert state.to_move() == 1
    if own:
        transfer(state, "libation")
        new_legend(state)
    assert can(state, codes.POWER, "nike") == bool(own)


@pytest.mark.rule("K5")
def test_nike_counts_no_transfer_of_phase_two():
    """Seat 1 takes the last card of Phase II after two transfers, and then writes."""
    position = table(2).columns(0, "", quest=1).columns(1, "R", quest=2).set(round=4, turn=1)
    position = position.domain(1, "acheron", "charon", "nike", "ganymede").gold(1, 9)
    state = position.agora("aegis", "hecate").state()
    use(state, "acheron")
    transfer(state, "charon")
    transfer(state, "acheron")
    new_legend(state)
    take(state, "aegis")
    assert state.dump()["phase"] == "writing"
    assert why_no_power(state, "nike") == "G5"


@pytest.mark.rule("K20")
def test_hecate_pays_for_her_own_transfer_in_phase_two():
    state = table(3).domain(0, "helm-of-darkness", "hecate").state()
    use(state, "helm-of-darkness")
    transfer(state, "hecate")
    assert (legends(state, 0), state.players[0].vp) == ([["hecate"]], 2)


@pytest.mark.rule("K20")
def test_hecate_pays_for_no_transfer_in_phase_three():
    state = table(3).writing().domain(0, "hecate", "charon").state()
    transfer(state, "hecate")
    assert (legends(state, 0), state.players[0].vp) == ([["hecate"]], 0)
