"""Confidence intervals for games in groups, such as mirrored games.

Games of the same seed are correlated, so they carry less information than independent games. The
design effect measures how much less: the variance of the mean over groups, divided by the variance
it would have if all games were independent. `docs/arena.md` has the formulas.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from petteia.report.estimate import Z95, Estimate, wilson


@dataclass(frozen=True, slots=True)
class Group:
    """The number of values in one group of games, and their sums."""

    number: int
    total: float
    squares: float = 0.0
    """The sum of squares; not needed for shares."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its interval and its design effect."""

    estimate: Estimate
    number: int
    design_effect: float
    effective: float
    """The number of independent games with the same information."""


def share_of(groups: Sequence[Group]) -> Share:
    """A share, such as a win rate, with Wilson's interval for the effective number of games."""
    number, share = _mean(groups)
    if not 0.0 < share < 1.0:
        # All values are equal, so the correlation is unknown: each group counts as one game.
        effect = number / len(groups)
    else:
        effect = _variance(groups, number, share) / (share * (1 - share) / number)
        effect = max(1.0, effect) if len(groups) > 1 else float(number)
    effective = number / effect
    return Share(wilson(share, effective, quantile(len(groups) - 1)), number, effect, effective)


def mean_of_groups(groups: Sequence[Group]) -> Estimate:
    """A mean, such as of scores; its variance is at least that of independent games.

    There must be at least two groups to know how much groups differ.
    """
    assert len(groups) > 1
    number, mean = _mean(groups)
    squares = sum(group.squares for group in groups)
    apart = max(0.0, squares - number * mean * mean) / (number - 1) / number
    reach = quantile(len(groups) - 1) * sqrt(max(apart, _variance(groups, number, mean)))
    return Estimate(mean, mean - reach, mean + reach)


def quantile(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t, for the variance of few groups.

    Exact for 1 and 2 degrees of freedom, by the expansion of Abramowitz and Stegun (26.7.5) from 3
    on, and normal for 0.
    """
    if freedom < 1:
        return Z95
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.30265273
    z, n = Z95, float(freedom)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term * n**-power for power, term in enumerate(terms, 1))


def _mean(groups: Sequence[Group]) -> tuple[int, float]:
    number = sum(group.number for group in groups)
    return number, sum(group.total for group in groups) / number


def _variance(groups: Sequence[Group], number: int, mean: float) -> float:
    """The variance of the mean over groups: that of a ratio of sums."""
    count = len(groups)
    if count < 2:
        return 0.0
    apart = sum((group.total - mean * group.number) ** 2 for group in groups)
    return count / (count - 1) * apart / (number * number)
