"""Which scripts the page will want, so that the browser need not learn of each from another."""

import posixpath
import re
from pathlib import Path

ENTRY = "app.js"
IMPORT = re.compile(
    r"""^(?:import|export)\b[^;"']*?(?:from\s*)?["'](\.[^"']+)["'];""", re.MULTILINE
)
"""Only what is imported at the top: rooms fetched later announce themselves then."""


class MissingScript(Exception):
    """A script of the page is missing: a fault of the installation, not of who asks."""


def scripts(folder: Path, entry: str = ENTRY) -> list[str]:
    """The entry and every script it needs, each once, the first wanted first."""
    found = {entry: "the page"}
    for name in (waiting := [entry]):
        here = posixpath.dirname(name)
        try:
            text = (folder / name).read_text("utf-8")
        except FileNotFoundError:
            raise MissingScript(f"{name}, which {found[name]} wants, is not there") from None
        for wanted in IMPORT.findall(text):
            path = posixpath.normpath(posixpath.join(here, wanted))
            if path not in found:
                found[path] = name
                waiting.append(path)
    return waiting


def links(names: list[str]) -> str:
    """Scripts as links for the head of the page."""
    return "".join(f'<link rel="modulepreload" href="static/{name}">\n' for name in names)
