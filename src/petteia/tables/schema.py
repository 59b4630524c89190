"""The SQL schema of the store, and its rows as dataclasses."""

from dataclasses import dataclass, field, replace

import sqlalchemy as sql

from petteia.kernel.options import Options

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("fingerprint", sql.String(64), nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("content_set", sql.String(64)),
    sql.Column("seed", sql.String(20), nullable=False),
    sql.Column("status", sql.String(16), nullable=False),
    sql.Column("clock_mode", sql.String(8), nullable=False),
    sql.Column("clock_seconds", sql.Integer, nullable=False),
    sql.Column("host_key", sql.String(64), nullable=False),
    sql.Column("paused_by", sql.Integer),
    sql.Column("next_table", sql.String(16)),
    sql.Column("created", sql.Float(53), nullable=False),
    sql.Column("ended", sql.Float(53)),
    sql.Index("tables_status", "status"),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("colour", sql.String(1), nullable=False),
    sql.Column("level", sql.String(32)),
    sql.Column("key", sql.String(64)),
    sql.Column("owner", sql.String(32)),
    sql.Column("away", sql.Boolean, nullable=False),
    sql.Column("resigns", sql.Boolean, nullable=False),
    sql.Column("extra", sql.Float(53), nullable=False),
)

journal = sql.Table(
    "journal",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(4), nullable=False),
    sql.Column("value", sql.Integer, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("by", sql.String(32), nullable=False),
    sql.Column("spent", sql.Float(53), nullable=False),
    sql.Column("next_seat", sql.Integer, nullable=False),
    sql.Column("at", sql.Float(53), nullable=False),
)

chat = sql.Table(
    "chat",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("text", sql.String(500), nullable=False),
    sql.Column("at", sql.Float(53), nullable=False),
)

LOBBY, PLAYING, OVER, ABANDONED = "lobby", "playing", "over", "abandoned"
OPEN, PERSON, BOT = "open", "person", "bot"
MOVE, UNDO = "move", "undo"


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

    def bot(self) -> str | None:
        """The bot that plays this seat now, or None."""
        return self.level if self.kind == BOT or self.away else None


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
    seed: int
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
    """`person`, or the bot that chose."""
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
