"""The result of a tournament in games for one player: win rates and scores, as data and page."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from petteia.arena.match.standings import Entrant, Played, Standing, whole_rounds
from petteia.arena.match.tournament import TournamentPlan
from petteia.arena.report.match_page import played_with, score_plots, time_table
from petteia.arena.report.page import (
    ONE,
    PERCENT,
    Block,
    CellValue,
    Column,
    Figure,
    Figures,
    Heading,
    Numeral,
    Page,
    Table,
    Text,
    number,
)
from petteia.arena.report.plots import Dot, DotPlot, Pair
from petteia.kernel.game import game
from petteia.kernel.state import Json

HOW_SURE = (
    "Intervals are 95 %. Every bot played the same deals, each of them alone, so the games of one"
    " bot are independent of those of the others."
)


@dataclass(frozen=True, slots=True)
class SoloResult:
    """The result of a tournament in games for one player."""

    plan: TournamentPlan
    games: int
    rounds: int
    standings: list[Standing]
    """By win rate, highest first."""
    checksum: str

    def dump(self) -> dict[str, Json]:
        """Everything as JSON. All but `times` is the same on every machine."""
        return {
            "format": "petteia-arena",
            "version": 1,
            "plan": self.plan.describe(),
            "games": self.games,
            "rounds": self.rounds,
            "standings": [standing.dump() for standing in self.standings],
            "checksum": self.checksum,
            "times": {standing.bot: standing.dump_times() for standing in self.standings},
        }


def summarize_solo(plan: TournamentPlan, games: Sequence[Json]) -> SoloResult:
    """The result of the first games of a plan for one player, in the order of the journal."""
    rounds = whole_rounds(plan, len(games))
    entrants = {bot: Entrant() for bot in plan.entrants}
    digest = hashlib.sha256()
    for place, entry in enumerate(games):
        played = Played.read(entry, plan, place)
        digest.update(played.digest.encode())
        entrants[played.seats[0]].games += 1
        entrants[played.seats[0]].add(played, 0)
    standings = [it.standing(bot) for bot, it in entrants.items()]
    standings.sort(key=lambda it: (-it.wins.estimate.value, -it.score.value, it.bot))
    return SoloResult(plan, len(games), rounds, standings, digest.hexdigest()[:16])


def solo_page(result: SoloResult) -> Page:
    """The report as a page."""
    plan = result.plan
    lead = (
        f"{Numeral().write(result.games)} games for one player in"
        f" {Numeral().write(result.rounds)} rounds: every round is one seed, dealt to every bot."
        f"{played_with(plan)} checksum of every move {result.checksum}."
    )
    wins = [Dot(it.bot, it.wins.estimate) for it in result.standings]
    scores = [Dot(it.bot, it.score) for it in result.standings]
    blocks: list[Block] = [
        _glance(result),
        Heading("Strength"),
        Pair([DotPlot("Win rates", wins, PERCENT), DotPlot("Mean scores", scores, ONE)]),
        _standings(result),
        Text(HOW_SURE),
        Heading("Scores"),
        score_plots(result.standings),
        Heading("Time"),
        time_table(result.standings),
    ]
    return Page(f"{game(plan.game).name}: arena for one player", lead, blocks)


def _glance(result: SoloResult) -> Figures:
    first = result.standings[0]
    decisions = sum(it.times.count() for it in result.standings)
    return Figures(
        [
            Figure("Games", Numeral().write(result.games)),
            Figure("Won most", first.bot, PERCENT.write(first.wins.estimate.value)),
            Figure("Decisions a game", f"{decisions / result.games:.1f}"),
        ]
    )


def _standings(result: SoloResult) -> Table:
    columns = [
        Column("Bot"),
        number("Games"),
        number("Win rate", 1, unit="%"),
        number("Score", 1, help="mean score"),
    ]
    rows: list[list[CellValue]] = [
        [it.bot, it.games, it.wins.estimate, it.score] for it in result.standings
    ]
    return Table("Standings", columns, rows)
