"""Figures with their 95 % intervals."""

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054
"""Standard errors to either side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and the 95 % interval around it."""

    value: float
    low: float
    high: float

    def excludes(self, reference: float) -> bool:
        """Does the interval lie wholly on one side of this value?"""
        return self.low > reference or self.high < reference


def mean_estimate(number: int, total: float, squares: float) -> Estimate | None:
    """A mean from the sum of values and of their squares; nothing from fewer than two."""
    if number < 2:
        return None
    mean = total / number
    variance = max(0.0, (squares - total * mean) / (number - 1))
    reach = Z95 * sqrt(variance / number)
    return Estimate(mean, mean - reach, mean + reach)


def share_estimate(hits: float, number: int) -> Estimate | None:
    """A share of independent trials, with Wilson's interval; nothing from no trial."""
    if number < 1:
        return None
    return wilson(hits / number, number)


def wilson(share: float, number: float, z: float = Z95) -> Estimate:
    """Wilson's score interval; `number` need not be whole."""
    weight = z * z / number
    middle = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / number + weight / (4 * number)) / (1 + weight)
    # At the ends rounding must not cut off the share itself.
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Estimate(share, min(low, share), max(high, share))
