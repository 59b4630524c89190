"""A clock that is set, and a scheduler that wakes tasks when the clock is advanced."""

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

START = 1_000_000_000.0
"""The Unix time at which a manual clock starts."""


class ManualClock:
    """A clock that stands still until it is advanced."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds

    def time(self) -> float:
        return START + self.seconds

    def advance(self, seconds: float) -> None:
        """Let time pass without waking anybody."""
        self.seconds += seconds


class ManualScheduler:
    """Tasks that sleep by a manual clock: the same work always runs in the same order."""

    def __init__(self, clock: ManualClock) -> None:
        self.clock = clock
        self._tasks: set[asyncio.Task[Any]] = set()
        """Started and not yet done."""
        self._asleep: set[asyncio.Task[Any] | None] = set()
        self._due: list[tuple[float, int, asyncio.Future[None], asyncio.Task[Any] | None]] = []
        self._numbers = itertools.count()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0.0:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.current_task()
        due = self.clock.now() + seconds
        heapq.heappush(self._due, (due, next(self._numbers), future, task))
        self._asleep.add(task)
        try:
            await future
        finally:
            self._asleep.discard(task)

    async def offload(self, work: Callable[[], T]) -> T:
        return work()

    async def settle(self) -> None:
        """Run all tasks until each is done or asleep."""
        await asyncio.sleep(0)
        while self._tasks - self._asleep:
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def advance(self, seconds: float) -> None:
        """Let time pass, and run what becomes due on the way, in order."""
        until = self.clock.now() + seconds
        await self.settle()
        while self._due and self._due[0][0] <= until:
            due, _, future, task = heapq.heappop(self._due)
            self.clock.advance(due - self.clock.now())
            self._asleep.discard(task)
            if not future.done():
                future.set_result(None)
            await self.settle()
        self.clock.advance(until - self.clock.now())
