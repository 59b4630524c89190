"""A fast path for moves. Moves are by far the most frequent requests, so a well-formed one goes
straight to the function of its route. Everything else goes through the framework, which calls the
same function."""

from dataclasses import dataclass

from fastapi import Request
from pydantic import ValidationError

from petteia.tables.errors import TableError
from petteia.web.api.answers import find_actor, find_table
from petteia.web.api.requests import Move
from petteia.web.api.tables import make_move
from petteia.web.asgi import App, Message, Receive, Scope, Send, header, inner_path
from petteia.web.errors import WebError, error_response
from petteia.web.languages import language_of

BEGIN, END = "/api/tables/", "/moves"


@dataclass(frozen=True, slots=True)
class _Route:
    """The route as the guard's metrics count it."""

    path: str = f"{BEGIN}{{table_id}}{END}"


ROUTE = _Route()


class FastMoves:
    """ASGI middleware that handles well-formed moves."""

    def __init__(self, app: App, base_path: str) -> None:
        self.app = app
        self.base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a move, or pass the request on."""
        table_id = self._table_id(scope)
        if table_id is None:
            await self.app(scope, receive, send)
            return
        message = await receive()  # the guard has read the whole body
        move = _read(message)
        if move is None:
            await self.app(scope, _replay(message, receive), send)
            return
        scope["route"] = ROUTE
        request = Request(scope)
        try:
            table = await find_table(request, table_id)
            response = await make_move(request, table, await find_actor(request, table), move)
        except (TableError, WebError) as error:
            response = error_response(error, language_of(scope))
        await response(scope, receive, send)

    def _table_id(self, scope: Scope) -> str | None:
        if scope["type"] != "http" or scope["method"] != "POST":
            return None
        path = inner_path(scope, self.base_path)
        if not (path.startswith(BEGIN) and path.endswith(END)):
            return None
        if header(scope, b"content-type") != "application/json":
            return None
        table_id = path[len(BEGIN) : -len(END)]
        return table_id if table_id.isalnum() else None


def _read(message: Message) -> Move | None:
    """A move of the documented form, or None."""
    try:
        return Move.model_validate_json(message.get("body", b""))
    except ValidationError:
        return None


def _replay(message: Message, receive: Receive) -> Receive:
    """A `receive` that first repeats a message."""
    waiting = [message]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay
