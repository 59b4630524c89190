"""Tables of scripted players, and what they observe."""

import asyncio
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field

import orjson

from bench.soak.wire import Hung, Line, Socket
from petteia.web.api.patches import apply_patch

UNDOS = 0.02
"""The probability that a player undoes the last decision instead."""
RELOADS = 0.01
"""The probability that a player reloads after a decision: cards, table and socket."""
LANGUAGES = ("en", "de", "pl")
OPTIONS: dict[str, dict[str, object]] = {"elysium": {"families": "random"}}
"""The options of the tables of a game, where they are not the usual ones."""
MIXED = 10
"""One in so many tables has players of different languages."""
LOST = (OSError, EOFError, TimeoutError, Hung)
"""The errors of a client whose server is killed."""
POSITION = re.compile(
    rb'\{"type":"position","seq":(\d+),"moves":\d+,'
    rb'"screen":(?:null|\{"game":"\w+","to_move":(-?\d+),)'
)
LOG = b',"log":{"from":'
TOTAL = re.compile(rb'\],"total":(\d+)\}')
"""Finds the player to move and the length of the log without parsing the rest."""


@dataclass
class Observations:
    """The observations of the players of all tables."""

    answer: list[float] = field(default_factory=list)
    """Seconds from a move to its answer."""
    shown: list[float] = field(default_factory=list)
    """Seconds from a move to the position on the player's own socket."""
    errors: Counter[str] = field(default_factory=Counter)
    reloads: int = 0
    received: int = 0
    """Bytes of messages over sockets."""
    measuring: bool = False
    troubled: bool = False
    """While the server is down, lost connections are not errors."""

    def problem(self, what: str) -> None:
        """Count an error."""
        if not self.troubled:
            self.errors[what] += 1


