"""Twins (K6), rings and turned cards that move (K7), and the course of an exchange (K11, K17)."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    bring,
    can,
    cards,
    dismiss,
    domain,
    draw_next,
    legends,
    number,
    offer,
    pay,
    refusal,
    swap,
    swap_in_agora,
    table,
    take,
    use,
    why_no_power,
)
from tests.games.elysium.rules.tables import DEADLY_PLOTS, OPULENCE, ringed_cards, turned_cards


def exchanging() -> table:
    """Proteus can exchange Charon with Hypnos and itself with Nike; Hecate has no partner."""
    position = table(3).domain(0, "proteus", "charon", "hecate")
    return position.domain(1, "hypnos", "nike")


@pytest.mark.rule("K6")
@pytest.mark.parametrize(
    ("offered", "mine", "theirs"),
    [
        ("triton", ["proteus", "charon", "hypnos"], ["charon", "triton"]),
        ("charon", ["proteus", "triton", "charon"], ["hypnos", "charon"]),
    ],
)
def test_an_exchange_that_would_make_twins_is_not_offered(offered, mine, theirs):
    """Both have Charon: Triton can only go for Hypnos, and Charon only for its twin."""
    position = table(2).domain(0, "proteus", "charon", "triton").domain(1, "charon", "hypnos")
    state = position.state()
    use(state, "proteus")
    offer(state, offered)
    assert (domain(state, 0), domain(state, 1)) == (mine, theirs)


@pytest.mark.rule("K6")
def test_a_gift_that_would_make_twins_is_not_offered():
    state = table(3).domain(0, "trojan-horse", "charon").domain(1, "charon").state()
    use(state, "trojan-horse")
    pay(state, "charon")
    assert (domain(state, 1), domain(state, 2)) == (["charon"], ["charon"])


@pytest.mark.rule("K6")
def test_a_twin_cannot_be_brought_from_the_discard_pile():
    position = table(3).agora("alcestis").domain(0, "charon")
    state = position.discard("charon", "nike", "triton").state()
    take(state, "alcestis")
    branch(state, 0)
    assert set(cards(state, codes.BRING)) == {"nike", "triton"}
    assert refusal(state, codes.BRING + number(state, "charon")) == "G9"
    bring(state, "nike")
    assert domain(state, 0) == ["charon", "alcestis", "nike"]


@pytest.mark.rule("K6")
def test_a_twin_drawn_from_the_pile_is_discarded_and_the_next_card_comes():
    state = table(3).domain(0, "areopagus", "charon").state()
    draw_next(state, "nike")
    draw_next(state, "charon")
    use(state, "areopagus")
    assert domain(state, 0) == ["areopagus", "charon", "nike"]
    assert state.discard == [number(state, "charon")]


@pytest.mark.rule("K6")
def test_a_citizen_is_no_twin_of_anything():
    state = table(3).agora("shades-of-asphodel").domain(0, "charon").state()
    draw_next(state, "charon")
    take(state, "shades-of-asphodel")
    assert state.players[0].citizens == [number(state, "charon")]


@pytest.mark.rule("K6")
def test_transferring_the_first_copy_makes_room_for_the_second():
    state = table(3).agora("nike", "charon").domain(0, "charon").state()
    assert refusal(state, codes.TAKE + number(state, "charon")) == "T4"
    use(state, "charon")
    take(state, "charon")
    assert (legends(state, 0), domain(state, 0)) == ([["charon"]], ["charon"])


@pytest.mark.rule("K7")
@pytest.mark.parametrize("rings", [["mentor"], []])
def test_between_two_domains_a_card_keeps_its_state(rings):
    """The turned Charon stays turned, Mentor has its ring or none."""
    position = table(2).domain(0, "proteus", "charon", turned=["charon"])
    position = position.domain(1, "cedalion", "mentor", "olive-tree").seat(1, rings=rings)
    state = position.state()
    use(state, "proteus")
    swap(state, 1, "mentor")
    assert (ringed_cards(state, 0), ringed_cards(state, 1)) == (rings, [])
    assert turned_cards(state, 1) == ["charon"]


@pytest.mark.rule("K7")
def test_a_card_that_leaves_for_the_agora_is_straightened():
    position = table(2, OPULENCE).agora("cedalion", "lemnian-earth")
    state = position.domain(0, "winged-sandals", "libation", turned=["libation"]).state()
    use(state, "winged-sandals")
    offer(state, "libation")
    swap_in_agora(state, "lemnian-earth")
    take(state, "libation")
    dismiss(state, "Y")
    assert can(state, codes.POWER, "libation")


@pytest.mark.rule("K7")
@pytest.mark.parametrize("zone", ["agora", "oracle"])
def test_a_trigger_card_that_arrives_by_exchange_has_a_ring(zone):
    position = table(2, DEADLY_PLOTS).set(**{zone: ["cedalion"]})
    power = {"agora": "winged-sandals", "oracle": "delphic-tripod"}[zone]
    state = position.domain(0, power, "olive-tree").state()
    use(state, power)
    offer(state, "olive-tree")
    assert ringed_cards(state, 0) == ["cedalion"]


@pytest.mark.rule("K7", "G9")
def test_an_instant_does_not_work_by_exchange():
    position = table(2, OPULENCE).agora("lemnian-earth")
    state = position.domain(0, "winged-sandals", "libation").state()
    use(state, "winged-sandals")
    offer(state, "libation")
    assert (domain(state, 0), state.players[0].gold) == (["winged-sandals", "lemnian-earth"], 4)


@pytest.mark.rule("K11")
def test_a_card_is_not_exchanged_for_its_twin_in_the_agora():
    position = table(3, OPULENCE).agora("winged-sandals", "libation")
    state = position.domain(0, "winged-sandals", "olive-tree").state()
    use(state, "winged-sandals")
    offer(state, "winged-sandals")
    assert domain(state, 0) == ["olive-tree", "libation"]


@pytest.mark.rule("K11", "G5")
def test_a_twin_alone_is_no_partner_in_the_agora():
    state = table(3, OPULENCE).agora("winged-sandals").domain(0, "winged-sandals").state()
    assert why_no_power(state, "winged-sandals") == "G5"


@pytest.mark.rule("K11", "G5")
def test_a_card_is_not_exchanged_for_its_twin_at_the_oracle():
    position = table(3, DEADLY_PLOTS).set(oracle=["charon"])
    state = position.domain(0, "delphic-tripod", "charon", turned=["charon"]).state()
    assert why_no_power(state, "delphic-tripod") == "G5"


@pytest.mark.rule("K11")
def test_twins_may_be_exchanged_between_two_domains():
    """The turned Charon goes, the straight one comes."""
    position = table(2).domain(0, "proteus", "charon", turned=["charon"]).domain(1, "charon")
    state = position.state()
    use(state, "proteus")
    assert (turned_cards(state, 0), turned_cards(state, 1)) == ([], ["charon"])


@pytest.mark.rule("K17")
def test_the_own_card_is_chosen_first_and_only_with_a_partner():
    state = exchanging().state()
    use(state, "proteus")
    assert set(cards(state, codes.OFFER)) == {"proteus", "charon"}
    assert refusal(state, codes.OFFER + number(state, "hecate")) == "K17"
    assert refusal(state, codes.SWAP + (1 << 7) + number(state, "hypnos")) == "K17"


@pytest.mark.rule("K17")
def test_an_arriving_card_is_the_newest():
    state = exchanging().state()
    use(state, "proteus")
    offer(state, "charon")
    assert domain(state, 0) == ["proteus", "hecate", "hypnos"]
    assert domain(state, 1) == ["nike", "charon"]
