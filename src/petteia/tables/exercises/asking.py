"""What is sent of an exercise: the question, verdicts, hints, and the solution step by step."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from petteia.kernel.history import History
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.wire import TableOptions
from petteia.review.exercise import Exercise
from petteia.review.themes import theme_words
from petteia.review.wire import PuzzleData, SolutionData, VerdictData
from petteia.review.words import grade_words
from petteia.tables.exercises.wire import (
    ExerciseHint,
    ExerciseQuestion,
    ExerciseSolution,
    ExerciseVerdict,
    SolutionStep,
)


@dataclass(frozen=True)
class Task:
    """An exercise that somebody is asked, and how answers to it are judged."""

    exercise: Exercise
    names: tuple[str, ...]
    iterations: int
    seed: int
    puzzle: PuzzleData | None = None
    """The puzzle it is; None for an exercise of an own game."""
    pack: str = HOUSE_PACK
    """The name of its pack: its folder is nobody's business."""

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.exercise.record.game.key


def _history(task: Task) -> History:
    record = task.exercise.record
    return record.game.history(record.options, record.seed, record.moves)


def question_of(task: Task, language: str) -> ExerciseQuestion:
    """The position as the seat to move sees it."""
    exercise, names, history = task.exercise, list(task.names), _history(task)
    record, seat = exercise.record, exercise.seat
    screen = history.screen(seat, language, names)
    for move in screen["moves"]:
        # Another answer can be given after it.
        move["final"] = move["passes"] = False
    options = record.game.resolve_options(record.options, record.seed)
    return {
        "game": task.game,
        "id": task.puzzle["id"] if task.puzzle else "",
        "difficulty": task.puzzle["difficulty"] if task.puzzle else 0,
        "seat": seat,
        "moves": len(record.moves),
        "options": cast("TableOptions", {**options, "pack": task.pack}),
        "screen": screen,
        "cards": record.game.cards(record.options, record.seed, language),
        "log": history.log(language, names, 0, history.reader(seat)),
    }


def verdict_shown(verdict: VerdictData, language: str) -> ExerciseVerdict:
    """A verdict without what would have been better: reasons against an answer name it too."""
    solved = verdict["solved"]
    return {
        "action": verdict["action"],
        "solved": solved,
        "grade": verdict["grade"],
        "grade_words": grade_words(verdict["grade"], language),
        "cost": verdict["cost"],
        "lead": round(verdict["lead_before"] - verdict["lead_after"], 2),
        "reason": verdict["reasons"][language] if solved else "",
    }


def hint_shown(game: str, themes: Sequence[str], language: str) -> ExerciseHint:
    """Themes in words."""
    return {"themes": [theme_words(game, theme, language) for theme in themes]}


def solution_shown(task: Task, solution: SolutionData, language: str) -> ExerciseSolution:
    """The solution with the position after each of its moves."""
    history, names, steps = _history(task), list(task.names), list[SolutionStep]()
    for action in solution["line"]:
        history.play(action)
        words = history.move_words(len(history.moves) - 1, language, names)
        screen = history.screen(task.exercise.seat, language, names, False)
        steps.append({"action": action, "words": words, "screen": screen})
    reason = solution["reasons"][language]
    return {"action": solution["action"], "reason": reason, "steps": steps}
