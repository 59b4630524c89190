"""A lesson as a game: the positions its steps belong to, and the lesson in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from petteia.kernel.content.lessons import (
    FOLDER,
    OTHERWISE,
    Lesson,
    Step,
    Wanted,
    lesson_names,
)
from petteia.kernel.content.reader import show
from petteia.kernel.state import Json, State
from petteia.kernel.text.messages import messages
from petteia.kernel.text.problem import Problem

if TYPE_CHECKING:
    from petteia.kernel.game import Game
    from petteia.kernel.wire import LessonData, LessonOffer


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson with the positions its steps belong to."""

    at: tuple[int, ...]
    """For each step, how many moves were played before it."""
    actions: tuple[int | None, ...]
    """For each step, the number of the action it asks for."""
    last_turn: int
    """The number of the turn in which the lesson ends."""

    def is_over(self, lesson: Lesson, moves: Sequence[int], state: State) -> bool:
        """Whether a game is past all that the lesson is about."""
        if lesson.followed(moves) == len(moves):
            return len(moves) >= len(lesson.line)
        return state.to_move() < 0 or int(state.turn_number()) >= self.last_turn


def lesson_options(game: "Game", lesson: Lesson) -> dict[str, Json]:
    """The completed options of the game that a lesson plays."""
    return game.complete_options({"players": lesson.players, **lesson.options})


def lesson_named(game: "Game", name: str) -> Lesson:
    """A lesson of a game, or a `Problem`."""
    found = game.lessons()
    if name not in found:
        there = ", ".join(found) or "none"
        raise Problem(f"{game.name} has no lesson {show(name)}; there is {there}.")
    return found[name]


def find_action(game: "Game", state: State, wanted: Wanted) -> int:
    """The legal action that a step asks for, or a `Problem`."""
    fitting: list[int] = []
    for action in state.legal():
        described = game.describe(state, action)
        facts = described.facts
        if described.key == wanted.key and all(
            facts.get(name) == fact for name, fact in wanted.facts
        ):
            fitting.append(action)
    if len(fitting) != 1:
        there = "; ".join(_spelled(game, state, action) for action in state.legal())
        raise Problem(f"{len(fitting)} legal actions are {wanted}. There is: {there}.")
    return fitting[0]


def _spelled(game: "Game", state: State, action: int) -> str:
    described = game.describe(state, action)
    return str(Wanted(described.key, tuple(described.facts.items())))


def course_of(game: "Game", lesson: Lesson) -> Course:
    """The positions of a lesson's steps, or a `Problem` if its moves are no longer legal or are not
    what its steps ask for."""
    return _course(game.key, lesson.name)


@cache
def _course(key: str, name: str) -> Course:
    from petteia.kernel.game import game

    played = game(key)
    return make_course(played, lesson_named(played, name))


def make_course(game: "Game", lesson: Lesson) -> Course:
    """The same, computed anew."""
    state = game.start(lesson_options(game, lesson), lesson.seed)
    steps = list(lesson.steps)
    at: list[int] = []
    actions: list[int | None] = []
    for number, move in enumerate(lesson.line):
        if state.to_move() == lesson.seat:
            while steps:
                step = steps.pop(0)
                at.append(number)
                actions.append(None)
                if step.action is not None:
                    actions[-1] = _asked(game, lesson, state, step, move)
                    break
            else:
                raise Problem(f"{lesson.name}: no step asks for move {number}.")
        if move not in state.legal():
            raise Problem(f"{lesson.name}: move {number} of the line is no longer legal.")
        state.apply(move)
    left = [step.key for step in steps if step.action is not None]
    if left:
        raise Problem(f"{lesson.name}: the line ends before step {left[0]!r}.")
    if state.to_move() != lesson.seat:
        raise Problem(f"{lesson.name}: the line ends before the learner is to move again.")
    at += [len(lesson.line)] * len(steps)
    actions += [None] * len(steps)
    return Course(tuple(at), tuple(actions), int(state.turn_number()))


def _asked(game: "Game", lesson: Lesson, state: State, step: Step, move: int) -> int:
    assert step.action is not None
    try:
        action = find_action(game, state, step.action)
    except Problem as problem:
        raise Problem(f"{lesson.name}: step {step.key!r}: {problem}") from None
    if action != move:
        there = _spelled(game, state, move)
        raise Problem(f"{lesson.name}: step {step.key!r} asks for {step.action}, not {there}.")
    return action


def lesson_offers(folder: Path, language: str) -> "list[LessonOffer]":
    """The lessons of the game in `folder` as a start page offers them."""
    words = messages(folder / FOLDER / "locale")
    return [
        {
            "name": name,
            "title": words.say(language, f"{name}-title"),
            "about": words.say(language, f"{name}-about"),
        }
        for name in lesson_names(folder)
    ]


def lesson_data(game: "Game", lesson: Lesson, language: str) -> "LessonData":
    """A lesson with its texts, as a page shows it."""
    words = messages(game.folder() / FOLDER / "locale")
    known = words.keys(language)
    course = course_of(game, lesson)

    def otherwise(key: str) -> str | None:
        return words.say(language, key) if key in known else None

    return {
        "name": lesson.name,
        "title": words.say(language, f"{lesson.name}-title"),
        "seat": lesson.seat,
        "moves": len(lesson.line),
        "steps": [
            {
                "key": step.key,
                "text": words.say(language, f"{lesson.name}-{step.key}"),
                "otherwise": otherwise(f"{lesson.name}-{step.key}{OTHERWISE}"),
                "rules": list(step.rules),
                "points": step.points,
                "frame": step.frame,
                "at": at,
                "action": action,
            }
            for step, at, action in zip(lesson.steps, course.at, course.actions, strict=True)
        ],
    }
