"""What somebody asks for when they open a table, checked and completed."""

import re
import secrets
import unicodedata
from dataclasses import dataclass, field

from petteia.bots.roster import LEVELS
from petteia.kernel.options import Options
from petteia.tables.errors import Bad
from petteia.tables.schema import BOT, OPEN, PERSON, Seat

LONGEST_NAME = 24
LONGEST_CHAT = 500
COLOURS = "abcd"
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 10
CLOCKS = ("none", "move", "game")
LEAST_SECONDS = 5
MOST_SECONDS = 24 * 3600
OFFERED = tuple(level for level in LEVELS if level != "random")
"""The bots a table takes, weakest first: nobody would want one at it that plays at random."""
BOT_NAMES = ("Kleio", "Doros", "Myrto", "Lykos", "Xanthe", "Phaon", "Ianthe", "Ladon")
"""Names for bots that were given none."""
UNWANTED = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Unicode's kinds of characters that do not print, or turn the text around them."""


@dataclass(frozen=True, slots=True)
class WantedSeat:
    """A seat: a `person` of the browser that asks, a `bot`, or `open` for whoever has the link."""

    kind: str
    name: str = ""
    colour: str = ""
    level: str | None = None


@dataclass(frozen=True, slots=True)
class WantedClock:
    """No clocks, so many seconds for each turn (`move`), or for the whole game (`game`)."""

    mode: str = "none"
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table as it is asked for."""

    game: str
    options: Options
    """Without the players: they are the seats."""
    seats: list[WantedSeat]
    clock: WantedClock = field(default_factory=WantedClock)
    seed: int | None = None
    start: bool = True
    """Begin at once, if no seat is open."""


@dataclass(frozen=True, slots=True)
class Created:
    """A new table, with the secrets of whoever asked for it."""

    id: str
    host: str = field(repr=False)
    tokens: dict[int, str] = field(repr=False)


def clean_name(name: str) -> str:
    """A name fit to be shown, or `Bad`."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()
    if not 1 <= len(name) <= LONGEST_NAME or _is_odd(name):
        raise Bad("bad-name", most=LONGEST_NAME)
    return name


def clean_text(text: str) -> str:
    """A line of chat fit to be shown, or `Bad`."""
    text = re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()
    # Emoji are joined by a character of a kind that is otherwise unwanted.
    if not 1 <= len(text) <= LONGEST_CHAT or _is_odd(text.replace("\u200d", "")):
        raise Bad("bad-text", most=LONGEST_CHAT)
    return text


def _is_odd(text: str) -> bool:
    return any(unicodedata.category(letter) in UNWANTED for letter in text)


def check_level(level: str | None) -> str:
    """A bot that can be seated at a table; programs of one's own cannot."""
    if level is None or level not in OFFERED:
        raise Bad("bad-level", levels=", ".join(OFFERED))
    return level


def check_clock(clock: WantedClock) -> WantedClock:
    """The clocks, or `Bad`."""
    if clock.mode not in CLOCKS:
        raise Bad("bad-clock", least=LEAST_SECONDS, most=MOST_SECONDS)
    if clock.mode == "none":
        return WantedClock()
    if not LEAST_SECONDS <= clock.seconds <= MOST_SECONDS:
        raise Bad("bad-clock", least=LEAST_SECONDS, most=MOST_SECONDS)
    return clock


def seat_all(wanted: list[WantedSeat], fewest: int, most: int) -> list[Seat]:
    """The seats as they are at the beginning, all persons of one owner, without their keys."""
    if not fewest <= len(wanted) <= most:
        raise Bad("bad-seats", fewest=fewest, most=most)
    owner = new_owner()
    seats: list[Seat] = []
    for one in wanted:
        if one.kind not in (OPEN, PERSON, BOT):
            raise Bad("bad-kind")
        if one.colour and one.colour not in COLOURS:
            raise Bad("bad-colour")
        name = clean_name(one.name) if one.name.strip() and one.kind != OPEN else ""
        if one.kind == PERSON and not name:
            raise Bad("bad-name", most=LONGEST_NAME)
        level = check_level(one.level) if one.kind == BOT else None
        seats.append(Seat(one.kind, name, "", level, owner=owner if one.kind == PERSON else None))
    for seat, one in zip(seats, wanted, strict=True):
        if one.colour and one.colour not in [other.colour for other in seats]:
            seat.colour = one.colour
    for seat in seats:
        seat.colour = seat.colour or free_colour(seats)
        if seat.kind == BOT and not seat.name:
            seat.name = bot_name(seats)
    return seats


def free_colour(seats: list[Seat]) -> str:
    """The first colour nobody has."""
    taken = {seat.colour for seat in seats}
    return next(colour for colour in COLOURS if colour not in taken)


def bot_name(seats: list[Seat]) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {seat.name for seat in seats}
    return secrets.choice([name for name in BOT_NAMES if name not in taken])


def new_owner() -> str:
    """A name for a browser that sits down, known to nobody but the store."""
    return secrets.token_hex(8)


def new_id() -> str:
    """A table's id: short, without letters that look alike, and not to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Could this be a table's id?"""
    return len(text) == ID_LENGTH and all(letter in LETTERS for letter in text)
