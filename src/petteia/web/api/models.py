"""The messages of the API, as its documentation shows them."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, WithJsonSchema
from pydantic.config import JsonDict

from petteia.kernel.game import browser_games, game
from petteia.kernel.options import CHOICE, HOUSE_PACK, NUMBER, OptionField
from petteia.kernel.plugin import plugin
from petteia.tables.request import (
    LEAST_SECONDS,
    LONGEST_CHAT,
    LONGEST_NAME,
    MOST_SECONDS,
    OFFERED,
    check_level,
)

OFFERED_GAMES = browser_games()
DEFAULT_GAME = OFFERED_GAMES[0]
FEWEST_SEATS = min(game(key).fewest for key in OFFERED_GAMES)
MOST_SEATS = max(game(key).most for key in OFFERED_GAMES)
LARGEST_NUMBER = 2**31 - 1
PRINTABLE: JsonDict = {"format": "printable"}
"""For the documentation: no control characters, and none that change the text direction."""

Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Colour = Literal["a", "b", "c", "d"]
Name = Annotated[str, Field(max_length=LONGEST_NAME, pattern=r"\S", json_schema_extra=PRINTABLE)]
"""A name that is not blank."""
AnyName = Annotated[str, Field(max_length=LONGEST_NAME, json_schema_extra=PRINTABLE)]
"""A name, or an empty text."""
Level = Annotated[
    str,
    # The error of `check_level` names the levels there are.
    AfterValidator(check_level),
    Field(max_length=32, json_schema_extra={"enum": [*OFFERED]}, description="A bot's level."),
]
Seq = Annotated[
    int,
    Field(ge=0, le=LARGEST_NUMBER, description="The `seq` of the position the client has."),
]
Facts = dict[str, object]


class _Request(BaseModel):
    """A request: no unknown fields, no conversion of types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class _Response(BaseModel):
    """A response; fields may be added in later versions."""

    model_config = ConfigDict(extra="allow")


class PersonSeat(_Request):
    """A seat of the person who creates the table."""

    kind: Literal["person"]
    name: Name
    colour: Colour | None = None
    level: Level | None = None


class BotSeat(_Request):
    """A seat for a bot; it gets a name if none is given."""

    kind: Literal["bot"]
    name: AnyName = ""
    colour: Colour | None = None
    level: Level


class OpenSeat(_Request):
    """A seat for anybody with the link."""

    kind: Literal["open"]
    name: AnyName = ""
    colour: Colour | None = None
    level: Level | None = None


NewSeat = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class NoClock(_Request):
    """No clock."""

    mode: Literal["none"] = "none"
    seconds: int = Field(default=0, ge=0, le=MOST_SECONDS)


class Clock(_Request):
    """Seconds for each turn, or for the whole game."""

    mode: Literal["move", "game"]
    seconds: int = Field(ge=LEAST_SECONDS, le=MOST_SECONDS)


def _option_schema(key: str, field: OptionField) -> JsonDict:
    """The JSON schema of one option of a game."""
    text: JsonDict = {"type": "string"}
    kinds: dict[str, JsonDict] = {NUMBER: {"type": "integer"}, CHOICE: text}
    schema = kinds.get(field.kind, {"anyOf": [text, {"type": "array", "items": text}]})
    limits: JsonDict = {"enum": [*field.choices]} if field.kind in kinds else {}
    about = game(key).say("en", field.help)
    if field.players:
        about += f" Only with this number of players: {', '.join(map(str, field.players))}."
    return {**schema, **limits, "default": field.default, "description": about}


def _options_schema(key: str) -> JsonDict:
    """The JSON schema of the options of a game."""
    pack: JsonDict = {
        "type": "string",
        "maxLength": 64,
        "default": HOUSE_PACK,
        "description": "A pack by its name in `/api/games`.",
    }
    options = {field.name: _option_schema(key, field) for field in game(key).option_fields()}
    return {
        "title": plugin(key).name,
        "type": "object",
        "properties": {**options, "pack": pack},
        "additionalProperties": False,
    }


def _example(key: str) -> JsonDict:
    """A request for a table with one person, and bots in the other seats."""
    shown = game(key)
    seats: list[JsonValue] = [{"kind": "person", "name": "Thea", "colour": "a"}]
    seats += [{"kind": "bot", "level": level} for level in OFFERED[::-1][: shown.fewest - 1]]
    return {
        "game": key,
        "options": {
            field.name: field.default
            for field in shown.option_fields()
            if not field.players or shown.fewest in field.players
        },
        "seats": seats,
        "start": True,
    }


Options = Annotated[
    dict[str, JsonValue],
    WithJsonSchema({"anyOf": [_options_schema(key) for key in OFFERED_GAMES]}),
    Field(description="The options of the game; the seats give the number of players."),
]


class NewTable(_Request):
    """A table to be created."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [_example(key) for key in OFFERED_GAMES]}
    )
    game: str = Field(
        default=DEFAULT_GAME, max_length=32, json_schema_extra={"enum": [*OFFERED_GAMES]}
    )
    options: Options = Field(default_factory=dict)
    seats: list[NewSeat] = Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)
    clock: NoClock | Clock = NoClock()
    start: bool = Field(default=False, description="Start at once, if no seat is open.")


class SitDown(_Request):
    """Name and colour of a person who takes a seat."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Ikaros", "colour": "b"}]})
    name: Name
    colour: Colour


