"""Tables made in a line, and people who play at them without thinking."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from petteia.kernel.state import Json
from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.real_services import real_services
from petteia.tables.request import ClockRequest, Created, SeatRequest, TableRequest
from petteia.tables.services import Clock
from petteia.tables.viewers import Viewer

NAMES = ("Thea", "Leda", "Ajax", "Dion")


@asynccontextmanager
async def manager(
    database: str,
    *,
    clock: Clock | None = None,
    packs: Mapping[str, Path] | None = None,
    pause: float = 0.0,
    bot_processes: int = 1,
) -> AsyncIterator[TableManager]:
    """A manager whose bots do not wait, and think in one process."""
    services = await real_services(database, bot_processes, pause)
    services.clock = clock or services.clock
    opened = TableManager(services, packs)
    opened.start()
    try:
        yield opened
    finally:
        await opened.close()


def seat(text: str, number: int = 0) -> SeatRequest:
    """`person`, `open`, or a bot's level."""
    if text == "person":
        return SeatRequest("person", NAMES[number])
    if text == "open":
        return SeatRequest("open")
    return SeatRequest("bot", level=text)


def wanted(*seats: str, **options: Any) -> TableRequest:
    """A table by its seats: `wanted("person", "shepherd")`."""
    chairs = [seat(text, number) for number, text in enumerate(seats)]
    clock = ClockRequest(*options.pop("clock", ("none", 0)))
    content: dict[str, Json] = options.pop("options", {"families": "first-game"})
    game = options.pop("game", "elysium")
    return TableRequest(game, content, chairs, clock, **{"seed": 7, **options})


async def open_table(
    opened: TableManager, *seats: str, **options: Any
) -> tuple[LiveTable, Viewer, Created]:
    """A table, and the one who opened it."""
    created = await opened.create(wanted(*seats, **options))
    table = await opened.find(created.id)
    return table, table.seating.viewer([created.host, *created.tokens.values()]), created


async def friends(
    opened: TableManager, count: int = 2, **options: Any
) -> tuple[LiveTable, list[Viewer]]:
    """A game of people each with a browser of their own; the first is the host."""
    seats = ["person", *["open"] * (count - 1)]
    table, host, _ = await open_table(opened, *seats, **options)
    viewers = [host]
    for number in range(1, count):
        viewers.append(table.seating.viewer([await table.seating.sit(number, NAMES[number], "")]))
    await table.seating.start(host)
    return table, viewers


async def move(table: LiveTable, viewers: list[Viewer], choice: int = 0) -> int:
    """Whoever is to move makes a legal move; the answer is who did."""
    mover = table.state.to_move
    viewer = next(one for one in viewers if mover in table.seating.refresh(one).seats)
    assert table.state.history is not None
    await table.play(viewer, table.state.seq, table.state.history.state.legal()[choice])
    return mover


async def until(true: Callable[[], object]) -> None:
    """Wait until something has become so."""
    while not true():
        await asyncio.sleep(0.005)
