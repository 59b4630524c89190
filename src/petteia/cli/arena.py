"""Contests of bots at the terminal: progress, files, and who is stronger."""

import hashlib
import json
from pathlib import Path

from rich.progress import TaskID
from rich.table import Table

from petteia.arena.estimate import Estimate
from petteia.arena.match import Plan, play_contest
from petteia.arena.match_page import match_page, seconds
from petteia.arena.ratings import Ratings
from petteia.arena.standings import Result, sum_up
from petteia.arena.work import reach
from petteia.arena.workers import Workers
from petteia.cli.common import Interrupted, console, errors, print_json
from petteia.cli.simulation import progress
from petteia.cli.terminal import data_folder
from petteia.kernel.record import write_whole
from petteia.kernel.state import Json

RESULT = "result.json"
PAGE = "report.html"


class Contest:
    """What the command line asked for."""

    def __init__(self, plan: Plan, games: int, workers: Workers, output: Path | None) -> None:
        """Everything that can be wrong is found before anything is written."""
        self.plan = plan
        self.asked = games
        self.games = plan.rounded(games)
        self.workers = workers
        self.folder = output or own_folder(plan)
        Ratings()
        reach(workers)

    def run(self, fresh: bool, as_json: bool) -> None:
        """Play what is missing, write the result and its page, and show it."""
        if self.games != self.asked:
            words = f"{self.asked} games are rounded up to {self.games}: a round has"
            errors.print(f"{words} {self.plan.round_size}, and there are at least 2.")
        result = sum_up(self.plan, self._play(fresh))
        dumped = result.dump()
        print_json(dumped, self.folder / RESULT)
        write_whole(self.folder / PAGE, match_page(result).html())
        if as_json:
            print_json(dumped)
        else:
            show(result, self.folder)

    def _play(self, fresh: bool) -> list[Json]:
        finished = 0
        with progress() as bar:
            task: TaskID = bar.add_task("games", total=self.games)

            def done(games: int) -> None:
                nonlocal finished
                finished = games
                bar.update(task, completed=games)

            try:
                return play_contest(self.plan, self.games, self.workers, self.folder, fresh, done)
            except KeyboardInterrupt:
                raise Interrupted(
                    f"interrupted after {finished} of {self.games} games; the same command"
                    f" {'without --fresh ' if fresh else ''}goes on from there"
                ) from None


def own_folder(plan: Plan) -> Path:
    """The folder of a contest nobody gave one: the same for the same contest."""
    text = json.dumps(plan.describe(), sort_keys=True)
    name = hashlib.sha256(text.encode()).hexdigest()[:10]
    return data_folder() / "arena" / f"{plan.game}-{plan.players}-{name}"


def show(result: Result, folder: Path) -> None:
    """The standings, and how often each placed above each."""
    plan = result.plan
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot", overflow="fold")
    for name in ("rating", "wins (95 %)", "place", "score", "lead", "p95"):
        table.add_column(name, justify="right", no_wrap=True)
    for it in result.standings:
        table.add_row(
            it.bot,
            f"{it.rating.mu:.1f} ± {it.rating_range.high - it.rating.mu:.1f}",
            _percent(it.wins.estimate),
            f"{it.rank.value:.2f}",
            f"{it.score.value:.1f}",
            f"{it.lead.value:+.1f}",
            seconds(it.times.within(0.95)),
        )
    console.print(
        f"{result.games} games of {plan.players} in {result.rounds} mirrored rounds,"
        f" seed {plan.seed}; par is {100 * result.par():.1f} %."
    )
    console.print()
    console.print(table)
    console.print()
    for pair in result.pairings:
        words = f"{pair.first} above {pair.second}: {_percent(pair.above.estimate)}"
        console.print(words, markup=False, soft_wrap=True)
    console.print(f"report: {folder / PAGE}", markup=False, soft_wrap=True)
    console.print(f"result: {folder / RESULT}", markup=False, soft_wrap=True)


def _percent(it: Estimate) -> str:
    return f"{100 * it.value:.1f} % ({100 * it.low:.1f} … {100 * it.high:.1f})"
