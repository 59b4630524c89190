"""Rate limits and counts by address: a token bucket for every address, and how much it has open."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Protocol

MOST_BUCKETS = 20_000
"""The largest number of buckets; the least recently used are dropped."""
NETWORK = 64
"""The prefix length of the IPv6 network a client has for itself."""
BURST = 4.0
"""The burst of requests allowed, in seconds of their rate."""
TABLES_A_SECOND, TABLES_AT_ONCE = 0.5, 20
HINTS_A_SECOND, HINTS_AT_ONCE = 0.5, 10
NOTICES_A_SECOND, NOTICES_AT_ONCE = 0.2, 20
PAGES = 5
"""Requests for the page and its files to each request to the API: a first visit needs many."""
CONNECTIONS_AT_ONCE = 250
"""The burst of new connections; their rate is that of requests."""


class Rate(Protocol):
    """A limit of requests a second, with a burst."""

    def wait(self, address: str) -> float:
        """Take a token: 0 if there was one, else the seconds until there is one."""
        ...


class Tally(Protocol):
    """How many things each address has open."""

    def count(self, address: str) -> int:
        """How many an address has open."""
        ...

    def add(self, address: str) -> None:
        """It has opened one."""
        ...

    def remove(self, address: str) -> None:
        """It has closed one."""
        ...


@dataclass(frozen=True, slots=True)
class Meters:
    """All that is limited by address."""

    requests: Rate
    tables: Rate
    hints: Rate
    notices: Rate
    pages: Rate
    opening: Rate
    """New connections."""
    sockets: Tally
    connections: Tally


def rate_limits(rate: float) -> dict[str, tuple[float, float]]:
    """Rate and burst of each rate of the meters; rates of 0 if nothing is limited."""
    limited = bool(rate)
    return {
        "requests": (rate, rate * BURST),
        "tables": (TABLES_A_SECOND * limited, TABLES_AT_ONCE),
        "hints": (HINTS_A_SECOND * limited, HINTS_AT_ONCE),
        "notices": (NOTICES_A_SECOND * limited, NOTICES_AT_ONCE),
        "pages": (rate * PAGES, rate * PAGES * BURST),
        "opening": (rate, CONNECTIONS_AT_ONCE),
    }


def own_meters(rate: float) -> Meters:
    """Meters of a server with one process."""
    rates = {name: Limiter(*limit) for name, limit in rate_limits(rate).items()}
    return Meters(**rates, sockets=OpenCounts(), connections=OpenCounts())


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


class OpenCounts:
    """How many things each address has open in this process."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def count(self, address: str) -> int:
        """How many an address has open."""
        return self._open[address]

    def add(self, address: str) -> None:
        """It has opened one."""
        self._open[address] += 1

    def remove(self, address: str) -> None:
        """It has closed one."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


@lru_cache(maxsize=4096)
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
