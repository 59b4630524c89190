"""Servers for tests: one in a thread of this process, one as a process of its own."""

import asyncio
import json
import os
import re
import resource
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path

import httpx
from websockets.sync.client import connect

from petteia.tables.manager import TableManager
from petteia.tables.real_services import real_services
from petteia.tables.request import Created, SeatRequest, TableRequest
from petteia.tables.viewers import identify
from petteia.web.api.patches import apply_patch
from petteia.web.server.ports import bind
from petteia.web.server.serve import server_for
from petteia.web.server.settings import Settings

ORIGIN_HOST = "127.0.0.1"
PATIENCE = 20.0
SEED = 7
"""Of every table whose deal nobody chose: tests must not depend on luck."""


class Address:
    """How tests speak with a server."""

    def __init__(self, port: int, base_path: str = "") -> None:
        self.port = port
        self.base_path = base_path
        self.url = f"http://{ORIGIN_HOST}:{port}{base_path}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def table(
        self,
        people: int = 1,
        bots: int = 1,
        openings: int = 0,
        start: bool = True,
        **request: object,
    ):
        """A new table: its id and the secrets, by seat and of the host. `request`: game, options;
        without a game it is the first one offered."""
        seats = [{"kind": "person", "name": f"Person {n}"} for n in range(people)]
        seats += [{"kind": "bot", "level": "shepherd"}] * bots + [{"kind": "open"}] * openings
        answer = self.http.post("/api/tables", json={"seats": seats, "start": start, **request})
        assert answer.status_code == 201, answer.text
        return TestTable(self, answer.json())

    def seeded_table(
        self,
        game: str,
        seed: int,
        people: int = 1,
        bots: int = 0,
        moves: Sequence[int] = (),
        **options: object,
    ):
        """A new table whose deal is known, which nobody can ask for from outside, after moves of
        the people at it."""
        seats = [SeatRequest("person", name=f"Person {n}") for n in range(people)]
        seats += [SeatRequest("bot", level="shepherd")] * bots
        request = TableRequest(game, options, seats, seed=seed)

        async def create() -> Created:
            created = await self.manager.create(request)
            table = await self.manager.find(created.id)
            viewer = identify(table.state.sheet, created.tokens.values())
            for action in moves:
                await table.play(viewer, table.state.seq, action)
            return created

        created = asyncio.run_coroutine_threadsafe(create(), self.manager_loop).result(PATIENCE)
        return TestTable(self, {"id": created.id, "host": created.host, "tokens": created.tokens})

    def live(self, table_id: str, **headers: str):
        """A socket, opened; nothing is said yet."""
        url = self.url.replace("http", "ws") + f"/api/tables/{table_id}/live"
        opened = connect(url, max_size=None, additional_headers=headers, open_timeout=PATIENCE)
        return opened.__enter__()


