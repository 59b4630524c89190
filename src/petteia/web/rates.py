"""Rate limits: a bucket for every address, refilled as time goes by."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

MOST_BUCKETS = 20_000
"""Addresses remembered; the longest unseen are forgotten first."""
NETWORK = 64
"""An IPv6 household has this prefix of its own, and any number of addresses behind it."""


class Limiter:
    """So many a second on the long run, so many at once; 0 a second for no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """For each address what was left in its bucket, and when."""

    def wait(self, address: str) -> float:
        """Take one from the bucket: 0 if there was one, else the seconds until there is."""
        if not self.rate:
            return 0.0
        now = self._clock()
        left, then = self._buckets.pop(address, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        wait = 0.0 if left >= 1 else (1 - left) / self.rate
        self._buckets[address] = (left if wait else left - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return wait


def household(address: str) -> str:
    """Whose bucket an address shares: its own, or that of its IPv6 network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, NETWORK), strict=False))
    return address
