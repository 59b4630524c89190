"""The outliers of a balance report, by one rule.

A figure counts only as far as it is certain: by the end of its 95 % interval that is nearest to the
median of its kind. Its severity is the distance of that end in spreads, where a spread is 1.48
times the median distance from the median.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from petteia.report.estimate import Estimate

ROBUST = 1.4826
"""The standard deviation of a normal distribution in median distances."""
WORST = 10
"""The number of outliers that are listed and marked."""
LEAST_SPREAD = 1e-3
LEAST_CASES = 30
"""With fewer copies offered or fewer games, a figure is not judged."""


@dataclass(frozen=True, slots=True)
class Outlier:
    """One outlier."""

    kind: str
    key: str
    name: str
    severity: float
    words: str


def median_and_spread(values: Sequence[float]) -> tuple[float, float]:
    """The median of some values, and their spread around it."""
    middle = median(values)
    return middle, max(LEAST_SPREAD, ROBUST * median(abs(value - middle) for value in values))


def percent(share: float) -> str:
    """A share in ASCII, for terminals."""
    return f"{100 * share:.1f} %"


def certain_distance(estimate: Estimate) -> float:
    """The distance of the interval from 0; 0 if it contains 0."""
    return min(abs(estimate.low), abs(estimate.high)) if estimate.excludes(0.0) else 0.0


def worst_first(outliers: Sequence[Outlier]) -> list[Outlier]:
    """Sort outliers by severity."""
    return sorted(outliers, key=lambda it: (-it.severity, it.kind, it.key))
