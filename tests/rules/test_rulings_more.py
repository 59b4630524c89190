"""Rulings on cards that move, the Oracle, empty piles, and settled questions (K7 to K23)."""

import pytest

from petteia.elysium import codes
from petteia.kernel.reading import ReadError
from petteia import game
from tests.elysium.builders import (
    branch,
    bring,
    can,
    cards,
    discard,
    dismiss,
    domain,
    end_turn,
    join,
    legends,
    mark,
    name_player,
    new_legend,
    number,
    offer,
    pay,
    refusal,
    stop,
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
    WASTELAND,
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
    state = table(2).agora("laestrygonians").gold(0, 0).gold(1, 0).domain(1, "sciron").state()
    take(state, "laestrygonians")
    discard(state, "sciron") if cards(state, codes.DISCARD) else None
    assert tokens(state, "gold") == [1, 0]


@pytest.mark.rule("K8", "K13")
@pytest.mark.parametrize(("order", "gold"), [([0, 1, 2], [0, 5, 4]), ([0, 2, 1], [0, 4, 5])])
def test_rivals_react_in_disc_order(order, gold):
    """The last Gold of seat 0 goes to the first Sciron."""
    position = table(3).set(order=order).agora("triton").gold(0, 1)
    state = position.domain(1, "sciron").domain(2, "sciron").state()
    take(state, "triton")
    assert tokens(state, "gold") == gold


@pytest.mark.rule("K8")
@pytest.mark.parametrize(("older", "newer", "vp"), [("ganymede", "aegis", 1), ("aegis", "ganymede", 0)])
def test_in_a_domain_the_older_card_acts_first(tmp_path, older, newer, vp):
    """Here Ganymede pays 1 Gold for a Quest, and Aegis 1 VP for each Gold."""
    on = 'on={event="quest"}'
    pack = write_pack(
        tmp_path,
        ganymede=f"[{{gain={{gold=1}}, {on}}}]",
        aegis=f'[{{gain={{vp=1}}, per={{count="gold"}}, {on}}}]',
    )
    state = table(3, pack=pack).gold(0, 0).domain(0, older, newer).state()
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
    state = table(3, OPULENCE, pack).writing().gold(0, 0).domain(0, "purse-of-hermes", "stolen-fire")
    state = state.state()
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
def test_a_card_left_at_the_oracle_slides_into_the_next_agora(pack):
    """Delphic Tripod exchanges and takes nothing: no Instant works."""
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


@pytest.mark.rule("K12")
def test_a_power_is_not_stopped_while_nothing_has_changed():
    state = table(3).domain(0, "charon", "nike").state()
    use(state, "charon")
    assert codes.STOP not in state.legal()
    assert refusal(state, codes.STOP) == "K12"


@pytest.mark.rule("K12")
def test_an_exchange_is_not_stopped_while_nothing_has_changed():
    state = table(2).domain(0, "proteus", "charon", "triton").domain(1, "hypnos", "nike").state()
    use(state, "proteus")
    assert refusal(state, codes.STOP) == "K12"


@pytest.mark.rule("K12")
def test_a_power_may_be_stopped_once_it_has_changed_something():
    """Nekyia has been paid."""
    state = table(3).domain(0, "nekyia", "charon", "nike").state()
    use(state, "nekyia")
    pay(state, "charon")
    stop(state)
    assert (domain(state, 0), legends(state, 0)) == (["nekyia", "nike"], [])


@pytest.mark.rule("K12")
def test_a_power_may_be_stopped_if_a_later_step_changes_something(pack):
    position = table(3, DEADLY_PLOTS, pack).set(oracle=["nekyia"])
    state = position.domain(0, "delphic-tripod", "charon").state()
    use(state, "delphic-tripod")
    stop(state)
    assert (domain(state, 0), state.players[0].vp) == (["delphic-tripod", "charon"], 1)


@pytest.mark.rule("K12")
def test_who_is_merely_allowed_something_may_decline():
    state = table(2).gold(0, 0).domain(0, "panathenaea").domain(1, "charon").state()
    use(state, "panathenaea")
    assert state.to_move() == 1
    stop(state)
    assert domain(state, 1) == ["charon"]
