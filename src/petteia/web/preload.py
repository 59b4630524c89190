"""Which scripts the page will want, so that the browser need not learn of each from another."""

import posixpath
import re
from pathlib import Path

ENTRY = "app.js"
IMPORT = re.compile(
    r"""^(?:import|export)\b[^;"']*?(?:from\s*)?["'](\.[^"']+)["'];""", re.MULTILINE
)
"""Only what is imported at the top: rooms fetched later announce themselves then."""


def scripts(folder: Path, entry: str = ENTRY) -> list[str]:
    """The entry and every script it needs, each once, the first wanted first."""
    found = [entry]
    for name in found:
        here = posixpath.dirname(name)
        for wanted in IMPORT.findall((folder / name).read_text("utf-8")):
            path = posixpath.normpath(posixpath.join(here, wanted))
            if path not in found:
                found.append(path)
    return found


def links(folder: Path) -> str:
    """The scripts as links for the head of the page."""
    if not (folder / ENTRY).is_file():
        return ""
    return "".join(f'<link rel="modulepreload" href="static/{name}">\n' for name in scripts(folder))
