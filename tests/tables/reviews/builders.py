"""Tables in memory whose games are over or go on, and bots whose work takes a while."""

from collections.abc import Callable
from typing import TypeVar

from petteia.kernel.record import Record
from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.memory.bots import InProcessBots
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.reviews import jobs
from petteia.tables.services import Asker, BotFailed
from petteia.tables.viewers import Viewer
from tests.tables.builders import move, open_table

T = TypeVar("T")
ITERATIONS = 8
SECONDS = 1.0
"""What every part of a review takes in virtual time."""


class SlowBots(InProcessBots):
    """Bots whose other work takes its time; some of it fails."""

    def __init__(self, scheduler: ManualScheduler) -> None:
        super().__init__()
        self.scheduler = scheduler
        self.asked: list[Asker] = []
        self.fails = 0
        """So many of the next parts fail."""
        self.computing = 0
        self.most = 0
        """How many parts were computed at once."""

    async def choose(self, bot: str, record: Record, asker: Asker) -> tuple[int, str]:
        return record.state.legal()[0], bot

    async def compute(self, work: Callable[[], T], asker: Asker) -> T:
        self.asked.append(asker)
        self.computing += 1
        self.most = max(self.most, self.computing)
        try:
            await self.scheduler.sleep(SECONDS)
        finally:
            self.computing -= 1
        if self.fails:
            self.fails -= 1
            raise BotFailed("the process ended")
        return work()


class Server:
    """A server in virtual time."""

    def __init__(self, processes: int = 1) -> None:
        self.scheduler = ManualScheduler(ManualClock())
        self.services = memory_services(self.scheduler)
        self.bots = SlowBots(self.scheduler)
        self.bots.count = processes
        self.services.bots = self.bots
        self.services.review_iterations = ITERATIONS
        self.manager = TableManager(self.services)

    async def finished(self, game: str = "nim", seed: int = 7, **options: object) -> "Finished":
        """A game of two people at one device that is over."""
        table, viewer, _ = await open_table(
            self.manager, "person", "person", game=game, seed=seed, options=options
        )
        while table.state.status == "playing":
            await move(table, [viewer])
        return table, viewer

    async def reviewed(self, table: LiveTable, owner: str = "Thea") -> None:
        """Let a review be made."""
        await self.manager.reviews.start(table, owner, "en")
        await self.scheduler.advance(SECONDS * 1000)
        state = await self.manager.reviews.state(table, "en")
        assert state["state"] == "ready"


Finished = tuple[LiveTable, Viewer]


def parts_of(table: LiveTable) -> int:
    """How many decisions are rated for the review of a table."""
    return jobs.OTHER_DEALS + len(table.state.require_history().moves)
