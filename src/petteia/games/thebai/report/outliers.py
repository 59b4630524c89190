"""The outliers of a balance report of Thebai: unused components, and those that decide games."""

from collections.abc import Sequence
from statistics import median

from petteia.arena.balance.outliers import (
    LEAST_CASES,
    Outlier,
    median_and_spread,
    percent,
    worst_first,
)
from petteia.games.thebai.report.figures import Report, ThingFigures
from petteia.games.thebai.report.things import SORT_NAMES
from petteia.report.page import POINTS

DEAD = 0.1
"""A component chosen in a smaller share of the games with it is dead weight."""
DEAD_STEP = 0.01
NEVER = DEAD / DEAD_STEP
"""The severity of a component that is never chosen or never scores."""
RULE = (
    "Dead weight: surely chosen in less than 10 % of the games in which it appeared; the severity"
    " is how many hundredths the near end of the 95 % interval lies below that, at most 10. Never"
    " scores: a council space whose condition was worth nothing to everybody beside it; severity"
    " 10. Wins or loses games: the difference of score between those who chose it and the others,"
    " from the median of its sort (whoever does more scores more, whatever it is); the severity"
    " is how many spreads the near end of the interval lies from there, and a spread is 1.48 times"
    " the median distance of all figures from the medians of their sorts. From fewer than 30 games"
    " or 30 scorings nothing is concluded."
)
DEAD_WEIGHT = "dead weight"
NEVER_SCORES = "never scores"
WINS = "wins games"
LOSES = "loses games"


def find_outliers(report: Report) -> list[Outlier]:
    """All outliers, the worst first."""
    things = report.designs
    return worst_first([*_dead_weight(things), *_never_scoring(things), *_deciding(things)])


def dead_weight(outliers: Sequence[Outlier]) -> list[str]:
    """The names of all components that are dead weight or never score."""
    return [it.name for it in outliers if it.kind in (DEAD_WEIGHT, NEVER_SCORES)]


def _dead_weight(things: Sequence[ThingFigures]) -> list[Outlier]:
    return [
        Outlier(
            DEAD_WEIGHT,
            it.key,
            it.name,
            (DEAD - it.take_rate.high) / DEAD_STEP,
            f"{_called(it)}: chosen in {percent(it.take_rate.value)} of the {it.games} games in"
            " which it appeared",
        )
        for it in things
        if it.take_rate is not None and it.games >= LEAST_CASES and it.take_rate.high < DEAD
    ]


def _never_scoring(things: Sequence[ThingFigures]) -> list[Outlier]:
    return [
        Outlier(
            NEVER_SCORES,
            it.key,
            it.name,
            NEVER,
            f"{_called(it)}: worth no VP any of the {it.seated} times somebody sat beside it",
        )
        for it in things
        if it.vp is not None and it.seated >= LEAST_CASES and it.vp.low == it.vp.high == 0
    ]


def _deciding(things: Sequence[ThingFigures]) -> list[Outlier]:
    rated = [
        (it, it.took.score)
        for it in things
        if it.took.score is not None and it.took.games >= LEAST_CASES
    ]
    if not rated:
        return []
    middles = {
        sort: median(score.value for it, score in rated if it.sort == sort)
        for sort in {it.sort for it, _ in rated}
    }
    _, spread = median_and_spread([score.value - middles[it.sort] for it, score in rated])
    found: list[Outlier] = []
    for it, score in rated:
        middle = middles[it.sort]
        if not score.excludes(middle):
            continue
        near = score.low - middle if score.low > middle else middle - score.high
        found.append(
            Outlier(
                WINS if score.value > middle else LOSES,
                it.key,
                it.name,
                near / spread,
                f"{_called(it)}: who chose it scored {POINTS.write(score.value)}"
                f" ({POINTS.write(score.low)} … {POINTS.write(score.high)}) beside the others;"
                f" the median of its sort is {POINTS.write(middle)}",
            )
        )
    return found


def _called(thing: ThingFigures) -> str:
    """A component in a sentence: its name, sort and key in the pack."""
    return f"{thing.name} ({SORT_NAMES[thing.sort].lower()} {thing.printed})"
