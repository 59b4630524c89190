"""Lessons: guided first games as data, with all checks.

A lesson is a game with a fixed deal and, in order, steps that speak to the learner. A step that
asks for an action belongs to one decision of the learner; the steps before it are read in the same
position. `LINE` keeps the moves of the game in which the learner does all that is asked, so a table
can tell whether the learner still follows.
"""

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from petteia.kernel.content.reader import ReadError, Section, show
from petteia.kernel.content.rulebook import read_rulebook
from petteia.kernel.state import Json
from petteia.kernel.text.messages import messages

FOLDER = "lessons"
INDEX = "lessons.toml"
"""The names of a game's lessons in order, and the rules that none of them teaches."""
LINE = ".line.json"
"""The end of the name of the file with a lesson's moves; `build_tools/lesson_line.py` writes it."""
OTHERWISE = "-otherwise"
"""The end of the key of a text for learners who went their own way."""
MOST_STEPS = 200
LONGEST_NAME = 24
MOST_SEED = 1 << 32


@dataclass(frozen=True, slots=True)
class Wanted:
    """The action a step asks for: the key of its description, and the facts that tell it apart."""

    key: str
    facts: tuple[tuple[str, str | int], ...]

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={fact}" for name, fact in self.facts)])


@dataclass(frozen=True, slots=True)
class Step:
    """A text for the learner, and what it is about."""

    key: str
    rules: tuple[str, ...]
    """The ids of the rules that it shows."""
    points: str
    """The thing on the page that it speaks of: an anchor, or a named part; may be empty. A step
    with an action points at what has to be clicked instead."""
    frame: str
    """The decision at which it is also shown to those who went their own way; may be empty."""
    action: Wanted | None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game."""

    name: str
    players: int
    seat: int
    """Where the learner sits; bots of the gentlest level play the other seats."""
    names: tuple[str, ...]
    """The names of those bots."""
    seed: int
    options: dict[str, Json]
    steps: tuple[Step, ...]
    line: tuple[int, ...]
    """All moves of the game in which the learner does what is asked."""

    def followed(self, moves: Sequence[int]) -> int:
        """How many of the first moves of a game are those of the lesson."""
        for number, (played, own) in enumerate(zip(moves, self.line, strict=False)):
            if played != own:
                return number
        return min(len(moves), len(self.line))


@cache
def read_lessons(folder: Path) -> dict[str, Lesson]:
    """The lessons of the game in `folder` by name, in order."""
    return {name: read_lesson(folder, name) for name in lesson_names(folder)}


def lesson_names(folder: Path) -> list[str]:
    """The names of the lessons of the game in `folder`; none if it has no index of them."""
    index = folder / FOLDER / INDEX
    if not index.exists():
        return []
    source = Section(_toml(index), INDEX)
    names = source.words("lessons")
    if source.has("not_taught"):
        source.items("not_taught")
    source.close()
    return names


@cache
def rules_not_taught(folder: Path) -> dict[str, str]:
    """The rules that no lesson of the game teaches, each with the reason."""
    found: dict[str, str] = {}
    index = _toml(folder / FOLDER / INDEX)
    groups = index.get("not_taught", [])
    for number, group in enumerate(groups if isinstance(groups, list) else [], 1):
        source = Section(group, INDEX, f"not_taught {number}")
        reason = source.text("reason", longest=200)
        for rule in source.words("rules"):
            if rule in found or rule not in read_rulebook(folder):
                raise source.error("rules", f"{rule} is no rule, or is listed twice")
            found[rule] = reason
        source.close()
    return found


def read_lesson(folder: Path, name: str, line: Sequence[int] | None = None) -> Lesson:
    """A lesson of the game in `folder`; `line` replaces the moves kept beside it."""
    file = f"{name}.toml"
    source = Section(_toml(folder / FOLDER / file), file)
    players = source.number("players", 1, 16)
    seat = source.number("seat", 0, players - 1, 0)
    names = source.words("names") if players > 1 or source.has("names") else []
    if len(names) != players - 1:
        raise source.error("names", f"expected {players - 1} names, found {len(names)}")
    for one in names:
        if not 1 <= len(one) <= LONGEST_NAME:
            raise source.error("names", f"expected names of 1 to {LONGEST_NAME} letters")
    seed = source.number("seed", 0, MOST_SEED - 1)
    options = source.table("options").data if source.has("options") else {}
    steps = source.items("step", MOST_STEPS)
    source.close()
    read = tuple(_step(folder, name, step, number) for number, step in enumerate(steps, 1))
    if not read or len({step.key for step in read}) != len(read):
        raise source.error("step", "expected steps with different keys")
    given: dict[str, Json] = {key: _option(source, key, value) for key, value in options.items()}
    moves = tuple(_line(folder, name) if line is None else line)
    return Lesson(name, players, seat, tuple(names), seed, given, read, moves)


def _step(folder: Path, lesson: str, data: object, number: int) -> Step:
    source = Section(data, f"{lesson}.toml", f"step {number}")
    key = source.text("key", longest=40)
    source.entry = f"step {key!r}"
    rules = source.words("rules") if source.has("rules") else []
    for rule in rules:
        if rule not in read_rulebook(folder):
            raise source.error("rules", f"there is no rule {rule}")
    points = source.text("points", "")
    frame = source.text("frame", "")
    action = _wanted(source.table("action")) if source.has("action") else None
    source.close()
    words = messages(folder / FOLDER / "locale")
    if f"{lesson}-{key}" not in words.keys("en"):
        raise source.error("key", f"there is no text {lesson}-{key}")
    return Step(key, tuple(rules), points, frame, action)


def _wanted(source: Section) -> Wanted:
    key = source.text("key", longest=60)
    facts: list[tuple[str, str | int]] = []
    for name, value in source.data.items():
        if name == "key":
            continue
        if not isinstance(value, str | int) or isinstance(value, bool):
            raise source.error(name, f"expected a text or a number, found {show(value)}")
        facts.append((name, value))
    return Wanted(key, tuple(facts))


def _option(source: Section, name: str, value: object) -> Json:
    if isinstance(value, str | int) and not isinstance(value, bool):
        return value
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return list(value)
    raise source.error(f"options.{name}", f"expected a text or a number, found {show(value)}")


def _line(folder: Path, name: str) -> list[int]:
    file = folder / FOLDER / f"{name}{LINE}"
    if not file.exists():
        raise ReadError(file.name, "", "", "is missing; build_tools/lesson_line.py makes it")
    source = Section(json.loads(file.read_text("utf-8")), file.name)
    moves = source.numbers("moves", 0, 1 << 32, 2000)
    source.close()
    return moves


def _toml(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ReadError(file.name, "", "", str(error)) from None
