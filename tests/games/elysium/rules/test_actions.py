"""Phase II, Actions: T1 to T10."""

import pytest

import petteia
from petteia.games.elysium.rules import codes
from petteia.games.elysium.rules.effects import COLOURS
from tests import conformance
from tests.games.elysium.builders import (
    can,
    cards,
    dismiss,
    domain,
    draw_next,
    number,
    refusal,
    table,
    take,
    take_quest,
)
from tests.games.elysium.rules.tables import PEDIMENT, offered

GAME = petteia.game("elysium")
TAKE, QUEST, CITIZEN = codes.TAKE, codes.TAKE_QUEST, codes.TAKE_CITIZEN
QUIET = ("ganymede", "chalkeia", "aegis", "amphitrite", "kabeiroi", "horae", "stolen-fire")
"""An Agora for two players in which nothing happens when a card is taken."""


def standing(state, seat: int) -> str:
    return state.dump()["seats"][seat]["columns"]


def no_card_to_take() -> table:
    """Seat 0 has its Quest and blue and green Columns; the Agora asks for others. Its power
    keeps the turn open."""
    position = table(3).columns(0, "BG", quest=1).round(3).domain(0, "walking-tripods")
    return position.agora("aegis", "ganymede")


def before_the_pass(**seat) -> table:
    """Round 4: seat 1 is to take its last card; then comes seat 0, who has 3 cards, no Quest and
    only the red Column (Quest #3); then seat 2."""
    position = table(3).set(order=[1, 0, 2], turn=1).columns(0, "R").seat(0, **seat)
    position.columns(1, "Y", quest=1).columns(2, "B", quest=3).round(4)
    return position.agora("ganymede", "dioscuri", "iacchus", "stolen-fire", "aegis")


def last_quest() -> table:
    """Round 4: seat 0 has 3 cards, the red Column, no Quest, and a power to use."""
    position = table(3).columns(0, "R").round(4).domain(0, "walking-tripods")
    return position.agora("aegis")


@pytest.mark.rule("T1")
def test_turns_go_in_disc_order_round_by_round():
    state = table(3).set(order=[2, 0, 1], turn=2).state()
    seats = []
    for quest in (1, 2, 3):
        seats.append(state.to_move())
        take_quest(state, quest)
        dismiss(state, "R")
    assert seats == [2, 0, 1]
    assert state.round == 1


@pytest.mark.rule("T1")
@pytest.mark.parametrize("seed", range(20))
def test_over_an_epoch_everybody_takes_three_cards_and_a_quest(seed):
    state, rng = table(2).agora(*QUIET).state(), petteia.stream(seed, 16)
    while state.phase == codes.PHASE_ACTIONS:
        actions = state.legal()
        state.play(actions[rng.below(len(actions))])
    assert [player.cards() for player in state.players] == [3, 3]
    numbers = {player.quest for player in state.players}
    assert numbers in ({1, 2}, {1, codes.INCOMPLETE}, {2, codes.INCOMPLETE})


@pytest.mark.rule("T1", "T6", "T9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_epoch_of_a_random_game_ends_with_three_cards_and_a_quest_each(players):
    epochs = set()
    for seed in range(10):
        state, rng = conformance.begin(GAME, {"players": players}, seed)
        for position, _ in conformance.random_states(state, rng):
            if position.phase == codes.PHASE_WRITING:
                epochs.add(position.epoch)
                for player in position.players:
                    incomplete = player.quest == codes.INCOMPLETE
                    assert player.taken == 3
                    assert 1 <= player.quest <= codes.INCOMPLETE
                    assert player.columns.bit_count() == incomplete
    assert epochs == {1, 2, 3, 4, 5}


@pytest.mark.rule("T1")
def test_a_turn_does_not_end_without_a_take():
    state = table(3).state()
    assert refusal(state, codes.END_TURN) == "T1"


@pytest.mark.rule("T1")
@pytest.mark.parametrize("second", [TAKE, QUEST + 2, CITIZEN])
def test_a_second_take_in_one_turn_is_refused(second):
    state = table(3).domain(0, "olive-tree").agora("aegis", "ganymede").state()
    take(state, "aegis")
    dismiss(state, "R")
    assert state.to_move() == 0
    action = TAKE + number(state, "ganymede") if second == TAKE else second
    assert refusal(state, action) == "T1"


@pytest.mark.rule("T1")
def test_only_cards_of_the_agora_are_taken():
    state = table(3).agora("aegis").discard("nike").state()
    assert refusal(state, TAKE + number(state, "nike")) == "T1"


@pytest.mark.rule("T1")
def test_nothing_is_taken_in_phase_three():
    state = table(3).agora("aegis").domain(0, "nike").writing().state()
    assert refusal(state, TAKE + number(state, "aegis")) == "T1"


CONDITIONS = [
    # (card, its condition, Columns that open it, Columns that do not)
    ("horae", "BK", ["BR", "BG", "BY"], ["RG", "RY", "GY"]),
    ("charon", "GK", ["GR", "GB", "GY"], ["RB", "RY", "BY"]),
    ("golden-maidens", "RG", ["RG"], ["RB", "RY", "BG", "GY", "BY"]),
    ("aegis", "R", ["RB", "RG", "RY"], ["BG", "BY", "GY"]),
]


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    ("card", "columns"), [(card, pair) for card, _, good, _ in CONDITIONS for pair in good]
)
def test_a_card_can_be_taken_while_every_column_shown_stands(card, columns):
    state = table(3).columns(0, columns).round(3).agora(card).state()
    assert can(state, TAKE, card)


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    ("card", "columns"), [(card, pair) for card, _, _, bad in CONDITIONS for pair in bad]
)
def test_a_card_is_refused_if_a_column_shown_is_gone(card, columns):
    state = table(3).columns(0, columns).round(3).agora(card).state()
    assert refusal(state, TAKE + number(state, card)) == "T2"


