"""Rulings on cards that move, the Oracle, empty piles, and settled questions (K7 to K11, K13 to
K19, K21)."""

import pytest

from petteia import game
from petteia.elysium import codes
from tests.elysium.builders import (
    branch,
    bring,
    can,
    cards,
    dismiss,
    domain,
    join,
    legends,
    name_player,
    number,
    offer,
    pay,
    refusal,
    swap,
    table,
    take,
    take_quest,
    transfer,
    use,
)
from tests.rules.families import (
    DEADLY_PLOTS,
    MISFORTUNE,
    OPULENCE,
    WHY_BOTHER,
    bring_the_oracle,
    copied,
    empty_piles,
    has_ring,
    is_turned,
    on_top,
    tokens,
    write_pack,
)


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    return write_pack(tmp_path_factory.mktemp("pack"))


def swap_with_agora(state, card: str) -> None:
    state.play(codes.SWAP_AGORA + number(state, card))


def swap_with_oracle(state, card: str) -> None:
    state.play(codes.SWAP_ORACLE + number(state, card))


def oracle(state) -> list[str]:
    return [state.catalog.designs[card].key for card in state.oracle]


@pytest.mark.rule("K7")
def test_between_two_domains_a_card_keeps_its_state():
    position = table(2).domain(0, "proteus", "charon", turned=["charon"])
    position = position.domain(1, "cedalion", "mentor", "olive-tree", ringless=["mentor"])
    state = position.state()
    use(state, "proteus")
    swap(state, 1, "mentor")
    assert (has_ring(state, 0, "mentor"), is_turned(state, 1, "charon")) == (False, True)


@pytest.mark.rule("K7")
def test_a_ring_goes_along_between_two_domains():
    state = table(2).domain(0, "proteus", "charon").domain(1, "cedalion", "mentor").state()
    use(state, "proteus")
    swap(state, 1, "mentor")
    assert (has_ring(state, 0, "mentor"), state.players[1].rings.bit_count()) == (True, 1)


@pytest.mark.rule("K7")
def test_a_used_trigger_card_that_is_given_away_stays_used():
    state = table(2).domain(0, "trojan-horse", "nike").state()
    use(state, "trojan-horse")
    pay(state, "trojan-horse")
    assert (domain(state, 1), state.players[1].rings) == (["trojan-horse"], 0)


@pytest.mark.rule("K7")
def test_a_card_that_leaves_for_the_agora_is_straightened_and_a_trigger_card_arrives_with_a_ring(
    pack,
):
    position = table(2, OPULENCE, pack).agora("cedalion", "lemnian-earth")
    state = position.domain(0, "winged-sandals", "libation", turned=["libation"]).state()
    use(state, "winged-sandals")
    offer(state, "libation")
    swap_with_agora(state, "cedalion")
    assert has_ring(state, 0, "cedalion")
    take(state, "libation")
    dismiss(state, "Y")
    assert can(state, codes.POWER, "libation")


@pytest.mark.rule("K7", "G9")
def test_an_instant_does_not_work_by_exchange(pack):
    position = table(2, OPULENCE, pack).agora("lemnian-earth")
    state = position.domain(0, "winged-sandals", "libation").state()
    use(state, "winged-sandals")
    offer(state, "libation")
    assert (domain(state, 0), state.players[0].gold) == (["winged-sandals", "lemnian-earth"], 4)


@pytest.mark.rule("K8")
def test_an_instant_is_finished_before_reactions():
    """Without Gold before it, seat 0 gives Sciron the Gold of Laestrygonians."""
    state = table(2).agora("laestrygonians").gold(0, 0).domain(1, "sciron", "aegis").state()
    take(state, "laestrygonians")
    assert tokens(state, "gold") == [0, 5]


@pytest.mark.rule("K8", "K13")
@pytest.mark.parametrize(("order", "gold"), [([0, 1, 2], [0, 5, 4]), ([0, 2, 1], [0, 4, 5])])
def test_rivals_react_in_disc_order(order, gold):
    """The last Gold of seat 0 goes to the first Sciron."""
    position = table(3).set(order=order).agora("triton").gold(0, 1)
    state = position.domain(1, "sciron").domain(2, "sciron").state()
    take(state, "triton")
    assert tokens(state, "gold") == gold


