"""Fetches the page's fonts from npm at pinned versions, and cuts them to what the page needs.

Run it with `pipx run build_tools/fonts.py` after changing a version. It writes `static/fonts/`: the
fonts, their licences, and a style sheet with fallbacks of the same size, so that nothing moves
when a font arrives.
"""

# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools==4.68.0", "brotli==1.2.1"]
# ///

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from vendor import fetch

FONTS = Path(__file__).parent.parent / "src" / "petteia" / "web" / "static" / "fonts"
VERSION = "5.3.0"
METRICS = ("@capsizecss/metrics", "4.3.0")
WEIGHTS = (400, 700)
FACES = {
    "serif": ("@fontsource-variable/alegreya", "alegreya-{}-wght-normal", "alegreya"),
    "sans": ("@fontsource-variable/source-sans-3", "source-sans-3-{}-wght-normal", "sourceSans3"),
}
"""By face: the package, its files, and its name among the metrics."""
PARTS = {
    "latin": (*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2027), 0x2039, 0x203A)
    + (0x20AC, 0x2122, 0x2212),
    "latin-ext": tuple(range(0x100, 0x180)),
    "greek": (*range(0x386, 0x38B), 0x38C, *range(0x38E, 0x3A2), *range(0x3A3, 0x3CF)),
}
"""By part of a Fontsource package: the characters that are kept."""
SIGNS = ("@fontsource/noto-sans-math", "noto-sans-math-latin-400-normal", "←↑→↓↵≠≤≥●★✓")
"""The signs in our texts that the faces do not have."""
FALLBACKS = {
    "serif": {
        "timesNewRoman": ("Times New Roman", "Liberation Serif", "Tinos"),
        "notoSerif": ("Noto Serif",),
        "dejaVuSerif": ("DejaVu Serif",),
    },
    "sans": {
        "arial": ("Arial", "Liberation Sans", "Arimo", "Helvetica"),
        "roboto": ("Roboto",),
        "dejaVuSans": ("DejaVu Sans",),
    },
}
"""By face: fonts that are installed on most machines, and others of the same widths."""
DEJAVU = {
    ("dejaVuSans", 400): 0.514,
    ("dejaVuSans", 700): 0.579,
    ("dejaVuSerif", 400): 0.519,
    ("dejaVuSerif", 700): 0.572,
}
"""The average widths of characters in fonts that the package of metrics leaves out."""
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn", "pnum", "tnum"]


def cut(source: Path, target: Path, family: str, characters: tuple[int, ...]) -> str:
    """Write a font with these characters only; return their ranges for the style sheet."""
    font = TTFont(source)
    use_lining_figures(font)
    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=[1, 2])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": WEIGHTS})
    # A changed font must not have the name of the original.
    for record in font["name"].names:
        record.string = family if record.nameID == 1 else "Regular"
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(target)
    return ranges(sorted(font.getBestCmap()))


def use_lining_figures(font: Any) -> None:
    """Make figures as high as capitals the usual ones; old-style figures are hard to compare."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "lnum":
            continue
        for index in record.Feature.LookupListIndex:
            for step in table.LookupList.Lookup[index].SubTable:
                step = getattr(step, "ExtSubTable", step)
                for part in font["cmap"].tables:
                    part.cmap.update(
                        {code: step.mapping.get(glyph, glyph) for code, glyph in part.cmap.items()}
                    )
        return


def ranges(codes: list[int]) -> str:
    """Characters as the style sheet writes them: `U+20-7e, U+2212`."""
    runs: list[list[int]] = []
    for code in codes:
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{a:x}" if a == b else f"U+{a:x}-{b:x}" for a, b in runs)


def face(lines: dict[str, str]) -> str:
    """A rule of the style sheet."""
    return "@font-face {\n" + "".join(f"  {key}: {it};\n" for key, it in lines.items()) + "}\n"


def width(metrics: Path, name: str, weight: int) -> tuple[float, dict[str, float]]:
    """The average width of a character in em, and all that is known of the font."""
    if (name, weight) in DEJAVU:
        return DEJAVU[name, weight], {}
    file = metrics / "entireMetricsCollection" / name / ("700" if weight > 400 else "regular")
    read = f"console.log(JSON.stringify(require({str(file / 'index.cjs')!r})))"
    found = json.loads(subprocess.check_output(["node", "-e", read], text=True))
    return found["xWidthAvg"] / found["unitsPerEm"], found


def fallbacks(metrics: Path, name: str, own: str) -> str:
    """Installed fonts under names of their own, scaled to the widths and heights of a face."""
    text = ""
    for number, (other, installed) in enumerate(FALLBACKS[name].items(), 1):
        for weight in WEIGHTS:
            ours, known = width(metrics, own, weight)
            scale = ours / width(metrics, other, weight)[0]
            bold = " Bold" if weight > 400 else ""
            em = known["unitsPerEm"] * scale
            text += face(
                {
                    "font-family": f'"Petteia {name} {number}"',
                    "font-weight": "600 700" if bold else "400 500",
                    "src": ", ".join(f'local("{one}{bold}")' for one in installed),
                    "size-adjust": f"{scale:.1%}",
                    "ascent-override": f"{known['ascent'] / em:.1%}",
                    "descent-override": f"{-known['descent'] / em:.1%}",
                    "line-gap-override": "0%",
                }
            )
    return text


def main() -> None:
    """Fetch the packages; write the fonts, their licences and the style sheet."""
    FONTS.mkdir(exist_ok=True)
    sheet = "/* Written by build_tools/fonts.py; do not edit. */\n"
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)

        def package(name: str, version: str) -> Path:
            folder = root / name.replace("/", "-")
            folder.mkdir()
            return fetch(name, version, folder)

        metrics = package(*METRICS)
        signs, file, characters = SIGNS
        symbols = package(signs, VERSION) / "files" / f"{file}.woff2"
        sign_range = cut(
            symbols, FONTS / "signs.woff2", "Petteia Signs", tuple(map(ord, characters))
        )
        (FONTS / "LICENSE-signs").write_bytes((symbols.parent.parent / "LICENSE").read_bytes())
        for name, (source, files, own) in FACES.items():
            folder = package(source, VERSION)
            (FONTS / f"LICENSE-{name}").write_bytes((folder / "LICENSE").read_bytes())
            sources = {
                f"{name}-{part}": cut(
                    folder / "files" / f"{files.format(part)}.woff2",
                    FONTS / f"{name}-{part}.woff2",
                    f"Petteia {name.capitalize()}",
                    kept,
                )
                for part, kept in PARTS.items()
            }
            for target, covered in {**sources, "signs": sign_range}.items():
                sheet += face(
                    {
                        "font-family": f'"Petteia {name}"',
                        "font-weight": "400 700",
                        "font-display": "swap",
                        "src": f'url("{target}.woff2") format("woff2")',
                        "unicode-range": covered,
                    }
                )
            sheet += fallbacks(metrics, name, own)
    (FONTS / "fonts.css").write_text(sheet, "utf-8")


if __name__ == "__main__":
    main()
