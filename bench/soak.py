"""Many tables at once on one server: how long a move takes, and whether anything is lost.

`python bench/soak.py` starts a server of its own, seats scripted players at every table (a socket
each, moves by HTTP, half a second to two seconds of thought), measures for two minutes, kills the
server with -9 while moves are under way, starts it again, lets the tables go on, and then replays
the store and compares it with everything the players were told.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import websockets
from websockets.asyncio.client import ClientConnection, connect

HOST = "127.0.0.1"
TOGETHER = 16
"""Tables set up at the same time."""
UNDOS = 0.02
"""How often a player takes the last decision back instead."""
PATIENCE = 30.0
LEVELS = (50, 95, 99)


@dataclass
class Told:
    """What the players of all tables were told."""

    answer: list[float] = field(default_factory=list)
    """Seconds from a move to its answer."""
    shown: list[float] = field(default_factory=list)
    """Seconds from a move to the position on the player's own socket."""
    errors: Counter[str] = field(default_factory=Counter)
    measuring: bool = True
    troubled: bool = False
    """While the server is gone, lost connections are no errors."""

    def problem(self, what: str) -> None:
        """Something went wrong that should not."""
        if not self.troubled:
            self.errors[what] += 1


class Line:
    """One HTTP connection that is kept open; as little as a request needs."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._pipes: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, body: object = None, tokens: list[str] | None = None
    ) -> tuple[int, dict[str, object]]:
        """Status and JSON of an answer."""
        if self._pipes is None:
            self._pipes = await asyncio.open_connection(HOST, self.port)
        reader, writer = self._pipes
        text = json.dumps(body if body is not None else {}).encode()
        head = [f"{method} /api/{path} HTTP/1.1", f"Host: {HOST}:{self.port}"]
        if method == "POST":
            head += ["Content-Type: application/json", f"Content-Length: {len(text)}"]
        if tokens:
            head.append(f"Authorization: Bearer {','.join(tokens)}")
        try:
            writer.write(
                "\r\n".join([*head, "", ""]).encode() + (text if method == "POST" else b"")
            )
            answered = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            lines = answered.decode("latin-1").split("\r\n")
            status = int(lines[0].split()[1])
            length = next(
                int(line.split(":")[1])
                for line in lines
                if line.lower().startswith("content-length")
            )
            return status, json.loads(await reader.readexactly(length))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Hang up."""
        if self._pipes is not None:
            self._pipes[1].close()
            self._pipes = None


