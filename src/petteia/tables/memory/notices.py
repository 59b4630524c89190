"""Notices in memory: what was settled in dictionaries, and what was sent in a list."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from petteia.tables.memory.store import MemoryStore
from petteia.tables.model import PUSH, Subscription
from petteia.tables.notices.model import Claims, Notice, Outcome
from petteia.tables.notices.queue import NoticeQueue
from petteia.tables.notices.words import Payload, payload
from petteia.tables.services import Clock, Scheduler

Place = tuple[str, str, str]
"""A table, a subscription, and a kind of notice."""


@dataclass(slots=True)
class _Row:
    turn: int
    taken: bool = True
    tries: int = 1
    due: float = 0.0


class MemoryClaims:
    """What is settled, for one process and those that come after it."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._rows: dict[Place, _Row] = {}

    async def take(self, notice: Notice, token: str, now: float) -> Outcome:
        await asyncio.sleep(0)
        place = (notice.table_id, notice.subscription["id"], notice.kind)
        row = self._rows.get(place)
        if row is None or row.turn < notice.turn:
            self._rows[place] = _Row(notice.turn)
            return Outcome.TAKEN
        if row.turn > notice.turn or row.taken:
            return Outcome.DONE
        if row.due > now:
            return Outcome.LATER
        row.taken, row.tries = True, row.tries + 1
        return Outcome.TAKEN

    async def release(
        self, notice: Notice, token: str, now: float, waits: Sequence[float], at_least: float
    ) -> float | None:
        await asyncio.sleep(0)
        row = self._rows[notice.table_id, notice.subscription["id"], notice.kind]
        if row.tries > len(waits):
            return None
        wait = max(waits[row.tries - 1], at_least)
        row.taken, row.due = False, now + wait
        return wait

    async def show(self, online: dict[str, frozenset[str]], until: float) -> None:
        """There are no other processes."""

    async def unsettled(self, now: float) -> list[str]:
        """All tables with subscriptions; settled notices are not sent again."""
        return self._store.with_notices()


@dataclass(frozen=True, slots=True)
class Sent:
    """A notice that was sent: when, to whom, and what it said."""

    at: float
    to: Subscription
    payload: Payload


class Outbox:
    """A channel that keeps what it is given."""

    def __init__(self, clock: Clock) -> None:
        self.sent: list[Sent] = []
        self._clock = clock

    async def check(self, wanted: Subscription) -> None:
        """Every target is good."""

    async def send(self, notice: Notice) -> None:
        await asyncio.sleep(0)
        self.sent.append(Sent(self._clock.now(), notice.subscription, payload(notice)))

    async def close(self) -> None:
        """Nothing is open."""


def memory_notices(
    claims: Claims, outbox: Outbox, scheduler: Scheduler, clock: Clock
) -> NoticeQueue:
    """Push messages that end in an outbox."""
    return NoticeQueue(claims, {PUSH: outbox}, clock, scheduler)
