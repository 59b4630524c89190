"""The figures all balance reports share, and the ledger rows they are computed from."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt

from petteia.arena.balance.ledger import (
    WIN,
    Ledger,
    Row,
    mean_of,
    moments,
    over_par_rate,
    score_difference,
    win_difference,
)
from petteia.arena.balance.plan import BalancePlan
from petteia.arena.balance.watcher import FAULTS
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem
from petteia.report.estimate import Estimate

FORMAT = "petteia-balance"
VERSION = 1
LENGTHS = 10
"""The width of a bar in the histogram of lengths, in decisions."""


@dataclass(frozen=True, slots=True)
class Effect:
    """How players who did something did, compared with the others in the same games."""

    games: int
    """Games in which some players did it and some did not."""
    win: Estimate | None
    """The difference in win rate."""
    score: Estimate | None
    """The difference in score."""
    over_par: Estimate | None = None
    """The win rate of those who did it, less par."""


@dataclass(frozen=True, slots=True)
class WholeFigures:
    """Figures of whole games: of all games, or of one kind."""

    name: str
    games: int
    decisions: Estimate | None
    score: Estimate | None
    """A player's score."""
    spread: float
    """The standard deviation of the players' scores."""
    best: Estimate | None
    """The highest score of a game."""
    margin: Estimate | None
    """The highest score less the next."""


@dataclass(frozen=True, slots=True)
class Histogram:
    """The number of occurrences by value."""

    values: list[int]
    counts: list[int]


@dataclass(frozen=True, slots=True)
class GamesFigures:
    """What every balance report says about its games."""

    plan: dict[str, Json]
    whole: WholeFigures
    scores: Histogram
    winners: Histogram
    margins: Histogram
    """The highest score less the next; a game for one player may count another lead."""
    lengths: Histogram
    faults: dict[str, int]
    """The number of faults of external programs, by bot."""

    @property
    def bots(self) -> list[str]:
        """The different bots that played."""
        bots = self.plan["bots"]
        assert isinstance(bots, list)
        return list(dict.fromkeys(str(bot) for bot in bots))


@dataclass(frozen=True, slots=True)
class ReportFigures:
    """All figures of a balance report; a game's subclass adds its own."""

    games: GamesFigures

    def dump(self) -> dict[str, object]:
        """The report as JSON."""
        figures = asdict(self)
        return {"format": FORMAT, "version": VERSION, **figures.pop("games"), **figures}


def games_figures(plan: BalancePlan, ledger: Ledger) -> GamesFigures:
    """The figures of all games of a plan; raise `Problem` if some are missing."""
    whole = ledger.get("whole", {})
    if whole.get("all", [0])[0] != plan.games:
        raise Problem("The journal is damaged: games are missing; begin anew with --fresh.")
    return GamesFigures(
        plan={**plan.describe(), "games": plan.games},
        whole=whole_figures("all games", whole["all"], len(plan.bots)),
        scores=histogram_of(ledger["score"]),
        winners=histogram_of(ledger["score"], column=1),
        margins=histogram_of(ledger["margin"]),
        lengths=histogram_of(ledger["decisions"], LENGTHS),
        faults={bot: sum(ledger.get(FAULTS, {}).get(bot, [])) for bot in plan.programs},
    )


def margin_of(scores: Sequence[int]) -> int:
    """The highest score less the next; 0 for one player."""
    in_order = sorted(scores, reverse=True)
    return in_order[0] - in_order[1] if len(in_order) > 1 else 0


def whole_row(decisions: int, scores: Sequence[int]) -> Row:
    """The row of a whole game, to be added to others."""
    return [
        *moments(decisions),
        *moments(sum(scores)),
        sum(score * score for score in scores),
        *moments(max(scores)),
        *moments(margin_of(scores)),
    ]


def whole_figures(name: str, row: Row, players: int) -> WholeFigures:
    """The figures of a sum of `whole_row` rows."""
    games, total, squares = row[0], row[4], row[6]
    mean = total / (games * players)
    return WholeFigures(
        name=name,
        games=games,
        decisions=mean_of(row, 1),
        score=mean_of(row, players, at=3),
        spread=sqrt(max(0.0, squares / (games * players) - mean * mean)),
        best=mean_of(row, 1, at=7),
        margin=mean_of(row, 1, at=10),
    )


def effect_of(rows: dict[str, Row] | None, subject: str) -> Effect:
    """The effect of a subject, from a page of contrasts."""
    row = (rows or {}).get(subject)
    games = row[0] if row else 0
    return Effect(games, win_difference(row), score_difference(row), over_par_rate(row))


def win_rate(row: Row) -> Estimate | None:
    """The win rate from the moments at the start of a row."""
    rate = mean_of(row, WIN)
    return Estimate(rate.value, max(0.0, rate.low), min(1.0, rate.high)) if rate else None


def histogram_of(rows: dict[str, Row], width: int = 1, column: int = 0) -> Histogram:
    """Counts by value without gaps; with a width, by the least value of each bar."""
    counts: dict[int, int] = {}
    for value, row in rows.items():
        least = int(value) // width * width
        counts[least] = counts.get(least, 0) + row[column]
    values = list(range(min(counts), max(counts) + width, width))
    return Histogram(values, [counts.get(value, 0) for value in values])
