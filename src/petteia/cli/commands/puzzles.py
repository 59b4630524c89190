"""`petteia puzzles play` and `list`: the puzzles that games bring."""

import secrets
from typing import Annotated

import typer

from petteia.cli.common import (
    LOCALE,
    AsJson,
    Language,
    OptionalGame,
    console,
    pick_game,
    pick_language,
    print_json,
)
from petteia.cli.quiz import Quiz
from petteia.kernel.rng import IMAGINED, stream
from petteia.kernel.text.messages import messages
from petteia.kernel.text.problem import Problem
from petteia.review.exercise import ITERATIONS, check_iterations
from petteia.review.practice.schedule import check_day, today
from petteia.review.puzzles.collection import HARDEST, PuzzleCollection, puzzles_of
from petteia.review.themes import theme_words
from petteia.review.wire import PuzzleData

Theme = Annotated[
    str, typer.Option("--theme", help="Only puzzles of this theme; `list` shows their names.")
]
Difficulty = Annotated[
    int,
    typer.Option("--difficulty", "-d", min=0, max=HARDEST, help="From 1 to 4.", show_default="all"),
]
Players = Annotated[
    int, typer.Option("--players", "-p", help="Number of players.", show_default="all")
]


def play(
    game: OptionalGame = None,
    daily: Annotated[
        bool, typer.Option("--daily", help="The puzzle of today, the same for everybody.")
    ] = False,
    day: Annotated[
        str | None, typer.Option("--day", help="The puzzle of another day, as 2026-11-19.")
    ] = None,
    id: Annotated[str | None, typer.Option("--id", help="This puzzle.")] = None,
    theme: Theme = "",
    difficulty: Difficulty = 0,
    players: Players = 0,
    iterations: Annotated[
        int, typer.Option("--iterations", "-i", help="The search that judges answers.")
    ] = ITERATIONS,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="The same seed, the same order.")
    ] = None,
    lang: Language = "en",
) -> None:
    """Solve puzzles: find the best move, with hints if you like."""
    language = pick_language(lang)
    check_iterations(iterations)
    found = puzzles_of(pick_game(game).key)
    say = messages(LOCALE).say
    if daily or day is not None:
        day = check_day(day or today())
        asked = [found.daily(day)]
        console.print(say(language, "puzzle-daily", day=day), markup=False)
    elif id is not None:
        asked = [found.find(id)]
    else:
        asked = found.chosen(theme, difficulty, players)
        stream(secrets.randbelow(1 << 32) if seed is None else seed, IMAGINED).shuffle(asked)
    _refuse_none(found, asked)
    _solve(found, asked, iterations, language)


def _solve(
    found: PuzzleCollection, asked: list[PuzzleData], iterations: int, language: str
) -> None:
    """Ask puzzles until they are done or the person leaves, and count the solved ones."""
    say = messages(LOCALE).say
    outcomes = []
    for puzzle in asked:
        title = say(
            language,
            "puzzle-title",
            id=puzzle["id"],
            difficulty=puzzle["difficulty"],
            hardest=HARDEST,
        )
        quiz = Quiz(found.exercise(puzzle), language, iterations, themes=puzzle["themes"])
        outcome = quiz.ask(title)
        if outcome is not None:
            outcomes.append(outcome)
        if quiz.has_left:
            break
    if outcomes:
        solved = sum(it != "wrong" for it in outcomes)
        console.print(say(language, "puzzles-done", solved=solved, asked=len(outcomes)))


def list_puzzles(
    game: OptionalGame = None,
    theme: Theme = "",
    difficulty: Difficulty = 0,
    players: Players = 0,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """List the puzzles of a game, without their solutions."""
    language = pick_language(lang)
    found = puzzles_of(pick_game(game).key)
    chosen = found.chosen(theme, difficulty, players)
    _refuse_none(found, chosen)
    if as_json:
        print_json(
            [
                {
                    "id": it["id"],
                    "players": it["options"]["players"],
                    "difficulty": it["difficulty"],
                    "themes": it["themes"],
                }
                for it in chosen
            ]
        )
        return
    for puzzle in chosen:
        themes = [f"{theme_words(found.game, it, language)} ({it})" for it in puzzle["themes"]]
        line = messages(LOCALE).say(
            language,
            "puzzle-item",
            id=puzzle["id"],
            difficulty=puzzle["difficulty"],
            players=puzzle["options"]["players"],
            themes=", ".join(themes),
        )
        console.print(line, markup=False, soft_wrap=True)


def _refuse_none(found: PuzzleCollection, chosen: list[PuzzleData]) -> None:
    """Say what there is if no puzzle was chosen."""
    if not chosen:
        names = ", ".join(found.themes())
        raise Problem(f"There is no such puzzle among {len(found.puzzles)}. Themes: {names}.")
