"""Rate limits: a token bucket for every address."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

MOST_BUCKETS = 20_000
"""The largest number of buckets; the least recently used are dropped."""
NETWORK = 64
"""The prefix length of the IPv6 network a client has for itself."""


class Limiter:
    """A limit of `rate` requests a second with a burst; a rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """For each address the tokens left in its bucket, and when that was."""

    def wait(self, address: str) -> float:
        """Take a token: 0 if there was one, else the seconds until there is one."""
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


def client_network(address: str) -> str:
    """The key of an address's bucket: the address, or its IPv6 network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, NETWORK), strict=False))
    return address
