"""The types of what a table sends to its viewers."""

from typing import Annotated, Literal

from typing_extensions import TypeAliasType, TypedDict

from petteia.kernel.wire import Cards, Ending, LogLine, OfGame, Screen, TableOptions, WireType

Status = Literal["lobby", "playing", "over", "abandoned"]
SeatKind = Literal["open", "person", "bot"]
ClockMode = Literal["none", "move", "game"]
NoticeKind = Literal["push", "webhook", "mail"]
GameScreen = Annotated[Screen, OfGame("screen")]
GameLogLine = Annotated[LogLine, OfGame("log_line")]
GameCards = TypeAliasType("GameCards", Annotated[Cards, OfGame("cards")])
GameOptions = Annotated[TableOptions, OfGame("options")]


class FaceSeat(WireType):
    """A seat and who has it."""

    seat: int
    kind: SeatKind
    name: str
    colour: str
    level: str | None
    """The level of the bot that plays here."""
    online: bool
    mine: bool
    """Whether the viewer has its secret."""
    away: bool
    """Whether a bot plays for this person until they come back."""
    missed: bool
    """Whether the others cannot end the game without this person, although a bot plays for them."""
    bot_moves: int
    """How many moves of this person a bot made."""
    clock: float | None
    """The seconds left when this was sent."""
    resigns: bool
    """Whether this person agrees to end the game as it stands."""


class Pause(WireType):
    """Who paused the game."""

    by: int


class TableClock(WireType):
    """The clock of a table: seconds for each turn, or for the whole game."""

    mode: ClockMode
    seconds: int


class UndoAsked(WireType):
    """A player asks to take back moves."""

    seat: int
    seq: int
    """The position it was made in; it expires with the next one."""
    moves: int
    """How many moves would be taken back, those of others included."""
    asked: list[int]
    """The seats that must agree."""
    agreed: list[int]
    declined: bool


class LessonPlace(WireType):
    """How far a game is the lesson of its table."""

    followed: int
    """How many of its first moves are those of the lesson."""
    over: bool
    """Whether the game is past what the lesson is about."""


class ForkedFrom(WireType):
    """The game that a table plays on from."""

    table: str
    move: int
    """How many of its moves were taken."""


class Face(WireType):
    """A table without its game: seats, clocks, status."""

    id: str
    game: str
    status: Status
    options: GameOptions
    set: str | None
    """The set of content that was requested by name."""
    seats: list[FaceSeat]
    mine: list[int]
    host: bool
    hot_seat: bool
    """Whether several people share the viewer's browser."""
    solo: bool
    """Whether no other person plays, so that every move can be undone."""
    paused: Pause | None
    clock: TableClock
    spectators: list[str]
    """The names of those who watch; who gave none has an empty one."""
    undo_request: UndoAsked | None
    lesson: str | None
    """The guided game that is played here."""
    next: str | None
    """The table of the next game, if somebody wanted one."""
    fork: ForkedFrom | None
    """The finished game that this one plays on from: its deal is known, so it is practice."""
    commitment: str | None
    """The SHA-256 of the secret that deals the game, the same from creation to the end, where the
    record has the secret; None if somebody chose a seed."""
    created: str
    ended: str | None


class Undo(WireType):
    """What the viewer can undo."""

    can: bool
    restart: bool
    """Whether more of this turn than the last decision can be undone."""
    words: str | None
    """What would be undone."""
    why: str | None
    """Why nothing can be undone."""
    ask: bool
    """Whether the others can be asked to allow it."""


From = TypedDict("From", {"from": int})
"""A key that is a keyword of Python."""


class LogPart(WireType, From):
    """A part of the log: keep the first `from` lines and append these."""

    lines: list[GameLogLine]
    total: int


class Position(WireType):
    """What a viewer sees of the game, and their moves."""

    seq: int
    """The number of the last entry of the table's journal."""
    moves: int
    screen: GameScreen | None
    """None before the game starts."""
    private: bool
    """Whether other people at the viewer's browser may not see this screen."""
    undo: Undo
    log: LogPart
    thinking: int | None
    """The seat whose bot is thinking."""
    lesson: LessonPlace | None
    """None if no guided game is played here."""
    ending: Ending | None


class ChatLine(WireType):
    """A chat message."""

    n: int
    seat: int
    name: str
    text: str
    at: str


class ChatPart(WireType, From):
    """A part of the chat: keep the first `from` lines and append these."""

    lines: list[ChatLine]
    total: int


class Replay(WireType):
    """A game after its first moves."""

    moves: int
    of: int
    screen: GameScreen
    log_lines: int


class HintMove(WireType):
    """A move that a bot considers good."""

    action: int
    words: str
    lead: float
    """The expected final lead over the mean of the others."""
    share: float
    """The expected share of the win, from 0 to 1; the first move has the largest."""
    reason: str


class WhySentence(WireType):
    """A part of the explanation of a move."""

    about: Literal["brought", "took", "better"]
    """What it tells: what the move brought its player, what it took from you, or whether you could
    see a clearly better one."""
    words: str


class TurnNotice(WireType):
    """A way in which a person is told of their turns while their page is closed."""

    id: str
    """Whoever knows it may end it."""
    kind: NoticeKind
    target: str
    """A push endpoint, the host of a webhook, or an e-mail address."""
    confirmed: bool
    """False for an e-mail address whose owner has not opened the link that was sent there."""
