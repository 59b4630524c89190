"""The Oracle: a Family that brings it into play, and powers that look there (S8, A2, A4, K9)."""

import pytest

from petteia import game
from petteia.elysium import codes
from petteia.elysium.scoring import score
from tests.elysium.builders import (
    branch,
    bring,
    can,
    cards,
    discard,
    domain,
    join,
    legends,
    new_legend,
    number,
    offer,
    pay,
    refusal,
    stop,
    table,
    take,
    transfer,
    use,
)
from tests.elysium.test_powers import add_family, draw_next, gold, vp, why_no_power

FAMILIES = ["apollo", "athena", "hades", "poseidon", "zeus"]
APOLLO = """
omphalos         1 2 R  instant   {gain={vp=1}, per={count="families", in="oracle"}}, {gain={gold=1}, if={column="B"}}
cassandra        1 2 BK activate  {discard={n=1, from="oracle"}}, {bring={n=1, from="pile", to="oracle"}}, {gain={vp=1}}
castalian-spring 1 2 Y  permanent {gain={vp=1}, on={event="take", family="apollo"}}
muses            1 1 G  chronos=  {gain={vp=2}}, {gain={vp=3}, if={count="levels", in="legend", min=3}}
pythia           2 2 RG trigger   {bring={n=1, from="oracle", to="domain"}}
corycian-cave    2 2 B  permanent {source="oracle"}, {gain={gold=1}, on={event="take", from="oracle"}}
hymn-to-demeter  2 2 G  eleusis   {gain={vp=1}, per={count="levels", in="oracle"}}
delphic-tripod   2 1 Y  activate  {exchange={with="oracle"}}, {gain={vp=1}}
orpheus          3 2 RY legend    {transfer={n=1, from="oracle"}}
silver-bow       3 2 RK activate  {pay={cards=1, from="oracle"}}, {gain={vp=2}}
sibyl            3 2 G  chronos≠  {gain={vp=2}}, {gain={vp=2}, per={count="families", in="legend", also="oracle"}}
asclepius        3 1 B  instant   {choose=[[{bring={n=1, from="oracle", to="domain"}}], [{bring={n=1, from="discard", to="domain"}}]]}, {gain={gold=1}}
"""  # noqa: E501


@pytest.fixture(scope="module")
def pack(tmp_path_factory) -> str:
    """The house edition and Apollo."""
    folder = tmp_path_factory.mktemp("apollo")
    return str(add_family(folder, "apollo", APOLLO, "oracle = true"))


@pytest.fixture
def oracle(pack):
    """Sets a table with these cards at the Oracle."""
    return lambda *cards, players=3: table(players, FAMILIES, pack).set(oracle=list(cards))


def at_oracle(state) -> list[str]:
    return [state.catalog.designs[card].key for card in state.oracle]


def take_at_oracle(state, card: str) -> None:
    state.play(codes.TAKE_ORACLE + number(state, card))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_oracle_begins_with_four_cards_beside_a_full_agora(pack, players):
    state = game("elysium").new(players=players, families=FAMILIES, pack=pack, seed=3)
    assert len(state.oracle) == 4
    assert len(state.agora) == 3 * players + 1
    assert len(state.pile) == 105 - 4 - len(state.agora)


def test_without_the_family_that_brings_it_there_is_no_oracle(pack):
    families = ["athena", "hades", "hephaestus", "poseidon", "zeus"]
    state = game("elysium").new(players=3, families=families, pack=pack, seed=3)
    assert state.oracle == []
    assert refusal(state, codes.TAKE_ORACLE) == "S8"


def test_the_oracle_slides_into_the_next_agora_and_is_filled_anew(oracle):
    foretold = ["cetus", "nike", "muses", "sibyl"]
    arranged = oracle(*foretold, players=2).agora("charon", "aegis").writing()
    state = arranged.domain(0, "triton").state()
    expected = state.pile[::-1]
    stop(state)
    agora = [state.catalog.designs[card].key for card in state.agora]
    assert agora[:4] == foretold
    assert state.agora[4:] == expected[:3]
    assert state.oracle == expected[3:7]
    assert state.discard == [number(state, "charon"), number(state, "aegis")]


