"""The soak test: set up, measure, kill and restart the server, continue, compare."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from bench.soak.comparison import compare_with_server, compare_with_store
from bench.soak.players import Observations, Table
from bench.soak.server import Server
from bench.soak.wire import PATIENCE

TOGETHER = 16
"""Tables set up concurrently."""
WARM_UP = 5.0
"""Seconds of warm-up that are not measured."""


@dataclass(frozen=True)
class Plan:
    """The size of the test."""

    tables: int
    games: tuple[str, ...]
    """The tables take turns at these games."""
    seats: int
    seconds: float
    think: tuple[float, float]
    kill: bool
    changes: bool
    """Whether players ask for changes instead of whole positions."""


@dataclass(frozen=True)
class Result:
    """The result of the test."""

    moves_a_second: float
    bytes_a_move: float
    """Of the messages to all players of a table."""
    server_cores: float
    players_cores: float
    back_after: float
    """Seconds from the restart of the server until all players saw their table."""
    shutdown: float
    acknowledged: int
    differences: list[str]


async def soak(
    server: Server, plan: Plan, observed: Observations, say: Callable[[str], None]
) -> Result:
    """Run the whole test; `say` is called with progress."""
    tables = [
        Table(
            server.port,
            plan.games[number % len(plan.games)],
            number,
            plan.seats,
            plan.think,
            plan.changes,
            observed,
        )
        for number in range(plan.tables)
    ]
    await _set_up(tables, say)
    for table in tables:
        table.begin()
    await asyncio.sleep(min(WARM_UP, plan.seconds / 4))
    server_cores, players_cores = await _measure(server, plan, observed)
    back = 0.0
    if plan.kill:
        back = await _kill_and_restart(server, tables, observed)
        say(f"killed with -9 and started again: everybody was back after {back:.1f} s")
        await asyncio.sleep(max(2.0, plan.seconds / 8))
    await asyncio.gather(*(table.stop_playing() for table in tables))
    await _everybody_here(tables)
    await asyncio.sleep(1.0)
    differences = await compare_with_server(tables)
    for table in tables:
        table.end()
    await asyncio.sleep(0.2)
    shutdown = server.stop()
    differences += compare_with_store(server.database, tables)
    return Result(
        len(observed.answer) / plan.seconds,
        observed.received / max(1, len(observed.answer)),
        server_cores,
        players_cores,
        back,
        shutdown,
        sum(len(table.acknowledged) for table in tables),
        differences,
    )


async def _set_up(tables: list[Table], say: Callable[[str], None]) -> None:
    gate = asyncio.Semaphore(TOGETHER)

    async def set_up(table: Table) -> None:
        async with gate:
            await table.set_up()

    begin = time.monotonic()
    await asyncio.gather(*(set_up(table) for table in tables))
    say(f"{len(tables)} tables set up in {time.monotonic() - begin:.1f} s")


async def _measure(server: Server, plan: Plan, observed: Observations) -> tuple[float, float]:
    """Measure play; return the cores used by the server and by the players."""
    observed.measuring = True
    servers, players = server.processor_seconds(), time.process_time()
    await asyncio.sleep(plan.seconds)
    observed.measuring = False
    servers, players = server.processor_seconds() - servers, time.process_time() - players
    return servers / plan.seconds, players / plan.seconds


async def _kill_and_restart(server: Server, tables: list[Table], observed: Observations) -> float:
    """Kill the server during moves and restart it; return the seconds until all are back."""
    observed.troubled = True
    server.kill()
    await asyncio.sleep(0.1)
    for table in tables:
        table.line.close()  # the server is gone, which an idle connection would not notice
        for player in table.players:
            player.forget()
    begin = time.monotonic()
    await asyncio.to_thread(server.start)
    if not await _everybody_here(tables):
        observed.errors["a player who never came back"] += 1
    observed.troubled = False
    return time.monotonic() - begin


async def _everybody_here(tables: list[Table]) -> bool:
    """Wait until every player sees its table."""
    until = time.monotonic() + PATIENCE * 2
    while any(player.seq < 0 for table in tables for player in table.players):
        if time.monotonic() > until:
            return False
        await asyncio.sleep(0.1)
    return True
