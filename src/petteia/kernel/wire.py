"""The types of what a game sends to a page: screens, log lines, endings, cards and settings.

They are plain dictionaries at run time. The API describes them as OpenAPI, and the types of the
browser page are generated from that description. A game that shows more than this declares its
own types and names them in `Game.wire_types`.
"""

from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired

# Pydantic reads the TypedDict of `typing` only from Python 3.12 on.
from typing_extensions import TypeAliasType, TypedDict

from petteia.kernel.options import CHOICE, NUMBER, TEXT, OptionField

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
    from pydantic.json_schema import JsonSchemaValue
    from pydantic_core import CoreSchema


class WireType(TypedDict):
    """The base of all types on the wire: no keys but those declared."""


CONFIG: Any = {"extra": "forbid", "use_attribute_docstrings": True}
# Pydantic reads it, also for subclasses. To type checkers a TypedDict has no class attributes.
setattr(WireType, "__pydantic_config__", CONFIG)  # noqa: B010


class OfGame:
    """Marks a type that games may extend. The API describes it as a union of the games' types."""

    def __init__(self, part: str) -> None:
        self.part = part
        """The field of `WireTypes`."""

    def __get_pydantic_core_schema__(
        self, source: object, handler: "GetCoreSchemaHandler"
    ) -> "CoreSchema":
        from petteia.kernel.game import browser_games, game

        declared = [PLAIN, *(game(key).wire_types() for key in browser_games())]
        parts = dict.fromkeys(getattr(types, self.part) for types in declared)
        return handler.generate_schema(reduce(or_, parts))

    def __get_pydantic_json_schema__(
        self, schema: "CoreSchema", handler: "GetJsonSchemaHandler"
    ) -> "JsonSchemaValue":
        described = handler(schema)
        described[BASE_KEYWORD] = getattr(BASE, self.part).__name__
        return described


BASE_KEYWORD = "x-base"
"""The keyword of a description that names what all types of a union have in common."""


class LegalMove(WireType):
    """A legal action."""

    action: int
    at: str
    """The anchor: the thing on the table that stands for it, such as `agora:aegis`."""
    placed: bool
    """Whether that thing can be clicked on the table; if not, the move needs a button."""
    words: str
    brings: str
    """What it would bring, for a preview before the click; may be empty."""
    kind: str
    reveals: bool
    """Whether it brings out something hidden."""
    final: bool
    """Whether it cannot be undone."""
    passes: bool
    """Whether somebody else decides after it, so that it cannot be undone."""


class Barred(WireType):
    """Why a thing cannot be used now."""

    rule: str
    words: str
    short: str
    """A few words for the thing itself; may be empty."""
    missing: str
    """What the player lacks, in the game's own letters; may be empty."""


class Prompt(WireType):
    """The question to the player to move, or what the others wait for."""

    words: str
    sub: str
    """More about it; may be empty."""
    turn: int
    """The seat whose turn it is; -1 when the game is over."""
    frame: str
    """The name of the decision."""
    card: str | None
    """The card that asks."""
    moving: str | None
    """The card that is being moved."""


class Screen(WireType):
    """What one seat sees of a game; every game adds to it."""

    game: str
    seat: int
    """-1 is a spectator."""
    to_move: int
    """-1 when the game is over."""
    over: bool
    prompt: Prompt
    moves: list[LegalMove]
    """The legal actions, if this seat is to move."""
    barred: dict[str, Barred]
    """By anchor, if this seat is to move."""
    names: list[str]
    """The players by seat."""
    stage: str
    """Where the game stands, such as its round; a page announces it when it changes. May be
    empty."""


class PlainSeat(WireType):
    """A seat of a game without a page of its own."""

    score: int


class PlainScreen(Screen):
    """What one seat sees of a game without a page of its own."""

    plain: Literal[True]
    picture: str
    """The position as lines of text."""
    scores: list[int]
    seats: list[PlainSeat]


class SeatWord(WireType):
    """A player in a sentence."""

    seat: int
    name: str


class CardWord(WireType):
    """A card in a sentence."""

    card: str
    name: str


Word = TypeAliasType("Word", str | SeatWord | CardWord)
"""A part of a sentence."""


class LogLine(WireType):
    """A line of the log."""

    n: int
    """Its number, from 0."""
    move: int
    """The number of moves when it was written."""
    seat: int
    """The seat that acted; -1 if nobody did."""
    kind: str
    words: list[Word]
    changes: list[list[Word]]
    forced: bool
    """Whether the game played it for the seat, which had only this option."""
    concerns: list[int]
    """The other seats to which it did something."""


class RankedSeat(WireType):
    """A place in the ranking."""

    place: int
    seat: int
    score: int


