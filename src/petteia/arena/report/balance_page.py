"""The parts of a page that all balance reports share."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from petteia.arena.balance.figures import LENGTHS, Effect, GamesFigures, Histogram, WholeFigures
from petteia.arena.balance.outliers import WORST, Outlier
from petteia.report.estimate import Estimate
from petteia.report.page import (
    ONE,
    PERCENT,
    POINTS,
    WHOLE,
    Block,
    Bullets,
    CellValue,
    Column,
    Figure,
    Figures,
    Heading,
    Numeral,
    Text,
    number,
)
from petteia.report.plots import (
    Bar,
    BarPlot,
    Dot,
    DotPlot,
    Pair,
    Point,
    ScatterPlot,
)

EXTREMES = 12
"""Rows in a plot of the lowest and the highest."""


class ScatterWords(NamedTuple):
    """The title of a scatter plot, what it shows across, and its note."""

    title: str
    across: str
    note: str


class DotWords(NamedTuple):
    """The title and the note of a dot plot."""

    title: str
    note: str


def glance(whole: WholeFigures) -> Figures:
    """The key figures of all games."""
    return Figures(
        [
            Figure("Games", WHOLE.write(whole.games)),
            Figure("A player's score", value_text(whole.score, ONE), f"spread {whole.spread:.1f}"),
            Figure("Best score of a game", value_text(whole.best, ONE)),
            Figure("Ahead of the next by", value_text(whole.margin, ONE)),
            Figure("Decisions a game", value_text(whole.decisions, ONE)),
        ]
    )


def fault_notes(faults: Mapping[str, int]) -> list[Block]:
    """A sentence for every bot with faults."""
    return [
        Text(
            f"{bot} lost {WHOLE.write(number)} decisions by its own fault; its substitute made"
            " them."
        )
        for bot, number in faults.items()
        if number
    ]


def outlier_list(worst: Sequence[Outlier], rule: str) -> list[Block]:
    """The outliers, and the rule they are found by."""
    lines = [f"{it.words} — {it.kind}, severity {it.severity:.1f}" for it in worst[:WORST]]
    return [
        Heading("Outliers"),
        Bullets(lines, True) if lines else Text("Nothing stands out beyond doubt."),
        Text(rule.replace(" %", "\N{NO-BREAK SPACE}%")),
    ]


def value_text(estimate: Estimate | None, numeral: Numeral) -> str:
    """An estimate's value, or a dash."""
    return numeral.write(estimate.value) if estimate else "–"


def effect_columns(what: str) -> list[Column]:
    """The columns of `effect_cells`."""
    return [
        number("Score", 2, signed=True, help=f"score of {what}"),
        number("Win rate", 1, signed=True, unit="%", help=f"win rate of {what}"),
        number(
            "Over par",
            1,
            signed=True,
            unit="%",
            help="win rate of those who did, less 1 / players, where some did not",
        ),
        number("Games", help="games in which some did and some did not"),
    ]


def effect_cells(effect: Effect) -> list[CellValue]:
    """An effect as cells of a table."""
    return [effect.score, effect.win, effect.over_par, effect.games]


class Rated(Protocol):
    """A component that players take or choose."""

    @property
    def key(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def take_rate(self) -> Estimate | None: ...
    @property
    def took(self) -> Effect: ...


def rate_and_effect_plots(
    things: Sequence[Rated], marked: set[str], scatter: ScatterWords, least: DotWords, what: str
) -> list[Block]:
    """How often each thing was taken, and how those who took it did; `what` says who they are."""
    points = [
        Point(it.name, it.take_rate.value, it.took.score.value, it.key in marked)
        for it in things
        if it.take_rate and it.took.score
    ]
    rates = [Dot(it.name, it.take_rate, it.key in marked) for it in things if it.take_rate]
    rates.sort(key=lambda dot: dot.estimate.value)
    effects = [Dot(it.name, it.took.score, it.key in marked) for it in things if it.took.score]
    effects.sort(key=lambda dot: -abs(dot.estimate.value))
    decisive = sorted(effects[:EXTREMES], key=lambda dot: -dot.estimate.value)
    return [
        ScatterPlot(
            scatter.title,
            points,
            scatter.across,
            "Difference in score",
            PERCENT,
            Numeral(1, signed=True),
            0.0,
            scatter.note,
        ),
        Pair(
            [
                DotPlot(least.title, rates[:EXTREMES], PERCENT, note=least.note),
                DotPlot("Most decisive", decisive, POINTS, 0.0, f"Difference in score: {what}."),
            ]
        ),
    ]


def score_bars(games: GamesFigures, margin: str) -> Pair:
    """The histograms of scores and lengths; `margin` says what the margins are."""
    return Pair(
        [
            bars("All scores", games.scores, "score"),
            bars("Winners' scores", games.winners, "score"),
            bars("Margins", games.margins, margin),
            bars("Lengths", games.lengths, f"decisions, in bars of {LENGTHS}"),
        ]
    )


def bars(title: str, histogram: Histogram, across: str) -> BarPlot:
    """A histogram as bars."""
    return BarPlot(
        title,
        [
            Bar(str(value), float(count))
            for value, count in zip(histogram.values, histogram.counts, strict=True)
        ],
        across=across,
    )
