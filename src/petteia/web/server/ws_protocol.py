"""WebSocket connections with limits: the number of frames, and the time they take."""

import asyncio
from asyncio.transports import BaseTransport
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from petteia.web.asgi import DIRECT
from petteia.web.server.connections import FrontState, WriteProgress

FRAMES_A_SECOND, FRAMES_AT_ONCE = 20.0, 120
"""Frames of any kind. A page sends a few messages and answers a ping every twenty seconds."""
FINAL_TEXT = 0x81
"""The first byte of a text message in one frame."""
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that mean: the length is in the next two or eight bytes."""
PIECE = 512
"""Bytes parsed at once; a frame has at least six."""


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket connection, with limits."""

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
        self._frames_until = 0.0
        """The time at which so many frames may have been sent."""
        self._progress = WriteProgress(self.loop.time())

    def connection_made(self, transport: BaseTransport) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self._register.enter(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._register.leave(self)
        super().connection_lost(exc)

    def check(self, now: float) -> None:
        """Drop a peer that does not read; pings find those that have gone."""
        if self._progress.is_stuck(self.transport, now):
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived in small pieces, to stop at the first frame too many."""
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing():
                return
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.close()

    # Every frame is counted: each costs time, also an empty one.

    def handle_cont(self, event: Frame) -> None:
        """A further fragment of a message."""
        if self._count():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """A text, or its first fragment."""
        if self._count():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A binary message, or its first fragment."""
        if self._count():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """A ping, which the parser has answered."""
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping, or to none."""
        if self._count():
            super().handle_pong(event)

    def _count(self) -> bool:
        """Count a frame; False if the socket ends."""
        if self.transport.is_closing():
            return False
        now = self.loop.time()
        self._frames_until = max(self._frames_until, now) + 1 / FRAMES_A_SECOND
        if self._frames_until - now <= FRAMES_AT_ONCE / FRAMES_A_SECOND:
            return True
        self._register.refused.labels("frames").inc()
        self._end(CloseCode.POLICY_VIOLATION, "too many frames")
        return False

    def handle_connect(self, event: Request) -> None:
        """Offer the application to write directly."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {
                **(self.scope["extensions"] or {}),
                DIRECT: {"socket": self},
            }

    def is_ready(self) -> bool:
        """Is it open, and does the peer read?"""
        return self._is_open() and self.writable.is_set()

    def write_text(self, text: str) -> None:
        """Write a text as the one frame it is: no extension changes it."""
        self.transport.write(text_frame(text.encode()))

    def _is_open(self) -> bool:
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.conn.state is State.OPEN
        )

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application; most are texts."""
        text = message.get("text")
        if isinstance(text, str) and self._is_open():
            await self.writable.wait()
            if self._is_open():
                self.write_text(text)
                return
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, unless it is a text that is no UTF-8."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._end(CloseCode.INVALID_DATA, "invalid UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """End after a protocol error; the parser has written the reason."""
        close = self.conn.close_sent
        self._end(
            close.code if close else CloseCode.ABNORMAL_CLOSURE, close.reason if close else ""
        )

    def keepalive_timeout(self) -> None:
        """End because a ping was not answered."""
        self.pong_timer = None
        self.pending_ping_payload = None
        if not self.close_sent:
            self._end(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")

    def _end(self, code: int, reason: str) -> None:
        """Close the socket; what the application still sends is for nobody, and no error."""
        if self.transport.is_closing():
            return
        self.conn.fail(code, reason)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()


def text_frame(text: bytes) -> bytes:
    """A text message as one frame of a server (RFC 6455, 5.2)."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((FINAL_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((FINAL_TEXT, TWO_BYTES)) + length.to_bytes(2, "big") + text
    return bytes((FINAL_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + text
