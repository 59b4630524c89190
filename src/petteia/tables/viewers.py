"""Viewers and their secrets: who may see and do what at a table."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field

from petteia.tables.errors import NotYours, WrongToken
from petteia.tables.model import Sheet


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


def identify(sheet: Sheet, tokens: Iterable[str]) -> Viewer:
    """The viewer who holds these secrets; an unknown secret is a `WrongToken`."""
    keys: set[str] = set()
    for token in tokens:
        key = key_of(token)
        known = False
        for place in [sheet.host_key, *(seat.key for seat in sheet.seats)]:
            # Compare all of them, to take the same time whichever matches.
            known = hmac.compare_digest(key, place or "") or known
        if not known:
            raise WrongToken
        keys.add(key)
    return current_viewer(sheet, Viewer(keys=frozenset(keys)))


def current_viewer(sheet: Sheet, viewer: Viewer) -> Viewer:
    """The viewer with the seats and the host right they have by this sheet."""
    seats = {number for number, seat in enumerate(sheet.seats) if seat.key in viewer.keys}
    return Viewer(frozenset(seats), sheet.host_key in viewer.keys, viewer.keys)


def check_seated(viewer: Viewer) -> None:
    """Refuse viewers without a seat."""
    if not viewer.seats:
        raise NotYours("not-seated")
