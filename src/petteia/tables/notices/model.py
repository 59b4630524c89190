"""A notice that it is somebody's turn, what becomes of it, and what a server offers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from petteia.tables.model import Subscription

TURN, REMINDER, CONFIRM = "turn", "reminder", "confirm"
"""What a notice says: your turn begins; little of your time is left; confirm this address."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Everything that is sent about a turn. Everybody at the table may know all of it."""

    table_id: str
    kind: str
    game: str
    game_name: str
    seat: int
    name: str
    """The name of the person in the seat."""
    turn: int
    """How many decisions the seat made before this turn. It grows from turn to turn, and undo and
    repetition of others' moves do not change it."""
    seq: int
    """The number of the last entry of the journal."""
    subscription: Subscription
    key: str = field(default="", repr=False)
    """The hash of the seat's secret."""
    hours_left: int = 0
    """For a reminder: hours left for the turn."""
    seen: bool = False
    """The page was open long enough: nothing is to be sent, now or later."""


class Outcome(Enum):
    """What became of a notice."""

    TAKEN = "taken"
    """It is this process that sends it, and nobody else."""
    SENT = "sent"
    DONE = "done"
    """It was settled before, by this process or another."""
    ONLINE = "online"
    """The page is open, here or in another process; ask again in a while."""
    LATER = "later"
    """It was certainly not sent; ask again in a while."""
    GONE = "gone"
    """The subscription has ended at the other side."""
    FAILED = "failed"
    """It was refused, or nobody knows whether it arrived; it is not sent again."""


Report = Callable[[Outcome, float], None]
"""Called with what became of a notice, and for `LATER` after how many seconds to ask again."""


@dataclass(frozen=True, slots=True)
class NoticeOffer:
    """What a server offers."""

    kinds: tuple[str, ...] = ()
    push_key: str = ""
    """The public key of the server for push messages."""


class Gone(Exception):
    """The other side no longer wants notices."""


class NotSent(Exception):
    """A notice that certainly was not delivered; it may be sent again."""

    def __init__(self, words: str, seconds: float = 0.0) -> None:
        """`seconds`: how long the other side asks to wait."""
        super().__init__(words)
        self.seconds = seconds


class Refused(Exception):
    """A notice that the other side will never take, or of which nobody knows whether it arrived."""


class Channel(Protocol):
    """A way to send notices."""

    async def check(self, wanted: Subscription) -> None:
        """Refuse a subscription that cannot or must not be sent to, with `Bad`."""
        ...

    async def send(self, notice: Notice) -> None:
        """Send a notice; raises `Gone`, `NotSent` or `Refused`."""
        ...

    async def close(self) -> None:
        """Close connections."""
        ...


class Claims(Protocol):
    """What is settled about notices, durable and shared by all processes of a server."""

    async def take(self, notice: Notice, token: str, now: float) -> Outcome:
        """Settle a notice; if it returns `TAKEN`, that is durable, and nobody else may send it.

        `token` marks the attempt. After an error the same token finds out whether it was written
        all the same.
        """
        ...

    async def release(
        self, notice: Notice, token: str, now: float, waits: Sequence[float], at_least: float
    ) -> float | None:
        """A notice that was taken here certainly was not sent: let it be taken again, after the
        wait for this attempt. Returns these seconds, or None after the last attempt."""
        ...

    async def show(self, online: dict[str, frozenset[str]], until: float) -> None:
        """Tell the other processes who is online in this one: keys of seats by table."""
        ...

    async def unsettled(self, now: float) -> list[str]:
        """The ids of tables where somebody may not have been told of their turn, because the
        process that should have done it has died."""
        ...
