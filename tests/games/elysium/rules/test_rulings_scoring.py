"""Rulings on what scores at the end (K8, K15, K20, K22, K23)."""

import pytest

from petteia.kernel.content.reader import ReadError
from tests.games.elysium.builders import (
    chronos,
    copied,
    copy_power,
    prestige,
    refusal,
    stop,
    table,
    transfer,
)
from tests.games.elysium.packs import pack_with
from tests.games.elysium.rules.tables import OPULENCE, copying, last_writer


@pytest.mark.rule("K8")
def test_chronos_gains_are_paid_before_losses():
    """Seat 1 has no VP before the Dioscuri pay it 4; then Charybdis takes 2."""
    state = table(2).legend(0, "charybdis", "hecate").legend(1, "dioscuri", "libation").state()
    assert chronos(state) == [2, 4 - 2]


@pytest.mark.rule("K15", "K2", "F2")
@pytest.mark.parametrize(("card", "worth"), [("dioscuri", 2), ("horae", 4), ("moirai", 0)])
def test_herm_copies_any_other_chronos_card_for_its_own_legend_whatever_the_mark(card, worth):
    """Herm's Legend holds four Families and one Level, and its owner no tile."""
    theirs = [["dioscuri", "libation"], ["horae", "chalkeia"], ["moirai", "maia"]]
    position = last_writer(2, OPULENCE, epoch=5).legend(0, "herm", "enyo", "aegis", "nike")
    for legend in theirs:
        position.legend(1, *legend)
    state = position.state()
    stop(state)
    assert set(copied(state)) == {(1, "dioscuri"), (1, "horae"), (1, "moirai")}
    assert refusal(state, copying(state, 0, "herm")) == "K15"
    copy_power(state, 1, card)
    assert chronos(state) == [worth, 4 + 2]


@pytest.mark.rule("K20", "L8")
def test_a_citizen_makes_a_legend_longer_for_the_level_bonus():
    position = table(3).writing().citizens(0, 1).domain(0, "nike").legend(0, "hecate", "cetus")
    position = position.legend(1, "areopagus", "zagreus").set(level_tiles=[None, None, 1])
    state = position.state()
    transfer(state, "citizen")
    assert state.dump()["level_tiles"] == [None, None, 0]


@pytest.mark.rule("K20", "F2")
@pytest.mark.parametrize(("third", "worth"), [("charon", 4), ("citizen", 4), (None, 0)])
def test_a_citizen_counts_where_a_power_asks_for_a_length(third, worth):
    """Rhadamanthys scores for Family Legends of three cards."""
    legend = [card for card in ("rhadamanthys", "persephone", third) if card]
    assert chronos(table(3).legend(0, *legend).state())[0] == worth


@pytest.mark.rule("K22")
@pytest.mark.parametrize(
    "effect",
    [
        [{"gain": {"gold": 1}}],
        [{"lose": {"gold": 1}}],
        [{"transfer": {"n": 1}}],
        [{"discard": {"n": 1}, "who": "rivals"}],
        [{"gain": {"vp": 1}}, {"use": {"kind": "chronos", "of": "all"}}],
        [{"use": {"kind": "activate", "of": "all"}}],
        [{"choose": [[{"gain": {"vp": 1}}], [{"gain": {"vp": 2}}]]}],
    ],
)
def test_a_chronos_effect_with_anything_else_is_refused(tmp_path, effect):
    pack = pack_with(tmp_path, "dioscuri", "chronos=", effect)
    with pytest.raises(ReadError, match=r"dioscuri.*Chronos"):
        table(3, pack=pack).state()


@pytest.mark.rule("K22")
def test_chronos_effects_of_vp_are_allowed(tmp_path):
    effect = [{"gain": {"vp": 3}}, {"lose": {"vp": 1}, "who": "rivals"}]
    pack = pack_with(tmp_path, "dioscuri", "chronos=", effect)
    state = table(2, pack=pack).legend(0, "dioscuri", "libation").vp(1, 5).state()
    assert chronos(state) == [3, -1]


@pytest.mark.rule("K22", "F4")
def test_prestige_of_chronos_powers_counts_before_all_vp():
    """Seven against Thebes brings 2 PP: Tropaion counts them, and they are the most."""
    position = table(3, OPULENCE).prestige(0, 1).legend(0, "tropaion", "libation")
    state = position.legend(0, "seven-against-thebes", "maia").state()
    assert chronos(state) == [1 + 2, 0, 0]
    assert prestige(state) == [16, 8, 0]


@pytest.mark.rule("K23")
def test_places_below_the_winner_follow_total_then_gold_and_equals_share():
    position = table(4).set(epoch=5, phase="over").vp(0, 9)
    state = position.vp(1, 5).gold(1, 1).vp(2, 5).gold(2, 3).vp(3, 5).gold(3, 1).state()
    assert state.ranking() == [1, 3, 2, 3]
