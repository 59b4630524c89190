"""Sets of small numbers, stored as the bits of an int."""

from typing import Final

from petteia.kernel.native import Mask, i64

COMPILED: Final = not __file__.endswith(".py")
"""Whether the engine runs compiled."""
PLACES: Final = 128
"""Every number in a set is below this."""
WORD_BITS: Final = 62
WORD: Final = (1 << 62) - 1
"""In a compiled build a set is a machine word, so its numbers are below WORD_BITS."""
BIT: Final[list[int]] = [1 << place for place in range(PLACES)]
"""BIT[n] is the set that contains only n."""
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
"""The only number of a one-element set is `NUMBER[bit % CYCLE]`."""


def size(members: Mask) -> i64:
    """The number of elements of a set."""
    if members > WORD:
        return size(members >> WORD_BITS) + size(members & WORD)
    pairs = members - (members >> 1 & PAIRS)
    quads = (pairs & QUADS) + (pairs >> 2 & QUADS)
    return (quads + (quads >> 4) & BYTES) % 255


def member(members: Mask, index: i64) -> i64:
    """The element at this index of a set, in ascending order."""
    while index > 0:
        members &= members - 1
        index -= 1
    return NUMBER[(members & -members) % CYCLE]


def members(mask: Mask) -> list[int]:
    """The elements of a set, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(NUMBER[low % CYCLE])
    return found
