"""Dependencies of the routes, and their JSON responses."""

import gzip
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Security
from fastapi.responses import Response
from fastapi.security import HTTPBearer
from orjson import dumps
from starlette.requests import HTTPConnection

from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.viewers import Viewer
from petteia.web.api.description import json_content
from petteia.web.api.game_schemas import MOST_SEATS
from petteia.web.api.requests import LARGEST_NUMBER
from petteia.web.api.responses import Done, Error
from petteia.web.asgi import header, tokens_of
from petteia.web.errors import WebError
from petteia.web.guard import client_address
from petteia.web.languages import language_of
from petteia.web.rates import client_network

COMPRESS_FROM = 2000
"""Bytes from which a response is compressed."""

secret = HTTPBearer(
    auto_error=False,
    scheme_name="secret",
    description="The secrets of your seats and of the host, separated by commas.",
)


def manager_of(request: Request) -> TableManager:
    """The manager of the tables this application serves."""
    manager = request.app.state.manager
    assert isinstance(manager, TableManager)
    return manager


async def find_table(
    request: Request,
    table_id: Annotated[str, Path(examples=["owl42x7qmk"])],
) -> LiveTable:
    """The table with the id in the path."""
    return await manager_of(request).find(table_id)


async def find_viewer(
    request: Request,
    table: Annotated[LiveTable, Depends(find_table)],
    _: Annotated[object, Security(secret)] = None,
) -> Viewer:
    """The viewer who sends the request."""
    return await recognise(request, table, tokens_of(request.scope))


async def find_actor(
    request: Request,
    table: Annotated[LiveTable, Depends(find_table)],
    _: Annotated[object, Security(secret)] = None,
) -> Viewer:
    """The viewer who wants to change something; a secret is required."""
    tokens = tokens_of(request.scope)
    if not tokens:
        raise WebError("no-secret", 401, {"WWW-Authenticate": "Bearer"})
    return await recognise(request, table, tokens)


async def recognise(connection: HTTPConnection, table: LiveTable, tokens: Sequence[str]) -> Viewer:
    """The viewer who holds these secrets."""
    viewer = await table.seating.recognise(tokens)
    claim(connection, table, viewer)
    return viewer


def claim(connection: HTTPConnection, table: LiveTable, viewer: Viewer) -> None:
    """Let a table that was loaded from the store, where its owner is not kept, belong to the first
    viewer with a secret."""
    if viewer.keys and not table.bots.owned:
        table.bots.claim(owner_of(connection))


def owner_of(connection: HTTPConnection) -> str:
    """The owner of what a client creates: its network."""
    trust_proxy = connection.app.state.settings.trust_proxy
    return client_network(client_address(connection.scope, trust_proxy))


async def find_language(
    request: Request,
    lang: Annotated[
        str | None,
        Query(max_length=8, description="en, de or pl; else as the browser prefers."),
    ] = None,
) -> str:
    """The language of the response."""
    return language_of(request.scope)


TheTable = Annotated[LiveTable, Depends(find_table)]
TheViewer = Annotated[Viewer, Depends(find_viewer)]
TheActor = Annotated[Viewer, Depends(find_actor)]
TheLanguage = Annotated[str, Depends(find_language)]
SeatNumber = Annotated[int, Path(ge=0, lt=MOST_SEATS, description="The seat, from 0.")]
MoveCount = Annotated[int, Path(ge=0, le=LARGEST_NUMBER, description="How many moves.")]

WORDS = {
    401: "A secret is missing, or belongs to no seat here.",
    403: "Not allowed for you, or sent from a foreign page.",
    404: "There is no such table.",
    408: "The request took too long to arrive.",
    409: "Not possible now: the table has moved on, or is not that far yet.",
    410: "The rules or the pack of the game are no longer here, or its moves are damaged.",
    413: "More than 64 kB.",
    415: "Not JSON.",
    422: "Invalid, or not allowed by the rules.",
    429: "Too many requests; `Retry-After` says when to try again.",
    503: "The store cannot be used now.",
}


def problems(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The documentation of the errors of a route."""
    found = sorted({*codes, 429})
    return {code: {"description": WORDS[code], **json_content(Error)} for code in found}


ASKING = problems(401, 404, 410, 422)
ACTING = problems(401, 403, 404, 408, 409, 410, 413, 415, 422, 503)


def answer(request: Request, body: object, status: int = 200) -> Response:
    """A JSON response, compressed if it is large and the client accepts it."""
    text = dumps(body)
    headers: dict[str, str] = {}
    if len(text) >= COMPRESS_FROM:
        headers["Vary"] = "Accept-Encoding, Accept-Language"
        if "gzip" in header(request.scope, b"accept-encoding"):
            text = gzip.compress(text, 5, mtime=0)
            headers["Content-Encoding"] = "gzip"
    return Response(text, status, headers, "application/json")


ALSO_WITHOUT: dict[str, Any] = {"security": [{}]}
"""For the documentation: a secret is optional."""
DONE: Done = {"ok": True}
