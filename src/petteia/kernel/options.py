"""Options of a game, declared once for the command line, the API, the start page and the arena."""

from dataclasses import dataclass
from typing import Final, Literal

from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

Options = dict[str, Json]
"""The options a game was started with, as a record stores them."""
HOUSE_PACK = "house"
"""The name of the built-in pack; any other pack is named by its folder."""
EVERY_GAME = ("players", "pack")
"""Options that all games have."""

NUMBER: Final = "number"
CHOICE: Final = "choice"
TEXT: Final = "text"
"""Kinds of options: a whole number, one of several words, or a text that the game parses."""


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option of a game, in addition to the number of players and the pack."""

    name: str
    """Its name in records and the API, and its flag on the command line."""
    kind: Literal["number", "choice", "text"]
    help: str
    """The key of the message in the game's locale that explains the option."""
    default: int | str
    choices: tuple[int | str, ...] = ()
    """The allowed values (NUMBER, CHOICE) or suggestions (TEXT)."""
    players: tuple[int, ...] = ()
    """The player counts for which the option exists; empty for all."""
    rule: str = ""
    """The id of the rule that is cited when a value is rejected."""
    letter: str = ""
    """The short flag on the command line, if any."""


def chosen_options(options: Options) -> Options:
    """Completed options without the number of players and the pack."""
    return {name: value for name, value in options.items() if name not in EVERY_GAME}


def fitting_options(options: Options, fields: tuple[OptionField, ...], players: int) -> Options:
    """The options without those that this number of players does not have."""
    absent = {field.name for field in fields if field.players and players not in field.players}
    return {name: value for name, value in options.items() if name not in absent}


def players_of(options: Options) -> int:
    """The number of players that completed options name."""
    players = options["players"]
    assert isinstance(players, int)
    return players


def option_text(value: Json) -> str:
    """The value of an option as text."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def check_names(game: str, options: Options, fields: tuple[OptionField, ...]) -> None:
    """Reject options that the game does not have."""
    known = ["players", *(field.name for field in fields), "pack"]
    for name in sorted(set(options) - set(known)):
        raise Problem(f"{game} has no option {name!r}; it has {', '.join(known)}.")


def check_value(field: OptionField, value: Json) -> Json:
    """Validate a NUMBER or CHOICE; the game itself validates a TEXT."""
    if field.kind == TEXT:
        return value
    fits = isinstance(value, int if field.kind == NUMBER else str) and value is not True
    if not fits or value is False or value not in field.choices:
        there = ", ".join(map(str, field.choices))
        rule = f" ({field.rule})" if field.rule else ""
        raise Problem(f"{field.name.capitalize()} is one of {there}, not {value!r}{rule}.")
    return value
