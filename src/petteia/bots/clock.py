"""The time limit of one decision."""

import math
import time
from typing import final

from petteia.kernel.native import i64


@final
class Clock:
    """A limit in seconds or in iterations; with iterations a bot's choices depend on the seed only.

    Without a limit, a bot takes as long as it wants.
    """

    __slots__ = ("deadline", "iterations", "seconds")

    def __init__(self, seconds: float = 0.0, iterations: i64 = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.deadline = 0.0
        self.start()

    def start(self) -> None:
        """Start the time of a decision."""
        self.deadline = time.perf_counter() + self.seconds

    def is_unlimited(self) -> bool:
        """Is there no limit?"""
        return self.iterations == 0 and self.seconds == 0.0

    def is_over(self, iterations: i64) -> bool:
        """Is the limit reached after so many iterations?"""
        if self.iterations > 0:
            return iterations >= self.iterations
        return self.seconds > 0.0 and time.perf_counter() >= self.deadline

    def iterations_left(self, iterations: i64) -> float:
        """An estimate of how many iterations are left after so many."""
        if self.iterations > 0:
            return float(self.iterations - iterations)
        if self.seconds == 0.0:
            return math.inf
        left = self.deadline - time.perf_counter()
        return float(iterations) * left / max(self.seconds - left, 1e-9)

    def share(self, iterations: i64) -> float:
        """The share of the limit that is used up after so many iterations; 0 without a limit."""
        if self.iterations > 0:
            return float(iterations) / float(self.iterations)
        if self.seconds == 0.0:
            return 0.0
        return 1.0 - (self.deadline - time.perf_counter()) / self.seconds
