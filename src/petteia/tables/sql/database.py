"""Database connections: engines for SQLite and PostgreSQL, and LISTEN for notifications."""

import asyncio
import logging
import os
import sqlite3
import stat
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
from petteia.tables.sql.upgrade import upgrade

log = logging.getLogger(__name__)

CHANNEL = "petteia"
OLDEST_SQLITE = (3, 35, 0)
"""The first version with INSERT ... RETURNING."""
BUSY = 5.0
"""Seconds to wait for a locked SQLite file."""
STATEMENT = 8.0
"""PostgreSQL's statement_timeout in seconds; a statement may wait for a lock."""
SILENCE = 10.0
"""Seconds without an answer after which a PostgreSQL connection is closed."""
QUIET = 5.0
"""Seconds without a notification after which the connection is checked."""
ALIVE = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""Keepalive parameters of PostgreSQL connections; the URL may override them."""
RETRY = 1.0
"""Seconds before a lost connection is retried."""
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""How the names of the files end that belong to a SQLite database."""
PRIVATE = 0o600


def prepare(database: str, damage: str = "") -> sql.URL:
    """Check that a database is reachable, upgrade its schema, and return its URL.

    A database with `damage` is not upgraded.
    """
    url = read_url(database)
    if url.get_backend_name() == "sqlite":
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise Problem(
                f"The store needs SQLite 3.35 or newer; this Python has {sqlite3.sqlite_version}."
            )
        create_file(Path(str(url.database)))
    engine = make_engine(url, writes=True, patient=True)
    try:
        with engine.begin() as connection:
            upgrade(connection, damage=damage)
    except (sql.exc.DBAPIError, sqlite3.Error) as error:
        shown = url.render_as_string(hide_password=True)
        cause = error.orig if isinstance(error, sql.exc.DBAPIError) else error
        reason = str(cause).strip().splitlines()[0]
        raise Problem(f"The database {shown} cannot be opened: {reason}") from None
    finally:
        engine.dispose()
    return url


def create_file(file: Path) -> None:
    """Create a SQLite file that only its owner can read, or make it so: it contains chats and
    hashes of secrets. SQLite gives its other files the same permissions.

    Permissions for a group are left: somebody has chosen them.
    """
    try:
        file.absolute().parent.mkdir(parents=True, exist_ok=True)
        # Open no file that exists: closing it would release SQLite's locks in this process.
        if not file.exists():
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    except OSError as error:
        raise Problem(f"{file}: cannot be written: {error.strerror}") from None
    if os.name != "posix":
        return
    real = Path(os.path.realpath(file))
    for path in (real.with_name(real.name + end) for end in BESIDE):
        _make_private(path)
    if real.stat().st_nlink > 1:
        log.warning("%s is also open to other names (hard links); always use the same.", real)


def _make_private(path: Path) -> None:
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & stat.S_IRWXO:
            path.chmod(PRIVATE)
            log.warning("%s could be read by everybody; now only its owner can.", path)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("%s can be read by everybody: %s", path, error.strerror)


def read_url(database: str) -> sql.URL:
    """The URL of a database; one that the store cannot use is a `Problem`."""
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
    if url.drivername == "sqlite" and (
        not url.database or url.database == ":memory:" or url.database.startswith("file:")
    ):
        raise Problem("The store needs a file: sqlite:///FILE.")
    return url


def make_engine(url: sql.URL, writes: bool, patient: bool = False) -> sql.Engine:
    """An engine with durable transactions that each see one snapshot of the database.

    A `patient` engine has no timeouts: an upgrade of the schema may take long.
    """
    if url.get_backend_name() == "postgresql":
        return _make_postgresql(url, writes, patient)
    # Keep parameters out of error messages: they hold chat and hashes of secrets.
    engine = sql.create_engine(url, connect_args={"timeout": BUSY}, hide_parameters=True)

    @sql.event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _: object) -> None:
        # Disable the driver's implicit transactions; the `begin` event below starts them.
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
        return _TimeoutConnection.connect(*args, **named)

    @sql.event.listens_for(engine, "connect")
    def limit(connection: psycopg.Connection, _: object) -> None:
        # Outside a transaction, so that a rollback does not undo the setting.
        connection.autocommit = True
        connection.execute(f"SET statement_timeout = {round(STATEMENT * 1000)}")
        connection.autocommit = False

    return engine


def _alive(url: sql.URL) -> dict[str, int]:
    return {name: value for name, value in ALIVE.items() if name not in url.query}


class _TimeoutConnection(psycopg.Connection[TupleRow]):
    """A connection that is closed when the server does not answer for too long.

    A stopped server, or a network that drops packets silently, would block the caller for ever.
    """

    def wait(self, gen: PQGen[RV], *args: Any, **named: Any) -> RV:
        return super().wait(_with_timeout(self, gen), *args, **named)


class _TimeoutAsyncConnection(psycopg.AsyncConnection[TupleRow]):
    """The same for asyncio."""

    async def wait(self, gen: PQGen[RV], *args: Any, **named: Any) -> RV:
        return await super().wait(_with_timeout(self, gen), *args, **named)


def _with_timeout(
    connection: psycopg.Connection[TupleRow] | psycopg.AsyncConnection[TupleRow], gen: PQGen[RV]
) -> PQGen[RV]:
    """Wrap the driver's generator and stop it after `SILENCE`. The driver resumes it several times
    a second, also while no data has arrived."""
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


async def listen(url: sql.URL, process: str, on_change: Callable[[str | None], None]) -> None:
    """Report, until cancelled, which tables other processes have changed.

    `on_change` gets a table's id, or None after connecting: then any table may have changed.
    """
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    address = make_conninfo(plain, **_alive(url))
    while True:
        try:
            connection = await _TimeoutAsyncConnection.connect(address, autocommit=True)
            try:
                await connection.execute(f"LISTEN {CHANNEL}")
                on_change(None)
                while True:
                    async for notice in connection.notifies(timeout=QUIET):
                        sender, _, table_id = notice.payload.partition(":")
                        if sender != process:
                            on_change(table_id)
                    await connection.execute("SELECT 1")
            finally:
                await connection.close()
        except psycopg.Error as error:
            log.warning("The LISTEN connection was lost: %s", error)
        await asyncio.sleep(RETRY)