class Player:
    """A seat with a script: listens to its socket, thinks, plays one of its moves."""

    def __init__(self, table: "Table", seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.seq = -1
        self.screen: dict[str, object] | None = None
        self.lines: list[object] = []
        self.undo: dict[str, object] = {}
        self.news = asyncio.Event()
        self.awaited: tuple[int, float] | None = None
        self.deciding = False

    async def listen(self) -> None:
        """Follow the socket, and come back when it is lost."""
        while True:
            try:
                address = f"ws://{HOST}:{self.table.line.port}/api/tables/{self.table.id}/live"
                async with connect(
                    address, compression=None, max_size=None, ping_interval=None, open_timeout=60
                ) as live:
                    await self._follow(live)
            except (OSError, websockets.WebSocketException, TimeoutError) as error:
                self.table.told.problem(f"socket: {type(error).__name__}")
            await asyncio.sleep(random.uniform(0.1, 0.5))

    async def _follow(self, live: ClientConnection) -> None:
        await live.send(json.dumps({"tokens": [self.token], "language": "en", "log": 0}))
        async for text in live:
            message = json.loads(text)
            kind = message["type"]
            if kind == "problem":
                self.table.told.problem(f"socket: {message['error']['key']}")
            elif kind == "position":
                self._see(message)

    def _see(self, position: dict[str, object]) -> None:
        told = self.table.told
        log, seq, screen = position["log"], position["seq"], position["screen"]
        assert isinstance(log, dict)
        assert isinstance(seq, int)
        if self.awaited is not None and seq >= self.awaited[0]:
            if told.measuring:
                told.shown.append(time.perf_counter() - self.awaited[1])
            self.awaited = None
        if log["from"] > len(self.lines):
            told.problem("a gap in the log")
        self.lines[log["from"] :] = log["lines"]
        if len(self.lines) != log["total"]:
            told.problem("the log has another length")
        self.seq = seq
        self.screen = screen if isinstance(screen, dict) else None
        self.undo = position["undo"] if isinstance(position["undo"], dict) else {}
        self.news.set()

    async def play(self) -> None:
        """Answer whenever it is this seat's turn."""
        fast, slow = self.table.think
        while True:
            await self.news.wait()
            self.news.clear()
            if self.screen is None or not self.screen.get("moves"):
                continue
            await asyncio.sleep(random.uniform(fast, slow))
            if self.screen is None or not self.screen.get("moves") or self.table.stopping:
                continue
            self.deciding = True
            await self._decide(self.screen)
            self.deciding = False

    async def _decide(self, screen: dict[str, object]) -> None:
        seq, table = self.seq, self.table
        moves = screen["moves"]
        assert isinstance(moves, list)
        if self.undo.get("can") and random.random() < UNDOS:
            path, body, entry = "undo", {"seq": seq}, -1
        else:
            entry = random.choice(moves)["action"]
            path, body = "moves", {"seq": seq, "action": entry}
        begin = time.perf_counter()
        self.awaited = (seq + 1, begin)
        try:
            status, said = await table.line.ask(
                "POST", f"tables/{table.id}/{path}", body, [self.token]
            )
        except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError) as error:
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
            table.told.problem(f"move: {status} {json.dumps(said)[:120]}")
            self.awaited = None


class Table:
    """A table of scripted players."""

    def __init__(self, port: int, seats: int, think: tuple[float, float], told: Told) -> None:
        self.line = Line(port)
        self.seats = seats
        self.think = think
        self.told = told
        self.id = ""
        self.players: list[Player] = []
        self.acknowledged: dict[int, int] = {}
        """By sequence number the action, or -1 for something taken back."""
        self.unsure: dict[int, int] = {}
        """What was sent and never answered: it may be there or not."""
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False

    async def set_up(self) -> None:
        """Create the table, seat everybody, begin."""
        first = {"kind": "person", "name": "Player 1", "colour": "a"}
        body = {"seats": [first] + [{"kind": "open"}] * (self.seats - 1)}
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


