"""`petteia arena`: bots play mirrored games; who is stronger?"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from petteia.arena.match.ratings import Ratings
from petteia.arena.match.solo_standings import SoloResult, solo_page, summarize_solo
from petteia.arena.match.standings import Result, Standing, summarize
from petteia.arena.match.tournament import (
    MIN_ROUNDS,
    TournamentPlan,
    plan_tournament,
    play_tournament,
)
from petteia.arena.pool.pieces import check_workers
from petteia.arena.pool.workers import PROCESSES, Workers
from petteia.arena.report.match_page import match_page, seconds
from petteia.bots.levels import split_bots
from petteia.cli.common import (
    Address,
    AsJson,
    Folder,
    Fresh,
    GameName,
    Jobs,
    PackName,
    Place,
    Seed,
    console,
    errors,
    game_options,
    pick_game,
    pick_players,
    players_option,
    print_json,
)
from petteia.cli.progress import default_folder, run_with_bar
from petteia.kernel.files import write_atomically
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.state import Json
from petteia.report.estimate import Estimate
from petteia.report.page import Page

PLAYERS = 3
RESULT = "result.json"
PAGE = "report.html"


def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="As many bots as players, or more: then every combination of them plays. The same"
            " bot may be named several times."
        ),
    ],
    players: Annotated[int | None, players_option(PLAYERS)] = None,
    games: Annotated[
        int, typer.Option("--games", "-g", help="Number of games, rounded up to whole rounds.")
    ] = 600,
    pack: PackName = HOUSE_PACK,
    seed: Seed = 0,
    jobs: Jobs = 1,
    on: Place = PROCESSES,
    address: Address = "",
    output: Folder = None,
    fresh: Fresh = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play mirrored games against each other: win rates, ratings, a report.

    Every seed is played from every seat. Run the same command again to resume interrupted work,
    or with more games to add them. Writes games.jsonl, result.json and report.html.
    """
    chosen = pick_game(game)
    given = game_options(chosen, pick_players(chosen, players, PLAYERS), pack, context)
    plan = plan_tournament(game, given, split_bots(bots), seed or 0)
    Contest(plan, games, Workers(jobs, on, address), output).run(fresh, as_json)


class Contest:
    """A match as the command line asks for it."""

    def __init__(
        self, plan: TournamentPlan, games: int, workers: Workers, output: Path | None
    ) -> None:
        """Find all problems before anything is written."""
        self.plan = plan
        self.asked = games
        self.games = plan.rounded(games)
        self.workers = workers
        self.folder = output or default_folder(plan.describe())
        if plan.players > 1:
            Ratings()
        check_workers(workers)

    def run(self, fresh: bool, as_json: bool) -> None:
        """Play the missing games, write the result and the report, and print the result."""
        if self.games != self.asked:
            errors.print(
                f"{self.asked} games are rounded up to {self.games}: whole rounds of"
                f" {self.plan.round_size}, at least {MIN_ROUNDS} of them.",
                soft_wrap=True,
            )
        played = self._play(fresh)
        if self.plan.players == 1:
            alone = summarize_solo(self.plan, played)
            self._write(alone.dump(), solo_page(alone), as_json)
            if not as_json:
                show_solo(alone)
        else:
            result = summarize(self.plan, played)
            self._write(result.dump(), match_page(result), as_json)
            if not as_json:
                show(result)
        if not as_json:
            console.print(f"report: {self.folder / PAGE}", markup=False, soft_wrap=True)
            console.print(f"result: {self.folder / RESULT}", markup=False, soft_wrap=True)

    def _write(self, dumped: dict[str, Json], page: Page, as_json: bool) -> None:
        print_json(dumped, self.folder / RESULT)
        write_atomically(self.folder / PAGE, page.html())
        if as_json:
            print_json(dumped)

    def _play(self, fresh: bool) -> list[Json]:
        return run_with_bar(
            self.games,
            fresh,
            lambda done: play_tournament(
                self.plan, self.games, self.workers, self.folder, fresh, done
            ),
        )


def show(result: Result) -> None:
    """Print the standings, and how often each bot placed above each other bot."""
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
    """Print how often each bot won alone, and its scores."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot", overflow="fold")
    for name in ("wins (95 %)", "score", *result.house(), "p95"):
        table.add_column(name, justify="right", no_wrap=True)
    for it in result.standings:
        scores = [
            f"{score.value:.1f} ({score.low:.1f} … {score.high:.1f})"
            for score in (it.score, *it.house_scores.values())
        ]
        won = _percent(it.wins.estimate)
        table.add_row(Text(it.bot), won, *scores, seconds(it.times.within(0.95)))
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
            words = f"{it.bot} lost {it.faults} decisions by faults; bot-host shows them."
            console.print(words, markup=False, emoji=False, soft_wrap=True)


def _percent(it: Estimate) -> str:
    return f"{100 * it.value:.1f} % ({100 * it.low:.1f} … {100 * it.high:.1f})"
