"""The store: tables in SQL, durable before a write is acknowledged.

One thread writes. It commits all waiting writes in one transaction, so that many tables share
one fsync; callers are answered after the commit.
"""

import asyncio
import logging
import queue
import secrets
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from petteia.kernel.wire import Result
from petteia.tables.errors import Damaged, TableError, Unconfirmed, Unwritten
from petteia.tables.model import KEPT_LINES, ChatLine, Entry, Saved, Sheet
from petteia.tables.sql import schema
from petteia.tables.sql.database import CHANNEL, listen, make_engine, prepare, read_url
from petteia.tables.sql.health import CHECK_SECONDS, UNREACHABLE, FileCheck, Health
from petteia.tables.sql.outside import ChangedOutside, OutsideChanges
from petteia.tables.sql.rows import (
    find_line,
    is_entry_there,
    is_sheet_there,
    read_result,
    read_running,
    read_table,
    seat_rows,
    sheet_row,
)

T = TypeVar("T")
log = logging.getLogger(__name__)

READERS = 2
ANSWER = 2.0
"""Seconds within which a healthy database answers."""
CLOSING = 30.0
"""Seconds that pending writes may take when the store closes."""
TRIES = 3
"""Attempts to number a chat line; another process may take the same number."""
AGAIN = (0.0, 0.2, 1.0)
"""Seconds before each repetition of a write whose commit was not answered."""
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