@pytest.mark.rule("K8")
@pytest.mark.parametrize(("held", "vp"), [(["ganymede", "aegis"], 1), (["aegis", "ganymede"], 0)])
def test_in_a_domain_the_older_card_acts_first(tmp_path, held, vp):
    """Here Ganymede pays 1 Gold for a Quest, and Aegis 1 VP for each Gold."""
    on = 'on={event="quest"}'
    pack = write_pack(
        tmp_path,
        ganymede=f"[{{gain={{gold=1}}, {on}}}]",
        aegis=f'[{{gain={{vp=1}}, per={{count="gold"}}, {on}}}]',
    )
    state = table(3, pack=pack).gold(0, 0).domain(0, *held).state()
    take_quest(state, 1)
    assert (state.players[0].gold, state.players[0].vp) == (1, vp)


@pytest.mark.rule("K8")
def test_reactions_come_before_the_column_is_dismissed():
    state = table(3).agora("chalkeia").state()
    take(state, "chalkeia")
    assert state.legal() == [codes.DISMISS + colour for colour in range(4)]
    assert state.players[0].gold == 5


@pytest.mark.rule("K8")
def test_bonus_tiles_come_before_reactions(tmp_path):
    """Here the Eagle of Zeus pays 1 VP for each Bonus tile."""
    effect = '[{gain={vp=1}, per={count="bonuses"}, on={event="transfer"}}]'
    pack = write_pack(tmp_path, eagle_of_zeus=effect)
    position = table(3, pack=pack).writing().domain(0, "eagle-of-zeus", "charon")
    state = position.legend(0, "olive-tree").state()
    transfer(state, "charon")
    join(state, 0)
    assert state.players[0].vp == 1


@pytest.mark.rule("K8")
def test_a_transfer_is_paid_before_it_pays(pack):
    position = table(3, OPULENCE, pack).writing().gold(0, 0)
    state = position.domain(0, "purse-of-hermes", "stolen-fire").state()
    assert refusal(state, codes.TRANSFER + number(state, "purse-of-hermes")) == "W4"


@pytest.mark.rule("K9")
def test_the_cave_opens_the_oracle_for_ordinary_takes(pack):
    position = table(3, DEADLY_PLOTS, pack).set(oracle=["charon", "pythia"])
    state = position.domain(0, "corycian-cave").state()
    state.play(codes.TAKE_ORACLE + number(state, "charon"))
    assert (domain(state, 0), oracle(state)) == (["corycian-cave", "charon"], ["pythia"])
    assert (state.players[0].taken, state.players[0].gold) == (1, 5)
    dismiss(state, "R")


@pytest.mark.rule("K9", "T2")
def test_a_take_from_the_oracle_needs_the_cave_and_the_columns(pack):
    position = table(3, DEADLY_PLOTS, pack).set(oracle=["pythia", "charon"])
    state = position.columns(0, "BGY").round(2).state()
    pythia = codes.TAKE_ORACLE + number(state, "pythia")
    assert refusal(state, pythia) == "K9"
    state = position.domain(0, "corycian-cave").state()
    assert refusal(state, pythia) == "T2"
    assert can(state, codes.TAKE_ORACLE, "charon")


@pytest.mark.rule("K9", "T8")
@pytest.mark.parametrize(("card", "rule"), [("corycian-cave", "T8"), ("delphic-tripod", None)])
def test_who_has_the_cave_takes_no_citizen_while_an_oracle_card_fits(pack, card, rule):
    position = table(3, DEADLY_PLOTS, pack).set(oracle=["charon", "muses"])
    state = position.columns(0, "BGY", quest=1).round(2).domain(0, card, "olive-tree").state()
    if rule is None:
        assert codes.TAKE_CITIZEN in state.legal()
    else:
        assert refusal(state, codes.TAKE_CITIZEN) == rule


@pytest.mark.rule("K9")
def test_pythia_brings_a_card_without_condition(pack):
    position = table(3, DEADLY_PLOTS, pack).set(oracle=["cassandra", "lemnian-earth"])
    state = position.columns(0, "GY").columns(1, "GY").round(3).domain(0, "pythia").state()
    use(state, "pythia")
    bring(state, "lemnian-earth")
    player = state.players[0]
    assert (domain(state, 0), player.gold, player.taken) == (["pythia", "lemnian-earth"], 6, 2)


