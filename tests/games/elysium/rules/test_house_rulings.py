"""The rulings of this program, where rules and rulings were silent (R)."""

import pytest

from petteia.games.elysium.rules import codes
from petteia.kernel.bits import size
from petteia.kernel.content.reader import ReadError
from tests.games.elysium.builders import (
    branch,
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


def option_of(tmp_path, *steps: dict) -> str:
    """A pack in which Libation offers a choice between these steps and 1 VP."""
    effect = [{"choose": [list(steps), [{"gain": {"vp": 1}}]]}]
    return pack_with(tmp_path, "libation", "activate", effect)


@pytest.mark.rule("R3", "G4")
@pytest.mark.parametrize("who", ["rival", "rivals", {"most": "gold", "of": "rivals"}])
@pytest.mark.parametrize("gold", [(2, 0), (1, 0)])
def test_what_an_option_makes_others_do_need_not_be_possible_in_full(tmp_path, who, gold):
    """One rival can give 2 Gold, or only 1 of them; the other has none."""
    pack = option_of(tmp_path, {"give": {"gold": 2}, "who": who, "to": "you"})
    state = table(3, pack=pack).domain(0, "libation").gold(1, gold[0]).gold(2, gold[1]).state()
    use(state, "libation")
    assert state.legal() == [codes.BRANCH, codes.BRANCH + 1]
    branch(state, 0)
    assert [player.gold for player in state.players] == [4 + gold[0], 0, 0]


@pytest.mark.rule("R3")
def test_an_option_that_changes_nothing_for_anybody_is_not_offered(tmp_path):
    pack = option_of(tmp_path, {"lose": {"gold": 1}, "who": "rival"})
    state = table(3, pack=pack).domain(0, "libation").gold(1, 0).gold(2, 0).state()
    use(state, "libation")
    assert state.players[0].vp == 1


@pytest.mark.rule("R3", "K3")
def test_an_option_against_protected_players_only_is_not_offered(tmp_path):
    pack = option_of(tmp_path, {"lose": {"gold": 1}, "who": "rivals"})
    state = table(2, pack=pack).domain(0, "libation").domain(1, "aegis").state()
    use(state, "libation")
    assert state.players[0].vp == 1


@pytest.mark.rule("R3")
def test_what_the_chooser_does_must_be_possible_in_full(tmp_path):
    """The rivals' part does not help: 2 Gold of one's own are 2 Gold."""
    own = {"lose": {"gold": 2}}
    pack = option_of(tmp_path, own, {"lose": {"gold": 1}, "who": "rivals"})
    state = table(2, pack=pack).domain(0, "libation").gold(0, 1).state()
    use(state, "libation")
    assert [player.gold for player in state.players] == [1, 4]


@pytest.mark.rule("R3", "G8")
def test_one_of_several_transfers_is_enough(tmp_path):
    pack = option_of(tmp_path, {"transfer": {"n": 3}})
    state = table(2, pack=pack).domain(0, "libation").state()
    use(state, "libation")
    assert state.legal() == [codes.BRANCH, codes.BRANCH + 1]


GIFT = {"pay": {"cards": 1}, "to": "rival"}


@pytest.mark.rule("R1")
def test_a_given_card_counts_in_the_domain_of_its_receiver(tmp_path):
    """The rest costs a rival with two cards 1 Gold. Only the gift makes them two."""
    condition = {"count": "cards", "in": "domain", "whose": "them", "min": 2}
    rest = {"lose": {"gold": 1}, "who": "rivals", "if": condition}
    pack = pack_with(tmp_path, "libation", "activate", [GIFT, rest])
    position = table(3, pack=pack).domain(0, "libation", "nike").domain(1, "charon")
    state = position.state()
    use(state, "libation")
    pay(state, "nike")
    assert [player.gold for player in state.players] == [4, 3, 4], "seat 1, unasked"
    assert state.players[2].held == 0


@pytest.mark.rule("R1", "K3")
def test_a_protection_given_away_protects_its_receiver(tmp_path):
    """With two players the Aegis cannot pay for what it would prevent."""
    rest = {"lose": {"gold": 1}, "who": "rivals"}
    pack = pack_with(tmp_path, "libation", "activate", [GIFT, rest])
    state = table(2, pack=pack).domain(0, "libation", "aegis", "nike").state()
    use(state, "libation")
    assert cards(state, codes.PAY) == ["libation", "nike"]


@pytest.mark.rule("R1")
def test_every_gift_of_several_must_leave_something_to_do(tmp_path):
    """Two gifts to the rival who has one card make the three that the rest asks for."""
    condition = {"count": "cards", "in": "domain", "whose": "them", "min": 3}
    rest = {"lose": {"gold": 1}, "who": "rivals", "if": condition}
    pack = pack_with(tmp_path, "libation", "activate", [GIFT | {"pay": {"cards": 2}}, rest])
    position = table(3, pack=pack).domain(0, "libation", "nike", "hypnos").domain(1, "charon")
    state = position.state()
    use(state, "libation")
    pay(state, "nike")
    pay(state, "hypnos")
    assert [size(player.held) for player in state.players] == [1, 3, 0]
    assert state.players[1].gold == 3


@pytest.mark.rule("R1")
def test_a_position_can_be_saved_while_a_card_is_given(tmp_path):
    pack = pack_with(tmp_path, "libation", "activate", [GIFT, {"gain": {"vp": 1}}])
    arranged = table(3, pack=pack).domain(0, "libation", "nike")
    state = arranged.state()
    use(state, "libation")
    pay(state, "nike")
    assert state.legal() == [codes.PLAYER + 1, codes.PLAYER + 2]
    arranged.data = state.dump()
    assert arranged.state().legal() == state.legal()
    del arranged.data["frames"][-2]
    with pytest.raises(ReadError, match="given only while cards are paid"):
        arranged.state()


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
