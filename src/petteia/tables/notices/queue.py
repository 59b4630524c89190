"""Sends notices in the background: settled before they are sent, with limits and retries.

A notice is settled in the store at the last moment before it is sent. What dies before that is
found again by `unsettled`; what dies after it is not sent again, because it may have arrived. Only
an attempt that certainly failed is repeated.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from petteia.tables.errors import Bad, TableError
from petteia.tables.model import MAIL, WEBHOOK, Subscription
from petteia.tables.notices.limits import Limit
from petteia.tables.notices.model import (
    Channel,
    Claims,
    Gone,
    Notice,
    NoticeOffer,
    NotSent,
    Outcome,
    Refused,
    Report,
)
from petteia.tables.services import Clock, Scheduler

log = logging.getLogger(__name__)

WORKERS = 8
"""Notices that are sent at once."""
MOST_WAITING = 1000
"""Notices that wait; further ones are asked about again later."""
SEND_SECONDS = 20.0
"""Seconds that sending a notice may take."""
BACKOFF = (2.0, 10.0, 60.0, 300.0)
"""Seconds before each further attempt; after the last one the notice is given up."""
LONGEST_WAIT = 900.0
"""The most seconds the other side can make us wait."""
FULL = 5.0
"""Seconds until a notice is tried again that found the queue full or the store out of reach."""
SHOWN, SHOW_AGAIN = 60.0, 20.0
"""Seconds for which it is known in other processes who is online here, and seconds until that is
written again."""
CLOSING = 3.0
"""Seconds that notices under way get when the server closes."""
TARGET_RATE, TARGET_BURST = 1 / 30, 20
"""Notices a second to one browser, webhook or address: more than people need, and no flood."""
HOST_RATE, HOST_BURST = 2.0, 100
"""Notices a second to the webhooks of one host."""
LETTER_RATE, LETTER_BURST = 1 / 3600, 3
"""Confirmations a second to one address, which a stranger may have entered."""


@dataclass(frozen=True, slots=True)
class _Job:
    notice: Notice
    wanted: Callable[[], bool]
    report: Report


class NoticeQueue:
    """The notices of one server process."""

    def __init__(
        self,
        claims: Claims,
        channels: Mapping[str, Channel],
        clock: Clock,
        scheduler: Scheduler,
        push_key: str = "",
    ) -> None:
        self.offer = NoticeOffer(tuple(channels), push_key)
        self.sent = 0
        self.failures = 0
        self._claims = claims
        self._channels = channels
        self._clock = clock
        self._scheduler = scheduler
        self._waiting: asyncio.Queue[_Job] = asyncio.Queue(MOST_WAITING)
        self._tokens: dict[tuple[str, str, int], str] = {}
        """Tokens of claims that were answered with an error, and may have been written."""
        self._online: dict[str, frozenset[str]] = {}
        self._changed = asyncio.Event()
        self._workers: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[object]] = set()
        self._targets = Limit(TARGET_RATE, TARGET_BURST, clock.now)
        self._hosts = Limit(HOST_RATE, HOST_BURST, clock.now)
        self._letters = Limit(LETTER_RATE, LETTER_BURST, clock.now)

    # For the tables

    async def check(self, wanted: Subscription) -> None:
        """Refuse a subscription that cannot or must not be sent to, with `Bad`."""
        if wanted["kind"] not in self._channels:
            raise Bad("notice-kind")
        await self._channels[wanted["kind"]].check(wanted)

    async def post(self, notice: Notice) -> bool:
        """Send a notice at once, without settling it; whether it was sent."""
        to = notice.subscription
        if self._letters.wait(to["target"]):
            raise Bad("notice-too-many")
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._channels[to["kind"]].send(notice)
        except (Gone, NotSent, Refused, TimeoutError) as error:
            log.warning("A confirmation by %s was not sent: %s", to["kind"], error)
            self.failures += 1
            return False
        self.sent += 1
        return True

    def tell(self, notice: Notice, wanted: Callable[[], bool], report: Report) -> None:
        """Settle a notice, and send it if nobody has done so, in the background."""
        if notice.subscription["kind"] not in self._channels:
            report(Outcome.DONE, 0.0)
            return
        try:
            self._waiting.put_nowait(_Job(notice, wanted, report))
        except asyncio.QueueFull:
            report(Outcome.LATER, FULL)

    def show(self, table_id: str, online: frozenset[str]) -> None:
        """Note which of the seats with subscriptions are online in this process."""
        if online:
            self._online[table_id] = online
        else:
            self._online.pop(table_id, None)
        self._changed.set()

    async def unsettled(self) -> list[str]:
        """The ids of tables where somebody may not have been told of their turn."""
        return await self._claims.unsettled(self._clock.time())

    # In the background

    async def run(self) -> None:
        """Send notices and write who is online, until cancelled."""
        start = self._scheduler.start
        self._workers = [start(self._work()) for _ in range(WORKERS)]
        self._workers += [start(self._show_forever()), start(self._show_regularly())]
        try:
            await asyncio.gather(*self._workers)
        finally:
            self._stop()

    async def close(self) -> None:
        """Finish what is being sent, and close connections."""
        self._stop()
        if self._sending:
            await asyncio.wait(self._sending, timeout=CLOSING)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        try:
            await self._claims.show({}, 0.0)
        except TableError as error:
            log.warning("It could not be written that nobody is online: %s", error.words("en"))
        for channel in self._channels.values():
            await channel.close()

    def _stop(self) -> None:
        for task in self._workers:
            task.cancel()

    async def _work(self) -> None:
        while True:
            job = await self._waiting.get()
            # A task of its own, so that closing does not interrupt what is being sent.
            task = self._scheduler.start(self._handle(job))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)
            await asyncio.wait([task])

    async def _handle(self, job: _Job) -> None:
        try:
            outcome, seconds = await self._settle(job)
        except TableError as error:
            log.warning("A notice waits for the store: %s", error.words("en"))
            outcome, seconds = Outcome.LATER, FULL
        except Exception:
            # An error in one notice must not stop the others; nobody knows whether it arrived.
            log.exception("A notice for table %s failed.", job.notice.table_id)
            self.failures += 1
            outcome, seconds = Outcome.FAILED, 0.0
        job.report(outcome, seconds)

    async def _settle(self, job: _Job) -> tuple[Outcome, float]:
        notice = job.notice
        if not job.wanted():
            return Outcome.ONLINE, 0.0
        if not notice.seen and (wait := self._wait(notice.subscription)):
            return Outcome.LATER, wait
        mark = (notice.subscription["id"], notice.kind, notice.turn)
        token = self._tokens.setdefault(mark, secrets.token_hex(8))
        outcome = await self._claims.take(notice, token, self._clock.time())
        del self._tokens[mark]
        if outcome is not Outcome.TAKEN:
            return outcome, FULL
        if notice.seen:
            return Outcome.DONE, 0.0
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._channels[notice.subscription["kind"]].send(notice)
        except Gone:
            return Outcome.GONE, 0.0
        except NotSent as error:
            return await self._later(notice, token, error)
        except (Refused, TimeoutError) as error:
            self.failures += 1
            log.warning("A notice by %s failed: %s", notice.subscription["kind"], error)
            return Outcome.FAILED, 0.0
        self.sent += 1
        return Outcome.SENT, 0.0

    def _wait(self, to: Subscription) -> float:
        """Seconds until the rate limits allow a notice."""
        wait = self._targets.wait(to["target"].lower() if to["kind"] == MAIL else to["target"])
        if not wait and to["kind"] == WEBHOOK:
            wait = self._hosts.wait(urlsplit(to["target"]).netloc.lower())
        return wait

    async def _later(self, notice: Notice, token: str, error: NotSent) -> tuple[Outcome, float]:
        """Let a notice that certainly was not sent be tried again, by this process or another."""
        now, at_least = self._clock.time(), min(error.seconds, LONGEST_WAIT)
        wait = await self._claims.release(notice, token, now, BACKOFF, at_least)
        if wait is None:
            self.failures += 1
            log.warning("A notice by %s is given up: %s", notice.subscription["kind"], error)
            return Outcome.FAILED, 0.0
        return Outcome.LATER, wait

    async def _show_forever(self) -> None:
        """Write who is online here, whenever it changes."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self._claims.show(dict(self._online), self._clock.time() + SHOWN)
            except TableError as error:
                log.warning("Who is online could not be written: %s", error.words("en"))

    async def _show_regularly(self) -> None:
        while True:
            await self._scheduler.sleep(SHOW_AGAIN)
            if self._online:
                self._changed.set()
