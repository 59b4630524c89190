"""`petteia balance`: a report on what is too strong, too weak, or never chosen."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from petteia.arena.balance.comparison import compare, comparison_markdown, render
from petteia.arena.balance.outliers import WORST
from petteia.arena.balance.plan import BalancePlan, plan_balance
from petteia.arena.balance.reporter import BalanceReport, make_report
from petteia.arena.balance.watcher import watch_games
from petteia.arena.pool.pieces import check_workers
from petteia.arena.pool.workers import PROCESSES, Workers
from petteia.bots.levels import split_bots
from petteia.cli.common import (
    Address,
    AsJson,
    Fresh,
    Jobs,
    OptionalGame,
    PackName,
    Place,
    Seed,
    console,
    game_options,
    pick_game,
    pick_players,
    players_option,
    print_json,
)
from petteia.cli.progress import default_folder, run_with_bar
from petteia.kernel.files import write_atomically
from petteia.kernel.options import HOUSE_PACK

PLAYERS = 3
REPORT = "report.json"
PAGE = "report.html"


def balance(
    context: typer.Context,
    game: OptionalGame = None,
    players: Annotated[int | None, players_option(PLAYERS)] = None,
    games: Annotated[int, typer.Option("--games", "-g", help="Number of games in all.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each; they change seats.")
    ] = "strategist",
    pack: PackName = HOUSE_PACK,
    seed: Seed = 0,
    jobs: Jobs = 1,
    on: Place = PROCESSES,
    address: Address = "",
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="Folder of the report, in the data folder if not given; with --compare a file,"
            " .html or .md.",
        ),
    ] = None,
    fresh: Fresh = False,
    comparing: Annotated[
        tuple[Path, Path] | None,
        typer.Option("--compare", metavar="BEFORE AFTER", help="Compare two report.json files."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Watch many games of bots and report what is too strong, too weak, or never chosen.

    Run the same command again to resume interrupted work, or with more games to add them. Writes
    journal.jsonl, report.json and report.html.
    """
    if comparing:
        write_comparison(*comparing, output, as_json)
        return
    chosen = pick_game(game)
    given = game_options(chosen, pick_players(chosen, players, PLAYERS), pack, context)
    plan = plan_balance(chosen.key, given, split_bots(bots), seed or 0, games)
    write_report(plan, Workers(jobs, on, address), output, fresh, as_json)


def write_report(
    plan: BalancePlan, workers: Workers, output: Path | None, fresh: bool, as_json: bool
) -> None:
    """Play the missing games, write the report as JSON and HTML, and print a summary."""
    folder = output or default_folder(plan.describe())
    check_workers(workers)
    ledger = run_with_bar(
        plan.games, fresh, lambda done: watch_games(plan, workers, folder, fresh, done)
    )
    report = make_report(plan, ledger)
    print_json(report.dump(), folder / REPORT)
    write_atomically(folder / PAGE, report.page.html())
    if as_json:
        print_json(report.dump())
    else:
        _show(report, folder)


def write_comparison(before: Path, after: Path, output: Path | None, as_json: bool) -> None:
    """Compare two reports: in an HTML or Markdown file, or at the terminal."""
    found = compare(before, after)
    if output is not None:
        write_atomically(output, render(found, output.suffix.lower()))
    if as_json:
        print_json(found.dump())
    elif output is not None:
        console.print(f"written to {output}", markup=False)
    else:
        sys.stdout.write(comparison_markdown(found))


def _show(report: BalanceReport, folder: Path) -> None:
    files = {"report": str(folder / PAGE), "figures": str(folder / REPORT)}
    for name, words in (report.rows | files).items():
        console.print(f"{name:>10}  {words}", markup=False, emoji=False, soft_wrap=True)
    for bot, faults in report.faults.items():
        if faults:
            words = f"{bot} lost {faults} decisions by faults; bot-host shows them."
            console.print(words, markup=False, emoji=False, soft_wrap=True)
    console.print()
    if not report.outliers:
        console.print("Nothing stands out beyond doubt; more games tell more.")
        return
    worst = report.outliers[:WORST]
    console.print(f"The {len(worst)} worst of {len(report.outliers)} outliers:")
    for place, it in enumerate(worst, 1):
        console.print(f"{place:>3}. {it.words} [{it.kind}, {it.severity:.1f}]", markup=False)
    console.print()
    console.print(report.rule, markup=False)
