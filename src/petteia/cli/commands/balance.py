"""Balance reports at the terminal: progress, files, and what stands out."""

import sys
from pathlib import Path

from petteia.arena.balance.compare import compare, comparison_markdown, written
from petteia.arena.balance.outliers import WORST
from petteia.arena.balance.reports import Reported, make_report
from petteia.arena.balance.run import Plan, watch_games
from petteia.arena.pool.work import reach
from petteia.arena.pool.workers import Workers
from petteia.cli.common import console, print_json
from petteia.cli.progress import own_folder, play_with_bar
from petteia.kernel.record import write_whole

REPORT = "report.json"
PAGE = "report.html"


def write_report(
    plan: Plan, workers: Workers, output: Path | None, fresh: bool, as_json: bool
) -> None:
    """Play what is still missing, write the report as JSON and as a page, and say what is in it."""
    folder = output or own_folder(plan.describe())
    reach(workers)
    ledger = play_with_bar(
        plan.games, fresh, lambda done: watch_games(plan, workers, folder, fresh, done)
    )
    report = make_report(plan, ledger)
    print_json(report.dump(), folder / REPORT)
    write_whole(folder / PAGE, report.page.html())
    if as_json:
        print_json(report.dump())
    else:
        _show(report, folder)


def write_comparison(before: Path, after: Path, output: Path | None, as_json: bool) -> None:
    """Two reports side by side: as a page or as Markdown in a file, or at the terminal."""
    found = compare(before, after)
    if output is not None:
        write_whole(output, written(found, output.suffix.lower()))
    if as_json:
        print_json(found.dump())
    elif output is not None:
        console.print(f"written to {output}", markup=False)
    else:
        sys.stdout.write(comparison_markdown(found))


def _show(report: Reported, folder: Path) -> None:
    files = {"report": str(folder / PAGE), "figures": str(folder / REPORT)}
    for name, words in (report.rows | files).items():
        console.print(f"{name:>10}  {words}", markup=False, emoji=False, soft_wrap=True)
    for bot, faults in report.faults.items():
        if faults:
            words = f"{bot} lost {faults} decisions by its own fault; bot-host tells more."
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
