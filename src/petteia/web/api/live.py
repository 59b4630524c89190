"""The sockets: every page at a table is told what is new, each what it may see.

A slow page gets the newest position, not a queue of all: what is due is a set of kinds, and a
message is made when it can be sent. Equal messages are made once.
"""

import asyncio
from collections.abc import Callable, Hashable

from fastapi import WebSocket, WebSocketDisconnect
from orjson import dumps
from pydantic import ValidationError

from petteia.kernel.state import Json
from petteia.kernel.text.messages import LANGUAGES
from petteia.tables.core import Viewer
from petteia.tables.errors import TableError, WrongToken
from petteia.tables.live import LiveTable
from petteia.web.api.models import Hello
from petteia.web.errors import WebError, error_body
from petteia.web.languages import language_of
from petteia.web.rates import Limiter
from petteia.web.server.metrics import Metrics

KINDS = ("table", "position", "chat")
"""What can be new, in the order it is told."""
HELLO_SECONDS = 10.0
PATIENCE = 20.0
"""Seconds a page may take to read a message."""
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 5.0, 30
FRESH = 0.05
"""Seconds a message may be shared: clocks in it stand at the time it was made."""
OWN_CODES = 4000
"""A socket is closed with this and the status HTTP would give; the page need not come back."""

Body = dict[str, Json]


class Channel:
    """Everybody here who watches one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.listeners: set[Listener] = set()
        self._shared: dict[Hashable, tuple[float, str, Body]] = {}
        self.stop = table.watch(self.tell)

    def tell(self, kinds: frozenset[str]) -> None:
        """Something is new."""
        self._shared.clear()
        for listener in self.listeners:
            listener.mark(kinds)

    def message(self, kind: str, key: Hashable, make: Callable[[], Body]) -> tuple[str, Body]:
        """A message as text, and its body; made once for all that get the same."""
        now = asyncio.get_running_loop().time()
        kept = self._shared.get((kind, key))
        if kept is None or now - kept[0] > FRESH:
            body = make()
            kept = (now, _text(kind, body), body)
            self._shared[kind, key] = kept
        return kept[1], kept[2]


class Hub:
    """All sockets of this process, by table."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._channels: dict[str, Channel] = {}

    def join(self, table: LiveTable, listener: "Listener") -> Channel:
        """A page comes; the first opens the channel."""
        channel = self._channels.get(table.id)
        if channel is None or channel.table is not table:
            channel = Channel(table)
            self._channels[table.id] = channel
        channel.listeners.add(listener)
        return channel

    def leave(self, channel: Channel, listener: "Listener") -> None:
        """A page goes; the last closes the channel."""
        channel.listeners.discard(listener)
        if not channel.listeners:
            channel.stop()
            if self._channels.get(channel.table.id) is channel:
                del self._channels[channel.table.id]