@pytest.mark.rule("K9")
def test_delphic_tripod_exchanges_and_takes_nothing(pack):
    """No Instant works, and the own card is left at the Oracle."""
    position = table(3, DEADLY_PLOTS, pack).set(oracle=["lemnian-earth", "nekyia"])
    state = position.domain(0, "delphic-tripod", "charon").state()
    use(state, "delphic-tripod")
    offer(state, "charon")
    swap_with_oracle(state, "lemnian-earth")
    assert oracle(state) == ["nekyia", "charon"]
    assert domain(state, 0) == ["delphic-tripod", "lemnian-earth"]
    assert (state.players[0].gold, state.players[0].vp) == (4, 1)


@pytest.mark.rule("K9")
def test_orpheus_transfers_straight_from_the_oracle(pack):
    """A twin in the Domain is no obstacle, and no Instant works."""
    position = table(3, DEADLY_PLOTS, pack).set(oracle=["lemnian-earth", "nekyia"]).writing()
    state = position.domain(0, "orpheus", "lemnian-earth").gold(0, 2).state()
    use(state, "orpheus")
    assert (legends(state, 0), state.players[0].gold) == ([["lemnian-earth"]], 1)
    assert (domain(state, 0), oracle(state)) == (["orpheus", "lemnian-earth"], ["nekyia"])


@pytest.mark.rule("K9")
def test_a_card_from_the_oracle_counts_as_a_transfer(pack):
    position = table(3, WHY_BOTHER, pack).set(oracle=["enyo"]).writing().gold(0, 9)
    state = position.domain(0, "orpheus", "alala").state()
    assert not can(state, codes.POWER, "alala")
    use(state, "orpheus")
    use(state, "alala")
    assert state.players[0].pp == 2


@pytest.mark.rule("K9")
def test_the_oracle_is_not_refilled_before_the_awakening(pack):
    state = table(3, DEADLY_PLOTS, pack).set(oracle=["charon"]).domain(0, "silver-bow").state()
    use(state, "silver-bow")
    assert (oracle(state), state.players[0].vp) == ([], 2)


@pytest.mark.rule("K10")
def test_a_card_discarded_by_cassandra_can_come_back(pack):
    position = table(3, DEADLY_PLOTS, pack).set(oracle=["charon"]).domain(0, "cassandra")
    state = position.state()
    empty_piles(state)
    use(state, "cassandra")
    assert (oracle(state), state.discard, state.players[0].vp) == (["charon"], [], 1)


@pytest.mark.rule("K10")
def test_with_both_piles_empty_the_rest_of_the_power_still_happens():
    state = table(3).domain(0, "areopagus").state()
    empty_piles(state)
    use(state, "areopagus")
    assert (domain(state, 0), tokens(state, "gold")) == (["areopagus"], [5, 5, 5])


@pytest.mark.rule("K10", "S10")
def test_an_empty_pile_is_made_of_the_discard_pile():
    state = table(3).domain(0, "areopagus").state()
    state.discard = [number(state, "nike")]
    state.pile = []
    use(state, "areopagus")
    assert (domain(state, 0), state.discard) == (["areopagus", "nike"], [])


@pytest.mark.rule("K10")
def test_an_empty_discard_pile_leaves_alcestis_her_gold():
    state = table(3).agora("alcestis").state()
    take(state, "alcestis")
    assert state.players[0].gold == 4 + 3


@pytest.mark.rule("K10", "G5")
def test_a_power_that_only_draws_is_not_offered_with_both_piles_empty(tmp_path):
    pack = write_pack(tmp_path, areopagus='[{bring={n=1, from="pile", to="domain"}}]')
    state = table(3, pack=pack).domain(0, "areopagus", "olive-tree").state()
    assert can(state, codes.POWER, "areopagus")
    empty_piles(state)
    use(state, "olive-tree")
    assert refusal(state, codes.POWER + number(state, "areopagus")) == "G5"


@pytest.mark.rule("K11")
def test_a_card_is_not_exchanged_for_its_twin_in_the_agora(pack):
    position = table(3, OPULENCE, pack).agora("winged-sandals", "libation")
    state = position.domain(0, "winged-sandals", "olive-tree").state()
    use(state, "winged-sandals")
    offer(state, "winged-sandals")
    assert domain(state, 0) == ["olive-tree", "libation"]


