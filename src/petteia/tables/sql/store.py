"""The store: tables in SQL, durable before a write is acknowledged.

One thread writes. It commits all waiting writes in one transaction, so that many tables share
one fsync; callers are answered after the commit.
"""

import asyncio
import logging
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from typing import TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from petteia.tables.errors import Unwritten
from petteia.tables.model import BOT, KEPT_LINES, PLAYING, ChatLine, Entry, Saved, Seat, Sheet
from petteia.tables.sql import schema
from petteia.tables.sql.database import CHANNEL, listen, make_engine, prepare

T = TypeVar("T")
log = logging.getLogger(__name__)

READERS = 2
ANSWER = 2.0
"""Seconds within which a healthy database answers."""
CLOSING = 30.0
"""Seconds that pending writes may take when the store closes."""
UNREACHABLE = (sql.exc.OperationalError, sql.exc.InterfaceError)
"""The database is unreachable, locked or full: retrying each write alone would not help."""
TRIES = 3
"""Attempts to number a chat line; another process may take the same number."""


@dataclass(slots=True)
class _Job:
    """A pending write: a journal entry, or any other work."""

    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[object]
    table_id: str
    entry: Entry | None = None
    work: Callable[[sql.Connection], object] | None = None
    result: object = None


class SqlStore:
    """The database of a server."""

    def __init__(self, database: str) -> None:
        """Open the database and upgrade its schema; an error a person can fix is a `Problem`."""
        self.url = prepare(database)
        self.process = secrets.token_hex(4)
        """The id of this process in notifications."""
        self._writing = make_engine(self.url, writes=True)
        self._reading = make_engine(self.url, writes=False)
        self.postgresql = self.url.get_backend_name() == "postgresql"
        self.commits = 0
        self.written = 0
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "petteia-reader")
        self._writer = threading.Thread(target=self._write_forever, name="petteia-writer")
        self._writer.daemon = True
        self._writer.start()

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self.postgresql

    async def listen(self, on_change: Callable[[str | None], None]) -> None:
        """Report the tables that other processes change, until cancelled; None: any table."""
        await listen(self.url, self.process, on_change)

    async def close(self) -> None:
        """Finish pending writes, then close the database."""
        self._waiting.put(None)
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._writer.join(CLOSING)
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
        return bool(await self._put(sheet.id, lambda connection: self._create(connection, sheet)))

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

        return bool(await self._put(sheet.id, work))

    async def say(self, line: ChatLine) -> ChatLine:
        """Write a chat line and return it with its number."""
        said = await self._put(line.table_id, lambda connection: self._say(connection, line))
        assert isinstance(said, ChatLine)
        return said

    async def _put(
        self,
        table_id: str,
        work: Callable[[sql.Connection], object] | None = None,
        entry: Entry | None = None,
    ) -> object:
        loop = asyncio.get_running_loop()
        job = _Job(loop, loop.create_future(), table_id, entry, work)
        self._waiting.put(job)
        return await job.future

    def _write_forever(self) -> None:
        """The main loop of the writer thread."""
        last = False
        while not last:
            jobs: list[_Job] = []
            job = self._waiting.get()
            while job is not None:
                jobs.append(job)
                try:
                    job = self._waiting.get_nowait()
                except queue.Empty:
                    break
            last = job is None
            if jobs:
                self._write_together(jobs)

    def _write_together(self, jobs: list[_Job]) -> None:
        """Write jobs in one transaction; if one of them fails, write each alone."""
        failed = self._try(jobs)
        if failed is None:
            _answer(jobs, None)
        elif len(jobs) == 1 or isinstance(failed, UNREACHABLE):
            log.error("The store cannot write: %s", failed, exc_info=_unexpected(failed))
            _answer(jobs, Unwritten())
        else:
            for job in jobs:
                self._write_together([job])

    def _try(self, jobs: list[_Job]) -> Exception | None:
        try:
            with self._writing.begin() as connection:
                self._append_all(connection, [job for job in jobs if job.entry is not None])
                for job in jobs:
                    if job.work is not None:
                        job.result = job.work(connection)
                self._notify(connection, [job.table_id for job in jobs if job.result])
        except Exception as error:
            # Report any error to the callers; the writer thread must survive.
            return error
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
            job.result = place in written
            # Of two entries with one number only the first was written.
            written.discard(place)

    def _create(self, connection: sql.Connection, sheet: Sheet) -> bool:
        insert = self._insert(schema.tables).returning(schema.tables.c.id)
        if connection.execute(insert, _sheet_row(sheet)).first() is None:
            return False
        connection.execute(sql.insert(schema.seats), _seat_rows(sheet))
        return True

    def _change(self, connection: sql.Connection, sheet: Sheet) -> bool:
        kept = schema.tables.c
        update = (
            sql.update(schema.tables)
            .where(kept.id == sheet.id, kept.version == sheet.version - 1)
            .values(_sheet_row(sheet))
            .returning(kept.id)
        )
        if connection.execute(update).first() is None:
            return False
        connection.execute(sql.delete(schema.seats).where(schema.seats.c.table_id == sheet.id))
        connection.execute(sql.insert(schema.seats), _seat_rows(sheet))
        return True

    def _say(self, connection: sql.Connection, line: ChatLine) -> ChatLine:
        kept = schema.chat.c
        insert = self._insert(schema.chat).returning(kept.n)
        newest = sql.select(sql.func.max(kept.n)).where(kept.table_id == line.table_id)
        for _ in range(TRIES):
            last: int | None = connection.scalar(newest)
            said = replace(line, n=0 if last is None else last + 1)
            if connection.execute(insert, asdict(said)).first() is not None:
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
        return await self._read(lambda connection: _read_table(connection, table_id))

    async def read_changes(self, table_id: str, version: int, seq: int, lines: int) -> Saved | None:
        """The changes of a table since a version of its sheet, an entry and a chat line."""

        def work(connection: sql.Connection) -> Saved | None:
            return _read_table(connection, table_id, version, seq, lines)

        return await self._read(work)

    async def answers(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(ANSWER):
                await self._read(lambda connection: connection.scalar(sql.text("SELECT 1")))
        except (TimeoutError, Unwritten):
            return False
        return True

    async def running(self) -> list[str]:
        """The ids of running tables that wait for a bot or have clocks."""
        return await self._read(_read_running)

    async def _read(self, work: Callable[[sql.Connection], T]) -> T:
        def read() -> T:
            with self._reading.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except sql.exc.SQLAlchemyError as error:
            log.error("The store cannot be read: %s", error)
            raise Unwritten from error


def _unexpected(error: Exception) -> Exception | None:
    """Errors that are not the database's are logged with their traceback."""
    return None if isinstance(error, sql.exc.SQLAlchemyError) else error


def _answer(jobs: Sequence[_Job], error: Exception | None) -> None:
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


def _sheet_row(sheet: Sheet) -> dict[str, object]:
    row = asdict(sheet)
    del row["seats"]
    row["seed"] = str(sheet.seed)
    return row


def _seat_rows(sheet: Sheet) -> list[dict[str, object]]:
    return [
        {"table_id": sheet.id, "seat": number, **asdict(seat)}
        for number, seat in enumerate(sheet.seats)
    ]


def _read_table(
    connection: sql.Connection, table_id: str, version: int = 0, seq: int = 0, lines: int = -1
) -> Saved | None:
    """A table's sheet if its version differs, and the entries and chat lines after those known."""
    row = connection.execute(
        sql.select(schema.tables).where(schema.tables.c.id == table_id)
    ).first()
    if row is None:
        return None
    sheet: Sheet | None = None
    if row.version != version:
        found = connection.execute(
            sql.select(schema.seats)
            .where(schema.seats.c.table_id == table_id)
            .order_by(schema.seats.c.seat)
        ).mappings()
        seats = [
            Seat(**{name: value for name, value in one.items() if name not in ("table_id", "seat")})
            for one in found
        ]
        sheet = Sheet(**{**row._mapping, "seed": int(row.seed)}, seats=seats)
    entries = connection.execute(
        sql.select(schema.journal)
        .where(schema.journal.c.table_id == table_id, schema.journal.c.seq > seq)
        .order_by(schema.journal.c.seq)
    )
    said = connection.execute(
        sql.select(schema.chat)
        .where(schema.chat.c.table_id == table_id, schema.chat.c.n > lines)
        .order_by(schema.chat.c.n)
    )
    return Saved(sheet, [Entry(*one) for one in entries], [ChatLine(*one) for one in said])


def _read_running(connection: sql.Connection) -> list[str]:
    tables, seats, journal = schema.tables.c, schema.seats.c, schema.journal.c
    last = (
        sql.select(journal.next_seat)
        .where(journal.table_id == tables.id)
        .order_by(journal.seq.desc())
        .limit(1)
        .correlate(schema.tables)
        .scalar_subquery()
    )
    # Without an entry any seat may be first to move, so any bot counts.
    waits = sql.exists().where(
        seats.table_id == tables.id,
        sql.or_(seats.kind == BOT, seats.away),
        seats.seat == sql.func.coalesce(last, seats.seat),
    )
    # Only the journal tells whether a game is over.
    goes_on = sql.func.coalesce(last, 0) >= 0
    wanted = sql.or_(tables.clock_mode != "none", waits)
    found = sql.select(tables.id).where(tables.status == PLAYING, goes_on, wanted)
    return [str(one) for one in connection.scalars(found)]