def test_nobody_takes_from_the_oracle_without_a_power(oracle):
    state = oracle("triton").state()
    assert refusal(state, codes.TAKE_ORACLE + number(state, "triton")) == "K9"


def test_corycian_cave_opens_the_oracle_for_takes_and_pays_one_gold(oracle):
    state = oracle("triton", "nike").domain(0, "corycian-cave").state()
    take_at_oracle(state, "triton")
    assert domain(state, 0) == ["corycian-cave", "triton"]
    assert at_oracle(state) == ["nike"]
    assert state.players[0].taken == 1
    assert gold(state) == [5, 4, 4]
    assert all(action in range(codes.DISMISS, codes.DISMISS + 4) for action in state.legal())


def test_corycian_cave_asks_for_the_columns_of_the_card(oracle):
    arranged = oracle("triton", "nike").domain(0, "corycian-cave").round(2)
    state = arranged.state()
    assert refusal(state, codes.TAKE_ORACLE + number(state, "triton")) == "T2"
    assert can(state, codes.TAKE_ORACLE, "nike")


def test_corycian_cave_lets_no_twin_in(oracle):
    state = oracle("triton").domain(0, "corycian-cave", "triton").state()
    assert refusal(state, codes.TAKE_ORACLE + number(state, "triton")) == "T4"


def test_corycian_cave_closes_the_way_to_citizens_while_a_card_there_fits(oracle):
    arranged = oracle("nike", players=2).columns(0, "GY", quest=2).columns(1, "RB", quest=1)
    state = arranged.domain(0, "corycian-cave", "libation").set(round=3).state()
    assert cards(state, codes.TAKE_ORACLE) == ["nike"]
    assert refusal(state, codes.TAKE_CITIZEN) == "T8"


def test_corycian_cave_leaves_citizens_where_nothing_there_fits(oracle):
    arranged = oracle("triton", players=2).columns(0, "GY", quest=2).columns(1, "RB", quest=1)
    state = arranged.domain(0, "corycian-cave", "libation").set(round=3).state()
    assert codes.TAKE_CITIZEN in state.legal()


def test_corycian_cave_of_a_rival_opens_nothing(oracle):
    state = oracle("triton").domain(1, "corycian-cave").state()
    assert not can(state, codes.TAKE_ORACLE, "triton")


def test_corycian_cave_pays_for_no_card_of_the_agora(oracle):
    state = oracle("nike").domain(0, "corycian-cave").agora("triton").state()
    take(state, "triton")
    assert gold(state) == [4, 4, 4]


def test_corycian_cave_pays_for_a_card_that_pythia_brings_from_there(oracle):
    state = oracle("triton").domain(0, "corycian-cave", "pythia").state()
    use(state, "pythia")
    assert gold(state) == [5, 4, 4]


def test_pythia_brings_a_card_without_columns_and_beyond_the_takes_of_the_epoch(oracle):
    arranged = oracle("oak-of-dodona", "nike", "pythia").domain(0, "pythia")
    state = arranged.columns(0, "RB").round(3).state()
    use(state, "pythia")
    assert cards(state, codes.BRING) == ["oak-of-dodona", "nike"]
    bring(state, "oak-of-dodona")
    assert vp(state) == [2, 0, 0]
    assert state.players[0].taken == 2
    assert at_oracle(state) == ["nike", "pythia"]


@pytest.mark.parametrize("there", [[], ["charon", "pythia"]])
def test_pythia_is_silent_where_nothing_but_twins_lies(oracle, there):
    state = oracle(*there).domain(0, "pythia", "charon").state()
    assert why_no_power(state, "pythia") == "G5"


