"""What is wrong with a lesson is said in one sentence."""

from dataclasses import replace

import pytest

from petteia.bots.lesson_line import lesson_line
from petteia.kernel.content.lesson_course import find_action, lesson_named, make_course
from petteia.kernel.content.lessons import FOLDER, Wanted, read_lesson, read_lessons
from petteia.kernel.game import game
from petteia.kernel.text.problem import Problem

PLAYED = game("elysium")
GOOD = """players = 2
names = ["Leda"]
seed = 842
[[step]]
key = "welcome"
[[step]]
key = "ganymede"
action = { key = "action-take", card = "Ganymede" }
"""


@pytest.fixture
def written(tmp_path):
    """`written(text)`: the lesson `first` with this text, in a game's folder."""

    def write(text: str, line: str = '{"moves": []}'):
        folder = tmp_path / FOLDER
        (folder / "locale" / "en").mkdir(parents=True, exist_ok=True)
        words = "first-welcome = Hello\nfirst-ganymede = Take\n"
        (folder / "locale" / "en" / "lessons.ftl").write_text(words)
        (folder / "first.toml").write_text(text)
        (folder / "first.line.json").write_text(line)
        return read_lesson(tmp_path, "first")

    return write


def test_a_game_without_lessons_has_none(tmp_path):
    assert read_lessons(tmp_path) == {}
    with pytest.raises(Problem, match="has no lesson 'second'; there is first"):
        lesson_named(PLAYED, "second")


def test_a_lesson_is_read_as_it_is_written(written):
    lesson = written(GOOD)
    assert [step.key for step in lesson.steps] == ["welcome", "ganymede"]
    assert lesson.steps[1].action == Wanted("action-take", (("card", "Ganymede"),))
    assert lesson.names == ("Leda",)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("players = 2", "players = 3"), "expected 2 names, found 1"),
        (('"Leda"', '""'), "expected names of 1 to 24 letters"),
        (("seed = 842", "seed = -1"), "seed"),
        (('key = "welcome"', 'key = "nothing"'), "there is no text first-nothing"),
        (('key = "welcome"', 'key = "ganymede"'), "steps with different keys"),
        (('key = "welcome"', 'key = "welcome"\nrules = ["Z99"]'), "there is no rule Z99"),
        (('key = "welcome"', 'key = "welcome"\npoint = "agora"'), "point: is not known here"),
        (('card = "Ganymede"', "card = true"), "expected a text or a number"),
        (("players", "[players"), "first.toml"),
    ],
)
def test_a_mistake_is_named(written, change, complaint):
    with pytest.raises(Problem, match=complaint):
        written(GOOD.replace(*change))


def test_a_lesson_without_its_moves_says_who_makes_them(written, tmp_path):
    written(GOOD)
    (tmp_path / FOLDER / "first.line.json").unlink()
    with pytest.raises(Problem, match="lesson_line"):
        read_lesson(tmp_path, "first")


def test_an_action_that_is_not_legal_is_named_with_those_that_are():
    state = PLAYED.new(players=2, seed=842)
    assert find_action(PLAYED, state, Wanted("action-take", (("card", "Ganymede"),))) >= 0
    with pytest.raises(
        Problem, match=r"0 legal actions are action-take card=Charon.*card=Ganymede"
    ):
        find_action(PLAYED, state, Wanted("action-take", (("card", "Charon"),)))
    with pytest.raises(Problem, match="7 legal actions are action-take"):
        find_action(PLAYED, state, Wanted("action-take", ()))


def test_a_step_whose_position_no_longer_allows_its_move_fails():
    lesson = PLAYED.lessons()["first"]
    other = replace(lesson, seed=lesson.seed + 1)
    with pytest.raises(Problem, match="first: step 'ganymede'"):
        lesson_line(PLAYED, other, 1)
    with pytest.raises(Problem, match="first: step 'ganymede'"):
        make_course(PLAYED, other)


def test_a_line_that_is_not_what_its_steps_ask_for_fails():
    lesson = PLAYED.lessons()["first"]
    with pytest.raises(Problem, match="the line ends before step"):
        make_course(PLAYED, replace(lesson, line=lesson.line[:4]))
    wanted = Wanted("action-take", (("card", "Nekyia"),))
    others = tuple(
        replace(step, action=wanted) if step.key == "ganymede" else step for step in lesson.steps
    )
    with pytest.raises(Problem, match="asks for action-take card=Nekyia, not action-take"):
        make_course(PLAYED, replace(lesson, steps=others))
    with pytest.raises(Problem, match="no step asks for move"):
        make_course(PLAYED, replace(lesson, steps=lesson.steps[:6]))
