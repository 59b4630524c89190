"""What is stored of a table: its sheet with the seats, its journal, its chat; and what changes."""

from dataclasses import dataclass, field, replace
from typing import TypedDict

from petteia.kernel.options import Options

LOBBY, PLAYING, OVER, ABANDONED = "lobby", "playing", "over", "abandoned"
OPEN, PERSON, BOT = "open", "person", "bot"
MOVE, UNDO = "move", "undo"
BY_PERSON = "person"
"""Who chose a move that no bot chose."""
BY_FORK = "fork"
"""The same for the moves that a table has from the game it plays on from."""
TABLE, POSITION, CHAT = "table", "position", "chat"
"""What can change at a table, named as the messages that report it."""
KEPT_LINES = 500
"""Chat lines a table keeps."""
PUSH, WEBHOOK, MAIL = "push", "webhook", "mail"
"""How a person can be told that it is their turn."""


class Subscription(TypedDict):
    """A person's wish to be told of their turns while their page is closed."""

    id: str
    """Whoever knows it may end the subscription."""
    kind: str
    target: str
    """A push endpoint, the URL of a webhook, or an e-mail address."""
    p256dh: str
    """The public key of a browser for push messages, else empty."""
    auth: str
    """The secret a browser shares with senders of push messages, else empty."""
    language: str
    base: str
    """The URL of the server as this person knows it."""
    code: str
    """What confirms an e-mail address; empty once it is confirmed."""


@dataclass(slots=True)
class Seat:
    """One seat, held by whoever has the secret with the hash `key`."""

    kind: str
    name: str = ""
    colour: str = ""
    level: str | None = None
    """The bot that plays: in a bot's seat, or for an absent person."""
    key: str | None = field(default=None, repr=False)
    owner: str | None = None
    """The id of the browser that holds the seat; all seats of a hot seat share it."""
    away: bool = False
    resigns: bool = False
    extra: float = 0.0
    """Seconds added to the clock."""
    notices: list[Subscription] | None = field(default=None, repr=False)
    """How its person wants to be told of their turns. It is replaced, never changed."""

    def bot(self) -> str | None:
        """The bot that plays this seat now, or None."""
        return self.level if self.kind == BOT or self.away else None


class UndoRequest(TypedDict):
    """A player's wish to take back moves; the other people may grant it until the next entry."""

    seat: int
    seq: int
    """The number of the last entry when it was made."""
    to: int
    """The number of moves kept."""
    agreed: list[int]
    """The seats that agree."""
    declined: bool


class Fork(TypedDict):
    """The game that a table plays on from."""

    table: str
    """The id of its table."""
    move: int
    """The moves taken from it."""


@dataclass(slots=True)
class Sheet:
    """A table without its journal and its chat; it is replaced as a whole, by version."""

    id: str
    game: str
    rules: int
    fingerprint: str
    options: Options
    """Completed options, with the pack by name and without the number of players."""
    content_set: str | None
    seed: int = field(repr=False)
    """A number that was chosen, or a secret (`kernel.deal_secret`)."""
    clock_mode: str
    clock_seconds: int
    host_key: str = field(repr=False)
    created: float
    seats: list[Seat]
    version: int = 1
    status: str = LOBBY
    paused_by: int | None = None
    next_table: str | None = None
    ended: float | None = None
    undo_request: UndoRequest | None = None
    clock_from: float | None = None
    """Since when the running clock of slow play counts, in Unix time, if no entry is newer."""
    lesson: str | None = None
    """The guided game that is played."""
    fork: Fork | None = None
    """The game it plays on from; None if it was begun anew."""

    def copy(self) -> "Sheet":
        """An independent copy."""
        return replace(self, seats=[replace(seat) for seat in self.seats])


@dataclass(frozen=True, slots=True)
class Entry:
    """One journal entry: a move, or an undo that keeps so many moves."""

    table_id: str
    seq: int
    kind: str
    value: int
    """The action, or the number of moves kept."""
    seat: int
    by: str
    """`person`, the bot that chose, or `fork`."""
    spent: float
    """Seconds used of the seat's clock."""
    next_seat: int
    """The seat to move after it, or -1 when the game is over."""
    at: float


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One chat line."""

    table_id: str
    n: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Saved:
    """A table as stored, or its changes; `sheet` is None if it is unchanged."""

    sheet: Sheet | None
    entries: list[Entry]
    lines: list[ChatLine]
