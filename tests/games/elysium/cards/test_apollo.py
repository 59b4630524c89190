"""The cards of Apollo: tomorrow's cards today (K9)."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    bring,
    can,
    cards,
    chronos,
    discard,
    domain,
    draw_next,
    gold,
    join,
    keys,
    legends,
    new_legend,
    number,
    offer,
    pay,
    refusal,
    swap_at_oracle,
    table,
    take,
    take_at_oracle,
    transfer,
    use,
    vp,
    why_no_power,
)
from tests.games.elysium.cards.coverage import designs_without_test


def oracle(*foretold: str, players: int = 3) -> table:
    """A table with these cards at the Oracle."""
    families = ["apollo", "athena", "hades", "poseidon", "zeus"]
    return table(players, families).set(oracle=list(foretold))


def test_corycian_cave_opens_the_oracle_for_takes_and_pays_one_gold():
    state = oracle("triton", "nike").domain(0, "corycian-cave").state()
    take_at_oracle(state, "triton")
    assert domain(state, 0) == ["corycian-cave", "triton"]
    assert keys(state, state.oracle) == ["nike"]
    assert state.players[0].taken == 1
    assert gold(state) == [5, 4, 4]
    assert all(action in range(codes.DISMISS, codes.DISMISS + 4) for action in state.legal())


def test_corycian_cave_asks_for_the_columns_of_the_card():
    state = oracle("triton", "nike").domain(0, "corycian-cave").round(2).state()
    assert refusal(state, codes.TAKE_ORACLE + number(state, "triton")) == "T2"
    assert can(state, codes.TAKE_ORACLE, "nike")


def test_corycian_cave_lets_no_twin_in():
    state = oracle("triton").domain(0, "corycian-cave", "triton").state()
    assert refusal(state, codes.TAKE_ORACLE + number(state, "triton")) == "T4"


def test_corycian_cave_closes_the_way_to_citizens_while_a_card_there_fits():
    arranged = oracle("nike", players=2).columns(0, "GY", quest=2).columns(1, "RB", quest=1)
    state = arranged.domain(0, "corycian-cave", "libation").set(round=3).state()
    assert cards(state, codes.TAKE_ORACLE) == ["nike"]
    assert refusal(state, codes.TAKE_CITIZEN) == "T8"


def test_corycian_cave_leaves_citizens_where_nothing_there_fits():
    arranged = oracle("triton", players=2).columns(0, "GY", quest=2).columns(1, "RB", quest=1)
    state = arranged.domain(0, "corycian-cave", "libation").set(round=3).state()
    assert codes.TAKE_CITIZEN in state.legal()


def test_corycian_cave_of_a_rival_opens_nothing():
    state = oracle("triton").domain(1, "corycian-cave").state()
    assert not can(state, codes.TAKE_ORACLE, "triton")


def test_corycian_cave_pays_for_no_card_of_the_agora():
    state = oracle("nike").domain(0, "corycian-cave").agora("triton").state()
    take(state, "triton")
    assert gold(state) == [4, 4, 4]


def test_corycian_cave_pays_nothing_for_a_card_exchanged_with_the_oracle():
    state = oracle("cetus").domain(0, "corycian-cave", "delphic-tripod").state()
    use(state, "delphic-tripod")
    offer(state, "delphic-tripod")
    assert domain(state, 0) == ["corycian-cave", "cetus"]
    assert gold(state) == [4, 4, 4]


def test_corycian_cave_pays_for_a_card_that_pythia_brings_from_there():
    state = oracle("triton").domain(0, "corycian-cave", "pythia").state()
    use(state, "pythia")
    assert gold(state) == [4, 4, 4], "the Gold for Pythia comes back"


def test_pythia_brings_a_card_without_columns_and_beyond_the_takes_of_the_epoch():
    arranged = oracle("oak-of-dodona", "nike", "pythia").domain(0, "pythia")
    state = arranged.columns(0, "RB").round(3).state()
    use(state, "pythia")
    assert cards(state, codes.BRING) == ["oak-of-dodona", "nike"]
    bring(state, "oak-of-dodona")
    assert vp(state) == [2, 0, 0]
    assert gold(state) == [3, 4, 4]
    assert state.players[0].taken == 2
    assert keys(state, state.oracle) == ["nike", "pythia"]


def test_pythia_brings_nothing_for_a_player_without_gold():
    state = oracle("nike").domain(0, "pythia").gold(0, 0).state()
    assert why_no_power(state, "pythia") == "G4"


@pytest.mark.parametrize("there", [[], ["charon", "pythia"]])
def test_pythia_is_silent_where_nothing_but_twins_lies(there):
    state = oracle(*there).domain(0, "pythia", "charon").state()
    assert why_no_power(state, "pythia") == "G5"


def test_omphalos_counts_the_families_at_the_oracle_and_wants_a_blue_column():
    state = oracle("nike", "horae", "charon", "cetus").agora("omphalos").state()
    take(state, "omphalos")
    assert (gold(state)[0], vp(state)[0]) == (5, 3)


def test_omphalos_brings_only_gold_at_an_empty_oracle():
    state = oracle().agora("omphalos").state()
    take(state, "omphalos")
    assert (gold(state)[0], vp(state)[0]) == (5, 0)


def test_omphalos_brings_no_gold_without_the_blue_column():
    state = oracle("nike").agora("omphalos").round(2).columns(0, "RGY").state()
    take(state, "omphalos")
    assert (gold(state)[0], vp(state)[0]) == (4, 1)


def test_cassandra_discards_a_card_of_the_oracle_and_adds_a_new_one():
    state = oracle("nike", "charon").domain(0, "cassandra").state()
    draw_next(state, "cetus")
    use(state, "cassandra")
    discard(state, "nike")
    assert keys(state, state.oracle) == ["charon", "cetus"]
    assert state.discard == [number(state, "nike")]
    assert vp(state) == [1, 0, 0]


def test_cassandra_adds_a_card_to_an_empty_oracle_too():
    state = oracle().domain(0, "cassandra").state()
    draw_next(state, "cetus")
    use(state, "cassandra")
    assert keys(state, state.oracle) == ["cetus"]
    assert vp(state) == [1, 0, 0]


def test_cassandra_may_see_the_discarded_card_return_from_an_empty_pile():
    state = oracle("nike").domain(0, "cassandra").state()
    state.gone += state.pile
    state.pile = []
    use(state, "cassandra")
    assert keys(state, state.oracle) == ["nike"]
    assert vp(state) == [1, 0, 0]


def test_castalian_spring_pays_for_its_own_arrival_but_not_for_what_came_before():
    state = oracle("muses").agora("castalian-spring").domain(0, "pythia").state()
    use(state, "pythia")
    assert vp(state) == [0, 0, 0]
    take(state, "castalian-spring")
    assert vp(state) == [2, 0, 0]


def test_castalian_spring_pays_two_vp_for_brought_cards_of_apollo_only():
    state = oracle("muses", "nike").domain(0, "castalian-spring", "pythia").state()
    use(state, "pythia")
    bring(state, "muses")
    assert vp(state) == [2, 0, 0]
    other = oracle("nike").domain(0, "castalian-spring", "pythia").state()
    use(other, "pythia")
    assert vp(other) == [0, 0, 0]


def test_castalian_spring_does_not_flow_for_exchanged_cards_or_those_of_rivals():
    state = oracle("muses").domain(0, "delphic-tripod", "castalian-spring").state()
    use(state, "delphic-tripod")
    offer(state, "delphic-tripod")
    assert domain(state, 0) == ["castalian-spring", "muses"]
    assert vp(state) == [0, 0, 0]
    rival = oracle().agora("muses").domain(1, "castalian-spring").state()
    take(rival, "muses")
    assert vp(rival) == [0, 0, 0]


def test_hymn_to_demeter_counts_the_levels_at_the_oracle():
    state = oracle("nike", "aegis", "cetus").domain(0, "hymn-to-demeter", "iacchus").state()
    use(state, "hymn-to-demeter")
    assert vp(state) == [2, 0, 0]


def test_hymn_to_demeter_is_not_sung_to_an_empty_oracle():
    state = oracle().domain(0, "hymn-to-demeter", "iacchus").state()
    assert why_no_power(state, "hymn-to-demeter") == "G5"


def test_delphic_tripod_exchanges_a_card_with_the_oracle_and_takes_nothing():
    state = oracle("oak-of-dodona", "proteus").domain(0, "delphic-tripod", "cetus").state()
    use(state, "delphic-tripod")
    offer(state, "cetus")
    swap_at_oracle(state, "oak-of-dodona")
    assert domain(state, 0) == ["delphic-tripod", "oak-of-dodona"]
    assert keys(state, state.oracle) == ["proteus", "cetus"]
    assert vp(state) == [0, 0, 0]


def test_delphic_tripod_may_go_itself():
    state = oracle("cetus").domain(0, "delphic-tripod", "charon").state()
    use(state, "delphic-tripod")
    offer(state, "delphic-tripod")
    assert domain(state, 0) == ["charon", "cetus"]
    assert keys(state, state.oracle) == ["delphic-tripod"]


def test_delphic_tripod_is_not_used_at_an_empty_oracle():
    state = oracle().domain(0, "delphic-tripod", "charon").state()
    assert why_no_power(state, "delphic-tripod") == "G5"


def test_delphic_tripod_gives_a_ring_to_a_trigger_card_from_outside():
    arranged = oracle("thunderbolt").domain(0, "delphic-tripod", "cetus").seat(0, rings=[])
    state = arranged.legend(0, "nike").state()
    use(state, "delphic-tripod")
    offer(state, "cetus")
    assert state.players[0].rings == 1 << number(state, "thunderbolt")


def test_delphic_tripod_never_swaps_a_card_for_its_twin():
    state = oracle("charon", "nike", "cetus").domain(0, "delphic-tripod", "charon").state()
    use(state, "delphic-tripod")
    offer(state, "charon")
    assert cards(state, codes.SWAP_ORACLE) == ["cetus", "nike"]


def test_orpheus_transfers_a_card_straight_from_the_oracle_for_1_gold_more():
    arranged = oracle("nike", "cetus").writing().domain(0, "orpheus", "nike", "charon")
    state = arranged.legend(0, "aegis").gold(0, 4).state()
    use(state, "orpheus")
    transfer(state, "nike")
    join(state, 0)
    assert legends(state, 0) == [["aegis", "nike"]]
    assert domain(state, 0) == ["orpheus", "nike", "charon"]
    assert keys(state, state.oracle) == ["cetus"]
    assert gold(state)[0] == 1
    assert state.level_tiles == [-1, 0, -1]


def test_orpheus_needs_the_gold_and_a_card_that_lies_there():
    poor = oracle("cetus").writing().domain(0, "orpheus", "charon").gold(0, 3).state()
    assert why_no_power(poor, "orpheus") == "G5"
    empty = oracle().writing().domain(0, "orpheus", "charon").state()
    assert why_no_power(empty, "orpheus") == "G5"


@pytest.mark.parametrize("sent", ["eagle-of-zeus", "oak-of-dodona"])
def test_orpheus_sets_off_no_instant_and_no_reaction_of_the_card_he_sends(sent):
    state = oracle("eagle-of-zeus", "oak-of-dodona").writing().domain(0, "orpheus").state()
    use(state, "orpheus")
    transfer(state, sent)
    assert legends(state, 0) == [[sent]]
    assert vp(state) == [0, 0, 0]


def test_orpheus_sends_no_more_than_one_card():
    state = oracle("charon", "triton").writing().domain(0, "orpheus").gold(0, 9).state()
    use(state, "orpheus")
    transfer(state, "charon")
    assert cards(state, codes.TRANSFER) == ["orpheus"]
    assert why_no_power(state, "orpheus") == "G10"


def test_orpheus_makes_a_transfer_that_counts_on_top_of_the_lyre():
    arranged = oracle("charon").writing().domain(0, "orpheus", "eagle-of-zeus", "nike", "triton")
    state = arranged.state()
    use(state, "orpheus")
    assert vp(state) == [1, 0, 0]
    transfer(state, "triton")
    new_legend(state)
    use(state, "nike")
    assert vp(state) == [4, 0, 0]


def test_silver_bow_shoots_a_card_of_the_oracle_for_two_vp():
    state = oracle("nike", "charon").domain(0, "silver-bow", "cetus").state()
    use(state, "silver-bow")
    assert cards(state, codes.PAY) == ["charon", "nike"]
    pay(state, "charon")
    assert keys(state, state.oracle) == ["nike"]
    assert state.discard == [number(state, "charon")]
    assert vp(state) == [2, 0, 0]


def test_silver_bow_needs_a_card_at_the_oracle():
    state = oracle().domain(0, "silver-bow", "charon").state()
    assert why_no_power(state, "silver-bow") == "G4"


def test_sibyl_counts_the_families_of_her_legend_that_also_lie_at_the_oracle():
    arranged = oracle("charon", "helm-of-darkness", "nike", "aegis")
    state = arranged.legend(0, "sibyl", "hecate", "cetus").state()
    assert chronos(state)[0] == 4 + 2


def test_sibyl_scores_four_vp_at_an_empty_oracle_and_nothing_alone():
    assert chronos(oracle().legend(0, "sibyl", "hecate").state())[0] == 4
    assert chronos(oracle("muses").legend(0, "sibyl").state())[0] == 0


def test_asclepius_brings_a_card_of_the_oracle_or_of_the_discard_pile_and_each_rival_2_gold():
    state = oracle("nike").agora("asclepius").discard("charon", "cetus").state()
    take(state, "asclepius")
    branch(state, 1)
    bring(state, "charon")
    assert domain(state, 0) == ["asclepius", "charon"]
    assert gold(state) == [4, 6, 6]


def test_asclepius_takes_the_card_with_its_instant_and_never_a_twin():
    arranged = oracle("oak-of-dodona", "charon").agora("asclepius").domain(0, "charon")
    state = arranged.state()
    take(state, "asclepius")
    assert domain(state, 0) == ["charon", "asclepius", "oak-of-dodona"]
    assert (gold(state)[0], vp(state)[0]) == (4, 3)
    assert state.players[0].taken == 1


def test_asclepius_gives_each_rival_2_gold_though_nothing_can_be_brought():
    state = oracle().agora("asclepius").state()
    take(state, "asclepius")
    assert domain(state, 0) == ["asclepius"]
    assert gold(state) == [4, 6, 6]


def test_muses_score_nothing_alone_and_see_no_level_in_a_citizen():
    assert chronos(oracle().legend(0, "muses").state())[0] == 0
    assert chronos(oracle().legend(0, "muses", "pythia", "citizen").state())[0] == 2


def test_muses_want_all_three_levels_in_their_legend():
    assert chronos(oracle().legend(0, "muses", "pythia").state())[0] == 2
    assert chronos(oracle().legend(0, "muses", "pythia", "sibyl").state())[0] == 2 + 3 + 4


def test_every_apollo_design_has_a_test():
    assert designs_without_test("apollo", globals()) == []
