"""Sets of small numbers as the bits of an int: quick to join, to compare and to count."""

from typing import Final

from petteia.kernel.native import i64

COMPILED: Final = not __file__.endswith(".py")
"""Does the engine run compiled?"""
PLACES: Final = 128
"""Numbers in a set are below this."""
WORD_BITS: Final = 62
WORD: Final = (1 << 62) - 1
"""In a compiled build a set is a machine word: its numbers are below WORD_BITS."""
BIT: Final[list[int]] = [1 << place for place in range(PLACES)]
"""The set of one number."""
PAIRS: Final = 0x1555555555555555
QUADS: Final = 0x3333333333333333
BYTES: Final = 0x0F0F0F0F0F0F0F0F
"""Masks to count the bits of a word in pairs, quads and bytes."""
CYCLE: Final = 131
"""A prime for which no two of the first 130 powers of 2 have the same remainder."""


def _numbers() -> bytes:
    numbers = [0] * CYCLE
    for place in range(PLACES):
        numbers[BIT[place] % CYCLE] = place
    return bytes(numbers)


NUMBER: Final = _numbers()
"""The number in a set of one: `NUMBER[bit % CYCLE]`."""


def size(members: i64) -> i64:
    """How many numbers a set holds."""
    if members > WORD:
        return size(members >> WORD_BITS) + size(members & WORD)
    pairs = members - (members >> 1 & PAIRS)
    quads = (pairs & QUADS) + (pairs >> 2 & QUADS)
    return (quads + (quads >> 4) & BYTES) % 255


def member(members: i64, index: i64) -> i64:
    """The number at this place of a set, ascending from 0."""
    while index > 0:
        members &= members - 1
        index -= 1
    return NUMBER[(members & -members) % CYCLE]


def members(mask: i64) -> list[int]:
    """The numbers of a set, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(NUMBER[low % CYCLE])
    return found
