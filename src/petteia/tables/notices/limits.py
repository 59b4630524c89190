"""Rate limits for what leaves the server: a token bucket for every target."""

from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 10_000
"""The largest number of buckets; the least recently used are dropped."""


class Limit:
    """A limit of `rate` a second for each target, with a burst."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """For each target the tokens left, and when that was."""

    def wait(self, target: str) -> float:
        """Take a token: 0 if there was one, else the seconds until there is one."""
        now = self._clock()
        left, then = self._buckets.pop(target, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        enough = left >= 1
        self._buckets[target] = (left - 1 if enough else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if enough else (1 - left) / self.rate
