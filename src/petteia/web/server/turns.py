"""The order in which requests begin: a few in each iteration of the event loop, and the addresses
take turns, so that many requests of one address delay nobody else's."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

AT_ONCE = 8
"""Requests that begin in one iteration of the event loop; most are answered in the same one."""

Begin = Callable[[], None]


class Turns:
    """Requests that wait for their turn, by address."""

    def __init__(self) -> None:
        self._begun = 0
        """How many have begun in this iteration."""
        self._waiting: OrderedDict[str, deque[Begin]] = OrderedDict()

    def add(self, address: str, begin: Begin) -> None:
        """Let a request begin: now, or when it is the turn of its address."""
        if self._begun < AT_ONCE and not self._waiting:
            self._count()
            begin()
        else:
            self._waiting.setdefault(address, deque()).append(begin)

    def _count(self) -> None:
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._go_on)
        self._begun += 1

    def _go_on(self) -> None:
        """In the next iteration: begin those that wait."""
        self._begun = 0
        while self._waiting and self._begun < AT_ONCE:
            address, queue = self._waiting.popitem(last=False)
            begin = queue.popleft()
            if queue:
                self._waiting[address] = queue
            self._count()
            begin()
