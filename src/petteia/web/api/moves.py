"""A fast path for moves. Moves are by far the most frequent requests, so a well-formed one goes
straight to its table. Everything else goes through the documented route, which does the same."""

from dataclasses import dataclass

from orjson import JSONDecodeError, dumps, loads

from petteia.tables.core import Viewer
from petteia.tables.errors import TableError
from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.web.api.requests import LARGEST_NUMBER
from petteia.web.asgi import App, Message, Receive, Scope, Send, header, inner_path, tokens_of
from petteia.web.errors import error_response
from petteia.web.languages import language_of
from petteia.web.server.metrics import Metrics

BEGIN, END = "/api/tables/", "/moves"


@dataclass(frozen=True, slots=True)
class _Route:
    """The route as the guard's metrics count it."""

    path: str = f"{BEGIN}{{table_id}}{END}"


ROUTE = _Route()


class FastMoves:
    """ASGI middleware that handles well-formed moves."""

    def __init__(self, app: App, manager: TableManager, metrics: Metrics, base_path: str) -> None:
        self.app = app
        self.manager = manager
        self.metrics = metrics
        self.base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a move, or pass the request on."""
        table_id = self._table_id(scope)
        if table_id is None:
            await self.app(scope, receive, send)
            return
        message = await receive()  # the guard has read the whole body
        tokens = tokens_of(scope)
        move = _read(message) if _is_json(scope) else None
        if move is None or not tokens:
            await self.app(scope, _replay(message, receive), send)
            return
        scope["route"] = ROUTE
        try:
            table = await self.manager.find(table_id)
            seq = await play(table, await table.recognise(tokens), *move, self.metrics)
        except TableError as error:
            await error_response(error, language_of(scope))(scope, receive, send)
            return
        body = dumps({"seq": seq})
        size = str(len(body)).encode()
        headers = [(b"content-length", size), (b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _table_id(self, scope: Scope) -> str | None:
        if scope["type"] != "http" or scope["method"] != "POST":
            return None
        path = inner_path(scope, self.base_path)
        if not (path.startswith(BEGIN) and path.endswith(END)):
            return None
        table_id = path[len(BEGIN) : -len(END)]
        return table_id if table_id.isalnum() else None


async def play(table: LiveTable, viewer: Viewer, seq: int, action: int, metrics: Metrics) -> int:
    """Play a move, measure the time, and return the number of the new position."""
    with metrics.moves.time():
        return await table.play(viewer, seq, action)


def _is_json(scope: Scope) -> bool:
    return header(scope, b"content-type") == "application/json"


def _read(message: Message) -> tuple[int, int] | None:
    """A move of the documented form, or None."""
    try:
        body = loads(message.get("body", b""))
    except JSONDecodeError:
        return None
    if type(body) is not dict or body.keys() != {"seq", "action"}:
        return None
    seq, action = body["seq"], body["action"]
    # `type`, not isinstance: a bool is an int in Python.
    if type(seq) is not int or type(action) is not int:
        return None
    return (seq, action) if min(seq, action) >= 0 and max(seq, action) <= LARGEST_NUMBER else None


def _replay(message: Message, receive: Receive) -> Receive:
    """A `receive` that first repeats a message."""
    waiting = [message]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay
