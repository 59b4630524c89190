"""The scripts a page needs, listed in its head so that the browser fetches them in parallel."""

import base64
import hashlib
import posixpath
import re
from collections.abc import Callable
from pathlib import Path

ENTRY = "app.js"
KIT = "petteia/"
"""How a game's modules name the shared ones: `import { html } from "petteia/lib/html.js"`."""
IMPORT_MAP = '{"imports":{"petteia/":"./static/"}}'
"""Resolved against the page's base, so it holds behind any base path."""
IMPORT_MAP_HASH = base64.b64encode(hashlib.sha256(IMPORT_MAP.encode()).digest()).decode()
"""What the content policy needs to allow this one inline script."""
IMPORT = re.compile(
    r"""^(?:import|export)\b[^;"']*?(?:from\s*)?["']((?:\.|petteia/)[^"']+)["'];""", re.MULTILINE
)
"""Static imports only: modules that are imported on demand are fetched on demand."""


class MissingScript(Exception):
    """A script of the page is missing: a fault of the installation, not of the request."""


def scripts(locate: Callable[[str], Path], *entries: str) -> list[str]:
    """The entries and every script they import, each once, breadth first.

    Names are relative to `static/`; `locate` says where a name is on disk.
    """
    found = dict.fromkeys(entries or (ENTRY,), "the page")
    for name in (waiting := list(found)):
        try:
            text = locate(name).read_text("utf-8")
        except FileNotFoundError:
            raise MissingScript(f"{name}, imported by {found[name]}, is missing") from None
        for wanted in IMPORT.findall(text):
            path = resolve(wanted, name)
            if path not in found:
                found[path] = name
                waiting.append(path)
    return waiting


def resolve(wanted: str, importer: str) -> str:
    """The name below `static/` that a module means by an import."""
    if wanted.startswith(KIT):
        return posixpath.normpath(wanted.removeprefix(KIT))
    return posixpath.normpath(posixpath.join(posixpath.dirname(importer), wanted))


def head(names: list[str]) -> str:
    """The import map, and the scripts as links, for the head of the page."""
    links = (f'<link rel="modulepreload" href="static/{name}">\n' for name in names)
    return f'<script type="importmap">{IMPORT_MAP}</script>\n' + "".join(links)
