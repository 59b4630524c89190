"""The cards of Hermes: whatever others can do, he can too (K2, K11, K15)."""

from petteia import game
from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    can,
    cards,
    chronos,
    copied,
    copy_power,
    dismiss,
    domain,
    draw_next,
    gold,
    join,
    keys,
    legends,
    name_player,
    number,
    offer,
    pay,
    ready,
    ringed,
    stop,
    swap_in_agora,
    table,
    take,
    transfer,
    turned,
    use,
    vp,
    why_no_power,
)
from tests.games.elysium.cards.coverage import designs_without_test


def with_hermes(players: int = 3) -> table:
    return table(players, ["athena", "hades", "hermes", "poseidon", "zeus"])


def test_purse_of_hermes_pays_for_hermes_cards_and_its_own_departure():
    state = with_hermes().writing().domain(0, "purse-of-hermes", "maia", "nike").gold(0, 9).state()
    transfer(state, "maia")
    assert gold(state)[0] == 7
    transfer(state, "nike")
    assert gold(state)[0] == 5
    transfer(state, "purse-of-hermes")
    join(state, 0)
    assert gold(state)[0] == 5


def test_purse_of_hermes_pays_in_phase_two_but_not_for_what_rivals_transfer():
    state = with_hermes().domain(0, "charon", "moly").domain(1, "purse-of-hermes").state()
    use(state, "charon")
    transfer(state, "moly")
    assert gold(state) == [2, 4, 4]
    own = with_hermes().domain(0, "charon", "moly", "purse-of-hermes").state()
    use(own, "charon")
    transfer(own, "moly")
    assert gold(own) == [3, 4, 4]


def test_autolycus_uses_an_instant_of_any_domain_as_if_it_were_his_own():
    arranged = with_hermes().agora("autolycus").domain(0, "charon", "triton")
    state = arranged.domain(1, "oak-of-dodona").state()
    take(state, "autolycus")
    branch(state, 0)
    assert vp(state) == [3, 0, 0]


def test_autolycus_may_gain_two_gold_instead():
    state = with_hermes().agora("autolycus").domain(1, "oak-of-dodona").state()
    take(state, "autolycus")
    branch(state, 1)
    assert (gold(state)[0], vp(state)[0]) == (6, 0)


def test_autolycus_offers_instants_of_his_owner_too_but_none_of_level_three():
    arranged = with_hermes().agora("autolycus").domain(0, "laestrygonians")
    state = arranged.domain(1, "oak-of-dodona", "parthenon", "atlantis").state()
    take(state, "autolycus")
    branch(state, 0)
    assert copied(state) == [(0, "laestrygonians"), (1, "oak-of-dodona")]


def test_autolycus_uses_no_instant_that_itself_uses_or_readies():
    state = with_hermes().agora("autolycus").domain(1, "autolycus", "moly").state()
    take(state, "autolycus")
    assert gold(state) == [6, 4, 4]


def test_autolycus_has_the_branches_that_the_used_power_has_for_him():
    state = with_hermes().agora("autolycus").domain(1, "alcestis").discard("cetus").state()
    take(state, "autolycus")
    branch(state, 0)
    assert gold(state) == [7, 4, 4]


def test_winged_sandals_exchange_with_a_card_of_the_same_level_in_the_agora():
    state = with_hermes().domain(0, "winged-sandals", "nike").agora("proteus", "cetus").state()
    use(state, "winged-sandals")
    assert domain(state, 0) == ["winged-sandals", "proteus"]
    assert keys(state, state.agora) == ["cetus", "nike"]
    assert state.players[0].taken == 0


def test_winged_sandals_never_swap_a_card_for_a_twin():
    arranged = with_hermes().domain(0, "winged-sandals", "charon", "triton")
    state = arranged.agora("charon", "triton", "winged-sandals").state()
    assert why_no_power(state, "winged-sandals") == "G5"


def test_winged_sandals_bring_a_trigger_card_with_ring_and_take_rings_away():
    arranged = with_hermes().domain(0, "winged-sandals", "helm-of-darkness").agora("proteus")
    state = arranged.seat(0, rings=[]).domain(1, "nike").state()
    use(state, "winged-sandals")
    assert not can(state, codes.POWER, "proteus"), "it works from the next Epoch on (R5)"
    assert state.players[0].rings == 1 << number(state, "proteus")


