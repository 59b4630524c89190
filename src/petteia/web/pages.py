"""Serves the browser page: its files and those of the games, compressed and with ETags."""

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from fastapi import APIRouter, Request
from fastapi.responses import Response

from petteia.kernel.plugin import plugins
from petteia.web.asgi import header
from petteia.web.errors import WebError
from petteia.web.lean import lean
from petteia.web.preload import ENTRY, head, scripts

STATIC = Path(__file__).parent / "static"
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
GAME_ENTRY = "page.js"
PLACE_OF_BASE = '<base href="/"'
PLACE_OF_SCRIPT = '<script type="module"'
PAGES = ("/", "/t/{table_id}", "/replay/{table_id}", "/rules")
NOT_MODIFIED = 304
LONGEST_NAME = 200


Stamp = tuple[int, int]
"""Modification time and size of a file."""


@dataclass(frozen=True, slots=True)
class _File:
    """A file as it is sent, and the stamps of the files it was made from."""

    seen: dict[Path, Stamp | None]
    body: bytes
    small: bytes
    tag: str
    kind: str


class Files:
    """The files below `static/`, kept in memory until they change on disk."""

    def __init__(self, folder: Path, base_path: str, games: dict[str, Path] | None = None) -> None:
        self.folder = folder.resolve()
        self.games = {key: path.resolve() for key, path in (games or {}).items()}
        """The page folder of each game that has one."""
        self.base_path = base_path
        self._files: dict[str, _File] = {}

    def answer(self, request: Request, name: str) -> Response:
        """Send a file, or 304 if the browser has it."""
        file = self._find(name)
        packed = file.small and "gzip" in header(request.scope, b"accept-encoding")
        headers = {
            "ETag": f'"{file.tag}{"-gz" if packed else ""}"',
            "Cache-Control": "no-cache",
            "Vary": "Accept-Encoding",
        }
        known = header(request.scope, b"if-none-match")
        if headers["ETag"] in known:
            return Response(status_code=NOT_MODIFIED, headers=headers)
        if packed:
            headers["Content-Encoding"] = "gzip"
        body = file.small if packed else file.body
        return Response(body, headers=headers, media_type=file.kind)

    def _find(self, name: str) -> _File:
        missing = WebError("no-such-page", 404)
        path = PurePosixPath(name)
        suffix = path.suffix.lower()
        plain = str(path) == name and ".." not in path.parts and not path.is_absolute()
        if suffix not in TYPES or not plain or "\0" in name or len(name) > LONGEST_NAME:
            raise missing
        try:
            file = self.locate(name).resolve()
            if not file.is_relative_to(self._root(name)) or not file.is_file():
                raise missing
            kept = self._files.get(name)
            if kept is None or any(_stamp(path) != seen for path, seen in kept.seen.items()):
                kept = self._read(file, suffix)
                self._files[name] = kept
        except OSError:
            raise missing from None
        return kept

    def locate(self, name: str) -> Path:
        """Where a file is: `games/<key>/…` is in that game's page folder, all else in ours."""
        root = self._root(name)
        return root / (name if root == self.folder else name.split("/", 2)[2])

    def _root(self, name: str) -> Path:
        first, _, rest = name.partition("/")
        key, _, inside = rest.partition("/")
        return self.games.get(key, self.folder) if first == GAMES and inside else self.folder

    def _read(self, path: Path, suffix: str) -> _File:
        seen = {path: _stamp(path)}
        body = path.read_bytes()
        if suffix == ".html":
            base = f'<base href="{self.base_path}/"'
            body = body.replace(PLACE_OF_BASE.encode(), base.encode())
            entry = PLACE_OF_SCRIPT.encode()
            entries = [f"{GAMES}/{key}/{GAME_ENTRY}" for key in self.games]
            names = scripts(self.locate, ENTRY, *entries)
            # The list depends on the content of every script in it.
            seen |= {self.locate(one): _stamp(self.locate(one)) for one in names}
            body = body.replace(entry, head(names).encode() + entry)
        body = lean(body, suffix)
        small = b"" if suffix in PACKED else gzip.compress(body, 9, mtime=0)
        tag = hashlib.sha256(body).hexdigest()[:20]
        return _File(seen, body, small if len(small) < len(body) else b"", tag, TYPES[suffix])


def _stamp(path: Path) -> Stamp | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return (found.st_mtime_ns, found.st_size)


def page_folders() -> dict[str, Path]:
    """The page folder of each installed game that has one."""
    return {key: one.folder() / one.page for key, one in plugins().items() if one.page}


def page_routes(base_path: str, folder: Path = STATIC) -> APIRouter:
    """The routes of the pages and their files; they are not part of the documented API."""
    router = APIRouter(include_in_schema=False)
    files = Files(folder, base_path, page_folders())

    async def page(request: Request) -> Response:
        return files.answer(request, "index.html")

    async def static(request: Request, name: str) -> Response:
        return files.answer(request, name)

    for path in PAGES:
        router.add_api_route(path, page, methods=["GET", "HEAD"])
    router.add_api_route("/static/{name:path}", static, methods=["GET", "HEAD"])
    return router
