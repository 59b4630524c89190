"""One owner with many tables of strong bots: the bots of others answer as if they were alone."""

import asyncio
import time

import pytest

from petteia.kernel.record import Record
from petteia.tables import manager as manager_module
from petteia.tables.bots.alone import MOST, MOST_OF_OWNER, BotTables
from petteia.tables.bots.queue import BotQueue
from petteia.tables.errors import NotNow
from petteia.tables.live import MOST_HINTS, LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.memory.bots import InProcessBots
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.request import Created
from petteia.tables.services import ALONE, ALONE_WATCHED, KINDS, WATCHED, Asker
from petteia.tables.viewers import Viewer
from tests.nim import add_nim
from tests.tables.builders import manager, move, until, wanted

NIM = {"game": "nim", "options": {}}
SECONDS = 1.0
"""What every decision takes in virtual time."""
TABLES = 20


class QueuedBots(InProcessBots):
    """Bots that take their time, one after the other, behind the queue of a server."""

    def __init__(self, scheduler: ManualScheduler) -> None:
        super().__init__()
        self.scheduler = scheduler
        self.queue = BotQueue(1)
        self.served: list[str] = []
        """The owners whose questions were answered."""

    async def choose(self, bot: str, record: Record, asker: Asker) -> tuple[int, str]:
        action = record.state.legal()[0]
        await self.queue.enter(asker)
        try:
            await self.scheduler.sleep(SECONDS)
        finally:
            self.queue.leave()
        self.served.append(asker.owner)
        return action, bot


class Server:
    """A server in virtual time."""

    def __init__(self) -> None:
        self.scheduler = ManualScheduler(ManualClock())
        services = memory_services(self.scheduler)
        self.bots = services.bots = QueuedBots(self.scheduler)
        self.manager = TableManager(services)
        self.manager.start()

    async def open(self, owner: str, *seats: str) -> tuple[LiveTable, Viewer]:
        created: Created = await self.manager.create(wanted(*seats, **NIM), owner)
        table = await self.manager.find(created.id)
        return table, table.seating.viewer([created.host, *created.tokens.values()])

    async def attack(self, *, leave: bool) -> list[LiveTable]:
        """Mallory opens many tables and lets bots play them as far as they can."""
        tables = []
        for _ in range(TABLES):
            table, mallory = await self.open("Mallory", "person", "oracle")
            await move(table, [mallory])
            if leave:
                await table.seating.leave(mallory, 0)
            tables.append(table)
        await self.scheduler.settle()
        if leave:
            # A decision that was asked for while she was there is still made.
            await self.scheduler.advance(TABLES * SECONDS)
        return tables


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nim(monkeypatch)


@pytest.mark.parametrize("leave", [False, True])
async def test_a_bot_waits_for_two_decisions_of_another_owner_at_most(leave: bool) -> None:
    """For the one that is being made, and for the next one."""
    server = Server()
    await server.attack(leave=leave)
    table, thea = await server.open("Thea", "person", "merchant")
    for _ in range(2):
        await move(table, [thea])
        before = len(server.bots.served)
        await server.scheduler.advance(3 * SECONDS)
        assert table.state.by[-1] == "merchant"
        assert server.bots.served[before:].index("Thea") <= 2
    await server.manager.close()


async def test_of_bots_alone_only_some_tables_run_at_once_and_the_others_follow() -> None:
    server = Server()
    tables = await server.attack(leave=True)
    running = server.manager.services.bot_tables
    assert len(running) == MOST_OF_OWNER
    assert server.manager.counts()["bot_tables"] == MOST_OF_OWNER
    assert len(server.bots.queue) <= MOST_OF_OWNER
    went_on = 0
    while any(table.state.status == "playing" for table in tables):
        await server.scheduler.advance(SECONDS)
        assert len(running) <= MOST_OF_OWNER
        went_on += 1
        assert went_on < 1000
    assert len(running) == 0
    await server.manager.close()


async def test_a_table_that_waits_leaves_memory_if_nobody_looks() -> None:
    server = Server()
    tables = await server.attack(leave=True)
    waiting = [table for table in tables if table.bots.must_wait()]
    assert len(waiting) >= TABLES // 2
    server.scheduler.clock.advance(manager_module.IDLE + 1)
    server.manager.tick()
    assert not {table.id for table in waiting} & set(server.manager._tables)
    await server.manager.close()


async def test_who_comes_back_to_a_table_that_waits_is_served() -> None:
    server = Server()
    for _ in range(MOST_OF_OWNER):
        await server.open("Mallory", "oracle", "oracle")
    table, mallory = await server.open("Mallory", "person", "oracle")
    await table.seating.leave(mallory, 0)
    await server.scheduler.settle()
    assert table.bots.must_wait()
    assert table.bots.idle
    await table.seating.take_back(mallory, 0)
    await move(table, [mallory])
    await server.scheduler.advance(3 * SECONDS)
    assert table.state.by == ["person", "oracle"]
    await server.manager.close()


