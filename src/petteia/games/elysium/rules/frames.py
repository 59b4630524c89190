"""The frames of Elysium: pending decisions and pending work, with named fields.

`decisions.DECISIONS` lists which fields each kind of frame has.
"""

from typing import Final, final

from petteia.kernel import machine
from petteia.kernel.machine import IDLE, use_slots
from petteia.kernel.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Frame(machine.Frame):
    """A pending decision or pending work."""

    __slots__ = ()

    def copy(self) -> "Frame":
        return Frame(
            self.kind,
            self.seat,
            self.step,
            self.left,
            self.owner,
            self.item,
            self.done,
            self.extra,
        )

    @property
    def own(self) -> i64:
        """The own card of an exchange + 1, or 0 before it is chosen."""
        return self.item

    @own.setter
    def own(self, value: i64) -> None:
        self.item = value

    @property
    def victim(self) -> i64:
        """The rival whose cards are marked."""
        return self.item

    @victim.setter
    def victim(self, value: i64) -> None:
        self.item = value

    @property
    def seats(self) -> i64:
        """The players who can be named, as bits."""
        return self.extra

    @seats.setter
    def seats(self, value: i64) -> None:
        self.extra = value

    @property
    def queue(self) -> i64:
        """The players who still have to act, packed."""
        return self.extra

    @queue.setter
    def queue(self, value: i64) -> None:
        self.extra = value

    @property
    def marked(self) -> i64:
        """The marked cards, packed; 0 for any."""
        return self.extra

    @marked.setter
    def marked(self, value: i64) -> None:
        self.extra = value

    @property
    def legend(self) -> i64:
        """The Legend of a Chronos card."""
        return self.extra

    @legend.setter
    def legend(self, value: i64) -> None:
        self.extra = value

    @property
    def origin(self) -> i64:
        """The zone a taken card came from."""
        return self.extra

    @origin.setter
    def origin(self, value: i64) -> None:
        self.extra = value


use_slots(Frame)
NOTHING_PENDING: Final = Frame(IDLE, 0, 0, 0, 0, 0, 0, 0)
"""The lowest frame of every stack."""
