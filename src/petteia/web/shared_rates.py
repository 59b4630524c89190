"""Rate limits and counts that all processes of a server share, in memory they share.

An address is hashed to two slots of a fixed table. It is limited only if both slots say so, and
uses both: an address never gets more than its limit, and two addresses disturb each other only if
both slots of one are in use by others. The key of the hash is random, so nobody can choose a slot.

There are no locks, because a process that is killed would never release one. Two processes that
count a request of one address within the same microsecond may count it once.
"""

import secrets
from collections.abc import Callable
from ctypes import c_double, c_uint16
from hashlib import blake2b
from multiprocessing import get_context
from time import monotonic

from petteia.web.rates import Meters, rate_limits

SLOTS = 1 << 15
RATES = len(rate_limits(0.0))
TALLIES = 2
"""Sockets and connections."""
MOST = (1 << 16) - 1


class SharedMemory:
    """The tables of all processes; made by the supervisor and passed to each worker it starts."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.key = secrets.token_bytes(16)
        context = get_context("spawn")
        self.times = context.RawArray(c_double, RATES * SLOTS)
        self.open = context.RawArray(c_uint16, TALLIES * workers * SLOTS)


def shared_meters(memory: SharedMemory, worker: int, rate: float) -> Meters:
    """The meters of one of the workers, numbered from 0."""
    times = memoryview(memory.times).cast("B").cast("d")
    opened = memoryview(memory.open).cast("B").cast("H")
    rates = {
        name: SharedLimiter(*limit, times[number * SLOTS : (number + 1) * SLOTS], memory.key)
        for number, (name, limit) in enumerate(rate_limits(rate).items())
    }
    size = memory.workers * SLOTS
    sockets, connections = (
        SharedCounts(opened[number * size : (number + 1) * size], worker, memory.key)
        for number in range(TALLIES)
    )
    return Meters(**rates, sockets=sockets, connections=connections)


def slots_of(address: str, key: bytes) -> tuple[int, int]:
    """The two slots of an address."""
    digest = int.from_bytes(blake2b(address.encode(), key=key, digest_size=8).digest(), "big")
    first, step = digest % SLOTS, 1 + (digest // SLOTS) % (SLOTS - 1)
    return first, (first + step) % SLOTS


class SharedLimiter:
    """A limit of `rate` requests a second with a burst; a rate of 0 means no limit.

    A slot holds the time at which its bucket will be full again, which is all a bucket needs.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        times: "memoryview[float]",
        key: bytes,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._times = times
        self._key = key
        self._clock = clock

    def wait(self, address: str) -> float:
        """Take a token: 0 if there was one, else the seconds until there is one."""
        if not self.rate:
            return 0.0
        now, slots = self._clock(), slots_of(address, self._key)
        full = max(now, min(self._times[slot] for slot in slots)) + 1 / self.rate
        wait = full - self.burst / self.rate - now
        if wait > 0:
            return wait
        for slot in slots:
            self._times[slot] = max(self._times[slot], full)
        return 0.0


class SharedCounts:
    """How many things each address has open in all processes.

    Each process writes only to its own row, so that a killed one leaves nothing behind: its
    successor begins with an empty row.
    """

    def __init__(self, rows: "memoryview[int]", worker: int, key: bytes) -> None:
        self._rows = [rows[start : start + SLOTS] for start in range(0, len(rows), SLOTS)]
        self._own = self._rows[worker]
        self._key = key
        for slot in range(SLOTS):
            self._own[slot] = 0

    def count(self, address: str) -> int:
        """How many an address has open."""
        slots = slots_of(address, self._key)
        return min(sum(row[slot] for row in self._rows) for slot in slots)

    def add(self, address: str) -> None:
        """It has opened one."""
        for slot in slots_of(address, self._key):
            self._own[slot] = min(MOST, self._own[slot] + 1)

    def remove(self, address: str) -> None:
        """It has closed one."""
        for slot in slots_of(address, self._key):
            self._own[slot] = max(0, self._own[slot] - 1)
