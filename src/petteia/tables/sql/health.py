"""The health of a database: whether it is damaged, and whether the last write worked."""

import logging
import sqlite3
import threading
from pathlib import Path
from time import monotonic

import sqlalchemy as sql

log = logging.getLogger(__name__)

UNREACHABLE = (sql.exc.OperationalError, sql.exc.InterfaceError)
"""The database is unreachable, locked or full: retrying each write alone would not help."""
CHECK_SECONDS = 2.0
"""Seconds that opening a SQLite file waits for its check; a large file is checked meanwhile."""
CHECK_STEPS = 100_000
"""Instructions of SQLite between two looks at whether the check is to stop."""
DAMAGES_SHOWN = 3
CORRUPT, NOT_A_DATABASE = 11, 26
"""Error codes of SQLite."""
CORRUPT_STATES = ("XX001", "XX002")
"""Error codes of PostgreSQL: damaged data, damaged index."""
PROBE_AGE = 60.0
"""Seconds without a write after which one is tried, to see whether it works."""
PROBE_PAUSE = 1.0
"""Seconds between two such tries while writes fail."""


class Health:
    """What is known about the health of a database; threads of the store report to it."""

    def __init__(self, shown: str) -> None:
        """`shown` is the address of the database for the log."""
        self._shown = shown
        self.damage = ""
        """What is damaged, in the words of the database; empty if nothing is known to be."""
        self.failing = False
        """Whether the last write failed."""
        self.failures = 0
        """How many writes have failed."""
        self._tried_at = monotonic()

    def on_write(self) -> None:
        """Note a write that worked."""
        if self.failing:
            log.warning("The database can be written again.")
        self.failing = False
        self._tried_at = monotonic()

    def on_error(self, error: Exception, writing: bool) -> None:
        """Note an error of the database; others say nothing about its health."""
        if is_damage(error):
            self.report_damage(_first_line(error))
        if writing and (isinstance(error, UNREACHABLE) or is_damage(error)):
            self.failing = True
            self.failures += 1
            self._tried_at = monotonic()

    def report_damage(self, words: str) -> None:
        """Note damage, and log it the first time."""
        if not self.damage:
            log.error(
                "The database %s is damaged: %s. No new tables are created; restore a backup"
                " (petteia admin restore).",
                self._shown,
                words,
            )
        self.damage = self.damage or words

    def needs_probe(self) -> bool:
        """Whether a write is to be tried before it is known if writes work."""
        return monotonic() - self._tried_at > (PROBE_PAUSE if self.failing else PROBE_AGE)


class FileCheck:
    """SQLite's quick check of a file in a thread, so that a large file delays nothing."""

    def __init__(self, file: Path, health: Health) -> None:
        self._file = file
        self._health = health
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="petteia-check", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait for the result; False if it takes longer."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def stop(self) -> None:
        """End the check."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        damage = quick_check(self._file, self._stopping)
        if damage:
            self._health.report_damage("; ".join(damage))


def quick_check(file: Path, stopping: threading.Event | None = None) -> list[str]:
    """What is wrong with the pages of a SQLite file; empty if nothing is, or if it was stopped."""
    stopped = (stopping or threading.Event()).is_set
    try:
        connection = sqlite3.connect(file)
        try:
            connection.set_progress_handler(stopped, CHECK_STEPS)
            found = connection.execute(f"PRAGMA quick_check({DAMAGES_SHOWN})").fetchall()
        finally:
            connection.close()
    except sqlite3.OperationalError as error:
        if not stopped():
            log.warning("%s could not be checked: %s", file, error)
        return []
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [] if found == [("ok",)] else [" ".join(str(row[0]).split()) for row in found]


def is_damage(error: Exception) -> bool:
    """Whether an error means that the database is damaged."""
    cause = error.orig if isinstance(error, sql.exc.DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in (CORRUPT, NOT_A_DATABASE)
    return getattr(cause, "sqlstate", None) in CORRUPT_STATES


def _first_line(error: Exception) -> str:
    cause = error.orig if isinstance(error, sql.exc.DBAPIError) else error
    return str(cause).strip().splitlines()[0]
