"""Notices when another program, such as `petteia admin`, has changed a SQLite file."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sql

VERSION = "petteia_data_version"
"""Where a connection's last known version of the file is kept."""


class ChangedOutside(Exception):
    """Another program has written to the file; tables in memory may be out of date."""


class OutsideChanges:
    """Compares SQLite's `data_version`, which changes for one connection when another commits.

    The store writes through one connection only, so every change it sees is somebody else's.
    """

    def __init__(self) -> None:
        self._looked = False
        self.report: Callable[[], None] = lambda: None
        """Called in the thread that found a change."""

    def check(self, connection: sql.Connection) -> None:
        """Raise `ChangedOutside` inside a transaction if the file has changed since the last look:
        what the transaction is to write may no longer fit."""
        raw = connection.connection
        if self._is_new(raw.driver_connection, raw.info):
            self.report()
            raise ChangedOutside("another program has changed the file")

    def look(self, engine: sql.Engine) -> None:
        """Look while there is nothing to write."""
        raw = engine.raw_connection()
        try:
            changed = self._is_new(raw.driver_connection, raw.info)
        finally:
            raw.close()
        if changed:
            self.report()

    def _is_new(self, driver: Any, info: dict[Any, Any]) -> bool:
        version = int(driver.execute("PRAGMA data_version").fetchone()[0])
        # A new connection knows nothing: something may have changed while there was none.
        before = info.get(VERSION, None if self._looked else version)
        info[VERSION] = version
        self._looked = True
        return bool(before != version)
