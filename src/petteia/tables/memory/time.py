"""A clock that is set, and a scheduler that wakes tasks when the clock is advanced."""

import asyncio
import heapq
import itertools
import types
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar

T = TypeVar("T")

START = 1_000_000_000.0
"""The Unix time at which a manual clock starts."""
QUIET = 5
"""Iterations of the event loop without a task that can go on, after which none will: a callback
between two tasks takes one or two."""


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
        self._numbers = itertools.count()
        self._waits: dict[int, asyncio.Future[Any] | None] = {}
        """What each unfinished task waits for; None: it can go on."""
        self._due: list[tuple[float, int, asyncio.Future[None]]] = []

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        number = next(self._numbers)
        self._waits[number] = None

        async def run() -> T:
            return await self._follow(number, work)

        def finish(_: object) -> None:
            del self._waits[number]
            work.close()  # it may have been cancelled before it began

        task = asyncio.create_task(run())
        task.add_done_callback(finish)
        return task

    @types.coroutine
    def _follow(
        self, number: int, work: Coroutine[Any, Any, T]
    ) -> Generator[asyncio.Future[Any] | None, None, T]:
        """Run a coroutine, and note each future it waits for."""
        error: BaseException | None = None
        while True:
            try:
                future = work.send(None) if error is None else work.throw(error)
            except StopIteration as end:
                result: T = end.value
                return result
            self._waits[number], error = future, None
            try:
                yield future
            except BaseException as thrown:
                error = thrown  # for the work to handle, such as a cancellation

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0.0:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._due, (self.clock.now() + seconds, next(self._numbers), future))
        await future

    async def offload(self, work: Callable[[], T]) -> T:
        return work()

    async def settle(self) -> None:
        """Run all tasks until each is done or waits."""
        quiet = 0
        while quiet < QUIET:
            await asyncio.sleep(0)
            ready = any(future is None or future.done() for future in self._waits.values())
            quiet = 0 if ready else quiet + 1

    async def advance(self, seconds: float) -> None:
        """Let time pass, and run what becomes due on the way, in order."""
        until = self.clock.now() + seconds
        await self.settle()
        while self._due and self._due[0][0] <= until:
            due, _, future = heapq.heappop(self._due)
            if future.done():
                continue
            self.clock.advance(due - self.clock.now())
            future.set_result(None)
            await self.settle()
        self.clock.advance(until - self.clock.now())
