"""Long-running work: its folder, a progress bar, and what an interruption reports."""

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from petteia.cli import Interrupted
from petteia.cli.common import data_folder, errors
from petteia.kernel.state import Json

R = TypeVar("R")


def progress_bar() -> Progress:
    """A progress bar on standard error, shown only at a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def default_folder(plan: dict[str, Json]) -> Path:
    """The folder of work without --output: always the same for the same plan."""
    name = hashlib.sha256(json.dumps(plan, sort_keys=True).encode()).hexdigest()[:10]
    players = plan["players"]
    numbers = "-".join(map(str, players if isinstance(players, list) else [players]))
    return data_folder() / str(plan["work"]) / f"{plan['game']}-{numbers}-{name}"


def run_with_bar(
    games: int,
    fresh: bool,
    play: Callable[[Callable[[int], None]], R],
    resumes: str = "from there",
) -> R:
    """Run `play` with a progress bar and return its result.

    `play` gets a function to report the number of finished games with. An interruption raises
    `Interrupted` with a sentence that says from where the same command `resumes`.
    """
    finished = 0
    with progress_bar() as bar:
        task = bar.add_task("games", total=games)

        def report(number: int) -> None:
            nonlocal finished
            finished = number
            bar.update(task, completed=number)

        try:
            return play(report)
        except KeyboardInterrupt:
            raise Interrupted(
                f"interrupted after {finished} of {games} games; the same command"
                f" {'without --fresh ' if fresh else ''}goes on {resumes}"
            ) from None
