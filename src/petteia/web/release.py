"""The files of the page as they are sent: made lean, joined, compressed, under one version."""

import base64
import gzip
import hashlib
import json
import logging
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from petteia.web.bundle import KIT, Bundle, BundleError
from petteia.web.lean import lean

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
"""The content types of what is served. The system's own list of types is not reliable."""
PACKED = (".png", ".ico", ".woff2")
"""Already compressed."""
GAMES = "games"
"""The page folders of the games are served below `static/games/<key>/`."""
PAGE = "index.html"
ENTRY = "app.js"
GAME_ENTRY = "page.js"
PLACE_OF_BASE = '<base href="/"'
PLACE_OF_LANGUAGE = '<html lang="en"'
PLACE_OF_TITLE = "<title>Petteia</title>"
PLACE_OF_SCRIPT = '<script type="module"'
HERE = '"static/'
"""How the page begins the address of its files."""
VERSION_LENGTH = 16

log = logging.getLogger("petteia.web")

Sources = dict[str, tuple[Path, int, int]]
"""The files by the name below `static/`: where each is, when it was modified, and its size."""


class MissingScript(Exception):
    """A script of the page is missing: a fault of the installation, not of the request."""


@dataclass(frozen=True, slots=True)
class SentFile:
    """A file as it is sent."""

    body: bytes
    small: bytes
    """Compressed; empty if that does not make it smaller."""
    tag: str
    kind: str


def find_sources(folder: Path, games: Mapping[str, Path]) -> Sources:
    """All files that are served: those of the page, and those of each game's page folder."""
    found = dict(_walk(folder, ""))
    for key, inside in games.items():
        found |= _walk(inside, f"{GAMES}/{key}/")
    return found


def _walk(folder: Path, prefix: str) -> Iterator[tuple[str, tuple[Path, int, int]]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                yield from _walk(Path(entry.path), f"{prefix}{entry.name}/")
            elif entry.is_file(follow_symlinks=False) and Path(entry.name).suffix in TYPES:
                found = entry.stat()
                yield prefix + entry.name, (Path(entry.path), found.st_mtime_ns, found.st_size)


class Release:
    """All files at one moment. Their version changes with any of them.

    Modules find each other by relative addresses, so they share the version in their path.
    """

    def __init__(self, sources: Sources, base_path: str = "") -> None:
        self.sources = sources
        self.files = {name: _read(*found) for name, found in sources.items()}
        self.bundles = self._join() if PAGE in self.files else []
        for bundle in self.bundles:
            self.files[bundle.entry] = _packed(lean(bundle.text().encode(), ".js"), ".js")
        tags = "\n".join(f"{name} {file.tag}" for name, file in sorted(self.files.items()))
        self.version = hashlib.sha256(tags.encode()).hexdigest()[:VERSION_LENGTH]
        self.inline = ""
        """The hash of the one inline script, for the content policy."""
        if self.bundles:
            self._write_page(base_path)

    def _join(self) -> list[Bundle]:
        """The scripts that are loaded with the page: our own, and those of each game.

        A game whose modules cannot be joined is loaded module by module.
        """
        shell = Bundle(ENTRY, self._script)
        found = [shell]
        for name in sorted(self.files):
            if name.startswith(f"{GAMES}/") and name.split("/", 2)[2] == GAME_ENTRY:
                try:
                    found.append(Bundle(name, self._script, shell.modules))
                except BundleError as error:
                    log.warning("The page of a game loads slowly: %s", error)
        return found

    def _script(self, name: str, importer: str) -> str:
        if name not in self.files:
            raise MissingScript(f"{name}, imported by {importer}, is missing")
        return self.sources[name][0].read_text("utf-8")

    def _write_page(self, base_path: str) -> None:
        at = f"static/{self.version}/"
        found = {KIT: f"./{at}"}
        for bundle in self.bundles:
            for name in bundle.found_here():
                found[f"{KIT}{name}"] = found[f"./{at}{name}"] = f"./{at}{bundle.entry}"
        imports = json.dumps({"imports": found}, separators=(",", ":"))
        self.inline = base64.b64encode(hashlib.sha256(imports.encode()).digest()).decode()
        head = f'<script type="importmap">{imports}</script>\n' + "".join(
            f'<link rel="modulepreload" href={HERE}{bundle.entry}">\n' for bundle in self.bundles
        )
        text = self.files[PAGE].body.decode("utf-8")
        text = text.replace(PLACE_OF_BASE, f'<base href="{base_path}/"')
        text = text.replace(PLACE_OF_SCRIPT, head + PLACE_OF_SCRIPT)
        text = text.replace(HERE, f'"{at}')
        self.files[PAGE] = _packed(text.encode(), ".html")

    def page_with(self, language: str, tags: str) -> SentFile:
        """The page in a language, with these tags in its head instead of the title."""
        text = self.files[PAGE].body.decode("utf-8")
        text = text.replace(PLACE_OF_LANGUAGE, f'<html lang="{language}"')
        return _packed(text.replace(PLACE_OF_TITLE, tags).encode(), ".html")


@lru_cache(maxsize=2048)
def _read(path: Path, _modified: int, _size: int) -> SentFile:
    """A file as it was at this time, as it is sent."""
    return _packed(lean(path.read_bytes(), path.suffix), path.suffix)


@lru_cache(maxsize=1024)
def _packed(body: bytes, suffix: str) -> SentFile:
    small = b"" if suffix in PACKED else gzip.compress(body, 9, mtime=0)
    tag = hashlib.sha256(body).hexdigest()[:20]
    return SentFile(body, small if len(small) < len(body) else b"", tag, TYPES[suffix])
