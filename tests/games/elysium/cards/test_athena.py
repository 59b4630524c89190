"""The cards of Athena: generous to all, most of all to their owner."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    can,
    cards,
    chronos,
    discard,
    domain,
    draw_next,
    gold,
    legends,
    mark,
    name_player,
    new_legend,
    number,
    pay,
    refusal,
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


def test_silver_of_laurion_gives_4_gold_and_each_rival_1():
    state = table(3).agora("silver-of-laurion").state()
    take(state, "silver-of-laurion")
    assert gold(state) == [8, 5, 5]


def test_silver_of_laurion_gives_nothing_to_anyone_when_it_arrives_as_a_gift():
    state = table(2).domain(0, "trojan-horse", "silver-of-laurion").state()
    use(state, "trojan-horse")
    pay(state, "silver-of-laurion")
    assert domain(state, 1) == ["silver-of-laurion"]
    assert gold(state) == [4, 4]


def test_olive_tree_gives_2_vp_and_each_rival_1():
    state = table(3).domain(0, "olive-tree").state()
    use(state, "olive-tree")
    assert vp(state) == [2, 1, 1]


def test_olive_tree_gives_only_once_per_epoch():
    state = table(3).domain(0, "olive-tree", turned=["olive-tree"]).state()
    assert why_no_power(state, "olive-tree") == "P4"


def test_triptolemus_gives_2_gold_and_1_vp_and_each_rival_1_gold():
    state = table(3).domain(0, "triptolemus", "sacred-way").state()
    use(state, "triptolemus")
    assert gold(state) == [6, 5, 5]
    assert vp(state) == [1, 0, 0]


def test_triptolemus_needs_another_eleusis_card_in_its_own_domain():
    state = table(3).domain(0, "triptolemus").domain(1, "sacred-way").state()
    assert why_no_power(state, "triptolemus") == "P6"


def test_triptolemus_is_content_with_a_turned_eleusis_card_beside_it():
    state = table(3).domain(0, "triptolemus", "sacred-way", turned=["sacred-way"]).state()
    assert can(state, codes.POWER, "triptolemus")


def test_mentor_gives_2_gold_and_2_vp_and_2_gold_to_the_rival_named():
    state = table(3).domain(0, "mentor").state()
    use(state, "mentor")
    name_player(state, 2)
    assert gold(state) == [6, 4, 6]
    assert vp(state) == [2, 0, 0]


def test_mentor_is_not_used_again_without_its_ring():
    state = table(2).domain(0, "mentor").state()
    use(state, "mentor")
    assert why_no_power(state, "mentor") == "P5"


def test_panathenaea_asks_for_the_green_column_alone():
    green = table(3).columns(0, "RBG").round(2).agora("panathenaea").state()
    assert can(green, codes.TAKE, "panathenaea")
    none = table(3).columns(0, "RBY").round(2).agora("panathenaea").state()
    assert refusal(none, codes.TAKE + number(none, "panathenaea")) == "T2"


def test_panathenaea_may_transfer_itself():
    state = table(3).domain(0, "panathenaea").state()
    use(state, "panathenaea")
    assert legends(state, 0) == [["panathenaea"]]


def panathenaea_for_all():
    """Seat 0 has used it; seat 2 holds a lower Disc than seat 1."""
    built = table(3).set(order=[0, 2, 1]).domain(0, "panathenaea", "mentor")
    state = built.domain(1, "charon", "nike").gold(1, 9).domain(2, "hypnos").state()
    use(state, "panathenaea")
    transfer(state, "mentor")
    return state


def test_panathenaea_lets_each_rival_transfer_1_card_for_1_gold_more_in_disc_order():
    state = panathenaea_for_all()
    assert state.to_move() == 2
    transfer(state, "hypnos")
    assert state.to_move() == 1
    transfer(state, "charon")
    assert state.to_move() == 0
    assert gold(state) == [3, 7, 2]


def test_panathenaea_lets_each_rival_decline():
    state = panathenaea_for_all()
    stop(state)
    stop(state)
    assert state.to_move() == 0
    assert [legends(state, seat) for seat in range(3)] == [[["mentor"]], [], []]


def test_panathenaea_passes_over_a_rival_who_cannot_pay_1_gold_more():
    built = table(2).domain(0, "panathenaea", "mentor").domain(1, "charon").gold(1, 1)
    state = built.state()
    use(state, "panathenaea")
    transfer(state, "mentor")
    assert state.to_move() == 0
    assert domain(state, 1) == ["charon"]


def test_panathenaea_leaves_the_rivals_their_own_reductions():
    state = table(2).domain(0, "panathenaea").domain(1, "bronze-bulls", "aegis").state()
    use(state, "panathenaea")
    transfer(state, "panathenaea")
    transfer(state, "aegis")
    assert gold(state) == [2, 2]


def test_panathenaea_may_be_used_for_the_rivals_alone():
    state = table(2).gold(0, 0).domain(0, "panathenaea").domain(1, "charon").state()
    use(state, "panathenaea")
    assert state.to_move() == 1


def test_panathenaea_is_not_used_for_nothing():
    state = table(2).domain(0, "panathenaea", "mentor").state()
    use(state, "panathenaea")
    assert refusal(state, codes.STOP) == "K12"


def test_panathenaea_is_not_offered_when_nobody_can_transfer():
    state = table(2).gold(0, 1).domain(0, "panathenaea").state()
    assert why_no_power(state, "panathenaea") == "G5"


def test_aegis_gives_1_vp_for_each_quest_taken():
    state = table(2).domain(0, "aegis").state()
    take_quest(state, 1)
    assert vp(state) == [1, 0]


def test_aegis_guards_against_losses():
    state = table(3).domain(0, "eumolpus", "sacred-way").domain(1, "aegis").state()
    use(state, "eumolpus")
    assert gold(state) == [5, 4, 3]


def test_aegis_guards_against_either_branch_of_a_choice():
    built = table(3).agora("laestrygonians").domain(1, "aegis").domain(2, "charon")
    state = built.state()
    take(state, "laestrygonians")
    assert state.to_move() == 2
    branch(state, 1)
    assert domain(state, 1) == ["aegis"]
    assert gold(state) == [5, 4, 2]


def test_aegis_guards_against_discarding():
    built = table(3).domain(0, "cetus").domain(1, "aegis", "mentor", "charon")
    state = built.domain(2, "hypnos", "hecate", "nike").state()
    use(state, "cetus")
    mark(state, "hypnos")
    mark(state, "hecate")
    discard(state, "hypnos")
    assert state.to_move() == 0
    assert domain(state, 1) == ["aegis", "mentor", "charon"]


def test_aegis_guards_against_an_exchange():
    state = table(2).domain(0, "proteus").domain(1, "aegis", "nike").state()
    assert why_no_power(state, "proteus") == "G5"


def test_aegis_guards_against_giving_and_passes_it_to_nobody_else():
    state = table(3).writing().domain(0, "sirens").domain(1, "aegis").gold(1, 9).state()
    assert why_no_power(state, "sirens") == "G5"


def test_aegis_guards_its_owner_against_sciron():
    state = table(2).domain(0, "aegis").domain(1, "sciron").agora("trident").state()
    take(state, "trident")
    assert gold(state) == [4, 4]


def test_aegis_does_not_guard_against_an_own_power():
    state = table(2).domain(0, "aegis", "triton").vp(0, 3).state()
    use(state, "triton")
    assert vp(state) == [3, 0]


def test_aegis_does_not_keep_gifts_away():
    state = table(2).domain(0, "trojan-horse").domain(1, "aegis").state()
    use(state, "trojan-horse")
    assert domain(state, 1) == ["aegis", "trojan-horse"]


def test_aegis_does_not_guard_at_the_final_scoring():
    built = table(2).vp(1, 9).domain(1, "aegis").legend(0, "charybdis", "pandora")
    assert chronos(built.state()) == [2, -2]


def test_sacred_way_gives_3_vp_and_each_rival_1():
    state = table(3).domain(0, "sacred-way", "iacchus").state()
    use(state, "sacred-way")
    assert vp(state) == [3, 1, 1]


def test_sacred_way_needs_another_eleusis_card():
    state = table(3).domain(0, "sacred-way", "olive-tree").state()
    assert why_no_power(state, "sacred-way") == "P6"


def test_trojan_horse_gives_a_card_to_the_rival_named_for_5_vp():
    state = table(3).domain(0, "trojan-horse", "charon").state()
    use(state, "trojan-horse")
    pay(state, "charon")
    name_player(state, 2)
    assert vp(state) == [5, 0, 0]
    assert domain(state, 2) == ["charon"]


def test_trojan_horse_may_give_itself_away_and_arrives_without_its_ring():
    state = table(2).domain(0, "trojan-horse", "charon").state()
    use(state, "trojan-horse")
    pay(state, "trojan-horse")
    assert vp(state) == [5, 0]
    assert domain(state, 1) == ["trojan-horse"]
    assert state.players[1].rings == 0


def test_trojan_horse_leaves_ring_and_turn_of_the_gift_as_they_are():
    state = table(2).domain(0, "trojan-horse", "cetus", "charon", turned=["charon"]).state()
    other = state.copy()
    use(state, "trojan-horse")
    pay(state, "cetus")
    assert state.players[1].rings == 1 << number(state, "cetus")
    use(other, "trojan-horse")
    pay(other, "charon")
    assert other.players[1].turned == 1 << number(other, "charon")


def test_trojan_horse_gives_no_card_to_the_owner_of_its_twin():
    state = table(3).domain(0, "trojan-horse", "charon").domain(1, "charon").state()
    use(state, "trojan-horse")
    pay(state, "charon")
    assert domain(state, 2) == ["charon"]


def test_trojan_horse_offers_no_citizen_and_no_card_whose_twin_every_rival_has():
    built = table(2).domain(0, "trojan-horse", "charon", "hypnos").citizens(0, 1)
    state = built.domain(1, "charon").state()
    use(state, "trojan-horse")
    assert sorted(cards(state, codes.PAY)) == ["hypnos", "trojan-horse"]


def test_parthenon_gives_7_vp_with_the_green_column_and_each_rival_1():
    state = table(3).agora("parthenon").state()
    take(state, "parthenon")
    assert vp(state) == [7, 1, 1]


def test_parthenon_gives_5_vp_without_the_green_column():
    state = table(3).columns(0, "RBY").round(2).agora("parthenon").state()
    take(state, "parthenon")
    assert vp(state) == [5, 1, 1]


@pytest.mark.parametrize("standing", ["RBG", "RBY"])
def test_areopagus_asks_for_the_green_and_the_yellow_column(standing):
    both = table(3).columns(0, "RGY").round(2).agora("areopagus").state()
    assert can(both, codes.TAKE, "areopagus")
    one = table(3).columns(0, standing).round(2).agora("areopagus").state()
    assert refusal(one, codes.TAKE + number(one, "areopagus")) == "T2"


def test_areopagus_takes_the_top_card_of_the_pile_for_2_gold_and_gives_each_rival_1():
    state = table(3).domain(0, "areopagus").state()
    draw_next(state, "charon")
    use(state, "areopagus")
    assert domain(state, 0) == ["areopagus", "charon"]
    assert gold(state) == [2, 5, 5]


def test_areopagus_draws_nothing_for_a_player_with_1_gold():
    state = table(3).gold(0, 1).domain(0, "areopagus").state()
    assert why_no_power(state, "areopagus") == "G4"


def test_areopagus_discards_twins_until_a_card_fits():
    state = table(2).domain(0, "areopagus", "charon").state()
    draw_next(state, "hypnos", "charon", "areopagus")
    use(state, "areopagus")
    assert domain(state, 0) == ["areopagus", "charon", "hypnos"]
    assert state.discard == [number(state, "areopagus"), number(state, "charon")]


def test_areopagus_makes_an_instant_work_and_rings_a_trigger():
    state = table(2).domain(0, "areopagus").state()
    other = state.copy()
    draw_next(state, "lemnian-earth")
    use(state, "areopagus")
    assert gold(state) == [6, 5]
    draw_next(other, "cetus")
    use(other, "areopagus")
    assert other.players[0].rings == 1 << number(other, "cetus")


def test_areopagus_dismisses_no_column_and_leaves_the_take_of_the_turn():
    state = table(2).domain(0, "areopagus").state()
    draw_next(state, "charon")
    use(state, "areopagus")
    assert state.players[0].columns == codes.ALL_COLUMNS
    assert state.players[0].taken == 0


@pytest.mark.parametrize("left", [[], ["areopagus"]])
def test_areopagus_costs_and_gives_its_gold_with_no_card_left_but_twins(left):
    state = table(2).domain(0, "areopagus").state()
    state.pile[:] = [number(state, key) for key in left]
    use(state, "areopagus")
    assert domain(state, 0) == ["areopagus"]
    assert gold(state) == [2, 5]


def test_palladium_scores_2_vp_for_each_family_of_its_legend_and_1_for_each_rival():
    state = table(3).legend(0, "palladium", "hecate", "pandora").state()
    assert chronos(state) == [6, 1, 1]


def test_palladium_sees_one_family_in_a_family_legend():
    state = table(3).legend(0, "palladium", "aegis", "mentor").state()
    assert chronos(state) == [2, 1, 1]


def test_palladium_scores_nothing_with_a_citizen_in_its_legend_but_the_rivals_do():
    state = table(3).legend(0, "palladium", "hecate", "citizen").state()
    assert chronos(state) == [0, 1, 1]


def test_palladium_does_not_mind_a_citizen_in_another_legend():
    built = table(3).legend(0, "palladium", "hecate").legend(0, "aegis", "nike", "citizen")
    assert chronos(built.state()) == [4, 1, 1]


def test_palladium_scores_for_nobody_when_it_stands_alone():
    state = table(3).legend(0, "palladium").state()
    assert chronos(state) == [0, 0, 0]


def odysseus() -> table:
    """Phase III with a lyre of one transfer and Gold enough."""
    return (
        table(3)
        .writing(quests=(1, 2, 3))
        .gold(0, 9)
        .domain(0, "odysseus", "mentor", "charon", "chalkeia")
    )


def test_odysseus_transfers_2_cards_on_top_of_the_lyre_and_no_more():
    state = odysseus().state()
    use(state, "odysseus")
    transfer(state, "mentor")
    transfer(state, "charon")
    new_legend(state)
    transfer(state, "chalkeia")
    new_legend(state)
    assert domain(state, 0) == ["odysseus"]
    assert state.epoch == 2


def test_odysseus_may_transfer_itself_first_and_another_card_after():
    state = odysseus().state()
    use(state, "odysseus")
    transfer(state, "odysseus")
    transfer(state, "charon")
    assert legends(state, 0) == [["odysseus"], ["charon"]]


def test_odysseus_lets_each_rival_transfer_or_decline_for_1_gold_more():
    state = odysseus().domain(1, "hypnos").domain(2, "triton").state()
    use(state, "odysseus")
    transfer(state, "mentor")
    stop(state)
    transfer(state, "hypnos")
    stop(state)
    assert state.to_move() == 0
    assert gold(state) == [8, 2, 4]


def test_odysseus_grants_transfers_that_count_for_the_rival_in_this_phase():
    state = odysseus().domain(1, "nike", "hypnos", "triton").state()
    use(state, "odysseus")
    transfer(state, "mentor")
    stop(state)
    transfer(state, "hypnos")
    stop(state)
    transfer(state, "triton")
    new_legend(state)
    assert can(state, codes.POWER, "nike")


def test_odysseus_is_a_power_of_phase_three():
    state = table(3).domain(0, "odysseus", "mentor").state()
    assert why_no_power(state, "odysseus") == "P7"


def test_every_athena_design_has_a_test():
    assert designs_without_test("athena", globals()) == []
