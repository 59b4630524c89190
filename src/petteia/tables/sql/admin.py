"""What an operator does with a database: list tables, delete them, check it.

A server may be running meanwhile. With SQLite it notices by itself that the file has changed, with
PostgreSQL it is notified.
"""

import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sql

from petteia.kernel.text.problem import Problem
from petteia.kernel.wire import Result
from petteia.tables.model import ABANDONED, LOBBY, OVER, PERSON, PLAYING, Saved
from petteia.tables.sql import schema
from petteia.tables.sql.database import CHANNEL, make_engine, read_url
from petteia.tables.sql.health import quick_check
from petteia.tables.sql.rows import read_result, read_table
from petteia.tables.sql.upgrade import missing_upgrade

STATUSES = (LOBBY, PLAYING, OVER, ABANDONED)
SHEET_BYTES, SEAT_BYTES, ENTRY_BYTES, LINE_BYTES = 450, 200, 75, 60
"""About what the rows of a table take; a chat line takes its text in addition."""
BATCH = 200
"""How many tables are deleted in one transaction; a server waits for it."""
SENDER = "admin"
"""The sender of notifications to servers."""

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A stored table in a list."""

    id: str
    game: str
    rules: int
    fingerprint: str
    status: str
    people: list[str]
    """The names of the people who have a seat."""
    seats: int
    moves: int
    """Entries of the journal: moves, and undos."""
    lines: int
    """Lines of chat."""
    size: int
    """About how many bytes it takes."""
    created: float
    changed: float
    """When it was created, and when something last happened: a move, a line of chat or the end."""

    @property
    def has_people(self) -> bool:
        """Whether this is a running game that people play."""
        return self.status == PLAYING and bool(self.people)


@dataclass(frozen=True, slots=True)
class Filter:
    """Which tables are meant; an empty field means all."""

    ids: Sequence[str] = ()
    statuses: Sequence[str] = ()
    games: Sequence[str] = ()
    older_than: float | None = None
    """Seconds since something last happened."""

    def fits(self, table: TableInfo, now: float) -> bool:
        """Whether a table is meant."""
        return (
            (not self.ids or table.id in self.ids)
            and (not self.statuses or table.status in self.statuses)
            and (not self.games or table.game in self.games)
            and (self.older_than is None or now - table.changed > self.older_than)
        )


class Admin:
    """A database as its operator sees it; opening it changes nothing."""

    def __init__(self, database: str) -> None:
        """Open a database that exists and has the schema of this version, else a `Problem`."""
        self.url = read_url(database)
        self.postgresql = self.url.get_backend_name() == "postgresql"
        self.shown = self.url.render_as_string(hide_password=True)
        if not self.postgresql and not self.file.is_file():
            raise Problem(f"There is no database {self.file}; name it with --database.")
        self._reading = make_engine(self.url, writes=False)
        self._writing = make_engine(self.url, writes=True)
        with self._begin(self._reading) as connection:
            if missing_upgrade(connection):
                raise Problem(
                    f"The database {self.shown} is of an older version of Petteia; `petteia serve`"
                    " upgrades it when it starts."
                )

    @property
    def file(self) -> Path:
        """The file of a SQLite database."""
        return Path(str(self.url.database))

    def close(self) -> None:
        """Close the database."""
        self._reading.dispose()
        self._writing.dispose()

    def list_tables(self, wanted: Filter | None = None) -> list[TableInfo]:
        """The tables that are meant, oldest first."""
        now = time.time()
        with self._begin(self._reading) as connection:
            found = _read_infos(connection)
        return [table for table in found if wanted is None or wanted.fits(table, now)]

    def size(self) -> tuple[int, int]:
        """The bytes of the database, and how many of them are free for new tables."""
        with self._begin(self._reading) as connection:
            if self.postgresql:
                text = "SELECT pg_database_size(current_database())"
                return int(connection.scalar(sql.text(text)) or 0), 0
            pages, free, page = (
                int(connection.scalar(sql.text(f"PRAGMA {name}")) or 0)
                for name in ("page_count", "freelist_count", "page_size")
            )
            return pages * page, free * page

    def count_editions(self) -> int:
        """How many packs are kept."""
        with self._begin(self._reading) as connection:
            counted = sql.select(sql.func.count()).select_from(schema.editions)
            return int(connection.scalar(counted) or 0)

    def load(self, table_id: str) -> Saved | None:
        """A whole table, or None."""
        with self._begin(self._reading) as connection:
            return read_table(connection, table_id)

    def read_result(self, table_id: str) -> Result | None:
        """How a game ended, if that was kept."""
        with self._begin(self._reading) as connection:
            return read_result(connection, table_id)

    async def read_edition(self, fingerprint: str) -> str | None:
        """The content of a pack that was kept, or None."""
        kept = schema.editions.c
        wanted = sql.select(kept.content).where(kept.fingerprint == fingerprint)
        with self._begin(self._reading) as connection:
            found: bytes | None = connection.scalar(wanted)
        return None if found is None else zlib.decompress(found).decode()

    async def keep_edition(self, fingerprint: str, text: str) -> None:
        """Nothing is kept here: a server keeps the packs of its tables."""

    def delete(self, ids: Sequence[str], report: Progress) -> None:
        """Delete tables with everything that belongs to them."""
        for start in range(0, len(ids), BATCH):
            some = ids[start : start + BATCH]
            with self._begin(self._writing) as connection:
                for table in reversed(schema.metadata.sorted_tables):
                    if (key := _table_key(table)) is not None:
                        connection.execute(sql.delete(table).where(key.in_(some)))
                self._notify(connection, some)
            report(start + len(some), len(ids))

    def find_gaps(self) -> list[str]:
        """The tables in whose journal a move is missing, each as a sentence."""
        kept = schema.journal.c
        gaps = (
            sql.select(kept.table_id)
            .group_by(kept.table_id)
            .having(sql.func.count() != sql.func.max(kept.seq))
        )
        with self._begin(self._reading) as connection:
            return [f"A move of table {one} is missing." for one in connection.scalars(gaps)]

    def _notify(self, connection: sql.Connection, ids: Sequence[str]) -> None:
        if self.postgresql:
            rows = [{"channel": CHANNEL, "payload": f"{SENDER}:{one}"} for one in ids]
            connection.execute(sql.text("SELECT pg_notify(:channel, :payload)"), rows)

    @contextmanager
    def _begin(self, engine: sql.Engine) -> Iterator[sql.Connection]:
        """A transaction; an error of the database is a `Problem`."""
        try:
            with engine.begin() as connection:
                yield connection
        except sql.exc.DBAPIError as error:
            reason = str(error.orig).strip().splitlines()[0]
            raise Problem(f"The database {self.shown} cannot be used: {reason}") from None


def find_damage(database: str) -> tuple[str, list[str]]:
    """The address of a database without its password, and what is damaged in a SQLite file."""
    url = read_url(database)
    shown = url.render_as_string(hide_password=True)
    file = Path(str(url.database))
    if url.get_backend_name() == "postgresql" or not file.is_file():
        return shown, []
    return shown, quick_check(file)


def _table_key(table: sql.Table) -> sql.Column[str] | None:
    """The column that says which table a row belongs to, if it belongs to one."""
    if table is schema.tables:
        return schema.tables.c.id
    return table.c.get("table_id")


def _read_infos(connection: sql.Connection) -> list[TableInfo]:
    tables, seats, journal, chat = (
        schema.tables.c,
        schema.seats.c,
        schema.journal.c,
        schema.chat.c,
    )
    moves = {
        row.table_id: row
        for row in connection.execute(
            sql.select(
                journal.table_id,
                sql.func.count().label("entries"),
                sql.func.max(journal.seq).label("last"),
                sql.func.max(journal.at).label("at"),
            ).group_by(journal.table_id)
        )
    }
    over = {
        (row.table_id, row.seq)
        for row in connection.execute(
            sql.select(journal.table_id, journal.seq).where(journal.next_seat < 0)
        )
    }
    lines = {
        row.table_id: row
        for row in connection.execute(
            sql.select(
                chat.table_id,
                sql.func.count().label("lines"),
                sql.func.sum(sql.func.length(chat.text)).label("letters"),
                sql.func.max(chat.at).label("at"),
            ).group_by(chat.table_id)
        )
    }
    sat: dict[str, list[tuple[str, str]]] = {}
    for seat in connection.execute(
        sql.select(seats.table_id, seats.kind, seats.name).order_by(seats.table_id, seats.seat)
    ):
        sat.setdefault(seat.table_id, []).append((seat.kind, seat.name))
    found: list[TableInfo] = []
    for row in connection.execute(sql.select(schema.tables).order_by(tables.created, tables.id)):
        played, said, here = moves.get(row.id), lines.get(row.id), sat.get(row.id, [])
        ended = played is not None and (row.id, played.last) in over
        entries = played.entries if played else 0
        letters = said.lines * LINE_BYTES + said.letters if said else 0
        size = SHEET_BYTES + len(here) * SEAT_BYTES + entries * ENTRY_BYTES + letters
        times = [row.created, row.ended, played.at if played else None, said.at if said else None]
        found.append(
            TableInfo(
                row.id,
                row.game,
                row.rules,
                row.fingerprint,
                OVER if row.status == PLAYING and ended else row.status,
                [name for kind, name in here if kind == PERSON],
                len(here),
                entries,
                said.lines if said else 0,
                size,
                row.created,
                max(one for one in times if one is not None),
            )
        )
    return found
