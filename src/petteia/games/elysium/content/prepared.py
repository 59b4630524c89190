"""Packs prepared for play: the `Content` of five Families, made once for each pack."""

from functools import cache
from pathlib import Path

from petteia.games.elysium.content.edition import HOUSE, read_edition
from petteia.games.elysium.rules.content import Content


@cache
def load_content(families: tuple[str, ...], folder: Path = HOUSE) -> Content:
    """The content of these five Families of the pack in `folder`."""
    return Content(read_edition(folder), families)
