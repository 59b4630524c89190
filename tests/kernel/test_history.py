"""A history keeps to the record: what it tells is what playing the moves gives."""

import pytest

import petteia
from petteia import Problem, Refused, stream
from petteia.kernel.history import History
from petteia.kernel.text.messages import LANGUAGES

GAME = petteia.game("elysium")
NAMES = ["Ada", "Bo", "Cy"]


def told(seed: int, moves: int = 10_000) -> History:
    """A random game of three, as far as so many moves."""
    history, rng = GAME.history({"players": 3, "families": "random"}, seed), stream(seed, 16)
    while history.state.to_move() >= 0 and len(history.moves) < moves:
        history.play(history.state.pick(rng))
    return history


def everything(history: History) -> list:
    """All that a history can be asked."""
    seats = range(-1, 3)
    return [
        history.state.dump(),
        history.moves,
        history.movers,
        history.reveals,
        history.log("en", NAMES),
        [history.lines_at(moves) for moves in range(len(history.moves) + 1)],
        [history.screen(seat, "en", NAMES) for seat in seats],
        history.ending("en", NAMES),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_a_history_leads_where_the_record_does(seed):
    history = told(seed)
    record = petteia.Record(GAME, history.options, seed, history.moves)
    assert history.state.dump() == record.state.dump()
    assert history.movers == [state.to_move() for state, _ in record.replay()]


@pytest.mark.parametrize("seed", range(4))
def test_undo_leaves_nothing_of_what_came_after(seed):
    history, early = told(seed), told(seed, 40)
    history.undo(40)
    assert everything(history) == everything(early)


@pytest.mark.parametrize("seed", range(4))
def test_an_earlier_time_of_a_history_is_independent_of_it(seed):
    history, early = told(seed), told(seed, 25)
    whole = everything(history)
    then = history.at(25)
    assert everything(then) == everything(early)
    then.play(then.state.legal()[0])
    assert everything(history) == whole


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_is_told_on_independently(seed):
    history = told(seed, 45 + seed)
    before = everything(history)
    twin, rng = history.copy(), stream(seed, 16)
    assert everything(twin) == before
    while twin.state.to_move() >= 0:
        twin.play(twin.state.pick(rng))
    assert everything(history) == before
    assert everything(twin) == everything(GAME.history(twin.options, seed, twin.moves))


def test_a_refused_move_changes_nothing():
    history = told(1, 30)
    before = everything(history)
    with pytest.raises(Refused):
        history.play(GAME.actions - 1)
    assert everything(history) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_was_made_is_said_as_it_was_offered(language):
    history, rng = GAME.history({"players": 3, "families": "random"}, 8), stream(8, 16)
    while history.state.to_move() >= 0:
        screen = history.screen(history.state.to_move(), language, NAMES)
        offered = {move["action"]: move["words"] for move in screen["moves"]}
        action = history.state.pick(rng)
        history.play(action)
        assert history.move_words(len(history.moves) - 1, language, NAMES) == offered[action]
    with pytest.raises(ValueError, match="no move"):
        history.move_words(len(history.moves), language, NAMES)


def test_there_is_no_time_before_the_beginning_and_none_after_now():
    history = told(1, 5)
    for moves in (-1, 6):
        with pytest.raises(Problem, match="5 moves"):
            history.undo(moves)
        with pytest.raises(Problem, match="5 moves"):
            history.at(moves)


@pytest.mark.parametrize("seed", range(3))
def test_every_line_belongs_to_a_move_and_is_counted_there(seed):
    history = told(seed)
    lines = history.log("en", NAMES)
    assert [line["n"] for line in lines] == list(range(len(lines)))
    for moves in range(len(history.moves) + 1):
        assert history.lines_at(moves) == sum(1 for line in lines if line["move"] <= moves)
    assert history.log("en", NAMES, start=7) == lines[7:]
    assert history.log("en", NAMES, start=len(lines)) == []


@pytest.mark.parametrize("seed", range(4))
def test_a_preview_is_what_the_move_leads_to(seed):
    history = told(seed, 30 + seed)
    for action in history.state.legal():
        preview, twin = history.preview(action), history.copy()
        assert history.preview(action) is preview, "computed once in a position"
        twin.play(action)
        assert (preview.to_move, preview.reveals) == (twin.state.to_move(), twin.reveals[-1])


def test_a_preview_is_of_the_current_position():
    history = told(1, 30)
    action = history.state.legal()[0]
    before = history.preview(action)
    history.play(action)
    history.undo(30)
    assert history.preview(action) is not before
    assert history.preview(action) == before
