"""How long a bot may think about one decision."""

import math
import time
from typing import final

from petteia.kernel.native import i64


@final
class Clock:
    """So many seconds, or so many iterations: with iterations a bot is the same under a seed.

    With neither, a bot thinks as long as it sees fit.
    """

    __slots__ = ("deadline", "iterations", "seconds")

    def __init__(self, seconds: float = 0.0, iterations: i64 = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.deadline = 0.0
        self.start()

    def start(self) -> None:
        """A decision begins."""
        self.deadline = time.perf_counter() + self.seconds

    def is_open(self) -> bool:
        """Is there no limit at all?"""
        return self.iterations == 0 and self.seconds == 0.0

    def is_over(self, iterations: i64) -> bool:
        """Is it time to answer, after so many iterations?"""
        if self.iterations > 0:
            return iterations >= self.iterations
        return self.seconds > 0.0 and time.perf_counter() >= self.deadline

    def iterations_left(self, iterations: i64) -> float:
        """How many iterations there will still be, after so many."""
        if self.iterations > 0:
            return float(self.iterations - iterations)
        if self.seconds == 0.0:
            return math.inf
        left = self.deadline - time.perf_counter()
        return float(iterations) * left / max(self.seconds - left, 1e-9)
