"""The API of exercises: puzzles, and positions of finished games that the client has kept."""

from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from petteia.review.puzzles.collection import HARDEST
from petteia.tables.exercises.asking import Task
from petteia.tables.exercises.exercises import Exercises
from petteia.tables.exercises.wire import (
    DailyPuzzles,
    ExerciseHint,
    ExerciseQuestion,
    ExerciseSolution,
    ExerciseVerdict,
    Puzzles,
)
from petteia.web.api import requests
from petteia.web.api.answers import TheLanguage, answer, manager_of, owner_of, problems
from petteia.web.api.description import DescribedRoute
from petteia.web.api.game_schemas import OFFERED_GAMES
from petteia.web.errors import WebError

puzzles = APIRouter(prefix="/api/puzzles", tags=["exercises"], route_class=DescribedRoute)
own = APIRouter(prefix="/api/exercises", tags=["exercises"], route_class=DescribedRoute)

GameKey = Annotated[str, Path(max_length=32, examples=[*OFFERED_GAMES])]
PuzzleId = Annotated[str, Path(max_length=64, examples=["p1"])]
Theme = Annotated[str, Query(max_length=64, description="Only puzzles of this theme.")]
Difficulty = Annotated[
    int, Query(ge=0, le=HARDEST, description="Only puzzles of this difficulty; 0: of all.")
]
Day = Annotated[
    str,
    Query(
        pattern=r"^\d{4}-\d\d-\d\d$",
        json_schema_extra={"format": "date"},
        description="By default today, in UTC.",
    ),
]
ANSWERS = problems(403, 404, 408, 409, 413, 415, 422)


def exercises_of(request: Request) -> Exercises:
    """The exercises of this application."""
    return manager_of(request).exercises


@puzzles.get("", response_model=DailyPuzzles, responses=problems(422))
async def daily_puzzles(
    request: Request,
    day: Day = "",
) -> Response:
    """The puzzle of the day of every game that has puzzles."""
    try:
        asked = date.fromisoformat(day) if day else datetime.now(UTC).date()
    except ValueError:
        raise WebError("bad-request", 422, where="day") from None
    return answer(request, exercises_of(request).daily(asked.isoformat()))


@puzzles.get("/{game}", response_model=Puzzles, responses=problems(404, 422))
async def list_puzzles(
    request: Request,
    game: GameKey,
    language: TheLanguage,
    theme: Theme = "",
    difficulty: Difficulty = 0,
) -> Response:
    """How many puzzles a game has, by difficulty and theme, and the ids of those asked for."""
    found = exercises_of(request).puzzles(game, theme, difficulty, language)
    return answer(request, found)


@puzzles.get("/{game}/{puzzle}", response_model=ExerciseQuestion, responses=problems(404, 422))
async def ask_puzzle(
    request: Request, game: GameKey, puzzle: PuzzleId, language: TheLanguage
) -> Response:
    """A puzzle: the position, as the seat to move sees it, with its moves."""
    task = await exercises_of(request).puzzle(game, puzzle)
    return answer(request, await exercises_of(request).question(task, language))


@puzzles.post("/{game}/{puzzle}/judge", response_model=ExerciseVerdict, responses=ANSWERS)
async def judge_puzzle(
    request: Request,
    game: GameKey,
    puzzle: PuzzleId,
    language: TheLanguage,
    given: requests.Answer,
) -> Response:
    """Judge an answer to a puzzle."""
    task = await exercises_of(request).puzzle(game, puzzle)
    return await _judge(request, task, given.action, language)


@puzzles.post("/{game}/{puzzle}/hint", response_model=ExerciseHint, responses=ANSWERS)
async def hint_at_puzzle(
    request: Request, game: GameKey, puzzle: PuzzleId, language: TheLanguage
) -> Response:
    """What the solution of a puzzle is about."""
    task = await exercises_of(request).puzzle(game, puzzle)
    return await _hint(request, task, language)


@puzzles.post("/{game}/{puzzle}/solution", response_model=ExerciseSolution, responses=ANSWERS)
async def solve_puzzle(
    request: Request, game: GameKey, puzzle: PuzzleId, language: TheLanguage
) -> Response:
    """The solution of a puzzle, step by step."""
    task = await exercises_of(request).puzzle(game, puzzle)
    return await _solve(request, task, language)


@own.post("/question", response_model=ExerciseQuestion, responses=ANSWERS)
async def ask_exercise(
    request: Request, language: TheLanguage, given: requests.OwnExercise
) -> Response:
    """A position of a finished game: as the seat to move sees it, with its moves. The record is
    that of the finished game up to there, without its result."""
    task = await _task(request, given)
    return answer(request, await exercises_of(request).question(task, language))


@own.post("/judge", response_model=ExerciseVerdict, responses=ANSWERS)
async def judge_exercise(
    request: Request, language: TheLanguage, given: requests.AnsweredExercise
) -> Response:
    """Judge an answer in such a position."""
    return await _judge(request, await _task(request, given), given.action, language)


@own.post("/hint", response_model=ExerciseHint, responses=ANSWERS)
async def hint_at_exercise(
    request: Request, language: TheLanguage, given: requests.OwnExercise
) -> Response:
    """What the best move in such a position is about."""
    return await _hint(request, await _task(request, given), language)


@own.post("/solution", response_model=ExerciseSolution, responses=ANSWERS)
async def solve_exercise(
    request: Request, language: TheLanguage, given: requests.OwnExercise
) -> Response:
    """The best move in such a position, and how the turn goes on."""
    return await _solve(request, await _task(request, given), language)


async def _task(request: Request, given: requests.OwnExercise) -> Task:
    exercises = exercises_of(request)
    return await exercises.read(given.exercise, given.names, given.iterations, given.seed)


async def _judge(request: Request, task: Task, action: int, language: str) -> Response:
    exercises = exercises_of(request)
    return answer(request, await exercises.judge(task, action, owner_of(request), language))


async def _hint(request: Request, task: Task, language: str) -> Response:
    return answer(request, await exercises_of(request).hint(task, owner_of(request), language))


async def _solve(request: Request, task: Task, language: str) -> Response:
    found = await exercises_of(request).solution(task, owner_of(request), language)
    return answer(request, found)
