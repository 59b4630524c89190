"""A simulated network between browsers and server processes: requests and sockets over ASGI.

A connection is TCP: what travels on it arrives in order, late, or never because it breaks. A
request may be lost, its response may be lost, and a browser or proxy may send it twice.
"""

import asyncio
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from petteia.web.asgi import DIRECT, Message

WINDOW = 6
"""Messages a socket buffers before its sender has to wait."""
HOST = (b"host", b"localhost")


class Gone(OSError):
    """A process sends something to a browser that has closed the socket."""


class Broken(Exception):
    """A connection was refused or broke; the request may or may not have been carried out."""


@dataclass(frozen=True, slots=True)
class Response:
    """An HTTP response."""

    status: int
    body: bytes


def scope_of(
    kind: str, client: str, path: str, headers: list[tuple[bytes, bytes]], method: str = ""
) -> Any:
    """The ASGI scope of a request or socket; every browser has an address of its own."""
    place = zlib.crc32(client.encode()) % 250
    scope = {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [HOST, *headers],
        "client": (f"192.0.2.{place}", 50000),
        "server": ("localhost", 80),
        "state": {},
    }
    if kind == "http":
        scope["method"] = method
    else:
        scope["subprotocols"] = []
    return scope


class Exchange:
    """One HTTP request on its way to a process, and the response on its way back."""

    def __init__(self, world, server, scope: Any, body: bytes) -> None:
        self.world = world
        self.server = server
        self.scope = scope
        self.body = body
        self.future: asyncio.Future[Response] = world.loop.create_future()
        self._process = None
        self._sent_body = False

    def send(self, client: str) -> None:
        """Send the request: it may be lost, and it may arrive twice."""
        world = self.world
        wait = world.delay("network") + world.cut_for(client)
        if world.chance("lose request"):
            world.trace("request lost", client)
            world.later(wait + world.rng.uniform(0.1, 3.0), self.fail)
            return
        world.later(wait, self._arrive, client)
        if self.scope["method"] == "POST" and world.chance("duplicate"):
            world.trace("request duplicated", client)
            twin = Exchange(world, world.pick_server(), dict(self.scope), self.body)
            world.later(wait + world.rng.uniform(0.0, 2.0), twin._arrive, client)

    def _arrive(self, client: str) -> None:
        if not self.server.listening:
            self.world.later(self.world.delay("network"), self.fail)
            return
        self._process = self.server.process
        self.server.connections.append(self)
        self.world.trace("request", self.server.name, self.scope["method"], self.scope["path"])
        self.world.truth.delivered(self.scope, self.body)
        self._process.start(self._serve(client))

    async def _serve(self, client: str) -> None:
        status, chunks = 0, []

        async def receive() -> Message:
            if not self._sent_body:
                self._sent_body = True
                return {"type": "http.request", "body": self.body, "more_body": False}
            await self.world.forever()
            raise AssertionError

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                chunks.append(message.get("body", b""))

        await self.server.app(self.scope, receive, send)
        if self in self.server.connections:
            self.server.connections.remove(self)
        self.world.later(0.0, self._respond, client, Response(status, b"".join(chunks)))

    def _respond(self, client: str, response: Response) -> None:
        world = self.world
        self.world.trace("response", self.server.name, self.scope["path"], response.status)
        wait = world.delay("network") + world.cut_for(client)
        if world.chance("lose response"):
            world.trace("response lost", client)
            world.later(wait + world.rng.uniform(0.1, 3.0), self.fail)
        else:
            world.later(wait, self._finish, response)

    def _finish(self, response: Response) -> None:
        if not self.future.done():
            self.future.set_result(response)

    def break_off(self) -> None:
        """The process is gone."""
        self.world.later(self.world.rng.uniform(0.0, 2.0), self.fail)

    def fail(self) -> None:
        """Tell the browser that there will be no response."""
        if not self.future.done():
            self.future.set_exception(Broken())
            self.future.exception()  # a browser may have stopped waiting


