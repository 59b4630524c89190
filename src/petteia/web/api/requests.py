"""What a client sends to the API."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, WithJsonSchema
from pydantic.config import JsonDict

from petteia.bots.levels import DEFAULT_LEVEL
from petteia.review.exercise import ITERATIONS
from petteia.tables.request import (
    LEAST_SECONDS,
    LONGEST_CHAT,
    LONGEST_NAME,
    MOST_SECONDS,
    OFFERED,
    check_level,
)
from petteia.web.api.game_schemas import (
    DEFAULT_GAME,
    FEWEST_SEATS,
    MOST_SEATS,
    OFFERED_GAMES,
    example_table,
    options_schema,
)

LARGEST_NUMBER = 2**31 - 1
LONGEST_URL = 1024
LONGEST_ADDRESS = 254
MOST_ITERATIONS = 2 * ITERATIONS
"""Of the search of an answer here; at the terminal it may have more."""
NOTICE_ID = r"^[A-Za-z0-9_-]{16,32}$"
BOT_EXAMPLE: JsonDict = {"kind": "bot", "level": DEFAULT_LEVEL}
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


class _Request(BaseModel):
    """A request: no unknown fields, no conversion of types."""

    model_config = ConfigDict(extra="forbid", strict=True)


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


Options = Annotated[
    dict[str, JsonValue],
    WithJsonSchema({"anyOf": [options_schema(key) for key in OFFERED_GAMES]}),
    Field(description="The options of the game; the seats give the number of players."),
]


class NewTable(_Request):
    """A table to be created."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [example_table(key) for key in OFFERED_GAMES]}
    )
    game: str = Field(
        default=DEFAULT_GAME, max_length=32, json_schema_extra={"enum": [*OFFERED_GAMES]}
    )
    options: Options = Field(default_factory=dict)
    seats: list[NewSeat] = Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)
    clock: NoClock | Clock = NoClock()
    start: bool = Field(default=False, description="Start at once, if no seat is open.")


class NewLesson(_Request):
    """A guided game to be begun."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Thea"}]})
    name: Name
    """The name of the learner."""


class ChangeTable(_Request):
    """Changes to a table before the game; fields left out stay as they are."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"clock": {"mode": "move", "seconds": 180}}]}
    )
    options: Options | None = None
    clock: NoClock | Clock | None = None


class SitDown(_Request):
    """Name and colour of a person who takes a seat."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Ikaros", "colour": "b"}]})
    name: Name
    colour: Colour


class ChangeSeat(_Request):
    """Changes to a seat; fields left out stay as they are."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Ikaros"}, BOT_EXAMPLE]})
    kind: Literal["bot", "open"] | None = None
    name: Name | None = None
    colour: Colour | None = None
    level: Level | None = None


class AddSeat(_Request):
    """A seat to be added."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "open"}, BOT_EXAMPLE]})
    kind: Literal["open", "bot"] = "open"
    level: Level | None = None
    name: AnyName = ""


class BotLevel(_Request):
    """The bot that is to play."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"level": DEFAULT_LEVEL}]})
    level: Level = DEFAULT_LEVEL


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


class HintRequest(_Request):
    """How long a bot may think about a hint."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"strength": "normal"}]})
    strength: Literal["quick", "normal", "thorough"] = "normal"


class WhyRequest(_Request):
    """Which move is to be explained."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"move": 12}]})
    move: int = Field(
        ge=1, le=LARGEST_NUMBER, description="Its number, from 1, as in the lines of the log."
    )


class UndoAnswer(_Request):
    """Whether a person agrees to a request to take back moves."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seq": 57, "agree": True}]})
    seq: Seq
    agree: bool


class PlayOn(_Request):
    """From where to play on."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"move": 12, "better": True}]})
    move: int = Field(ge=0, le=LARGEST_NUMBER, description="How many moves are kept.")
    better: bool = Field(
        default=False, description="Begin with the better choice; the review must be ready."
    )
    name: AnyName = Field(default="", description="Your name; else that of the seat.")


class ChatMessage(_Request):
    """A chat message."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seat": 0, "text": "Well played!"}]})
    seat: Seat
    text: str = Field(max_length=LONGEST_CHAT, pattern=r"\S", json_schema_extra=PRINTABLE)


class PushNotices(_Request):
    """A browser that is to show push messages, as its push manager describes it."""

    kind: Literal["push"]
    endpoint: str = Field(max_length=LONGEST_URL)
    p256dh: str = Field(max_length=128)
    auth: str = Field(max_length=64)


class WebhookNotices(_Request):
    """The URL of a webhook."""

    kind: Literal["webhook"]
    url: str = Field(max_length=LONGEST_URL)


class MailNotices(_Request):
    """An e-mail address; its owner must confirm it."""

    kind: Literal["mail"]
    address: str = Field(max_length=LONGEST_ADDRESS)


NewNotices = Annotated[PushNotices | WebhookNotices | MailNotices, Field(discriminator="kind")]


class Confirmation(_Request):
    """What was sent to an e-mail address."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"code": "3Zb1pQxk8vHn2Rw0sYtLfA"}]})
    code: str = Field(pattern=NOTICE_ID)


class Hello(BaseModel):
    """A message of the page over its socket: first its secrets, language and the name to watch
    under, later changes."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: str = ""
    tokens: list[Annotated[str, Field(max_length=128)]] | None = Field(default=None, max_length=16)
    language: str | None = Field(default=None, max_length=8)
    log: int = Field(default=0, ge=0, le=LARGEST_NUMBER)
    seq: int | None = Field(default=None, ge=0, le=LARGEST_NUMBER)
    chat: int = Field(default=0, ge=0, le=LARGEST_NUMBER)
    changes: bool = False
    """In the first message: whether the page understands changes of positions."""
    whole: bool = False
    """Whether the page needs a whole position, because the changes do not fit what it has."""
    ping: object = None


class Answer(_Request):
    """An answer to an exercise."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"action": 147}]})
    action: int = Field(ge=0, le=LARGEST_NUMBER, description="One of the screen's `moves`.")


class OwnExercise(_Request):
    """A position of a finished game, and how answers are judged."""

    exercise: dict[str, JsonValue] = Field(
        description="`record`: the record of the game up to the position, without its result;"
        " `tempting`: the action that was played there; `solutions`: empty."
    )
    names: list[Name] = Field(
        default_factory=list, max_length=MOST_SEATS, description="The players' names by seat."
    )
    iterations: int = Field(
        default=ITERATIONS,
        ge=1,
        le=MOST_ITERATIONS,
        description="The search of an answer; as in the review that it comes from, its best action"
        " is always right.",
    )
    seed: int = Field(default=0, ge=0, le=LARGEST_NUMBER)


class AnsweredExercise(OwnExercise):
    """The same with an answer."""

    action: int = Field(ge=0, le=LARGEST_NUMBER, description="One of the screen's `moves`.")
