"""Tables of scripted players, and what they were told."""

import asyncio
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field

import orjson

from bench.soak.wire import Hung, Line, Socket

UNDOS = 0.02
"""How often a player takes the last decision back instead."""
RELOADS = 0.01
"""How often a player comes anew after a decision: cards, table and socket as on the first day."""
LANGUAGES = ("en", "de", "pl")
MIXED = 10
"""One table in so many has players of different languages."""
LOST = (OSError, EOFError, TimeoutError, Hung)
"""What happens to somebody whose server is killed."""
POSITION = re.compile(
    rb'\{"type":"position","seq":(\d+),"moves":\d+,'
    rb'"screen":(?:null|\{"game":"\w+","to_move":(-?\d+),)'
)
LOG = b',"log":{"from":'
TOTAL = re.compile(rb'\],"total":(\d+)\}')
"""Whose turn it is and how long the log is can be read without reading the rest."""


@dataclass
class Told:
    """What the players of all tables were told."""

    answer: list[float] = field(default_factory=list)
    """Seconds from a move to its answer."""
    shown: list[float] = field(default_factory=list)
    """Seconds from a move to the position on the player's own socket."""
    errors: Counter[str] = field(default_factory=Counter)
    reloads: int = 0
    measuring: bool = False
    troubled: bool = False
    """While the server is gone, lost connections are no errors."""

    def problem(self, what: str) -> None:
        """Something went wrong that should not."""
        if not self.troubled:
            self.errors[what] += 1


