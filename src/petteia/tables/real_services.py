"""The services of a server: a database, processes for bots, and the time of the machine."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from petteia.tables.bots.pool import BotPool
from petteia.tables.notices.settings import NoticeSettings, make_queue
from petteia.tables.services import Services
from petteia.tables.sql.claims import SqlClaims
from petteia.tables.sql.store import SqlStore

T = TypeVar("T")

PAUSE = 0.1
"""Seconds between two bot moves at a table with people: enough for a page to be told of each.
The page shows them at the pace its player has chosen."""


async def real_services(
    database: str,
    bot_processes: int = 0,
    pause: float = PAUSE,
    notices: NoticeSettings | None = None,
) -> Services:
    """Open a database, and start bots in so many processes; 0 chooses by the number of cores.

    Without `notices` nobody is told of their turn.
    """
    store = await asyncio.to_thread(SqlStore, database)
    clock, scheduler = SystemClock(), AsyncioScheduler()
    services = Services(store, BotPool(bot_processes), clock, scheduler, pause)
    if notices is not None:
        services.notices = make_queue(notices, SqlClaims(store), clock, scheduler)
    return services


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
