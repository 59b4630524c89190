"""The figures all balance reports share, and the ledger rows they are computed from."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from petteia.arena.balance.ledger import (
    WIN,
    Row,
    mean_of,
    moments,
    score_difference,
    win_difference,
)
from petteia.arena.report.estimate import Estimate

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
    return Effect(row[0] if row else 0, win_difference(row), score_difference(row))


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
