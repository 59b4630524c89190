"""HTTP connections with limits: the size of a head, pipelined requests, and the time they take."""

import asyncio
from functools import lru_cache
from typing import Any

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from petteia.web.asgi import REST
from petteia.web.errors import WebError, error_response
from petteia.web.server.connections import FrontState, WriteProgress
from petteia.web.server.settings import LARGEST_BODY

LARGEST_HEAD = 32 * 1024
"""Bytes of a request line with all headers."""
LONGEST_URL = 4 * 1024
"""Bytes of a URL."""
MOST_HEADERS = 100
LARGEST_REQUEST = LARGEST_HEAD + 3 * LARGEST_BODY
"""Bytes of a whole request as it is sent; a body in chunks needs more than its content."""
HEAD_SECONDS = 15.0
"""Seconds a head may take to arrive, and a new connection to begin one."""
IDLE_SECONDS = 30
"""Seconds a connection may wait for the next request."""
REST_SECONDS = 1.0
"""Seconds in which nothing is read after a request that was one too many."""
HEAD_END = b"\r\n\r\n"


class _Refused(Exception):
    """Raised inside the parser to end it."""


class BoundedHttp(HttpToolsProtocol):
    """Uvicorn's HTTP connection, with limits.

    While a request is being answered nothing more is read. What has arrived already, which is at
    most the receive buffer of the socket, waits unparsed: it is parsed in pieces that end at an
    empty line, so that no piece has more than one head.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, FrontState)
        self._register = server_state.register
        self._held = b""
        self._received = 0
        """Bytes of the current request."""
        self._in_head = True
        self._refusal = WebError("bad-http", 400)
        """How to answer if the parser fails."""
        self._since: float | None = None
        """Since when the connection waits for a head, or for the rest of a request that is answered
        already; None while it does neither."""
        self._progress = WriteProgress(self.loop.time())
        self._rest: asyncio.TimerHandle | None = None

    # Begin and end

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take the connection in, or refuse it."""
        super().connection_made(transport)
        if self._register.admit(self, self.client[0] if self.client else ""):
            self._wait(served=False)
        else:
            self._refuse(WebError("too-many", 503))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._register.leave(self)
        self._held = b""
        if self._rest is not None:
            self._rest.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocket, which registers itself."""
        self._register.leave(self)
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """End when the answer is sent; do not wait for a request that has not arrived yet."""
        cycle = self.cycle
        if cycle is not None and cycle.more_body and not cycle.response_started:
            self.transport.close()
        else:
            super().shutdown()

    def check(self, now: float) -> None:
        """Close the connection if its head or its reader is too slow."""
        if self._progress.is_stuck(self.transport, now):
            self.transport.abort()
        elif self._since is not None and not self.transport.is_closing():
            idle = self.cycle is not None and not self._received
            if now - self._since > (IDLE_SECONDS if idle else HEAD_SECONDS):
                self._end_waiting()

    def _end_waiting(self) -> None:
        if self._received:
            self._refuse(WebError("too-slow", 408))
        else:
            self.transport.close()

    def _wait(self, served: bool) -> None:
        """Wait for a head."""
        self._since = self.loop.time()
        self._register.set_waiting(self, served)

    # What arrives

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, or keep it while a request is being answered."""
        self._unset_keepalive_if_required()
        if self._since is not None and not self._received:
            self._since = self.loop.time()
        self._held = self._held + data if self._held else data
        self._parse_held()

    def _parse_held(self) -> None:
        data, done = self._held, 0
        while done < len(data) and not self.transport.is_closing():
            if self._rest is not None or self._is_answering():
                self.flow.pause_reading()
                break
            found = data.find(HEAD_END, done)
            end = len(data) if found < 0 else found + len(HEAD_END)
            if not self._parse(data[done:end]):
                return
            done = end
        self._held = data[done:]

    def _is_answering(self) -> bool:
        """Whether a request has arrived completely and is not answered yet."""
        cycle = self.cycle
        return cycle is not None and not cycle.response_complete and not cycle.more_body

    def _parse(self, piece: bytes) -> bool:
        """Parse a piece; False if the connection ends or belongs to a WebSocket now."""
        self._received += len(piece)
        if self._in_head and self._received > LARGEST_HEAD:
            self._refuse(WebError("head-too-large", 431))
            return False
        if self._received > LARGEST_REQUEST:
            self._refuse(WebError("too-large", 413, most=LARGEST_BODY // 1024))
            return False
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self._held = b""
                self.handle_websocket_upgrade()
                return False
        except httptools.HttpParserError:
            self._refuse(self._refusal)
            return False
        return True

    def on_url(self, url: bytes) -> None:
        """A part of the URL."""
        super().on_url(url)
        if len(self.url) > LONGEST_URL:
            self._fail(WebError("url-too-long", 414))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer of a body in chunks."""
        if len(self.headers) >= MOST_HEADERS:
            self._fail(WebError("head-too-large", 431))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin the request."""
        several_hosts = sum(name == b"host" for name, _ in self.headers) > 1
        if several_hosts or self.pipeline or not self.url.isascii():
            self._fail(WebError("bad-http", 400))
        self._in_head = False
        self._since = None
        self._register.set_busy(self)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Answer a request when it is its turn."""
        begin = super()._start_asgi_task

        def start() -> None:
            if not cycle.disconnected:
                begin(cycle, app)

        self._register.turns.add(self._register.address_of(self), start)

    def on_message_complete(self) -> None:
        """The request has arrived."""
        self._received, self._in_head = 0, True
        if self._since is not None:
            self._since = self.loop.time()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Go on with the next request, if there is one."""
        waiting = not self.pipeline
        super().on_response_complete()
        if self.transport.is_closing():
            return
        if waiting:
            self._wait(served=True)
            if REST in self.cycle.scope:
                # Answering without end that there are too many requests would take time, too.
                self._rest = self.loop.call_later(REST_SECONDS, self._go_on)
                self.flow.pause_reading()
                return
        if self._held:
            self._parse_held()

    def _go_on(self) -> None:
        self._rest = None
        if not self.transport.is_closing():
            self._since = self.loop.time()
            self.flow.resume_reading()
            self._parse_held()

    def _fail(self, refusal: WebError) -> None:
        self._refusal = refusal
        raise _Refused

    def _refuse(self, refusal: WebError) -> None:
        """Answer with an error, unless an answer has begun, and close the connection."""
        self._held = b""
        self._register.refused.labels(refusal.key).inc()
        if self._in_head or not self.cycle.response_started:
            self.transport.write(_answer(refusal.key, refusal.status, **refusal.facts))
        self.transport.close()


@lru_cache(maxsize=32)
def _answer(key: str, status: int, **facts: str | int) -> bytes:
    """A whole HTTP response in English: the language of the reader is not known yet."""
    response = error_response(WebError(key, status, None, **facts), "en")
    headers = b"content-type: application/json\r\nconnection: close\r\n"
    length = b"content-length: %d\r\n\r\n" % len(response.body)
    return STATUS_LINE[status] + headers + length + bytes(response.body)
