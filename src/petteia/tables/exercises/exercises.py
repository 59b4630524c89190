"""Exercises and puzzles for everybody who asks this process, judged by its bots.

An exercise is a game up to a position, so whoever could send the record of a game that is still
played would get help. Nobody can: the record of a running table is given to nobody, and its deal
follows from a secret that the record must contain and the table's commitment must fit. Tables whose
deal is known before their end, such as those that play on from a finished game, have no second
person. Positions made up by hand can be judged, as by any program on one's own machine.
"""

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from petteia.kernel.game import browser_games, game
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.state import Action
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.problem import Problem
from petteia.review.exercise import ITERATIONS, Exercise
from petteia.review.puzzles.collection import PuzzleCollection, has_puzzles, puzzles_of
from petteia.review.themes import theme_words
from petteia.review.wire import PuzzleData
from petteia.tables.errors import Bad, NotNow, Refusal, TableError
from petteia.tables.exercises.asking import (
    Task,
    hint_shown,
    question_of,
    solution_shown,
    verdict_shown,
)
from petteia.tables.exercises.wire import (
    DailyPuzzles,
    ExerciseHint,
    ExerciseQuestion,
    ExerciseSolution,
    ExerciseVerdict,
    Puzzles,
)
from petteia.tables.request import BOT_NAMES
from petteia.tables.services import HINT, Asker, BotFailed, Services

log = logging.getLogger(__name__)

R = TypeVar("R")
MOST_AT_ONCE: Final = 2
"""Answers of one owner that are judged at once."""
MOST_KEPT: Final = 2000
"""Results about puzzles that are kept: many people answer the puzzle of a day."""
MOST_TASKS: Final = 64
"""Puzzles whose position is kept."""


class NoPuzzle(TableError):
    """A game without puzzles, or no puzzle of that id."""

    status = 404


class BadExercise(Bad):
    """An exercise that cannot be asked. Its sentence is English; the other languages only say that
    it cannot be asked."""

    def __init__(self, sentence: str) -> None:
        super().__init__("bad-exercise", sentence=sentence)