async def test_too_many_tables_of_bots_alone_are_refused_in_words() -> None:
    server = Server()
    for _ in range(MOST_OF_OWNER):
        last, host = await server.open("Mallory", "oracle", "oracle")
    with pytest.raises(NotNow, match="own-bot-tables") as refused:
        await server.open("Mallory", "oracle", "oracle")
    assert refused.value.words("en").startswith(f"{MOST_OF_OWNER} games of bots alone")
    await server.open("Mallory", "person", "oracle")

    # Neither a lobby nor the next game is a way around it.
    created = await server.manager.create(wanted("oracle", "oracle", start=False, **NIM), "Mallory")
    lobby = await server.manager.find(created.id)
    with pytest.raises(NotNow, match="own-bot-tables"):
        await lobby.seating.start(lobby.seating.viewer([created.host]))
    assert lobby.state.status == "lobby"
    while last.state.status == "playing":
        await server.scheduler.advance(SECONDS)
    while len(server.manager.services.bot_tables) < MOST_OF_OWNER:
        await server.open("Mallory", "oracle", "oracle")
    with pytest.raises(NotNow, match="own-bot-tables"):
        await last.again(host)
    await server.open("Thea", "oracle", "oracle")
    await server.manager.close()


async def test_all_owners_together_have_a_limit_too() -> None:
    server = Server()
    for number in range(MOST):
        await server.open(f"owner {number}", "oracle", "oracle")
    with pytest.raises(NotNow, match="all-bot-tables") as refused:
        await server.open("Thea", "oracle", "oracle")
    assert refused.value.words("de").startswith("Es laufen schon so viele Partien")
    server.manager.services.bot_tables = BotTables(None, None)
    await server.open("Thea", "oracle", "oracle")
    await server.manager.close()


async def test_how_urgent_a_bot_is_follows_from_who_is_there() -> None:
    server = Server()
    await server.attack(leave=False)
    table, _ = await server.open("Thea", "oracle", "oracle")
    await server.scheduler.settle()
    assert table.bots.asker == Asker("Thea", ALONE)
    assert server.manager.queue_lengths()["alone"] == 0, "in memory nothing waits"
    assert server.bots.queue.lengths()["alone"] == 1
    table.audience.watch(lambda _: None)
    table.tick()
    assert table.bots.asker.kind == ALONE_WATCHED
    assert server.bots.queue.lengths() == {
        **dict.fromkeys(KINDS, 0),
        "alone-watched": 1,
        "unwatched": TABLES - 1,
    }
    await server.manager.close()


async def test_a_table_from_the_store_belongs_to_who_acts_there_first() -> None:
    server = Server()
    table, thea = await server.open("Thea", "person", "merchant")
    assert table.bots.asker.owner == "Thea"
    table.bots.claim("Mallory")
    assert table.bots.asker.owner == "Thea"
    await table.seating.resign(thea, 0, True)
    follower = await server.manager.find(await table.again(thea))
    assert follower.bots.asker.owner == "Thea"

    again = TableManager(server.manager.services)
    loaded = await again.find(table.id)
    assert loaded.bots.asker.owner == table.id
    loaded.bots.claim("Thea's telephone")
    assert loaded.bots.asker.owner == "Thea's telephone"
    await server.manager.close()


async def test_hints_wait_in_the_same_queue_and_not_without_end(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        created = await opened.create(wanted("person", "merchant"), "Thea")
        table = await opened.find(created.id)
        me = table.seating.viewer(created.tokens.values())
        await until(lambda: table.state.to_move == 0)
        pool = opened.services.bots
        # One is answered, one waits, and there is no third.
        hints = [asyncio.create_task(table.hint(me, "en", "quick")) for _ in range(MOST_HINTS)]
        await until(lambda: pool.busy == 1)
        assert opened.queue_lengths() == {**dict.fromkeys(KINDS, 0), "hint": 1}
        with pytest.raises(NotNow, match="hints-busy"):
            await table.hint(me, "en")
        assert all(await asyncio.gather(*hints))
        assert opened.queue_lengths()["hint"] == 0
        assert await table.hint(me, "en", "quick")


async def test_an_honest_merchant_beside_many_oracles_in_real_processes(sqlite: str) -> None:
    """Measured in decisions of others and in seconds, with one process for all bots."""
    async with manager(sqlite) as opened:
        for _ in range(TABLES):
            created = await opened.create(wanted("person", *["oracle"] * 3), "Mallory")
            table = await opened.find(created.id)
            mallory = table.seating.viewer(created.tokens.values())
            if table.state.to_move == 0:
                await move(table, [mallory])
        pool = opened.services.bots
        await until(lambda: pool.waiting >= TABLES // 2)
        created = await opened.create(wanted("person", "merchant"), "Thea")
        table = await opened.find(created.id)
        thea = table.seating.viewer(created.tokens.values())
        seen: dict[int, int] = {}
        """The moves at all tables when each entry of Thea's table was announced."""
        table.audience.watch(
            lambda _: seen.setdefault(table.state.seq, opened.counts()["moves"]) and None
        )
        waits: list[float] = []
        for _ in range(3):
            while table.state.deciding_bot() is None:
                await move(table, [thea])
            before, asked, seq = opened.counts()["moves"], time.monotonic(), table.state.seq
            await until(lambda: seq + 1 in seen)  # noqa: B023
            waits.append(time.monotonic() - asked)
            assert table.state.by[-1] == "merchant"
            # Her bot is more urgent: it waits only for the answers that are on their way, and not
            # for a decision at each of the other tables.
            assert seen[seq + 1] - before <= TABLES // 4
            assert table.bots.asker == Asker("Thea", WATCHED)
        assert max(waits) < 10.0