def test_omphalos_counts_the_families_at_the_oracle_and_wants_a_blue_column(oracle):
    state = oracle("nike", "horae", "charon", "cetus").agora("omphalos").state()
    take(state, "omphalos")
    assert (gold(state)[0], vp(state)[0]) == (5, 3)


def test_omphalos_brings_no_gold_without_the_blue_column(oracle):
    arranged = oracle("nike").agora("omphalos").round(2).columns(0, "RGY")
    state = arranged.state()
    take(state, "omphalos")
    assert (gold(state)[0], vp(state)[0]) == (4, 1)


def test_cassandra_discards_a_card_of_the_oracle_and_adds_a_new_one(oracle):
    state = oracle("nike", "charon").domain(0, "cassandra").state()
    draw_next(state, "cetus")
    use(state, "cassandra")
    discard(state, "nike")
    assert at_oracle(state) == ["charon", "cetus"]
    assert state.discard == [number(state, "nike")]
    assert vp(state) == [1, 0, 0]


def test_cassandra_may_see_the_discarded_card_return_from_an_empty_pile(oracle):
    state = oracle("nike").domain(0, "cassandra").state()
    state.gone += state.pile
    state.pile = []
    use(state, "cassandra")
    assert at_oracle(state) == ["nike"]
    assert vp(state) == [1, 0, 0]


def test_castalian_spring_pays_for_its_own_arrival_and_for_brought_cards(oracle):
    state = oracle("muses").agora("castalian-spring").domain(0, "pythia").state()
    use(state, "pythia")
    assert vp(state) == [0, 0, 0]
    take(state, "castalian-spring")
    assert vp(state) == [1, 0, 0]


def test_hymn_to_demeter_counts_the_levels_at_the_oracle(oracle):
    state = oracle("nike", "aegis", "cetus").domain(0, "hymn-to-demeter", "iacchus").state()
    use(state, "hymn-to-demeter")
    assert vp(state) == [2, 0, 0]


def test_hymn_to_demeter_is_not_sung_to_an_empty_oracle(oracle):
    state = oracle().domain(0, "hymn-to-demeter", "iacchus").state()
    assert why_no_power(state, "hymn-to-demeter") == "G5"


def test_delphic_tripod_exchanges_a_card_with_the_oracle_and_takes_nothing(oracle):
    arranged = oracle("oak-of-dodona", "proteus").domain(0, "delphic-tripod", "cetus")
    state = arranged.state()
    use(state, "delphic-tripod")
    offer(state, "cetus")
    state.play(codes.SWAP_ORACLE + number(state, "oak-of-dodona"))
    assert domain(state, 0) == ["delphic-tripod", "oak-of-dodona"]
    assert at_oracle(state) == ["proteus", "cetus"]
    assert vp(state) == [1, 0, 0]


def test_delphic_tripod_gives_a_ring_to_a_trigger_card_from_outside(oracle):
    arranged = oracle("thunderbolt").domain(0, "delphic-tripod", "cetus").seat(0, rings=[])
    state = arranged.legend(0, "nike").state()
    use(state, "delphic-tripod")
    offer(state, "cetus")
    assert state.players[0].rings == 1 << number(state, "thunderbolt")


def test_delphic_tripod_may_be_used_for_its_vp_alone(oracle):
    state = oracle("nike").domain(0, "delphic-tripod").state()
    use(state, "delphic-tripod")
    stop(state)
    assert domain(state, 0) == ["delphic-tripod"]
    assert vp(state) == [1, 0, 0]


def test_delphic_tripod_never_swaps_a_card_for_its_twin(oracle):
    state = oracle("charon", "nike", "cetus").domain(0, "delphic-tripod", "charon").state()
    use(state, "delphic-tripod")
    offer(state, "charon")
    assert cards(state, codes.SWAP_ORACLE) == ["cetus", "nike"]