class Pipe:
    """One direction of a connection: messages arrive in order."""

    def __init__(self, world, client: str, deliver: Callable[[Any], None]) -> None:
        self.world = world
        self.client = client
        self.deliver = deliver
        self.waiting: deque[Any] = deque()
        self.free: list[asyncio.Future[None]] = []

    def put(self, item: Any) -> None:
        """Send something."""
        self.waiting.append(item)
        if len(self.waiting) == 1:
            self._schedule()

    def has_room(self) -> bool:
        """Whether less than a window is on its way."""
        return len(self.waiting) <= WINDOW

    async def room(self) -> None:
        """Wait until less than a window is on its way."""
        while not self.has_room():
            future = self.world.loop.create_future()
            self.free.append(future)
            await future

    def _schedule(self) -> None:
        wait = self.world.delay("network") + self.world.cut_for(self.client)
        self.world.later(wait, self._step)

    def _step(self) -> None:
        if self.world.cut_for(self.client):
            self._schedule()
            return
        self.deliver(self.waiting.popleft())
        free, self.free = self.free, []
        for future in free:
            if not future.done():
                future.set_result(None)
        if self.waiting:
            self._schedule()


class Socket:
    """A WebSocket between a browser and a process."""

    def __init__(self, world, client: str, server, path: str) -> None:
        self.world = world
        self.client = client
        self.server = server
        self.path = path
        self.process = None
        self.open = False
        """Whether the process has accepted it."""
        self.closed = False
        """Whether the browser knows that it is closed."""
        self.messages: deque[str] = deque()
        self.arrived = asyncio.Event()
        self._inbox: deque[Message] = deque()
        self._wake = asyncio.Event()
        self._gone = False
        """Whether the process knows that the browser is gone."""
        self._ended = False
        self._up = Pipe(world, client, self._to_process)
        self._down = Pipe(world, client, self._to_browser)
        self._up.put({"type": "websocket.connect"})

    # The browser's end

    def send(self, text: str) -> None:
        """Send a message to the process."""
        self._up.put({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Close it as the browser."""
        if not self.closed:
            self.closed = True
            self.arrived.set()
            self._up.put({"type": "websocket.disconnect", "code": 1001})

    async def read(self) -> str | None:
        """The next message; None once the socket is closed."""
        while not self.messages:
            if self.closed:
                return None
            self.arrived.clear()
            await self.arrived.wait()
        return self.messages.popleft()

    def _to_browser(self, item: Any) -> None:
        if self.closed:
            return
        if item is None:
            self.closed = True
        else:
            self.messages.append(item)
        self.arrived.set()

    # The process's end

    def _to_process(self, message: Message) -> None:
        if message["type"] == "websocket.connect":
            if not self.server.listening:
                self._down.put(None)
                return
            self.process = self.server.process
            self.server.connections.append(self)
            self.world.trace("socket", self.server.name, self.client)
            self._inbox.append(message)
            self.process.start(self._serve())
        elif self.process is not None:
            self._inbox.append(message)
            self._gone = self._gone or message["type"] == "websocket.disconnect"
            self._wake.set()

    async def _serve(self) -> None:
        scope = scope_of("websocket", self.client, self.path, [])
        scope["extensions"] = {DIRECT: {"socket": self}}
        try:
            await self.server.app(scope, self._receive, self._send)
        except Gone:
            self._gone = True  # as Uvicorn, which only closes the connection
        finally:
            self._ended = True
            if self in self.server.connections:
                self.server.connections.remove(self)
            self._down.put(None)

    async def _receive(self) -> Message:
        while not self._inbox:
            self._wake.clear()
            await self._wake.wait()
        return self._inbox.popleft()

    def is_ready(self) -> bool:
        """Whether the process may write without waiting."""
        return self.open and not self._gone and not self._ended and self._down.has_room()

    def write_text(self, text: str) -> None:
        """Write a message of the process."""
        self.world.trace("message", self.server.name, self.client, text)
        self._down.put(text)

    async def _send(self, message: Message) -> None:
        if self._gone or self._ended:
            raise Gone
        if message["type"] == "websocket.accept":
            self.open = True
        elif message["type"] == "websocket.close":
            self._ended = True
            self._down.put(None)
        else:
            self.write_text(message["text"])
            await self._down.room()
            if self._gone:
                raise Gone

    def end(self) -> None:
        """The process stops and closes its sockets."""
        if not self._gone:
            self._gone = True
            self._inbox.append({"type": "websocket.disconnect", "code": 1012})
            self._wake.set()

    def break_off(self) -> None:
        """The process is gone."""
        self._ended = True
        self._down.put(None)
