"""How far undo and restart turn go, by tables of cases."""

import pytest

from petteia.tables.undo import (
    BOT_DECIDED,
    NOTHING,
    OTHERS,
    REVEALED,
    Back,
    Past,
    step_back,
    turn_back,
)


def past(moves: str, now: str) -> Past:
    """Moves as words: mover, turn, then `b` for a bot's choice and `!` for a reveal: `0t1`, `1t2b`.

    `now` is who decides, in which turn.
    """
    words = moves.split()
    return Past(
        [int(word[0]) for word in words],
        ["b" not in word for word in words],
        ["!" in word for word in words],
        [int(word[2]) for word in words],
        int(now[:-2]),
        int(now[-1]),
    )


@pytest.mark.parametrize(
    ("moves", "now", "mine", "expected"),
    [
        pytest.param("", "0t1", {0}, NOTHING, id="nothing has happened"),
        pytest.param("0t1", "0t1", {0}, 0, id="an own decision"),
        pytest.param("0t1 0t1", "0t1", {0}, 1, id="one decision at a time"),
        pytest.param("0t1!", "0t1", {0}, REVEALED, id="not over a reveal"),
        pytest.param("0t1! 0t1", "0t1", {0}, 1, id="back to a reveal"),
        pytest.param("1t1", "0t2", {0}, OTHERS, id="not another's move"),
        pytest.param("0t1", "1t2", {0}, OTHERS, id="not after the turn was given away"),
        pytest.param("0t1", "0t1", {1}, OTHERS, id="not somebody else's decision"),
        pytest.param("0t1b", "0t1", {0}, BOT_DECIDED, id="not what a bot chose for one"),
        pytest.param("0t1", "1t2", {0, 1}, 0, id="between two own seats"),
    ],
)
def test_undo_where_others_decide_too(
    moves: str, now: str, mine: set[int], expected: int | str
) -> None:
    back = step_back(past(moves, now), mine, solo=False)
    assert back == (Back(None, expected) if isinstance(expected, str) else Back(expected))


@pytest.mark.parametrize(
    ("moves", "now", "expected"),
    [
        pytest.param("", "0t1", NOTHING, id="nothing has happened"),
        pytest.param("1t1b", "0t2", NOTHING, id="only bots have moved"),
        pytest.param("0t1 1t2b 1t2b", "0t3", 0, id="over what bots did"),
        pytest.param("0t1! 1t2b!", "0t3", 0, id="over reveals"),
        pytest.param("0t1 1t2", "0t3", 1, id="around one screen, the other's decision"),
        pytest.param("0t1", "-1t0", 0, id="from the end of the game"),
    ],
)
def test_undo_alone_or_around_one_screen(moves: str, now: str, expected: int | str) -> None:
    back = step_back(past(moves, now), {0, 1}, solo=True)
    assert back == (Back(None, expected) if isinstance(expected, str) else Back(expected))


@pytest.mark.parametrize(
    ("moves", "now", "solo", "expected"),
    [
        pytest.param("0t1 0t1", "0t1", False, 0, id="to the beginning of the turn"),
        pytest.param("0t1 0t2 0t2", "0t2", False, 1, id="not into the turn before"),
        pytest.param("0t1 0t1! 0t1 0t1", "0t1", False, 2, id="as far as the last reveal"),
        pytest.param("0t1 1t1 0t1", "0t1", False, 2, id="as far as another's decision"),
        pytest.param("0t1 0t1b 0t1", "0t1", False, 2, id="as far as a bot's choice for one"),
        pytest.param("0t1!", "0t1", False, REVEALED, id="nothing after a reveal"),
        pytest.param("1t1", "0t2", False, OTHERS, id="a turn that has just begun"),
        pytest.param("1t1 1t1", "1t1", False, OTHERS, id="not somebody else's turn"),
        pytest.param("0t1 0t1! 0t1", "0t1", True, 0, id="alone, over a reveal"),
        pytest.param("0t1 1t1b 0t1", "0t1", True, 0, id="alone, over a bot's reaction"),
        pytest.param("0t1 1t2b", "0t3", True, NOTHING, id="alone, a turn that has just begun"),
        pytest.param("0t1", "-1t0", True, NOTHING, id="no turn after the end"),
    ],
)
def test_restart_turn(moves: str, now: str, solo: bool, expected: int | str) -> None:
    back = turn_back(past(moves, now), {0}, solo)
    assert back == (Back(None, expected) if isinstance(expected, str) else Back(expected))
