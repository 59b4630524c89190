"""The prepared content of a pack, read once and kept in memory."""

from functools import lru_cache
from pathlib import Path

from petteia.games.thebai.content.edition import HOUSE, read_edition
from petteia.games.thebai.rules.content import Content


@lru_cache(maxsize=8)
def load_content(folder: Path = HOUSE) -> Content:
    """Read the pack in a folder and prepare it for play."""
    return Content(read_edition(folder))
