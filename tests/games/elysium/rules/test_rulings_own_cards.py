"""A power and its own card (K1)."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    cards,
    domain,
    legends,
    name_player,
    pay,
    table,
    take,
    transfer,
    use,
)
from tests.games.elysium.rules.tables import OPULENCE


@pytest.mark.rule("K1", "P12")
@pytest.mark.parametrize(
    ("card", "gold", "vp", "pp"),
    [("oak-of-dodona", 0, 1, 0), ("chalkeia", 1, 1, 0), ("amazons", 0, 0, 1)],
)
def test_a_taken_card_counts_for_itself(card, gold, vp, pp):
    state = table(3, OPULENCE).gold(0, 0).agora(card).state()
    take(state, card)
    player = state.players[0]
    assert (player.gold, player.vp, player.pp) == (gold, vp, pp)


@pytest.mark.rule("K1", "P12")
@pytest.mark.parametrize(
    ("card", "gold", "vp", "pp"),
    [
        ("eagle-of-zeus", 1, 1, 0),
        ("penthesilea", 1, 0, 1),
        ("purse-of-hermes", 3 + 1, 0, 0),
        ("bronze-bulls", 1 + 1, 0, 0),
    ],
)
def test_a_card_reacts_to_its_own_departure(card, gold, vp, pp):
    state = table(3, OPULENCE).writing().gold(0, 4).domain(0, card, "libation").state()
    transfer(state, card)
    player = state.players[0]
    assert (player.gold, player.vp, player.pp) == (gold, vp, pp)


@pytest.mark.rule("K1")
def test_acheron_counts_itself():
    state = table(3).gold(0, 9).domain(0, "acheron", "triton", "nike").state()
    use(state, "acheron")
    transfer(state, "triton")
    assert legends(state, 0) == [["triton"]]
    assert cards(state, codes.TRANSFER) == []


@pytest.mark.rule("K1")
def test_a_card_may_transfer_itself():
    state = table(3).domain(0, "charon", "nike").state()
    use(state, "charon")
    transfer(state, "charon")
    assert (legends(state, 0), domain(state, 0)) == ([["charon"]], ["nike"])


@pytest.mark.rule("K1")
@pytest.mark.parametrize("paid", ["pomegranate-seeds", "iacchus"])
def test_a_card_may_be_its_own_payment_and_eleusis_is_tested_once(paid):
    state = table(3).domain(0, "pomegranate-seeds", "iacchus").state()
    use(state, "pomegranate-seeds")
    pay(state, paid)
    assert paid not in domain(state, 0)
    assert state.players[0].gold == 4 + 3


@pytest.mark.rule("K1")
def test_the_mares_of_diomedes_may_eat_themselves():
    state = table(3, OPULENCE).domain(0, "mares-of-diomedes", "nike").state()
    use(state, "mares-of-diomedes")
    pay(state, "mares-of-diomedes")
    assert (domain(state, 0), state.players[0].pp) == (["nike"], 4)


@pytest.mark.rule("K1", "K7")
def test_a_trojan_horse_may_give_itself_away_and_stays_used():
    state = table(3).domain(0, "trojan-horse", "nike").state()
    use(state, "trojan-horse")
    pay(state, "trojan-horse")
    name_player(state, 2)
    assert (domain(state, 0), domain(state, 2)) == (["nike"], ["trojan-horse"])
    assert (state.players[0].vp, state.players[2].rings) == (5, 0)
