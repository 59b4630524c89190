"""Actions of the engine as words, and positions with words in place of actions."""

from petteia.games.thebai.rules import codes
from tests.games.thebai.reference.board import (
    COUNCIL,
    EDITION,
    HELP,
    HEROES,
    LEVELS,
    ORDERS,
    ROWS,
    THINGS,
    TRACKS,
    Position,
    dice_spaces,
    side,
)

PLAIN = {codes.DONE: "done", codes.STOP: "stop", codes.TAKE_BACK: "take back"}
NUMBERED = {
    codes.TRIGGER: "trigger",
    codes.ORDER: "order",
    codes.ROTATE: "rotate",
    codes.ROOF: "roof",
    codes.START_ORDER: "starting",
}
LISTED: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.FULFIL: ("fulfil", tuple(ORDERS)),
    codes.CITIZEN: ("citizen", LEVELS),
    codes.ESTATE: ("estate", tuple(space.key for space in EDITION.estate)),
    codes.HELP: ("help", tuple(HELP)),
    codes.GOOD: ("good", THINGS),
    codes.GIVE: ("give", THINGS),
    codes.TAKE: ("take", THINGS),
    codes.PAY: ("pay", THINGS),
    codes.RAISE_ESTATE: ("raise", tuple(space.key for space in EDITION.estate)),
    codes.RAISE_CITIZEN: ("raise citizen", LEVELS),
    codes.RAISE_HOPLITE: ("raise hoplite", LEVELS),
    codes.HOPLITE: ("hoplite", LEVELS),
    codes.ROW: ("row", ROWS),
    codes.TRACK: ("track", TRACKS),
    codes.MONUMENT: ("monument", tuple(COUNCIL)),
    codes.COMMANDER: ("commander", tuple("1234567")),
    codes.HERO: ("hero", tuple(HEROES)),
    codes.START_STONE: ("start", ROWS),
}
IN_CITY = {
    codes.CITY: "city",
    codes.RAISE_CITY: "raise",
    codes.SHIFT: "shift",
    codes.KEEP: "keep",
    codes.DISMISS: "dismiss",
}
ON_STONES = {codes.ARCHON: "archon", codes.STEP: "step", codes.SPACE: "space"}


def word_of(p: Position, action: int) -> str:
    """An action in words."""
    kind, argument = action & ~codes.ARGUMENTS, action & codes.ARGUMENTS
    columns = side(p).columns
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == codes.ACCEPT:
        return "accept"
    if kind in NUMBERED:
        return f"{NUMBERED[kind]} {argument}"
    if kind in IN_CITY:
        return f"{IN_CITY[kind]} {dice_spaces(columns)[argument]}"
    if kind in ON_STONES:
        row, column = divmod(argument, len(columns))
        return f"{ON_STONES[kind]} {columns[column]}{row + 1}"
    if kind == codes.WHICH:
        heroes = argument - codes.HERO_EFFECT
        blessing = EDITION.blessings[argument].key if heroes < 0 else ""
        return f"which {blessing or EDITION.heroes[heroes].key}"
    word, names = LISTED[kind]
    return f"{word} {names[argument]}"


def read_position(state) -> Position:
    """A position for the reference implementation: its JSON, with actions in words."""
    p: Position = state.dump()
    for frame in p["frames"]:
        if "only" in frame:
            frame["only"] = word_of(p, frame["only"]) if frame["only"] >= 0 else ""
    return p
