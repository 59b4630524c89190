"""The loop of a game: who is asked, who is told what, and what happens when somebody fails."""

import pytest

import petteia
from petteia.bots.bot import Player
from petteia.bots.game_loop import Observer, play_to_end
from petteia.bots.levels import seat_bots

GAME = petteia.game("elysium")


class FirstPlayer(Player):
    """Takes the first legal action; can be told to fail at a decision."""

    def __init__(self, fails_at=-1):
        self.asked = 0
        self.fails_at = fails_at
        self.finished = []

    def choose(self, state):
        self.asked += 1
        if self.asked == self.fails_at:
            raise ZeroDivisionError
        return state.legal()[0]

    def finish(self, state):
        self.finished.append(state.to_move())


class Notes(Observer):
    """Writes down everything it is told."""

    def __init__(self):
        self.told = []

    def started(self, state):
        self.told.append(("started", state.dump()))

    def asked(self, state, seat):
        self.told.append(("asked", seat, state.dump()))

    def chose(self, state, seat, action):
        self.told.append(("chose", seat, action, state.dump()))

    def ended(self, state):
        self.told.append(("ended", state.scores()))


def expected_notes(moves):
    """What an observer of these moves is told."""
    state = GAME.new(players=2, seed=5)
    told = [("started", state.dump())]
    for action in moves:
        seat = state.to_move()
        told += [("asked", seat, state.dump()), ("chose", seat, action, state.dump())]
        state.apply(action)
    return [*told, ("ended", state.scores())]


def test_observers_are_told_everything_in_order_and_before_it_happens():
    notes, more = Notes(), Notes()
    moves = play_to_end(GAME.new(players=2, seed=5), [FirstPlayer()] * 2, [notes, more])
    assert notes.told == expected_notes(moves)
    assert more.told == notes.told


def test_the_moves_lead_to_the_end_of_the_game():
    state = GAME.new(players=3, seed=5)
    moves = play_to_end(state, seat_bots(["shepherd"] * 3, GAME, 5))
    assert petteia.Record(GAME, {"players": 3}, 5, moves).state.dump() == state.dump()
    assert state.to_move() < 0


def test_every_player_is_finished_when_the_game_is_over():
    players = [FirstPlayer(), FirstPlayer()]
    play_to_end(GAME.new(players=2, seed=5), players)
    assert [player.finished for player in players] == [[-1], [-1]]


def test_every_player_is_finished_when_one_fails():
    players, notes = [FirstPlayer(), FirstPlayer(fails_at=3)], Notes()
    with pytest.raises(ZeroDivisionError):
        play_to_end(GAME.new(players=2, seed=5), players, [notes])
    assert [player.finished for player in players] == [[1], [1]]
    assert notes.told[-1][0] == "asked"
