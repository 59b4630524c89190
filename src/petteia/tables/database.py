"""How a database is reached: engines for SQLite and PostgreSQL, and what processes tell each
other through PostgreSQL."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import psycopg
import sqlalchemy as sql
from psycopg.abc import RV, PQGen
from psycopg.conninfo import make_conninfo
from psycopg.rows import TupleRow

from petteia.kernel.text.problem import Problem
from petteia.tables.upgrade import upgrade

log = logging.getLogger(__name__)

CHANNEL = "petteia"
OLDEST_SQLITE = (3, 35, 0)
"""The first that says which rows an insert has written."""
BUSY = 5.0
"""Seconds a locked SQLite file is waited for."""
STATEMENT = 8.0
"""Seconds a statement may take, by PostgreSQL's own clock: it may wait for another's lock."""
SILENCE = 10.0
"""Seconds without a word after which a connection to PostgreSQL is given up."""
QUIET = 5.0
"""Seconds without news after which PostgreSQL is asked whether it is still there."""
ALIVE = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How a connection notices that the way to PostgreSQL is cut; an address may say otherwise."""
AGAIN = 1.0
"""Seconds until a lost connection is tried again."""


def prepare(database: str) -> sql.URL:
    """The address of a database that is there, reachable, and has the right schema."""
    url = _read_url(database)
    if url.get_backend_name() == "sqlite":
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise Problem(
                f"The store needs SQLite 3.35 or newer; this Python has {sqlite3.sqlite_version}."
            )
        try:
            Path(str(url.database)).absolute().parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Problem(f"{url.database}: cannot be written: {error.strerror}") from None
    engine = make_engine(url, writes=True, patient=True)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    except (sql.exc.DBAPIError, sqlite3.Error) as error:
        shown = url.render_as_string(hide_password=True)
        cause = error.orig if isinstance(error, sql.exc.DBAPIError) else error
        reason = str(cause).strip().splitlines()[0]
        raise Problem(f"The database {shown} cannot be opened: {reason}") from None
    finally:
        engine.dispose()
    return url


def _read_url(database: str) -> sql.URL:
    try:
        url = sql.make_url(database)
    except sql.exc.ArgumentError:
        raise Problem(
            "A database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise Problem(f"The store speaks sqlite and postgresql, not {url.drivername!r}.")
    if url.drivername == "sqlite" and (not url.database or url.database == ":memory:"):
        raise Problem("The store needs a file: sqlite:///FILE.")
    return url


def make_engine(url: sql.URL, writes: bool, patient: bool = False) -> sql.Engine:
    """An engine whose transactions see one state of the database, and are durable.

    Only a patient one waits as long as it takes: a schema may be long in coming up.
    """
    if url.get_backend_name() == "postgresql":
        return _make_postgresql(url, writes, patient)
    # Parameters stay out of messages: they hold what people say, and the hashes of their secrets.
    engine = sql.create_engine(url, connect_args={"timeout": BUSY}, hide_parameters=True)

    @sql.event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _: object) -> None:
        # SQLite's driver begins transactions by its own rules; here they begin where they are said.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @sql.event.listens_for(engine, "begin")
    def begin(connection: sql.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _make_postgresql(url: sql.URL, writes: bool, patient: bool) -> sql.Engine:
    engine = sql.create_engine(
        url,
        connect_args=_alive(url),
        pool_pre_ping=True,
        isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",
        hide_parameters=True,
    )
    if patient:
        return engine

    @sql.event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, args: Any, named: Any) -> psycopg.Connection:
        return _Impatient.connect(*args, **named)

    @sql.event.listens_for(engine, "connect")
    def limit(connection: psycopg.Connection, _: object) -> None:
        # A transaction that is rolled back would take the setting with it.
        connection.autocommit = True
        connection.execute(f"SET statement_timeout = {round(STATEMENT * 1000)}")
        connection.autocommit = False

    return engine


def _alive(url: sql.URL) -> dict[str, int]:
    return {name: value for name, value in ALIVE.items() if name not in url.query}


class _Impatient(psycopg.Connection[TupleRow]):
    """A connection that is closed when the server says nothing for too long.

    A server that is stopped, or behind a way that swallows everything, answers neither yes nor
    no, and without this whoever asked would wait for ever.
    """

    def wait(self, gen: PQGen[RV], *args: Any, **named: Any) -> RV:
        return super().wait(_while_it_answers(self, gen), *args, **named)


class _ImpatientListener(psycopg.AsyncConnection[TupleRow]):
    """The same, for a connection that waits in the event loop."""

    async def wait(self, gen: PQGen[RV], *args: Any, **named: Any) -> RV:
        return await super().wait(_while_it_answers(self, gen), *args, **named)


def _while_it_answers(
    connection: psycopg.Connection[TupleRow] | psycopg.AsyncConnection[TupleRow], gen: PQGen[RV]
) -> PQGen[RV]:
    """The driver's work, broken off after `SILENCE`. The driver comes by several times a second,
    with nothing to tell while nothing has arrived."""
    until = monotonic() + SILENCE
    try:
        waits_for = next(gen)
        while True:
            ready = yield waits_for
            if not ready and monotonic() > until:
                connection.pgconn.finish()
                raise psycopg.OperationalError(f"PostgreSQL was silent for {SILENCE:g} s")
            waits_for = gen.send(ready)
    except StopIteration as done:
        result: RV = done.value
        return result


async def listen(url: sql.URL, process: str, hear: Callable[[str | None], None]) -> None:
    """Hear, until cancelled, which tables other processes have written.

    `hear` gets a table's id, or None when it begins to listen: then any table may have news.
    """
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    address = make_conninfo(plain, **_alive(url))
    while True:
        try:
            connection = await _ImpatientListener.connect(address, autocommit=True)
            try:
                await connection.execute(f"LISTEN {CHANNEL}")
                hear(None)
                while True:
                    async for notice in connection.notifies(timeout=QUIET):
                        sender, _, table_id = notice.payload.partition(":")
                        if sender != process:
                            hear(table_id)
                    await connection.execute("SELECT 1")
            finally:
                await connection.close()
        except psycopg.Error as error:
            log.warning("The connection that hears of other processes was lost: %s", error)
        await asyncio.sleep(AGAIN)
