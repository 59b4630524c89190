"""Where on the table an action is clicked."""

from petteia.games.thebai.position.keys import Keys, keys_of
from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.position import Position

BUTTON = "button"
"""The anchor of decisions that have no place on the table."""
DECK = "deck"
"""The top of the deck of orders."""
SPACES = (c.ARCHON, c.STEP, c.SPACE)
DICE_SPACES = (c.CITY, c.RAISE_CITY, c.SHIFT, c.KEEP, c.DISMISS)
LEVELS = {
    c.CITIZEN: "citizen",
    c.RAISE_CITIZEN: "citizen",
    c.RAISE_HOPLITE: "hoplite",
    c.HOPLITE: "hoplite",
}
GOODS = (c.GOOD, c.GIVE, c.TAKE, c.PAY)
WORDS: dict[int, tuple[str, tuple[str, ...]]] = {
    c.ROW: ("row", c.ROW_COLOURS),
    c.START_STONE: ("row", c.ROW_COLOURS),
    c.TRACK: ("track", c.TRACK_WORDS),
    c.ROOF: ("edge", c.EDGE_WORDS),
    c.ROTATE: ("turn", ("0", "1", "2", "3")),
    c.COMMANDER: ("commander", ("1", "2", "3", "4", "5", "6", "7")),
}


def anchor(t: Position, action: int) -> str:
    """The thing on the table that stands for an action."""
    kind, argument = action & ~c.ARGUMENTS, action & c.ARGUMENTS
    if kind in SPACES:
        return f"space:{t.board.names[argument]}"
    if kind in DICE_SPACES:
        return f"dice:{t.board.dice_names[argument]}"
    if kind in LEVELS:
        return f"{LEVELS[kind]}:{c.LEVEL_WORDS[argument]}"
    if kind in GOODS:
        return f"good:{c.STOCK_WORDS[argument]}"
    if kind in WORDS:
        prefix, words = WORDS[kind]
        return f"{prefix}:{words[argument]}"
    if kind == c.STOP:
        return f"space:{t.board.names[t.players[t.top.seat].archon]}"
    if kind == c.TRIGGER and argument < c.BOTH:
        beside = (t.board.first, t.board.second)[argument]
        return f"space:{t.board.names[beside[t.top.at]]}"
    return _component(t, keys_of(t.content), kind, argument)


def _component(t: Position, keys: Keys, kind: int, argument: int) -> str:
    """The anchor of an action with a component."""
    if kind == c.FULFIL:
        return f"order:{keys.orders[argument]}"
    if kind in (c.ORDER, c.START_ORDER):
        return DECK if argument == c.DECK_TOP else display_anchor(t, argument)
    if kind in (c.ESTATE, c.RAISE_ESTATE):
        return f"estate:{keys.estate[argument]}"
    if kind == c.HELP:
        return f"help:{keys.help[argument]}"
    if kind == c.MONUMENT:
        return f"council:{keys.council[argument]}"
    if kind == c.HERO:
        return f"hero:{keys.heroes[argument]}"
    return BUTTON


def display_anchor(t: Position, slot: int) -> str:
    """An order of the display."""
    return f"display:{keys_of(t.content).orders[t.display[slot]]}"
