"""An entry of the log: message keys and facts, in no language until it is read."""

from dataclasses import dataclass
from typing import Generic, TypeVar

F = TypeVar("F")
"""The facts of a game's messages."""
NOBODY = -1
"""The seat of an entry that is about no player's action."""


@dataclass(frozen=True, slots=True)
class LogEntry(Generic[F]):
    """Who did what, and what it changed."""

    seat: int
    """The player who acted, or NOBODY."""
    key: str
    facts: F
    changes: tuple[tuple[str, F], ...] = ()
