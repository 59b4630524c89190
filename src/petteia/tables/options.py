"""The options of a table: stored with the pack by name, played with the pack's folder."""

from collections.abc import Mapping
from pathlib import Path

from petteia.kernel.game import Game
from petteia.kernel.options import HOUSE_PACK, TEXT, Options
from petteia.kernel.text.problem import Problem
from petteia.tables.errors import Bad, BadOptions

LONGEST_SET_NAME = 64
"""As in the schema of the store."""


def complete_options(
    played: Game, given: Options, players: int, packs: Mapping[str, Path]
) -> Options:
    """Options from outside, checked and completed as they are stored; `Bad` if they are wrong."""
    if "players" in given:
        raise BadOptions("The number of players is the number of seats.")
    pack = given.get("pack", HOUSE_PACK)
    # Options come from the network: accept only packs known by name, never a folder.
    if not isinstance(pack, str) or pack not in (HOUSE_PACK, *packs):
        raise Bad("bad-pack")
    located = located_options({**given, "pack": pack}, packs)
    try:
        completed = played.complete_options({**located, "players": players})
    except Problem as problem:
        raise BadOptions(str(problem)) from None
    del completed["players"]
    return {**completed, "pack": pack}


def located_options(stored: Options, packs: Mapping[str, Path]) -> Options:
    """Stored options with the folder of the pack in place of its name."""
    pack = stored.get("pack", HOUSE_PACK)
    return {**stored, "pack": str(packs[pack]) if isinstance(pack, str) and pack in packs else pack}


def set_name(played: Game, options: Options) -> str | None:
    """The set of content that was requested by name; a list of choices has no name."""
    for field in played.option_fields():
        given = options.get(field.name, field.default)
        if field.kind == TEXT and isinstance(given, str) and "," not in given:
            return given.strip().lower()[:LONGEST_SET_NAME]
    return None
