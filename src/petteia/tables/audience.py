"""The audience of a table: who is connected, and who is notified of changes."""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Callable, Iterable, Set

from petteia.tables.model import TABLE
from petteia.tables.services import Clock
from petteia.tables.viewers import Viewer

log = logging.getLogger(__name__)

MOST_GONE = 64
"""Holders of keys whose disconnecting is remembered; more keys than a table has at a time."""

Watcher = Callable[[frozenset[str]], None]


class Audience:
    """The viewers of a table; it counts only the connections of this process."""

    def __init__(self, table_id: str, clock: Clock) -> None:
        self._id = table_id
        self._clock = clock
        self._opened_at = self._used_at = clock.now()
        self._watchers: dict[object, Watcher] = {}
        self._pending: set[str] = set()
        self._present: Counter[tuple[frozenset[str], str]] = Counter()
        """How many connections hold these keys, under this name."""
        self._gone_at: dict[str, float] = {}
        """When the last holder of a key disconnected."""
        self.on_presence: Callable[[], None] = lambda: None
        """Called after somebody has come or gone."""

    def touch(self) -> None:
        """Note that somebody uses the table."""
        self._used_at = self._clock.now()

    def unused_seconds(self) -> float:
        """Seconds since somebody last used the table."""
        return self._clock.now() - self._used_at

    # Who is connected

    def arrive(self, viewer: Viewer, name: str = "") -> None:
        """A viewer opened the table; the name matters if they only watch."""
        self._count_presence(viewer, name, 1)

    def depart(self, viewer: Viewer, name: str = "") -> None:
        """A viewer closed the table."""
        self._count_presence(viewer, name, -1)

    def _count_presence(self, viewer: Viewer, name: str, by: int) -> None:
        # Count by keys, not seats: seats may move or change hands meanwhile.
        who = (viewer.keys, name)
        self._present[who] += by
        if not self._present[who]:
            del self._present[who]
            for key in viewer.keys:
                self._gone_at.pop(key, None)
                self._gone_at[key] = self._clock.now()
            while len(self._gone_at) > MOST_GONE:
                del self._gone_at[next(iter(self._gone_at))]
        self.touch()
        self.notify({TABLE})
        self.on_presence()

    def is_online(self, key: str | None) -> bool:
        """Whether a holder of this key is connected."""
        return any(key in keys for keys, _ in self._present)

    def absent_seconds(self, key: str | None) -> float:
        """Seconds since a holder of this key was connected, or since this process opened the
        table."""
        if self.is_online(key):
            return 0.0
        return self._clock.now() - self._gone_at.get(key or "", self._opened_at)

    def seconds_away(self, key: str | None) -> float:
        """Seconds since the last holder of this key disconnected from this process; infinite if
        nobody has."""
        return self._clock.now() - self._gone_at.get(key or "", -math.inf)

    def spectators(self, seats: Iterable[str | None]) -> list[str]:
        """The names of the connected viewers who hold none of these keys; a name may be empty."""
        held = set(seats)
        return sorted(name for keys, name in self._present.elements() if not keys & held)

    # Who is notified

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Register a callback for changes; the returned function removes it."""
        mark = object()
        self._watchers[mark] = watcher
        return lambda: self._unwatch(mark)

    def _unwatch(self, mark: object) -> None:
        self._watchers.pop(mark, None)
        self.touch()

    def is_watched(self) -> bool:
        """Whether anybody is watching."""
        return bool(self._watchers)

    def notify(self, what: Set[str]) -> None:
        """Notify the watchers, once for all changes of this iteration of the event loop."""
        if not self._pending:
            asyncio.get_running_loop().call_soon(self._notify_now)
        self._pending.update(what)

    def _notify_now(self) -> None:
        what = frozenset(self._pending)
        self._pending.clear()
        for watcher in list(self._watchers.values()):
            try:
                watcher(what)
            except Exception:
                # A failing watcher must not affect the others.
                log.exception("A watcher of table %s failed.", self._id)
