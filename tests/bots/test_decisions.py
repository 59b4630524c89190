"""A bot that is asked move by move keeps its plan, as a bot that lives through the game does."""

import pytest

import petteia
from petteia import Record
from petteia.bots.bot import Player
from petteia.bots.decisions import Decision, choose_action, earlier_decisions
from petteia.bots.game_loop import play_to_end
from petteia.bots.levels import seat_bot

GAME = petteia.game("elysium")
SEED = 3


class LivingBot(Player):
    """A bot that lives through its turn, as all bots do in the arena, with the random streams that
    its first decision of the turn has at a table."""

    def __init__(self, seed=SEED):
        self.seed = seed
        self.turns = {}
        self.moves = 0

    def choose(self, state):
        seat, turn = state.to_move(), state.turn_number()
        if self.turns.get(seat, (None, None))[0] != turn:
            stream = Decision(self.moves, state).stream()
            self.turns[seat] = (turn, seat_bot("strategist", GAME, self.seed, stream))
        self.moves += 1
        return self.turns[seat][1].choose(state)


def play_arena_game(players, seed=SEED, bots_seed=SEED):
    """The moves of a game of Strategists that live through their turns."""
    state = GAME.new(players=players, seed=seed)
    return play_to_end(state, [LivingBot(bots_seed)] * players)


def choose(record, earlier=None):
    """What a Strategist chooses that is asked for this move only."""
    before = earlier_decisions("strategist", record) if earlier is None else earlier
    pending = Decision(len(record.moves), record.state)
    return choose_action("strategist", GAME, SEED, [*before, pending])


@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_asked_move_by_move_chooses_what_a_living_one_does(players):
    record = Record(GAME, {"players": players}, SEED, [])
    without_plan = 0
    for action in play_arena_game(players):
        assert choose(record) == action
        without_plan += choose(record, earlier=[]) != action
        record.play(action)
    assert record.state.to_move() < 0
    assert without_plan, "the plan makes no difference in this game, so the test shows nothing"


def test_only_decisions_of_the_seat_and_of_its_turn_are_repeated():
    record = Record(GAME, {"players": 3}, SEED, play_arena_game(3)[:60])
    replayed = [
        (number, state.to_move(), state.turn_number(), action)
        for number, (state, action) in enumerate(record.replay())
    ]
    seat, turn = record.state.to_move(), record.state.turn_number()
    of_turn = [it for it in replayed if it[1:3] == (seat, turn)]
    earlier = earlier_decisions("strategist", record)
    assert [(it.moves, it.action) for it in earlier] == [(it[0], it[3]) for it in of_turn]
    assert earlier
    assert all(it.state.dump() == it.state.known(seat).dump() for it in earlier)


def test_a_bot_without_a_plan_repeats_nothing():
    record = Record(GAME, {"players": 3}, SEED, play_arena_game(3)[:60])
    for bot in ("random", "merchant", "oracle:40", "oracle:0.5s", "sibyl"):
        assert earlier_decisions(bot, record) == []


def test_a_bot_plans_anew_when_something_else_was_played(monkeypatch):
    """A person or a substitute played in its place, so it never had its plan."""
    record = Record(GAME, {"players": 3}, SEED, play_arena_game(3)[:60])
    planned = earlier_decisions("strategist", record)
    foreign = [Decision(it.moves, it.state, it.action + 1) for it in planned]
    assert choose(record, foreign) == choose(record, [])
    made = []
    monkeypatch.setattr(
        "petteia.bots.decisions.seat_bot",
        lambda *words: made.append(words[-1]) or seat_bot(*words),
    )
    choose(record, foreign)
    assert made == [it.stream() for it in (*foreign, Decision(60, record.state))]
    made.clear()
    choose(record, planned)
    assert made == [planned[0].stream()]
