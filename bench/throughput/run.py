"""Measures a server at saturation, and the yardstick."""

import asyncio
import random
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.soak.__main__ import loop_factory
from bench.soak.players import Observations
from bench.soak.run import WARM_UP, Plan, soak
from bench.soak.server import Server
from bench.soak.wire import HOST, Line

SEATS = 4
THINK = (0.0, 0.01)
"""Seconds between a position and the next move: so few that the server is always busy."""


@dataclass(frozen=True)
class Load:
    """How a server is loaded."""

    tables: int
    games: tuple[str, ...]
    seconds: float


@dataclass(frozen=True)
class Figures:
    """What was measured in one round."""

    moves_a_second: float
    p50: float
    p99: float
    """Milliseconds until a move is answered."""
    bytes_a_move: float
    """What the listeners of a table receive for each move."""
    server_cores: float
    client_cores: float
    """The processor time of both in the time of the measurement."""


class Failed(Exception):
    """A round with errors is no measurement; the message names them."""


def measure_tables(
    load: Load, changes: bool, python: str = sys.executable, profile: Path | None = None
) -> Figures:
    """Saturate a server with tables; every position and every move is checked at the end."""
    plan = Plan(load.tables, load.games, SEATS, load.seconds, THINK, kill=False, changes=changes)
    observed = Observations()
    with _folder() as folder:
        server = Server(folder, _free_port(), python, profile)
        try:
            server.start()
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                result = runner.run(soak(server, plan, observed, lambda text: None))
        finally:
            said = server.clear_away()
    if observed.errors or result.differences or said:
        raise Failed(f"{dict(observed.errors)} {result.differences[:5]} {said}")
    return _figures(
        load, observed.answer, observed.received, result.server_cores, result.players_cores
    )


def measure_bare(load: Load) -> Figures:
    """Saturate the yardstick with as many connections as there would be tables."""
    with _folder() as folder:
        server = BareServer(folder, _free_port())
        try:
            server.start()
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                figures, answered = runner.run(_ask_bare(server, load))
        finally:
            said = server.clear_away()
        with sqlite3.connect(server.file) as store:
            (written,) = store.execute("SELECT COUNT(*) FROM journal").fetchone()
    # Requests that were under way at the end are written but were not answered.
    if said or not answered <= written <= answered + load.tables:
        raise Failed(f"{answered} requests were answered, {written} written; {said}")
    return figures


class BareServer(Server):
    """The yardstick in a process of its own."""

    def command(self) -> list[str]:
        """What starts it."""
        return [*self.python, "-m", "bench.throughput.bare", str(self.port), str(self.file)]


async def _ask_bare(server: BareServer, load: Load) -> tuple[Figures, int]:
    answers: list[float] = []
    answered = 0
    measuring = False

    async def play(number: int) -> None:
        nonlocal answered
        line, seq = Line(server.port), 0
        while True:
            await asyncio.sleep(random.uniform(*THINK))
            begin = time.perf_counter()
            body = {"seq": seq, "action": number}
            status, said = await line.ask("POST", f"tables/{number}/moves", body, ["secret"])
            if status != 200:
                raise Failed(f"the yardstick answers {status}: {said}")
            seq, answered = seq + 1, answered + 1
            if measuring:
                answers.append(time.perf_counter() - begin)

    async with asyncio.TaskGroup() as group:
        players = [group.create_task(play(number)) for number in range(load.tables)]
        await asyncio.sleep(min(WARM_UP, load.seconds / 4))
        measuring = True
        servers, client = server.processor_seconds(), time.process_time()
        await asyncio.sleep(load.seconds)
        measuring = False
        servers, client = server.processor_seconds() - servers, time.process_time() - client
        for player in players:
            player.cancel()
    cores = (servers / load.seconds, client / load.seconds)
    return _figures(load, answers, 0, *cores), answered


def _figures(
    load: Load, answers: list[float], received: int, server_cores: float, client_cores: float
) -> Figures:
    ordered = sorted(answers)
    if not ordered:
        raise Failed("no move was answered")
    p50, p99 = (ordered[len(ordered) * level // 100] * 1000 for level in (50, 99))
    return Figures(
        len(ordered) / load.seconds, p50, p99, received / len(ordered), server_cores, client_cores
    )


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="petteia-bench-") as folder:
        yield Path(folder)


def _free_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        return int(free.getsockname()[1])