@pytest.mark.rule("T2")
def test_blue_and_black_need_the_blue_column_and_one_more():
    position = table(3).columns(0, "B", quest=1).round(4)
    state = position.agora("horae", "lemnian-earth", "iacchus").state()
    assert cards(state, TAKE) == ["lemnian-earth", "iacchus"]
    assert refusal(state, TAKE + number(state, "horae")) == "T2"


@pytest.mark.rule("T3", "S4")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("side", PEDIMENT)
@pytest.mark.parametrize("missing", [1, 2, 3, 4])
def test_a_quest_is_refused_if_the_column_of_its_colour_is_gone(players, side, missing):
    """Of three or four players: one colour above each Quest, from left to right."""
    columns = COLOURS.replace(side[missing - 1], "")
    state = table(players).set(pediment=side).columns(0, columns).round(2).state()
    assert offered(state, QUEST) == [quest for quest in (1, 2, 3, 4) if quest != missing]
    assert refusal(state, QUEST + missing) == "T3"


@pytest.mark.rule("T3")
def test_with_two_players_a_quest_is_refused_if_both_its_columns_are_gone():
    state = table(2).set(pediment="YBRG").columns(0, "RG").round(3).agora("aegis").state()
    assert refusal(state, QUEST + 1) == "T3"


@pytest.mark.rule("T3")
def test_a_quest_somebody_has_taken_is_gone():
    position = table(2).columns(1, "RBG", quest=2).set(order=[1, 0], turn=0)
    state = position.agora("aegis").state()
    assert offered(state, QUEST) == [1]
    assert refusal(state, QUEST + 2) == "T1"


@pytest.mark.rule("T4")
def test_an_identical_card_is_not_taken_into_the_domain():
    state = table(3).domain(0, "aegis").agora("aegis").state()
    assert refusal(state, TAKE + number(state, "aegis")) == "T4"


@pytest.mark.rule("T4", "K6")
def test_an_identical_card_in_the_elysium_is_no_obstacle():
    state = table(3).legend(0, "aegis").agora("aegis").state()
    take(state, "aegis")
    assert domain(state, 0) == ["aegis"]


@pytest.mark.rule("T4")
def test_a_position_with_two_identical_cards_in_a_domain_is_refused():
    with pytest.raises(petteia.Problem, match=r"two identical cards \(T4\)"):
        table(3).domain(0, "aegis", "aegis").state()


@pytest.mark.rule("T5")
def test_a_taken_card_leaves_the_agora_and_lies_in_the_domain():
    state = table(3).domain(0, "nike").agora("aegis", "aegis", "charon").state()
    take(state, "aegis")
    assert domain(state, 0) == ["nike", "aegis"]
    assert state.dump()["agora"] == ["aegis", "charon"]


@pytest.mark.rule("T5")
def test_a_taken_quest_lies_beside_the_board():
    state = table(3).state()
    take_quest(state, 3)
    assert state.players[0].quest == 3
    assert state.dump()["quests"] == [1, 2, 4]


@pytest.mark.rule("T6")
@pytest.mark.parametrize("colour", COLOURS)
def test_after_a_card_any_one_column_is_dismissed(colour):
    state = table(3).agora("aegis").state()
    take(state, "aegis")
    assert offered(state, codes.DISMISS) == [0, 1, 2, 3]
    dismiss(state, colour)
    assert standing(state, 0) == COLOURS.replace(colour, "")


@pytest.mark.rule("T6")
@pytest.mark.parametrize("colour", COLOURS)
def test_after_a_quest_any_one_column_is_dismissed(colour):
    state = table(3).state()
    take_quest(state, 4)
    dismiss(state, colour)
    assert standing(state, 0) == COLOURS.replace(colour, "")


