"""The cards of Poseidon: small harm for everybody else, and something for their owner."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    cards,
    chronos,
    discard,
    domain,
    draw_next,
    gold,
    mark,
    name_player,
    offer,
    ringed,
    swap,
    table,
    take,
    turned,
    use,
    vp,
    why_no_power,
)
from tests.games.elysium.cards.coverage import designs_without_test


def test_laestrygonians_let_each_rival_choose_and_then_bring_one_gold():
    state = table().agora("laestrygonians").domain(1, "charon").domain(2, "nike").state()
    take(state, "laestrygonians")
    branch(state, 1)
    branch(state, 0)
    assert gold(state) == [5, 2, 4]
    assert domain(state, 1) == ["charon"]
    assert domain(state, 2) == []


def test_laestrygonians_take_the_card_of_a_rival_whose_gold_does_not_suffice():
    state = table(2).agora("laestrygonians").domain(1, "charon").gold(1, 1).state()
    take(state, "laestrygonians")
    assert domain(state, 1) == []
    assert gold(state) == [5, 1]


@pytest.mark.parametrize(("had", "left"), [(4, 2), (2, 0), (1, 0), (0, 0)])
def test_laestrygonians_take_two_gold_if_there_is_as_much_from_a_rival_without_cards(had, left):
    state = table(2).agora("laestrygonians").gold(1, had).state()
    take(state, "laestrygonians")
    assert gold(state) == [5, left]


def test_laestrygonians_skip_a_guarded_rival():
    state = table().agora("laestrygonians").domain(1, "aegis").gold(2, 3).state()
    take(state, "laestrygonians")
    assert gold(state) == [5, 4, 1]
    assert domain(state, 1) == ["aegis"]


def test_triton_gains_one_vp_and_humbles_the_leader_once_an_epoch():
    state = table().domain(0, "triton").vp(1, 5).vp(2, 4).state()
    use(state, "triton")
    assert vp(state) == [1, 4, 4]
    assert why_no_power(state, "triton") == "P4"


def test_triton_humbles_its_own_master_who_leads():
    state = table().domain(0, "triton").vp(0, 3).vp(1, 3).state()
    use(state, "triton")
    assert vp(state) == [3, 3, 0]


def test_triton_lets_its_user_choose_among_tied_leaders():
    state = table().domain(0, "triton").vp(1, 5).vp(2, 5).state()
    use(state, "triton")
    assert state.to_move() == 0
    assert state.legal() == [codes.PLAYER + 1, codes.PLAYER + 2]
    name_player(state, 2)
    assert vp(state) == [1, 5, 4]


def test_triton_does_nothing_to_a_guarded_leader_and_turns_to_nobody_else():
    state = table().domain(0, "triton").domain(1, "aegis").vp(1, 5).vp(2, 4).state()
    use(state, "triton")
    assert vp(state) == [1, 5, 4]


def test_triton_offers_a_guarded_one_of_the_tied_who_loses_nothing():
    state = table().domain(0, "triton").domain(1, "aegis").vp(1, 5).vp(2, 5).state()
    use(state, "triton")
    name_player(state, 1)
    assert vp(state) == [1, 5, 5]


def test_triton_is_not_stopped_by_the_aegis_of_its_own_master():
    state = table().domain(0, "triton", "aegis").vp(0, 3).state()
    use(state, "triton")
    assert vp(state) == [3, 0, 0]


def test_sciron_collects_two_gold_from_a_rival_who_takes_a_poseidon_card():
    state = table().domain(1, "sciron").agora("triton").state()
    take(state, "triton")
    assert gold(state) == [2, 6, 4]


def test_sciron_leaves_takers_of_other_families_alone():
    state = table().domain(1, "sciron").agora("charon").state()
    take(state, "charon")
    assert gold(state) == [4, 4, 4]


def test_sciron_takes_nothing_from_his_owner():
    state = table(2).domain(0, "sciron").agora("triton").state()
    take(state, "triton")
    assert gold(state) == [4, 4]


def test_sciron_takes_nothing_from_a_rival_without_gold():
    state = table(2).domain(1, "sciron").agora("triton").gold(0, 0).state()
    take(state, "triton")
    assert gold(state) == [0, 4]


def test_sciron_takes_nothing_from_a_guarded_rival():
    state = table(2).domain(0, "aegis").domain(1, "sciron").agora("triton").state()
    take(state, "triton")
    assert gold(state) == [4, 4]


def test_sciron_of_the_lower_disc_gets_the_last_gold():
    arranged = table().domain(1, "sciron").domain(2, "sciron").agora("triton").gold(0, 1)
    state = arranged.set(order=[0, 2, 1]).state()
    take(state, "triton")
    assert gold(state) == [0, 4, 5]


def test_sciron_collects_for_a_card_that_is_brought():
    state = table(2).domain(0, "areopagus").domain(1, "sciron").gold(0, 3).state()
    draw_next(state, "triton")
    use(state, "areopagus")
    assert "triton" in domain(state, 0)
    assert gold(state) == [0, 6]


def test_sciron_does_not_collect_for_an_exchange():
    state = table(2).domain(0, "proteus").domain(1, "sciron", "eumolpus").state()
    use(state, "proteus")
    assert "eumolpus" in domain(state, 0)
    assert gold(state) == [2, 4]


def test_sciron_fed_to_the_laestrygonians_collects_nothing_for_them():
    state = table(2).domain(1, "sciron").agora("laestrygonians").state()
    take(state, "laestrygonians")
    branch(state, 0)
    assert gold(state) == [5, 4]


def test_sirens_take_two_gold_from_the_richest_rival_once_in_phase_three():
    state = table().writing().domain(0, "sirens").gold(0, 9).gold(1, 6).gold(2, 5).state()
    use(state, "sirens")
    assert gold(state) == [11, 4, 5]
    assert why_no_power(state, "sirens") == "G10"


def test_sirens_let_their_user_choose_among_tied_rivals():
    state = table().writing().domain(0, "sirens").state()
    use(state, "sirens")
    assert state.legal() == [codes.PLAYER + 1, codes.PLAYER + 2]
    name_player(state, 2)
    assert gold(state) == [6, 4, 2]


def test_sirens_take_the_only_gold_of_the_richest_rival():
    state = table().writing().domain(0, "sirens").gold(1, 1).gold(2, 0).state()
    use(state, "sirens")
    assert gold(state) == [5, 0, 0]


def test_sirens_are_not_redirected_from_a_guarded_richest_rival():
    state = table().writing().domain(0, "sirens").domain(1, "aegis").gold(1, 6).state()
    assert why_no_power(state, "sirens") == "G5"


def test_sirens_sing_in_vain_to_a_guarded_one_of_the_tied():
    state = table().writing().domain(0, "sirens").domain(1, "aegis").state()
    use(state, "sirens")
    name_player(state, 1)
    assert gold(state) == [4, 4, 4]


def test_sirens_need_a_rival_with_gold():
    state = table().writing().domain(0, "sirens").gold(1, 0).gold(2, 0).state()
    assert why_no_power(state, "sirens") == "G5"


def test_eumolpus_gains_one_gold_and_every_rival_not_guarded_loses_one():
    state = table(4).domain(0, "eumolpus", "iacchus").gold(2, 0).domain(3, "aegis").state()
    use(state, "eumolpus")
    assert gold(state) == [5, 3, 0, 4]


def test_eumolpus_needs_another_eleusis_card_in_his_own_domain():
    state = table().domain(0, "eumolpus").domain(1, "iacchus").state()
    assert why_no_power(state, "eumolpus") == "P6"


def test_despoina_gains_two_vp_and_every_rival_not_guarded_loses_one():
    arranged = table(4).domain(0, "despoina", "iacchus").domain(3, "aegis")
    state = arranged.vp(1, 3).vp(3, 3).state()
    use(state, "despoina")
    assert vp(state) == [2, 2, 0, 3]


def test_despoina_needs_another_eleusis_card():
    state = table().domain(0, "despoina", "triton").state()
    assert why_no_power(state, "despoina") == "P6"


def test_proteus_exchanges_a_card_with_one_of_the_same_level_for_2_gold():
    state = table().domain(0, "proteus", "charon").domain(1, "triton", "cetus").state()
    use(state, "proteus")
    assert gold(state) == [2, 4, 4]
    assert domain(state, 0) == ["proteus", "triton"]
    assert domain(state, 1) == ["cetus", "charon"]


def test_proteus_exchanges_nothing_for_a_player_with_1_gold():
    state = table(2).domain(0, "proteus", "charon").domain(1, "triton").gold(0, 1).state()
    assert why_no_power(state, "proteus") == "G4"


def test_proteus_asks_for_the_own_card_and_then_for_the_other():
    arranged = table().domain(0, "proteus", "charon").domain(1, "triton", "nike")
    state = arranged.domain(2, "libation").state()
    use(state, "proteus")
    assert cards(state, codes.OFFER) == ["charon", "proteus"]
    offer(state, "charon")
    swap(state, 2, "libation")
    assert domain(state, 0) == ["proteus", "libation"]
    assert domain(state, 2) == ["charon"]


@pytest.mark.parametrize("theirs", [["cetus"], ["aegis", "triton"], []])
def test_proteus_finds_no_partner_of_another_level_or_guarded_or_among_citizens(theirs):
    state = table(2).domain(0, "proteus", "charon").domain(1, *theirs).citizens(1, 2).state()
    assert why_no_power(state, "proteus") == "G5"


def test_proteus_leaves_turned_cards_turned_and_straight_ones_straight():
    arranged = table(2).domain(0, "proteus", "charon", turned=["charon"])
    state = arranged.domain(1, "triton").state()
    use(state, "proteus")
    assert turned(state, 1, "charon")
    assert not turned(state, 0, "triton")


def test_proteus_leaves_rings_where_they_are_and_used_cards_used():
    arranged = table(2).domain(0, "proteus", "helm-of-darkness", ringless=["helm-of-darkness"])
    state = arranged.domain(1, "forge-of-etna").state()
    use(state, "proteus")
    offer(state, "helm-of-darkness")
    assert not ringed(state, 1, "helm-of-darkness")
    assert ringed(state, 0, "forge-of-etna")


def test_proteus_may_go_himself_and_arrives_without_his_ring():
    state = table(2).domain(0, "proteus").domain(1, "nike").state()
    use(state, "proteus")
    assert domain(state, 1) == ["proteus"]
    assert not ringed(state, 1, "proteus")


def test_proteus_brings_no_twin_into_his_owners_domain():
    arranged = table(2).domain(0, "proteus", "charon", "triton", turned=["triton"])
    state = arranged.domain(1, "triton").state()
    use(state, "proteus")
    assert domain(state, 0) == ["proteus", "charon", "triton"]
    assert turned(state, 1, "triton")
    assert not turned(state, 0, "triton")


def test_proteus_brings_no_twin_into_the_domain_of_the_rival():
    state = table(2).domain(0, "proteus", "charon").domain(1, "charon", "triton").state()
    use(state, "proteus")
    assert domain(state, 1) == ["triton", "charon"]


def test_proteus_does_not_set_off_an_instant():
    state = table(2).domain(0, "proteus", "charon").domain(1, "oak-of-dodona").state()
    use(state, "proteus")
    assert domain(state, 0) == ["proteus", "oak-of-dodona"]
    assert vp(state) == [0, 0]


def test_amphitrite_gains_and_takes_one_vp_for_each_level_of_its_legend():
    state = table().legend(0, "amphitrite", "triton", "cetus").vp(1, 5).state()
    assert chronos(state) == [3, -3, 0]


def test_amphitrite_counts_no_citizen_and_scores_nothing_alone():
    assert chronos(table(2).legend(0, "amphitrite", "triton", "citizen").vp(1, 5).state()) == [
        2,
        -2,
    ]
    assert chronos(table(2).legend(0, "amphitrite").vp(1, 5).state()) == [0, 0]


def test_amphitrite_takes_from_what_rivals_gain_but_never_from_their_legends():
    arranged = table(2).legend(0, "amphitrite", "triton", "cetus")
    state = arranged.legend(1, "horae", "charon").state()
    assert chronos(state) == [3, 0]
    assert state.scores() == [9, 2]


def test_amphitrite_scores_when_no_aegis_lies_in_a_domain_any_more():
    state = table(2).legend(0, "amphitrite", "triton").domain(1, "aegis").vp(1, 5).state()
    assert chronos(state) == [2, -2]


def test_cetus_marks_two_cards_of_which_the_rival_discards_one():
    state = table(2).domain(0, "cetus").domain(1, "charon", "nike", "sirens").state()
    use(state, "cetus")
    mark(state, "charon")
    mark(state, "nike")
    assert state.to_move() == 1
    assert cards(state, codes.DISCARD) == ["charon", "nike"]
    discard(state, "nike")
    assert domain(state, 1) == ["charon", "sirens"]
    assert vp(state) == [1, 0]


def test_cetus_may_mark_a_citizen():
    state = table(2).domain(0, "cetus").domain(1, "charon", "nike").citizens(1, 1).state()
    use(state, "cetus")
    mark(state, "citizen")
    mark(state, "nike")
    discard(state, "citizen")
    assert domain(state, 1) == ["charon", "nike"]
    assert len(state.gone) == 1


def test_cetus_takes_an_only_card_and_marks_nothing_where_two_lie():
    state = table().domain(0, "cetus").domain(1, "charon").domain(2, "nike", "sirens").state()
    use(state, "cetus")
    assert domain(state, 1) == []
    assert state.to_move() == 2
    assert cards(state, codes.DISCARD) == ["sirens", "nike"]


def test_cetus_lets_the_first_rival_discard_before_the_second_is_marked():
    arranged = table().domain(0, "cetus").domain(1, "charon", "nike", "sirens")
    state = arranged.domain(2, "mentor", "libation", "triton").state()
    use(state, "cetus")
    mark(state, "charon")
    mark(state, "nike")
    discard(state, "charon")
    assert state.to_move() == 0
    assert cards(state, codes.MARK) == ["mentor", "triton", "libation"]


def test_cetus_skips_a_guarded_rival_and_brings_one_vp_all_the_same():
    state = table(2).domain(0, "cetus").domain(1, "aegis", "nike", "sirens").state()
    use(state, "cetus")
    assert domain(state, 1) == ["aegis", "nike", "sirens"]
    assert vp(state) == [1, 0]
    assert why_no_power(state, "cetus") == "P5"


def test_trident_gains_one_vp_and_each_rival_loses_gold_or_vp_in_disc_order():
    arranged = table().domain(0, "trident").vp(1, 2).vp(2, 2)
    state = arranged.set(order=[0, 2, 1]).state()
    use(state, "trident")
    assert state.to_move() == 2
    branch(state, 0)
    branch(state, 1)
    assert gold(state) == [4, 4, 3]
    assert vp(state) == [1, 1, 2]


def test_trident_asks_nobody_who_has_only_one_of_the_two_or_neither():
    state = table(4).domain(0, "trident").gold(2, 0).vp(2, 1).gold(3, 0).state()
    use(state, "trident")
    assert gold(state) == [4, 3, 0, 0]
    assert vp(state) == [1, 0, 0, 0]


def test_trident_skips_a_guarded_rival():
    state = table(2).domain(0, "trident").domain(1, "aegis").vp(1, 2).state()
    use(state, "trident")
    assert state.to_move() == 0
    assert (gold(state), vp(state)) == ([4, 4], [1, 2])


def test_charybdis_gains_two_vp_and_takes_one_for_each_family_of_its_legend():
    state = table().legend(0, "charybdis", "hecate", "eagle-of-zeus", "citizen").vp(1, 9).state()
    assert chronos(state) == [2, -3, 0]
    assert chronos(table(2).legend(0, "charybdis").vp(1, 9).state()) == [0, 0]


def test_charybdis_takes_what_is_left_after_all_gains():
    arranged = table().legend(0, "charybdis", "hecate").legend(1, "charybdis", "hecate")
    state = arranged.vp(0, 1).vp(2, 3).state()
    assert chronos(state) == [0, 0, -3]


def test_atlantis_gains_four_vp_and_rivals_with_five_cards_discard_one():
    arranged = table().agora("atlantis").domain(1, "charon", "nike", "sirens", "mentor")
    state = arranged.citizens(1, 1).domain(2, "trident", "libation", "despoina", "hypnos").state()
    take(state, "atlantis")
    assert state.to_move() == 1
    discard(state, "nike")
    assert domain(state, 1) == ["charon", "sirens", "mentor"]
    assert len(domain(state, 2)) == 4
    assert vp(state) == [4, 0, 0]


def test_atlantis_skips_a_guarded_rival():
    full = ("aegis", "charon", "nike", "sirens", "mentor")
    state = table(2).agora("atlantis").domain(1, *full).state()
    take(state, "atlantis")
    assert domain(state, 1) == list(full)
    assert vp(state) == [4, 0]


def test_every_poseidon_design_has_a_test():
    assert designs_without_test("poseidon", globals()) == []
