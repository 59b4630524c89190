"""What goes over the wire, as the documentation of the API shows it."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic.config import JsonDict

from petteia.kernel.game import game, games_at_table
from petteia.tables.request import (
    LEAST_SECONDS,
    LONGEST_CHAT,
    LONGEST_NAME,
    MOST_SECONDS,
    OFFERED,
    check_level,
)

AT_TABLE = games_at_table()
FEWEST_SEATS = min(game(key).fewest for key in AT_TABLE)
MOST_SEATS = max(game(key).most for key in AT_TABLE)
LARGEST_NUMBER = 2**31 - 1
PRINTABLE: JsonDict = {"format": "printable"}
"""For the documentation: no control characters, and none that turn the text around them."""

Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Colour = Literal["a", "b", "c", "d"]
Name = Annotated[str, Field(max_length=LONGEST_NAME, pattern=r"\S", json_schema_extra=PRINTABLE)]
"""What somebody is called; a name of blanks is none."""
AnyName = Annotated[str, Field(max_length=LONGEST_NAME, json_schema_extra=PRINTABLE)]
"""A name, or nothing."""
Level = Annotated[
    str,
    # Refused as the tables do it: in words that say which levels there are.
    AfterValidator(check_level),
    Field(max_length=32, json_schema_extra={"enum": [*OFFERED]}, description="A bot's level."),
]
Seq = Annotated[
    int,
    Field(ge=0, le=LARGEST_NUMBER, description="The `seq` of the position that was seen."),
]
Facts = dict[str, object]


class _Asked(BaseModel):
    """What somebody sends: nothing unknown in it, numbers are numbers."""

    model_config = ConfigDict(extra="forbid", strict=True)


class _Told(BaseModel):
    """What is answered; more may be added in time."""

    model_config = ConfigDict(extra="allow")


class AskedPerson(_Asked):
    """A seat of whoever creates the table."""

    kind: Literal["person"]
    name: Name
    colour: Colour | None = None
    level: Level | None = None


class AskedBot(_Asked):
    """A seat for a bot; without a name it is given one."""

    kind: Literal["bot"]
    name: AnyName = ""
    colour: Colour | None = None
    level: Level


class AskedOpening(_Asked):
    """A seat that waits for somebody with the link."""

    kind: Literal["open"]
    name: AnyName = ""
    colour: Colour | None = None
    level: Level | None = None


AskedSeat = Annotated[AskedPerson | AskedBot | AskedOpening, Field(discriminator="kind")]


class NoClock(_Asked):
    """All the time in the world."""

    mode: Literal["none"] = "none"
    seconds: int = Field(default=0, ge=0, le=MOST_SECONDS)


class AskedClock(_Asked):
    """Time to think: for each turn, or for the whole game."""

    mode: Literal["move", "game"]
    seconds: int = Field(ge=LEAST_SECONDS, le=MOST_SECONDS)


class AskedOptions(_Asked):
    """What a game is played with; the number of players is the number of seats."""

    families: str | list[Annotated[str, Field(max_length=64)]] = Field(
        default="first-game", description="The name of a set, `random`, or five keys."
    )
    pack: str = Field(
        default="house", max_length=64, description="A pack by the name `games` gave."
    )


class NewTable(_Asked):
    """A table somebody wants."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "game": "elysium",
                    "options": {"families": "first-game"},
                    "seats": [
                        {"kind": "person", "name": "Thea", "colour": "a"},
                        {"kind": "bot", "level": "merchant"},
                        {"kind": "bot", "level": "oracle"},
                    ],
                    "start": True,
                }
            ]
        }
    )
    game: str = Field(default="elysium", max_length=32, json_schema_extra={"enum": [*AT_TABLE]})
    options: AskedOptions = AskedOptions()
    seats: list[AskedSeat] = Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)
    clock: NoClock | AskedClock = NoClock()
    start: bool = Field(default=False, description="Begin at once, if no seat is open.")


class SitDown(_Asked):
    """Who sits down."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Ikaros", "colour": "b"}]})
    name: Name
    colour: Colour


class ChangeSeat(_Asked):
    """What is to be different about a seat; what is not named stays."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"name": "Ikaros"}, {"kind": "bot", "level": "oracle"}]}
    )
    kind: Literal["bot", "open"] | None = None
    name: Name | None = None
    colour: Colour | None = None
    level: Level | None = None


class AddSeat(_Asked):
    """One seat more."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"kind": "open"}, {"kind": "bot", "level": "oracle"}]}
    )
    kind: Literal["open", "bot"] = "open"
    level: Level | None = None
    name: AnyName = ""


class SeatAdded(_Told):
    """The number of the new seat."""

    seat: int


class BotLevel(_Asked):
    """Which bot is to play."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"level": "merchant"}]})
    level: Level = "merchant"


