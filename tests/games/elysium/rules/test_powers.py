"""Powers: P1 to P13 (P10 and P14 are shown with the laws, P12 with the rulings on own cards)."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    can,
    cards,
    dismiss,
    end_turn,
    gold,
    join,
    legends,
    number,
    refusal,
    table,
    take,
    take_quest,
    transfer,
    use,
    vp,
    why_no_power,
)
from tests.games.elysium.rules.tables import ringed_cards, turned_cards

POWER, TRANSFER = codes.POWER, codes.TRANSFER


@pytest.mark.rule("P1")
def test_a_power_works_in_its_owners_domain():
    state = table(3).domain(0, "olive-tree").state()
    use(state, "olive-tree")
    assert vp(state) == [2, 1, 1]


@pytest.mark.rule("P1")
def test_a_power_does_not_work_in_the_elysium_the_agora_or_another_domain():
    position = table(3).legend(0, "olive-tree").agora("walking-tripods").domain(1, "trident")
    state = position.state()
    for card in ("olive-tree", "walking-tripods", "trident"):
        assert why_no_power(state, card) == "P1"


@pytest.mark.rule("P1")
def test_a_permanent_power_does_not_work_in_the_elysium():
    state = table(3).legend(0, "ganymede").state()
    take_quest(state, 1)
    assert vp(state) == [0, 0, 0]


@pytest.mark.rule("P2")
def test_an_instantaneous_power_is_used_the_moment_the_card_is_taken():
    state = table(3).agora("silver-of-laurion").state()
    take(state, "silver-of-laurion")
    assert gold(state) == [8, 5, 5]
    assert cards(state, POWER) == []


@pytest.mark.rule("P2")
def test_an_instantaneous_power_is_used_before_the_column_is_dismissed():
    state = table(3).agora("lemnian-earth").state()
    take(state, "lemnian-earth")
    dismiss(state, "R")
    assert state.players[0].gold == 4 + 2 + 2


@pytest.mark.rule("P2")
def test_an_instantaneous_power_is_never_used_again():
    state = table(3).domain(0, "silver-of-laurion").state()
    assert why_no_power(state, "silver-of-laurion") == "P2"


@pytest.mark.rule("P3")
def test_a_permanent_power_is_always_on():
    state = table(3).domain(0, "ganymede").domain(1, "ganymede").state()
    for quest in (1, 2, 3):
        take_quest(state, quest)
        dismiss(state, "R")
    assert vp(state) == [2, 2, 0]


@pytest.mark.rule("P3")
def test_a_permanent_power_is_on_in_the_turns_of_others():
    state = table(3).domain(1, "sciron").agora("triton").state()
    take(state, "triton")
    assert gold(state) == [2, 6, 4]


@pytest.mark.rule("P3")
def test_a_permanent_power_is_not_used_by_its_owner():
    state = table(3).domain(0, "ganymede").state()
    assert why_no_power(state, "ganymede") == "P3"


@pytest.mark.rule("P4")
def test_a_card_is_turned_to_activate_it_and_works_no_more():
    state = table(3).domain(0, "olive-tree").state()
    use(state, "olive-tree")
    assert turned_cards(state, 0) == ["olive-tree"]
    assert why_no_power(state, "olive-tree") == "P4"


@pytest.mark.rule("P4")
def test_a_card_can_be_activated_in_any_one_of_its_owners_turns():
    position = table(3).round(3).domain(0, "olive-tree", "libation", turned=["libation"])
    assert cards(position.state(), POWER) == ["olive-tree"]


@pytest.mark.rule("P4", "P7")
def test_a_card_is_not_activated_in_phase_three():
    state = table(3).domain(0, "olive-tree").writing().state()
    assert why_no_power(state, "olive-tree") == "P7"


@pytest.mark.rule("P5")
def test_a_trigger_card_receives_a_ring_when_taken():
    state = table(3).agora("forge-of-etna").state()
    take(state, "forge-of-etna")
    assert ringed_cards(state, 0) == ["forge-of-etna"]


@pytest.mark.rule("P5")
def test_using_a_trigger_card_returns_its_ring():
    state = table(3).domain(0, "forge-of-etna", "nike").state()
    use(state, "forge-of-etna")
    assert state.players[0].gold == 6
    assert ringed_cards(state, 0) == []
    assert why_no_power(state, "forge-of-etna") == "P5"


@pytest.mark.rule("P5")
def test_transferring_a_trigger_card_returns_its_ring():
    state = table(3).domain(0, "forge-of-etna", "nike").writing().state()
    transfer(state, "forge-of-etna")
    assert state.players[0].rings == 0
    assert legends(state, 0) == [["forge-of-etna"]]


@pytest.mark.rule("P5", "P7")
def test_a_trigger_power_is_not_used_in_phase_three():
    state = table(3).domain(0, "forge-of-etna").writing().state()
    assert why_no_power(state, "forge-of-etna") == "P7"


@pytest.mark.rule("P6")
def test_an_eleusis_power_needs_another_eleusis_card_in_the_own_domain():
    position = table(3).domain(0, "sacred-way").domain(1, "iacchus").legend(0, "triptolemus")
    assert why_no_power(position.state(), "sacred-way") == "P6"


@pytest.mark.rule("P6")
def test_an_eleusis_power_is_used_like_an_activate_power():
    state = table(3).domain(0, "sacred-way", "triptolemus").state()
    use(state, "sacred-way")
    assert vp(state) == [3, 1, 1]
    assert turned_cards(state, 0) == ["sacred-way"]
    assert why_no_power(state, "sacred-way") == "P4"


@pytest.mark.rule("P6")
def test_the_other_eleusis_card_may_be_turned():
    position = table(3).domain(0, "sacred-way", "triptolemus", turned=["triptolemus"])
    assert can(position.state(), POWER, "sacred-way")


@pytest.mark.rule("P7")
def test_a_legend_power_is_used_in_phase_three():
    state = table(3).domain(0, "sirens").gold(1, 9).writing().state()
    use(state, "sirens")
    assert gold(state) == [6, 7, 4]


@pytest.mark.rule("P7")
def test_a_legend_power_is_not_used_in_phase_two():
    state = table(3).domain(0, "sirens").state()
    assert why_no_power(state, "sirens") == "P7"


@pytest.mark.rule("P8")
@pytest.mark.parametrize(
    ("legend", "total"),
    [
        (["horae"], 0),
        (["horae", "charon"], 2 + 2),
        (["horae", "charon", "triton"], 4 + 3),
        (["horae", "charon", "citizen"], 4 + 2 - 2),
    ],
)
def test_a_chronos_card_scores_in_a_legend_of_at_least_two_cards(legend, total):
    assert table(3).legend(0, *legend).state().scores()[0] == total


@pytest.mark.rule("P8")
@pytest.mark.parametrize(
    ("legend", "total"),
    [
        (["horae", "nike"], 3 + 1),
        (["dioscuri", "aegis"], 2 + 2),
        (["dioscuri", "horae"], 3 + 4 + 1),
    ],
)
def test_the_marks_of_chronos_cards_are_only_advice(legend, total):
    assert table(3).legend(0, *legend).state().scores()[0] == total


@pytest.mark.rule("P8")
def test_a_chronos_power_is_not_used_in_a_turn():
    state = table(3).domain(0, "horae").state()
    assert why_no_power(state, "horae") == "P8"


@pytest.mark.rule("P9")
def test_any_number_of_powers_is_used_before_and_after_the_take():
    position = table(3).domain(0, "olive-tree", "walking-tripods", "libation", "forge-of-etna")
    state = position.agora("aegis").state()
    use(state, "olive-tree")
    use(state, "walking-tripods")
    take(state, "aegis")
    dismiss(state, "R")
    use(state, "forge-of-etna")
    use(state, "libation")
    assert state.players[0].vp == 2 + 2
    assert state.players[0].gold == 4 + 1 + 5 - 1


@pytest.mark.rule("P9")
def test_a_turn_goes_on_until_its_owner_ends_it():
    state = table(3).domain(0, "olive-tree").state()
    take_quest(state, 1)
    dismiss(state, "R")
    assert state.to_move() == 0
    end_turn(state)
    assert state.to_move() == 1


@pytest.mark.rule("P9")
@pytest.mark.parametrize("card", ["ganymede", "sacred-way", "sirens", "thunderbolt"])
def test_a_turn_ends_at_once_if_no_power_could_be_used(card):
    state = table(3).domain(0, card).state()
    take_quest(state, 1)
    dismiss(state, "R")
    assert state.to_move() == 1


@pytest.mark.rule("P9")
def test_a_turn_ends_at_once_after_its_last_power():
    state = table(3).domain(0, "olive-tree").state()
    take_quest(state, 1)
    dismiss(state, "R")
    use(state, "olive-tree")
    assert state.to_move() == 1


@pytest.mark.rule("P9")
def test_no_power_is_used_in_another_players_turn():
    state = table(3).domain(1, "olive-tree").state()
    assert state.to_move() == 0
    assert cards(state, POWER) == []


@pytest.mark.rule("P11")
def test_a_card_may_transfer_in_phase_two_against_the_general_rule():
    state = table(3).domain(0, "charon", "nike").state()
    assert refusal(state, TRANSFER + number(state, "nike")) == "W3"
    use(state, "charon")
    transfer(state, "nike")
    assert legends(state, 0) == [["nike"]]


@pytest.mark.rule("P13")
def test_a_transfer_by_a_power_costs_nothing_if_the_power_says_so():
    state = table(3).domain(0, "helm-of-darkness", "zagreus").gold(0, 0).state()
    use(state, "helm-of-darkness")
    transfer(state, "zagreus")
    assert state.players[0].gold == 0


@pytest.mark.rule("P13")
def test_a_transfer_by_a_power_must_be_paid_in_full():
    state = table(3).domain(0, "charon", "hypnos", "nike").gold(0, 1).state()
    use(state, "charon")
    assert cards(state, TRANSFER) == ["charon", "hypnos"]
    assert refusal(state, TRANSFER + number(state, "nike")) == "W4"


@pytest.mark.rule("P13")
def test_a_transfer_by_a_power_follows_the_rules_of_legends():
    position = table(3).legend(0, "ganymede", "charon").legend(0, "aegis", "persephone")
    state = position.domain(0, "charon", "nike").state()
    use(state, "charon")
    transfer(state, "nike")
    assert refusal(state, codes.PLACE + 0) == "L2"
    join(state, 1)
    assert legends(state, 0) == [["ganymede", "charon"], ["aegis", "persephone", "nike"]]


@pytest.mark.rule("P13")
def test_a_power_transfers_only_the_cards_it_names():
    state = table(3).domain(0, "charon", "nike", "zagreus").state()
    use(state, "charon")
    assert refusal(state, TRANSFER + number(state, "zagreus")) == "P13"
