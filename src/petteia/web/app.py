"""The ASGI application: API, sockets, pages, and the middleware in front of them."""

import os
from typing import Annotated

from fastapi import FastAPI, Path, Request, WebSocket
from fastapi.responses import Response

import petteia
from petteia.tables.errors import TableError
from petteia.tables.manager import TableManager
from petteia.web.api import exercises as exercises_api
from petteia.web.api import games as games_api
from petteia.web.api import notices as notices_api
from petteia.web.api import responses
from petteia.web.api import reviews as reviews_api
from petteia.web.api import tables as tables_api
from petteia.web.api.answers import answer, manager_of, problems
from petteia.web.api.description import LIVE_PATH, DescribedRoute, describe_api
from petteia.web.api.live import Hub, Listener, refuse
from petteia.web.api.moves import FastMoves
from petteia.web.asgi import Receive, Scope, Send
from petteia.web.errors import WebError, install_errors
from petteia.web.guard import Guard
from petteia.web.languages import language_of
from petteia.web.pages import page_routes
from petteia.web.rates import Meters, own_meters
from petteia.web.server.metrics import CONTENT_TYPE, Metrics
from petteia.web.server.settings import Settings

ABOUT = """
The API the page itself uses. A table is found by its id; a seat is held by a secret, sent as
`Authorization: Bearer <secret>` (several with commas between them). Without a secret you are a
spectator. Changes arrive over the WebSocket `/api/tables/{id}/live`, described in docs/api.md.

Every error is `{"error": {"key", "words", "rule", "seq"}}`.
"""
TAGS = [
    {"name": "games", "description": "What can be played."},
    {"name": "tables", "description": "Tables and how to join them."},
    {"name": "seats", "description": "Who sits where."},
    {"name": "play", "description": "A game and its moves."},
    {"name": "notices", "description": "Be told of your turn while your page is closed."},
    {"name": "look back", "description": "Log, replay, record, review."},
    {"name": "exercises", "description": "Puzzles, and positions of finished games."},
    {"name": "server", "description": "Health and metrics."},
]


def create_api() -> FastAPI:
    """The documented part of the application, without the tables it serves."""
    app = FastAPI(
        title="Petteia",
        version=petteia.__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        openapi_tags=TAGS,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.router.route_class = DescribedRoute
    app.openapi = lambda: describe_api(app)  # type: ignore[method-assign]
    install_errors(app)
    tables = (tables_api.play, tables_api.router, tables_api.seats, tables_api.look)
    exercises = (exercises_api.puzzles, exercises_api.own)
    routers = (*tables, reviews_api.router, *exercises, notices_api.router, games_api.router)
    for router in routers:
        app.include_router(router)
    app.state.addresses = [route for router in routers for route in router.routes]
    _add_server_routes(app)
    return app


class Application:
    """The API and the pages, behind the guard and the fast path for moves.

    Both stand in front of the framework instead of being its middleware: a move does not pass
    through it at all.
    """

    def __init__(self, api: FastAPI, guard: Guard, hub: Hub) -> None:
        self.api = api
        self.guard = guard
        self.hub = hub
        self.metrics = guard.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or one socket."""
        scope["app"] = self.api
        await self.guard(scope, receive, send)


def create_app(
    manager: TableManager, settings: Settings, meters: Meters | None = None
) -> Application:
    """The application that serves the tables of a manager."""
    app = create_api()
    metrics = Metrics(manager.counts, manager.queue_lengths)
    hub = Hub(metrics)
    app.state.manager = manager
    app.state.settings = settings
    app.state.metrics = metrics

    async def live(websocket: WebSocket, table_id: Annotated[str, Path()]) -> None:
        await websocket.accept()
        language = language_of(websocket.scope)
        try:
            listener = Listener(hub, await manager.find(table_id), websocket)
        except TableError as error:
            await refuse(websocket, error, language)
            return
        await listener.run()

    app.add_api_websocket_route(LIVE_PATH, live)
    app.include_router(page_routes(manager, settings))
    meters = meters or own_meters(settings.rate)
    guard = Guard(FastMoves(app, settings.base_path), settings, metrics, meters)
    return Application(app, guard, hub)


def _healthy(request: Request) -> Response:
    version = petteia.__version__
    return answer(request, responses.Health(ok=True, version=version, pid=os.getpid()))


def _add_server_routes(app: FastAPI) -> None:
    @app.get("/livez", tags=["server"], response_model=responses.Health, responses=problems())
    async def live(request: Request) -> Response:
        """Whether the process is alive: it answers. Restart it if it does not."""
        return _healthy(request)

    @app.get("/readyz", tags=["server"], response_model=responses.Health, responses=problems(503))
    async def ready(request: Request) -> Response:
        """Whether the server can do its work: its store answers, the last write worked, and
        no damage is known. A restart does not help if it cannot."""
        if trouble := await manager_of(request).trouble():
            raise WebError(trouble, 503)
        return _healthy(request)

    @app.get("/healthz", tags=["server"], response_model=responses.Health, responses=problems(503))
    async def health(request: Request) -> Response:
        """The same as `/readyz`."""
        return await ready(request)

    @app.get(
        "/metrics",
        tags=["server"],
        response_class=Response,
        responses={200: {"content": {CONTENT_TYPE: {}}, "description": "For Prometheus."}},
    )
    async def read_metrics(request: Request) -> Response:
        """The metrics of this process, for Prometheus."""
        return Response(request.app.state.metrics.text(), media_type=CONTENT_TYPE)
