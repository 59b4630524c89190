"""Citizens as targets (K4)."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    cards,
    chronos,
    discard,
    legends,
    mark,
    offer,
    pay,
    refusal,
    table,
    take,
    transfer,
    use,
)
from tests.games.elysium.packs import pack_with
from tests.games.elysium.rules.tables import OPULENCE


@pytest.mark.rule("K4")
def test_citizens_count_where_cards_are_counted():
    position = table(2).domain(0, "forge-of-etna", "thunderbolt").citizens(0, 2).citizens(1, 5)
    state = position.legend(0, "charon", "persephone", "citizen").agora("atlantis").state()
    use(state, "forge-of-etna")
    use(state, "thunderbolt")
    assert (state.players[0].gold, state.players[0].vp) == (4 + 4, 3)
    take(state, "atlantis")
    assert len(state.players[1].citizens) == 4


@pytest.mark.rule("K4")
def test_citizens_have_no_family_and_no_level():
    position = table(2).agora("oak-of-dodona").citizens(0, 2)
    position = position.legend(0, "horae", "charon", "citizen").legend(1, "dioscuri", "libation")
    state = position.legend(1, "amphitrite", "triton", "citizen").state()
    take(state, "oak-of-dodona")
    assert state.players[0].vp == 1
    assert chronos(state) == [2 - 2, 4 + 2]


@pytest.mark.rule("K4")
def test_a_citizen_may_be_paid_and_leaves_the_game_unseen():
    state = table(2).domain(0, "pomegranate-seeds", "iacchus").citizens(0, 1).state()
    face = state.players[0].citizens[0]
    use(state, "pomegranate-seeds")
    pay(state, "citizen")
    assert (state.gone, state.discard, state.players[0].gold) == ([face], [], 7)


@pytest.mark.rule("K4")
def test_a_citizen_may_be_marked_and_discarded():
    state = table(2).domain(0, "cetus").domain(1, "charon", "nike").citizens(1, 1).state()
    use(state, "cetus")
    mark(state, "citizen")
    mark(state, "charon")
    discard(state, "citizen")
    assert (state.players[1].citizens, len(state.gone), state.discard) == ([], 1, [])


@pytest.mark.rule("K4")
@pytest.mark.parametrize(
    ("card", "seen"),
    [("eagle-of-zeus", (6, 1, 0)), ("penthesilea", (6, 0, 0)), ("purse-of-hermes", (6, 0, 0))],
)
def test_only_reactions_without_a_filter_see_a_citizen(card, seen):
    """Penthesilea asks for a Level and the Purse for a Family."""
    position = table(3, OPULENCE).writing().gold(0, 9).domain(0, card).citizens(0, 1)
    state = position.legend(0, "areopagus", "maia").state()
    transfer(state, "citizen")
    player = state.players[0]
    assert (player.gold, player.vp, player.pp) == seen


@pytest.mark.rule("K4")
def test_a_citizen_is_not_given():
    state = table(3).domain(0, "trojan-horse", "nike").citizens(0, 1).state()
    use(state, "trojan-horse")
    assert cards(state, codes.PAY) == ["trojan-horse", "nike"]


@pytest.mark.rule("K4")
def test_a_citizen_is_not_exchanged_on_either_side():
    position = table(2).domain(0, "proteus", "triton").citizens(0, 1)
    state = position.domain(1, "charon", "hypnos", "nike").citizens(1, 1).state()
    use(state, "proteus")
    assert set(cards(state, codes.OFFER)) == {"proteus", "triton"}
    offer(state, "triton")
    assert set(cards(state, codes.SWAP + (1 << 7))) == {"charon", "hypnos"}


@pytest.mark.rule("K4")
def test_a_transfer_limited_by_level_may_move_a_citizen_to_a_place_of_that_level():
    position = table(3).gold(0, 9).domain(0, "charon", "nike").citizens(0, 1)
    state = position.legend(0, "areopagus", "hecate").legend(0, "hypnos", "nekyia").state()
    use(state, "charon")
    transfer(state, "citizen")
    assert legends(state, 0)[1] == ["hypnos", "nekyia", "citizen"]


@pytest.mark.rule("K4")
def test_a_transfer_limited_by_level_moves_no_citizen_to_another_place():
    position = table(3).gold(0, 9).domain(0, "charon", "nike").citizens(0, 1)
    state = position.legend(0, "areopagus", "hecate").state()
    use(state, "charon")
    assert cards(state, codes.TRANSFER) == ["charon", "nike"]
    assert refusal(state, codes.TRANSFER + codes.CITIZEN) == "P13"


@pytest.mark.rule("K4")
@pytest.mark.parametrize(
    ("legend", "price"),
    [(["libation", "charon"], 1), (["nike", "aegis"], 1), (["libation", "nike"], 2)],
)
def test_a_citizen_is_cheaper_by_the_level_of_the_place_it_fills(legend, price):
    """Bronze Bulls: transfers of Level 2 and 3 cost 1 Gold less."""
    position = table(3).writing().gold(0, 9).domain(0, "bronze-bulls").citizens(0, 1)
    state = position.legend(0, *legend).state()
    transfer(state, "citizen")
    assert state.players[0].gold == 9 - price


@pytest.mark.rule("K4")
def test_a_transfer_limited_by_family_moves_no_citizen(tmp_path):
    """Here Charon moves Hades cards only."""
    effect = [{"transfer": {"n": 1, "family": "hades"}}]
    position = table(3, pack=pack_with(tmp_path, "charon", "activate", effect)).gold(0, 9)
    position = position.domain(0, "charon", "persephone").citizens(0, 1)
    state = position.legend(0, "hypnos", "nekyia").state()
    use(state, "charon")
    assert cards(state, codes.TRANSFER) == ["charon", "persephone"]
    assert refusal(state, codes.TRANSFER + codes.CITIZEN) == "P13"


@pytest.mark.rule("K4")
def test_a_free_citizen_needs_a_legend_of_two_cards_too():
    position = table(3).domain(0, "helm-of-darkness", "nike").citizens(0, 1)
    state = position.legend(0, "areopagus").state()
    use(state, "helm-of-darkness")
    assert refusal(state, codes.TRANSFER + codes.CITIZEN) == "L5"