def test_winged_sandals_send_a_turned_card_away_straight():
    arranged = with_hermes().domain(0, "winged-sandals", "charon", turned=["charon"])
    state = arranged.agora("triton", "libation").state()
    use(state, "winged-sandals")
    assert cards(state, codes.OFFER) == ["charon", "winged-sandals"]
    offer(state, "charon")
    swap_in_agora(state, "triton")
    take(state, "charon")
    assert not turned(state, 0, "charon")


def test_winged_sandals_set_off_no_instant():
    state = with_hermes().domain(0, "winged-sandals", "nike").agora("danaes-golden-rain").state()
    use(state, "winged-sandals")
    assert domain(state, 0) == ["winged-sandals", "danaes-golden-rain"]
    assert (gold(state)[0], vp(state)[0]) == (4, 0)


def test_hermaion_draws_past_twins_and_gains_gold():
    state = with_hermes().domain(0, "hermaion", "charon").state()
    draw_next(state, "nike", "charon")
    use(state, "hermaion")
    assert domain(state, 0) == ["hermaion", "charon", "nike"]
    assert state.discard == [number(state, "charon")]
    assert gold(state) == [5, 4, 4]


def test_hermaion_gains_gold_though_both_piles_are_empty():
    state = with_hermes().domain(0, "hermaion").state()
    state.pile, state.discard = [], []
    use(state, "hermaion")
    assert domain(state, 0) == ["hermaion"]
    assert gold(state) == [5, 4, 4]
    assert why_no_power(state, "hermaion") == "P5"


def test_caduceus_uses_a_rivals_activate_at_its_users_cost():
    state = with_hermes().domain(0, "caduceus").domain(1, "libation", turned=["libation"]).state()
    use(state, "caduceus")
    assert (gold(state)[0], vp(state)[0]) == (3, 2)
    assert turned(state, 1, "libation")


def test_caduceus_chooses_among_the_activates_of_all_rivals_but_no_other_kind():
    arranged = with_hermes().domain(0, "caduceus").domain(1, "libation", "thunderbolt", "iacchus")
    state = arranged.domain(2, "olive-tree", "triton").legend(0, "nike").state()
    use(state, "caduceus")
    assert copied(state) == [(1, "libation"), (2, "olive-tree"), (2, "triton")]
    copy_power(state, 2, "olive-tree")
    assert vp(state) == [2, 1, 1]


def test_caduceus_is_turned_itself_and_leaves_the_copied_card_straight():
    state = with_hermes().domain(0, "caduceus").domain(1, "libation").state()
    use(state, "caduceus")
    assert turned(state, 0, "caduceus")
    assert not turned(state, 1, "libation")


def test_caduceus_does_not_mind_an_aegis_in_that_domain():
    state = with_hermes().domain(0, "caduceus").domain(1, "aegis", "libation").state()
    use(state, "caduceus")
    assert vp(state) == [2, 0, 0]


def test_caduceus_offers_no_power_that_cannot_be_paid():
    state = with_hermes().domain(0, "caduceus").domain(1, "libation").gold(0, 0).state()
    assert why_no_power(state, "caduceus") == "G5"


def test_caduceus_uses_neither_own_cards_nor_another_caduceus():
    state = with_hermes().domain(0, "caduceus", "libation").domain(1, "caduceus").state()
    assert not can(state, codes.POWER, "caduceus")


def test_caduceus_pays_with_cards_of_its_users_domain_and_may_go_itself():
    state = with_hermes().domain(0, "caduceus", "charon").domain(1, "nekyia", "nike").state()
    use(state, "caduceus")
    assert cards(state, codes.PAY) == ["charon", "caduceus"]
    pay(state, "caduceus")
    assert legends(state, 0) == [["charon"]]
    assert domain(state, 1) == ["nekyia", "nike"]


def test_caduceus_makes_its_users_rivals_suffer():
    state = with_hermes().domain(0, "caduceus").domain(1, "trident").vp(1, 2).state()
    use(state, "caduceus")
    assert state.to_move() == 1
    branch(state, 1)
    assert (gold(state), vp(state)) == ([4, 4, 3], [1, 1, 0])


def test_kerykes_straighten_another_card_for_a_second_use():
    state = with_hermes().domain(0, "kerykes", "iacchus", "libation", turned=["libation"]).state()
    use(state, "kerykes")
    assert can(state, codes.POWER, "libation")
    assert gold(state) == [4, 4, 4]


