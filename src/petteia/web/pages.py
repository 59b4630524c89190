"""Serves the browser page: its files and those of the games, compressed and to be kept."""

import re
from collections.abc import Mapping
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import Response

from petteia.kernel.plugin import plugins
from petteia.web.asgi import header
from petteia.web.errors import WebError
from petteia.web.policy import content_policy
from petteia.web.release import PAGE, VERSION_LENGTH, Release, find_sources

STATIC = Path(__file__).parent / "static"
PAGES = ("/", "/t/{table_id}", "/replay/{table_id}", "/rules")
NOT_MODIFIED = 304
KEPT = "public, max-age=31536000, immutable"
"""For a file whose address changes with its content: the browser never asks for it again."""
CHECKED = "no-cache"
"""For all else: the browser asks each time whether it has changed."""
VERSIONED = re.compile(rf"([0-9a-f]{{{VERSION_LENGTH}}})/(.*)", re.DOTALL)


class Files:
    """The files below `static/`, kept in memory until one of them changes on disk."""

    def __init__(
        self, folder: Path, base_path: str, games: Mapping[str, Path] | None = None
    ) -> None:
        self.folder = folder
        self.games = games or {}
        """The page folder of each game that has one."""
        self.base_path = base_path
        self.release = Release(find_sources(folder, self.games), base_path)

    def current(self) -> Release:
        """The files as they are now."""
        sources = find_sources(self.folder, self.games)
        if sources != self.release.sources:
            self.release = Release(sources, self.base_path)
        return self.release

    def page(self, request: Request) -> Response:
        """Send the page."""
        release = self.current()
        host = header(request.scope, b"host")
        policy = content_policy(host, release.inline).decode("ascii")
        return self._send(request, release, PAGE, {"Content-Security-Policy": policy})

    def answer(self, request: Request, name: str) -> Response:
        """Send a file by its name, or by the version of the files and its name.

        A page of another version gets nothing, so that it never mixes the two: it loads itself
        again (lib/lazy.js).
        """
        if not (versioned := VERSIONED.fullmatch(name)):
            return self._send(request, self.current(), name, {"Cache-Control": CHECKED})
        version, name = versioned.groups()
        release = self.release if self.release.version == version else self.current()
        if release.version != version:
            raise WebError("no-such-page", 404)
        return self._send(request, release, name, {"Cache-Control": KEPT})

    def _send(
        self, request: Request, release: Release, name: str, headers: dict[str, str]
    ) -> Response:
        file = release.files.get(name)
        if file is None:
            raise WebError("no-such-page", 404)
        packed = file.small and "gzip" in header(request.scope, b"accept-encoding")
        headers = {
            "Cache-Control": CHECKED,
            "ETag": f'"{file.tag}{"-gz" if packed else ""}"',
            "Vary": "Accept-Encoding",
            **headers,
        }
        if headers["ETag"] in header(request.scope, b"if-none-match"):
            return Response(status_code=NOT_MODIFIED, headers=headers)
        if packed:
            headers["Content-Encoding"] = "gzip"
        body = file.small if packed else file.body
        return Response(body, headers=headers, media_type=file.kind)


def page_folders() -> dict[str, Path]:
    """The page folder of each installed game that has one."""
    return {key: one.folder() / one.page for key, one in plugins().items() if one.page}


def page_routes(base_path: str, folder: Path = STATIC) -> APIRouter:
    """The routes of the pages and their files; they are not part of the documented API."""
    router = APIRouter(include_in_schema=False)
    files = Files(folder, base_path, page_folders())

    async def page(request: Request) -> Response:
        return files.page(request)

    async def static(request: Request, name: str) -> Response:
        return files.answer(request, name)

    for path in PAGES:
        router.add_api_route(path, page, methods=["GET", "HEAD"])
    router.add_api_route("/static/{name:path}", static, methods=["GET", "HEAD"])
    return router
