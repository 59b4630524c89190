"""The page's files as a browser wants them: types, compressed, checked by their tag; and the one
page that every address of ours shows."""

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from fastapi import APIRouter, Request
from fastapi.responses import Response

from petteia.web.asgi import header
from petteia.web.errors import WebError
from petteia.web.preload import links, scripts

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
"""What is served, and as what: the machine's own list of types may say anything."""
PACKED = (".png", ".ico", ".woff2")
"""Compressing these again gains nothing."""
PLACE_OF_BASE = '<base href="/"'
PLACE_OF_SCRIPT = '<script type="module"'
PAGES = ("/", "/t/{table_id}", "/replay/{table_id}", "/rules")
NOT_MODIFIED = 304
LONGEST_NAME = 200


Stamp = tuple[int, int]
"""When a file was written, and its size."""


@dataclass(frozen=True, slots=True)
class _File:
    """A file as it is sent, and what it is made of, as that was on the disk when it was read."""

    seen: dict[Path, Stamp | None]
    body: bytes
    small: bytes
    tag: str
    kind: str


class Files:
    """The files of a folder, kept in memory until they change on the disk."""

    def __init__(self, folder: Path, base_path: str) -> None:
        self.folder = folder.resolve()
        self.base_path = base_path
        self._files: dict[str, _File] = {}

    def answer(self, request: Request, name: str) -> Response:
        """A file, or that the browser has it already."""
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
            file = (self.folder / name).resolve()
            if not file.is_relative_to(self.folder) or not file.is_file():
                raise missing
            kept = self._files.get(name)
            if kept is None or any(_stamp(path) != seen for path, seen in kept.seen.items()):
                kept = self._read(file, suffix)
                self._files[name] = kept
        except OSError:
            raise missing from None
        return kept

    def _read(self, path: Path, suffix: str) -> _File:
        seen = {path: _stamp(path)}
        body = path.read_bytes()
        if suffix == ".html":
            base = f'<base href="{self.base_path}/"'
            body = body.replace(PLACE_OF_BASE.encode(), base.encode())
            entry = PLACE_OF_SCRIPT.encode()
            names = scripts(self.folder)
            # Which scripts there are is said by the scripts themselves.
            seen |= {self.folder / one: _stamp(self.folder / one) for one in names}
            body = body.replace(entry, links(names).encode() + entry)
        small = b"" if suffix in PACKED else gzip.compress(body, 9, mtime=0)
        tag = hashlib.sha256(body).hexdigest()[:20]
        return _File(seen, body, small if len(small) < len(body) else b"", tag, TYPES[suffix])


def _stamp(path: Path) -> Stamp | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return (found.st_mtime_ns, found.st_size)


def page_routes(base_path: str, folder: Path = STATIC) -> APIRouter:
    """The pages and their files; they are no part of the documented API."""
    router = APIRouter(include_in_schema=False)
    files = Files(folder, base_path)

    async def page(request: Request) -> Response:
        return files.answer(request, "index.html")

    async def static(request: Request, name: str) -> Response:
        return files.answer(request, name)

    for path in PAGES:
        router.add_api_route(path, page, methods=["GET", "HEAD"])
    router.add_api_route("/static/{name:path}", static, methods=["GET", "HEAD"])
    return router
