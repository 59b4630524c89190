"""Parts of a screen that are made again only when what they are made of has changed.

A part that is kept stays the same object, so that whoever compares two screens need not look into
it.
"""

# Compiled: a server does this for every move.

from collections.abc import Callable, Hashable
from typing import TypeVar, cast

T = TypeVar("T")


class Kept:
    """The last value of each part."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[object, object]] = {}

    def part(self, name: Hashable, made_of: object, make: Callable[[], T]) -> T:
        """The part of this name; `made_of` is everything that it depends on."""
        known = self._parts.get(name)
        if known is None or known[0] != made_of:
            known = (made_of, make())
            self._parts[name] = known
        return cast("T", known[1])
