"""How a database is reached: engines for SQLite and PostgreSQL, and what processes tell each
other through PostgreSQL."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import psycopg
import sqlalchemy as sql

from petteia.kernel.problem import Problem
from petteia.tables.upgrade import upgrade

log = logging.getLogger(__name__)

CHANNEL = "petteia"
OLDEST_SQLITE = (3, 35, 0)
"""The first that says which rows an insert has written."""
BUSY = 5.0
"""Seconds a locked SQLite file is waited for."""
CONNECT = 5
"""Seconds a PostgreSQL server has to answer."""
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
    engine = make_engine(url, writes=True)
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


def make_engine(url: sql.URL, writes: bool) -> sql.Engine:
    """An engine whose transactions see one state of the database, and are durable."""
    if url.get_backend_name() == "postgresql":
        level = "READ COMMITTED" if writes else "REPEATABLE READ"
        return sql.create_engine(
            url,
            connect_args={"connect_timeout": CONNECT},
            pool_pre_ping=True,
            isolation_level=level,
            hide_parameters=True,
        )
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


async def listen(url: sql.URL, process: str, hear: Callable[[str | None], None]) -> None:
    """Hear, until cancelled, which tables other processes have written.

    `hear` gets a table's id, or None when it begins to listen: then any table may have news.
    """
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(
                address, autocommit=True, connect_timeout=CONNECT
            )
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                hear(None)
                async for notice in connection.notifies():
                    sender, _, table_id = notice.payload.partition(":")
                    if sender != process:
                        hear(table_id)
        except psycopg.Error as error:
            log.warning("The connection that hears of other processes was lost: %s", error)
        await asyncio.sleep(AGAIN)
