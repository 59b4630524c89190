"""People who want to be told of their turns, at tables in memory."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.memory.notices import MemoryClaims, Outbox, Sent, memory_notices
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.store import MemoryStore
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.model import PUSH
from petteia.tables.notices.subscriptions import SubscriptionRequest
from petteia.tables.services import Services
from petteia.tables.viewers import Viewer
from tests.tables.builders import friends

BASE = "https://games.example.org"


def wish(target: str = "https://push.example.org/thea", language: str = "en", kind: str = PUSH):
    return SubscriptionRequest(kind, target, language, BASE)


@dataclass
class Server:
    """A server in memory whose notices end in a list."""

    scheduler: ManualScheduler
    services: Services
    outbox: Outbox
    claims: MemoryClaims
    tables: list[LiveTable] = field(default_factory=list)

    def open(self) -> TableManager:
        """A process of this server."""
        scheduler = self.scheduler
        self.services.notices = memory_notices(self.claims, self.outbox, scheduler, scheduler.clock)
        manager = TableManager(self.services)
        manager.start()
        return manager

    @property
    def sent(self) -> list[Sent]:
        return self.outbox.sent


def new_server() -> Server:
    scheduler = ManualScheduler(ManualClock())
    services = memory_services(scheduler)
    assert isinstance(services.store, MemoryStore)
    return Server(scheduler, services, Outbox(scheduler.clock), MemoryClaims(services.store))


async def subscribed(
    manager: TableManager,
    count: int = 2,
    languages: Mapping[int, str] | None = None,
    **options: object,
) -> tuple[LiveTable, list[Viewer]]:
    """A game of people who all want to be told, and whose pages are closed."""
    table, viewers = await friends(manager, count, **options)
    for seat, viewer in enumerate(viewers):
        language = (languages or {}).get(seat, "en")
        await table.subscriptions.add(
            viewer, seat, wish(f"https://push.example.org/{seat}", language)
        )
    return table, viewers


def open_page(table: LiveTable, viewer: Viewer) -> Callable[[], None]:
    """Open a page of somebody; the returned function closes it."""
    stop = table.audience.watch(lambda _: None)
    table.audience.arrive(viewer)

    def close() -> None:
        table.audience.depart(viewer)
        stop()

    return close
