"""Sets of small numbers as the bits of an int: quick to join, to compare and to count."""

from typing import Final

from petteia.kernel.native import i64

PLACES: Final = 128
"""Numbers in a set are below this."""
BIT: Final[list[int]] = [1 << place for place in range(PLACES)]
"""The set of one number."""
WORD_BITS: Final = 60
WORD: Final = (1 << 60) - 1
"""The numbers of a set that fit a machine word; most sets have no others."""
PAIRS: Final = 0x555555555555555
QUADS: Final = 0x333333333333333
BYTES: Final = 0xF0F0F0F0F0F0F0F
"""Masks to count the bits of a word in pairs, quads and bytes."""
CYCLE: Final = 131
"""A prime for which no two of the first 130 powers of 2 have the same remainder."""
NUMBER: Final[list[int]] = [0] * CYCLE
"""The number in a set of one: `NUMBER[bit % CYCLE]`."""
for place in range(PLACES):
    NUMBER[BIT[place] % CYCLE] = place


def size(members: int) -> i64:
    """How many numbers a set holds."""
    if members > WORD:
        return size(members >> WORD_BITS) + size(members & WORD)
    word: i64 = members
    word -= word >> 1 & PAIRS
    word = (word & QUADS) + (word >> 2 & QUADS)
    return (word + (word >> 4) & BYTES) % 255


def member(members: int, index: i64) -> i64:
    """The number at this place of a set, ascending from 0."""
    if members > WORD:
        in_word = size(members & WORD)
        if index >= in_word:
            return WORD_BITS + member(members >> WORD_BITS, index - in_word)
        members &= WORD
    word: i64 = members
    while index > 0:
        word &= word - 1
        index -= 1
    return NUMBER[(word & -word) % CYCLE]


def members_of(members: int) -> list[int]:
    """The numbers of a set, ascending."""
    found: list[int] = []
    while members:
        low = members & -members
        members ^= low
        found.append(NUMBER[low % CYCLE])
    return found
