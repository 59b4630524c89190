"""Which figures of a balance report stand out, by one stated rule.

Of every figure only the part counts that is beyond doubt: the end of its 95 % interval nearest to
what is usual. Its severity is that distance in spreads; a spread is what figures of its kind
usually differ by (1.48 times the median distance from their median).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from petteia.arena.report.estimate import Estimate

ROBUST = 1.4826
"""The standard deviation of a normal distribution in median distances."""
WORST = 10
"""Outliers that are listed and marked."""
LEAST_SPREAD = 1e-3
LEAST_CASES = 30
"""From fewer copies offered, or fewer games, nothing is concluded."""


@dataclass(frozen=True, slots=True)
class Outlier:
    """Something that stands out."""

    kind: str
    key: str
    name: str
    severity: float
    words: str


def usual(values: Sequence[float]) -> tuple[float, float]:
    """The median of some values, and the spread around it."""
    middle = median(values)
    return middle, max(LEAST_SPREAD, ROBUST * median(abs(value - middle) for value in values))


def percent(share: float) -> str:
    """A share in plain letters, for terminals."""
    return f"{100 * share:.1f} %"


def near_end(estimate: Estimate) -> float:
    """How far from 0 an estimate surely is."""
    return min(abs(estimate.low), abs(estimate.high)) if estimate.excludes(0.0) else 0.0


def worst_first(outliers: Sequence[Outlier]) -> list[Outlier]:
    """In the order in which a report lists them."""
    return sorted(outliers, key=lambda it: (-it.severity, it.kind, it.key))