class Exercises:
    """What one process asks, judges and solves."""

    def __init__(self, services: Services, packs: Mapping[str, Mapping[str, Path]]) -> None:
        """`packs` are the folders of packs by game and name."""
        self._services = services
        self._packs = packs
        self._asked: Counter[str] = Counter()
        """How many answers are being judged for each owner."""
        self._tasks: OrderedDict[tuple[str, str], Task] = OrderedDict()
        self._kept: OrderedDict[tuple[object, ...], Any] = OrderedDict()

    # What there is

    def daily(self, day: str) -> DailyPuzzles:
        """The puzzles of a day, such as 2026-11-19."""
        found: DailyPuzzles = {"day": day, "games": []}
        for key in browser_games():
            if has_puzzles(key):
                known = collection(key)
                puzzle = known.daily(day)
                found["games"].append(
                    {
                        "game": key,
                        "count": len(known.puzzles),
                        "id": puzzle["id"],
                        "difficulty": puzzle["difficulty"],
                    }
                )
        return found

    def puzzles(self, key: str, theme: str, difficulty: int, language: str) -> Puzzles:
        """The puzzles of a game, and the ids of those of a theme and a difficulty."""
        known = collection(key)
        levels = Counter(puzzle["difficulty"] for puzzle in known.puzzles)
        return {
            "game": key,
            "count": len(known.puzzles),
            "difficulties": [
                {"difficulty": level, "count": count} for level, count in sorted(levels.items())
            ],
            "themes": [
                {"theme": one, "words": theme_words(key, one, language), "count": count}
                for one, count in known.themes().items()
            ],
            "chosen": [puzzle["id"] for puzzle in known.chosen(theme, difficulty)],
        }

    # Tasks

    async def puzzle(self, key: str, id: str) -> Task:
        """A puzzle as a task."""
        task = self._tasks.get((key, id))
        if task is None:
            known = collection(key)
            try:
                puzzle = known.find(id)
            except Problem:
                raise NoPuzzle("no-puzzle") from None
            task = await self._services.scheduler.offload(partial(_puzzle_task, known, puzzle))
            self._tasks[key, id] = task
            _shorten(self._tasks, MOST_TASKS)
        return task

    async def read(self, data: object, names: Sequence[str], iterations: int, seed: int) -> Task:
        """An exercise from outside as a task; `BadExercise` if anything is wrong with it."""
        key, pack = _game_and_pack(data)
        packs = self._packs.get(key, {})
        # As for a new table: accept only packs known by name, never a folder.
        if not isinstance(pack, str) or pack not in (HOUSE_PACK, *packs):
            raise Bad("bad-pack")
        folder = str(packs[pack]) if pack in packs else None
        work = partial(Exercise.read, data, "exercise", folder)
        try:
            exercise = await self._services.scheduler.offload(work)
        except Problem as problem:
            raise BadExercise(str(problem)) from None
        given = [*names, *_names(len(exercise.record.state.scores()))[len(names) :]]
        told = tuple(given[: len(exercise.record.state.scores())])
        return Task(replace(exercise, names=told), told, iterations, seed, None, pack)

    # What is answered

    async def question(self, task: Task, language: str) -> ExerciseQuestion:
        """The position as the seat to move sees it."""
        return await self._services.scheduler.offload(partial(question_of, task, language))

    async def judge(self, task: Task, action: Action, owner: str, language: str) -> ExerciseVerdict:
        """An answer, judged; an illegal one is refused with its rule."""
        exercise = task.exercise
        _check(exercise, action)
        work = partial(exercise.judge, action, task.iterations, task.seed)
        return verdict_shown(await self._compute(task, ("judge", action), work, owner), language)

    async def hint(self, task: Task, owner: str, language: str) -> ExerciseHint:
        """What the solution is about."""
        if task.puzzle:
            return hint_shown(task.game, task.puzzle["themes"], language)
        work = partial(task.exercise.hint, task.iterations, task.seed)
        themes = await self._compute(task, ("hint",), work, owner)
        return hint_shown(task.game, themes, language)

    async def solution(self, task: Task, owner: str, language: str) -> ExerciseSolution:
        """The best move, and how the turn goes on."""
        work = partial(task.exercise.solve, task.iterations, task.seed)
        solution = await self._compute(task, ("solve",), work, owner)
        shown = partial(solution_shown, task, solution, language)
        return await self._services.scheduler.offload(shown)

    async def _compute(
        self, task: Task, what: tuple[object, ...], work: Callable[[], R], owner: str
    ) -> R:
        """The result of a search by a bot; of a puzzle it is kept."""
        key = (task.game, task.puzzle["id"], *what) if task.puzzle else ()
        if key in self._kept:
            found: R = self._kept[key]
            return found
        if self._asked[owner] >= MOST_AT_ONCE:
            raise NotNow("judging-busy")
        self._asked[owner] += 1
        try:
            found = await self._services.bots.compute(work, Asker(owner, HINT))
        except BotFailed as failed:
            log.warning("An exercise could not be judged: %s", failed)
            raise NotNow("not-judged") from None
        finally:
            self._asked[owner] -= 1
            if not self._asked[owner]:
                del self._asked[owner]
        if key:
            self._kept[key] = found
            _shorten(self._kept, MOST_KEPT)
        return found


def collection(key: str) -> PuzzleCollection:
    """The puzzles of a game; `NoPuzzle` if it has none."""
    if key not in browser_games():
        raise Bad("bad-game")
    if not has_puzzles(key):
        raise NoPuzzle("no-puzzles", game=game(key).name)
    return puzzles_of(key)


@cache
def _names(players: int) -> tuple[str, ...]:
    return BOT_NAMES[:players]


def _puzzle_task(known: PuzzleCollection, puzzle: PuzzleData) -> Task:
    try:
        exercise = known.exercise(puzzle)
    except Problem as problem:
        log.error("A puzzle cannot be asked: %s", problem)
        raise NoPuzzle("no-puzzle") from None
    names = _names(len(exercise.record.state.scores()))
    return Task(replace(exercise, names=names), names, ITERATIONS, 0, puzzle)


def _game_and_pack(data: object) -> tuple[str, object]:
    """The game and the pack that an exercise names, before anything else is read."""
    record = data.get("record") if isinstance(data, dict) else None
    if not isinstance(record, dict) or record.get("game") not in browser_games():
        raise BadExercise("An exercise needs the record of a game that is played here.")
    options = record.get("options")
    pack = options.get("pack", HOUSE_PACK) if isinstance(options, dict) else HOUSE_PACK
    return str(record["game"]), pack


def _check(exercise: Exercise, action: Action) -> None:
    """Refuse an illegal answer, in all languages."""
    state, played = exercise.record.state, exercise.record.game
    if not 0 <= action < played.actions:
        raise Bad("bad-action")
    if action not in state.legal():
        reason = state.why_not(action)
        words = {it: played.explain(state, reason, it, cite=False) for it in LANGUAGES}
        raise Refusal(reason.rule, words)


def _shorten(kept: OrderedDict[Any, Any], most: int) -> None:
    """Forget the oldest."""
    while len(kept) > most:
        kept.popitem(last=False)
