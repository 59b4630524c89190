"""A simulated browser: what its page knows, and a person who does things with it."""

import asyncio
import json
from random import Random
from typing import Any

from tests.simulation.network import Broken, Exchange, Response, Socket, scope_of

TIMEOUT = 20.0
"""Seconds a browser waits for a response."""
RETRIES = 2
"""How often a person repeats a move whose answer was lost."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
"""Seconds before a socket is opened again; the pause doubles each time."""
LANGUAGES = ("en", "de", "pl")


class Client:
    """A browser at one table; it keeps what the server sends, as the page does."""

    def __init__(self, world, name: str, table: str, tokens: list[str]) -> None:
        self.world = world
        self.name = name
        self.table = table
        self.tokens = tokens
        self.rng = Random(f"{world.seed} {name}")
        self.language = self.rng.choice(LANGUAGES)
        self.face: dict[str, Any] | None = None
        self.position: dict[str, Any] | None = None
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.socket: Socket | None = None
        self.connected = True
        """Whether the page is open, so that it connects again and again."""
        self.acting = True
        self._reader: asyncio.Task | None = None

    # The page

    def open(self) -> None:
        """Open the page."""
        self.connected = True
        self._reader = self.world.start(self._keep_connected())

    async def close(self) -> None:
        """Close the page."""
        self.connected = False
        if self.socket is not None:
            self.socket.close()
        if self._reader is not None:
            await self._reader

    async def _keep_connected(self) -> None:
        pause = FIRST_PAUSE
        while self.connected:
            self.socket = socket = Socket(
                self.world, self.name, self.world.pick_server(), f"/api/tables/{self.table}/live"
            )
            self._hello(socket)
            while (text := await socket.read()) is not None:
                pause = FIRST_PAUSE
                self._take(self.world.answers.check_message(self.name, text))
            if self.connected:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _hello(self, socket: Socket) -> None:
        hello = {"tokens": self.tokens, "language": self.language, "log": 0, "name": self.name}
        socket.send(json.dumps(hello))

    def _take(self, message: dict[str, Any]) -> None:
        """Keep a message as the page does."""
        kind = message.pop("type")
        if kind == "table":
            self.face = message
        elif kind == "position":
            log = message.pop("log")
            self.log = [*self.log[: log["from"]], *log["lines"]]
            self.position = message
        elif kind == "chat":
            self.chat = [*self.chat[: message["from"]], *message["lines"]]
        elif kind == "problem":
            self.world.answers.check_problem(self.name, message["error"])
            if message["error"]["key"] == "wrong-token":
                self.tokens = [one for one in self.tokens if self.world.is_valid(self.table, one)]

    def send_secrets(self) -> None:
        """Tell the server of a new secret."""
        if self.socket is not None and not self.socket.closed:
            self.socket.send(json.dumps({"tokens": self.tokens}))

    def change_language(self) -> None:
        """Switch the page to another language."""
        self.language = self.rng.choice(LANGUAGES)
        if self.socket is not None and not self.socket.closed:
            self.socket.send(json.dumps({"language": self.language}))

    def reload(self) -> None:
        """Lose the connection; the page opens another."""
        if self.socket is not None:
            self.socket.close()

    # Requests

    async def ask(self, kind: str, path: str, body: Any = None, tokens=None) -> Response | None:
        """Send a request and wait for the answer; None if there is none."""
        tokens = self.tokens if tokens is None else tokens
        request = self.world.truth.request(self.name, self.table, kind, body or {}, tokens)
        method = "GET" if body is None else "POST"
        data = b"" if body is None else json.dumps(body).encode()
        headers = [
            (b"x-request", str(request.number).encode()),
            (b"content-type", b"application/json"),
            (b"accept-language", self.language.encode()),
        ]
        if tokens:
            headers.append((b"authorization", f"Bearer {','.join(tokens)}".encode()))
        if method == "POST":
            headers.append((b"content-length", str(len(data)).encode()))
        scope = scope_of("http", self.name, path, headers, method)
        exchange = Exchange(self.world, self.world.pick_server(), scope, data)
        exchange.send(self.name)
        try:
            async with asyncio.timeout(TIMEOUT):
                response = await asyncio.shield(exchange.future)
        except (Broken, TimeoutError):
            self.world.trace("no answer", self.name, kind)
            return None
        self.world.trace("answer", self.name, kind, response.status)
        self.world.answers.check(request, response.status, response.body.decode())
        return response

    async def post(self, kind: str, path: str, body: Any, tokens=None) -> Any:
        """Send a change of the table; its answer if it was done, else None."""
        url = f"/api/tables/{self.table}/{path}"
        response = await self.ask(kind, url, body, tokens)
        done = response is not None and response.status < 400
        return json.loads(response.body) if done else None

    async def post_again(self, kind: str, path: str, body: Any) -> Any:
        """Send a change, and send it again while there is no answer."""
        url = f"/api/tables/{self.table}/{path}"
        for _ in range(1 + RETRIES):
            response = await self.ask(kind, url, body)
            if response is not None:
                return json.loads(response.body) if response.status < 400 else None
            await asyncio.sleep(self.rng.uniform(0.2, 3.0))
        return None

    async def get(self, kind: str, path: str = "") -> str:
        """Read something of the table; empty if there is no answer."""
        url = f"/api/tables/{self.table}" + (f"/{path}" if path else "")
        response = await self.ask(kind, url)
        return response.body.decode() if response is not None and response.status < 400 else ""
