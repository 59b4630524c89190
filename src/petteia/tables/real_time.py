"""The clock and the scheduler of a server."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class SystemClock:
    """The clock of the machine."""

    def now(self) -> float:
        return time.monotonic()

    def time(self) -> float:
        return time.time()


class AsyncioScheduler:
    """Tasks and timers of the running event loop, and a thread for slow work."""

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        return asyncio.create_task(work)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def offload(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)
