"""A story keeps to the record: what it tells is what playing the moves gives."""

import pytest

import petteia
from petteia import Problem, Refused, stream
from petteia.kernel.story import Story
from petteia.kernel.text.messages import LANGUAGES

GAME = petteia.game("elysium")
NAMES = ["Ada", "Bo", "Cy"]


def told(seed: int, moves: int = 10_000) -> Story:
    """A random game of three, as far as so many moves."""
    story, rng = GAME.story({"players": 3, "families": "random"}, seed), stream(seed, 16)
    while story.state.to_move() >= 0 and len(story.moves) < moves:
        story.play(story.state.pick(rng))
    return story


def everything(story: Story) -> list:
    """All that a story can be asked."""
    seats = range(-1, 3)
    return [
        story.state.dump(),
        story.moves,
        story.movers,
        story.reveals,
        story.log("en", NAMES),
        [story.lines_at(moves) for moves in range(len(story.moves) + 1)],
        [story.screen(seat, "en", NAMES) for seat in seats],
        story.ending("en", NAMES),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_a_story_leads_where_the_record_does(seed):
    story = told(seed)
    record = petteia.Record(GAME, story.options, seed, story.moves)
    assert story.state.dump() == record.state.dump()
    assert story.movers == [state.to_move() for state, _ in record.replay()]


@pytest.mark.parametrize("seed", range(4))
def test_undo_leaves_nothing_of_what_came_after(seed):
    story, early = told(seed), told(seed, 40)
    story.undo(40)
    assert everything(story) == everything(early)


@pytest.mark.parametrize("seed", range(4))
def test_an_earlier_time_of_a_story_is_independent_of_it(seed):
    story, early = told(seed), told(seed, 25)
    whole = everything(story)
    then = story.at(25)
    assert everything(then) == everything(early)
    then.play(then.state.legal()[0])
    assert everything(story) == whole


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_is_told_on_independently(seed):
    story = told(seed, 45 + seed)
    before = everything(story)
    twin, rng = story.copy(), stream(seed, 16)
    assert everything(twin) == before
    while twin.state.to_move() >= 0:
        twin.play(twin.state.pick(rng))
    assert everything(story) == before
    assert everything(twin) == everything(GAME.story(twin.options, seed, twin.moves))


def test_a_refused_move_changes_nothing():
    story = told(1, 30)
    before = everything(story)
    with pytest.raises(Refused):
        story.play(GAME.actions - 1)
    assert everything(story) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_was_made_is_said_as_it_was_offered(language):
    story, rng = GAME.story({"players": 3, "families": "random"}, 8), stream(8, 16)
    while story.state.to_move() >= 0:
        screen = story.screen(story.state.to_move(), language, NAMES)
        offered = {move["action"]: move["words"] for move in screen["moves"]}
        action = story.state.pick(rng)
        story.play(action)
        assert story.move_words(len(story.moves) - 1, language, NAMES) == offered[action]
    with pytest.raises(ValueError, match="no move"):
        story.move_words(len(story.moves), language, NAMES)


def test_there_is_no_time_before_the_beginning_and_none_after_now():
    story = told(1, 5)
    for moves in (-1, 6):
        with pytest.raises(Problem, match="5 moves"):
            story.undo(moves)
        with pytest.raises(Problem, match="5 moves"):
            story.at(moves)


@pytest.mark.parametrize("seed", range(3))
def test_every_line_belongs_to_a_move_and_is_counted_there(seed):
    story = told(seed)
    lines = story.log("en", NAMES)
    assert [line["n"] for line in lines] == list(range(len(lines)))
    for moves in range(len(story.moves) + 1):
        assert story.lines_at(moves) == sum(1 for line in lines if line["move"] <= moves)
    assert story.log("en", NAMES, start=7) == lines[7:]
    assert story.log("en", NAMES, start=len(lines)) == []
