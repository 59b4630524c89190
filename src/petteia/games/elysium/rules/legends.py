"""The Rules of Legends (L1 to L8): what a Legend may hold, what it costs and what it is worth.

The shape of a Legend, everything about it except its designs, is an index into the tables below.
Shape 0 is a Legend without cards; there are 293 others.
"""

from typing import Final

CITIZEN_SLOT: Final = 15
"""Slots: `family * 3 + level - 1` for a Family card (Families 0 to 4), then the Citizen."""
SLOTS: Final = 16
LONGEST: Final = 5
"""One card of each Family in play (L2)."""

NOTHING: Final = 0
SINGLE: Final = 1
FAMILY_LEGEND: Final = 2
LEVEL_LEGEND: Final = 3

FAMILY_WORTH: Final = (0, 0, 3, 6)
LEVEL_WORTH: Final = (0, 0, 2, 4, 8, 12)
"""VP at the end, by size (F3)."""

Shape = tuple[int, frozenset[tuple[int, int]], int]
"""Type, the (family, level) of its Family cards, Citizens."""


def _join(shape: Shape, family: int, level: int) -> Shape | None:
    """The Legend with one more Family card, if it may join (L1 to L4, L6)."""
    kind, cards, citizens = shape
    joined = cards | {(family, level)}
    if kind == NOTHING:
        return (SINGLE, joined, 0)
    if len(cards) + citizens >= (3 if kind == FAMILY_LEGEND else LONGEST):
        return None
    one_family = all(other == family for other, _ in cards)
    one_level = all(other == level for _, other in cards)
    if one_family and all(other != level for _, other in cards) and kind != LEVEL_LEGEND:
        return (FAMILY_LEGEND, joined, citizens)
    if one_level and all(other != family for other, _ in cards) and kind != FAMILY_LEGEND:
        return (LEVEL_LEGEND, joined, citizens)
    return None


def _join_citizen(shape: Shape) -> Shape | None:
    """The Legend with a Citizen in place of a missing card; it needs 2 cards first (L5)."""
    kind, cards, citizens = shape
    longest = 3 if kind == FAMILY_LEGEND else LONGEST
    if kind in (NOTHING, SINGLE) or len(cards) + citizens >= longest:
        return None
    return (kind, cards, citizens + 1)


def _price(shape: Shape) -> int:
    """The Level of the card a Citizen would stand for, or 0 where none may join (L5)."""
    kind, cards, _ = shape
    if _join_citizen(shape) is None:
        return 0
    levels = {level for _, level in cards}
    return min(levels) if kind == LEVEL_LEGEND else min({1, 2, 3} - levels)


def _enumerate() -> tuple[list[Shape], list[list[int]]]:
    """All possible shapes, and for each the shape that results from adding a card of each slot."""
    start: Shape = (NOTHING, frozenset(), 0)
    shapes = [start]
    number = {start: 0}
    join: list[list[int]] = []
    for shape in shapes:
        row = [0] * SLOTS
        for slot in range(SLOTS):
            grown = (
                _join_citizen(shape)
                if slot == CITIZEN_SLOT
                else _join(shape, slot // 3, slot % 3 + 1)
            )
            if grown is not None:
                if grown not in number:
                    number[grown] = len(shapes)
                    shapes.append(grown)
                row[slot] = number[grown]
        join.append(row)
    return shapes, join


_ALL: Final = _enumerate()
SHAPES: Final = _ALL[0]
JOIN: Final = _ALL[1]
"""JOIN[shape][slot] is the shape with that card added, or 0 if it may not join."""
ACCEPTS: Final = [sum(1 << slot for slot in range(SLOTS) if row[slot]) for row in JOIN]
"""The slots that may be added, as bits."""
TYPE: Final = bytes([shape[0] for shape in SHAPES])
CITIZENS: Final = bytes([shape[2] for shape in SHAPES])
SIZE: Final = bytes([len(shape[1]) + shape[2] for shape in SHAPES])
PRICE: Final = bytes([_price(shape) for shape in SHAPES])
FAMILY_SET: Final = bytes([sum({1 << family for family, _ in shape[1]}) for shape in SHAPES])
LEVEL_SET: Final = bytes([sum({1 << level for _, level in shape[1]}) for shape in SHAPES])
"""Families and Levels of its Family cards, as bits."""
FAMILY_OF: Final = [
    min(family for family, _ in shape[1]) if shape[0] == FAMILY_LEGEND else -1 for shape in SHAPES
]
LEVEL_OF: Final = bytes(
    [min(level for _, level in shape[1]) if shape[0] == LEVEL_LEGEND else 0 for shape in SHAPES]
)
WORTH: Final = bytes(
    [
        FAMILY_WORTH[size]
        if kind == FAMILY_LEGEND
        else LEVEL_WORTH[size]
        if kind == LEVEL_LEGEND
        else 0
        for kind, size in zip(TYPE, SIZE, strict=True)
    ]
)
