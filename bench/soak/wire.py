"""Minimal HTTP and WebSocket clients for many players in one process: the time they use is not
available to the server on the same machine."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

import orjson

HOST = "127.0.0.1"
PATIENCE = 30.0
"""The timeout of a request, in seconds."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LONG = 126
"""A length of 126 means that the length is in the next two bytes, 127 in the next eight."""

Answer = tuple[int, dict[str, object]]


class Hung(Exception):
    """The server closed the socket, or never opened it."""


class Line:
    """A persistent HTTP connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._pipes: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()

    async def ask(
        self, method: str, path: str, body: object = None, tokens: list[str] | None = None
    ) -> Answer:
        """Send a request; return the status and the JSON of the response."""
        status, said = await self.fetch(method, path, body, tokens)
        return status, orjson.loads(said)

    async def fetch(
        self, method: str, path: str, body: object = None, tokens: list[str] | None = None
    ) -> tuple[int, bytes]:
        """Send a request; return the status and the body. Requests are serialized."""
        text = b"" if method == "GET" else orjson.dumps(body if body is not None else {})
        head = f"{method} /api/{path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n"
        if text:
            head += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n"
        if tokens:
            head += f"Authorization: Bearer {','.join(tokens)}\r\n"
        async with self._lock:
            try:
                async with asyncio.timeout(PATIENCE):
                    if self._pipes is None:
                        self._pipes = await asyncio.open_connection(HOST, self.port)
                    reader, writer = self._pipes
                    writer.write(f"{head}\r\n".encode() + text)
                    answered = (await reader.readuntil(b"\r\n\r\n")).lower()
                    length = int(answered.split(b"\ncontent-length:", 1)[1].split(b"\r", 1)[0])
                    return int(answered.split(None, 2)[1]), await reader.readexactly(length)
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        """Close the connection."""
        if self._pipes is not None:
            self._pipes[1].close()
            self._pipes = None


class Socket(asyncio.Protocol):
    """A WebSocket client that passes on every text message as bytes; sent messages are short."""

    def __init__(self, port: int, path: str, heard: Callable[[bytes], None]) -> None:
        self._port = port
        self._path = path
        self._heard = heard
        self._got = bytearray()
        self._opened = False
        self._pipe: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def open(cls, port: int, path: str, heard: Callable[[bytes], None]) -> "Socket":
        """Connect and wait for the handshake."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE):
            _, socket = await loop.create_connection(lambda: cls(port, path, heard), HOST, port)
            await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        pipe = cast("asyncio.Transport", transport)
        self._pipe = pipe
        key = base64.b64encode(os.urandom(16)).decode()
        pipe.write(
            (
                f"GET /api/{self._path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        """Parse received frames."""
        got = self._got
        got += data
        if not self._opened:
            head, ends, rest = bytes(got).partition(b"\r\n\r\n")
            if not ends:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.hang_up()
                return
            self._opened = True
            got[:] = rest
            if not self.opened.done():  # the waiting task may be cancelled
                self.opened.set_result(None)
        at = 0
        while (frame := _frame(got, at)) is not None:
            kind, begins, at = frame
            if kind == TEXT:
                self._heard(bytes(got[begins:at]))
            elif kind == PING:
                self._send(PONG, bytes(got[begins:at]))
            elif kind == CLOSE:
                self.hang_up()
                return
        del got[:at]

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is lost."""
        for future in (self.opened, self.closed):
            if not future.done():
                future.set_exception(Hung())
                future.exception()  # mark the exception as retrieved

    def say(self, message: object) -> None:
        """Send a message."""
        self._send(TEXT, orjson.dumps(message))

    def hang_up(self) -> None:
        """Close the connection without a close frame."""
        if self._pipe is not None:
            self._pipe.close()

    def _send(self, kind: int, text: bytes) -> None:
        assert self._pipe is not None
        length = len(text)
        size = bytes([length | 128]) if length < LONG else bytes([LONG | 128, *divmod(length, 256)])
        # A mask of zeros is valid, and leaves the text unchanged.
        self._pipe.write(bytes([kind | 128]) + size + b"\0\0\0\0" + text)


def _frame(got: bytearray, at: int) -> tuple[int, int, int] | None:
    """Opcode, start and end of the frame at a place, if it is complete."""
    if len(got) < at + 2:
        return None
    if not got[at] & 128:
        raise ValueError("a message in several frames")
    length, begins = got[at + 1], at + 2
    if length >= LONG:
        begins += 2 if length == LONG else 8
        if len(got) < begins:
            return None
        length = int.from_bytes(got[at + 2 : begins], "big")
    ends = begins + length
    return (got[at] & 15, begins, ends) if len(got) >= ends else None
