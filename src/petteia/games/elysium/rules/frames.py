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
        return Frame(self.kind, self.seat, self.step, self.left, self.a, self.b, self.c, self.d)

    @property
    def you(self) -> i64:
        """The player whose turn or power it is."""
        return self.a

    @you.setter
    def you(self, seat: i64) -> None:
        self.a = seat

    @property
    def card(self) -> i64:
        """The card of the power, or the card that moves."""
        return self.b

    @card.setter
    def card(self, value: i64) -> None:
        self.b = value

    @property
    def own(self) -> i64:
        """The own card of an exchange + 1, or 0 before it is chosen."""
        return self.b

    @own.setter
    def own(self, value: i64) -> None:
        self.b = value

    @property
    def taken(self) -> i64:
        """1 after the take of a turn."""
        return self.c

    @taken.setter
    def taken(self, value: i64) -> None:
        self.c = value

    @property
    def made(self) -> i64:
        """How many transfers were made."""
        return self.c

    @made.setter
    def made(self, value: i64) -> None:
        self.c = value

    @property
    def seats(self) -> i64:
        """The players who can be named, as bits."""
        return self.c

    @seats.setter
    def seats(self, value: i64) -> None:
        self.c = value

    @property
    def times(self) -> i64:
        """The multiplier of the tokens given."""
        return self.c

    @times.setter
    def times(self, value: i64) -> None:
        self.c = value

    @property
    def marked(self) -> i64:
        """The marked cards, packed; 0 for any."""
        return self.c

    @marked.setter
    def marked(self, value: i64) -> None:
        self.c = value

    @property
    def legend(self) -> i64:
        """The Legend of a Chronos card."""
        return self.c

    @legend.setter
    def legend(self, value: i64) -> None:
        self.c = value

    @property
    def changed(self) -> i64:
        """1 once an effect has changed something (K12)."""
        return self.c

    @changed.setter
    def changed(self, value: i64) -> None:
        self.c = value

    @property
    def queue(self) -> i64:
        """The players who still have to act, packed."""
        return self.c

    @queue.setter
    def queue(self, value: i64) -> None:
        self.c = value

    @property
    def origin(self) -> i64:
        """The zone a taken card came from."""
        return self.c

    @origin.setter
    def origin(self, value: i64) -> None:
        self.c = value

    @property
    def dismissing(self) -> i64:
        """1 if a Column must be dismissed (T6)."""
        return self.d

    @dismissing.setter
    def dismissing(self, value: i64) -> None:
        self.d = value

    @property
    def victim(self) -> i64:
        """The rival whose cards are marked."""
        return self.d

    @victim.setter
    def victim(self, value: i64) -> None:
        self.d = value


use_slots(Frame)
NOTHING_PENDING: Final = Frame(IDLE, 0, 0, 0, 0, 0, 0, 0)
"""The lowest frame of every stack."""
