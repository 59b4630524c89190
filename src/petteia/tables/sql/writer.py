"""The thread that writes to the database. It commits all waiting writes in one transaction, so that
many tables share one fsync; callers are answered after the commit."""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from petteia.tables.errors import TableError, Unconfirmed, Unwritten
from petteia.tables.model import Entry
from petteia.tables.sql import schema
from petteia.tables.sql.database import CHANNEL
from petteia.tables.sql.health import UNREACHABLE, Health
from petteia.tables.sql.outside import ChangedOutside, OutsideChanges
from petteia.tables.sql.rows import is_entry_there

log = logging.getLogger(__name__)

AGAIN = (0.0, 0.2, 1.0)
"""Seconds before each repetition of a write whose commit was not answered."""
COLUMNS = tuple(field.name for field in fields(Entry))
"""The columns of the journal."""
LOOK = 1.0
"""Seconds between two looks at whether another program has changed a SQLite file."""


@dataclass(slots=True)
class _Job:
    """A pending write: a journal entry, or any other work."""

    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[object]
    table_id: str
    entry: Entry | None = None
    work: Callable[[sql.Connection], object] | None = None
    find: Callable[[sql.Connection], object] | None = None
    """Finds the result of the work if it was done already."""
    result: object = None
    unsure: bool = False
    """The connection was lost during a commit, so it may have been done already."""

    def run(self, connection: sql.Connection) -> None:
        """Do the work, unless it was done already."""
        assert self.work is not None
        self.result = self._found(connection) or self.work(connection)
        # A lost commit may have come through only now, while the work waited for a lock.
        self.result = self.result or self._found(connection)

    def _found(self, connection: sql.Connection) -> object:
        return self.find(connection) if self.unsure and self.find is not None else None


class Writer:
    """Writes jobs one transaction after the other, in a thread of its own."""

    def __init__(self, engine: sql.Engine, process: str, health: Health) -> None:
        """`process` is the id of this process in notifications."""
        self.postgresql = engine.dialect.name == "postgresql"
        self.outside = OutsideChanges()
        self.commits = 0
        self.written = 0
        self._engine = engine
        self._process = process
        self._health = health
        kept = schema.journal.c
        # Made once: to make a statement takes longer than to insert a row.
        self._insert = insert_new(engine, schema.journal).returning(kept.table_id, kept.seq)
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        if not self.postgresql:
            self.outside.look(engine)
        self._thread = threading.Thread(target=self._write_forever, name="petteia-writer")
        self._thread.daemon = True
        self._thread.start()

    def close(self) -> None:
        """End the thread once everything that waits is written."""
        self._waiting.put(None)

    def join(self, seconds: float) -> bool:
        """Wait for the end of the thread; False if it takes longer."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    async def put(
        self,
        table_id: str,
        work: Callable[[sql.Connection], object] | None = None,
        entry: Entry | None = None,
        find: Callable[[sql.Connection], object] | None = None,
    ) -> object:
        """Write an entry, or do other work in a transaction; the result is that of the work. `find`
        finds the result of work that was done already."""
        loop = asyncio.get_running_loop()
        job = _Job(loop, loop.create_future(), table_id, entry, work, find)
        self._waiting.put(job)
        return await job.future

    def _write_forever(self) -> None:
        """The main loop of the writer thread."""
        last = False
        while not last:
            jobs: list[_Job] = []
            try:
                job = self._waiting.get(timeout=None if self.postgresql else LOOK)
            except queue.Empty:
                self._look()
                continue
            while job is not None:
                jobs.append(job)
                try:
                    job = self._waiting.get_nowait()
                except queue.Empty:
                    break
            last = job is None
            if jobs:
                self._write_together(jobs)

    def _look(self) -> None:
        """Look whether another program has changed a SQLite file."""
        try:
            self.outside.look(self._engine)
        except (sql.exc.SQLAlchemyError, sqlite3.Error) as error:
            self._health.on_error(error, writing=False)

    def _write_together(self, jobs: list[_Job]) -> None:
        """Write jobs in one transaction; if one of them fails, write each alone."""
        failed = self._try(jobs)
        for pause in AGAIN:
            if not (jobs[0].unsure and isinstance(failed, UNREACHABLE)):
                break
            # Whether the commit was done is unknown. To write again tells: it changes nothing the
            # second time, and it waits for a commit that is still on its way.
            time.sleep(pause)
            failed = self._try(jobs)
        if failed is None:
            _answer(jobs, None)
        elif len(jobs) == 1 or isinstance(failed, (*UNREACHABLE, ChangedOutside)):
            log.error("The store cannot write: %s", failed, exc_info=_unexpected(failed))
            _answer(jobs, Unconfirmed() if jobs[0].unsure else Unwritten())
        else:
            for job in jobs:
                self._write_together([job])

    def _try(self, jobs: list[_Job]) -> Exception | None:
        committing = False
        try:
            with self._engine.begin() as connection:
                if not self.postgresql:
                    self.outside.check(connection)
                self._append_all(connection, [job for job in jobs if job.entry is not None])
                for job in jobs:
                    if job.work is not None:
                        job.run(connection)
                changed = [job.table_id for job in jobs if job.result and job.table_id]
                self._notify(connection, changed)
                committing = True
        except Exception as error:
            # Report any error to the callers; the writer thread must survive.
            self._health.on_error(error, writing=True)
            # SQLite has rolled back; of PostgreSQL only the answer may be lost.
            lost = committing and self.postgresql and isinstance(error, UNREACHABLE)
            for job in jobs:
                job.unsure = job.unsure or lost
            return error
        self._health.on_write()
        self.commits += 1
        self.written += len(jobs)
        return None

    def _append_all(self, connection: sql.Connection, jobs: list[_Job]) -> None:
        if not jobs:
            return
        rows = [{name: getattr(job.entry, name) for name in COLUMNS} for job in jobs]
        written = {(row[0], row[1]) for row in connection.execute(self._insert, rows)}
        for job in jobs:
            assert job.entry is not None
            place = (job.entry.table_id, job.entry.seq)
            job.result = place in written or (job.unsure and is_entry_there(connection, job.entry))
            # Of two entries with one number only the first was written.
            written.discard(place)

    def _notify(self, connection: sql.Connection, ids: list[str]) -> None:
        """Notify the other processes, on commit, which tables have changed."""
        if self.postgresql and ids:
            rows = [{"channel": CHANNEL, "payload": f"{self._process}:{one}"} for one in set(ids)]
            connection.execute(sql.text("SELECT pg_notify(:channel, :payload)"), rows)


def insert_new(engine: sql.Engine, table: sql.Table) -> sql.Insert:
    """An insert that ignores conflicts."""
    if engine.dialect.name == "postgresql":
        return insert_postgresql(table).on_conflict_do_nothing()
    return insert_sqlite(table).on_conflict_do_nothing()


def _unexpected(error: Exception) -> Exception | None:
    """Errors that are not the database's are logged with their traceback."""
    known = isinstance(error, sql.exc.SQLAlchemyError | ChangedOutside)
    return None if known else error


def _answer(jobs: Sequence[_Job], error: TableError | None) -> None:
    """Complete the futures of jobs, each in its own event loop."""

    def answer(completed: list[_Job]) -> None:
        for job in completed:
            if job.future.done():
                continue
            if error is None:
                job.future.set_result(job.result)
            else:
                job.future.set_exception(error)

    for loop in {id(job.loop): job.loop for job in jobs}.values():
        if not loop.is_closed():
            loop.call_soon_threadsafe(answer, [job for job in jobs if job.loop is loop])
