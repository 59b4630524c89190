"""The features a player is rated by in Thebai: their numbers and names."""

from typing import Final

from petteia.games.thebai.rules.decisions import DECISIONS

ORDERS: Final = 44
"""The number of orders in a pack."""

# The score if the game ended now, by source.
TRACK: Final = 0
COUNCIL: Final = 1
AT_END: Final = 2
COLUMNS_WORTH: Final = 3
CITY: Final = 4
SETS: Final = 5
GATES: Final = 6
# Goods and orders.
GOODS_TO_3: Final = 7
GOODS_TO_6: Final = 8
GOODS_ABOVE: Final = 9
KINDS_OF_GOODS: Final = 10
DRACHMAS_TO_2: Final = 11
DRACHMAS_TO_5: Final = 12
DRACHMAS_ABOVE: Final = 13
IN_HAND: Final = 14
PAYABLE: Final = 15
MISSING_1: Final = 16
"""An order of the hand for which one good is missing."""
MISSING_2: Final = 17
FULFILLED: Final = 18
COLOURS_DONE: Final = 19
TOP_COLOUR: Final = 20
# Dice.
CITIZENS_HOME: Final = 21
CITIZENS_HOME_LEVELS: Final = 22
CITIZENS_ESTATE: Final = 23
CITIZENS_ESTATE_LEVELS: Final = 24
CITIZENS_CITY: Final = 25
CITIZENS_CITY_LEVELS: Final = 26
CITIZENS_CITY_TOP: Final = 27
RESERVE: Final = 28
HOPLITES_HOME: Final = 29
HOPLITES_HOME_LEVELS: Final = 30
HOPLITES_CITY: Final = 31
HOPLITES_CITY_LEVELS: Final = 32
HOPLITES_CITY_TOP: Final = 33
RESET_NEXT: Final = 34
TURN_TO_COME: Final = 35
PLACE_IN_ORDER: Final = 36
# Battles.
COMING_BATTLE: Final = 37
"""The VP of the coming conflict now, against an attack card of the most common modifier."""
COMING_TOTAL: Final = 38
LATER_BATTLE: Final = 39
ABSENT: Final = 40
COMMANDERS: Final = 41
ROWS_OPEN: Final = 42
"""Rows without anybody's commander, for a player who can still take a hero."""
# Council and estate.
PATH: Final = 43
BEST_SEATS: Final = 44
"""The VP of the best free monument spaces for the own dice of the path."""
TILES: Final = 45
PIECES: Final = 46
STONES_GONE: Final = 47
COLUMNS: Final = 48
"""One to four columns cleared: four features."""
ROWS_CLEARED: Final = 52
FREE_SPACES: Final = 53
ARCHON_OUT: Final = 54
DIONYSOS: Final = 55
"""Ten features for spaces 1 to 10 of the track; all up to the marker count."""
ARES: Final = 65
BLESSINGS: Final = 75
"""Up to eight kinds."""
HELP: Final = 83
"""Up to eight stacks."""
HEROES: Final = 91
"""Up to eight heroes."""
SEATS: Final = 99
"""Up to 24 council spaces with an own piece."""
HAND: Final = 123
"""Each order in the hand."""
# Pending choices in effects.
PENDING: Final = 167
PENDINGS: Final = (
    "goods",
    "orders",
    "swaps",
    "raises",
    "hoplites",
    "removals",
    "stones",
    "triggered stones",
    "roofs",
    "altar steps",
    "relocation",
    "councillors",
    "trigger",
    "pair",
    "hero",
    "prices",
    "steps",
)
"""What the decisions count as (`Decision.pending`), in the order of their features."""
# Antigone, in solo games.
HER_SCORE: Final = 184
HER_CITIZENS: Final = 185
HER_LEVELS: Final = 186
HER_TOP: Final = 187
HER_HOPLITES: Final = 188
HER_PATH: Final = 189
HER_TRACKS: Final = 190
HER_ORDERS: Final = 191
ALONE: Final = 192
"""Always 1 in a solo game: its weight is her average score."""
CHALLENGE: Final = 193
# Numbers that are not worth the same for each one more: a feature for every number.
HANDS: Final = 194
"""One to eight orders in the hand."""
CITY_CITIZENS: Final = 202
"""One to six citizens in the city."""
CITY_HOPLITES: Final = 208
"""One to six hoplites in the city."""
HOME_LEVELS: Final = 214
"""The levels of the citizens in the supply, two by two, up to sixteen."""
ESTATE_LEVELS: Final = 222
"""The levels of the citizens in the estate, two by two, up to twelve."""
SIZE: Final = 228


def _names() -> tuple[str, ...]:
    names = [""] * SIZE
    for name, value in globals().items():
        if name.isupper() and isinstance(value, int) and name not in ("SIZE", "ORDERS"):
            names[value] = name.lower().replace("_", " ")
    for number, pending in enumerate(PENDINGS):
        names[PENDING + number] = f"pending {pending}"
    last = ""
    count = 1
    for number, name in enumerate(names):
        if name:
            last = name
            count = 1
        else:
            count += 1
            names[number] = f"{last} {count}"
    return tuple(names)


NAMES: Final = _names()
"""The names of the features by number, as in a weights file."""


def _pending_of() -> list[int]:
    found = [-1] * 64
    for row in DECISIONS.by_kind.values():
        if row.pending:
            found[row.kind] = PENDINGS.index(row.pending)
    return found


PENDING_OF: Final[list[int]] = _pending_of()
"""By kind of frame: the offset of its feature from PENDING, or -1."""
