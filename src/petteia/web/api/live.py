"""The WebSockets: every page at a table receives the changes it may see.

A slow page gets the newest position instead of a queue: only the kinds of pending messages are
kept, and a message is made when it can be sent. Equal messages are made once. A page that
understands changes gets those since the position that it was sent last.

Every socket has a task that sends. Where nothing is pending and the page reads, a new position is
written without it, which is much faster.
"""

import asyncio
from collections.abc import Callable, Hashable, Mapping

from fastapi import WebSocket, WebSocketDisconnect
from orjson import dumps
from pydantic import ValidationError

from petteia.kernel.text.messages import LANGUAGES
from petteia.tables.errors import Bad, TableError, WrongToken
from petteia.tables.live import LiveTable
from petteia.tables.request import clean_name
from petteia.tables.viewers import Viewer
from petteia.tables.wire import Position
from petteia.web.api.answers import claim
from petteia.web.api.patches import PatchCache
from petteia.web.api.requests import Hello
from petteia.web.asgi import DIRECT, DirectSocket
from petteia.web.errors import WebError, error_body
from petteia.web.languages import language_of
from petteia.web.rates import Limiter
from petteia.web.server.metrics import Metrics

KINDS = ("table", "position", "chat")
"""The kinds of messages, in the order in which they are sent."""
HELLO_SECONDS = 10.0
SEND_TIMEOUT = 20.0
"""Seconds a page may take to read a message."""
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 5.0, 30
SHARE_SECONDS = 0.05
"""Seconds a message may be shared; its clocks are as of the time it was made."""
MOST_SHARED = 64
"""Messages of a table that are kept to be shared; pages choose part of their keys."""
CLOSE_CODES = 4000
"""A socket is closed with this plus the HTTP status of the error."""

Body = Mapping[str, object]


class Channel:
    """All sockets of this process at one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.listeners: set[Listener] = set()
        self._shared: dict[Hashable, tuple[float, str, Body]] = {}
        self._patches = PatchCache()
        self._positions: dict[tuple[int, int], tuple[Position | None, Position, str]] = {}
        """Positions and changes as text, by the identity of what was shown before and is shown now.
        Both are kept here, so that no other object gets their identity."""
        self.stop = table.audience.watch(self.notify)

    def notify(self, kinds: frozenset[str]) -> None:
        """Send what has changed to every socket."""
        self._shared.clear()
        self._positions.clear()
        self._patches.clear()
        made: list[tuple[Listener, list[tuple[str, str]]]] = []
        for listener in self.listeners:
            if listener.is_free(kinds):
                made.append((listener, listener.take(self, kinds)))
            else:
                listener.mark(kinds)
        # Sent together, the messages wake the receiving side once, which costs more than sending.
        for listener, messages in made:
            listener.write(messages)

    def message(self, kind: str, key: Hashable, make: Callable[[], Body]) -> tuple[str, Body]:
        """A message as text, and its body; equal messages are made once."""
        now = asyncio.get_running_loop().time()
        kept = self._shared.get((kind, key))
        if kept is None or now - kept[0] > SHARE_SECONDS:
            body = make()
            kept = (now, _text(kind, body), body)
            if len(self._shared) >= MOST_SHARED:
                self._shared.clear()
            self._shared[kind, key] = kept
        return kept[1], kept[2]

    def position(self, shown: Position | None, body: Position) -> str:
        """A position as text, or what has changed since the one that was shown; equal texts are
        made once."""
        kept = self._positions.get((id(shown), id(body)))
        if kept is None:
            made = _text("position", body) if shown is None else self._patches.text(shown, body)
            kept = (shown, body, made)
            if len(self._positions) >= MOST_SHARED:
                self._positions.clear()
                self._patches.clear()
            self._positions[id(shown), id(body)] = kept
        return kept[2]


class Hub:
    """All sockets of this process, by table."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._channels: dict[str, Channel] = {}

    def join(self, table: LiveTable, listener: "Listener") -> Channel:
        """Add a socket; the first opens the channel."""
        channel = self._channels.get(table.id)
        if channel is None or channel.table is not table:
            channel = Channel(table)
            self._channels[table.id] = channel
        channel.listeners.add(listener)
        return channel

    def leave(self, channel: Channel, listener: "Listener") -> None:
        """Remove a socket; the last closes the channel."""
        channel.listeners.discard(listener)
        if not channel.listeners:
            channel.stop()
            if self._channels.get(channel.table.id) is channel:
                del self._channels[channel.table.id]


