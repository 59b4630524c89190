"""The result of a tournament in games for one player: win rates and scores, as data and page."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from petteia.arena.match.groups import mean_of_groups
from petteia.arena.match.standings import (
    Entrant,
    Played,
    Standing,
    Sums,
    dump_estimate,
    whole_rounds,
)
from petteia.arena.match.tournament import TournamentPlan
from petteia.arena.report.match_page import played_with, score_plots, time_table
from petteia.kernel.game import game
from petteia.kernel.state import Json
from petteia.report.estimate import Estimate
from petteia.report.page import (
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
from petteia.report.plots import Dot, DotPlot, Pair

HOW_SURE = (
    "Intervals are 95 %. Every bot played the same deals, each of them alone, so the games of one"
    " bot are independent of those of the others."
)


@dataclass(frozen=True, slots=True)
class Alone(Standing):
    """The figures of one bot, with the scores of the opponents the game itself plays."""

    house_scores: dict[str, Estimate]
    """The mean score of each, by name."""

    def _dump_places(self) -> dict[str, Json]:
        scores: dict[str, Json] = {
            name: dump_estimate(score) for name, score in self.house_scores.items()
        }
        own: dict[str, Json] = {"mean_score": dump_estimate(self.score)}
        return {**own, "mean_house_scores": scores} if scores else own


@dataclass(slots=True)
class _Soloist(Entrant):
    """The sums of one bot and of the opponents the game itself plays."""

    house_scores: dict[str, Sums] = field(default_factory=dict)

    def add(self, game: Played, seat: int) -> None:
        Entrant.add(self, game, seat)
        for name, score in game.house_scores.items():
            self.house_scores.setdefault(name, Sums()).add(game.round, score)

    def alone(self, bot: str) -> Alone:
        """Its figures."""
        own = self.standing(bot)
        return Alone(
            own.bot,
            own.games,
            own.seats,
            own.wins,
            own.score,
            own.times,
            own.faults,
            own.scores,
            {name: mean_of_groups(it.groups()) for name, it in self.house_scores.items()},
        )


@dataclass(frozen=True, slots=True)
class SoloResult:
    """The result of a tournament in games for one player."""

    plan: TournamentPlan
    games: int
    rounds: int
    standings: list[Alone]
    """By win rate, highest first."""
    checksum: str

    def house(self) -> list[str]:
        """The opponents the game itself plays."""
        return list(self.standings[0].house_scores)

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
    entrants = {bot: _Soloist() for bot in plan.entrants}
    digest = hashlib.sha256()
    for place, entry in enumerate(games):
        played = Played.read(entry, plan, place)
        digest.update(played.digest.encode())
        entrants[played.seats[0]].games += 1
        entrants[played.seats[0]].add(played, 0)
    standings = [it.alone(bot) for bot, it in entrants.items()]
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
        *(number(name, 1, help="mean score in the games of this bot") for name in result.house()),
    ]
    rows: list[list[CellValue]] = [
        [it.bot, it.games, it.wins.estimate, it.score, *it.house_scores.values()]
        for it in result.standings
    ]
    return Table("Standings", columns, rows)