class Category(WireType):
    """A row of the score sheet."""

    key: str
    name: str
    note: str
    icon: str
    values: list[int]
    """By seat."""


class ChartStep(WireType):
    """A step of the chart of points over time."""

    label: str
    zone: Literal["play", "scoring"]
    icon: str
    """May be empty."""


class Chart(WireType):
    """The points of every seat over time."""

    steps: list[ChartStep]
    lines: list[list[int]]
    """By seat, a value for each step."""


class Moment(WireType):
    """A highlight of the game."""

    key: str
    name: str
    seat: int | None
    words: str


class Ending(WireType):
    """The end of a game."""

    ranking: list[RankedSeat]
    categories: list[Category]
    chart: Chart
    moments: list[Moment]
    lede: str
    """How the game was won; may be empty."""


class Cards(WireType):
    """The cards of a table by key; a game adds what else its page needs."""

    cards: dict[str, Any]


class GameOption(WireType):
    """An option of a game."""

    name: str
    kind: Literal["number", "choice", "text"]
    default: int | str
    choices: list[int | str]
    """What can be chosen; for a text, suggestions."""
    players: list[int]
    """The numbers of players with this option; empty: all."""
    help: str


class PackSetting(WireType):
    """A pack to choose."""

    name: str
    title: str


class LessonOffer(WireType):
    """A guided game to choose."""

    name: str
    title: str
    about: str


class LessonStep(WireType):
    """A text of a lesson, and what it is about."""

    key: str
    text: str
    otherwise: str | None
    """The text for those who went their own way, if it differs."""
    rules: list[str]
    """The ids of the rules that it shows."""
    points: str
    """The thing on the page that it speaks of: an anchor, or a named part; may be empty."""
    frame: str
    """The decision at which it is also shown to those who went their own way; may be empty."""
    at: int
    """How many moves of the lesson were played before it."""
    action: int | None
    """What it asks for; None if it is only read."""


class LessonData(WireType):
    """A guided game, with its texts."""

    name: str
    title: str
    seat: int
    moves: int
    """How many moves it has. Steps there are the last words, for everybody."""
    steps: list[LessonStep]


class GameSetting(WireType):
    """What the start page offers for a game."""

    game: str
    name: str
    page: bool
    """Whether the game has a page of its own in the browser."""
    fewest: int
    most: int
    minutes: int
    """About how long a game takes; 0 if unknown."""
    hints: bool
    """Whether hints can be asked for at a table."""
    packs: list[Annotated[Any, OfGame("pack")]]
    options: list[GameOption]
    lessons: list[LessonOffer]


class RuleText(WireType):
    """A rule or a ruling."""

    id: str
    kind: str
    section: str
    text: str


class PackData(WireType):
    """The identity of a pack."""

    name: str
    fingerprint: str


class Result(WireType):
    """How a game ended, by seat."""

    scores: list[int]
    ranking: list[int]


class DealData(WireType):
    """What a game was dealt by: a seed that was chosen, or a secret."""

    seed: NotRequired[int]
    secret: NotRequired[str]
    """256 bits as hexadecimal digits, drawn by the server when it made the table."""
    commitment: NotRequired[str]
    """The SHA-256 of the secret, which the table has shown from the beginning."""


class RecordData(DealData):
    """The record of a game; `petteia replay` reads it."""

    format: Literal["petteia-record"]
    version: int
    game: str
    rules: int
    pack: PackData
    options: dict[str, Any]
    seats: list[str]
    moves: list[int]
    result: NotRequired[Result]
    """Missing while the game is not over."""


class TableOptions(WireType):
    """The options of a table; every game adds its own."""

    players: int
    pack: str


@dataclass(frozen=True, slots=True)
class WireTypes:
    """The types of what one game sends."""

    screen: type
    log_line: type
    cards: type
    pack: type
    options: type


BASE = WireTypes(Screen, LogLine, Cards, PackSetting, TableOptions)
"""What all games have in common."""
PLAIN = WireTypes(PlainScreen, LogLine, Cards, PackSetting, TableOptions)
"""The types of a game without a page of its own and without options."""


def plain_types(name: str, fields: tuple[OptionField, ...]) -> WireTypes:
    """The types of a game without a page of its own, with the options it declares."""
    if not fields:
        return PLAIN
    kinds: dict[str, Any] = {NUMBER: int, CHOICE: str, TEXT: str | list[str]}
    own = {field.name: kinds[field.kind] for field in fields}
    own |= {field.name: NotRequired[own[field.name]] for field in fields if field.players}
    make: Any = TypedDict
    options = make(f"{name}Options", {"players": int, **own, "pack": str})
    options.__pydantic_config__ = CONFIG
    return replace(PLAIN, options=options)