@pytest.mark.rule("K11", "G5")
def test_a_twin_alone_is_no_partner_in_the_agora(pack):
    position = table(3, OPULENCE, pack).agora("winged-sandals")
    state = position.domain(0, "winged-sandals").state()
    assert refusal(state, codes.POWER + number(state, "winged-sandals")) == "G5"


@pytest.mark.rule("K11")
def test_a_card_is_not_exchanged_for_its_twin_at_the_oracle(pack):
    position = table(3, DEADLY_PLOTS, pack).set(oracle=["charon"])
    state = position.domain(0, "delphic-tripod", "charon").state()
    use(state, "delphic-tripod")
    assert (domain(state, 0), state.players[0].vp) == (["delphic-tripod", "charon"], 1)


@pytest.mark.rule("K11")
def test_twins_may_be_exchanged_between_two_domains():
    """The turned Charon goes, the straight one comes."""
    position = table(2).domain(0, "proteus", "charon", turned=["charon"]).domain(1, "charon")
    state = position.state()
    use(state, "proteus")
    assert (is_turned(state, 0, "charon"), is_turned(state, 1, "charon")) == (False, True)


@pytest.mark.rule("K13")
def test_disc_order_starts_at_the_lowest_disc_and_leaves_the_user_out():
    position = table(3).set(order=[2, 0, 1]).columns(2, "BGY").domain(0, "trident")
    state = position.vp(1, 3).vp(2, 3).state()
    use(state, "trident")
    assert state.to_move() == 2
    branch(state, 0)
    assert state.to_move() == 1


@pytest.mark.rule("K14")
def test_reactions_to_a_take_see_what_its_instant_has_brought(pack):
    """Asclepius brings Castalian Spring, which pays for both takes."""
    position = table(3, WHY_BOTHER, pack).set(oracle=["castalian-spring"]).agora("asclepius")
    state = position.state()
    take(state, "asclepius")
    assert state.players[0].vp == 2


@pytest.mark.rule("K14")
def test_reactions_to_a_use_see_the_domain_after_it(pack):
    state = table(3, OPULENCE, pack).domain(0, "hermaion").state()
    on_top(state, "maia")
    use(state, "hermaion")
    assert (domain(state, 0), state.players[0].vp) == (["hermaion", "maia"], 1)


@pytest.mark.rule("K14")
@pytest.mark.parametrize(("paid", "vp"), [("maia", 0), ("kerykes", 1)])
def test_a_card_that_has_left_does_not_react_to_a_use(pack, paid, vp):
    position = table(3, MISFORTUNE, pack).domain(0, "pomegranate-seeds", "kerykes", "maia")
    state = position.state()
    use(state, "pomegranate-seeds")
    pay(state, paid)
    assert state.players[0].vp == vp


@pytest.mark.rule("K14")
@pytest.mark.parametrize(("held", "pp"), [([], 0), (["penthesilea"], 1)])
def test_a_card_straight_from_the_oracle_does_not_react_to_itself(pack, held, pp):
    position = table(3, WHY_BOTHER, pack).set(oracle=["penthesilea"]).writing()
    state = position.domain(0, "orpheus", *held).gold(0, 4).state()
    use(state, "orpheus")
    assert (legends(state, 0), state.players[0].pp) == ([["penthesilea"]], pp)


@pytest.mark.rule("K15")
def test_only_powers_the_user_can_pay_are_offered_for_use(pack):
    position = table(3, OPULENCE, pack).domain(0, "caduceus").gold(0, 1)
    state = position.domain(1, "libation", "shield-of-achilles", "olive-tree").state()
    use(state, "caduceus")
    assert copied(state, 1, "libation") in state.legal()
    assert refusal(state, copied(state, 1, "shield-of-achilles")) == "K15"


@pytest.mark.rule("K15", "G5")
@pytest.mark.parametrize("card", ["libation", "winged-sandals", "caduceus"])
def test_use_is_not_offered_without_a_power_that_changes_something(pack, card):
    """The user has no Gold for Libation and no partner for Winged Sandals."""
    position = table(3, OPULENCE, pack).domain(0, "caduceus").domain(1, card).gold(0, 0)
    state = position.state()
    assert refusal(state, codes.POWER + number(state, "caduceus")) == "G5"


