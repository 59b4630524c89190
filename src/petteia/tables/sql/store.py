"""The store: tables in SQL, durable before a write is acknowledged."""

import asyncio
import logging
import secrets
import time
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

import sqlalchemy as sql

from petteia.kernel.wire import Result
from petteia.tables.errors import Damaged, Unwritten
from petteia.tables.model import KEPT_LINES, ChatLine, Entry, Saved, Sheet
from petteia.tables.sql import schema
from petteia.tables.sql.database import listen, make_engine, prepare, read_url
from petteia.tables.sql.health import CHECK_SECONDS, FileCheck, Health
from petteia.tables.sql.rows import (
    find_line,
    is_sheet_there,
    read_result,
    read_running,
    read_table,
    seat_rows,
    sheet_row,
)
from petteia.tables.sql.writer import Writer, insert_new

T = TypeVar("T")
log = logging.getLogger(__name__)

READERS = 2
ANSWER = 2.0
"""Seconds within which a healthy database answers."""
CLOSING = 30.0
"""Seconds that pending writes may take when the store closes."""
TRIES = 3
"""Attempts to number a chat line; another process may take the same number."""


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
        self._writer = Writer(self._writing, self.process, self.health)
        self._readers = ThreadPoolExecutor(READERS, "petteia-reader")
        self._probe: asyncio.Task[object] | None = None

    @property
    def commits(self) -> int:
        """How many transactions were committed."""
        return self._writer.commits

    @property
    def written(self) -> int:
        """How many writes they contained."""
        return self._writer.written

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

        self._writer.outside.report = report
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
        self._writer.close()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        stuck = not self._writer.join(CLOSING)
        if self._check is not None:
            self._check.stop()
        if stuck:
            log.error("The database did not answer for %g s; the last writes may be lost.", CLOSING)
        self._readers.shutdown(wait=not stuck, cancel_futures=True)
        self._writing.dispose()
        self._reading.dispose()

    # Writing

    async def append(self, entry: Entry) -> bool:
        """Write a journal entry; False if its number is taken."""
        return bool(await self._writer.put(entry.table_id, entry=entry))

    async def create(self, sheet: Sheet, entries: Sequence[Entry] = ()) -> bool:
        """Write a new table, with the first entries of its journal; False if its id is taken."""
        rows = [asdict(entry) for entry in entries]

        def work(connection: sql.Connection) -> bool:
            if not self._create(connection, sheet):
                return False
            if rows:
                connection.execute(sql.insert(schema.journal), rows)
            return True

        self._check_undamaged()
        find = partial(is_sheet_there, sheet=sheet)
        return bool(await self._writer.put(sheet.id, work, find=find))

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
        return bool(await self._writer.put(sheet.id, work, find=find))

    async def say(self, line: ChatLine) -> ChatLine:
        """Write a chat line and return it with its number."""
        said = await self._writer.put(
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

        await self._writer.put(table_id, work)

    async def keep_edition(self, fingerprint: str, text: str) -> None:
        """Keep the content of a pack by its fingerprint, once."""
        self._check_undamaged()
        row = {"fingerprint": fingerprint, "content": zlib.compress(text.encode(), 9)}

        def work(connection: sql.Connection) -> None:
            connection.execute(insert_new(self._writing, schema.editions), row)

        await self._writer.put("", work)

    async def write(self, work: Callable[[sql.Connection], T]) -> T:
        """Do other work in a transaction; it concerns no table that is in memory."""
        return cast("T", await self._writer.put("", work))

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        """Read something else."""
        return await self._read(work)

    def _create(self, connection: sql.Connection, sheet: Sheet) -> bool:
        insert = insert_new(self._writing, schema.tables).returning(schema.tables.c.id)
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
        insert = insert_new(self._writing, schema.chat).returning(kept.n)
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
            self._probe = asyncio.create_task(self._writer.put("", _write_probe))
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
