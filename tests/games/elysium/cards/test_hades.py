"""The cards of Hades: transfers in Phase II, cheap or paid with a card."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    bring,
    can,
    cards,
    chronos,
    domain,
    join,
    legends,
    number,
    pay,
    stop,
    table,
    take,
    transfer,
    use,
    why_no_power,
)
from tests.games.elysium.cards.coverage import designs_without_test

FIVE_OF_LEVEL_1 = ("mentor", "charon", "chalkeia", "triton", "ganymede")
FIVE_OF_LEVEL_2 = ("aegis", "elysian-fields", "forge-of-etna", "eumolpus", "nike")
FIVE_OF_LEVEL_3 = ("odysseus", "hecate", "pandora", "cetus", "eagle-of-zeus")


def test_charon_transfers_1_card_in_phase_two_for_its_level():
    state = table(3).domain(0, "charon", "aegis").state()
    use(state, "charon")
    transfer(state, "aegis")
    assert legends(state, 0) == [["aegis"]]
    assert state.players[0].gold == 2
    assert not cards(state, codes.TRANSFER)


def test_charon_transfers_only_cards_of_level_1_or_2():
    state = table(3).domain(0, "charon", "aegis", "hecate").state()
    use(state, "charon")
    assert sorted(cards(state, codes.TRANSFER)) == ["aegis", "charon"]


def test_charon_may_transfer_himself():
    state = table(3).domain(0, "charon").state()
    use(state, "charon")
    assert legends(state, 0) == [["charon"]]


def test_charon_moves_a_citizen_into_a_place_of_level_1_or_2():
    built = table(3).domain(0, "charon").citizens(0, 1).legend(0, "mentor", "triton")
    state = built.legend(0, "hecate", "pandora").state()
    use(state, "charon")
    transfer(state, "citizen")
    assert legends(state, 0)[0] == ["mentor", "triton", "citizen"]


def test_charon_moves_no_citizen_into_a_place_of_level_3():
    built = table(3).domain(0, "charon", "aegis").citizens(0, 1).legend(0, "hypnos", "alcestis")
    state = built.state()
    use(state, "charon")
    assert sorted(cards(state, codes.TRANSFER)) == ["aegis", "charon"]


def test_charon_is_not_offered_without_gold_for_any_transfer():
    state = table(3).gold(0, 0).domain(0, "charon").state()
    assert why_no_power(state, "charon") == "G5"


def test_shades_of_asphodel_adds_2_gold_and_a_citizen_beyond_the_three_cards():
    state = table(3).agora("shades-of-asphodel").state()
    take(state, "shades-of-asphodel")
    assert len(state.players[0].citizens) == 1
    assert state.players[0].gold == 6
    assert state.players[0].taken == 1


def test_shades_of_asphodel_gives_its_gold_with_no_card_left_to_draw():
    state = table(3).agora("shades-of-asphodel").state()
    state.pile.clear()
    take(state, "shades-of-asphodel")
    assert state.players[0].citizens == []
    assert state.players[0].gold == 6


def test_pomegranate_seeds_turns_a_card_into_3_gold():
    state = table(3).domain(0, "pomegranate-seeds", "iacchus", "mentor").state()
    use(state, "pomegranate-seeds")
    pay(state, "mentor")
    assert state.players[0].gold == 7
    assert state.discard == [number(state, "mentor")]


def test_pomegranate_seeds_can_be_paid_with_itself():
    state = table(3).domain(0, "pomegranate-seeds", "iacchus").state()
    use(state, "pomegranate-seeds")
    pay(state, "pomegranate-seeds")
    assert state.players[0].gold == 7
    assert domain(state, 0) == ["iacchus"]


def test_pomegranate_seeds_may_pay_with_the_eleusis_card_it_needed_to_begin():
    state = table(3).domain(0, "pomegranate-seeds", "iacchus").state()
    use(state, "pomegranate-seeds")
    pay(state, "iacchus")
    assert state.players[0].gold == 7


def test_pomegranate_seeds_sends_a_paid_citizen_out_of_the_game_unseen():
    state = table(3).domain(0, "pomegranate-seeds", "iacchus").citizens(0, 1).state()
    use(state, "pomegranate-seeds")
    pay(state, "citizen")
    assert state.discard == []
    assert len(state.gone) == 1


def test_pomegranate_seeds_needs_another_eleusis_card():
    state = table(3).domain(0, "pomegranate-seeds", "mentor").state()
    assert why_no_power(state, "pomegranate-seeds") == "P6"


def test_hypnos_transfers_1_card_on_top_of_the_lyre():
    built = table(3).writing(quests=(1, 2, 3)).domain(0, "hypnos", "charon", "mentor", "triton")
    state = built.state()
    use(state, "hypnos")
    transfer(state, "charon")
    transfer(state, "mentor")
    join(state, 0)
    assert domain(state, 0) == ["hypnos", "triton"]
    assert state.epoch == 2


def test_hypnos_works_once_in_a_phase():
    state = table(3).writing().domain(0, "hypnos", "charon").state()
    use(state, "hypnos")
    transfer(state, "charon")
    assert why_no_power(state, "hypnos") == "G10"


def test_hypnos_asks_for_the_gold_of_the_level():
    state = table(3).writing().gold(0, 1).domain(0, "hypnos", "aegis").state()
    use(state, "hypnos")
    assert legends(state, 0) == [["hypnos"]]
    assert state.players[0].gold == 0


def test_hypnos_sleeps_in_phase_two():
    state = table(3).domain(0, "hypnos").state()
    assert why_no_power(state, "hypnos") == "P7"


def test_persephone_transfers_1_card_for_1_gold_less():
    state = table(3).domain(0, "persephone", "iacchus", "hecate").state()
    use(state, "persephone")
    transfer(state, "hecate")
    assert legends(state, 0) == [["hecate"]]
    assert state.players[0].gold == 2
    assert not cards(state, codes.TRANSFER)


def test_persephone_adds_her_reduction_to_others():
    state = table(3).domain(0, "persephone", "iacchus", "bronze-bulls").state()
    use(state, "persephone")
    transfer(state, "iacchus")
    assert state.players[0].gold == 4


def test_persephone_transfers_a_card_of_level_1_without_gold():
    state = table(3).gold(0, 0).domain(0, "persephone", "triptolemus").state()
    use(state, "persephone")
    assert legends(state, 0) == [["triptolemus"]]


def test_persephone_needs_another_eleusis_card():
    state = table(3).domain(0, "persephone").state()
    assert why_no_power(state, "persephone") == "P6"


def test_helm_of_darkness_transfers_1_card_of_any_level_for_free():
    state = table(3).gold(0, 0).domain(0, "helm-of-darkness", "hecate").state()
    use(state, "helm-of-darkness")
    transfer(state, "hecate")
    assert legends(state, 0) == [["hecate"]]
    assert not cards(state, codes.TRANSFER)


def test_helm_of_darkness_may_transfer_itself():
    state = table(3).domain(0, "helm-of-darkness").state()
    use(state, "helm-of-darkness")
    assert legends(state, 0) == [["helm-of-darkness"]]
    assert state.players[0].gold == 4


def test_helm_of_darkness_moves_a_citizen_only_into_a_legend_of_2_cards():
    built = table(3).domain(0, "helm-of-darkness", "mentor").citizens(0, 1)
    state = built.legend(0, "hecate").state()
    use(state, "helm-of-darkness")
    assert sorted(cards(state, codes.TRANSFER)) == ["helm-of-darkness", "mentor"]


def test_helm_of_darkness_works_only_with_its_ring():
    state = table(3).domain(0, "helm-of-darkness", ringless=["helm-of-darkness"]).state()
    assert why_no_power(state, "helm-of-darkness") == "P5"


@pytest.mark.parametrize(("others", "points"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_elysian_fields_scores_1_vp_for_every_2_cards_in_all_legends(others, points):
    built = table(3).legend(0, "elysian-fields", "aegis")
    state = built.legend(0, *FIVE_OF_LEVEL_1[:others]).state()
    assert chronos(state)[0] == points


def test_elysian_fields_scores_6_vp_at_most():
    built = table(3).legend(0, *FIVE_OF_LEVEL_1).legend(0, *FIVE_OF_LEVEL_2)
    assert chronos(built.legend(0, *FIVE_OF_LEVEL_3).state())[0] == 6


def test_elysian_fields_counts_citizens():
    state = table(3).legend(0, "elysian-fields", "aegis", "citizen", "citizen").state()
    assert chronos(state)[0] == 2


def test_elysian_fields_counts_no_card_that_stands_alone_before_the_end_either():
    built = table(3).legend(0, "elysian-fields", "aegis")
    score_of_legend = built.state().scores()
    assert built.legend(0, "hecate").legend(0, "charon").state().scores() == score_of_legend


def test_elysian_fields_counts_no_card_that_leaves_at_the_end_of_the_game():
    built = table(3).set(epoch=5).writing().legend(0, "elysian-fields", "aegis")
    state = built.legend(0, "hecate").legend(0, "charon").state()
    assert state.to_move() == -1
    assert chronos(state)[0] == 1


def test_elysian_fields_scores_nothing_when_it_stands_alone():
    state = table(3).legend(0, "elysian-fields").legend(0, *FIVE_OF_LEVEL_1).state()
    assert chronos(state)[0] == 0


def test_alcestis_takes_1_card_from_the_discard_pile():
    state = table(3).agora("alcestis").discard("charon", "mentor").state()
    take(state, "alcestis")
    branch(state, 0)
    bring(state, "charon")
    assert domain(state, 0) == ["alcestis", "charon"]
    assert state.discard == [number(state, "mentor")]
    assert state.players[0].gold == 4


def test_alcestis_gives_3_gold_instead():
    state = table(3).agora("alcestis").discard("charon").state()
    take(state, "alcestis")
    branch(state, 1)
    assert domain(state, 0) == ["alcestis"]
    assert state.players[0].gold == 7


def test_alcestis_offers_neither_level_3_nor_twins():
    built = table(3).agora("alcestis").domain(0, "charon")
    state = built.discard("charon", "hecate", "mentor", "aegis").state()
    take(state, "alcestis")
    branch(state, 0)
    assert sorted(cards(state, codes.BRING)) == ["aegis", "mentor"]


def test_alcestis_gives_3_gold_unasked_when_no_card_can_be_taken():
    state = table(3).agora("alcestis").domain(0, "charon").discard("charon", "hecate").state()
    take(state, "alcestis")
    assert state.players[0].gold == 7


def test_alcestis_takes_a_card_whose_instant_works_beyond_the_three_of_the_epoch():
    state = table(3).agora("alcestis").discard("lemnian-earth").state()
    take(state, "alcestis")
    branch(state, 0)
    assert state.players[0].gold == 8
    assert state.players[0].taken == 1


def test_acheron_counts_itself_and_transfers_for_1_gold_less():
    state = table(3).domain(0, "acheron", "hecate", "mentor", "triton").state()
    use(state, "acheron")
    transfer(state, "hecate")
    transfer(state, "mentor")
    assert domain(state, 0) == ["acheron", "triton"]
    assert state.players[0].gold == 2
    assert not cards(state, codes.TRANSFER)


def test_acheron_alone_may_transfer_itself():
    state = table(3).gold(0, 2).domain(0, "acheron").state()
    use(state, "acheron")
    assert legends(state, 0) == [["acheron"]]
    assert state.players[0].gold == 0


def test_acheron_counts_its_cards_before_they_leave():
    state = table(3).domain(0, "acheron", "charon", "hypnos").state()
    use(state, "acheron")
    transfer(state, "acheron")
    transfer(state, "charon")
    join(state, 0)
    transfer(state, "hypnos")
    assert legends(state, 0) == [["acheron", "charon"], ["hypnos"]]


def test_acheron_may_stop_after_the_first_card():
    state = table(3).domain(0, "acheron", "charon").state()
    use(state, "acheron")
    transfer(state, "charon")
    stop(state)
    assert domain(state, 0) == ["acheron"]


def test_acheron_wins_a_level_bonus_at_once():
    state = table(3).domain(0, "acheron", "charon", "mentor").state()
    use(state, "acheron")
    transfer(state, "charon")
    transfer(state, "mentor")
    join(state, 0)
    assert state.level_tiles == [0, -1, -1]


def test_nekyia_pays_1_card_and_transfers_another_for_free():
    state = table(3).gold(0, 0).domain(0, "nekyia", "mentor", "pandora").state()
    use(state, "nekyia")
    pay(state, "mentor")
    transfer(state, "pandora")
    assert legends(state, 0) == [["pandora"]]
    assert state.discard == [number(state, "mentor")]
    assert not cards(state, codes.TRANSFER)


def test_nekyia_can_pay_with_itself():
    state = table(3).gold(0, 0).domain(0, "nekyia", "pandora").state()
    use(state, "nekyia")
    pay(state, "nekyia")
    assert domain(state, 0) == []
    assert legends(state, 0) == [["pandora"]]


def test_nekyia_can_pay_with_a_citizen():
    state = table(3).domain(0, "nekyia", "mentor").citizens(0, 1).state()
    use(state, "nekyia")
    pay(state, "citizen")
    assert state.players[0].citizens == []
    assert state.discard == []


def test_nekyia_is_not_paid_with_the_only_card_that_could_be_transferred():
    state = table(3).domain(0, "nekyia").citizens(0, 1).state()
    use(state, "nekyia")
    assert state.players[0].citizens == []
    assert legends(state, 0) == [["nekyia"]]


def test_nekyia_alone_is_not_offered():
    state = table(3).domain(0, "nekyia").state()
    assert not can(state, codes.POWER, "nekyia")


def test_hecate_gives_2_vp_for_a_transfer_in_phase_two():
    state = table(3).domain(0, "hecate", "charon", "mentor").state()
    use(state, "charon")
    transfer(state, "mentor")
    assert state.players[0].vp == 2


def test_hecate_gives_nothing_for_a_transfer_in_phase_three():
    state = table(3).writing().domain(0, "hecate", "mentor").state()
    transfer(state, "mentor")
    assert state.players[0].vp == 0


def test_hecate_pays_for_her_own_transfer():
    state = table(3).domain(0, "hecate", "helm-of-darkness").state()
    use(state, "helm-of-darkness")
    transfer(state, "hecate")
    assert state.players[0].vp == 2


def test_hecate_sees_a_citizen():
    built = table(3).domain(0, "hecate", "charon").citizens(0, 1).legend(0, "mentor", "triton")
    state = built.state()
    use(state, "charon")
    transfer(state, "citizen")
    assert state.players[0].vp == 2


def test_hecate_pays_for_a_transfer_that_a_rival_grants_and_for_none_of_the_rival():
    state = table(2).domain(0, "panathenaea").domain(1, "hecate", "mentor").state()
    use(state, "panathenaea")
    transfer(state, "panathenaea")
    assert state.players[1].vp == 0
    transfer(state, "mentor")
    assert state.players[1].vp == 2


HADES = ("rhadamanthys", "persephone", "charon")
ATHENA = ("mentor", "aegis", "odysseus")
ZEUS = ("ganymede", "nike", "eagle-of-zeus")


@pytest.mark.parametrize(("families", "points"), [(1, 4), (2, 8), (3, 8)])
def test_rhadamanthys_scores_4_vp_for_each_of_2_complete_family_legends(families, points):
    built = table(3)
    for legend in (HADES, ATHENA, ZEUS)[:families]:
        built.legend(0, *legend)
    assert chronos(built.state())[0] == points


def test_rhadamanthys_scores_nothing_for_2_cards_of_a_family():
    state = table(3).legend(0, "rhadamanthys", "persephone").state()
    assert chronos(state)[0] == 0


def test_rhadamanthys_counts_a_legend_that_a_citizen_completes():
    state = table(3).legend(0, "rhadamanthys", "persephone", "citizen").state()
    assert chronos(state)[0] == 4


def test_rhadamanthys_scores_from_a_level_legend_too_but_not_for_it():
    built = table(3).legend(0, "rhadamanthys", "cetus", "pandora").legend(0, *ATHENA)
    assert chronos(built.state())[0] == 4


def test_every_hades_design_has_a_test():
    assert designs_without_test("hades", globals()) == []