class Listener:
    """One socket: its viewer, its language, and what it has received."""

    def __init__(self, hub: Hub, table: LiveTable, websocket: WebSocket) -> None:
        self.hub = hub
        self.table = table
        self.websocket = websocket
        self.language = language_of(websocket.scope)
        self.viewer: Viewer = table.seating.viewer(())
        self.name = ""
        """What the others call this viewer if they only watch."""
        self.lines = 0
        self.seq: int | None = None
        self.talk = 0
        self.wants_changes = False
        self._shown: Position | None = None
        """What this page was sent last, for it to be changed; None: it needs a whole position."""
        self._shows_shared = False
        """Whether that is the position of all who wait, but for the number of the page's seat."""
        self._due: set[str] = set()
        self._wake = asyncio.Event()
        self._writing = False
        """Whether the task has made messages that are not sent yet."""
        self._rate = Limiter(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._sending: dict[object, float] = {}
        """Since when each message is being sent; reader and writer both send."""
        self._sent = hub.metrics.sent
        extensions = websocket.scope.get("extensions") or {}
        self._direct: DirectSocket | None = extensions.get(DIRECT, {}).get("socket")

    def mark(self, kinds: frozenset[str]) -> None:
        """Mark kinds of messages to be sent as soon as the page can read them."""
        self._due |= kinds
        self._wake.set()

    def is_free(self, kinds: frozenset[str]) -> bool:
        """Whether messages of these kinds can be written at once. A table may have changed the
        viewer or have ended, which is left to the task."""
        return (
            self._direct is not None
            and not self._due
            and not self._writing
            and not self._sending
            and "table" not in kinds
            and self._direct.is_ready()
        )

    def take(self, channel: Channel, kinds: frozenset[str]) -> list[tuple[str, str]]:
        """Messages for a socket that is free."""
        try:
            return [self._message(channel, kind) for kind in KINDS if kind in kinds]
        except Exception:
            # It concerns this socket only. Its task meets the same error and ends with it.
            self.mark(kinds)
            return []

    def write(self, messages: list[tuple[str, str]]) -> None:
        """Write messages to a socket that is free."""
        assert self._direct is not None
        for kind, text in messages:
            self._direct.write_text(text)
            self._sent[kind].inc()

    async def run(self) -> None:
        """Serve the socket from the first message to its end."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                await self._handle_message(first=True)
        except TimeoutError:
            await self._refuse(WebError("too-slow", 408))
            return
        except (TableError, WebError) as error:
            await self._refuse(error)
            return
        except WebSocketDisconnect:
            return
        channel = self.hub.join(self.table, self)
        self.table.audience.arrive(self.viewer, self.name)
        self.mark(frozenset(KINDS))
        work = (self._read(), self._write(channel), self._watch_timeout())
        tasks = [asyncio.create_task(part) for part in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hub.leave(channel, self)
            self.table.audience.depart(self.viewer, self.name)
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
            await self._handle_message()

    async def _handle_message(self, first: bool = False) -> None:
        """Receive and handle one message of the page."""
        text = await self._receive()
        if self._rate.wait(""):
            raise WebError("too-many", 429)
        try:
            hello = Hello.model_validate_json(text)
        except (ValidationError, ValueError):
            raise WebError("bad-message", 400) from None
        if hello.language in LANGUAGES:
            self.language = hello.language
            if not first:
                self.lines, self.seq, self._shown = 0, None, None
                self.mark(frozenset(KINDS))
        if hello.tokens is not None:
            self._set_viewer(await self._viewer(hello.tokens), announce=not first)
        if first:
            self.lines, self.seq, self.talk = hello.log, hello.seq, hello.chat
            self.name = _clean(hello.name)
            self.wants_changes = hello.changes
        elif hello.whole:
            self._shown = None
            self.mark(frozenset({"position"}))
        if hello.ping is not None:
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
        """The viewer with these secrets; unknown ones are reported to the page and ignored."""
        known = await self.table.seating.find_known(tokens)
        if len(known) < len(tokens):
            wrong = error_body(WrongToken(), self.language)
            await self._send("problem", _text("problem", wrong))
        viewer = self.table.seating.viewer(known)
        claim(self.websocket, self.table, viewer)
        return viewer

    def _set_viewer(self, viewer: Viewer, announce: bool = True) -> None:
        """Change the viewer, after new secrets or a change of seats."""
        if viewer == self.viewer:
            return
        if announce:
            self.table.audience.depart(self.viewer, self.name)
            self.table.audience.arrive(viewer, self.name)
            self.mark(frozenset(KINDS))
        self.viewer, self._shown = viewer, None

    async def _write(self, channel: Channel) -> None:
        """Send pending messages as fast as the page reads them."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self.table.ended is not None:
                raise self.table.ended
            if "table" in self._due:
                self._set_viewer(self.table.seating.refresh(self.viewer))
            due, self._due = self._due, set()
            self._writing = True
            messages = [self._message(channel, kind) for kind in KINDS if kind in due]
            # Let the other pages' messages be made first: sent together, they wake the receiving
            # side once, which costs more than sending.
            await asyncio.sleep(0)
            for kind, text in messages:
                await self._send(kind, text)
            self._writing = False

    def _message(self, channel: Channel, kind: str) -> tuple[str, str]:
        """The type of the next message of a kind, and its text."""
        viewer = self.viewer
        if kind == "table":
            text, _ = channel.message(kind, viewer, lambda: self.table.presenter.face(viewer))
            return kind, text
        if kind == "chat":
            start = self.talk
            text, body = channel.message(kind, start, lambda: self.table.presenter.chat(start))
            talk = body["total"]
            assert isinstance(talk, int)
            self.talk = talk
            return kind, text
        return self._position(channel)

    def _position(self, channel: Channel) -> tuple[str, str]:
        """The position, or what has changed since the one this page was shown last. The changes
        are the same for all who have waited and still wait."""
        presenter, shown = self.table.presenter, self._shown
        known = (self.viewer, self.language, self.lines, self.seq)
        shared = presenter.shared_position(*known) if self.wants_changes else None
        if shared is not None and shown is not None and self._shows_shared:
            body = shared
        else:
            body = presenter.position(*known)
        text = channel.position(shown, body)
        self.lines, self.seq = body["log"]["total"], body["seq"]
        if self.wants_changes:
            self._shown, self._shows_shared = shared or body, shared is not None
        return "position" if shown is None else "changes", text

    async def _send(self, kind: str, text: str) -> None:
        mark = object()
        self._sending[mark] = asyncio.get_running_loop().time()
        try:
            await self.websocket.send_text(text)
        finally:
            del self._sending[mark]
        self._sent[kind].inc()

    async def _watch_timeout(self) -> None:
        """End when the page has not read a message for too long; a periodic check costs less than a
        timer for every message."""
        clock = asyncio.get_running_loop().time
        while clock() - min(self._sending.values(), default=clock()) < SEND_TIMEOUT:
            await asyncio.sleep(SEND_TIMEOUT / 4)
        self.hub.metrics.dropped.inc()

    async def _refuse(self, error: TableError | WebError) -> None:
        """Send the error and close the socket."""
        await refuse(self.websocket, error, self.language)


async def refuse(websocket: WebSocket, error: TableError | WebError, language: str) -> None:
    """Send an error over a socket and close it with the matching code."""
    try:
        async with asyncio.timeout(SEND_TIMEOUT):
            await websocket.send_text(_text("problem", error_body(error, language)))
            await websocket.close(CLOSE_CODES + error.status)
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        return  # the page is gone


def _clean(name: str) -> str:
    """The name of a viewer; an invalid one is left out."""
    try:
        return clean_name(name)
    except Bad:
        return ""


def _text(kind: str, body: Body) -> str:
    return dumps({"type": kind, **body}).decode()
