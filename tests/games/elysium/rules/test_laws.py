"""The laws that hold for every power (G1 to G11), and that none is used for nothing (K12)."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    can,
    cards,
    dismiss,
    domain,
    draw_next,
    gold,
    legends,
    mark,
    name_player,
    new_legend,
    pay,
    refusal,
    stop,
    swap,
    table,
    take,
    transfer,
    use,
    vp,
    why_no_power,
)
from tests.games.elysium.rules.tables import (
    OPULENCE,
    WHY_BOTHER,
    ringed_cards,
    turned_cards,
)


@pytest.mark.rule("G1")
def test_steps_are_carried_out_in_their_order():
    """Triton gains 1 VP first, so that two players have the most."""
    state = table(3).domain(0, "triton").vp(0, 3).vp(1, 4).state()
    use(state, "triton")
    assert state.legal() == [codes.PLAYER + 0, codes.PLAYER + 1]


@pytest.mark.rule("G1")
def test_a_step_is_finished_before_the_next_begins():
    """Laestrygonians: the Gold comes after the last rival has chosen."""
    state = table(3).agora("laestrygonians").domain(1, "charon").domain(2, "hecate").state()
    take(state, "laestrygonians")
    branch(state, 1)
    assert gold(state) == [4, 2, 4]
    branch(state, 1)
    assert gold(state) == [5, 2, 2]


@pytest.mark.rule("G2")
def test_what_a_step_leaves_open_is_decided_by_whom_it_names():
    state = table(3).agora("laestrygonians").domain(1, "charon").domain(2, "hecate").state()
    take(state, "laestrygonians")
    assert state.to_move() == 1
    assert state.legal() == [codes.BRANCH + 0, codes.BRANCH + 1]


@pytest.mark.rule("G2")
def test_a_step_can_leave_the_choice_to_its_user():
    """Cetus: its user marks, the rival discards one of the marked cards."""
    state = table(3).domain(0, "cetus").domain(1, "charon", "hecate", "nike").state()
    use(state, "cetus")
    assert state.to_move() == 0
    mark(state, "charon")
    mark(state, "nike")
    assert (state.to_move(), cards(state, codes.DISCARD)) == (1, ["charon", "nike"])


@pytest.mark.rule("G2")
def test_rivals_are_all_other_players():
    state = table(4).domain(0, "olive-tree").state()
    use(state, "olive-tree")
    assert vp(state) == [2, 1, 1, 1]


@pytest.mark.rule("G2")
def test_a_rival_is_named_by_the_user():
    state = table(3).domain(0, "mentor").state()
    use(state, "mentor")
    assert refusal(state, codes.PLAYER + 0) == "G2"
    name_player(state, 2)
    assert gold(state) == [6, 4, 6]


@pytest.mark.rule("G3", "P10", "K13")
def test_you_act_first_then_the_rivals_in_disc_order():
    """Panathenaea: everybody may transfer a card."""
    position = table(4).set(order=[3, 0, 2, 1]).columns(3, "BGY").domain(0, "panathenaea", "charon")
    for seat, card in ((1, "triton"), (2, "hypnos"), (3, "ganymede")):
        position.domain(seat, card)
    state = position.state()
    use(state, "panathenaea")
    movers = [state.to_move()]
    transfer(state, "charon")
    for _ in range(3):
        movers.append(state.to_move())
        stop(state)
    assert movers == [0, 3, 2, 1]


@pytest.mark.rule("P10", "K2")
def test_the_current_player_acts_first_also_with_the_power_of_a_card_of_another():
    """Caduceus uses the Panathenaea of seat 1, who has the lower Disc and yet acts later."""
    families = ["athena", "hades", "hermes", "poseidon", "zeus"]
    position = (
        table(3, families).set(order=[1, 0, 2]).columns(1, "BGY").domain(0, "caduceus", "charon")
    )
    state = position.domain(1, "panathenaea").domain(2, "hypnos").state()
    use(state, "caduceus")
    movers = [state.to_move()]
    transfer(state, "charon")
    for _ in range(2):
        movers.append(state.to_move())
        stop(state)
    assert movers == [0, 1, 2]


@pytest.mark.rule("G4", "P14")
def test_tokens_lost_stop_at_zero():
    state = table(3).domain(0, "eumolpus", "iacchus").gold(1, 0).gold(2, 3).state()
    use(state, "eumolpus")
    assert gold(state) == [5, 0, 2]


@pytest.mark.rule("G4")
def test_tokens_given_stop_at_zero():
    state = table(3).agora("triton").domain(1, "sciron").gold(0, 0).state()
    take(state, "triton")
    assert gold(state) == [0, 4, 4]


@pytest.mark.rule("G4")
def test_a_missing_target_shortens_the_step():
    """Cetus: who has no card discards none, and the VP come all the same."""
    state = table(3).domain(0, "cetus").domain(2, "charon").state()
    use(state, "cetus")
    assert (domain(state, 2), state.players[0].vp) == ([], 1)


@pytest.mark.rule("G4", "P14")
@pytest.mark.parametrize(("card", "gold"), [("libation", 0), ("shield-of-achilles", 1)])
def test_a_cost_that_cannot_be_paid_in_full_forbids_the_power(card, gold):
    state = table(3).domain(0, card).gold(0, gold).state()
    assert not can(state, codes.POWER, card)
    assert why_no_power(state, card) == "G4"


@pytest.mark.rule("G4")
@pytest.mark.parametrize(("card", "gold"), [("libation", 1), ("shield-of-achilles", 2)])
def test_a_cost_that_can_just_be_paid_is_paid(card, gold):
    state = table(3).domain(0, card).gold(0, gold).state()
    use(state, card)
    assert state.players[0].gold == 0


@pytest.mark.rule("G5", "P14")
@pytest.mark.parametrize(
    ("card", "gold"), [("cedalion", 4), ("charon", 0), ("thunderbolt", 4), ("proteus", 4)]
)
def test_a_power_that_would_change_nothing_is_not_offered(card, gold):
    """Cedalion is as rich as the others, Charon cannot be paid, no card lies in the Elysium, and
    no rival has a card to exchange."""
    state = table(3).domain(0, card).gold(0, gold).state()
    assert not can(state, codes.POWER, card)
    assert why_no_power(state, card) == "G5"


@pytest.mark.rule("G5")
@pytest.mark.parametrize("card", ["nike", "stolen-fire"])
def test_a_legend_power_that_would_change_nothing_is_not_offered(card):
    state = table(3).writing().domain(0, card).state()
    assert why_no_power(state, card) == "G5"


@pytest.mark.rule("G5")
def test_a_power_is_offered_if_any_of_its_steps_changes_something():
    state = table(3).domain(0, "panathenaea").gold(0, 0).domain(1, "charon").state()
    assert can(state, codes.POWER, "panathenaea")


@pytest.mark.rule("G5", "P2")
def test_an_instant_that_changes_nothing_is_not_kept_for_later():
    """Omphalos beside an empty Oracle, taken without a blue Column."""
    position = table(3, WHY_BOTHER).agora("omphalos").columns(0, "RGY", quest=2).round(2)
    state = position.domain(0, "olive-tree").state()
    take(state, "omphalos")
    assert vp(state) == [0, 0, 0]
    state.oracle.append(state.pile.pop())
    dismiss(state, "Y")
    assert cards(state, codes.POWER) == ["olive-tree"]
    assert why_no_power(state, "omphalos") == "P2"


@pytest.mark.rule("G6")
def test_amounts_are_counted_when_their_step_begins():
    """Acheron sees two Hades cards, itself among them, and grants two transfers although both
    leave the Domain by them."""
    state = table(3).domain(0, "acheron", "charon", "triton").gold(0, 9).state()
    use(state, "acheron")
    transfer(state, "acheron")
    transfer(state, "charon")
    new_legend(state)
    assert legends(state, 0) == [["acheron"], ["charon"]]
    assert domain(state, 0) == ["triton"]
    assert cards(state, codes.TRANSFER) == []


@pytest.mark.rule("G6")
@pytest.mark.parametrize(("pp", "vp"), [(1, 1), (2, 0)])
def test_conditions_are_tested_when_their_step_begins(pp, vp):
    """Enyo gains 1 PP, then asks who has the most."""
    state = table(3, OPULENCE).domain(0, "enyo").prestige(0, pp).state()
    use(state, "enyo")
    assert (state.players[0].pp, state.players[0].vp) == (1, vp)


@pytest.mark.rule("G7")
def test_a_power_is_finished_although_its_card_has_left():
    """Nekyia pays with itself and still transfers."""
    state = table(3).domain(0, "nekyia", "cetus", "triton").gold(0, 0).state()
    use(state, "nekyia")
    pay(state, "nekyia")
    transfer(state, "cetus")
    assert (domain(state, 0), legends(state, 0)) == (["triton"], [["cetus"]])


@pytest.mark.rule("G8")
def test_other_verbs_must_be_carried_out():
    state = table(3).domain(0, "cetus").domain(1, "charon", "hecate").state()
    use(state, "cetus")
    assert cards(state, codes.DISCARD) == ["charon", "hecate"]
    assert refusal(state, codes.STOP) == "G8"


@pytest.mark.rule("G8")
def test_a_choice_with_one_option_is_not_asked():
    """With two players Mentor has one rival; the only card is discarded unasked."""
    state = table(2).domain(0, "mentor", "cetus").domain(1, "charon").state()
    use(state, "mentor")
    assert gold(state) == [6, 6]
    use(state, "cetus")
    assert (domain(state, 1), state.to_move()) == ([], 0)


@pytest.mark.rule("G9")
def test_a_brought_card_is_taken_ring_instant_and_reactions():
    state = table(3).domain(0, "areopagus", "chalkeia").gold(0, 2).state()
    draw_next(state, "lemnian-earth")
    use(state, "areopagus")
    assert state.players[0].gold == 2 - 2 + 4 + 1, "Areopagus, its Instant, Chalkeia"
    assert state.players[0].vp == 1, "Chalkeia"


@pytest.mark.rule("G9")
def test_a_brought_trigger_card_has_a_ring():
    state = table(3).domain(0, "areopagus").state()
    draw_next(state, "thunderbolt")
    use(state, "areopagus")
    assert ringed_cards(state, 0) == ["thunderbolt"]


@pytest.mark.rule("G9", "P11")
def test_a_brought_card_dismisses_no_column_and_is_none_of_the_three():
    state = table(3).domain(0, "areopagus").state()
    draw_next(state, "charon")
    use(state, "areopagus")
    assert domain(state, 0) == ["areopagus", "charon"]
    assert (state.players[0].columns, state.players[0].taken) == (codes.ALL_COLUMNS, 0)


@pytest.mark.rule("G9")
def test_a_brought_card_needs_no_columns():
    position = table(2).columns(0, "G", quest=1).columns(1, "R", quest=2).set(round=4)
    state = position.domain(0, "areopagus").state()
    draw_next(state, "cetus")
    use(state, "areopagus")
    assert "cetus" in domain(state, 0)


@pytest.mark.rule("G9")
def test_an_exchanged_card_is_not_taken():
    state = table(3).domain(0, "proteus", "charon").domain(1, "chalkeia", "lemnian-earth").state()
    use(state, "proteus")
    swap(state, 1, "lemnian-earth")
    assert domain(state, 0) == ["proteus", "lemnian-earth"]
    assert gold(state) == [2, 4, 4]


@pytest.mark.rule("G9")
def test_a_card_paid_to_a_rival_is_not_taken():
    state = table(3).domain(0, "trojan-horse", "lemnian-earth").domain(1, "chalkeia").state()
    use(state, "trojan-horse")
    pay(state, "lemnian-earth")
    name_player(state, 1)
    assert domain(state, 1) == ["chalkeia", "lemnian-earth"]
    assert gold(state) == [4, 4, 4]


@pytest.mark.rule("G10")
def test_a_legend_power_is_used_once_and_its_card_turned():
    state = table(3).writing().domain(0, "sirens").gold(1, 9).state()
    use(state, "sirens")
    assert turned_cards(state, 0) == ["sirens"]
    assert why_no_power(state, "sirens") == "G10"


@pytest.mark.rule("G10")
def test_a_legend_power_belongs_to_its_owners_part():
    state = table(3).writing().domain(0, "charon").domain(1, "sirens").state()
    assert (state.to_move(), can(state, codes.POWER, "sirens")) == (0, False)
    stop(state)
    assert (state.to_move(), can(state, codes.POWER, "sirens")) == (1, True)


@pytest.mark.rule("G10")
@pytest.mark.parametrize("first", ["lyre", "power"])
def test_transfers_of_a_legend_power_come_draw_next_of_the_lyre(first):
    """An Incomplete Quest lets transfer 1 card, Hypnos 1 more, before or after it."""
    position = table(3).writing(quests=("incomplete", 1, 2)).gold(0, 9)
    state = position.domain(0, "hypnos", "triton", "ganymede", "olive-tree").state()
    if first == "power":
        use(state, "hypnos")
    transfer(state, "triton")
    if first == "lyre":
        use(state, "hypnos")
    transfer(state, "ganymede")
    new_legend(state)
    assert legends(state, 0) == [["triton"], ["ganymede"]]
    assert "olive-tree" in domain(state, 0)
    assert cards(state, codes.TRANSFER) == []


@pytest.mark.rule("G11")
def test_the_most_vp_means_tokens_not_legends_or_tiles():
    position = table(3).domain(0, "triton").vp(2, 5)
    position = position.legend(1, "charon", "persephone", "hecate")
    state = position.set(family_tiles={"hades": [1, None]}).state()
    use(state, "triton")
    assert vp(state) == [1, 0, 4]


@pytest.mark.rule("G11")
def test_vp_are_lost_from_tokens_only():
    state = table(2).legend(0, "charybdis", "hecate").legend(1, "charon", "persephone").state()
    assert state.scores() == [2 + 2, 3]


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


@pytest.mark.rule("K12", "G8")
def test_a_power_may_be_stopped_once_it_has_changed_something():
    """Acheron, with three Hades cards, has moved one."""
    state = table(3).gold(0, 9).domain(0, "acheron", "charon", "nekyia").state()
    use(state, "acheron")
    transfer(state, "charon")
    stop(state)
    assert (domain(state, 0), legends(state, 0)) == (["acheron", "nekyia"], [["charon"]])


@pytest.mark.rule("K12", "R1")
def test_a_power_that_has_only_been_paid_may_not_be_stopped():
    state = table(3).domain(0, "nekyia", "charon", "nike").state()
    use(state, "nekyia")
    pay(state, "charon")
    assert refusal(state, codes.STOP) == "K12"


@pytest.mark.rule("K12")
def test_a_power_may_be_stopped_if_a_later_step_changes_something():
    """Panathenaea's owner transfers nothing, and still lets the rival transfer a card."""
    state = table(2).domain(0, "panathenaea", "charon").domain(1, "hypnos").state()
    use(state, "panathenaea")
    stop(state)
    assert (domain(state, 0), state.to_move()) == (["panathenaea", "charon"], 1)
    assert cards(state, codes.TRANSFER) == ["hypnos"]


@pytest.mark.rule("K12")
def test_who_is_merely_allowed_something_may_decline():
    state = table(2).gold(0, 0).domain(0, "panathenaea").domain(1, "charon").state()
    use(state, "panathenaea")
    assert state.to_move() == 1
    stop(state)
    assert domain(state, 1) == ["charon"]
