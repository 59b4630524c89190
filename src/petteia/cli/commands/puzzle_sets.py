"""`petteia puzzles make` and `check`: collections of puzzles."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, cast

import typer

from petteia.arena.pool.journal import Journal
from petteia.arena.pool.pieces import in_order, run_pieces
from petteia.arena.pool.workers import Workers
from petteia.bots.levels import split_bots
from petteia.cli import Interrupted
from petteia.cli.commands.train import read_numbers
from petteia.cli.common import (
    AsJson,
    Fresh,
    Jobs,
    OptionalGame,
    Output,
    Seed,
    console,
    pick_game,
    print_json,
)
from petteia.cli.progress import default_folder, progress_bar
from petteia.kernel.game import games as all_games
from petteia.review.exercise import check_iterations
from petteia.review.puzzles import check as checking
from petteia.review.puzzles.check import PuzzleCheck, PuzzleReport, run_check
from petteia.review.puzzles.collection import (
    FILE,
    PuzzleCollection,
    has_puzzles,
    puzzles_of,
)
from petteia.review.puzzles.plan import COUNT, GAMES, PuzzlePlan, everyone, find_puzzles
from petteia.review.puzzles.search import BOTS, ITERATIONS
from petteia.review.wire import PuzzleData

JOURNAL = "journal.jsonl"


def make(
    game: OptionalGame = None,
    count: Annotated[int, typer.Option("--count", "-c", help="Number of puzzles.")] = COUNT,
    games: Annotated[
        int, typer.Option("--games", "-g", help="The most games to search for them.")
    ] = GAMES,
    bots: Annotated[
        str, typer.Option("--bots", help="Who plays the games: each seat draws one of them.")
    ] = ",".join(BOTS),
    players: Annotated[
        str | None,
        typer.Option(
            "--players", "-p", help="Numbers of players.", show_default="all the game has"
        ),
    ] = None,
    seed: Seed = 0,
    iterations: Annotated[
        int,
        typer.Option("--iterations", "-i", help="The search of a position; verified with ten."),
    ] = ITERATIONS,
    jobs: Jobs = 1,
    output: Output = None,
    fresh: Fresh = False,
    as_json: AsJson = False,
) -> None:
    """Find puzzles in games of bots: positions with one clearly best move that a bot misses.

    Run the same command again to resume after the last whole game. The same plan gives the same
    puzzles, whatever the number of processes.
    """
    chosen = pick_game(game)
    numbers = everyone(chosen) if players is None else tuple(read_numbers(players))
    names = tuple(split_bots(bots))
    plan = PuzzlePlan(chosen.key, numbers, count, games, names, seed or 0, iterations)
    workers = Workers(jobs)
    folder = default_folder(plan.describe())
    path = output or folder / FILE
    with Journal(folder / JOURNAL, plan.describe(), fresh) as journal:
        puzzles = _search(plan, workers, journal, fresh)
    if not puzzles:
        console.print(f"There is no puzzle in {games} games; nothing was written.")
        raise typer.Exit(1)
    found = plan.collect(puzzles)
    found.write(path)
    if as_json:
        print_json(
            {
                "file": str(path),
                "puzzles": len(found.puzzles),
                "difficulties": _difficulties(found),
                "themes": found.themes(),
            }
        )
        return
    if len(puzzles) < count:
        console.print(f"Only {len(puzzles)} of {count} puzzles are in {games} games.")
    _show_kinds(found)
    console.print(f"The puzzles are in {path}", soft_wrap=True, markup=False)


def _search(plan: PuzzlePlan, workers: Workers, journal: Journal, fresh: bool) -> list[PuzzleData]:
    """The puzzles of as many games as are needed, with a progress bar; every game that is searched
    goes into the journal."""
    puzzles: list[PuzzleData] = []
    with progress_bar() as bar:
        task = bar.add_task("puzzles", total=plan.count)
        try:
            for puzzle in plan.select(in_order(_found(plan, workers, journal))):
                puzzles.append(puzzle)
                bar.update(task, completed=len(puzzles))
        except KeyboardInterrupt:
            raise Interrupted(
                f"interrupted after {len(puzzles)} of {plan.count} puzzles; the same command"
                f" {'without --fresh ' if fresh else ''}goes on from there"
            ) from None
    return puzzles


def _found(
    plan: PuzzlePlan, workers: Workers, journal: Journal
) -> Iterator[tuple[int, list[PuzzleData]]]:
    """The puzzles of each game by its number: first those in the journal."""
    for number, result in sorted(journal.results.items()):
        yield number, cast("list[PuzzleData]", result)
    missing = ((number, it) for number, it in plan.pieces() if number not in journal.results)
    for number, result in run_pieces(find_puzzles, missing, workers):
        journal.add(number, result)
        yield number, cast("list[PuzzleData]", result)


def check(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="All games if none.")] = None,
    file: Annotated[
        Path | None, typer.Option("--file", "-f", help="Check this file of puzzles instead.")
    ] = None,
    iterations: Annotated[
        int, typer.Option("--iterations", "-i", help="The search of each puzzle.")
    ] = checking.ITERATIONS,
    levels: Annotated[
        bool, typer.Option("--levels", help="Also let bots of all levels solve them.")
    ] = False,
    seed: Seed = checking.SEED,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Search all puzzles again, with ten times the budget of an answer, and tell how many hold."""
    check_iterations(iterations)
    workers = Workers(jobs)
    if file is not None:
        collections = [PuzzleCollection.read(file)]
    elif game is not None:
        collections = [puzzles_of(pick_game(game).key)]
    else:
        collections = [puzzles_of(key) for key in all_games() if has_puzzles(key)]
    seed = checking.SEED if seed is None else seed
    reports = [_check(it, iterations, seed, levels, workers) for it in collections]
    if as_json:
        print_json(reports)
        return
    for report in reports:
        _show_report(report)


