"""Keeps the house edition of a game for the tables that were begun with it.

Run `python build_tools/former_edition.py GAME` before changing the pack of a game that was
released. It writes `content/former/<fingerprint>/edition.json` in the folder of the game.
"""

import sys

from petteia.kernel.content.packs import EDITION
from petteia.kernel.game import FORMER, game
from petteia.kernel.options import HOUSE_PACK


def main(key: str) -> None:
    """Write the edition as one file."""
    played = game(key)
    text = played.pack_text({"pack": HOUSE_PACK})
    if text is None:
        raise SystemExit(f"{played.name} has no packs.")
    folder = played.folder() / FORMER / played.pack_identity({"pack": HOUSE_PACK}).fingerprint
    folder.mkdir(parents=True, exist_ok=True)
    (folder / EDITION).write_text(text + "\n", encoding="utf-8")
    print(folder / EDITION)


if __name__ == "__main__":
    main(*sys.argv[1:])
