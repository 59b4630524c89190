"""Contests of bots at the terminal: progress, files, and who is stronger."""

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from petteia.arena.match.match import FEWEST_ROUNDS, Plan, play_contest
from petteia.arena.match.ratings import Ratings
from petteia.arena.match.solo import SoloResult, solo_page, sum_up_solo
from petteia.arena.match.standings import Result, Standing, sum_up
from petteia.arena.pool.work import reach
from petteia.arena.pool.workers import Workers
from petteia.arena.report.estimate import Estimate
from petteia.arena.report.match_page import match_page, seconds
from petteia.arena.report.page import Page
from petteia.cli.common import console, errors, print_json
from petteia.cli.progress import own_folder, play_with_bar
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
        self.folder = output or own_folder(plan.describe())
        if plan.players > 1:
            Ratings()
        reach(workers)

    def run(self, fresh: bool, as_json: bool) -> None:
        """Play what is missing, write the result and its page, and show it."""
        if self.games != self.asked:
            errors.print(
                f"{self.asked} games are rounded up to {self.games}: whole rounds of"
                f" {self.plan.round_size}, at least {FEWEST_ROUNDS} of them.",
                soft_wrap=True,
            )
        played = self._play(fresh)
        if self.plan.players == 1:
            alone = sum_up_solo(self.plan, played)
            self._write(alone.dump(), solo_page(alone), as_json)
            if not as_json:
                show_solo(alone)
        else:
            result = sum_up(self.plan, played)
            self._write(result.dump(), match_page(result), as_json)
            if not as_json:
                show(result)
        if not as_json:
            console.print(f"report: {self.folder / PAGE}", markup=False, soft_wrap=True)
            console.print(f"result: {self.folder / RESULT}", markup=False, soft_wrap=True)

    def _write(self, dumped: dict[str, Json], page: Page, as_json: bool) -> None:
        print_json(dumped, self.folder / RESULT)
        write_whole(self.folder / PAGE, page.html())
        if as_json:
            print_json(dumped)

    def _play(self, fresh: bool) -> list[Json]:
        return play_with_bar(
            self.games,
            fresh,
            lambda done: play_contest(
                self.plan, self.games, self.workers, self.folder, fresh, done
            ),
        )


def show(result: Result) -> None:
    """The standings, and how often each placed above each."""
    plan = result.plan
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot", overflow="fold")
    for name in ("rating", "wins (95 %)", "place", "score", "lead", "p95"):
        table.add_column(name, justify="right", no_wrap=True)
    for it in result.standings:
        table.add_row(
            Text(it.bot),
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
        console.print(words, markup=False, emoji=False, soft_wrap=True)
    _show_faults(result.standings)


def show_solo(result: SoloResult) -> None:
    """How often each won alone, and what it scored."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot", overflow="fold")
    for name in ("wins (95 %)", "score", "p95"):
        table.add_column(name, justify="right", no_wrap=True)
    for it in result.standings:
        score = f"{it.score.value:.1f} ({it.score.low:.1f} … {it.score.high:.1f})"
        won = _percent(it.wins.estimate)
        table.add_row(Text(it.bot), won, score, seconds(it.times.within(0.95)))
    console.print(
        f"{result.games} games for one player in {result.rounds} rounds, seed {result.plan.seed}."
    )
    console.print()
    console.print(table)
    console.print()
    _show_faults(result.standings)


def _show_faults(standings: Sequence[Standing]) -> None:
    for it in standings:
        if it.faults:
            words = f"{it.bot} lost {it.faults} decisions by its own fault; bot-host tells more."
            console.print(words, markup=False, emoji=False, soft_wrap=True)


def _percent(it: Estimate) -> str:
    return f"{100 * it.value:.1f} % ({100 * it.low:.1f} … {100 * it.high:.1f})"