class Server:
    """The server under test, in a process of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        self.file = folder / "tables.sqlite"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin, and wait until it answers."""
        words = ["serve", "--port", str(self.port), "--database", f"sqlite:///{self.file}"]
        words += ["--rate", "0", "--thinkers", "1", "--no-open"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "petteia", *words], stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            with socket.socket() as probe:
                if probe.connect_ex((HOST, self.port)) == 0:
                    return
            time.sleep(0.05)
        raise SystemExit(f"The server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As if the plug were pulled."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> float:
        """A good end; says how many seconds it took."""
        assert self.process is not None
        begin = time.monotonic()
        self.process.terminate()
        self.process.wait(PATIENCE)
        return time.monotonic() - begin

    def processor_seconds(self) -> float:
        """How long it has worked."""
        assert self.process is not None
        try:
            words = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return float("nan")
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def soak(server: Server, asked: argparse.Namespace) -> dict[str, object]:
    """Everything: set up, measure, kill, go on, compare."""
    told = Told()
    think = (asked.think[0], asked.think[1])
    tables = [Table(server.port, asked.seats, think, told) for _ in range(asked.tables)]
    gate = asyncio.Semaphore(TOGETHER)

    async def set_up(table: Table) -> None:
        async with gate:
            await table.set_up()

    begin = time.monotonic()
    await asyncio.gather(*(set_up(table) for table in tables))
    _say(asked, f"{len(tables)} tables set up in {time.monotonic() - begin:.1f} s")
    told.measuring = False
    for table in tables:
        table.begin()
    await asyncio.sleep(min(5.0, asked.seconds / 4))
    told.measuring = True
    worked = server.processor_seconds()
    await asyncio.sleep(asked.seconds)
    told.measuring = False
    worked = (server.processor_seconds() - worked) / asked.seconds
    back = 0.0
    if asked.kill:
        back = await _pull_the_plug(server, tables, told, asked)
    await asyncio.gather(*(table.stop_playing() for table in tables))
    await asyncio.sleep(1.0)
    differences = await _compare_with_server(tables)
    for table in tables:
        table.end()
    await asyncio.sleep(0.2)
    farewell = server.stop()
    differences += compare_with_store(server.file, tables)
    return {
        "tables": asked.tables,
        "seats": asked.seats,
        "seconds": asked.seconds,
        "moves": len(told.answer),
        "moves_a_second": round(len(told.answer) / asked.seconds, 1),
        "answer_ms": percentiles(told.answer),
        "shown_ms": percentiles(told.shown),
        "server_cores": round(worked, 2),
        "killed": asked.kill,
        "back_after_seconds": round(back, 2),
        "shutdown_seconds": round(farewell, 2),
        "acknowledged": sum(len(table.acknowledged) for table in tables),
        "errors": dict(told.errors),
        "differences": differences[:20],
    }


async def _pull_the_plug(
    server: Server, tables: list[Table], told: Told, asked: argparse.Namespace
) -> float:
    """Kill the server amid moves, start it again; seconds until every player sees its table."""
    told.troubled = True
    server.kill()
    await asyncio.sleep(0.1)
    for table in tables:
        table.line.close()  # the other end is gone, which a silent line would not notice
        for player in table.players:
            player.seq, player.screen = -1, None
    begin = time.monotonic()
    await asyncio.get_running_loop().run_in_executor(None, server.start)
    while any(player.seq < 0 for table in tables for player in table.players):
        await asyncio.sleep(0.1)
        if time.monotonic() - begin > PATIENCE * 2:
            told.errors["a player who never came back"] += 1
            break
    back = time.monotonic() - begin
    _say(asked, f"killed with -9 and started again: everybody was back after {back:.1f} s")
    told.troubled = False
    await asyncio.sleep(max(2.0, asked.seconds / 8))
    return back


async def _compare_with_server(tables: list[Table]) -> list[str]:
    """What the players saw last is what the server says it is."""
    differences: list[str] = []
    for table in tables:
        for player in table.players:
            path = f"tables/{table.id}?lang=en"
            status, said = await table.line.ask("GET", path, None, [player.token])
            position = said.get("position")
            if status != 200 or not isinstance(position, dict):
                differences.append(f"{table.id}: {status}")
            elif (position["seq"], position["screen"]) != (player.seq, player.screen):
                differences.append(f"{table.id}: seat {player.seat} saw another position")
            elif position["log"]["lines"] != player.lines:
                differences.append(f"{table.id}: seat {player.seat} has another log")
    return differences


def compare_with_store(file: Path, tables: list[Table]) -> list[str]:
    """Every acknowledged move is in the store, once, in its place; the store replayed is what the
    players saw."""
    import petteia

    differences: list[str] = []
    with sqlite3.connect(file) as store:
        store.row_factory = sqlite3.Row
        for table in tables:
            row = store.execute("SELECT * FROM tables WHERE id = ?", (table.id,)).fetchone()
            rows = store.execute(
                "SELECT * FROM journal WHERE table_id = ? ORDER BY seq", (table.id,)
            ).fetchall()
            entries = {entry["seq"]: entry for entry in rows}
            if sorted(entries) != list(range(1, len(rows) + 1)):
                differences.append(f"{table.id}: the journal has gaps")
                continue
            for seq, action in table.acknowledged.items():
                kept = entries.get(seq)
                if kept is None or (-1 if kept["kind"] == "undo" else kept["value"]) != action:
                    differences.append(f"{table.id}: acknowledged move {seq} is not in the store")
            nobody = set(entries) - set(table.acknowledged) - set(table.unsure)
            if nobody:
                differences.append(f"{table.id}: entries nobody made: {sorted(nobody)[:5]}")
            moves: list[int] = []
            for entry in rows:
                if entry["kind"] == "undo":
                    del moves[entry["value"] :]
                else:
                    moves.append(entry["value"])
            options = {**json.loads(row["options"]), "players": table.seats}
            story = petteia.game(row["game"]).story(options, int(row["seed"]), moves)
            names = [f"Player {seat + 1}" for seat in range(table.seats)]
            for player in table.players:
                replayed = story.screen(player.seat, "en", names)
                if player.screen is None or _plain(replayed) != _plain(player.screen):
                    differences.append(f"{table.id}: the store leads to another position")
    return differences


def _plain(screen: dict[str, object]) -> dict[str, object]:
    """A screen without what the table adds to its moves."""
    shown: dict[str, object] = json.loads(json.dumps(screen))
    moves = shown["moves"]
    assert isinstance(moves, list)
    for move in moves:
        move.pop("final", None)
    return shown


def percentiles(seconds: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(seconds) or [float("nan")]
    return {
        f"p{level}": round(ordered[min(len(ordered) - 1, len(ordered) * level // 100)] * 1000, 1)
        for level in LEVELS
    } | {"max": round(ordered[-1] * 1000, 1)}


def _say(asked: argparse.Namespace, text: str) -> None:
    if not asked.json:
        print(text, flush=True)


def show(result: dict[str, object]) -> None:
    """The result as a small table."""
    print(
        f"{result['tables']} tables of {result['seats']}, {result['seconds']:g} s:"
        f" {result['moves']} moves, {result['moves_a_second']} a second; the server used"
        f" {result['server_cores']} cores"
    )
    print(f"{'ms':>28}" + "".join(f"{f'p{level}':>9}" for level in LEVELS) + f"{'max':>9}")
    for name, words in (("answer_ms", "a move answered"), ("shown_ms", "on the own screen")):
        figures = result[name]
        assert isinstance(figures, dict)
        print(f"{words:>28}" + "".join(f"{value:>9}" for value in figures.values()))
    print(f"errors: {result['errors'] or 'none'}")
    print(
        f"store: {result['acknowledged']} acknowledged moves,"
        f" {'; '.join(map(str, result['differences'])) or 'all there, nothing doubled'}"  # type: ignore[call-overload]
    )


def main() -> None:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--think", type=float, nargs=2, default=(0.5, 2.0), metavar="SECONDS")
    parser.add_argument("--no-kill", dest="kill", action="store_false", help="no kill -9")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--most", type=float, default=0.0, help="fail above this p99, in ms")
    asked = parser.parse_args()
    with socket.socket() as free:
        free.bind((HOST, asked.port))
        port = free.getsockname()[1]
    folder = Path(tempfile.mkdtemp(prefix="petteia-soak-"))
    server = Server(folder, port)
    try:
        server.start()
        result = asyncio.run(soak(server, asked))
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
        said = server.log.read_text() if server.log.exists() else ""
        shutil.rmtree(folder, ignore_errors=True)
    result["server_said"] = [line for line in said.splitlines() if "Petteia is at" not in line][:20]
    if asked.json:
        print(json.dumps(result))
    else:
        show(result)
        print("\n".join(result["server_said"]))
    answers = result["answer_ms"]
    late = bool(asked.most) and isinstance(answers, dict) and answers["p99"] > asked.most
    sys.exit(1 if result["errors"] or result["differences"] or late else 0)


if __name__ == "__main__":
    main()
