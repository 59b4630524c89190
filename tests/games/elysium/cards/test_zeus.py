"""The cards of Zeus: VP for what a player does anyway."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    can,
    chronos,
    join,
    new_legend,
    stop,
    table,
    take,
    take_quest,
    transfer,
    use,
    vp,
    why_no_power,
)
from tests.games.elysium.cards.coverage import designs_without_test

EIGHT_CARDS = [["charon", "triton", "libation"], ["hecate", "cetus"], ["nike", "aegis", "proteus"]]


def test_oak_of_dodona_counts_its_own_family():
    state = table().agora("oak-of-dodona").state()
    take(state, "oak-of-dodona")
    assert vp(state) == [1, 0, 0]


def test_oak_of_dodona_counts_every_family_of_the_domain_once():
    state = table().agora("oak-of-dodona").domain(0, "charon", "hecate", "nike", "aegis").state()
    take(state, "oak-of-dodona")
    assert vp(state) == [3, 0, 0]


def test_oak_of_dodona_sees_no_family_in_citizens_legends_or_rivals_domains():
    arranged = table(2).agora("oak-of-dodona").citizens(0, 3).legend(0, "charon")
    state = arranged.domain(1, "triton").state()
    take(state, "oak-of-dodona")
    assert vp(state) == [1, 0]


def test_ganymede_gains_two_vp_when_his_owner_takes_a_quest():
    state = table().domain(0, "ganymede").state()
    take_quest(state, 2)
    assert vp(state) == [2, 0, 0]


def test_ganymede_does_not_mind_what_rivals_take():
    state = table().domain(1, "ganymede").state()
    take_quest(state, 2)
    assert vp(state) == [0, 0, 0]


def test_ganymede_gains_nothing_for_a_card_that_is_taken():
    state = table().domain(0, "ganymede").agora("triton").state()
    take(state, "triton")
    assert vp(state) == [0, 0, 0]


def test_ganymede_gains_nothing_for_an_incomplete_quest():
    arranged = table(2).columns(0, "R").domain(0, "ganymede").columns(1, "Y", quest=2)
    state = arranged.set(round=4, turn=1).state()
    assert state.players[0].quest == codes.INCOMPLETE
    assert vp(state) == [0, 0]


@pytest.mark.parametrize(
    ("others", "worth"), [(["charon"], 2), (["charon", "triton", "mentor"], 4), ([], 0)]
)
def test_horae_score_one_vp_for_each_family_of_their_legend(others, worth):
    assert chronos(table().legend(0, "horae", *others).state())[0] == worth


def test_horae_see_no_family_in_a_citizen():
    assert chronos(table().legend(0, "horae", "charon", "citizen", "citizen").state())[0] == 2


def test_horae_see_one_family_in_a_family_legend():
    assert chronos(table().legend(0, "horae", "nike", "thunderbolt").state())[0] == 1


def test_libation_turns_one_gold_into_two_vp_once_an_epoch():
    state = table().domain(0, "libation").state()
    use(state, "libation")
    assert (state.players[0].gold, state.players[0].vp) == (3, 2)
    assert why_no_power(state, "libation") == "P4"


def test_libation_cannot_be_poured_without_gold():
    state = table().domain(0, "libation").gold(0, 0).state()
    assert why_no_power(state, "libation") == "G4"


@pytest.mark.parametrize(("chosen", "gold", "points"), [(0, 4, 4), (1, 7, 0)])
def test_danaes_golden_rain_brings_four_vp_or_three_gold(chosen, gold, points):
    state = table().agora("danaes-golden-rain").state()
    take(state, "danaes-golden-rain")
    assert state.legal() == [codes.BRANCH, codes.BRANCH + 1]
    branch(state, chosen)
    assert (state.players[0].gold, state.players[0].vp) == (gold, points)


def test_danaes_golden_rain_falls_only_when_it_is_taken():
    state = table().domain(0, "danaes-golden-rain").state()
    assert why_no_power(state, "danaes-golden-rain") == "P2"


def test_iacchus_counts_himself_and_turned_eleusis_cards():
    arranged = table().domain(0, "iacchus", "eumolpus", "nike", turned=["eumolpus"])
    state = arranged.citizens(0, 2).state()
    use(state, "iacchus")
    assert vp(state) == [2, 0, 0]


def test_iacchus_gains_at_most_three_vp():
    state = table().domain(0, "iacchus", "eumolpus", "despoina", "zagreus", "persephone").state()
    use(state, "iacchus")
    assert vp(state) == [3, 0, 0]


def test_iacchus_needs_another_eleusis_card_in_his_own_domain():
    state = table().domain(0, "iacchus", "nike").domain(1, "eumolpus").state()
    assert why_no_power(state, "iacchus") == "P6"


def test_nike_gains_two_vp_after_two_transfers():
    state = table().writing().domain(0, "nike", "charon", "triton").state()
    transfer(state, "charon")
    assert why_no_power(state, "nike") == "G5"
    transfer(state, "triton")
    new_legend(state)
    use(state, "nike")
    assert vp(state) == [2, 0, 0]
    assert why_no_power(state, "nike") == "G10"


def test_nike_does_not_count_transfers_of_phase_two():
    arranged = table(2).columns(0, "", quest=1).columns(1, "Y", quest=2).gold(1, 9)
    arranged.domain(1, "nike", "charon", "helm-of-darkness", "triton", "sirens", "horae")
    state = arranged.set(round=4, turn=1).state()
    use(state, "charon")
    transfer(state, "triton")
    use(state, "helm-of-darkness")
    transfer(state, "sirens")
    assert state.phase == codes.PHASE_WRITING
    transfer(state, "horae")
    new_legend(state)
    assert not can(state, codes.POWER, "nike")
    transfer(state, "charon")
    new_legend(state)
    assert can(state, codes.POWER, "nike")


def test_nike_forgets_the_transfers_of_the_epoch_before():
    arranged = (
        table(2).writing(1).domain(1, "nike").gold(1, 9).legend(1, "mentor").legend(1, "charon")
    )
    state = arranged.seat(1, moved=["mentor", "charon"]).state()
    assert can(state, codes.POWER, "nike")
    stop(state)
    assert state.epoch == 2
    assert state.players[1].moved == []


def test_nike_counts_the_transfer_of_a_citizen():
    arranged = table().writing().domain(0, "nike").legend(0, "mentor", "triton", "citizen")
    state = arranged.seat(0, moved=["triton", "citizen"]).state()
    use(state, "nike")
    assert vp(state) == [2, 0, 0]


def test_nike_does_not_count_what_rivals_transfer():
    arranged = table().writing().domain(0, "nike").legend(1, "charon").legend(1, "triton")
    state = arranged.seat(1, moved=["charon", "triton"]).state()
    assert why_no_power(state, "nike") == "G5"


@pytest.mark.parametrize(
    ("others", "worth"), [(["libation"], 4), (["libation", "thunderbolt"], 6), ([], 0)]
)
def test_dioscuri_score_two_vp_for_each_level_of_their_legend(others, worth):
    assert chronos(table().legend(0, "dioscuri", *others).state())[0] == worth


def test_dioscuri_see_one_level_in_a_level_legend_and_none_in_a_citizen():
    assert chronos(table().legend(0, "dioscuri", "aegis", "proteus").state())[0] == 2
    assert chronos(table().legend(0, "dioscuri", "libation", "citizen").state())[0] == 4


def test_eagle_of_zeus_pays_for_every_transfer_and_for_its_own_departure():
    arranged = table().writing().domain(0, "eagle-of-zeus", "charon", "triton").gold(0, 9)
    state = arranged.state()
    transfer(state, "charon")
    assert vp(state) == [1, 0, 0]
    transfer(state, "eagle-of-zeus")
    assert vp(state) == [2, 0, 0]
    transfer(state, "triton")
    new_legend(state)
    assert vp(state) == [2, 0, 0]


def test_eagle_of_zeus_pays_in_phase_two_and_for_a_citizen():
    arranged = table().domain(0, "eagle-of-zeus", "charon").citizens(0, 1)
    state = arranged.legend(0, "triton", "libation").state()
    use(state, "charon")
    transfer(state, "citizen")
    assert vp(state) == [1, 0, 0]


def test_eagle_of_zeus_does_not_see_what_rivals_transfer():
    state = table().writing().domain(0, "charon", "triton").domain(1, "eagle-of-zeus").state()
    transfer(state, "charon")
    assert vp(state) == [0, 0, 0]


def test_thunderbolt_gains_one_vp_for_each_card_of_the_elysium():
    arranged = table().domain(0, "thunderbolt").legend(0, "charon").legend(1, "nike")
    state = arranged.legend(0, "triton", "libation", "citizen").state()
    use(state, "thunderbolt")
    assert vp(state) == [4, 0, 0]
    assert why_no_power(state, "thunderbolt") == "P5"


@pytest.mark.parametrize("more", [[], ["zagreus"]])
def test_thunderbolt_gains_at_most_eight_vp(more):
    arranged = table().domain(0, "thunderbolt")
    for legend in [*EIGHT_CARDS, *([more] if more else [])]:
        arranged.legend(0, *legend)
    state = arranged.state()
    use(state, "thunderbolt")
    assert vp(state) == [8, 0, 0]


def test_thunderbolt_is_not_thrown_for_an_empty_elysium():
    state = table().domain(0, "thunderbolt").legend(1, "charon").state()
    assert why_no_power(state, "thunderbolt") == "G5"


def test_zagreus_gains_one_vp_without_any_legend():
    state = table().domain(0, "zagreus", "iacchus").legend(0, "charon").state()
    use(state, "zagreus")
    assert vp(state) == [1, 0, 0]


@pytest.mark.parametrize(("legends", "worth"), [(1, 2), (3, 4), (4, 4)])
def test_zagreus_gains_one_vp_more_for_each_legend_up_to_three(legends, worth):
    written = [*EIGHT_CARDS, ["mentor", "horae"]]
    arranged = table().domain(0, "zagreus", "iacchus")
    for legend in written[:legends]:
        arranged.legend(0, *legend)
    state = arranged.state()
    use(state, "zagreus")
    assert vp(state) == [worth, 0, 0]


def test_zagreus_needs_another_eleusis_card():
    state = table().domain(0, "zagreus").state()
    assert why_no_power(state, "zagreus") == "P6"


def test_moirai_score_three_vp_for_each_bonus_tile_of_both_kinds():
    arranged = table().legend(0, "moirai", "nike", "libation").legend(0, "charon", "triton")
    arranged.legend(1, "aegis", "proteus")
    tiles = {"family_tiles": {"zeus": [0, None]}, "level_tiles": [0, 1, None]}
    assert chronos(arranged.set(**tiles).state())[0] == 6


def test_moirai_score_nothing_without_tiles():
    assert chronos(table().legend(0, "moirai", "nike").state())[0] == 0


def test_moirai_score_nothing_alone():
    arranged = table().legend(0, "moirai").legend(0, "charon", "triton")
    assert chronos(arranged.set(level_tiles=[0, None, None]).state())[0] == 0


def test_moirai_count_a_tile_their_own_transfer_has_won():
    arranged = table().writing().domain(0, "moirai").legend(0, "nike", "libation")
    state = arranged.state()
    transfer(state, "moirai")
    join(state, 0)
    assert chronos(state)[0] == 3


def test_every_zeus_design_has_a_test():
    assert designs_without_test("zeus", globals()) == []
