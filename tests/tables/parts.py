"""The parts of a table, each made alone, for a game of Nim in memory."""

from collections import Counter
from collections.abc import Callable, Set

from petteia.kernel.game import game
from petteia.tables.clocks import NONE, Clocks
from petteia.tables.journal import Journal
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.model import BOT, PERSON, PLAYING, Saved, Seat, Sheet
from petteia.tables.services import Services
from petteia.tables.state import TableState
from petteia.tables.viewers import Viewer

Announced = list[tuple[frozenset[str], bool | None]]


def a_sheet(clock: tuple[str, int] = (NONE, 0), bot: str | None = None) -> Sheet:
    """A running game of two people, or of a person and a bot."""
    other = Seat(BOT, "Doros", "b", level=bot) if bot else Seat(PERSON, "Leda", "b", key="k1")
    seats = [Seat(PERSON, "Thea", "a", key="k0", owner="browser"), other]
    return Sheet("owl", "nim", 1, "f", {}, None, 7, *clock, "host", 1.0, seats, status=PLAYING)


def viewer(*keys: str) -> Viewer:
    """Whoever holds the secrets with these hashes."""
    return Viewer(keys=frozenset(keys))


def new_services() -> tuple[Services, ManualScheduler]:
    scheduler = ManualScheduler(ManualClock())
    return memory_services(scheduler), scheduler


def a_state(services: Services, sheet: Sheet) -> TableState:
    clocks = Clocks(sheet.clock_mode, sheet.clock_seconds, services.clock)
    return TableState(game("nim"), {}, Saved(sheet, [], []), clocks)


def a_journal(
    services: Services, state: TableState, announce: Callable[[Set[str], bool | None], None]
) -> Journal:
    store, clock, scheduler = services.store, services.clock, services.scheduler
    return Journal(state, store, clock, scheduler, Counter(), announce)


async def state_and_journal(
    services: Services, sheet: Sheet | None = None
) -> tuple[TableState, Journal, Announced]:
    """A table as one process has it: what it wrote or read is in the list."""
    sheet = sheet or a_sheet()
    await services.store.create(sheet)
    state = a_state(services, sheet)
    announced: Announced = []
    journal = a_journal(
        services, state, lambda what, ours: announced.append((frozenset(what), ours))
    )
    return state, journal, announced