class Player:
    """A scripted player: follows its socket, waits, and plays a random move."""

    def __init__(self, table: "Table", seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        # At most tables all players share a language; at every tenth they do not.
        shift = seat if table.number % MIXED == 0 else 0
        self.language = LANGUAGES[(table.number + shift) % len(LANGUAGES)]
        self.seq = -1
        self.text = b""
        """The last whole position as received."""
        self.whole: dict[str, object] = {}
        """The same with all changes since; empty if there were none."""
        self.pieces: list[tuple[int, bytes]] = []
        """The updates of the log: the number of lines kept, and the lines appended."""
        self.lines = 0
        self.my_turn = False
        self.news = asyncio.Event()
        self.awaited: tuple[int, float] | None = None
        self.deciding = False
        self.socket: Socket | None = None

    def forget(self) -> None:
        """Start without any state."""
        self.seq, self.text, self.lines, self.my_turn = -1, b"", 0, False
        self.whole = {}
        self.pieces.clear()
        self.awaited = None

    async def listen(self) -> None:
        """Follow the socket, and reconnect when it is lost."""
        table = self.table
        while True:
            try:
                self.forget()
                status, _ = await table.line.fetch(
                    "GET", f"tables/{table.id}/cards?lang={self.language}"
                )
                if status != 200:
                    table.observed.problem(f"cards: {status}")
                path = f"tables/{table.id}/live"
                self.socket = await Socket.open(table.line.port, path, self._hear)
                hello = {"tokens": [self.token], "language": self.language, "log": 0}
                self.socket.say({**hello, "changes": True} if table.changes else hello)
                await self.socket.closed
            except LOST as error:
                table.observed.problem(f"socket: {type(error).__name__}")
            await asyncio.sleep(random.uniform(0.1, 0.5))

    def _hear(self, text: bytes) -> None:
        observed = self.table.observed
        if observed.measuring:
            observed.received += len(text)
        if text.startswith(b'{"type":"changes"'):
            self._change(text)
        elif text.startswith(b'{"type":"position"'):
            self._see_whole(text)
        elif text.startswith(b'{"type":"problem"'):
            observed.problem(f"socket: {text[:120].decode()}")

    def _see_whole(self, text: bytes) -> None:
        begin = POSITION.match(text)
        if begin is None:
            self.table.observed.problem(f"not understood: {text[:80].decode()}")
            return
        self.text, self.whole = text, {}
        self._see(int(begin[1]), begin[2] is not None and int(begin[2]) == self.seat, text)

    def _change(self, text: bytes) -> None:
        """Carry out changes; the new lines of the log, which come last, are not parsed."""
        message = orjson.loads(text[: text.rindex(LOG)] + b"}")
        if message["base"] != self.seq:
            self.table.observed.problem("changes of another position")
            return
        whole = self.position()
        apply_patch(whole, message["patch"])
        whole["seq"], self.whole = message["seq"], whole
        screen = whole["screen"]
        mine = isinstance(screen, dict) and screen["to_move"] == self.seat
        self._see(message["seq"], mine, text)

    def _see(self, seq: int, my_turn: bool, text: bytes) -> None:
        """A new position arrived."""
        observed = self.table.observed
        if self.awaited is not None and seq >= self.awaited[0]:
            if observed.measuring:
                observed.shown.append(time.perf_counter() - self.awaited[1])
            self.awaited = None
        self._read_log(text)
        self.seq, self.my_turn = seq, my_turn
        if my_turn:
            self.news.set()

    def _read_log(self, text: bytes) -> None:
        """Keep the new lines; gaps are checked now, the content at the end."""
        observed = self.table.observed
        begins = text.rindex(LOG) + len(LOG)
        lines = text.index(b",", begins)
        ends = TOTAL.search(text, lines)
        assert ends is not None
        kept, total = int(text[begins:lines]), int(ends[1])
        if kept > self.lines:
            observed.problem("a gap in the log")
        if kept == 0:
            self.pieces.clear()
        self.lines = total
        piece = text[lines + len(b',"lines":') : ends.start() + 1]
        self.pieces.append((kept, self.table.same.setdefault(piece, piece)))

    def position(self) -> dict[str, object]:
        """The last position; its log is in pieces."""
        return self.whole or orjson.loads(self.text)

    def log(self) -> list[object]:
        """All lines of the log, assembled from the updates."""
        lines: list[object] = []
        for kept, piece in self.pieces:
            lines[kept:] = orjson.loads(piece)
        return lines

    async def play(self) -> None:
        """Play whenever it is this seat's turn."""
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
            table.observed.problem(f"move: {type(error).__name__}")
            self.awaited = None
            table.unsure[seq + 1] = entry
            await asyncio.sleep(0.5)
            self.news.set()
            return
        if status == 200:
            if table.observed.measuring:
                table.observed.answer.append(time.perf_counter() - begin)
            acknowledged = said["seq"]
            assert isinstance(acknowledged, int)
            if acknowledged in table.acknowledged:
                table.observed.problem("a move acknowledged twice")
            table.acknowledged[acknowledged] = entry
        else:
            table.observed.problem(f"move: {status} {orjson.dumps(said)[:120].decode()}")
            self.awaited = None
        if random.random() < RELOADS:
            self._reload()

    def _reload(self) -> None:
        """Close the socket; `listen` reconnects."""
        if self.socket is not None and not self.socket.closed.done():
            self.table.observed.reloads += 1
            self.socket.closed.set_result(None)
            self.socket.hang_up()


class Table:
    """A table of scripted players."""

    def __init__(
        self,
        port: int,
        game: str,
        number: int,
        seats: int,
        think: tuple[float, float],
        changes: bool,
        observed: Observations,
    ) -> None:
        self.line = Line(port)
        self.game = game
        self.number = number
        self.seats = seats
        self.think = think
        self.changes = changes
        """Whether its players ask for changes instead of whole positions."""
        self.observed = observed
        self.id = ""
        self.players: list[Player] = []
        self.acknowledged: dict[int, int] = {}
        """The actions by sequence number; -1 for an undo."""
        self.unsure: dict[int, int] = {}
        """Moves without an answer: they may be stored or not."""
        self.same: dict[bytes, bytes] = {}
        """Lines of the log shared by several players, kept once."""
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False

    async def set_up(self) -> None:
        """Create the table, seat all players and start the game."""
        first = {"kind": "person", "name": "Player 1", "colour": "a"}
        body = {
            "game": self.game,
            "options": OPTIONS.get(self.game, {}),
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
        """Start all players."""
        for player in self.players:
            self.tasks.append(asyncio.create_task(player.listen()))
            self.tasks.append(asyncio.create_task(player.play()))

    async def stop_playing(self) -> None:
        """Stop making decisions, finish pending ones, and keep listening."""
        self.stopping = True
        while any(player.deciding for player in self.players):
            await asyncio.sleep(0.05)

    def end(self) -> None:
        """Disconnect all players."""
        for task in self.tasks:
            task.cancel()
        self.line.close()