class Listener:
    """One socket: who looks, in which language, and what it has seen."""

    def __init__(self, hub: Hub, table: LiveTable, websocket: WebSocket) -> None:
        self.hub = hub
        self.table = table
        self.websocket = websocket
        self.language = language_of(websocket.scope)
        self.viewer: Viewer = table.viewer(())
        self.lines = 0
        self.seq: int | None = None
        self.talk = 0
        self._due: set[str] = set()
        self._wake = asyncio.Event()
        self._rate = Limiter(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._sending: dict[object, float] = {}
        """Since when each message waits for the page to take it: reader and writer both send."""
        self._sent = hub.metrics.sent

    def mark(self, kinds: frozenset[str]) -> None:
        """Something is to be told when the page can take it."""
        self._due |= kinds
        self._wake.set()

    async def run(self) -> None:
        """From the first message to the end of the socket."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                await self._hear(first=True)
        except TimeoutError:
            await self._refuse(WebError("too-slow", 408))
            return
        except (TableError, WebError) as error:
            await self._refuse(error)
            return
        except WebSocketDisconnect:
            return
        channel = self.hub.join(self.table, self)
        self.table.arrive(self.viewer)
        self.mark(frozenset(KINDS))
        work = (self._read(), self._write(channel), self._watch())
        tasks = [asyncio.create_task(part) for part in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hub.leave(channel, self)
            self.table.depart(self.viewer)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            failed = task.exception()
            if isinstance(failed, TableError | WebError):
                await self._refuse(failed)
            elif failed is not None and not isinstance(failed, WebSocketDisconnect):
                raise failed

    async def _read(self) -> None:
        while True:
            await self._hear()

    async def _hear(self, first: bool = False) -> None:
        """One message of the page."""
        text = await self._receive()
        if self._rate.wait(""):
            raise WebError("too-many", 429)
        try:
            said = Hello.model_validate_json(text)
        except (ValidationError, ValueError):
            raise WebError("bad-message", 400) from None
        if said.language in LANGUAGES:
            self.language = said.language
            if not first:
                self.lines, self.seq = 0, None
                self.mark(frozenset(KINDS))
        if said.tokens is not None:
            self._become(await self._viewer(said.tokens), tell=not first)
        if first:
            self.lines, self.seq, self.talk = said.log, said.seq, said.chat
        if said.ping is not None:
            await self._send("pong", '{"type":"pong"}')

    async def _receive(self) -> str:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if not isinstance(text, str):
            raise WebError("bad-message", 400)
        return text

    async def _viewer(self, tokens: list[str]) -> Viewer:
        """Whom these secrets make; the page is told of one that is none, and looks on."""
        good: list[str] = []
        wrong: WrongToken | None = None
        for token in tokens:
            try:
                await self.table.recognise([token])
                good.append(token)
            except WrongToken as error:
                wrong = error
        if wrong is not None:
            await self._send("problem", _text("problem", error_body(wrong, self.language)))
        return self.table.viewer(good)

    def _become(self, viewer: Viewer, tell: bool = True) -> None:
        """The page has other secrets now, or its secrets another meaning."""
        if viewer == self.viewer:
            return
        if tell:
            self.table.depart(self.viewer)
            self.table.arrive(viewer)
            self.mark(frozenset(KINDS))
        self.viewer = viewer

    async def _write(self, channel: Channel) -> None:
        """Tell what is due, as fast as the page takes it."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if "table" in self._due:
                self._become(self.table.refresh(self.viewer))
            due, self._due = self._due, set()
            for kind in KINDS:
                if kind in due:
                    await self._send(kind, self._news(channel, kind))

    def _news(self, channel: Channel, kind: str) -> str:
        viewer, language = self.viewer, self.language
        if kind == "table":
            text, _ = channel.message(kind, viewer, lambda: self.table.face(viewer))
            return text
        if kind == "chat":
            start = self.talk
            text, body = channel.message(kind, start, lambda: self.table.chat(start))
            talk = body["total"]
            assert isinstance(talk, int)
            self.talk = talk
            return text
        lines_known, seq = self.lines, self.seq
        text, body = channel.message(
            kind,
            (viewer, language, lines_known, seq),
            lambda: self.table.position(viewer, language, lines_known, seq),
        )
        log, now = body["log"], body["seq"]
        assert isinstance(log, dict)
        assert isinstance(now, int)
        total = log["total"]
        assert isinstance(total, int)
        self.lines, self.seq = total, now
        return text

    async def _send(self, kind: str, text: str) -> None:
        mark = object()
        self._sending[mark] = asyncio.get_running_loop().time()
        try:
            await self.websocket.send_text(text)
        finally:
            del self._sending[mark]
        self._sent[kind].inc()

    async def _watch(self) -> None:
        """End when the page has not taken a message for too long: a look now and then costs less
        than a timer for every message."""
        clock = asyncio.get_running_loop().time
        while clock() - min(self._sending.values(), default=clock()) < PATIENCE:
            await asyncio.sleep(PATIENCE / 4)
        self.hub.metrics.dropped.inc()

    async def _refuse(self, error: TableError | WebError) -> None:
        """Say what is wrong and close."""
        await refuse(self.websocket, error, self.language)


async def refuse(websocket: WebSocket, error: TableError | WebError, language: str) -> None:
    """Say over a socket what is wrong, and close it with a code that says it too."""
    try:
        async with asyncio.timeout(PATIENCE):
            await websocket.send_text(_text("problem", error_body(error, language)))
            await websocket.close(OWN_CODES + error.status)
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        return  # who does not listen need not be told


def _text(kind: str, body: Body) -> str:
    return dumps({"type": kind, **body}).decode()
