"""The prepared content of a pack, read once and kept in memory."""

from functools import cache
from pathlib import Path

from petteia.games.elysium.content.edition import HOUSE, read_edition
from petteia.games.elysium.rules.content import Content


@cache
def load_content(families: tuple[str, ...], folder: Path = HOUSE) -> Content:
    """Read the pack in a folder and prepare five of its Families for play."""
    return Content(read_edition(folder), families)
