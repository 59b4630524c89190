"""Middleware in front of the application: checks of host and origin, rate limits, size limits, and
security headers."""

import asyncio
import logging
import math
from time import perf_counter
from urllib.parse import urlsplit

from petteia.web.asgi import REST, App, Message, Receive, Scope, Send, header, inner_path
from petteia.web.errors import WebError, error_response
from petteia.web.hosts import allowed_names, is_allowed
from petteia.web.languages import language_of
from petteia.web.policy import content_policy
from petteia.web.rates import Meters, client_network
from petteia.web.server.connections import Warnings
from petteia.web.server.metrics import Metrics
from petteia.web.server.settings import LARGEST_BODY, Settings

BODY_SECONDS = 10.0
"""Seconds a request body may take to arrive."""
MOST_SOCKETS = 200
"""Open sockets of one address."""
SEARCHING = ("/api/exercises/", "/api/puzzles/")
"""Requests below these are limited like those for hints: bots search for the answer."""
READING = ("GET", "HEAD", "OPTIONS")
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    ),
)
NOT_STORED = (b"cache-control", b"no-store")
access = logging.getLogger("petteia.access")
broken = logging.getLogger("petteia.web")


def shown_path(scope: Scope) -> str:
    """A path for the log: without the query, on one line."""
    return str(scope["path"]).encode("unicode_escape").decode("ascii")


def client_address(scope: Scope, trust_proxy: bool) -> str:
    """The client's address: the peer, or the last one a trusted proxy names."""
    if trust_proxy:
        named = header(scope, b"x-forwarded-for").split(",")[-1].strip()
        if named:
            return named[:64]
    client = scope.get("client")
    return str(client[0]) if client else ""


class Guard:
    """ASGI middleware that checks origin, rate and size."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics, meters: Meters) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.meters = meters
        self.public_host = urlsplit(settings.public_url).netloc.lower()
        self.names = allowed_names(settings)
        self._foreign_host = Warnings(
            "A request for the host %s was refused; allow it with --allowed-host or --public-url."
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or one socket."""
        scope["root_path"] = self.settings.base_path
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begin = perf_counter()
        address = client_address(scope, self.settings.trust_proxy)
        status = 0
        policy = (b"content-security-policy", self._policy(scope))

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                names = {name for name, _ in message["headers"]}
                unless_set = [one for one in (policy, NOT_STORED) if one[0] not in names]
                message["headers"] = [*message["headers"], *HEADERS, *unless_set]
            await send(message)

        try:
            self._check(scope, client_network(address))
            arrived = await self._whole_body(scope, receive)
            if arrived is not None:
                await self.app(scope, arrived, send_guarded)
        except WebError as error:
            self.metrics.refused.labels(error.key).inc()
            await error_response(error, language_of(scope))(scope, receive, send_guarded)
        except asyncio.CancelledError:
            # The server stops, and its grace period is over.
            if not status:
                answer = error_response(WebError("stopping", 503), language_of(scope))
                await answer(scope, receive, send_guarded)
        except Exception:
            broken.exception("%s %s failed", scope["method"], shown_path(scope))
            if not status:
                answer = error_response(WebError("broken", 500), language_of(scope))
                await answer(scope, receive, send_guarded)
        finally:
            seconds = perf_counter() - begin
            route = getattr(scope.get("route"), "path", "other")
            self.metrics.request(_known(scope["method"]), route, status).observe(seconds)
            if self.settings.access_log:
                access.info(
                    "%s %s %s %d %.1f ms",
                    address,
                    scope["method"],
                    shown_path(scope),
                    status,
                    seconds * 1000,
                )

    def _check(self, scope: Scope, address: str) -> None:
        """Refuse foreign hosts and origins, and too many requests."""
        if not self._own_host(scope):
            raise WebError("foreign-host", 421)
        if scope["method"] not in READING and not self._own_origin(scope):
            raise WebError("foreign-origin", 403)
        path = inner_path(scope, self.settings.base_path)
        api = path.startswith("/api/")
        wait = (self.meters.requests if api else self.meters.pages).wait(address)
        if wait:
            scope[REST] = True
        if api and scope["method"] == "POST" and not wait:
            if path == "/api/tables" or path.endswith(("/again", "/review/fork")):
                wait = self.meters.tables.wait(address)
            elif path.endswith(("/hint", "/why")) or path.startswith(SEARCHING):
                wait = self.meters.hints.wait(address)
            elif "/notices" in path:
                wait = self.meters.notices.wait(address)
        if wait:
            raise WebError("too-many", 429, {"Retry-After": str(math.ceil(wait))})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = client_network(client_address(scope, self.settings.trust_proxy))
        sockets = self.meters.sockets
        why = ""
        if not self._own_host(scope):
            why = "foreign-host"
        elif not self._own_origin(scope):
            why = "foreign-origin"
        elif self.settings.rate and sockets.count(address) >= MOST_SOCKETS:
            why = "too-many"
        if why or self.meters.requests.wait(address):
            self.metrics.refused.labels(why or "too-many").inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        sockets.add(address)
        self.metrics.sockets.inc()
        try:
            await self.app(scope, receive, send)
        finally:
            self.metrics.sockets.dec()
            sockets.remove(address)

    def _own_host(self, scope: Scope) -> bool:
        """Whether the request is for a name of this server."""
        host = header(scope, b"host")
        if is_allowed(host, self.names):
            return True
        self._foreign_host.warn(ascii(host[:100]))
        return False

    def _own_origin(self, scope: Scope) -> bool:
        """Whether the request comes from our own page, or from a client without an origin."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return False
        host = header(scope, b"host").lower()
        return parts.netloc.lower() in (_bare(host, parts.scheme), host, self.public_host)

    def _policy(self, scope: Scope) -> bytes:
        return content_policy(header(scope, b"host"))

    async def _whole_body(self, scope: Scope, receive: Receive) -> Receive | None:
        """Read the whole body, up to the limit, for the application to receive; None if the client
        is gone before that."""
        if scope["method"] in READING:
            return receive
        too_large = WebError("too-large", 413, {"Connection": "close"}, most=LARGEST_BODY // 1024)
        length = header(scope, b"content-length")
        if length and (not length.isdecimal() or int(length[:20]) > LARGEST_BODY):
            raise too_large
        body = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while True:
                    message = await receive()
                    body += message.get("body", b"")
                    if len(body) > LARGEST_BODY:
                        raise too_large
                    if not message.get("more_body", False):
                        break
        except TimeoutError:
            raise WebError("too-slow", 408, {"Connection": "close"}) from None
        if message["type"] == "http.disconnect":
            return None
        whole: Message | None = {"type": "http.request", "body": bytes(body), "more_body": False}

        async def again() -> Message:
            nonlocal whole
            if whole is not None:
                first, whole = whole, None
                return first
            return await receive()

        return again


def _bare(host: str, scheme: str) -> str:
    """A host without the default port of its scheme."""
    return host.removesuffix(":443" if scheme == "https" else ":80")


def _known(method: str) -> str:
    """A method as a metric label; unknown methods are counted together."""
    return method if method in ("GET", "HEAD", "POST", "OPTIONS") else "other"
