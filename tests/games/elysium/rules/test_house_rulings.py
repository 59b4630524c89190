"""The rulings of this program, where rules and rulings were silent (R)."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    can,
    cards,
    number,
    offer,
    pay,
    refusal,
    ringed,
    swap_in_agora,
    table,
    take,
    turned,
    use,
)
from tests.games.elysium.packs import pack_with


@pytest.mark.rule("R1")
def test_a_card_is_paid_only_if_the_rest_of_the_power_can_still_do_something():
    """Nekyia alone in the Domain could pay with itself, but would then have nothing to move."""
    alone = table(3).domain(0, "nekyia").state()
    assert refusal(alone, codes.POWER + alone.content.number["nekyia"]) == "G5"
    with_citizen = table(3).domain(0, "nekyia").citizens(0, 1).state()
    use(with_citizen, "nekyia")
    assert with_citizen.players[0].citizens == [], "the Citizen paid"
    assert with_citizen.players[0].domain == [], "and Nekyia moved"


@pytest.mark.rule("R1")
def test_either_card_can_pay_where_the_other_can_still_move():
    state = table(3).domain(0, "nekyia", "charon").state()
    use(state, "nekyia")
    assert cards(state, codes.PAY) == ["charon", "nekyia"]
    pay(state, "nekyia")
    assert state.players[0].domain == [], "Charon was moved: nobody pays and then declines"
    assert state.players[0].gold == 4, "for free"


@pytest.mark.rule("R2")
def test_only_a_player_for_whom_it_changes_something_can_be_named(tmp_path):
    """Mentor's gift changes something for every rival; a loss only for those who have Gold."""
    lossy = [{"lose": {"gold": 1}, "who": "rival"}]
    pack = pack_with(tmp_path, "libation", "activate", lossy)
    state = table(4, pack=pack).domain(0, "libation").gold(1, 0).gold(2, 3).gold(3, 1).state()
    use(state, "libation")
    assert state.legal() == [codes.PLAYER + 2, codes.PLAYER + 3]


@pytest.mark.rule("R3")
def test_a_branch_part_whose_condition_fails_demands_nothing(tmp_path):
    """The first branch would lose 5 Gold only with 9 VP: without them it is whole, and offered."""
    conditional = [
        {
            "choose": [
                [{"gain": {"vp": 1}}, {"lose": {"gold": 5}, "if": {"count": "vp", "min": 9}}],
                [{"gain": {"gold": 1}}],
            ]
        }
    ]
    pack = pack_with(tmp_path, "libation", "activate", conditional)
    poor = table(3, pack=pack).domain(0, "libation").gold(0, 0).vp(0, 0).state()
    use(poor, "libation")
    assert poor.legal() == [codes.BRANCH, codes.BRANCH + 1]
    rich_in_vp = table(3, pack=pack).domain(0, "libation").gold(0, 0).vp(0, 9).state()
    use(rich_in_vp, "libation")
    assert rich_in_vp.players[0].gold == 1, "only the second branch could be carried out in full"


@pytest.mark.rule("R4")
def test_the_author_of_an_event_reacts_before_the_others(tmp_path):
    """Seat 0 takes a Poseidon card with no Gold: her own reaction gives the Gold that Sciron,
    in seat 1's Domain, then asks for."""
    own = [{"gain": {"gold": 1}, "on": {"event": "take"}}]
    pack = pack_with(tmp_path, "libation", "permanent", own)
    state = (
        table(3, pack=pack)
        .domain(0, "libation")
        .domain(1, "sciron")
        .gold(0, 0)
        .gold(1, 0)
        .agora("triton")
        .state()
    )
    take(state, "triton")
    assert (state.players[0].gold, state.players[1].gold) == (0, 1)


@pytest.mark.rule("R5")
def test_cards_that_exchange_each_other_do_not_go_on_for_ever():
    """Kerykes straightens Winged Sandals, which change him for Caduceus; Caduceus uses the rival's
    Winged Sandals and would change itself for a Kerykes as fresh as ever."""
    families = ["athena", "hades", "hephaestus", "hermes", "zeus"]
    state = (
        table(3, families)
        .domain(0, "winged-sandals", "kerykes", "iacchus", turned=["winged-sandals"])
        .domain(1, "winged-sandals")
        .agora("caduceus")
        .state()
    )
    use(state, "kerykes")
    use(state, "winged-sandals")
    offer(state, "kerykes")
    assert turned(state, 0, "caduceus")
    assert not can(state, codes.POWER, "caduceus")
    assert refusal(state, codes.POWER + number(state, "caduceus")) == "P4"


@pytest.mark.rule("R5")
def test_a_trigger_card_that_arrives_by_exchange_waits_for_the_next_epoch():
    families = ["apollo", "athena", "hades", "hephaestus", "hermes"]
    position = table(2, families).agora("cedalion", "lemnian-earth")
    state = position.domain(0, "winged-sandals", "olive-tree").state()
    use(state, "winged-sandals")
    offer(state, "olive-tree")
    swap_in_agora(state, "cedalion")
    assert ringed(state, 0, "cedalion")
    assert not can(state, codes.POWER, "cedalion")