def _check(
    found: PuzzleCollection, iterations: int, seed: int, levels: bool, workers: Workers
) -> PuzzleReport:
    tasks = [
        (number, PuzzleCheck(it["id"], found.exercise(it), iterations, seed, levels))
        for number, it in enumerate(found.puzzles)
    ]
    checked = []
    with progress_bar() as bar:
        task = bar.add_task(found.game, total=len(tasks))
        try:
            for _, one in run_pieces(run_check, tasks, workers):
                checked.append(one)
                bar.advance(task)
        except KeyboardInterrupt:
            raise Interrupted(f"interrupted after {len(checked)} of {len(tasks)} puzzles") from None
    broken = sorted(it.id for it in checked if not it.holds)
    holding = len(checked) - len(broken)
    return {
        "game": found.game,
        "puzzles": len(checked),
        "iterations": iterations,
        "seed": seed,
        "holding": holding,
        "share": round(holding / len(checked), 4),
        "broken": broken,
        "difficulties": _difficulties(found),
        "themes": found.themes(),
        "levels": checking.solve_rates(checked),
    }


def _difficulties(found: PuzzleCollection) -> dict[str, int]:
    return checking.count(str(it["difficulty"]) for it in found.puzzles)


def _show_kinds(found: PuzzleCollection) -> None:
    console.print("Difficulties: " + _counted(_difficulties(found)))
    console.print("Themes: " + _counted(found.themes()), markup=False)


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{name}: {number}" for name, number in counts.items())


def _show_report(report: PuzzleReport) -> None:
    name = pick_game(report["game"]).name
    console.print(
        f"{name}: {report['holding']} of {report['puzzles']} puzzles hold with"
        f" {report['iterations']} iterations ({report['share']:.1%})."
    )
    if report["broken"]:
        console.print(f"  Not these: {', '.join(report['broken'])}", markup=False)
    console.print(f"  Difficulties: {_counted(report['difficulties'])}")
    console.print(f"  Themes: {_counted(report['themes'])}", markup=False)
    for level, share in report["levels"].items():
        console.print(f"  {level} solves {share:.1%}")
