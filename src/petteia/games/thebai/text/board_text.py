"""Texts of what boards and pieces show apart from effects: tables, colours, roofs."""

from petteia.games.thebai.rules.codes import LEVEL_SIGNS, ORDER_COLOURS
from petteia.games.thebai.rules.printed import Edition, Order, Stone
from petteia.games.thebai.text.step_text import MESSAGES, sentences

CLEARED = ("none", "one", "two", "three")
"""How many columns are cleared when a new citizen comes, the last also for more (T1)."""


def city_text(edition: Edition, language: str) -> str:
    """The VP of superiority (F3)."""
    *values, most = edition.superiority
    shown = ", ".join(f"{number} → {value}" for number, value in enumerate(values))
    facts: dict[str, str | int] = {"values": shown, "top": len(values), "most": most}
    return sentences([_say(language, "board-superiority", **facts)])


def estate_name(language: str) -> str:
    """The name of the estate board."""
    return _say(language, "board-estate-name")


def estate_text(edition: Edition, language: str) -> str:
    """The VP of columns, the levels of new citizens, and the start of each seat (E3, T1, I4)."""
    columns = [
        _say(language, "board-column", column=column, vp=vp)
        for column, vp in enumerate(edition.column_values, 2)
    ]
    arriving = {
        cleared: LEVEL_SIGNS[level]
        for cleared, level in zip(CLEARED, edition.new_citizen, strict=True)
    }
    said = [
        _say(language, "board-columns", values=", ".join(columns)),
        _say(language, "board-new-citizen", **arriving),
    ]
    for seat, (levels, drachmas) in enumerate(edition.starts, 1):
        shown = _levels(levels)
        said.append(_say(language, "board-start", seat=seat, levels=shown, drachmas=drachmas))
    return sentences(said)


def commander_text(edition: Edition, language: str) -> str:
    """The strengths of commanders (F3)."""
    return sentences([_say(language, "board-commanders", strengths=_row(edition.commanders))])


def roofs_text(stone: Stone, language: str) -> str:
    """The roofs of a stone (V8)."""
    roofs = ", ".join(_say(language, "roof-colour", roof=roof) for roof in stone.roofs)
    return sentences([_say(language, "board-roofs", roofs=roofs)])


def colour_text(order: Order, language: str) -> str:
    """The colour of an order (E5)."""
    return sentences([_say(language, "board-colour", colour=ORDER_COLOURS[order.colour])])


def colour_name(colour: int, language: str) -> str:
    """The name of a colour of orders."""
    return _say(language, "order-colour", colour=ORDER_COLOURS[colour])


def _row(values: tuple[int, ...]) -> str:
    return ", ".join(str(value) for value in values)


def _levels(levels: tuple[int, ...]) -> str:
    return ", ".join(LEVEL_SIGNS[level] for level in levels)


def _say(language: str, key: str, **facts: str | int) -> str:
    return MESSAGES.say(language, key, **facts)
