"""A bot that is asked move by move keeps its plan, as a bot that lives through the game does."""

import pytest

import petteia
from petteia import Record
from petteia.bots.bot import Player
from petteia.bots.decisions import Decision, choose_action, decisions_for
from petteia.bots.game_loop import play_to_end
from petteia.bots.levels import seat_bot

GAME = petteia.game("elysium")
SEED = 4


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


def choose(record, decisions=None):
    """What a Strategist chooses that is asked for this move only."""
    asked = decisions_for("strategist", record) if decisions is None else decisions
    return choose_action("strategist", GAME, SEED, asked)


def pending(record):
    """The pending decision alone."""
    return decisions_for("strategist", record)[-1:]


@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_asked_move_by_move_chooses_what_a_living_one_does(players):
    without_plan = False
    for seed in range(SEED, SEED + 4):
        record = Record(GAME, {"players": players}, seed, [])
        for action in play_arena_game(players, seed):
            assert choose(record) == action
            without_plan = without_plan or choose(record, pending(record)) != action
            record.play(action)
        assert record.state.to_move() < 0
    assert without_plan, "the plan makes no difference in these games, so the test shows nothing"


def test_only_decisions_of_the_seat_and_of_its_turn_are_repeated():
    moves = play_arena_game(3)
    # The first position after 60 moves whose turn has begun with a decision of the same player.
    number = next(
        number
        for number in range(60, len(moves))
        if len(decisions_for("strategist", Record(GAME, {"players": 3}, SEED, moves[:number]))) > 1
    )
    record = Record(GAME, {"players": 3}, SEED, moves[:number])
    seat, turn = record.state.to_move(), record.state.turn_number()
    of_turn = [
        (number, action)
        for number, (state, action) in enumerate(record.replay())
        if (state.to_move(), state.turn_number()) == (seat, turn)
    ]
    *earlier, last = decisions_for("strategist", record)
    assert [(it.moves, it.action) for it in earlier] == of_turn
    assert of_turn
    assert (last.moves, last.action) == (number, -1)


def test_decisions_contain_only_what_the_seat_may_know():
    record = Record(GAME, {"players": 3}, SEED, play_arena_game(3)[:60])
    seat = record.state.to_move()
    for decision in decisions_for("strategist", record):
        then = record.at(decision.moves).state
        assert decision.state.dump() == then.known(seat).dump() != then.dump()


def test_a_bot_without_a_plan_repeats_nothing():
    record = Record(GAME, {"players": 3}, SEED, play_arena_game(3)[:60])
    for bot in ("random", "merchant", "oracle:40", "oracle:0.5s", "sibyl"):
        assert [it.moves for it in decisions_for(bot, record)] == [60]


def test_a_bot_plans_anew_when_something_else_was_played(monkeypatch):
    """A person or a substitute played in its place, so it never had its plan."""
    record = Record(GAME, {"players": 3}, SEED, play_arena_game(3)[:60])
    planned = decisions_for("strategist", record)
    foreign = [Decision(it.moves, it.state, it.action + 1) for it in planned]
    assert choose(record, foreign) == choose(record, pending(record))
    made = []
    monkeypatch.setattr(
        "petteia.bots.decisions.seat_bot",
        lambda *words: made.append(words[-1]) or seat_bot(*words),
    )
    choose(record, foreign)
    assert made == [it.stream() for it in foreign]
    made.clear()
    choose(record, planned)
    assert made == [planned[0].stream()]