@pytest.mark.rule("T6")
def test_after_a_citizen_a_column_is_dismissed():
    state = no_card_to_take().state()
    state.play(CITIZEN)
    dismiss(state, "G")
    assert standing(state, 0) == "B"


@pytest.mark.rule("T6")
def test_no_column_is_dismissed_before_the_take_nor_one_that_is_gone():
    state = table(3).columns(0, "RG").round(3).agora("aegis").state()
    assert refusal(state, codes.DISMISS + COLOURS.index("R")) == "T6"
    take(state, "aegis")
    assert refusal(state, codes.DISMISS + COLOURS.index("B")) == "T6"


@pytest.mark.rule("T7")
def test_who_can_take_no_card_takes_the_top_card_of_the_pile_as_a_citizen():
    state = no_card_to_take().state()
    top = state.pile[-1]
    assert offered(state, CITIZEN) == [0]
    state.play(CITIZEN)
    assert state.players[0].citizens == [top]
    assert state.players[0].taken == 2


@pytest.mark.rule("T7", "T4")
def test_an_agora_of_twins_alone_leaves_a_citizen():
    position = table(3).columns(0, "RB", quest=1).round(3)
    state = position.domain(0, "walking-tripods", "aegis").agora("aegis").state()
    assert offered(state, CITIZEN) == [0]


@pytest.mark.rule("T7")
def test_who_can_take_neither_card_nor_quest_takes_a_citizen():
    position = table(3).columns(0, "BG").columns(1, "RB", quest=2).columns(2, "RB", quest=4)
    state = position.round(3).domain(0, "walking-tripods").agora("aegis").state()
    assert offered(state, CITIZEN) == [0]


@pytest.mark.rule("T7")
def test_nobody_sees_the_face_of_a_citizen():
    state = no_card_to_take().state()
    state.play(CITIZEN)
    shown = {state.view(seat)["seats"][0]["citizens"] for seat in (-1, 0, 1, 2)}
    assert shown == {1}


@pytest.mark.rule("T7")
def test_a_citizen_stays_a_citizen_whatever_its_face():
    state = no_card_to_take().state()
    face = number(state, "olive-tree")
    draw_next(state, "olive-tree")
    state.play(CITIZEN)
    dismiss(state, "B")
    assert state.players[0].citizens == [face]
    assert refusal(state, codes.POWER + face) == "P1"


@pytest.mark.rule("T8")
def test_no_citizen_is_taken_while_a_card_can_be_taken():
    state = no_card_to_take().agora("aegis", "iacchus").state()
    assert refusal(state, CITIZEN) == "T8"


@pytest.mark.rule("T8")
def test_no_citizen_is_taken_while_a_quest_can_be_taken():
    position = table(3).columns(0, "BG").round(3).agora("aegis")
    assert refusal(position.state(), CITIZEN) == "T8"


@pytest.mark.rule("T9")
def test_who_has_three_cards_and_can_take_no_quest_passes():
    state = before_the_pass().state()
    take(state, "ganymede")
    assert state.to_move() == 2


@pytest.mark.rule("T9")
def test_who_passes_can_use_no_power_any_more():
    state = before_the_pass(domain=["walking-tripods"]).state()
    asked = []
    while state.phase == codes.PHASE_ACTIONS:
        asked.append(state.to_move())
        take(state, cards(state, TAKE)[0])
    assert asked == [1, 2]


@pytest.mark.rule("T9")
def test_who_has_passed_receives_an_incomplete_quest_after_all_turns():
    state = before_the_pass(gold=0).state()
    take(state, "ganymede")
    assert state.players[0].quest == 0
    take(state, "iacchus")
    assert [player.quest for player in state.players] == [codes.INCOMPLETE, 1, 3]
    assert state.players[0].cards() == 0


@pytest.mark.rule("T9")
def test_a_position_in_which_the_player_on_turn_must_pass_goes_on_with_the_next():
    position = before_the_pass(domain=["walking-tripods"]).set(turn=0)
    state = position.columns(1, "", quest=1).state()
    assert state.players[0].taken == 3
    assert state.to_move() == 2


@pytest.mark.rule("T10")
def test_who_has_three_cards_and_can_take_a_quest_must_take_it():
    state = last_quest().state()
    power = codes.POWER + number(state, "walking-tripods")
    assert state.legal() == [QUEST + 3, power]


@pytest.mark.rule("T10")
def test_no_fourth_card_and_no_citizen_is_taken():
    state = last_quest().state()
    assert refusal(state, TAKE + number(state, "aegis")) == "T10"
    assert refusal(state, CITIZEN) == "T10"


@pytest.mark.rule("T10")
def test_nobody_takes_a_second_quest():
    state = no_card_to_take().state()
    assert refusal(state, QUEST + 2) == "T10"
