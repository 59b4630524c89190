"""The rules of Polis, one test or more for each."""

import pytest

from petteia import Problem, Refused, game, stream
from petteia.kernel import plugin
from petteia_polis import PLUGIN
from petteia_polis.game import PolisGame
from petteia_polis.state import Polis, action_of, square_name, squares_of


@pytest.fixture(autouse=True)
def installed(monkeypatch):
    """Known to Petteia whether or not the package is installed."""
    monkeypatch.setitem(plugin._added, "polis", PLUGIN)


def square(name: str) -> int:
    return (int(name[1]) - 1) * 8 + "abcdefgh".index(name[0])


def move(way: str) -> int:
    """A move as players write it: `a1-a5`."""
    return action_of(*map(square, way.split("-")))


def board(stones: str, moves: int = 0, limit: int = 200) -> Polis:
    """A position with these stones: `a1 b2 / c3` are the first player's and the second's."""
    squares = [-1] * 64
    for seat, names in enumerate(stones.split("/")):
        for name in names.split():
            squares[square(name)] = seat
    return Polis(squares, moves, limit)


def stones(state: Polis, seat: int) -> set[str]:
    return {square_name(at) for at, owner in enumerate(state.board) if owner == seat}


@pytest.mark.rule("P1")
def test_each_player_begins_with_eight_stones_on_their_row():
    state = game("polis").new(players=2)
    assert stones(state, 0) == {f"{column}1" for column in "abcdefgh"}
    assert stones(state, 1) == {f"{column}8" for column in "abcdefgh"}
    assert state.to_move() == 0
    state.play(move("a1-a4"))
    assert state.to_move() == 1


@pytest.mark.rule("P1")
def test_polis_is_for_two():
    with pytest.raises(Problem, match=r"Polis is for 2 players, not 3 \(P1\)"):
        game("polis").new(players=3)


@pytest.mark.rule("P2")
def test_a_stone_moves_along_its_row_or_column_over_free_squares():
    state = board("d4 d6 / b4 h8 h7")
    ends = {square_name(squares_of(it)[1]) for it in state.legal() if it // 16 == square("d4")}
    assert ends == {"d5", "c4", "e4", "f4", "g4", "h4", "d3", "d2", "d1"}
    for way in ("d4-d6", "d4-d7", "d4-a4", "h8-h6"):
        with pytest.raises(Refused):
            state.play(move(way))


@pytest.mark.rule("P3")
def test_a_stone_between_two_is_captured():
    state = board("a4 d1 / c4 h8 h7 h6")
    state.play(move("a4-b4"))
    assert "c4" in stones(state, 1), "one neighbour is not enough"
    state = board("b4 d1 / c4 h8 h7 h6")
    state.play(move("d1-d4"))
    assert stones(state, 1) == {"h8", "h7", "h6"}


@pytest.mark.rule("P3")
def test_one_move_can_capture_several_stones():
    state = board("b4 d6 d1 / c4 d5 h8 h7")
    state.play(move("d1-d4"))
    assert stones(state, 1) == {"h8", "h7"}


@pytest.mark.rule("P4")
def test_moving_between_two_stones_is_safe():
    state = board("c1 h1 / b4 d4 h8")
    state.play(move("c1-c4"))
    assert "c4" in stones(state, 0)


@pytest.mark.rule("P5")
def test_a_player_with_one_stone_loses_at_once():
    state = board("b4 d1 / c4 h8")
    state.play(move("d1-d4"))
    assert state.to_move() == -1
    assert state.ranking() == [1, 2]


@pytest.mark.rule("P5")
def test_a_player_who_cannot_move_loses_with_more_stones_too():
    state = board("a4 b3 c2 h1 / a1 a2 a3 b1 b2 c1")
    state.play(move("h1-d1"))
    assert state.to_move() == -1
    assert state.scores() == [4, 6]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("P6")
def test_the_game_ends_at_the_limit_and_more_stones_win():
    state = board("a1 b1 c1 / h8 h7", moves=49, limit=50)
    state.play(move("h7-g7"))
    assert state.to_move() == -1
    assert state.ranking() == [1, 2]
    even = board("a1 b1 / h8 h7", moves=50, limit=50)
    assert even.ranking() == [1, 1]


@pytest.mark.rule("P6")
def test_the_limit_is_an_option():
    assert game("polis").complete_options({"players": 2}) == {
        "players": 2,
        "limit": 100,
        "pack": "house",
    }
    with pytest.raises(Problem, match=r"Limit is one of 50, 100, 200, not 7 \(P6\)"):
        game("polis").new(players=2, limit=7)


@pytest.mark.rule("R1")
def test_the_only_move_is_made_by_itself():
    # The second player's only move is a8-b8.
    state = board("b7 a6 c8 h1 / a8 a7")
    state.play(move("h1-g1"))
    assert stones(state, 1) == {"a7", "b8"}
    assert (state.moves, state.to_move()) == (2, 0)


def test_every_refusal_has_a_rule_and_words():
    played = PolisGame()
    state = game("polis").new(players=2)
    rng = stream(1, 1)
    for _ in range(20):
        for action in range(-1, played.actions + 1):
            if action not in state.legal():
                reason = state.why_not(action)
                assert reason.rule in played.rulebook()
                assert played.explain(state, reason).endswith(f"({reason.rule}).")
        state.apply(state.pick(rng))
