"""The fonts that ship: they cover every text of ours, and come with their licences."""

import re
from itertools import chain
from pathlib import Path

from petteia.kernel.plugin import plugins
from petteia.web.pages import STATIC

FONTS = STATIC / "fonts"
SHEET = (FONTS / "fonts.css").read_text("utf-8")
FACE = re.compile(r'font-family: "([^"]+)";[^}]*url\("([^"]+)"\)[^}]*unicode-range: ([^;]+);')
RANGE = re.compile(r"U\+([0-9a-f]+)(?:-([0-9a-f]+))?")
COMMENT = re.compile(r"^\s*(#|//|/?\*).*$", re.MULTILINE)
WITHOUT_A_SHAPE = "\xad\ufffd"


def characters() -> dict[str, str]:
    """Every character of the page and of all texts and packs of the games, and where it is."""
    folders = [STATIC.parent.parent, *(plugin.folder() for plugin in plugins().values())]
    found: dict[str, str] = {}
    files = chain(
        STATIC.rglob("*.js"),
        *(folder.rglob("*.ftl") for folder in folders),
        *(folder.glob("page/**/*.js") for folder in folders),
        *(folder.glob("content/pack/**/*.toml") for folder in folders),
    )
    for file in files:
        if "terminal" in file.parts or file.name == "terminal.ftl":
            continue
        for character in COMMENT.sub("", file.read_text("utf-8")):
            found.setdefault(character, str(file))
    return found


def test_each_face_has_every_character_of_our_texts():
    faces: dict[str, set[str]] = {}
    for family, _, ranges in FACE.findall(SHEET):
        for first, last in RANGE.findall(ranges):
            codes = range(int(first, 16), int(last or first, 16) + 1)
            faces.setdefault(family, set()).update(map(chr, codes))
    assert list(faces) == ["Petteia serif", "Petteia sans"]
    used = {one: file for one, file in characters().items() if one >= " "}
    for family, covered in faces.items():
        missing = {one: file for one, file in used.items() if one not in covered}
        assert set(missing) <= set(WITHOUT_A_SHAPE), f"{family}: {missing}"


def test_every_font_is_there_and_licensed():
    named = {file for _, file, _ in FACE.findall(SHEET)}
    assert named == {file.name for file in FONTS.glob("*.woff2")}
    for face in ("serif", "sans", "signs"):
        assert "SIL OPEN FONT LICENSE" in (FONTS / f"LICENSE-{face}").read_text("utf-8")


def test_the_fonts_needed_first_are_preloaded_and_stay_small(server):
    page = server.http.get("/").text
    wanted = re.findall(r'<link rel="preload" href="([^"]+)" as="font"', page)
    names = [Path(address).name for address in wanted]
    assert names == ["sans-latin.woff2", "serif-latin.woff2"]
    for address in wanted:
        answer = server.http.get(f"/{address}")
        assert answer.headers["content-type"] == "font/woff2"
    assert sum(file.stat().st_size for file in FONTS.glob("*.woff2")) < 120_000
