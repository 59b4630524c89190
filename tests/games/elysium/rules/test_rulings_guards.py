"""Protected players and forced losses (K3), and players tied for the most (K16)."""

import pytest

from petteia.games.elysium.rules import codes
from petteia.kernel.content.reader import ReadError
from tests.games.elysium.builders import (
    dismiss,
    domain,
    gold,
    name_player,
    pay,
    pp,
    table,
    take,
    use,
    vp,
    why_no_power,
)
from tests.games.elysium.packs import pack_with
from tests.games.elysium.rules.tables import WHY_BOTHER


@pytest.mark.rule("K3")
@pytest.mark.parametrize("card", ["trident", "cetus", "eumolpus", "despoina"])
def test_a_guarded_rival_is_skipped_and_chooses_nothing(card):
    position = table(2).domain(0, card, "iacchus").domain(1, "aegis", "charon", "nike").vp(1, 3)
    state = position.state()
    use(state, card)
    assert (state.players[1].gold, state.players[1].vp) == (4, 3)
    assert domain(state, 1) == ["aegis", "charon", "nike"]
    assert codes.TAKE_QUEST + 1 in state.legal(), "the power is over, the turn goes on"


@pytest.mark.rule("K3")
def test_a_guarded_rival_loses_no_prestige_to_eris():
    position = table(3, WHY_BOTHER).agora("eris").domain(1, "aegis")
    state = position.prestige(0, 3, 3).state()
    take(state, "eris")
    assert pp(state) == [2, 3, 2]


@pytest.mark.rule("K3", "G5")
def test_a_guarded_rival_exchanges_nothing():
    state = table(2).domain(0, "proteus", "charon").domain(1, "aegis", "hypnos").state()
    assert why_no_power(state, "proteus") == "G5"


@pytest.mark.rule("K3")
def test_a_guarded_player_gives_nothing_to_sciron():
    state = table(2).agora("triton").domain(0, "aegis").domain(1, "sciron").state()
    take(state, "triton")
    assert gold(state) == [4, 4]


@pytest.mark.rule("K3")
def test_a_loss_is_not_passed_on_to_the_next_richest():
    state = table(3).domain(0, "triton").domain(1, "aegis").vp(1, 9).vp(2, 5).state()
    use(state, "triton")
    assert vp(state) == [1, 9, 5]


@pytest.mark.rule("K3", "G5")
def test_sirens_are_silent_if_the_richest_rival_is_guarded():
    state = table(3).writing().domain(0, "sirens").domain(1, "aegis").gold(1, 9).state()
    assert why_no_power(state, "sirens") == "G5"


@pytest.mark.rule("K3")
def test_a_guard_does_not_stop_payments_and_own_losses():
    state = table(3).domain(0, "aegis", "triton", "libation").vp(0, 5).state()
    use(state, "libation")
    use(state, "triton")
    assert (state.players[0].gold, state.players[0].vp) == (3, 5 + 2 + 1 - 1)


@pytest.mark.rule("K3")
def test_a_guard_does_not_stop_gifts():
    state = table(2).domain(0, "trojan-horse", "nike").domain(1, "aegis").state()
    use(state, "trojan-horse")
    pay(state, "nike")
    assert domain(state, 1) == ["aegis", "nike"]


@pytest.mark.rule("K3")
def test_a_guard_protects_from_the_moment_it_is_taken():
    state = table(2).agora("aegis").domain(1, "eumolpus", "iacchus").state()
    take(state, "aegis")
    dismiss(state, "R")
    use(state, "eumolpus")
    assert gold(state) == [4, 5]


@pytest.mark.rule("K3")
@pytest.mark.parametrize(
    ("gold", "held", "left"), [(1, [], (0, [])), (1, ["charon"], (1, [])), (2, [], (0, []))]
)
def test_a_loss_is_as_large_as_possible_and_a_full_branch_must_be_chosen(gold, held, left):
    state = table(2).agora("laestrygonians").gold(1, gold).domain(1, *held).state()
    take(state, "laestrygonians")
    assert (state.players[1].gold, domain(state, 1)) == left


@pytest.mark.rule("K3")
def test_no_effect_costs_a_player_more_than_one_card(tmp_path):
    pack = pack_with(tmp_path, "atlantis", "instant", [{"discard": {"n": 2}, "who": "rivals"}])
    with pytest.raises(ReadError, match="more than one card"):
        table(3, pack=pack).state()


@pytest.mark.rule("K16")
@pytest.mark.parametrize(("named", "left"), [(1, [4, 4, 4]), (2, [6, 4, 2])])
def test_all_players_tied_for_the_most_are_offered(named, left):
    """Seat 1 is guarded: choosing it does nothing."""
    state = table(3).writing().domain(0, "sirens").domain(1, "aegis").state()
    use(state, "sirens")
    assert state.legal() == [codes.PLAYER + 1, codes.PLAYER + 2]
    name_player(state, named)
    assert gold(state) == left


@pytest.mark.rule("K16", "K3")
def test_nobody_is_chosen_among_tied_players_who_are_all_protected():
    """Triton still gives 1 VP; then nothing is asked."""
    state = (
        table(3).domain(0, "triton").domain(1, "aegis").domain(2, "aegis").vp(1, 9).vp(2, 9).state()
    )
    use(state, "triton")
    assert (vp(state), state.top.kind) == ([1, 9, 9], codes.TURN)


@pytest.mark.rule("K16", "G5")
def test_a_power_against_guarded_players_only_is_not_offered():
    position = table(3).writing().domain(0, "sirens").domain(1, "aegis")
    assert why_no_power(position.domain(2, "aegis").state(), "sirens") == "G5"
