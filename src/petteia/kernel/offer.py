"""The set of legal actions, stored as a few groups of bits instead of a list."""

from typing import Final, final

from petteia.kernel.bits import COMPILED, CYCLE, NUMBER, PLACES, WORD_BITS, member, size
from petteia.kernel.native import Mask, i64, mypyc_attr
from petteia.kernel.rng import Rng

LARGEST_SET: Final = WORD_BITS if COMPILED else PLACES
"""The offsets of a group are below this number."""


@final
@mypyc_attr(acyclic=True)
class Offer:
    """Up to five ascending groups of actions; a group is a base and a set of offsets from it."""

    __slots__ = (
        "base_a",
        "base_b",
        "base_c",
        "base_d",
        "base_e",
        "groups",
        "set_a",
        "set_b",
        "set_c",
        "set_d",
        "set_e",
    )

    def __init__(self) -> None:
        self.groups: i64 = 0
        self.base_a: i64 = 0
        self.base_b: i64 = 0
        self.base_c: i64 = 0
        self.base_d: i64 = 0
        self.base_e: i64 = 0
        self.set_a: Mask = 0
        self.set_b: Mask = 0
        self.set_c: Mask = 0
        self.set_d: Mask = 0
        self.set_e: Mask = 0

    def copy(self) -> "Offer":
        twin = Offer()
        twin.groups = self.groups
        twin.base_a = self.base_a
        twin.base_b = self.base_b
        twin.base_c = self.base_c
        twin.base_d = self.base_d
        twin.set_a = self.set_a
        twin.set_b = self.set_b
        twin.set_c = self.set_c
        twin.set_d = self.set_d
        if self.groups > 4:
            twin.base_e = self.base_e
            twin.set_e = self.set_e
        return twin

    def add(self, base: i64, arguments: Mask) -> None:
        """Add a group unless it is empty; its actions must be above those already there."""
        if not arguments:
            return
        groups = self.groups
        if groups == 0:
            self.base_a = base
            self.set_a = arguments
        elif groups == 1:
            self.base_b = base
            self.set_b = arguments
        elif groups == 2:
            self.base_c = base
            self.set_c = arguments
        elif groups == 3:
            self.base_d = base
            self.set_d = arguments
        else:
            assert groups == 4
            self.base_e = base
            self.set_e = arguments
        self.groups = groups + 1

    def is_choice(self) -> bool:
        """Whether there is more than one action."""
        return self.groups > 1 or (self.groups == 1 and self.set_a & (self.set_a - 1) != 0)

    def first(self) -> i64:
        """The lowest action."""
        return self.base_a + NUMBER[(self.set_a & -self.set_a) % CYCLE]

    def actions(self) -> list[int]:
        """Every action, ascending."""
        found: list[int] = []
        groups = self.groups
        if groups > 0:
            _list(self.base_a, self.set_a, found)
        if groups > 1:
            _list(self.base_b, self.set_b, found)
        if groups > 2:
            _list(self.base_c, self.set_c, found)
        if groups > 3:
            _list(self.base_d, self.set_d, found)
        if groups > 4:
            _list(self.base_e, self.set_e, found)
        return found

    def has(self, action: i64) -> bool:
        """Whether this is one of the actions."""
        groups = self.groups
        return (
            (groups > 0 and _holds(self.base_a, self.set_a, action))
            or (groups > 1 and _holds(self.base_b, self.set_b, action))
            or (groups > 2 and _holds(self.base_c, self.set_c, action))
            or (groups > 3 and _holds(self.base_d, self.set_d, action))
            or (groups > 4 and _holds(self.base_e, self.set_e, action))
        )

    def pick(self, rng: Rng) -> i64:
        """A random action, uniformly."""
        groups = self.groups
        assert groups > 0, "there is no legal action"
        in_a = size(self.set_a)
        if groups == 1:
            return self.base_a + member(self.set_a, rng.below(in_a))
        in_b = size(self.set_b)
        in_c: i64 = 0
        in_d: i64 = 0
        in_e: i64 = 0
        if groups > 2:
            in_c = size(self.set_c)
        if groups > 3:
            in_d = size(self.set_d)
        if groups > 4:
            in_e = size(self.set_e)
        index = rng.below(in_a + in_b + in_c + in_d + in_e)
        if index < in_a:
            return self.base_a + member(self.set_a, index)
        index -= in_a
        if index < in_b:
            return self.base_b + member(self.set_b, index)
        index -= in_b
        if index < in_c:
            return self.base_c + member(self.set_c, index)
        index -= in_c
        if index < in_d:
            return self.base_d + member(self.set_d, index)
        return self.base_e + member(self.set_e, index - in_d)


def _holds(base: i64, arguments: i64, action: i64) -> bool:
    offset = action - base
    return 0 <= offset < LARGEST_SET and arguments >> offset & 1 != 0


def _list(base: i64, arguments: Mask, found: list[int]) -> None:
    while arguments:
        low = arguments & -arguments
        arguments ^= low
        found.append(base + NUMBER[low % CYCLE])
