"""The types of what the API responds and of what a socket sends, beside those of the tables."""

from typing import Annotated, Any, Literal

from pydantic import Discriminator
from typing_extensions import TypeAliasType

from petteia.kernel.wire import GameSetting, LessonData, RuleText, WireType
from petteia.tables.wire import (
    ChatPart,
    Face,
    GameLogLine,
    HintMove,
    LogPart,
    NoticeKind,
    Position,
    TurnNotice,
    WhySentence,
)


class SeatAdded(WireType):
    """The number of the new seat."""

    seat: int


class ErrorBody(WireType):
    """An error."""

    key: str
    """The error, for programs."""
    words: str
    """The error in words, in the language of the request."""
    rule: str | None
    """The rule of the game behind it."""
    seq: int | None
    """The current `seq`, if the error is `stale`."""


class Error(WireType):
    """The body of every response with a status of 400 or more."""

    error: ErrorBody


class Bot(WireType):
    """A level of bots."""

    level: str
    number: int
    """1 is the weakest."""
    name: str
    about: str


class NoticeChoices(WireType):
    """How this server can tell people of their turns while their page is closed."""

    kinds: list[NoticeKind]
    push_key: str
    """The key a browser needs to receive push messages; empty without push."""


class Games(WireType):
    """The games of this server."""

    games: list[GameSetting]
    bots: list[Bot]
    default_level: str
    """The bot for seats without a choice."""
    bot_names: list[str]
    """Names for bots."""
    colours: list[str]
    """The colours of seats."""
    longest_name: int
    longest_chat: int
    notices: NoticeChoices


class Rules(WireType):
    """The rules of a game by id."""

    rules: list[RuleText]


class LessonBody(WireType):
    """A guided game."""

    lesson: LessonData


class Created(WireType):
    """A new table and the secrets of its creator."""

    id: str
    host: str
    """The secret of the host."""
    tokens: dict[str, str]
    """The secret of each seat that is yours."""


class Table(WireType):
    """A table with its game."""

    table: Face
    position: Position


class LogLines(WireType):
    """The whole log."""

    lines: list[GameLogLine]


class Token(WireType):
    """The secret of a seat."""

    token: str


class NextSeq(WireType):
    """The number of the new position."""

    seq: int


class TurnNotices(WireType):
    """How the person in a seat is told of their turns."""

    notices: list[TurnNotice]


class Hint(WireType):
    """The best moves by a bot's judgement, best first."""

    moves: list[HintMove]


class Why(WireType):
    """Why a move was made, as far as you may know."""

    sentences: list[WhySentence]


class Invitation(WireType):
    """The link to a table."""

    url: str
    reachable: bool
    """False if only this machine can open it."""
    qr: str
    """The address as a QR code: an SVG element."""


class NextTable(WireType):
    """The table of the next game."""

    id: str


class Done(WireType):
    """The request was carried out."""

    ok: Literal[True]


class Health(WireType):
    """The server is healthy."""

    ok: bool
    version: str
    pid: int


class TableMessage(Face):
    """Seats, clocks or the status have changed."""

    type: Literal["table"]


class PositionMessage(Position):
    """The game has changed."""

    type: Literal["position"]


class SetValue(WireType):
    """A value of a position is replaced, or added."""

    op: Literal["add", "replace"]
    path: str
    """Where, as a JSON Pointer: `/screen/seats/0/gold`; `-` is the end of a list."""
    value: Any


class RemoveKey(WireType):
    """A key of a position is gone."""

    op: Literal["remove"]
    path: str


Operation = TypeAliasType("Operation", Annotated[SetValue | RemoveKey, Discriminator("op")])
"""One change: an operation of JSON Patch (RFC 6902)."""


class ChangesMessage(WireType):
    """The game has changed: what is new since the last position sent over this socket."""

    type: Literal["changes"]
    base: int
    """The `seq` of that position."""
    seq: int
    patch: list[Operation]
    """The changes of that position except its log, in order."""
    log: LogPart


class ChatPartMessage(ChatPart):
    """Somebody said something."""

    type: Literal["chat"]


class ProblemMessage(WireType):
    """A request over the socket failed."""

    type: Literal["problem"]
    error: ErrorBody


class Pong(WireType):
    """The answer to a ping."""

    type: Literal["pong"]


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        TableMessage | PositionMessage | ChangesMessage | ChatPartMessage | ProblemMessage | Pong,
        Discriminator("type"),
    ],
)
"""What the server sends over a socket."""
