"""Writes the pictograms of each game from npm's game-icons, with those that its packs name.

Run it with `python build_tools/pictograms.py` after changing a `pictures.toml` or a version. It
writes `page/pictures.svg` in the folder of each game and `static/vendor/LICENSE-game-icons`.
"""

import json
import re
import subprocess
import tempfile
import tomllib
from pathlib import Path

from vendor import VENDOR, fetch

GAMES = Path(__file__).parent.parent / "src" / "petteia" / "games"
ICONS = ("@iconify-json/game-icons", "1.2.4")
SVGO = "4.1.0"
SHRINK = """
const { optimize } = require("svgo");
const settings = { floatPrecision: 0, multipass: true };
const icons = JSON.parse(require("fs").readFileSync(0, "utf8"));
for (const name of Object.keys(icons)) {
  const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">';
  icons[name] = optimize(`${root}${icons[name]}</svg>`, settings).data;
}
process.stdout.write(JSON.stringify(icons));
"""
"""The pictograms are drawn on a grid of 512 and shown at most 100 pixels wide: whole numbers do."""
LICENCE = """The pictograms in games/*/page/pictures.svg are from https://game-icons.net, version
{version} of the npm package {package}. They were reduced to fewer digits and are
otherwise unchanged.

Creative Commons Attribution 3.0 Unported, https://creativecommons.org/licenses/by/3.0/legalcode

Icons made by:

{authors}
"""
AUTHORS = {
    "Lorc": "http://lorcblog.blogspot.com",
    "Delapouite": "http://delapouite.com",
    "Skoll": "",
    "Cathelineau": "",
    "Caro Asercion": "",
    "Carl Olsen": "https://twitter.com/unstoppableCarl",
    "DarkZaitzev": "http://darkzaitzev.deviantart.com",
    "Faithtoken": "http://fungustoken.deviantart.com",
    "Lucas": "",
    "Quoting": "",
    "Willdabeast": "http://wjbstories.blogspot.com",
}
"""Who made those in use, by the folders of https://github.com/game-icons/icons; the page names
them too (`help/credits.js`)."""
HEAD = """<svg xmlns="http://www.w3.org/2000/svg">
<!-- Written by build_tools/pictograms.py from game-icons.net, CC BY 3.0; do not edit.
     The authors are named in web/static/vendor/LICENSE-game-icons. -->
"""


def named(game: Path) -> list[str]:
    """Every pictogram that the packs of a game name."""
    names: set[str] = set()
    for pack in sorted(game.glob("content/*/pictures.toml")):
        for table in tomllib.loads(pack.read_text("utf-8")).values():
            names.update(table.values())
    return sorted(names)


def shrunk(icons: dict[str, str], folder: Path) -> dict[str, str]:
    """The shapes with fewer digits."""
    subprocess.run(
        ["npm", "install", "--silent", "--no-save", f"svgo@{SVGO}"], cwd=folder, check=True
    )
    done = subprocess.run(
        ["node", "-e", SHRINK],
        cwd=folder,
        input=json.dumps(icons),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(done.stdout)
    return {name: re.sub(r"^<svg[^>]*>|</svg>$", "", whole) for name, whole in found.items()}


def main() -> None:
    """Fetch the pictograms and write a sprite for each game."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        fetched = fetch(*ICONS, folder)
        icons = json.loads((fetched / "icons.json").read_text("utf-8"))["icons"]
        games = {game: named(game) for game in sorted(GAMES.iterdir()) if named(game)}
        wanted = {name for names in games.values() for name in names}
        if missing := sorted(wanted - icons.keys()):
            raise SystemExit(f"game-icons has no {', '.join(missing)}")
        shapes = shrunk({name: icons[name]["body"] for name in sorted(wanted)}, folder)
    for game, names in games.items():
        symbols = (
            f'<symbol id="{name}" viewBox="0 0 512 512">{shapes[name]}</symbol>\n' for name in names
        )
        (game / "page" / "pictures.svg").write_text(HEAD + "".join(symbols) + "</svg>\n", "utf-8")
    authors = "\n".join(f"- {author}{url and ', ' + url}" for author, url in AUTHORS.items())
    package, version = ICONS
    text = LICENCE.format(package=package, version=version, authors=authors)
    (VENDOR / "LICENSE-game-icons").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