class Player:
    """A seat with a script: listens to its socket, thinks, plays one of its moves."""

    def __init__(self, table: "Table", seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        # Friends mostly share a language; at every tenth table they do not.
        shift = seat if table.number % MIXED == 0 else 0
        self.language = LANGUAGES[(table.number + shift) % len(LANGUAGES)]
        self.seq = -1
        self.text = b""
        """The last position, as it came."""
        self.pieces: list[tuple[int, bytes]] = []
        """The log as it came: how many lines were kept each time, and those that were appended."""
        self.lines = 0
        self.my_turn = False
        self.news = asyncio.Event()
        self.awaited: tuple[int, float] | None = None
        self.deciding = False
        self.socket: Socket | None = None

    def forget(self) -> None:
        """As somebody who has seen nothing yet."""
        self.seq, self.text, self.lines, self.my_turn = -1, b"", 0, False
        self.pieces.clear()
        self.awaited = None

    async def listen(self) -> None:
        """Follow the socket, and come back when it is lost."""
        table = self.table
        while True:
            try:
                self.forget()
                status, _ = await table.line.fetch(
                    "GET", f"tables/{table.id}/cards?lang={self.language}"
                )
                if status != 200:
                    table.told.problem(f"cards: {status}")
                path = f"tables/{table.id}/live"
                self.socket = await Socket.open(table.line.port, path, self._hear)
                self.socket.say({"tokens": [self.token], "language": self.language, "log": 0})
                await self.socket.closed
            except LOST as error:
                table.told.problem(f"socket: {type(error).__name__}")
            await asyncio.sleep(random.uniform(0.1, 0.5))

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"position"'):
            self._see(text)
        elif text.startswith(b'{"type":"problem"'):
            self.table.told.problem(f"socket: {text[:120].decode()}")

    def _see(self, text: bytes) -> None:
        told = self.table.told
        begin = POSITION.match(text)
        if begin is None:
            told.problem(f"not understood: {text[:80].decode()}")
            return
        seq = int(begin[1])
        if self.awaited is not None and seq >= self.awaited[0]:
            if told.measuring:
                told.shown.append(time.perf_counter() - self.awaited[1])
            self.awaited = None
        self._read_log(text)
        self.seq = seq
        self.text = text
        self.my_turn = begin[2] is not None and int(begin[2]) == self.seat
        if self.my_turn:
            self.news.set()

    def _read_log(self, text: bytes) -> None:
        """Keep the new lines; whether they fit is seen at once, what they say at the end."""
        told = self.table.told
        begins = text.rindex(LOG) + len(LOG)
        lines = text.index(b",", begins)
        ends = TOTAL.search(text, lines)
        assert ends is not None
        kept, total = int(text[begins:lines]), int(ends[1])
        if kept > self.lines:
            told.problem("a gap in the log")
        if kept == 0:
            self.pieces.clear()
        self.lines = total
        piece = text[lines + len(b',"lines":') : ends.start() + 1]
        self.pieces.append((kept, self.table.same.setdefault(piece, piece)))

    def position(self) -> dict[str, object]:
        """The last position, read."""
        position: dict[str, object] = orjson.loads(self.text)
        return position

    def log(self) -> list[object]:
        """All lines of the log, put together from what came."""
        lines: list[object] = []
        for kept, piece in self.pieces:
            lines[kept:] = orjson.loads(piece)
        return lines

    async def play(self) -> None:
        """Answer whenever it is this seat's turn."""
        fast, slow = self.table.think
        while True:
            await self.news.wait()
            self.news.clear()
            await asyncio.sleep(random.uniform(fast, slow))
            if not self.my_turn or self.table.stopping:
                continue
            self.deciding = True
            await self._decide()
            self.deciding = False

    async def _decide(self) -> None:
        seq, table = self.seq, self.table
        position = self.position()
        screen, undo = position["screen"], position["undo"]
        assert isinstance(screen, dict)
        assert isinstance(undo, dict)
        if undo["can"] and random.random() < UNDOS:
            path, body, entry = "undo", {"seq": seq}, -1
        else:
            entry = random.choice(screen["moves"])["action"]
            path, body = "moves", {"seq": seq, "action": entry}
        begin = time.perf_counter()
        self.awaited = (seq + 1, begin)
        try:
            status, said = await table.line.ask(
                "POST", f"tables/{table.id}/{path}", body, [self.token]
            )
        except LOST as error:
            table.told.problem(f"move: {type(error).__name__}")
            self.awaited = None
            table.unsure[seq + 1] = entry
            await asyncio.sleep(0.5)
            self.news.set()
            return
        if status == 200:
            if table.told.measuring:
                table.told.answer.append(time.perf_counter() - begin)
            acknowledged = said["seq"]
            assert isinstance(acknowledged, int)
            if acknowledged in table.acknowledged:
                table.told.problem("a move acknowledged twice")
            table.acknowledged[acknowledged] = entry
        else:
            table.told.problem(f"move: {status} {orjson.dumps(said)[:120].decode()}")
            self.awaited = None
        if random.random() < RELOADS:
            self._reload()

    def _reload(self) -> None:
        """Close the socket from this side; `listen` comes back."""
        if self.socket is not None and not self.socket.closed.done():
            self.table.told.reloads += 1
            self.socket.closed.set_result(None)
            self.socket.hang_up()


class Table:
    """A table of scripted players."""

    def __init__(
        self, port: int, number: int, seats: int, think: tuple[float, float], told: Told
    ) -> None:
        self.line = Line(port)
        self.number = number
        self.seats = seats
        self.think = think
        self.told = told
        self.id = ""
        self.players: list[Player] = []
        self.acknowledged: dict[int, int] = {}
        """By sequence number the action, or -1 for something taken back."""
        self.unsure: dict[int, int] = {}
        """What was sent and never answered: it may be there or not."""
        self.same: dict[bytes, bytes] = {}
        """Lines of the log that came to several, kept once."""
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False

    async def set_up(self) -> None:
        """Create the table, seat everybody, begin."""
        first = {"kind": "person", "name": "Player 1", "colour": "a"}
        body = {
            "options": {"families": "random"},
            "seats": [first] + [{"kind": "open"}] * (self.seats - 1),
        }
        created = await self._must("POST", "tables", body, expected=201)
        self.id = str(created["id"])
        tokens = created["tokens"]
        assert isinstance(tokens, dict)
        secrets = [str(tokens["0"])]
        for seat in range(1, self.seats):
            who = {"name": f"Player {seat + 1}", "colour": "abcd"[seat]}
            sat = await self._must("POST", f"tables/{self.id}/seats/{seat}/sit", who)
            secrets.append(str(sat["token"]))
        await self._must("POST", f"tables/{self.id}/start", {}, [str(created["host"])])
        self.players = [Player(self, seat, token) for seat, token in enumerate(secrets)]

    async def _must(
        self,
        method: str,
        path: str,
        body: object = None,
        tokens: list[str] | None = None,
        expected: int = 200,
    ) -> dict[str, object]:
        status, said = await self.line.ask(method, path, body, tokens)
        if status != expected:
            raise SystemExit(f"{path}: {status} {said}")
        return said

    def begin(self) -> None:
        """Everybody listens and plays."""
        for player in self.players:
            self.tasks.append(asyncio.create_task(player.listen()))
            self.tasks.append(asyncio.create_task(player.play()))

    async def stop_playing(self) -> None:
        """Nobody decides any more, what is under way is finished; everybody listens on."""
        self.stopping = True
        while any(player.deciding for player in self.players):
            await asyncio.sleep(0.05)

    def end(self) -> None:
        """Everybody goes."""
        for task in self.tasks:
            task.cancel()
        self.line.close()