class SqlStore:
    """The database of a server."""

    def __init__(self, database: str) -> None:
        """Open the database and upgrade its schema; an error a person can fix is a `Problem`."""
        self.url = read_url(database)
        self.health = Health(self.url.render_as_string(hide_password=True))
        self._check = self._check_file()
        prepare(database, self.health.damage)
        self.process = secrets.token_hex(4)
        """The id of this process in notifications."""
        self._writing = make_engine(self.url, writes=True)
        self._reading = make_engine(self.url, writes=False)
        self._outside = OutsideChanges()
        self.commits = 0
        self.written = 0
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "petteia-reader")
        self._probe: asyncio.Task[object] | None = None
        if not self.postgresql:
            self._outside.look(self._writing)
        self._writer = threading.Thread(target=self._write_forever, name="petteia-writer")
        self._writer.daemon = True
        self._writer.start()

    @property
    def postgresql(self) -> bool:
        """Whether this is PostgreSQL, not SQLite."""
        return self.url.get_backend_name() == "postgresql"

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self.postgresql

    @property
    def listens(self) -> bool:
        """Whether `listen` reports something: servers or `petteia admin` may change tables."""
        return True

    async def listen(self, on_change: Callable[[str | None], None]) -> None:
        """Report the tables that other processes change, until cancelled; None: any table."""
        if self.postgresql:
            await listen(self.url, self.process, on_change)
            return
        loop, changed = asyncio.get_running_loop(), asyncio.Event()

        def report() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(changed.set)

        self._outside.report = report
        while True:
            await changed.wait()
            changed.clear()
            on_change(None)

    def _check_file(self) -> FileCheck | None:
        """Start to check a SQLite file, and wait a little for the result."""
        file = Path(str(self.url.database))
        if self.postgresql or not file.is_file():
            return None
        check = FileCheck(file, self.health)
        if not check.wait(CHECK_SECONDS):
            log.warning("%s is large; it is being checked in the background.", file)
        return check

    async def close(self) -> None:
        """Finish pending writes, then close the database."""
        self._waiting.put(None)
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._writer.join(CLOSING)
        if self._check is not None:
            self._check.stop()
        stuck = self._writer.is_alive()
        if stuck:
            log.error("The database did not answer for %g s; the last writes may be lost.", CLOSING)
        self._readers.shutdown(wait=not stuck, cancel_futures=True)
        self._writing.dispose()
        self._reading.dispose()

    # Writing

    async def append(self, entry: Entry) -> bool:
        """Write a journal entry; False if its number is taken."""
        return bool(await self._put(entry.table_id, entry=entry))

    async def create(self, sheet: Sheet) -> bool:
        """Write a new table; False if its id is taken."""
        self._check_undamaged()
        return bool(
            await self._put(
                sheet.id,
                lambda connection: self._create(connection, sheet),
                find=partial(is_sheet_there, sheet=sheet),
            )
        )

    def _check_undamaged(self) -> None:
        """Refuse to put new tables into a damaged database."""
        if self.health.damage:
            raise Damaged

    async def change(self, sheet: Sheet, follower: Sheet | None = None) -> bool:
        """Write the next version of a sheet; False if another process has changed it.

        `follower` is the table of the next game, created in the same transaction.
        """

        def work(connection: sql.Connection) -> bool:
            if not self._change(connection, sheet):
                return False
            if follower is not None and not self._create(connection, follower):
                raise sql.exc.InvalidRequestError("the next table's id is taken")
            return True

        if follower is not None:
            self._check_undamaged()
        find = partial(is_sheet_there, sheet=sheet)
        return bool(await self._put(sheet.id, work, find=find))

    async def say(self, line: ChatLine) -> ChatLine:
        """Write a chat line and return it with its number."""
        said = await self._put(
            line.table_id,
            lambda connection: self._say(connection, line),
            find=partial(find_line, line=line),
        )
        assert isinstance(said, ChatLine)
        return said

    async def keep_result(self, table_id: str, result: Result) -> None:
        """Keep how a game ended, in place of an earlier result."""
        row = {"table_id": table_id, **result}

        def work(connection: sql.Connection) -> None:
            old = schema.results.c.table_id == table_id
            connection.execute(sql.delete(schema.results).where(old))
            connection.execute(sql.insert(schema.results), row)

        await self._put(table_id, work)

    async def keep_edition(self, fingerprint: str, text: str) -> None:
        """Keep the content of a pack by its fingerprint, once."""
        self._check_undamaged()
        row = {"fingerprint": fingerprint, "content": zlib.compress(text.encode(), 9)}

        def work(connection: sql.Connection) -> None:
            connection.execute(self._insert(schema.editions), row)

        await self._put("", work)

    async def write(self, work: Callable[[sql.Connection], T]) -> T:
        """Do other work in a transaction; it concerns no table that is in memory."""
        return cast("T", await self._put("", work))

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        """Read something else."""
        return await self._read(work)

    async def _put(
        self,
        table_id: str,
        work: Callable[[sql.Connection], object] | None = None,
        entry: Entry | None = None,
        find: Callable[[sql.Connection], object] | None = None,
    ) -> object:
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
            self._outside.look(self._writing)
        except (sql.exc.SQLAlchemyError, sqlite3.Error) as error:
            self.health.on_error(error, writing=False)

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
            with self._writing.begin() as connection:
                if not self.postgresql:
                    self._outside.check(connection)
                self._append_all(connection, [job for job in jobs if job.entry is not None])
                for job in jobs:
                    if job.work is not None:
                        job.run(connection)
                changed = [job.table_id for job in jobs if job.result and job.table_id]
                self._notify(connection, changed)
                committing = True
        except Exception as error:
            # Report any error to the callers; the writer thread must survive.
            self.health.on_error(error, writing=True)
            # SQLite has rolled back; of PostgreSQL only the answer may be lost.
            lost = committing and self.postgresql and isinstance(error, UNREACHABLE)
            for job in jobs:
                job.unsure = job.unsure or lost
            return error
        self.health.on_write()
        self.commits += 1
        self.written += len(jobs)
        return None

    def _append_all(self, connection: sql.Connection, jobs: list[_Job]) -> None:
        if not jobs:
            return
        kept = schema.journal.c
        rows = [asdict(job.entry) for job in jobs if job.entry is not None]
        insert = self._insert(schema.journal).returning(kept.table_id, kept.seq)
        written = {(row[0], row[1]) for row in connection.execute(insert, rows)}
        for job in jobs:
            assert job.entry is not None
            place = (job.entry.table_id, job.entry.seq)
            job.result = place in written or (job.unsure and is_entry_there(connection, job.entry))
            # Of two entries with one number only the first was written.
            written.discard(place)

    def _create(self, connection: sql.Connection, sheet: Sheet) -> bool:
        insert = self._insert(schema.tables).returning(schema.tables.c.id)
        if connection.execute(insert, sheet_row(sheet)).first() is None:
            return False
        connection.execute(sql.insert(schema.seats), seat_rows(sheet))
        return True

    def _change(self, connection: sql.Connection, sheet: Sheet) -> bool:
        kept = schema.tables.c
        update = (
            sql.update(schema.tables)
            .where(kept.id == sheet.id, kept.version == sheet.version - 1)
            .values(sheet_row(sheet))
            .returning(kept.id)
        )
        if connection.execute(update).first() is None:
            return False
        connection.execute(sql.delete(schema.seats).where(schema.seats.c.table_id == sheet.id))
        connection.execute(sql.insert(schema.seats), seat_rows(sheet))
        return True

    def _say(self, connection: sql.Connection, line: ChatLine) -> ChatLine:
        kept = schema.chat.c
        insert = self._insert(schema.chat).returning(kept.n)
        newest = sql.select(sql.func.max(kept.n)).where(kept.table_id == line.table_id)
        for _ in range(TRIES):
            last: int | None = connection.scalar(newest)
            said = replace(line, n=0 if last is None else last + 1)
            if connection.execute(insert, asdict(said)).first() is None:
                # The number is taken: perhaps by this line, if its commit was not answered.
                if (written := find_line(connection, line)) is not None:
                    return written
            else:
                old = (kept.table_id == line.table_id, kept.n <= said.n - KEPT_LINES)
                connection.execute(sql.delete(schema.chat).where(*old))
                return said
        raise sql.exc.InvalidRequestError("the chat's numbers are taken again and again")

    def _insert(self, table: sql.Table) -> sql.Insert:
        """An insert that ignores conflicts."""
        if self.postgresql:
            return insert_postgresql(table).on_conflict_do_nothing()
        return insert_sqlite(table).on_conflict_do_nothing()

    def _notify(self, connection: sql.Connection, ids: list[str]) -> None:
        """Notify the other processes, on commit, which tables have changed."""
        if self.postgresql and ids:
            rows = [{"channel": CHANNEL, "payload": f"{self.process}:{one}"} for one in set(ids)]
            connection.execute(sql.text("SELECT pg_notify(:channel, :payload)"), rows)

    # Reading

    async def load(self, table_id: str) -> Saved | None:
        """A whole table, or None."""
        return await self._read(lambda connection: read_table(connection, table_id))

    async def read_changes(self, table_id: str, version: int, seq: int, lines: int) -> Saved | None:
        """The changes of a table since a version of its sheet, an entry and a chat line."""

        def work(connection: sql.Connection) -> Saved | None:
            return read_table(connection, table_id, version, seq, lines)

        return await self._read(work)

    async def answers(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(ANSWER):
                await self._read(lambda connection: connection.scalar(sql.text("SELECT 1")))
        except (TimeoutError, Unwritten):
            return False
        return True

    async def trouble(self) -> str | None:
        """What is wrong with the database: `damaged`, `unwell` if it does not answer, `unwritable`
        if the last write failed; or None."""
        if self.health.damage:
            return "damaged"
        if not await self.answers():
            return "unwell"
        if self._probe is None and self.health.needs_probe():
            self._probe = asyncio.create_task(self._put("", _write_probe))
        if self._probe is not None:
            await asyncio.wait({self._probe}, timeout=ANSWER)
            if not self._probe.done():
                return "unwritable"
            self._probe.exception()  # the store has logged it
            self._probe = None
        return "unwritable" if self.health.failing else None

    async def read_result(self, table_id: str) -> Result | None:
        """How a game ended, if that was kept."""
        return await self._read(partial(read_result, table_id=table_id))

    async def read_edition(self, fingerprint: str) -> str | None:
        """The content of a pack that was kept, or None."""
        kept = schema.editions.c
        wanted = sql.select(kept.content).where(kept.fingerprint == fingerprint)
        found: bytes | None = await self._read(lambda connection: connection.scalar(wanted))
        return None if found is None else zlib.decompress(found).decode()

    async def running(self) -> list[str]:
        """The ids of running tables that wait for a bot or have clocks."""
        return await self._read(read_running)

    async def _read(self, work: Callable[[sql.Connection], T]) -> T:
        def read() -> T:
            with self._reading.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except sql.exc.SQLAlchemyError as error:
            self.health.on_error(error, writing=False)
            log.error("The store cannot be read: %s", error)
            raise Unwritten from error


def _write_probe(connection: sql.Connection) -> None:
    """Write something, to see whether it works."""
    connection.execute(sql.update(schema.probe).values(at=time.time()))


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