@pytest.mark.rule("K16")
@pytest.mark.parametrize(("named", "gold"), [(1, [4, 4, 4]), (2, [5, 4, 3])])
def test_all_players_tied_for_the_most_are_offered(named, gold):
    """Seat 1 is guarded: choosing it does nothing."""
    state = table(3).writing().domain(0, "sirens").domain(1, "aegis").state()
    use(state, "sirens")
    assert state.legal() == [codes.PLAYER + 1, codes.PLAYER + 2]
    name_player(state, named)
    assert tokens(state, "gold") == gold


@pytest.mark.rule("K16", "G5")
def test_a_power_against_guarded_players_only_is_not_offered():
    position = table(3).writing().domain(0, "sirens").domain(1, "aegis")
    state = position.domain(2, "aegis").state()
    assert refusal(state, codes.POWER + number(state, "sirens")) == "G5"


@pytest.mark.rule("K17")
def test_the_own_card_is_chosen_first_and_only_with_a_partner():
    position = table(3).domain(0, "proteus", "charon", "hecate").domain(1, "hypnos", "nike")
    state = position.state()
    use(state, "proteus")
    assert set(cards(state, codes.OFFER)) == {"proteus", "charon"}
    assert refusal(state, codes.OFFER + number(state, "hecate")) == "K17"
    assert refusal(state, codes.SWAP + (1 << 7) + number(state, "hypnos")) == "K17"


@pytest.mark.rule("K17")
def test_an_arriving_card_is_the_newest():
    position = table(3).domain(0, "proteus", "charon", "hecate").domain(1, "hypnos", "nike")
    state = position.state()
    use(state, "proteus")
    offer(state, "charon")
    assert domain(state, 0) == ["proteus", "hecate", "hypnos"]
    assert domain(state, 1) == ["nike", "charon"]


@pytest.mark.rule("K18")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_setup_deals_the_agora_before_the_oracle(tmp_path, seed):
    """The same deck with and without the Oracle: the next four cards go there."""
    plain = game("elysium").new(players=3, seed=seed)
    foretold = game("elysium").new(
        players=3, seed=seed, pack=bring_the_oracle(tmp_path / "pack", "zeus")
    )
    assert foretold.agora == plain.agora
    assert foretold.oracle == plain.pile[:-5:-1]


@pytest.mark.rule("K18")
@pytest.mark.parametrize(
    ("pediment", "columns", "quests"),
    [
        ("YBRG", "YB", [1]),
        ("YBRG", "RG", [2]),
        ("YBRG", "BR", [1, 2]),
        ("GYBR", "GY", [1]),
        ("GYBR", "BR", [2]),
    ],
)
def test_two_players_quests_lie_below_two_colours_each(pediment, columns, quests):
    position = table(2).set(pediment=pediment).columns(0, columns).round(3)
    state = position.domain(0, "olive-tree").state()
    offered = [action - codes.TAKE_QUEST for action in state.legal() if action < codes.POWER]
    assert offered == quests


@pytest.mark.rule("K19")
def test_a_citizen_from_empty_piles_is_a_take_without_a_card():
    position = table(2).columns(0, "BGY", quest=1).round(2).domain(0, "olive-tree")
    state = position.state()
    empty_piles(state)
    state.play(codes.TAKE_CITIZEN)
    assert (state.players[0].citizens, state.players[0].taken) == ([], 1)
    dismiss(state, "B")
    assert state.dump()["seats"][0]["columns"] == "GY"


@pytest.mark.rule("K19")
def test_with_only_twins_left_nothing_is_brought():
    state = table(3).domain(0, "areopagus", "charon").state()
    empty_piles(state)
    state.pile = [number(state, "charon")]
    use(state, "areopagus")
    assert (domain(state, 0), state.players[0].gold) == (["areopagus", "charon"], 5)


@pytest.mark.rule("K19")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed():
    state = table(3).domain(0, "areopagus").state()
    state.pile, state.discard = [number(state, "nike")], [number(state, "triton")]
    use(state, "areopagus")
    assert (state.pile, state.discard) == ([], [number(state, "triton")])


@pytest.mark.rule("K21")
def test_nothing_is_used_between_a_take_and_its_dismissal():
    state = table(3).agora("nike").domain(0, "walking-tripods").state()
    assert can(state, codes.POWER, "walking-tripods")
    take(state, "nike")
    assert refusal(state, codes.POWER + number(state, "walking-tripods")) == "K21"
    dismiss(state, "G")
    assert can(state, codes.POWER, "walking-tripods")
