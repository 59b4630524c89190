"""The cards of Hephaestus: Gold, and what it buys."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    can,
    cards,
    chronos,
    legends,
    pay,
    table,
    take,
    transfer,
    use,
    why_no_power,
)
from tests.games.elysium.cards.coverage import designs_without_test


def test_walking_tripods_give_1_gold():
    state = table(3).domain(0, "walking-tripods").state()
    use(state, "walking-tripods")
    assert state.players[0].gold == 5


def test_walking_tripods_walk_once_per_epoch():
    state = table(3).domain(0, "walking-tripods").state()
    use(state, "walking-tripods")
    assert why_no_power(state, "walking-tripods") == "P4"


def test_lemnian_earth_gives_4_gold_while_the_red_column_stands():
    state = table(3).agora("lemnian-earth").state()
    take(state, "lemnian-earth")
    assert state.players[0].gold == 8


def test_lemnian_earth_gives_2_gold_without_the_red_column():
    state = table(3).columns(0, "BGY").round(2).agora("lemnian-earth").state()
    take(state, "lemnian-earth")
    assert state.players[0].gold == 6


def test_chalkeia_pays_for_its_own_arrival():
    state = table(3).agora("chalkeia").state()
    take(state, "chalkeia")
    assert (state.players[0].gold, state.players[0].vp) == (5, 1)


def test_chalkeia_pays_1_gold_and_1_vp_for_each_hephaestus_card_taken():
    state = table(3).domain(0, "chalkeia").agora("bronze-bulls").state()
    take(state, "bronze-bulls")
    assert (state.players[0].gold, state.players[0].vp) == (5, 1)


@pytest.mark.parametrize("card", ["hecate", "mentor"])
def test_chalkeia_pays_nothing_for_another_family(card):
    state = table(3).domain(0, "chalkeia").agora(card).state()
    take(state, card)
    assert (state.players[0].gold, state.players[0].vp) == (4, 0)


def test_chalkeia_pays_nothing_for_a_citizen():
    state = table(3).domain(0, "chalkeia").agora("shades-of-asphodel").state()
    take(state, "shades-of-asphodel")
    assert (state.players[0].gold, state.players[0].vp) == (6, 0)


def test_chalkeia_pays_for_a_card_that_another_power_brings():
    built = table(3).domain(0, "chalkeia").agora("alcestis").discard("forge-of-etna")
    state = built.state()
    take(state, "alcestis")
    branch(state, 0)
    assert (state.players[0].gold, state.players[0].vp) == (5, 1)


def test_chalkeia_pays_nothing_for_a_gift_and_nothing_for_a_rivals_take():
    built = table(2).domain(0, "trojan-horse", "forge-of-etna").domain(1, "chalkeia")
    state = built.agora("bronze-bulls").state()
    use(state, "trojan-horse")
    pay(state, "forge-of-etna")
    take(state, "bronze-bulls")
    assert (state.players[1].gold, state.players[1].vp) == (4, 0)


def test_cedalion_fills_up_to_the_gold_of_the_richest_player():
    state = table(3).gold(0, 1).gold(1, 4).gold(2, 3).domain(0, "cedalion").state()
    use(state, "cedalion")
    assert [player.gold for player in state.players] == [4, 4, 3]


def test_cedalion_gives_4_gold_at_most():
    state = table(3).gold(0, 1).gold(1, 9).domain(0, "cedalion").state()
    use(state, "cedalion")
    assert state.players[0].gold == 5


def test_cedalion_is_not_offered_to_the_richest_player():
    state = table(3).domain(0, "cedalion").state()
    assert why_no_power(state, "cedalion") == "G5"


@pytest.mark.parametrize(
    ("others", "gain"),
    [
        ((), 1),
        (("chalkeia", "mentor"), 2),
        (("chalkeia", "pandora"), 3),
        (("chalkeia", "pandora", "cedalion"), 3),
    ],
)
def test_golden_maidens_give_1_gold_for_each_hephaestus_card_at_most_3(others, gain):
    state = table(3).domain(0, "golden-maidens", *others).state()
    use(state, "golden-maidens")
    assert state.players[0].gold == 4 + gain


def test_golden_maidens_count_no_citizens():
    state = table(3).domain(0, "golden-maidens").citizens(0, 2).state()
    use(state, "golden-maidens")
    assert state.players[0].gold == 5


def test_forge_of_etna_gives_1_gold_for_each_card_itself_included():
    state = table(3).domain(0, "forge-of-etna", "mentor", "charon").state()
    use(state, "forge-of-etna")
    assert state.players[0].gold == 7


def test_forge_of_etna_counts_citizens():
    state = table(3).domain(0, "forge-of-etna").citizens(0, 2).state()
    use(state, "forge-of-etna")
    assert state.players[0].gold == 7


def test_forge_of_etna_gives_5_gold_at_most():
    built = table(3).domain(0, "forge-of-etna", "mentor", "charon", "nike").citizens(0, 3)
    state = built.state()
    use(state, "forge-of-etna")
    assert state.players[0].gold == 9


def test_forge_of_etna_works_only_with_its_ring():
    state = table(3).domain(0, "forge-of-etna", ringless=["forge-of-etna"]).state()
    assert why_no_power(state, "forge-of-etna") == "P5"


def test_stolen_fire_gives_2_gold_to_a_player_without_any():
    state = table(3).writing().gold(0, 1).domain(0, "stolen-fire", "mentor").state()
    transfer(state, "mentor")
    use(state, "stolen-fire")
    assert state.players[0].gold == 2


def test_stolen_fire_is_not_offered_while_1_gold_is_left():
    state = table(3).writing().gold(0, 1).domain(0, "stolen-fire", "mentor").state()
    assert why_no_power(state, "stolen-fire") == "G5"


def test_stolen_fire_burns_once_in_a_phase():
    state = table(3).writing().gold(0, 0).domain(0, "stolen-fire", "aegis", "mentor").state()
    use(state, "stolen-fire")
    transfer(state, "aegis")
    assert state.players[0].gold == 0
    assert not can(state, codes.POWER, "stolen-fire")


def test_stolen_fire_does_not_burn_in_phase_two():
    state = table(3).gold(0, 0).domain(0, "stolen-fire").state()
    assert why_no_power(state, "stolen-fire") == "P7"


@pytest.mark.parametrize(("gold", "points"), [(0, 1), (3, 4), (6, 7), (9, 7)])
def test_necklace_of_harmonia_scores_1_vp_and_1_for_each_gold_left_at_most_6(gold, points):
    state = table(3).gold(0, gold).legend(0, "necklace-of-harmonia", "aegis").state()
    assert chronos(state)[0] == points


def test_necklace_of_harmonia_scores_nothing_when_it_stands_alone():
    state = table(3).legend(0, "necklace-of-harmonia").state()
    assert chronos(state)[0] == 0


def test_shield_of_achilles_turns_2_gold_into_4_vp():
    state = table(3).gold(0, 2).domain(0, "shield-of-achilles").state()
    use(state, "shield-of-achilles")
    assert state.players[0].gold == 0
    assert state.players[0].vp == 4


def test_shield_of_achilles_is_not_offered_for_less_than_2_gold():
    state = table(3).gold(0, 1).domain(0, "shield-of-achilles").state()
    assert why_no_power(state, "shield-of-achilles") == "G4"


@pytest.mark.parametrize(("card", "cost"), [("mentor", 1), ("aegis", 1), ("hecate", 2)])
def test_bronze_bulls_make_transfers_of_level_2_and_3_cheaper(card, cost):
    state = table(3).writing().domain(0, "bronze-bulls", card).state()
    transfer(state, card)
    assert state.players[0].gold == 4 - cost


def test_bronze_bulls_cheapen_their_own_transfer():
    state = table(3).writing().gold(0, 2).domain(0, "bronze-bulls").state()
    transfer(state, "bronze-bulls")
    assert legends(state, 0) == [["bronze-bulls"]]


def test_bronze_bulls_cheapen_no_transfer_after_their_own():
    state = table(3).writing().gold(0, 3).domain(0, "bronze-bulls", "aegis").state()
    transfer(state, "bronze-bulls")
    assert not can(state, codes.TRANSFER, "aegis")


def test_bronze_bulls_work_in_phase_two_as_well():
    state = table(3).gold(0, 1).domain(0, "bronze-bulls", "charon", "aegis").state()
    use(state, "charon")
    assert sorted(cards(state, codes.TRANSFER)) == ["aegis", "charon"]


def test_bronze_bulls_cheapen_a_citizen_by_the_level_of_its_place():
    built = table(3).writing().gold(0, 1).domain(0, "bronze-bulls").citizens(0, 1)
    state = built.legend(0, "hecate", "pandora").legend(0, "aegis", "nike").state()
    transfer(state, "citizen")
    assert legends(state, 0) == [["hecate", "pandora"], ["aegis", "nike", "citizen"]]


def test_bronze_bulls_do_nothing_for_a_rival():
    built = table(3).writing().gold(0, 1).domain(0, "aegis", "mentor")
    assert not can(built.domain(1, "bronze-bulls").state(), codes.TRANSFER, "aegis")


def test_kabeiroi_score_1_vp_for_each_hephaestus_card_in_all_legends():
    built = table(3).legend(0, "kabeiroi", "hecate").legend(0, "chalkeia", "mentor")
    state = built.legend(0, "pandora", "forge-of-etna").state()
    assert chronos(state)[0] == 4


def test_kabeiroi_score_4_vp_more_when_their_legend_holds_all_levels():
    state = table(3).legend(0, "kabeiroi", "chalkeia", "forge-of-etna").state()
    assert chronos(state)[0] == 7


def test_kabeiroi_find_all_levels_only_in_their_own_legend():
    built = table(3).legend(0, "kabeiroi", "hecate")
    state = built.legend(0, "pandora", "chalkeia", "forge-of-etna").state()
    assert chronos(state)[0] == 4


def test_kabeiroi_see_no_level_and_no_family_in_a_citizen():
    state = table(3).legend(0, "kabeiroi", "chalkeia", "citizen").state()
    assert chronos(state)[0] == 2


def test_kabeiroi_count_no_card_that_stands_alone():
    built = table(3).set(epoch=5).writing().legend(0, "kabeiroi", "hecate")
    state = built.legend(0, "chalkeia").state()
    assert state.to_move() == -1
    assert chronos(state)[0] == 1


def test_pandora_gives_2_gold_for_each_hephaestus_card_itself_included():
    state = table(3).agora("pandora").domain(0, "cedalion", "mentor").citizens(0, 1).state()
    take(state, "pandora")
    assert state.players[0].gold == 8


def test_pandora_gives_6_gold_at_most():
    built = table(3).domain(0, "cedalion", "bronze-bulls", "golden-maidens").agora("pandora")
    state = built.state()
    take(state, "pandora")
    assert state.players[0].gold == 10


def test_pandora_alone_gives_2_gold():
    state = table(3).agora("pandora").state()
    take(state, "pandora")
    assert state.players[0].gold == 6


def test_every_hephaestus_design_has_a_test():
    assert designs_without_test("hephaestus", globals()) == []
