"""Frames: pending decisions and pending work, as eight numbers each."""

from typing import Final, final

from petteia.games.thebai.rules.codes import IDLE
from petteia.kernel.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Frame:
    """A pending decision, or work still to be carried out (see `codes`)."""

    __slots__ = ("a", "b", "c", "d", "kind", "left", "pc", "seat")

    def __init__(
        self, kind: i64, seat: i64, pc: i64, left: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        self.kind = kind
        self.seat = seat
        """The seat that decides, or for which the work is done; -1 for nobody."""
        self.pc = pc
        """The index of a step of an effect, or 0."""
        self.left = left
        """How many times it may still be done."""
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Frame":
        return Frame(self.kind, self.seat, self.pc, self.left, self.a, self.b, self.c, self.d)

    def values(self) -> list[int]:
        """All values, for comparing."""
        return [self.kind, self.seat, self.pc, self.left, self.a, self.b, self.c, self.d]


NOTHING_PENDING: Final = Frame(IDLE, -1, 0, 0, 0, 0, 0, 0)
"""The lowest frame of every stack."""