def test_kerykes_choose_among_turned_cards_but_straighten_no_copying_one():
    used = ["ascent-of-kore", "caduceus", "libation", "charon"]
    state = with_hermes().domain(0, "kerykes", *used, turned=used).state()
    use(state, "kerykes")
    assert cards(state, codes.READY) == ["charon", "libation"]
    ready(state, "charon")
    assert can(state, codes.POWER, "charon")
    assert not can(state, codes.POWER, "libation")


def test_kerykes_need_a_turned_card():
    state = with_hermes().domain(0, "kerykes", "iacchus", "libation").state()
    assert why_no_power(state, "kerykes") == "G5"


def test_moly_returns_a_ring_to_a_used_trigger_card():
    state = with_hermes().agora("moly").domain(0, "thunderbolt", "charon").seat(0, rings=[]).state()
    take(state, "moly")
    branch(state, 0)
    assert ringed(state, 0, "thunderbolt")


def test_moly_may_gain_three_vp_instead():
    arranged = with_hermes().agora("moly").domain(0, "thunderbolt", ringless=["thunderbolt"])
    state = arranged.legend(0, "nike").state()
    take(state, "moly")
    branch(state, 1)
    assert vp(state) == [3, 0, 0]
    assert not ringed(state, 0, "thunderbolt")


def test_moly_lets_a_trigger_power_be_used_once_more():
    state = with_hermes().agora("moly").domain(0, "thunderbolt").legend(0, "nike", "aegis").state()
    use(state, "thunderbolt")
    take(state, "moly")
    branch(state, 0)
    dismiss(state, "R")
    use(state, "thunderbolt")
    assert vp(state) == [4, 0, 0]


def test_moly_rings_no_pan_and_then_gains_three_vp():
    arranged = with_hermes().agora("moly").domain(0, "pan", "proteus").seat(0, rings=["proteus"])
    state = arranged.state()
    take(state, "moly")
    assert vp(state) == [3, 0, 0]
    assert state.players[0].rings == 1 << number(state, "proteus")


def test_pan_uses_a_trigger_without_ring_which_keeps_none():
    arranged = with_hermes().domain(0, "pan", "thunderbolt").seat(0, rings=["pan"])
    state = arranged.legend(0, "nike", "aegis").state()
    use(state, "pan")
    branch(state, 0)
    assert vp(state) == [2, 0, 0]
    assert state.players[0].rings == 0


def test_pan_may_gain_four_vp_instead_and_only_once():
    state = with_hermes().domain(0, "pan").domain(1, "mentor").state()
    use(state, "pan")
    branch(state, 1)
    assert vp(state) == [4, 0, 0]
    assert why_no_power(state, "pan") == "P5"


def test_pan_uses_a_rivals_trigger_which_keeps_its_ring():
    state = with_hermes().domain(0, "pan").domain(1, "mentor").state()
    use(state, "pan")
    branch(state, 0)
    name_player(state, 2)
    assert (gold(state), vp(state)) == ([6, 4, 6], [2, 0, 0])
    assert ringed(state, 1, "mentor")


def test_pan_gains_four_vp_where_no_trigger_would_do_anything():
    state = with_hermes().domain(0, "pan").domain(1, "pan", "thunderbolt").state()
    use(state, "pan")
    assert vp(state) == [4, 0, 0]


def test_maia_pays_for_activate_eleusis_and_trigger_powers():
    state = with_hermes().domain(0, "maia", "olive-tree", "kerykes", "iacchus", "hermaion").state()
    draw_next(state, "nike")
    use(state, "olive-tree")
    assert vp(state)[0] == 3
    use(state, "kerykes")
    use(state, "hermaion")
    assert vp(state)[0] == 5


def test_maia_pays_once_for_a_power_that_uses_another():
    state = with_hermes().domain(0, "maia", "caduceus").domain(1, "maia", "libation").state()
    use(state, "caduceus")
    assert vp(state) == [3, 0, 0]


def test_maia_pays_for_no_legend_power():
    state = with_hermes().writing().domain(0, "maia", "sirens").gold(2, 3).state()
    use(state, "sirens")
    assert gold(state) == [6, 2, 3]
    assert vp(state) == [0, 0, 0]


def test_maia_pays_for_no_instant():
    state = with_hermes().domain(0, "maia").agora("silver-of-laurion").state()
    take(state, "silver-of-laurion")
    assert gold(state) == [8, 5, 5]
    assert vp(state) == [0, 0, 0]


