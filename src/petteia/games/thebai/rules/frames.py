"""Something pending, as eight numbers: a decision, or what is still to be carried out."""

from typing import Final, final

from petteia.games.thebai.rules.codes import IDLE
from petteia.kernel.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Frame:
    """Something pending: a decision, or something still to be carried out (see `codes`)."""

    __slots__ = ("a", "b", "c", "d", "kind", "left", "pc", "seat")

    def __init__(
        self, kind: i64, seat: i64, pc: i64, left: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        self.kind = kind
        self.seat = seat
        """Who decides, or for whom it runs; -1 for nobody."""
        self.pc = pc
        """The step of an effect it is about, or 0."""
        self.left = left
        """How often it may still be done."""
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Frame":
        return Frame(self.kind, self.seat, self.pc, self.left, self.a, self.b, self.c, self.d)

    def values(self) -> list[int]:
        """All there is in it."""
        return [self.kind, self.seat, self.pc, self.left, self.a, self.b, self.c, self.d]


NOTHING_PENDING: Final = Frame(IDLE, -1, 0, 0, 0, 0, 0, 0)
"""What lies below all other frames, of every table."""
