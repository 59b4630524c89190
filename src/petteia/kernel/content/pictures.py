"""The pictograms that a pack names for what is printed in it. They do not change the game."""

import re
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from petteia.kernel.content.packs import PICTURES, Pack
from petteia.kernel.content.reader import Section, show

SPRITE = Path("page") / "pictures.svg"
"""The pictograms of a game, in its folder; `build_tools/pictograms.py` writes it."""
SYMBOL = re.compile(r'<symbol id="([^"]+)"')

Pictures = dict[str, dict[str, str]]
"""By kind of thing and key: the name of a pictogram."""


@cache
def known_pictures(game: Path) -> frozenset[str]:
    """The names of the pictograms that the game in this folder has."""
    return frozenset(SYMBOL.findall((game / SPRITE).read_text("utf-8")))


def read_pictures(pack: Pack, game: Path, things: Mapping[str, Collection[str]]) -> Pictures:
    """The pictograms that a pack names.

    `things` has the keys of a pack by kind. Raise `ReadError` for a thing or a pictogram that
    does not exist; a kept pack is shown without pictograms that no longer do.
    """
    found: Pictures = {kind: {} for kind in things}
    top = Section(pack.pictures, PICTURES)
    for kind, keys in things.items():
        if not top.has(kind):
            continue
        table = top.table(kind)
        for key in keys:
            if not table.has(key):
                continue
            name = table.text(key)
            if name not in known_pictures(game):
                if pack.kept:
                    continue
                raise table.error(key, f"there is no pictogram {show(name)}; see docs/packs.md")
            found[kind][key] = name
        table.close()
    top.close()
    return found


def merge_pictures(
    house: Pictures, own: Pictures, things: Mapping[str, Collection[str]]
) -> Pictures:
    """The pictograms of a pack that extends the house, for things that are still there."""
    return {
        kind: {key: name for key, name in {**house[kind], **own[kind]}.items() if key in keys}
        for kind, keys in things.items()
    }
