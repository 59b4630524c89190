"""The viewers of a table: their secrets, who is online, and who is notified of changes."""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from petteia.tables.errors import WrongToken
from petteia.tables.model import Sheet

log = logging.getLogger(__name__)

Watcher = Callable[[frozenset[str]], None]
TABLE, POSITION, CHAT = "table", "position", "chat"
"""What can change, named as the messages that report it."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who views a table: the seats they hold, and whether they are the host."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    keys: frozenset[str] = field(default=frozenset(), repr=False)


def new_token() -> str:
    """A secret for a seat."""
    return secrets.token_urlsafe(24)


def key_of(token: str) -> str:
    """The hash of a secret, as stored."""
    # Input may contain lone surrogates: it matches nothing, but must not raise.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def current_viewer(sheet: Sheet, viewer: Viewer) -> Viewer:
    """The viewer with the seats and the host right they have by this sheet."""
    seats = {number for number, seat in enumerate(sheet.seats) if seat.key in viewer.keys}
    return Viewer(frozenset(seats), sheet.host_key in viewer.keys, viewer.keys)


class Audience:
    """The viewers of a table; presence counts only the connections of this process."""

    def __init__(self, sheet: Sheet, now: Callable[[], float]) -> None:
        self.sheet = sheet
        self.id = sheet.id
        self.now = now
        self.touched = now()
        """When somebody last used this table."""
        self.cache: dict[object, object] = {}
        """What was computed for the current position."""
        self._watchers: dict[object, Watcher] = {}
        self._pending: set[str] = set()
        self._present: Counter[frozenset[str]] = Counter()

    def viewer(self, tokens: Iterable[str]) -> Viewer:
        """The viewer who holds these secrets; an unknown secret is a `WrongToken`."""
        keys: set[str] = set()
        for token in tokens:
            key = key_of(token)
            known = False
            for place in [self.sheet.host_key, *(seat.key for seat in self.sheet.seats)]:
                # Compare all of them, to take the same time whichever matches.
                known = hmac.compare_digest(key, place or "") or known
            if not known:
                raise WrongToken
            keys.add(key)
        return self.refresh(Viewer(keys=frozenset(keys)))

    def refresh(self, viewer: Viewer) -> Viewer:
        """The viewer with their current seats, which may have changed since."""
        return current_viewer(self.sheet, viewer)

    def arrive(self, viewer: Viewer) -> None:
        """A viewer opened the table."""
        self._count_presence(viewer, 1)

    def depart(self, viewer: Viewer) -> None:
        """A viewer closed the table."""
        self._count_presence(viewer, -1)

    def _count_presence(self, viewer: Viewer, by: int) -> None:
        # Count by keys, not seats: seats may move or change hands meanwhile.
        self._present[viewer.keys] += by
        if not self._present[viewer.keys]:
            del self._present[viewer.keys]
        self.touched = self.now()
        self.notify(TABLE)

    def is_online(self, seat: int) -> bool:
        """Whether a holder of the seat is connected to this process."""
        return any(self.sheet.seats[seat].key in keys for keys in self._present)

    @property
    def spectators(self) -> int:
        """How many viewers without a seat are connected to this process."""
        seats = {seat.key for seat in self.sheet.seats}
        return sum(count for keys, count in self._present.items() if not keys & seats)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Register a callback for changes; the returned function removes it."""
        mark = object()
        self._watchers[mark] = watcher
        return lambda: self._unwatch(mark)

    def _unwatch(self, mark: object) -> None:
        self._watchers.pop(mark, None)
        self.touched = self.now()

    def is_watched(self) -> bool:
        """Whether anybody is watching."""
        return bool(self._watchers)

    def notify(self, *what: str) -> None:
        """Notify the watchers, once for all changes of this iteration of the event loop."""
        if POSITION in what:
            self.cache.clear()
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
                log.exception("A watcher of table %s failed.", self.id)
