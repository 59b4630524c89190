"""The journal of a table: every change is written first, then applied, then announced.

Changes to one table are made one after the other. Other processes may write to the same table;
what they wrote is read and applied in the same order.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Set
from typing import Any, TypeVar

from petteia.tables.clocks import NONE
from petteia.tables.errors import NoTable, Restored, Stale, TableError, Unconfirmed
from petteia.tables.model import (
    BY_PERSON,
    CHAT,
    PERSON,
    POSITION,
    TABLE,
    UNDO,
    ChatLine,
    Entry,
    Saved,
    Sheet,
)
from petteia.tables.services import Clock, Scheduler, Store
from petteia.tables.state import TableState

T = TypeVar("T")
log = logging.getLogger(__name__)

TRIES = 5
"""How often a change is retried after another process changed the table first."""

CATCH_UP_SECONDS = 0.25
"""Seconds between two readings for those who ask whether something is new."""

Announce = Callable[[Set[str], bool | None], None]
"""Called after changes were applied: what changed, and whether this process wrote it; None: only
the chat changed."""


class AlreadyDone(Exception):
    """Raised by an `edit` of the sheet that finds nothing left to do."""


class Journal:
    """The durable changes of a table."""

    def __init__(
        self,
        state: TableState,
        store: Store,
        clock: Clock,
        scheduler: Scheduler,
        counts: Counter[str],
        announce: Announce,
    ) -> None:
        self._state = state
        self._store = store
        self._clock = clock
        self._scheduler = scheduler
        self._counts = counts
        self._announce = announce
        self.unsure = False
        """Whether a write may have been done without its answer; see `settle`."""
        self.ended: TableError | None = None
        """Why nothing can be written any more: the stored table was deleted or replaced."""
        self._lock = asyncio.Lock()
        self._busy: set[asyncio.Task[Any]] = set()
        self._reading: asyncio.Task[None] | None = None
        """The next reading for those who ask whether something is new."""
        self._read_at = -CATCH_UP_SECONDS

    # One change after the other

    def submit(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run work once everything submitted before is done."""

        async def locked() -> T:
            async with self._lock:
                return await work

        return self._start(locked())

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = self._scheduler.start(work)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return task

    async def serialized(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work in order and wait for it; it completes even if the caller is cancelled."""
        return await asyncio.shield(self.submit(work))

    @property
    def busy(self) -> bool:
        """Whether work is pending."""
        return bool(self._busy)

    async def rest(self) -> None:
        """Wait until all submitted work is done."""
        while self._busy:
            await asyncio.wait(self._busy)

    async def ask_for_news(self) -> None:
        """Apply what other processes wrote before this question. The store is read once for all who
        ask within a short time: anybody may ask, as often as they like."""
        if self._reading is None:
            self._reading = self._start(self._read_soon())
            self._reading.add_done_callback(_check_reading)
        await asyncio.shield(self._reading)

    async def _read_soon(self) -> None:
        await self._scheduler.sleep(self._read_at + CATCH_UP_SECONDS - self._clock.now())
        self._reading = None  # who asks from now on waits for the next one
        self._read_at = self._clock.now()
        await self.submit(self.catch_up())

    # Inside submitted work

    async def append(self, kind: str, value: int, seat: int, by: str, next_seat: int) -> int:
        """Write an entry and apply it; `Stale` if another process wrote first."""
        state = self._state
        seq = state.seq
        await self.settle()
        if state.seq != seq:
            raise Stale(state.seq)
        spent = round(state.clocks.spent(), 3)
        at = self._clock.time()
        entry = Entry(state.id, state.seq + 1, kind, value, seat, by, spent, next_seat, at)
        if not await self._confirmed(self._store.append(entry)):
            await self.catch_up()
            raise Stale(state.seq)
        state.apply(entry)
        self._counts["undos" if kind == UNDO else "moves"] += 1
        # What `face` shows changes with the clocks, when the game ends or goes on again, and with
        # the number of moves that a bot made for a person.
        instead = by != BY_PERSON and state.sheet.seats[seat].kind == PERSON
        face = state.to_move < 0 or kind == UNDO or state.clocks.mode != NONE or instead
        self._announce({POSITION, TABLE} if face else {POSITION}, True)
        return state.seq

    async def change(self, edit: Callable[[Sheet], None], follower: Sheet | None = None) -> None:
        """Change the sheet: `edit` checks and changes a copy; retried if the sheet has changed."""
        await self.settle()
        for _ in range(TRIES):
            sheet = self._state.sheet.copy()
            edit(sheet)
            sheet.version += 1
            if await self._confirmed(self._store.change(sheet, follower)):
                self._state.apply_sheet(sheet)
                self._announce({TABLE, POSITION}, True)
                return
            await self.catch_up()
        raise Stale(self._state.seq)

    async def say(self, seat: int, text: str) -> None:
        """Write a line of chat."""
        await self.settle()
        state = self._state
        line = ChatLine(state.id, 0, seat, state.sheet.seats[seat].name, text, self._clock.time())
        said = await self._confirmed(self._store.say(line))
        if said.n == self._last_line() + 1:
            state.lines.append(said)
            self._announce({CHAT}, None)
        else:
            await self.catch_up()

    async def _confirmed(self, writing: Coroutine[Any, Any, T]) -> T:
        try:
            return await writing
        except Unconfirmed:
            self.unsure = True
            raise

    async def settle(self) -> None:
        """Read what was written if the answer to a write was lost."""
        if self.ended is not None:
            raise self.ended
        if self.unsure:
            await self.catch_up(ours=True)
            self.unsure = False

    async def try_to_settle(self) -> None:
        """The same as time passes; if the store cannot be read, a later call tries again."""
        try:
            await self.settle()
        except TableError as error:
            log.warning("Table %s cannot be read: %s", self._state.id, error.words("en"))

    async def catch_up(self, ours: bool = False) -> None:
        """Apply what other processes wrote, or this one without an answer (`ours`).

        If somebody deleted the table or restored it from a backup, end it with `NoTable` or
        `Restored`.
        """
        if self.ended is not None:
            raise self.ended
        state = self._state
        # Read the newest known entry again, to see whether it is still there.
        known = max(state.seq - 1, 0)
        saved = await self._store.read_changes(
            state.id, state.sheet.version, known, self._last_line()
        )
        if saved is None:
            raise self._end(NoTable())
        entries = [entry for entry in saved.entries if entry.seq > state.seq]
        if not self._goes_on(saved):
            raise self._end(Restored())
        if saved.sheet is not None:
            state.apply_sheet(saved.sheet)
        for entry in entries:
            state.apply(entry)
        if saved.lines:
            state.lines.extend(saved.lines)
            self._announce({CHAT}, None)
        if entries or saved.sheet is not None:
            self._announce({TABLE, POSITION}, ours)

    def _goes_on(self, saved: Saved) -> bool:
        """Whether what is stored contains all that is known here."""
        state = self._state
        if saved.sheet is not None and saved.sheet.version < state.sheet.version:
            return False
        return not state.entries or saved.entries[:1] == [state.entries[-1]]

    def _end(self, why: TableError) -> TableError:
        self.ended = why
        self._announce({TABLE}, None)
        return why

    def _last_line(self) -> int:
        lines = self._state.lines
        return lines[-1].n if lines else -1


def _check_reading(reading: asyncio.Task[None]) -> None:
    """Note how a reading ended; those who asked for it may be gone, or have been told."""
    if reading.cancelled():
        return
    error = reading.exception()
    if error is not None and not isinstance(error, TableError):
        log.error("A table could not be read.", exc_info=error)
