"""What became of each printed thing in a game, for whoever wants to know."""

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
"""An action space of the estate, by a citizen or a help tile (T2, T7)."""
COUNCIL_SPACE_TAKEN: Final = 7
"""A space of the council, by a die, a tile or a standee (F6)."""
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
"""Of each event the sort of thing, and what became of it."""
MOST: Final = 64
"""There are fewer things of any sort."""


@final
class Usage:
    """Counts by event and thing; a position carries one only if somebody asked for it."""

    __slots__ = ("counts", "seats")

    def __init__(self) -> None:
        self.counts: list[list[int]] = [[0] * MOST for _ in USES]
        self.seats: list[list[int]] = [[0] * MOST for _ in USES]
        """The seats that did it at least once, as bits."""

    def count(self, seat: i64, use: i64, thing: i64) -> None:
        """Count something once; the stones of all colours are counted as one (see `stone_kind`)."""
        counted = stone_kind(thing) if use <= STONE_REMOVED else thing
        self.counts[use][counted] += 1
        self.seats[use][counted] |= BIT[seat]


def stone_kind(stone: i64) -> i64:
    """A stone without its colour: 0 to 8 for own ones, from 9 on for the neutral ones."""
    return stone % OWN_STONES if stone < NEUTRAL else stone - NEUTRAL + OWN_STONES
