"""Who looks at a table: the secrets that open seats, who is there, and who is told of changes."""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from petteia.tables.errors import WrongToken
from petteia.tables.schema import Sheet

log = logging.getLogger(__name__)

Watcher = Callable[[frozenset[str]], None]
TABLE, POSITION, CHAT = "table", "position", "chat"
"""What can change, by the message that tells it."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks at a table: the seats they hold, and whether they opened it."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    keys: frozenset[str] = field(default=frozenset(), repr=False)


def new_token() -> str:
    """A secret for a seat."""
    return secrets.token_urlsafe(24)


def key_of(token: str) -> str:
    """How the store keeps a secret."""
    # What comes from outside may be no proper text: it fits nowhere, and must break nothing.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def see(sheet: Sheet, viewer: Viewer) -> Viewer:
    """What a viewer holds by a sheet."""
    seats = {number for number, seat in enumerate(sheet.seats) if seat.key in viewer.keys}
    return Viewer(frozenset(seats), sheet.host_key in viewer.keys, viewer.keys)


class Audience:
    """Those who look at a table; presence is what this process knows of it."""

    def __init__(self, sheet: Sheet, now: Callable[[], float]) -> None:
        self.sheet = sheet
        self.id = sheet.id
        self.now = now
        self.touched = now()
        """When somebody last did something here."""
        self.cache: dict[object, object] = {}
        """What has been worked out for the position as it is."""
        self._watchers: dict[object, Watcher] = {}
        self._untold: set[str] = set()
        self._present: Counter[frozenset[str]] = Counter()

    def viewer(self, tokens: Iterable[str]) -> Viewer:
        """Who holds these secrets; one that opens nothing here is a `WrongToken`."""
        keys: set[str] = set()
        for token in tokens:
            key = key_of(token)
            fits = False
            for place in [self.sheet.host_key, *(seat.key for seat in self.sheet.seats)]:
                # Every place is compared, whether or not one has fitted already.
                fits = hmac.compare_digest(key, place or "") or fits
            if not fits:
                raise WrongToken
            keys.add(key)
        return self.fresh(Viewer(keys=frozenset(keys)))

    def fresh(self, viewer: Viewer) -> Viewer:
        """A viewer as the seats are now: they may have changed since it was made."""
        return see(self.sheet, viewer)

    def arrive(self, viewer: Viewer) -> None:
        """Somebody opened the table."""
        self._attend(viewer, 1)

    def depart(self, viewer: Viewer) -> None:
        """Somebody closed it."""
        self._attend(viewer, -1)

    def _attend(self, viewer: Viewer, by: int) -> None:
        # By their keys, not their seats: seats are moved and given away while people look.
        self._present[viewer.keys] += by
        if not self._present[viewer.keys]:
            del self._present[viewer.keys]
        self.touched = self.now()
        self.tell(TABLE)

    def is_online(self, seat: int) -> bool:
        """Does somebody who holds the seat look at the table, through this process?"""
        return any(self.sheet.seats[seat].key in keys for keys in self._present)

    @property
    def spectators(self) -> int:
        """Who looks without a seat, through this process."""
        seats = {seat.key for seat in self.sheet.seats}
        return sum(count for keys, count in self._present.items() if not keys & seats)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Be called with what has changed; the answer stops it."""
        mark = object()
        self._watchers[mark] = watcher
        return lambda: self._unwatch(mark)

    def _unwatch(self, mark: object) -> None:
        self._watchers.pop(mark, None)
        self.touched = self.now()

    def is_watched(self) -> bool:
        """Does anybody look?"""
        return bool(self._watchers)

    def tell(self, *what: str) -> None:
        """Tell the watchers, once for all that happens in this breath."""
        if POSITION in what:
            self.cache.clear()
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell_now)
        self._untold.update(what)

    def _tell_now(self) -> None:
        what = frozenset(self._untold)
        self._untold.clear()
        for watcher in list(self._watchers.values()):
            try:
                watcher(what)
            except Exception:
                # One watcher's trouble is not the others'.
                log.exception("A watcher of table %s failed.", self.id)
