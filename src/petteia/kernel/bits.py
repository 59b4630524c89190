"""Sets of small numbers as the bits of an int: quick to join, to compare and to count."""

from typing import Final

from petteia.kernel.native import i64

PLACES: Final = 128
"""Numbers in a set are below this."""
BIT: Final[list[int]] = [1 << place for place in range(PLACES)]
"""The set of one number."""
CYCLE: Final = 131
"""A prime for which no two of the first 130 powers of 2 have the same remainder."""
NUMBER: Final[list[int]] = [0] * CYCLE
"""The number in a set of one: `NUMBER[bit % CYCLE]`."""
for place in range(PLACES):
    NUMBER[BIT[place] % CYCLE] = place


def size(members: int) -> i64:
    """How many numbers a set holds."""
    found: i64 = 0
    while members:
        members &= members - 1
        found += 1
    return found


def member(members: int, index: i64) -> i64:
    """The number at this place of a set, ascending from 0."""
    while index > 0:
        members &= members - 1
        index -= 1
    return NUMBER[(members & -members) % CYCLE]


def members_of(members: int) -> list[int]:
    """The numbers of a set, ascending."""
    found: list[int] = []
    while members:
        low = members & -members
        members ^= low
        found.append(NUMBER[low % CYCLE])
    return found