def test_maia_does_not_mind_the_powers_of_rivals():
    state = with_hermes().domain(0, "libation").domain(1, "maia").state()
    use(state, "libation")
    assert vp(state) == [2, 0, 0]


def test_maia_brought_by_a_power_pays_for_it():
    state = with_hermes().domain(0, "hermaion").state()
    draw_next(state, "maia")
    use(state, "hermaion")
    assert vp(state) == [1, 0, 0]


def test_maia_transferred_by_a_power_pays_no_more():
    state = with_hermes().domain(0, "maia", "helm-of-darkness").state()
    use(state, "helm-of-darkness")
    transfer(state, "maia")
    assert vp(state) == [0, 0, 0]


def test_ascent_of_kore_uses_an_eleusis_power_of_any_domain():
    state = with_hermes().domain(0, "ascent-of-kore", "iacchus").domain(1, "sacred-way").state()
    use(state, "ascent-of-kore")
    assert copied(state) == [(0, "iacchus"), (1, "sacred-way")]
    copy_power(state, 1, "sacred-way")
    assert vp(state) == [3, 1, 1]


def test_ascent_of_kore_uses_neither_kerykes_nor_another_ascent_of_kore():
    state = with_hermes().domain(0, "ascent-of-kore", "kerykes").domain(1, "ascent-of-kore").state()
    assert why_no_power(state, "ascent-of-kore") == "G5"


def test_guide_of_souls_transfers_one_card_more_for_free():
    state = with_hermes().writing().domain(0, "guide-of-souls", "nike", "cetus").gold(0, 0).state()
    assert not cards(state, codes.TRANSFER)
    use(state, "guide-of-souls")
    assert legends(state, 0) == [["nike"]]


def test_guide_of_souls_moves_nothing_of_level_three():
    state = with_hermes().writing().domain(0, "guide-of-souls", "cetus").state()
    assert why_no_power(state, "guide-of-souls") == "G5"


def test_guide_of_souls_leads_once_in_a_phase_and_on_top_of_the_lyre():
    arranged = with_hermes().writing(quests=("incomplete", 1, 2))
    state = arranged.domain(0, "guide-of-souls", "nike", "charon", "aegis").state()
    use(state, "guide-of-souls")
    assert sorted(cards(state, codes.TRANSFER)) == ["aegis", "charon", "nike"]
    transfer(state, "nike")
    assert why_no_power(state, "guide-of-souls") == "G10"
    transfer(state, "charon")
    assert domain(state, 0) == ["guide-of-souls", "aegis"]
    assert gold(state)[0] == 3


def last_part() -> table:
    """The end of the last Epoch; seat 0 has a card left to ask for."""
    return with_hermes(2).set(epoch=5).writing().domain(0, "triton")


def test_herm_copies_a_chronos_card_of_any_player_for_its_own_legend():
    arranged = last_part().legend(0, "herm", "nike", "aegis").legend(1, "horae", "charon")
    state = arranged.legend(1, "palladium", "hecate").state()
    stop(state)
    assert copied(state) == [(1, "palladium"), (1, "horae")]
    copy_power(state, 1, "horae")
    assert chronos(state)[0] == 3 + 1


def test_herm_may_copy_another_card_of_its_owner():
    state = last_part().legend(0, "herm", "nike").legend(0, "horae", "charon").state()
    stop(state)
    assert state.to_move() == -1
    assert chronos(state)[0] == 2 + 2


def test_herm_copies_neither_single_cards_nor_cards_of_domains():
    state = last_part().legend(0, "herm", "nike").legend(1, "horae").domain(1, "charybdis").state()
    stop(state)
    assert chronos(state)[0] == 0


def test_herm_alone_copies_nothing():
    state = last_part().legend(0, "herm").legend(1, "horae", "charon").state()
    stop(state)
    assert state.to_move() == -1
    assert chronos(state)[0] == 0


def test_herm_can_be_saved_while_it_chooses():
    arranged = last_part().legend(0, "herm", "nike").legend(1, "horae", "charon")
    state = arranged.legend(1, "dioscuri", "libation").state()
    stop(state)
    loaded = game("elysium").load(state.dump(), arranged.pack)
    copy_power(loaded, 1, "dioscuri")
    assert chronos(loaded)[0] == 2


def test_every_hermes_design_has_a_test():
    assert designs_without_test("hermes", globals()) == []
