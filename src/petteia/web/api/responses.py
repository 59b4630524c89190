"""What the API responds."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

Facts = dict[str, object]


class _Response(BaseModel):
    """A response; fields may be added in later versions."""

    model_config = ConfigDict(extra="allow")


class SeatAdded(_Response):
    """The number of the new seat."""

    seat: int


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
    hints: bool = Field(description="Whether hints can be asked for at a table.")
    packs: list[Facts] = Field(description="Each with `name` and `title`, and more by game.")
    options: list[GameOption]


class Games(_Response):
    """The games of this server."""

    games: list[GameSetting]
    bots: list[Bot]
    default_level: str = Field(description="The bot for seats without a choice.")


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
