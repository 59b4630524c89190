"""Corners of the laws that only cards outside the house edition reach, and awkward refusals."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import branch, can, pay, refusal, table, transfer, use, vp
from tests.games.elysium.packs import pack_with


@pytest.mark.rule("K12")
def test_what_rivals_chose_counts_as_a_change(tmp_path):
    effect = [
        {"choose": [[{"lose": {"gold": 1}}], [{"lose": {"vp": 1}}]], "who": "rivals"},
        {"transfer": {"n": 1}},
    ]
    pack = pack_with(tmp_path, "charon", "activate", effect)
    state = table(2, pack=pack).domain(0, "charon").vp(1, 1).state()
    use(state, "charon")
    branch(state, 0)
    assert codes.STOP in state.legal()


@pytest.mark.rule("R1", "K2")
def test_what_a_copied_power_was_paid_for_cannot_be_declined(tmp_path):
    """Here Ascent of Kore has gained 1 VP already; the copied power has only been paid."""
    copying = [{"gain": {"vp": 1}}, {"use": {"kind": "eleusis", "of": "all"}}]
    pack_with(tmp_path, "ascent-of-kore", "eleusis", copying)
    effect = [{"pay": {"cards": 1}}, {"transfer": {"n": 1}}]
    pack = pack_with(tmp_path, "pomegranate-seeds", "eleusis", effect)
    families = ["athena", "hades", "hermes", "poseidon", "zeus"]
    arranged = table(2, families, pack).domain(0, "ascent-of-kore", "pomegranate-seeds", "nike")
    state = arranged.domain(1, "charon").gold(0, 9).state()
    use(state, "ascent-of-kore")
    pay(state, "nike")
    assert vp(state) == [1, 0]
    assert codes.STOP not in state.legal()


@pytest.mark.rule("G5", "K10", "K19")
def test_a_draw_that_can_only_bring_twins_is_not_offered(tmp_path):
    effect = [{"bring": {"n": 1, "from": "pile", "to": "domain"}}]
    pack = pack_with(tmp_path, "charon", "activate", effect)
    arranged = table(2, pack=pack).domain(0, "charon", "acheron").discard("acheron")
    state = arranged.state()
    assert can(state, codes.POWER, "charon")
    state.gone += state.pile
    state.pile.clear()
    again = table(2, pack=pack)
    again.data = state.dump()
    again.data["frames"] = [{"frame": "turn", "actor": 0, "taken": 0}]
    assert not can(again.state(), codes.POWER, "charon")


@pytest.mark.rule("G6")
def test_a_multiplier_may_be_larger_than_anybody_could_need(tmp_path):
    effect = [{"transfer": {"n": 1}, "who": "rivals", "per": {"count": "gold"}}]
    pack = pack_with(tmp_path, "charon", "activate", effect)
    arranged = table(3, pack=pack).domain(0, "charon").gold(0, 300)
    state = arranged.domain(1, "nike", "libation").domain(2, "triton", "cetus").state()
    use(state, "charon")
    assert state.to_move() == 1


@pytest.mark.rule("K3")
def test_a_guarded_player_is_skipped_by_a_branch_with_harm_in_it(tmp_path):
    harm = [[{"lose": {"gold": 1}}, {"gain": {"vp": 5}}], [{"lose": {"vp": 1}}]]
    pack = pack_with(tmp_path, "charon", "activate", [{"choose": harm, "who": "rivals"}])
    state = table(3, pack=pack).domain(0, "charon").domain(1, "aegis").vp(1, 1).state()
    use(state, "charon")
    assert state.players[1].vp == 1


@pytest.mark.rule("K22")
def test_prestige_of_chronos_powers_is_counted_on_one_position(tmp_path):
    """Two cards that double their owner's PP: neither sees what the other gives."""
    doubling = [{"gain": {"pp": 1}, "per": {"count": "pp"}}]
    pack = pack_with(tmp_path, "tropaion", "chronos", doubling)
    pack_with(tmp_path, "seven-against-thebes", "chronos", doubling)
    families = ["ares", "athena", "hades", "poseidon", "zeus"]
    arranged = table(2, families, pack).seat(0, pp=3).seat(1, pp=8)
    arranged.legend(0, "tropaion", "charon").legend(0, "seven-against-thebes", "trident")
    assert [sheet.prestige for sheet in arranged.state().sheets()] == [16, 8]
    arranged.seat(1, pp=10)
    assert [sheet.prestige for sheet in arranged.state().sheets()] == [8, 16]


@pytest.mark.rule("P13", "K4")
def test_a_place_the_power_does_not_reach_is_refused_for_that_and_not_for_its_price():
    arranged = table(3).gold(0, 20).domain(0, "charon", "bronze-bulls").citizens(0, 1)
    arranged.legend(0, "oak-of-dodona", "olive-tree").legend(0, "triton", "hypnos")
    state = arranged.legend(0, "trident", "acheron").state()
    use(state, "charon")
    transfer(state, "citizen")
    assert refusal(state, codes.PLACE + 2) == "P13"


@pytest.mark.rule("W4")
def test_the_price_in_a_refusal_is_the_price_with_discounts():
    arranged = table(3).writing().gold(0, 1).domain(0, "bronze-bulls").citizens(0, 1)
    arranged.legend(0, "oak-of-dodona", "olive-tree").legend(0, "triton", "hypnos")
    state = arranged.legend(0, "trident", "acheron").state()
    transfer(state, "citizen")
    reason = state.why_not(codes.PLACE + 2)
    assert (reason.rule, reason.facts["cost"]) == ("W4", 2)


@pytest.mark.rule("G6")
def test_what_rivals_gain_at_once_may_count_very_often(tmp_path):
    effect = [{"gain": {"vp": 1}, "who": "rivals", "per": {"count": "gold"}}]
    pack = pack_with(tmp_path, "charon", "activate", effect)
    state = table(2, pack=pack).domain(0, "charon").gold(0, 300).state()
    use(state, "charon")
    assert vp(state) == [0, 300]
