"""Backups of a SQLite database, made and restored while a server is running.

SQLite's own backup copies page by page. What is copied is one snapshot; a server that writes
meanwhile is not disturbed. To restore, the pages are written in one transaction, and the server
notices that the file has changed.
"""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from petteia.kernel.text.problem import Problem
from petteia.tables.sql.admin import Progress
from petteia.tables.sql.database import BUSY, PRIVATE, create_file, prepare
from petteia.tables.sql.health import quick_check

PAGES = 500
"""Pages that are copied before progress is reported."""


def make_backup(database: Path, target: Path, report: Progress) -> None:
    """Copy a database into a new file that only its owner can read."""
    if target.exists():
        raise Problem(f"{target} exists already; name another file.")
    part = target.with_name(target.name + ".part")
    with _told(target):
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        try:
            with closing(_connect(database)) as source, closing(_connect(part)) as copy:
                # Hold one snapshot: otherwise every write of a server would start the copy again.
                source.execute("BEGIN")
                source.execute("SELECT count(*) FROM sqlite_master").fetchone()
                _copy(source, copy, report)
                # A single file: a backup needs no log beside it.
                copy.execute("PRAGMA journal_mode = DELETE")
            _check(part)
            _sync(part)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)


def restore_backup(backup: Path, database: Path, report: Progress) -> None:
    """Replace the content of a database by that of a backup, of this or an older version."""
    if not backup.is_file():
        raise Problem(f"There is no file {backup}.")
    if database.exists() and backup.samefile(database):
        raise Problem(f"{backup} is the database itself.")
    _check(backup)
    with _told(backup), tempfile.TemporaryDirectory(prefix="petteia-") as folder:
        # Upgrade a copy: the backup stays as it is, and the server never sees an old schema.
        copied = Path(folder) / "restored.sqlite"
        create_file(copied)
        with closing(_connect(backup)) as source, closing(_connect(copied)) as copy:
            if not _is_ours(source):
                raise Problem(f"{backup} is no database of Petteia.")
            _copy(source, copy, lambda *_: None)
        prepare(f"sqlite:///{copied}")
        create_file(database)
        with closing(_connect(copied)) as source, closing(_connect(database)) as live:
            live.execute("PRAGMA journal_mode = WAL")
            live.execute("PRAGMA synchronous = FULL")
            _copy(source, live, report)


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=BUSY, isolation_level=None)


def _copy(source: sqlite3.Connection, copy: sqlite3.Connection, report: Progress) -> None:
    source.backup(
        copy,
        pages=PAGES,
        progress=lambda _, remaining, total: report(total - remaining, total),
        sleep=0.05,
    )


def _is_ours(connection: sqlite3.Connection) -> bool:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    return {"tables", "seats", "journal", "alembic_version"} <= names


def _check(file: Path) -> None:
    if damage := quick_check(file):
        raise Problem(f"{file} is damaged: {damage[0]}")


def _sync(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """An error of SQLite or the file system as a `Problem`."""
    try:
        yield
    except sqlite3.Error as error:
        raise Problem(f"{file}: {error}") from None
    except OSError as error:
        raise Problem(f"{file}: {error.strerror or error}") from None
