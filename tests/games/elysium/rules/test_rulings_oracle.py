"""Oracle cards taken early (K9), what setup deals there (K18), and empty piles (K10, K19)."""

import pytest

from petteia import game
from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    bring,
    can,
    dismiss,
    domain,
    gold,
    keys,
    legends,
    number,
    offer,
    refusal,
    swap_at_oracle,
    table,
    take,
    take_at_oracle,
    use,
    why_no_power,
)
from tests.games.elysium.packs import pack_with
from tests.games.elysium.rules.tables import DEADLY_PLOTS, WHY_BOTHER, changed_pack, leave_only


def oracle(*cards: str, families: list[str] = DEADLY_PLOTS) -> table:
    """Three players; these cards lie at the Oracle."""
    return table(3, families).set(oracle=list(cards))


@pytest.mark.rule("K9")
def test_the_cave_opens_the_oracle_for_ordinary_takes():
    state = oracle("charon", "pythia").domain(0, "corycian-cave").state()
    take_at_oracle(state, "charon")
    assert domain(state, 0) == ["corycian-cave", "charon"]
    assert keys(state, state.oracle) == ["pythia"]
    assert (state.players[0].taken, state.players[0].gold) == (1, 5)
    dismiss(state, "R")


@pytest.mark.rule("K9", "T2")
def test_a_take_from_the_oracle_needs_the_cave_and_the_columns():
    position = oracle("pythia", "charon").columns(0, "BGY").round(2)
    state = position.state()
    pythia = codes.TAKE_ORACLE + number(state, "pythia")
    assert refusal(state, pythia) == "K9"
    state = position.domain(0, "corycian-cave").state()
    assert refusal(state, pythia) == "T2"
    assert can(state, codes.TAKE_ORACLE, "charon")


@pytest.mark.rule("K9", "T8")
def test_who_has_the_cave_takes_no_citizen_while_an_oracle_card_fits():
    position = oracle("charon", "muses").columns(0, "BGY", quest=1).round(2)
    state = position.domain(0, "delphic-tripod", "olive-tree").state()
    assert codes.TAKE_CITIZEN in state.legal()
    state = position.domain(0, "corycian-cave", "olive-tree").state()
    assert refusal(state, codes.TAKE_CITIZEN) == "T8"


@pytest.mark.rule("K9")
def test_pythia_brings_a_card_without_condition():
    """Her owner's blue Column, which Lemnian Earth asks for, has gone."""
    position = oracle("cassandra", "lemnian-earth").columns(0, "GY").round(3)
    state = position.domain(0, "pythia").state()
    use(state, "pythia")
    bring(state, "lemnian-earth")
    player = state.players[0]
    assert (domain(state, 0), player.gold, player.taken) == (["pythia", "lemnian-earth"], 5, 2)


@pytest.mark.rule("K9")
def test_delphic_tripod_exchanges_and_takes_nothing():
    """No Instant works, and the own card is left at the Oracle."""
    state = oracle("lemnian-earth", "nekyia").domain(0, "delphic-tripod", "charon").state()
    use(state, "delphic-tripod")
    offer(state, "charon")
    swap_at_oracle(state, "lemnian-earth")
    assert keys(state, state.oracle) == ["nekyia", "charon"]
    assert domain(state, 0) == ["delphic-tripod", "lemnian-earth"]
    assert (state.players[0].gold, state.players[0].vp) == (4, 0)


@pytest.mark.rule("K9")
def test_orpheus_transfers_straight_from_the_oracle():
    """A twin in the Domain is no obstacle, and no Instant works."""
    position = oracle("lemnian-earth", "nekyia").writing().gold(0, 3)
    state = position.domain(0, "orpheus", "lemnian-earth").state()
    use(state, "orpheus")
    assert (legends(state, 0), state.players[0].gold) == ([["lemnian-earth"]], 1)
    assert domain(state, 0) == ["orpheus", "lemnian-earth"]
    assert keys(state, state.oracle) == ["nekyia"]


@pytest.mark.rule("K9")
def test_a_card_from_the_oracle_counts_as_a_transfer():
    position = oracle("enyo", families=WHY_BOTHER).writing().gold(0, 9)
    state = position.domain(0, "orpheus", "alala").state()
    assert not can(state, codes.POWER, "alala")
    use(state, "orpheus")
    use(state, "alala")
    assert state.players[0].pp == 2


@pytest.mark.rule("K9")
def test_the_oracle_is_not_refilled_before_the_awakening():
    state = oracle("charon").domain(0, "silver-bow").state()
    use(state, "silver-bow")
    assert (state.oracle, state.players[0].vp) == ([], 2)


@pytest.mark.rule("K18")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_setup_deals_the_agora_before_the_oracle(tmp_path, seed):
    """The same deck with and without the Oracle, which here Zeus brings: the next four cards go
    there."""
    zeus = 'key = "zeus"'
    pack = changed_pack(tmp_path, "pack.toml", zeus, f"{zeus}\noracle = true")
    plain = game("elysium").new(players=3, seed=seed)
    foretold = game("elysium").new(players=3, seed=seed, pack=pack)
    assert foretold.agora == plain.agora
    assert foretold.oracle == plain.pile[:-5:-1]


@pytest.mark.rule("K10")
def test_a_card_discarded_by_cassandra_can_come_back():
    state = oracle("charon").domain(0, "cassandra").state()
    leave_only(state)
    use(state, "cassandra")
    assert (keys(state, state.oracle), state.discard) == (["charon"], [])
    assert state.players[0].vp == 1


@pytest.mark.rule("K10")
def test_an_empty_discard_pile_leaves_alcestis_her_gold():
    state = table(3).agora("alcestis").state()
    take(state, "alcestis")
    assert state.players[0].gold == 4 + 3


@pytest.mark.rule("K10")
def test_asclepius_has_his_other_branch_beside_an_empty_discard_pile():
    state = oracle("charon").agora("asclepius").state()
    take(state, "asclepius")
    assert (domain(state, 0), gold(state)) == (["asclepius", "charon"], [4, 6, 6])


@pytest.mark.rule("K10", "G5")
def test_a_power_that_only_draws_is_not_offered_with_both_piles_empty(tmp_path):
    """Here Areopagus does nothing but draw."""
    effect = [{"bring": {"n": 1, "from": "pile", "to": "domain"}}]
    pack = pack_with(tmp_path, "areopagus", "activate", effect)
    state = table(3, pack=pack).domain(0, "areopagus", "olive-tree").state()
    assert can(state, codes.POWER, "areopagus")
    leave_only(state)
    use(state, "olive-tree")
    assert why_no_power(state, "areopagus") == "G5"


@pytest.mark.rule("K19")
def test_a_citizen_from_empty_piles_is_a_take_without_a_card():
    state = table(2).columns(0, "BGY", quest=1).round(2).domain(0, "olive-tree").state()
    leave_only(state)
    state.play(codes.TAKE_CITIZEN)
    assert (state.players[0].citizens, state.players[0].taken) == ([], 1)
    dismiss(state, "B")
    assert state.dump()["seats"][0]["columns"] == "GY"


@pytest.mark.rule("K19")
def test_with_only_twins_left_nothing_is_brought():
    state = table(3).domain(0, "areopagus", "charon").state()
    leave_only(state, pile=("charon",))
    use(state, "areopagus")
    assert (domain(state, 0), gold(state)) == (["areopagus", "charon"], [2, 5, 5])