class ChangeSeat(_Request):
    """Changes to a seat; fields left out stay as they are."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"name": "Ikaros"}, {"kind": "bot", "level": "oracle"}]}
    )
    kind: Literal["bot", "open"] | None = None
    name: Name | None = None
    colour: Colour | None = None
    level: Level | None = None


class AddSeat(_Request):
    """A seat to be added."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"kind": "open"}, {"kind": "bot", "level": "oracle"}]}
    )
    kind: Literal["open", "bot"] = "open"
    level: Level | None = None
    name: AnyName = ""


class SeatAdded(_Response):
    """The number of the new seat."""

    seat: int


class BotLevel(_Request):
    """The bot that is to play."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"level": "merchant"}]})
    level: Level = "merchant"


class Agreement(_Request):
    """Whether a person agrees to end the game as it stands."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"agree": True}]})
    agree: bool


class Move(_Request):
    """One decision."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seq": 57, "action": 147}]})
    seq: Seq
    action: int = Field(ge=0, le=LARGEST_NUMBER, description="One of the screen's `moves`.")


class Back(_Request):
    """A request to undo."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seq": 57}]})
    seq: Seq


class ChatMessage(_Request):
    """A chat message."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seat": 0, "text": "Well played!"}]})
    seat: Seat
    text: str = Field(max_length=LONGEST_CHAT, pattern=r"\S", json_schema_extra=PRINTABLE)


class ErrorBody(_Response):
    """An error."""

    key: str = Field(description="The error, for programs.")
    words: str = Field(description="The error in words, in the language of the request.")
    rule: str | None = Field(default=None, description="The rule of the game behind it.")
    seq: int | None = Field(default=None, description="The current `seq`, if the error is `stale`.")


class Error(_Response):
    """The body of every response with a status of 400 or more."""

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


class Bot(_Response):
    """A level of bots."""

    level: str
    number: int = Field(description="1 is the weakest.")
    name: str
    about: str


class GameOption(_Response):
    """An option of a game."""

    name: str
    kind: str = Field(description="`number`, `choice` or `text`.")
    default: JsonValue
    choices: list[JsonValue] = Field(description="What can be chosen; for a text, suggestions.")
    players: list[int] = Field(description="The numbers of players with this option; empty: all.")
    help: str


class GameSetting(_Response):
    """What the start page offers for a game."""

    game: str
    name: str
    page: bool = Field(description="Whether the game has a page of its own in the browser.")
    fewest: int
    most: int
    minutes: int = Field(description="About how long a game takes; 0 if unknown.")
    packs: list[Facts] = Field(description="Each with `name` and `title`, and more by game.")
    options: list[GameOption]


class Games(_Response):
    """The games of this server."""

    games: list[GameSetting]
    bots: list[Bot]


class Rules(_Response):
    """The rules of a game by id."""

    rules: list[object]


class Created(_Response):
    """A new table and the secrets of its creator."""

    id: str
    host: str = Field(description="The secret of the host.")
    tokens: dict[str, str] = Field(description="The secret of each seat that is yours.")


class FaceSeat(_Response):
    """A seat and who has it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    colour: str
    level: str | None
    online: bool
    mine: bool
    away: bool


class Face(_Response):
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


class LogLines(_Response):
    """A part of the log: keep the first `from` lines and append these."""

    lines: list[Facts]


class Position(_Response):
    """What a seat sees of the game, and its moves."""

    seq: int
    moves: int
    screen: Facts | None = Field(description="The game as this seat sees it (docs/api.md).")
    undo: Facts | None
    log: LogLines
    thinking: int | None
    ending: Facts | None


class Table(_Response):
    """A table with its game."""

    table: Face
    position: Position


class Cards(_Response):
    """The cards of a table by key, and what else the page of its game needs."""

    cards: dict[str, Facts]


class Token(_Response):
    """The secret of a seat."""

    token: str


class NextSeq(_Response):
    """The number of the new position."""

    model_config = ConfigDict(extra="allow", json_schema_extra={"examples": [{"seq": 58}]})
    seq: int


class Hint(_Response):
    """The best moves by a bot's judgement, best first."""

    moves: list[Facts]


class Replay(_Response):
    """A game after its first moves."""

    moves: int
    of: int
    screen: Facts
    log_lines: int


class GameRecord(_Response):
    """The record of a finished game; `petteia replay` reads it."""

    format: Literal["petteia-record"]
    game: str
    seed: int
    moves: list[int]


class Invitation(_Response):
    """The link to a table."""

    url: str
    reachable: bool = Field(description="False if only this machine can open it.")
    qr: str = Field(description="The address as a QR code: an SVG element.")


class NextTable(_Response):
    """The table of the next game."""

    id: str


class Done(_Response):
    """The request was carried out."""

    ok: Literal[True] = True


class Health(_Response):
    """The server is healthy."""

    ok: bool
    version: str
    pid: int


class Hello(BaseModel):
    """A message of the page over its socket: first its secrets and language, later changes."""

    model_config = ConfigDict(extra="forbid", strict=True)
    tokens: list[Annotated[str, Field(max_length=128)]] | None = Field(default=None, max_length=16)
    language: str | None = Field(default=None, max_length=8)
    log: int = Field(default=0, ge=0, le=LARGEST_NUMBER)
    seq: int | None = Field(default=None, ge=0, le=LARGEST_NUMBER)
    chat: int = Field(default=0, ge=0, le=LARGEST_NUMBER)
    ping: object = None