def test_orpheus_transfers_a_card_straight_from_the_oracle(oracle):
    arranged = oracle("nike", "cetus").writing().domain(0, "orpheus", "nike", "charon")
    state = arranged.legend(0, "aegis").gold(0, 3).state()
    use(state, "orpheus")
    transfer(state, "nike")
    join(state, 0)
    assert legends(state, 0) == [["aegis", "nike"]]
    assert domain(state, 0) == ["orpheus", "nike", "charon"]
    assert at_oracle(state) == ["cetus"]
    assert gold(state)[0] == 1
    assert state.level_tiles == [-1, 0, -1]


def test_orpheus_needs_the_gold_and_a_card_that_lies_there(oracle):
    poor = oracle("cetus").writing().domain(0, "orpheus", "charon").gold(0, 2).state()
    assert why_no_power(poor, "orpheus") == "G5"
    empty = oracle().writing().domain(0, "orpheus", "charon").state()
    assert why_no_power(empty, "orpheus") == "G5"


def test_orpheus_sets_off_no_instant_and_no_reaction_of_the_card_he_sends(oracle):
    arranged = oracle("eagle-of-zeus", "oak-of-dodona").writing().domain(0, "orpheus")
    state = arranged.state()
    use(state, "orpheus")
    transfer(state, "eagle-of-zeus")
    assert vp(state) == [0, 0, 0]


def test_orpheus_makes_a_transfer_that_counts_on_top_of_the_lyre(oracle):
    arranged = oracle("charon").writing().domain(0, "orpheus", "eagle-of-zeus", "nike", "triton")
    state = arranged.state()
    use(state, "orpheus")
    assert vp(state) == [1, 0, 0]
    transfer(state, "triton")
    new_legend(state)
    use(state, "nike")
    assert vp(state) == [4, 0, 0]


def test_silver_bow_shoots_a_card_of_the_oracle_for_two_vp(oracle):
    state = oracle("nike", "charon").domain(0, "silver-bow", "cetus").state()
    use(state, "silver-bow")
    assert cards(state, codes.PAY) == ["charon", "nike"]
    pay(state, "charon")
    assert at_oracle(state) == ["nike"]
    assert state.discard == [number(state, "charon")]
    assert vp(state) == [2, 0, 0]


def test_silver_bow_needs_a_card_at_the_oracle(oracle):
    state = oracle().domain(0, "silver-bow", "charon").state()
    assert why_no_power(state, "silver-bow") == "G4"


def test_no_card_of_the_oracle_is_paid_for_nothing(tmp_path):
    power = '{pay={cards=1, from="oracle"}}, {bring={n=1, from="oracle", to="domain"}}'
    rows = APOLLO.replace('{pay={cards=1, from="oracle"}}, {gain={vp=2}}', power)
    pack = str(add_family(tmp_path, "apollo", rows, "oracle = true"))
    state = table(3, FAMILIES, pack).set(oracle=["nike"]).domain(0, "silver-bow").state()
    assert not can(state, codes.POWER, "silver-bow")


def test_sibyl_counts_the_families_of_her_legend_that_also_lie_at_the_oracle(oracle):
    arranged = oracle("charon", "helm-of-darkness", "nike", "aegis")
    state = arranged.legend(0, "sibyl", "hecate", "cetus").state()
    assert score(state)[0].chronos == 4


def test_asclepius_brings_a_card_of_the_oracle_or_of_the_discard_pile(oracle):
    state = oracle("nike").agora("asclepius").discard("charon", "cetus").state()
    take(state, "asclepius")
    branch(state, 1)
    bring(state, "charon")
    assert domain(state, 0) == ["asclepius", "charon"]
    assert gold(state) == [5, 4, 4]


def test_asclepius_gains_gold_though_nothing_can_be_brought(oracle):
    state = oracle().agora("asclepius").state()
    take(state, "asclepius")
    assert domain(state, 0) == ["asclepius"]
    assert gold(state) == [5, 4, 4]


def test_muses_want_all_three_levels_in_their_legend(oracle):
    assert score(oracle().legend(0, "muses", "pythia").state())[0].chronos == 2
    assert score(oracle().legend(0, "muses", "pythia", "sibyl").state())[0].chronos == 2 + 3 + 2
