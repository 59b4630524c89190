"""Counts of how often each component was used in a game, for balance reports."""

from typing import Final, final

from petteia.games.thebai.rules.codes import NEUTRAL, OWN_STONES
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64

STONE_PLACED: Final = 0
STONE_TRIGGERED: Final = 1
STONE_REMOVED: Final = 2
ORDER_TAKEN: Final = 3
ORDER_FULFILLED: Final = 4
HERO_TAKEN: Final = 5
ESTATE_SPACE_USED: Final = 6
"""An action space of the estate was used by a citizen or a help tile (T2, T7)."""
COUNCIL_SPACE_TAKEN: Final = 7
"""A council space was taken by a die, a tile or a standee (F6)."""
BLESSING_TAKEN: Final = 8
HELP_TAKEN: Final = 9
ROOF_USED: Final = 10
USES: Final = (
    ("stones", "placed"),
    ("stones", "triggered"),
    ("stones", "removed"),
    ("orders", "taken"),
    ("orders", "fulfilled"),
    ("heroes", "taken"),
    ("estate", "used"),
    ("council", "taken"),
    ("blessings", "taken"),
    ("help", "taken"),
    ("roofs", "used"),
)
"""For each use the kind of component and what was done with it."""
MOST: Final = 64
"""More than there are components of any kind."""


@final
class Usage:
    """Counts by use and component; a position keeps them only after `count_usage`."""

    __slots__ = ("counts", "seats")

    def __init__(self) -> None:
        self.counts: list[list[int]] = [[0] * MOST for _ in USES]
        self.seats: list[list[int]] = [[0] * MOST for _ in USES]
        """The seats that did it at least once, as bits."""

    def count(self, seat: i64, use: i64, thing: i64) -> None:
        """Count one use; stones of all colours are counted together (see `stone_kind`)."""
        counted = stone_kind(thing) if use <= STONE_REMOVED else thing
        self.counts[use][counted] += 1
        self.seats[use][counted] |= BIT[seat]


def stone_kind(stone: i64) -> i64:
    """A stone without its colour: 0 to 8 for own stones, from 9 on for neutral ones."""
    return stone % OWN_STONES if stone < NEUTRAL else stone - NEUTRAL + OWN_STONES
