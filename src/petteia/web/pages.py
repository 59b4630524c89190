"""Serves the browser page: its files and those of the games, compressed and to be kept."""

import re
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import Response

from petteia.kernel.plugin import plugins
from petteia.tables.manager import TableManager
from petteia.web.asgi import header, inner_path
from petteia.web.errors import WebError
from petteia.web.invite import asked_as, base_url
from petteia.web.languages import language_of
from petteia.web.link_preview import PICTURE, Preview, preview_of, tags
from petteia.web.policy import content_policy
from petteia.web.release import PAGE, VERSION_LENGTH, Release, SentFile, find_sources
from petteia.web.server.settings import Settings

STATIC = Path(__file__).parent / "static"
PAGES = (
    "/",
    "/t/{table_id}",
    "/replay/{table_id}",
    "/rules",
    "/how/{game}",
    "/puzzle/{game}",
    "/puzzle/{game}/{id}",
    "/practice",
    "/practice/{id}",
    "/notices/{table_id}/{notice}",
    "/notices/{table_id}/{notice}/{code}",
)
SERVICE_WORKER = "service-worker.js"
"""A service worker controls only pages below its own address, so it is not below `static/`."""
NOT_MODIFIED = 304
KEPT = "public, max-age=31536000, immutable"
"""For a file whose address changes with its content: the browser never asks for it again."""
CHECKED = "no-cache"
"""For all else: the browser asks each time whether it has changed."""
BY_LANGUAGE = {"Cache-Control": CHECKED, "Vary": "Accept-Encoding, Accept-Language"}
CHECK_SECONDS = 1.0
"""Seconds between two looks at the files on disk, which take milliseconds."""
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
        self._checked = monotonic()

    def current(self) -> Release:
        """The files as they are now, or were a moment ago."""
        if monotonic() - self._checked >= CHECK_SECONDS:
            sources = find_sources(self.folder, self.games)
            if sources != self.release.sources:
                self.release = Release(sources, self.base_path)
            self._checked = monotonic()
        return self.release

    def page(self, request: Request, start: str = "", preview: Preview | None = None) -> Response:
        """Send the page, with the words of a link to it; `start` is the URL of the start page."""
        release = self.current()
        file = release.files[PAGE]
        if preview is not None:
            url = start + quote(inner_path(request.scope, self.base_path))
            picture = f"{start}/static/{release.version}/{PICTURE}"
            file = release.page_with(preview.language, tags(preview, url, picture))
        host = header(request.scope, b"host")
        policy = content_policy(host, release.inline).decode("ascii")
        return _send(request, file, {**BY_LANGUAGE, "Content-Security-Policy": policy})

    def answer(self, request: Request, name: str) -> Response:
        """Send a file by its name, or by the version of the files and its name.

        A page of another version gets nothing, so that it never mixes the two: it loads itself
        again (lib/lazy.js).
        """
        if not (versioned := VERSIONED.fullmatch(name)):
            return _send(request, self.current().files.get(name), {"Cache-Control": CHECKED})
        version, name = versioned.groups()
        release = self.release if self.release.version == version else self.current()
        if release.version != version:
            raise WebError("no-such-page", 404)
        return _send(request, release.files.get(name), {"Cache-Control": KEPT})


def _send(request: Request, file: SentFile | None, headers: dict[str, str]) -> Response:
    if file is None:
        raise WebError("no-such-page", 404)
    packed = file.small and "gzip" in header(request.scope, b"accept-encoding")
    tag = f'"{file.tag}{"-gz" if packed else ""}"'
    headers = {"ETag": tag, "Vary": "Accept-Encoding", **headers}
    if tag in header(request.scope, b"if-none-match"):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if packed:
        headers["Content-Encoding"] = "gzip"
    body = file.small if packed else file.body
    return Response(body, headers=headers, media_type=file.kind)


def page_folders() -> dict[str, Path]:
    """The page folder of each installed game that has one."""
    return {key: one.folder() / one.page for key, one in plugins().items() if one.page}


def page_routes(manager: TableManager, settings: Settings) -> APIRouter:
    """The routes of the pages and their files; they are not part of the documented API."""
    router = APIRouter(include_in_schema=False)
    files = Files(STATIC, settings.base_path, page_folders())

    async def page(request: Request) -> Response:
        start, _ = base_url(settings, *asked_as(settings, request.scope))
        path = inner_path(request.scope, settings.base_path)
        preview = await preview_of(manager, path, language_of(request.scope))
        return files.page(request, start, preview)

    async def static(request: Request, name: str) -> Response:
        return files.answer(request, name)

    async def service_worker(request: Request) -> Response:
        return files.answer(request, SERVICE_WORKER)

    for path in PAGES:
        router.add_api_route(path, page, methods=["GET", "HEAD"])
    router.add_api_route(f"/{SERVICE_WORKER}", service_worker, methods=["GET", "HEAD"])
    router.add_api_route("/static/{name:path}", static, methods=["GET", "HEAD"])
    return router
