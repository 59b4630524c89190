"""The names of Thebai's things, and their numbers.

Levels are written "1" "1*" "2" "2*" "3" "3*", Kadmeia spaces "C4", dice spaces "C4-D4", stones
"K1" (of a colour nobody plays), "K1.0" (of seat 0) and "N05", all else by its key.
"""

from petteia.games.thebai.content.edition import read_edition
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.position import Position

LEVELS = ("1", "1*", "2", "2*", "3", "3*")
GOODS = ("grape", "amphora", "bronze", "drachma")
ROWS = ("red", "blue", "yellow")
EDGES = ("top", "right", "bottom", "left")
SEATLESS = 3
"""The colour of the stones in the city of a built table."""
CATALOG = Content(read_edition())
EDITION = CATALOG.edition


def _numbers(things) -> dict[str, int]:
    return {thing.key: number for number, thing in enumerate(things)}


ORDERS = _numbers(EDITION.orders)
HEROES = _numbers(EDITION.heroes)
BLESSINGS = _numbers(EDITION.blessings)
HELP = _numbers(EDITION.help_stacks)
GATES = _numbers(EDITION.gates)
ATTACKS = _numbers(EDITION.attacks)
SPACES = _numbers(EDITION.estate)
COUNCIL = _numbers(EDITION.council)
PROSPERITIES = _numbers(EDITION.prosperities)
HERALDS = _numbers(EDITION.heralds)


def level(name: str) -> int:
    """The number of a level: `level("2*")` is 3."""
    return LEVELS.index(name)


def stone(name: str) -> int:
    """The number of a stone."""
    kind, _, colour = name.partition(".")
    if kind.startswith("N"):
        return codes.NEUTRAL + int(kind[1:]) - 1
    return (int(colour) if colour else SEATLESS) * codes.OWN_STONES + int(kind[1:]) - 1


def space(state: Position, name: str) -> int:
    """The number of a Kadmeia space."""
    return next(it for it in range(state.board.spaces) if state.board.name(it) == name)


def dice_space(state: Position, name: str) -> int:
    """The number of a dice space."""
    return next(it for it in range(state.board.dice) if state.board.dice_name(it) == name)
