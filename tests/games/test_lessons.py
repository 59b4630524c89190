"""The guided games: every lesson of every game can be followed and points at things that are there,
in every language; together the lessons of a game teach all of its rules or say why not."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import petteia.web
from petteia.bots.lesson_line import lesson_line
from petteia.kernel.content.lesson_course import Course, course_of, lesson_data, lesson_options
from petteia.kernel.content.lessons import FOLDER, OTHERWISE, Lesson, rules_not_taught
from petteia.kernel.game import Game, game, games
from petteia.kernel.plugin import plugin
from petteia.kernel.text.messages import LANGUAGES
from petteia.tables.services import bots_seed

GUIDED = [key for key in games() if game(key).lessons()]
LESSONS = [(key, name) for key in GUIDED for name in game(key).lessons()]
STATIC = Path(petteia.web.__file__).parent / "static"
LONGEST = 240
"""Letters of a text: one to three short sentences."""

each_lesson = pytest.mark.parametrize(("key", "name"), LESSONS)


def lesson_of(key: str, name: str) -> tuple[Game, Lesson, Course]:
    played = game(key)
    lesson = played.lessons()[name]
    return played, lesson, course_of(played, lesson)


def texts(key: str, language: str) -> list[str]:
    """The keys of the texts of a game's lessons, in order."""
    file = game(key).folder() / FOLDER / "locale" / language / "lessons.ftl"
    entries = FluentParser().parse(file.read_text("utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


@cache
def parts_of(key: str) -> set[str]:
    """The parts that the page of a game has names for."""
    page = game(key).folder() / plugin(key).page
    return {
        part
        for file in page.rglob("*.js")
        for part in re.findall(r'data-part="([a-z-]+)"', file.read_text("utf-8"))
    }


def test_there_are_lessons() -> None:
    assert "elysium" in GUIDED


@each_lesson
def test_whoever_does_what_is_asked_comes_to_the_end_against_the_bots_of_today(
    key: str, name: str
) -> None:
    """If this fails, a lesson's position no longer allows its move, or its bots play otherwise: see
    what `build_tools/lesson_line.py` says, and change the lesson."""
    played, lesson, _ = lesson_of(key, name)
    assert lesson_line(played, lesson, bots_seed(lesson.seed)) == list(lesson.line)


@each_lesson
def test_every_step_points_at_something_that_is_there(key: str, name: str) -> None:
    played, lesson, course = lesson_of(key, name)
    names = ["Ada", *lesson.names]
    history = played.history(lesson_options(played, lesson), lesson.seed)
    for number in range(len(lesson.line) + 1):
        steps = [one for one, at in zip(lesson.steps, course.at, strict=True) if at == number]
        shown = json.dumps(history.screen(lesson.seat, "en", names)) if steps else ""
        for step in steps:
            if not step.points or step.points in parts_of(key):
                continue
            kind, _, thing = step.points.partition(":")
            screen = history.screen(lesson.seat, "en", names)
            anchors = {*screen["barred"], *(move["at"] for move in screen["moves"])}
            assert step.points in anchors or (thing and f'"{thing}"' in shown), (step.key, kind)
        if number < len(lesson.line):
            history.play(lesson.line[number])


@each_lesson
def test_a_step_with_a_decision_names_one_of_the_game(key: str, name: str) -> None:
    """Somebody who leaves the lesson's way is told what fits the kind of decision."""
    played, lesson, _ = lesson_of(key, name)
    frames: set[str] = set()
    history = played.history(lesson_options(played, lesson), lesson.seed)
    for move in lesson.line:
        if history.state.to_move() == lesson.seat:
            screen = history.screen(lesson.seat, "en", ["Ada", *lesson.names])
            frames.add(screen["prompt"]["frame"])
        history.play(move)
    assert {step.frame for step in lesson.steps if step.frame} <= frames


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_every_text_is_there_and_short(key: str, name: str, language: str) -> None:
    played, lesson, _ = lesson_of(key, name)
    data = lesson_data(played, lesson, language)
    for step in data["steps"]:
        for text in (step["text"], step["otherwise"] or ""):
            assert len(text) <= LONGEST, (step["key"], len(text))
            assert not re.search(r"\b[A-Z]\d+\b", text), "a rule's number is shown beside"
    offered = {one["name"]: one for one in played.lobby_choices(language, {})["lessons"]}
    assert offered[name]["title"] == data["title"]
    assert offered[name]["about"]


@pytest.mark.parametrize("key", GUIDED)
def test_every_language_has_the_same_texts_and_none_is_left_over(key: str) -> None:
    wanted = {
        f"{lesson.name}-{step.key}"
        for lesson in game(key).lessons().values()
        for step in lesson.steps
    }
    wanted |= {f"{name}-{word}" for name in game(key).lessons() for word in ("title", "about")}
    english = texts(key, "en")
    assert {text.removesuffix(OTHERWISE) for text in english} == wanted
    for language in LANGUAGES:
        assert texts(key, language) == english


@pytest.mark.parametrize("key", GUIDED)
def test_every_rule_is_taught_or_listed_as_not_taught(key: str) -> None:
    played = game(key)
    steps = [step for lesson in played.lessons().values() for step in lesson.steps]
    taught = {rule for step in steps for rule in step.rules}
    left_out = rules_not_taught(played.folder())
    assert taught & left_out.keys() == set()
    assert taught | left_out.keys() == played.rulebook().keys()


@each_lesson
def test_a_game_follows_the_lesson_until_it_differs(key: str, name: str) -> None:
    played, lesson, course = lesson_of(key, name)
    line = list(lesson.line)
    assert lesson.followed([]) == 0
    assert lesson.followed(line) == len(line)
    assert lesson.followed([*line, 0]) == len(line)
    assert lesson.followed([*line[:3], line[3] + 1, *line[4:]]) == 3
    state = played.start(lesson_options(played, lesson), lesson.seed)
    assert not course.is_over(lesson, [], state)
    for move in line:
        state.apply(move)
    assert course.is_over(lesson, line, state)
    assert course.is_over(lesson, [line[0] + 1], state), "the same turn, on another way"