class TestTable:
    """A table and its secrets."""

    __test__ = False

    def __init__(self, server: Address, created: dict) -> None:
        self.server = server
        self.id = created["id"]
        self.host = created["host"]
        self.tokens = {int(seat): token for seat, token in created["tokens"].items()}

    def sit(self, seat: int, name: str = "Guest", colour: str = "c") -> str:
        answer = self.post(f"seats/{seat}/sit", {"name": name, "colour": colour})
        assert answer.status_code == 200, answer.text
        self.tokens[seat] = answer.json()["token"]
        return self.tokens[seat]

    def post(self, path: str, body: object = None, *tokens: str) -> httpx.Response:
        return self.server.http.post(
            f"/api/tables/{self.id}/{path}",
            json={} if body is None else body,
            headers=bearer(*tokens),
        )

    def get(self, path: str = "", *tokens: str, **query: str) -> httpx.Response:
        path = f"/api/tables/{self.id}/{path}".rstrip("/")
        return self.server.http.get(path, headers=bearer(*tokens), params=query)

    def position(self, *tokens: str) -> dict:
        return self.get("", *(tokens or self.tokens.values())).json()["position"]

    def wait_for_turn(self, *tokens: str) -> dict:
        """The position when one of these seats has something to decide, or the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            position = self.position(*tokens)
            if position["screen"]["moves"] or position["screen"]["over"]:
                return position
            time.sleep(0.02)
        raise AssertionError("it never was their turn")

    def listen(self, *tokens: str, language: str = "en", **more: object) -> "Ear":
        ear = Ear(self.server.live(self.id))
        ear.say({"tokens": list(tokens), "language": language, "log": 0, **more})
        return ear


class Ear:
    """A socket that keeps all it heard."""

    def __init__(self, socket) -> None:
        self.socket = socket
        self.heard: list[dict] = []
        self.raw: list[str] = []
        self.whole: dict = {}
        """The newest position, with all changes."""

    def say(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def next(self, kind: str = "", seconds: float = PATIENCE) -> dict:
        """The next message, or the next of a kind."""
        while True:
            text = self.socket.recv(timeout=seconds)
            self.raw.append(text)
            message = json.loads(text)
            self.heard.append(message)
            self._follow(message)
            if not kind or message["type"] == kind:
                return message

    def _follow(self, message: dict) -> None:
        if message["type"] == "position":
            self.whole = message
        elif message["type"] == "changes":
            assert message["base"] == self.whole["seq"]
            self.whole = deepcopy(self.whole)
            apply_patch(self.whole, message["patch"])
            self.whole |= {"seq": message["seq"], "log": message["log"]}

    def position(self, seq: int = 0) -> dict:
        """The first position that has come so far, sent whole or by its changes."""
        while True:
            kind = self.next()["type"]
            if kind in ("position", "changes") and self.whole["seq"] >= seq:
                return self.whole

    def __enter__(self) -> "Ear":
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()


def bearer(*tokens: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}


@contextmanager
def server_here(folder: Path, packs: Mapping[str, Path] | None = None, **settings: object):
    """A server in a thread of this process; its bots do not pause."""
    bound = bind(ORIGIN_HOST, 0, fixed=True)
    # Whoever does not read is noticed soon: the system keeps little for them.
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16384)
    port = bound.getsockname()[1]
    ready = threading.Event()
    here: dict[str, object] = {}

    async def serve() -> None:
        database = f"sqlite:///{folder / 'tables.sqlite'}"
        services = await real_services(database, bot_processes=1, pause=0.0)
        services.draw_seed = lambda: SEED
        manager = TableManager(services, packs)
        manager.start()
        given = {"rate": 0.0, **settings}
        server = server_for(manager, Settings(host=ORIGIN_HOST, port=port, **given), ready.set)
        here["server"] = server
        here["manager"] = manager
        here["loop"] = asyncio.get_running_loop()
        try:
            await server.serve(sockets=[bound])
        finally:
            await manager.close()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(PATIENCE)
    address = Address(port, str(settings.get("base_path", "")))
    address.manager = here["manager"]
    address.manager_loop = here["loop"]
    address.server = here["server"]
    try:
        yield address
    finally:
        address.http.close()
        address.server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class ServerProcess:
    """`petteia serve` as a process of its own, which can be killed and started again."""

    def __init__(
        self, folder: Path, *words: str, descriptors: tuple[int, int] | None = None
    ) -> None:
        """`descriptors`: the soft and the hard limit of its file descriptors."""
        self.folder = folder
        self.words = words
        self.descriptors = descriptors
        self.said = folder / "server.txt"
        with socket.socket() as free:
            free.bind((ORIGIN_HOST, 0))
            self.port = free.getsockname()[1]
        self.address = Address(self.port)
        self.process: subprocess.Popen | None = None

    def start(self) -> "ServerProcess":
        command = [sys.executable, "-m", "petteia", "serve", "--no-open", "--port", str(self.port)]
        command += ["--thinkers", "1", "--rate", "0", *self.words]
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                command,
                stdout=said,
                stderr=said,
                env={**os.environ, "PETTEIA_DATA": str(self.folder)},
                preexec_fn=self._limit_descriptors if self.descriptors else None,
            )
        until = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                if self.address.http.get("/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(self.said.read_text())

    def _limit_descriptors(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, self.descriptors)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> float:
        """A good end, and the seconds it took."""
        begin = time.monotonic()
        self.process.terminate()
        self.process.wait(PATIENCE)
        return time.monotonic() - begin

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        self.address.http.close()


def words_of(text: str) -> set[str]:
    """The words of a text, to search it."""
    return set(re.findall(r"[\w-]+", text))
