"""Phase III, Writing the Legends: W1 to W5."""

import pytest

from petteia import game
from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    cards,
    legends,
    new_legend,
    number,
    refusal,
    stop,
    table,
    take,
    take_quest,
    transfer,
)

TRANSFER = codes.TRANSFER
QUESTS = {1: (3, 2, 1), 2: (2, 2, 2), 3: (2, 1, 3), 4: (3, 0, 4), "incomplete": (1, 0, 1)}
"""Gold, VP and transfers of each Quest with 3 or 4 players."""
QUESTS_OF_TWO = {1: (3, 2, 2), 2: (2, 0, 3), "incomplete": (1, 0, 1)}
LEVEL_ONE = ("charon", "triton", "libation", "olive-tree", "mentor")


def last_take(*quests: int) -> table:
    """Round 4: the player with the highest Disc takes the last card (aegis or hecate), and
    Phase III begins. Seats have old Discs in order, and these Quests; 0 for none (the Column of
    those who have passed opens Quest #1 only)."""
    last = len(quests) - 1
    position = table(len(quests)).agora("aegis", "hecate").set(turn=last)
    for seat, quest in enumerate(quests[:-1]):
        if quest:
            position.columns(seat, "", quest=quest)
        else:
            position.columns(seat, "Y")
    return position.columns(last, "R", quest=quests[-1]).set(round=4)


def writer(quest: int | str, players: int = 3) -> table:
    """Phase III: seat 0 writes with this Quest, and has a Legend power that keeps its part open."""
    others = [other for other in range(1, players + 1) if other != quest]
    position = table(players).gold(0, 9).domain(0, *LEVEL_ONE, "hypnos")
    return position.writing(quests=(quest, *others[: players - 1]))


def write_alone(state, card: str) -> None:
    """Transfer a card into a Legend of its own."""
    transfer(state, card)
    if codes.PLACE + codes.NEW in state.legal():
        new_legend(state)


@pytest.mark.rule("W1")
def test_discs_are_dealt_anew_by_quest_number():
    state = last_take(4, 2, 3, 1).state()
    take(state, "aegis")
    assert state.order == [3, 1, 2, 0]


@pytest.mark.rule("W1")
def test_the_lowest_quest_has_disc_1_even_if_it_is_not_quest_1():
    state = last_take(3, 4, 2).state()
    take(state, "aegis")
    assert state.order == [2, 0, 1]


@pytest.mark.rule("W1")
@pytest.mark.parametrize(("quest", "other"), [(1, 4), (4, 1)])
def test_old_discs_1_and_3_with_incomplete_quests_become_discs_3_and_4(quest, other):
    state = last_take(0, quest, 0, other).state()
    take(state, "aegis")
    assert state.order[2:] == [0, 2]
    assert state.order[:2] == ([1, 3] if quest < other else [3, 1])


@pytest.mark.rule("W1")
def test_incomplete_quests_keep_the_old_disc_order_not_that_of_the_seats():
    position = last_take(0, 1, 0, 3).set(order=[2, 1, 0, 3])
    state = position.state()
    take(state, "aegis")
    assert state.order == [1, 3, 2, 0]


@pytest.mark.rule("T9")
@pytest.mark.parametrize(
    ("quests", "left"), [((0, 4, 1, 3), []), ((0, 2, 4), [3]), ((0, 0, 3), [4]), ((2, 3, 1), [4])]
)
def test_a_quest_held_as_incomplete_has_left_the_pediment(quests, left):
    state = last_take(*quests).state()
    take(state, "aegis")
    assert state.phase == codes.PHASE_WRITING
    assert state.dump()["quests"] == state.view(0)["quests"] == left
    again = game("elysium").load(state.dump())
    assert again.dump() == state.dump()


@pytest.mark.rule("W2")
@pytest.mark.parametrize("quests", [(0, 4, 1, 3), (2, 3, 1)])
def test_everybody_receives_gold_and_vp_of_the_quest(quests):
    state = last_take(*quests).state()
    take(state, "aegis")
    received = [(player.gold - 4, player.vp) for player in state.players]
    assert received == [QUESTS[quest or "incomplete"][:2] for quest in quests]


@pytest.mark.rule("W2")
@pytest.mark.parametrize("quests", [(1, 2), (2, 1)])
def test_two_players_receive_what_their_own_quests_give(quests):
    state = last_take(*quests).state()
    take(state, "aegis")
    received = [(player.gold - 4, player.vp) for player in state.players]
    assert received == [QUESTS_OF_TWO[quest][:2] for quest in quests]


