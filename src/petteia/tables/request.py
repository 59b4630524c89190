"""The request to create a table, validated and completed."""

import re
import secrets
import unicodedata
from dataclasses import dataclass, field

from petteia.bots.levels import LEVELS
from petteia.kernel.options import Options
from petteia.tables.errors import Bad
from petteia.tables.model import BOT, OPEN, PERSON, Seat

LONGEST_NAME = 24
LONGEST_CHAT = 500
COLOURS = "abcd"
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 10
CLOCKS = ("none", "move", "game")
LEAST_SECONDS = 5
MOST_SECONDS = 14 * 24 * 3600
OFFERED = tuple(level for level in LEVELS if level != "random")
"""The levels offered at tables, weakest first, without the random bot."""
BOT_NAMES = ("Leda", "Orion", "Milo", "Iris", "Damon", "Phoebe", "Linos", "Thalia")
"""Names for bots without a name."""
UNPRINTABLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories of characters that do not print or change the direction of text."""


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A seat: a `person` in this browser, a `bot`, or `open` for anybody with the link."""

    kind: str
    name: str = ""
    colour: str = ""
    level: str | None = None


@dataclass(frozen=True, slots=True)
class ClockRequest:
    """No clocks, seconds for each turn (`move`), or seconds for the whole game (`game`)."""

    mode: str = "none"
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A table to be created."""

    game: str
    options: Options
    """Without the number of players, which is the number of seats."""
    seats: list[SeatRequest]
    clock: ClockRequest = field(default_factory=ClockRequest)
    seed: int | None = None
    """What deals the game; if None, a secret is drawn."""
    start: bool = True
    """Start at once, if no seat is open."""
    lesson: str = ""
    """A guided game, which fixes everything but the name of the one person."""


@dataclass(frozen=True, slots=True)
class Created:
    """A new table, with the secrets of its creator."""

    id: str
    host: str = field(repr=False)
    tokens: dict[int, str] = field(repr=False)


def clean_name(name: str) -> str:
    """A normalized name, or `Bad`."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()
    if not 1 <= len(name) <= LONGEST_NAME or _has_unprintable(name):
        raise Bad("bad-name", most=LONGEST_NAME)
    return name


def clean_text(text: str) -> str:
    """A normalized chat message, or `Bad`."""
    text = re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()
    # The joiner inside emoji is of an unprintable category.
    if not 1 <= len(text) <= LONGEST_CHAT or _has_unprintable(text.replace("\u200d", "")):
        raise Bad("bad-text", most=LONGEST_CHAT)
    return text


def _has_unprintable(text: str) -> bool:
    return any(unicodedata.category(letter) in UNPRINTABLE for letter in text)


def check_level(level: str | None) -> str:
    """A level that is offered at tables, or `Bad`; external programs are not."""
    if level is None or level not in OFFERED:
        raise Bad("bad-level", levels=", ".join(OFFERED))
    return level


def check_clock(clock: ClockRequest) -> ClockRequest:
    """The validated clock, or `Bad`."""
    if clock.mode not in CLOCKS:
        raise Bad("bad-clock", least=LEAST_SECONDS, most=MOST_SECONDS)
    if clock.mode == "none":
        return ClockRequest()
    if not LEAST_SECONDS <= clock.seconds <= MOST_SECONDS:
        raise Bad("bad-clock", least=LEAST_SECONDS, most=MOST_SECONDS)
    return clock


def make_seats(requested: list[SeatRequest], fewest: int, most: int) -> list[Seat]:
    """The seats of a new table, without keys; all person seats have one owner."""
    if not fewest <= len(requested) <= most:
        raise Bad("bad-seats", fewest=fewest, most=most)
    owner = new_owner()
    seats: list[Seat] = []
    for one in requested:
        if one.kind not in (OPEN, PERSON, BOT):
            raise Bad("bad-kind")
        if one.colour and one.colour not in COLOURS:
            raise Bad("bad-colour")
        name = clean_name(one.name) if one.name.strip() and one.kind != OPEN else ""
        if one.kind == PERSON and not name:
            raise Bad("bad-name", most=LONGEST_NAME)
        level = check_level(one.level) if one.kind == BOT else None
        seats.append(Seat(one.kind, name, "", level, owner=owner if one.kind == PERSON else None))
    for seat, one in zip(seats, requested, strict=True):
        if one.colour and one.colour not in [other.colour for other in seats]:
            seat.colour = one.colour
    for seat in seats:
        seat.colour = seat.colour or free_colour(seats)
        if seat.kind == BOT and not seat.name:
            seat.name = bot_name(seats)
    return seats


def free_colour(seats: list[Seat]) -> str:
    """The first free colour."""
    taken = {seat.colour for seat in seats}
    return next(colour for colour in COLOURS if colour not in taken)


def bot_name(seats: list[Seat]) -> str:
    """A bot name that is free at the table."""
    taken = {seat.name for seat in seats}
    return secrets.choice([name for name in BOT_NAMES if name not in taken])


def new_owner() -> str:
    """A random id for a browser, known only to the store."""
    return secrets.token_hex(8)


def new_id() -> str:
    """A random table id: short, unguessable, without letters that look alike."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this has the form of a table id."""
    return len(text) == ID_LENGTH and all(letter in LETTERS for letter in text)