class Agreement(_Asked):
    """Does somebody agree to end the game as it stands?"""

    model_config = ConfigDict(json_schema_extra={"examples": [{"agree": True}]})
    agree: bool


class Move(_Asked):
    """One decision."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seq": 57, "action": 147}]})
    seq: Seq
    action: int = Field(ge=0, le=LARGEST_NUMBER, description="One of the screen's `moves`.")


class Back(_Asked):
    """Something to take back."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seq": 57}]})
    seq: Seq


class Saying(_Asked):
    """Something said at the table."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seat": 0, "text": "Well played!"}]})
    seat: Seat
    text: str = Field(max_length=LONGEST_CHAT, pattern=r"\S", json_schema_extra=PRINTABLE)


class ErrorBody(_Told):
    """What is wrong."""

    key: str = Field(description="Which error it is, for programs.")
    words: str = Field(description="The same for people, in the language of the request.")
    rule: str | None = Field(default=None, description="The rule of the game it rests on.")
    seq: int | None = Field(default=None, description="Where the table really is, if `stale`.")


class Error(_Told):
    """Every answer from 400 on."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "error": {
                        "key": "stale",
                        "words": "The table has moved on.",
                        "rule": None,
                        "seq": 58,
                    }
                }
            ]
        }
    )
    error: ErrorBody


class Bot(_Told):
    """A level of bots."""

    level: str
    number: int = Field(description="1 is the weakest.")
    name: str
    about: str


class Games(_Told):
    """What can be played here."""

    games: list[Facts] = Field(description="For each game its name, players, packs and sets.")
    bots: list[Bot]


class Rules(_Told):
    """The rules of a game by their numbers."""

    rules: list[object]


class Created(_Told):
    """A new table and the secrets of who created it."""

    id: str
    host: str = Field(description="The secret of the host.")
    tokens: dict[str, str] = Field(description="The secret of each seat that is yours.")


class FaceSeat(_Told):
    """Who sits where."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    colour: str
    level: str | None
    online: bool
    mine: bool
    away: bool


class Face(_Told):
    """A table without its game: seats, clocks, status."""

    id: str
    game: str
    status: Literal["lobby", "playing", "over", "abandoned"]
    options: Facts
    seats: list[FaceSeat]
    mine: list[int]
    host: bool
    solo: bool
    spectators: int
    next: str | None


class LogLines(_Told):
    """A piece of the log: keep the first `from` lines, append these."""

    lines: list[Facts]


class Position(_Told):
    """What a seat sees of the game, and what it may do."""

    seq: int
    moves: int
    screen: Facts | None = Field(description="The game as this seat sees it (docs/api.md).")
    undo: Facts | None
    log: LogLines
    thinking: int | None
    ending: Facts | None


class Table(_Told):
    """A table with its game."""

    table: Face
    position: Position


class Cards(_Told):
    """The cards of a table by key."""

    cards: dict[str, Facts]
    families: dict[str, Facts]


class Token(_Told):
    """The secret of a seat."""

    token: str


class NextSeq(_Told):
    """Where the table is now."""

    model_config = ConfigDict(extra="allow", json_schema_extra={"examples": [{"seq": 58}]})
    seq: int


class Hint(_Told):
    """The best moves as a bot sees them, best first."""

    moves: list[Facts]


class Replay(_Told):
    """A game after its first moves."""

    moves: int
    of: int
    screen: Facts
    log_lines: int


class GameRecord(_Told):
    """A game from its beginning to its end; `petteia replay` reads it."""

    format: Literal["petteia-record"]
    game: str
    seed: int
    moves: list[int]


class Invitation(_Told):
    """How friends come to a table."""

    url: str
    reachable: bool = Field(description="False if only this machine can open it.")
    qr: str = Field(description="The address as a QR code: an SVG element.")


class NextTable(_Told):
    """The table of the next game."""

    id: str


class Done(_Told):
    """It is done."""

    ok: Literal[True] = True


class Health(_Told):
    """The server is well."""

    ok: bool
    version: str
    pid: int


class Hello(BaseModel):
    """What a page says over its socket: first who it is, later what changed."""

    model_config = ConfigDict(extra="forbid", strict=True)
    tokens: list[Annotated[str, Field(max_length=128)]] | None = Field(default=None, max_length=16)
    language: str | None = Field(default=None, max_length=8)
    log: int = Field(default=0, ge=0, le=LARGEST_NUMBER)
    seq: int | None = Field(default=None, ge=0, le=LARGEST_NUMBER)
    chat: int = Field(default=0, ge=0, le=LARGEST_NUMBER)
    ping: object = None