@pytest.mark.rule("W2", "W3")
def test_the_gold_of_the_quest_can_pay_for_transfers():
    state = last_take(2, 3, 1).gold(2, 0).domain(2, "zagreus").state()
    take(state, "aegis")
    assert state.to_move() == 2
    assert cards(state, TRANSFER) == ["aegis", "zagreus"]


@pytest.mark.rule("W3", "W1")
def test_players_write_in_the_new_order():
    position = last_take(3, 4, 2).domain(0, "charon").domain(1, "charon")
    state = position.state()
    take(state, "aegis")
    writers = []
    while state.phase == codes.PHASE_WRITING:
        writers.append(state.to_move())
        stop(state)
    assert writers == [2, 0, 1]


@pytest.mark.rule("W3")
@pytest.mark.parametrize("quest", QUESTS)
def test_the_lyre_limits_the_transfers(quest):
    lyre = QUESTS[quest][2]
    state = writer(quest).state()
    for card in LEVEL_ONE[:lyre]:
        write_alone(state, card)
    assert state.to_move() == 0
    assert refusal(state, TRANSFER + number(state, LEVEL_ONE[lyre])) == "W3"


@pytest.mark.rule("W3")
@pytest.mark.parametrize("quest", QUESTS_OF_TWO)
def test_the_lyre_limits_the_transfers_of_two_players(quest):
    lyre = QUESTS_OF_TWO[quest][2]
    state = writer(quest, players=2).state()
    for card in LEVEL_ONE[:lyre]:
        write_alone(state, card)
    assert state.to_move() == 0
    assert refusal(state, TRANSFER + number(state, LEVEL_ONE[lyre])) == "W3"


@pytest.mark.rule("W3")
def test_nobody_must_transfer_a_card():
    state = writer(4).domain(1, "nike").state()
    stop(state)
    assert state.to_move() == 1
    assert legends(state, 0) == []


@pytest.mark.rule("W3")
def test_only_cards_of_the_own_domain_are_transferred():
    state = writer(4).domain(1, "nike").agora("aegis").state()
    for card in ("nike", "aegis"):
        assert refusal(state, TRANSFER + number(state, card)) == "W3"


@pytest.mark.rule("W3")
def test_a_transferred_card_leaves_the_domain_for_the_elysium():
    state = table(3).domain(0, "charon", "nike").writing().state()
    transfer(state, "charon")
    assert state.players[0].domain == [number(state, "nike")]
    assert legends(state, 0) == [["charon"]]


@pytest.mark.rule("W4")
@pytest.mark.parametrize(("card", "level"), [("charon", 1), ("nike", 2), ("zagreus", 3)])
def test_a_transfer_costs_the_level_in_gold(card, level):
    state = table(3).domain(0, card, "ganymede").gold(0, 5).writing().state()
    transfer(state, card)
    assert state.players[0].gold == 5 - level


@pytest.mark.rule("W4")
@pytest.mark.parametrize(
    ("gold", "affordable"),
    [(1, ["charon"]), (2, ["charon", "nike"]), (3, ["charon", "nike", "zagreus"])],
)
def test_a_transfer_that_cannot_be_paid_is_refused(gold, affordable):
    state = table(3).domain(0, "charon", "nike", "zagreus").gold(0, gold).writing().state()
    assert cards(state, TRANSFER) == affordable
    for card in {"charon", "nike", "zagreus"} - set(affordable):
        assert refusal(state, TRANSFER + number(state, card)) == "W4"


@pytest.mark.rule("W5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_quests_go_back_below_the_pediment(players):
    quests = ((1, "incomplete"), (2, 3, "incomplete"), (1, 2, 3, 4))[players - 2]
    last = players - 1
    state = table(players).domain(last, "charon").writing(turn=last, quests=quests).state()
    stop(state)
    assert state.dump()["quests"] == ([1, 2] if players == 2 else [1, 2, 3, 4])
    assert {player.quest for player in state.players} == {0}


@pytest.mark.rule("W5")
def test_a_quest_can_be_taken_again_in_the_next_epoch():
    state = table(3).domain(2, "charon").writing(turn=2, quests=(1, 2, 3)).state()
    stop(state)
    take_quest(state, 3)
    assert state.players[0].quest == 3
