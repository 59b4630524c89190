"""A simulated database: one log on a disk, connections that break, and LISTEN/NOTIFY.

What is committed is kept in the server's own `MemoryStore`. A transaction is written to the log,
synced, applied, and answered, each a moment later than the one before; a crash or a broken
connection may come between any two of them. A process that did not get the answer to a commit reads
again before it answers its callers, or answers that it does not know.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from petteia.kernel.wire import Result
from petteia.tables.errors import TableError, Unconfirmed, Unwritten
from petteia.tables.memory.store import MemoryStore
from petteia.tables.model import ChatLine, Entry, Saved, Sheet
from tests.simulation.disk import LogFile
from tests.simulation.loop import Process

RECONNECT = 1.0
"""Seconds before a lost connection is tried again."""
SILENCE = 10.0
"""Seconds after which a process gives up waiting for the database."""
CHANGES = ("create", "append", "change", "say")
"""The operations that change a table."""
Operation = tuple[str, tuple[Any, ...]]
"""A method of the store, and its arguments."""


@dataclass(slots=True)
class Job:
    """A write that waits for its answer."""

    operation: Operation
    future: "asyncio.Future[object]"


@dataclass(slots=True, eq=False)
class Batch:
    """Writes of one process in one transaction."""

    store: "SimStore"
    jobs: list[Job]
    frame: int | None = None
    """Its number in the log, once the database has received it."""
    lost: bool = False
    """Whether a crash took it before it was on the disk."""
    done: bool = False


@dataclass(slots=True, eq=False)
class Subscription:
    """A LISTEN connection of a process."""

    store: "SimStore"
    waiting: "deque[str]" = field(default_factory=deque)
    due: float = 0.0
    lost: bool = False
    woken: "asyncio.Event" = field(default_factory=asyncio.Event)

    async def read(self) -> str:
        """The next notification; `ConnectionError` once the connection is lost."""
        while not self.waiting:
            if self.lost:
                raise ConnectionError
            await self.woken.wait()
            self.woken.clear()
        return self.waiting.popleft()

    def lose(self) -> None:
        """Break; notifications on the way are lost."""
        self.lost = True
        self.woken.set()


class Database:
    """The database that all processes share, or the file of the only one."""

    def __init__(self, world, shared: bool) -> None:
        self.world = world
        self.shared = shared
        self.memory = MemoryStore()
        self.up = True
        self.full = False
        """Whether every write fails, as on a full disk."""
        self._log = LogFile(world.rng)
        self._operations: list[list[Operation]] = []
        self._results: list[list[object]] = []
        self._batches: list[Batch] = []
        self._subscriptions: list[Subscription] = []

    # Faults

    def crash(self) -> None:
        """Lose power: what was not synced may be lost or torn."""
        self.world.trace("database crashes")
        self.up = False
        self._log.lose_power()
        frames = self._log.recover()
        known = len(self._results)
        self.world.expect(len(frames) >= known, "the simulated disk lost a synced frame")
        self.memory = MemoryStore()
        del self._operations[known:]
        self._results = []
        for number, frame in enumerate(frames):
            if number >= known:
                self._operations.append(frame)
            self._apply(frame, None if number < known else self._sender(number))
        broken, self._batches = self._batches, []
        for batch in broken:
            batch.lost = batch.frame is None or batch.frame >= len(frames)
            batch.store.resolve(batch)
        for one in self._subscriptions[:]:
            one.lose()

    def recover(self) -> None:
        """Accept connections again."""
        self.up = True

    def drop_connections(self, process: Process) -> None:
        """Break the connections of a process; the database itself goes on."""
        for one in self._subscriptions[:]:
            if one.store.process is process:
                one.lose()
        for batch in self._batches[:]:
            if batch.store.process is process:
                batch.store.resolve(batch)

    def reachable(self, process: Process) -> bool:
        """Whether a process can talk to the database now."""
        return self.up and not self.world.is_cut(process.name)

    # Transactions

    def receive(self, batch: Batch) -> None:
        """A transaction has arrived."""
        if batch.done:
            return
        if not self.reachable(batch.store.process) or self.full:
            wait = 0.01 if self.full or not self.up else self.world.rng.uniform(0.1, SILENCE)
            self.world.later(wait, batch.store.resolve, batch)
            return
        operations = [job.operation for job in batch.jobs]
        batch.frame = self._log.write(operations)
        self._operations.append(operations)
        self._batches.append(batch)
        self.world.later(self.world.delay("sync"), self._commit, batch)

    def _commit(self, batch: Batch) -> None:
        """The frame of a transaction is on the disk, and all frames before it."""
        if batch.frame is None or batch not in self._batches:
            return
        self._log.sync(batch.frame)
        while len(self._results) <= batch.frame:
            number = len(self._results)
            self._apply(self._operations[number], self._sender(number))
        self.world.later(self.world.delay("database"), self._reply, batch)

    def _reply(self, batch: Batch) -> None:
        if batch not in self._batches:
            return
        self._batches.remove(batch)
        assert batch.frame is not None
        if self.world.chance("lose reply"):
            self.world.trace("reply lost", batch.store.process.name)
            self.world.note_fault(1.0)
            self.world.later(self.world.rng.uniform(0.01, 1.0), batch.store.resolve, batch)
        elif self.world.is_cut(batch.store.process.name) or batch.done:
            wait = self.world.rng.uniform(0.1, SILENCE)
            self.world.later(wait, batch.store.resolve, batch)
        else:
            batch.store.answer(batch, self._results[batch.frame])

    def _sender(self, number: int) -> Process | None:
        found = [batch for batch in self._batches if batch.frame == number]
        return found[0].store.process if found else None

    def outcome(self, batch: Batch) -> list[object] | None:
        """The results of a transaction, or None while it is being committed."""
        assert batch.frame is not None
        return self._results[batch.frame] if batch.frame < len(self._results) else None

    def _apply(self, operations: list[Operation], process: Process | None) -> None:
        """Carry out a durable transaction."""
        new = len(self._results) >= self.world.truth.frames
        results: list[object] = []
        changed: dict[str, None] = {}
        for method, args in operations:
            try:
                result = finish(getattr(self.memory, method)(*args))
            except TableError as error:
                result = error
            if new:
                self.world.truth.commit(process, method, args, result)
            if result and not isinstance(result, TableError) and method in CHANGES:
                changed[_table_of(args[0])] = None
            results.append(result)
        self._results.append(results)
        if new:
            self.world.truth.frames = len(self._results)
            self._notify(process, changed)

    # LISTEN and NOTIFY

    def subscribe(self, store: "SimStore") -> Subscription:
        """Open a LISTEN connection."""
        subscription = Subscription(store)
        self._subscriptions.append(subscription)
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        """Close it."""
        if subscription in self._subscriptions:
            self._subscriptions.remove(subscription)

    def _notify(self, sender: Process | None, changed: dict[str, None]) -> None:
        now = self.world.loop.time()
        for one in self._subscriptions:
            if one.store.process is sender:
                continue
            for table_id in changed:
                one.due = max(one.due, now + self.world.delay("notify"))
                self.world.later(one.due - now, self._deliver, one, table_id)

    def _deliver(self, subscription: Subscription, table_id: str) -> None:
        if subscription.lost:
            return
        if not self.reachable(subscription.store.process):
            self.world.later(self.world.rng.uniform(0.1, SILENCE), subscription.lose)
            subscription.lost = True  # the process notices it later
            return
        subscription.waiting.append(table_id)
        subscription.woken.set()


class SimStore:
    """The store of one process: one transaction at a time, with all writes that wait."""

    def __init__(self, database: Database, process: Process) -> None:
        self.database = database
        self.process = process
        self.world = database.world
        self.commits = 0
        self.written = 0
        self.closed = False
        self._waiting: list[Job] = []
        self._batch: Batch | None = None

    @property
    def shared(self) -> bool:
        return self.database.shared

    @property
    def listens(self) -> bool:
        return self.database.shared

    async def create(self, sheet: Sheet, entries: Sequence[Entry] = ()) -> bool:
        return bool(await self._write("create", sheet, entries))

    async def append(self, entry: Entry) -> bool:
        self.world.truth.check_append(self.process, entry)
        return bool(await self._write("append", entry))

    async def change(self, sheet: Sheet, follower: Sheet | None = None) -> bool:
        return bool(await self._write("change", sheet, follower))

    async def say(self, line: ChatLine) -> ChatLine:
        said = await self._write("say", line)
        assert isinstance(said, ChatLine)
        return said

    async def load(self, table_id: str) -> Saved | None:
        self.world.truth.note_load(self.process, table_id)
        found = await self._read("load", table_id)
        assert found is None or isinstance(found, Saved)
        return found

    async def read_changes(self, table_id: str, version: int, seq: int, lines: int) -> Saved | None:
        found = await self._read("read_changes", table_id, version, seq, lines)
        assert found is None or isinstance(found, Saved)
        return found

    async def running(self) -> list[str]:
        found = await self._read("running")
        assert isinstance(found, list)
        return found

    async def listen(self, on_change: Callable[[str | None], None]) -> None:
        while True:
            await asyncio.sleep(self.world.delay("database"))
            if self.database.reachable(self.process):
                subscription = self.database.subscribe(self)
                try:
                    on_change(None)
                    while True:
                        on_change(await subscription.read())
                except ConnectionError:
                    self.world.trace("connection lost", self.process.name)
                finally:
                    self.database.unsubscribe(subscription)
            await asyncio.sleep(RECONNECT)

    async def answers(self) -> bool:
        return self.database.reachable(self.process)

    async def trouble(self) -> str | None:
        return None if await self.answers() else "unwell"

    async def keep_result(self, table_id: str, result: Result) -> None:
        await self._write("keep_result", table_id, result)

    async def read_result(self, table_id: str) -> Result | None:
        return cast("Result | None", await self._read("read_result", table_id))

    async def keep_edition(self, fingerprint: str, text: str) -> None:
        await self._write("keep_edition", fingerprint, text)

    async def read_edition(self, fingerprint: str) -> str | None:
        found = await self._read("read_edition", fingerprint)
        assert found is None or isinstance(found, str)
        return found

    async def close(self) -> None:
        while self._batch is not None or self._waiting:
            await asyncio.sleep(0.01)
        self.closed = True

    async def _write(self, method: str, *args: Any) -> object:
        loop = asyncio.get_running_loop()
        job = Job((method, args), loop.create_future())
        self._waiting.append(job)
        self._send()
        result = await job.future
        if isinstance(result, TableError):
            raise result
        return result

    def _send(self) -> None:
        if self._batch is None and self._waiting:
            self._batch, self._waiting = Batch(self, self._waiting), []
            self.world.later(self.world.delay("database"), self.database.receive, self._batch)

    def answer(self, batch: Batch, results: list[object]) -> None:
        """Answer the callers of a transaction, and send the next one."""
        if batch.done:
            return
        batch.done = True
        self.commits += 1
        self.written += len(results)
        for job, result in zip(batch.jobs, results, strict=True):
            if not job.future.done():
                job.future.set_result(result)
        self._batch = None
        self._send()

    def resolve(self, batch: Batch) -> None:
        """Find out whether a transaction was committed whose answer did not arrive."""
        if batch.done or not self.process.alive:
            return
        if batch.frame is None:  # it never arrived
            self.answer(batch, [Unwritten() for _ in batch.jobs])
        elif self.world.chance("unconfirmed"):
            self.answer(batch, [Unconfirmed() for _ in batch.jobs])
        elif not self.database.reachable(self.process):
            self.world.later(RECONNECT, self.resolve, batch)
        elif batch.lost:
            self.answer(batch, [Unwritten() for _ in batch.jobs])
        elif (found := self.database.outcome(batch)) is not None:
            self.answer(batch, found)
        else:
            self.world.later(0.01, self.resolve, batch)

    async def _read(self, method: str, *args: Any) -> object:
        await asyncio.sleep(self.world.delay("database"))
        if not self.database.reachable(self.process):
            await asyncio.sleep(self.world.rng.uniform(0.1, SILENCE) if self.database.up else 0.01)
            raise Unwritten
        found = finish(getattr(self.database.memory, method)(*args))
        await asyncio.sleep(self.world.delay("database"))
        return found


def finish(work: Any) -> Any:
    """The result of a coroutine that waits for nothing."""
    try:
        while True:
            work.send(None)
    except StopIteration as end:
        return end.value


def _table_of(argument: Any) -> str:
    """The id of the table that a sheet, an entry or a chat line belongs to."""
    return str(argument.id if isinstance(argument, Sheet) else argument.table_id)
