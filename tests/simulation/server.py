"""A simulated server process: the real application over the simulated store, clock and bots."""

import asyncio
import hashlib
import itertools
from dataclasses import replace

from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.time import START, ManualClock, ManualScheduler
from petteia.tables.real_services import AsyncioScheduler
from petteia.tables.services import KINDS, BotFailed
from petteia.web.api.live import Hub
from petteia.web.app import create_app
from petteia.web.guard import Guard
from petteia.web.server.settings import Settings
from tests.simulation.database import SimStore
from tests.simulation.loop import Process

SHUTDOWN = 5.0
"""Seconds that requests may take while a server stops."""
BOOT = (0.2, 2.0)
"""Seconds a process takes to start."""


class SimClock:
    """The clock of one machine: its monotonic time starts anywhere, its Unix time is a little
    wrong."""

    def __init__(self, loop: asyncio.AbstractEventLoop, offset: float, skew: float) -> None:
        self._loop, self._offset, self._skew = loop, offset, skew

    def now(self) -> float:
        return self._loop.time() + self._offset

    def time(self) -> float:
        return START + self._loop.time() + self._skew


class SimBots:
    """Bots that think for a while and choose by a hash of the moves."""

    count, busy, waiting = 1, 0, 0

    def __init__(self, world) -> None:
        self.world = world
        self.failures = 0
        self._closed = asyncio.Event()
        self._asked: set[int] = set()
        """The games in which a bot is choosing a move."""

    def queue_lengths(self) -> dict[str, int]:
        return dict.fromkeys(KINDS, 0)

    async def choose(self, bot: str, record, *_, **__) -> tuple[int, str]:
        legal = record.state.legal()
        self.world.expect(id(record) not in self._asked, "a bot was asked twice for one move")
        self._asked.add(id(record))
        try:
            return await self._choose(bot, record, legal)
        finally:
            self._asked.discard(id(record))

    async def _choose(self, bot: str, record, legal: list[int]) -> tuple[int, str]:
        text = f"{record.seed} {record.moves}"
        number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
        await self._think()
        return legal[number % len(legal)], bot

    async def advise(self, state, language: str, names: list[str], seconds: float, *_, **__):
        action = state.legal()[0]
        await self._think()
        blank = {"words": "", "lead": 0.0, "share": 0.5, "reason": ""}
        return [{"action": action, **blank}]

    async def explain(self, seen, language: str, names: list[str], *_, **__):
        await self._think()
        return [{"about": "brought", "words": ""}]

    async def compute(self, work, *_, **__):
        await self._think()
        return work()

    async def _think(self) -> None:
        slow = self.world.chance("slow bot")
        seconds = self.world.rng.uniform(6.0, 15.0) if slow else self.world.delay("bot")
        try:
            async with asyncio.timeout(seconds):
                await self._closed.wait()
        except TimeoutError:
            return
        raise BotFailed("the bots are closed")

    async def close(self) -> None:
        self._closed.set()


class Server:
    """A place for a server process, which may be killed and started again."""

    def __init__(self, world, name: str) -> None:
        self.world = world
        self.name = name
        self.process: Process | None = None
        self.manager: TableManager | None = None
        self.app = None
        self.listening = False
        self.stopping = False
        self.connections: list = []
        """Requests and sockets that the process serves."""
        self._numbers = itertools.count(1)
        self._offset = world.rng.uniform(0.0, 1e6)
        self._skew = world.rng.uniform(-world.profile.skew, world.profile.skew)

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.alive

    def start(self) -> None:
        """Start a process unless one runs."""
        if not self.running:
            self.process = Process(self.world.loop, f"{self.name}.{next(self._numbers)}")
            self.stopping = False
            self.process.start(self._serve(self.process))

    async def _serve(self, process: Process) -> None:
        await asyncio.sleep(self.world.rng.uniform(*BOOT))
        self.world.trace("start", process.name)
        world = self.world
        plain = memory_services(ManualScheduler(ManualClock()), world.profile.pause)
        services = replace(
            plain,
            store=SimStore(world.database, process),
            bots=SimBots(world),
            clock=SimClock(world.loop, self._offset, self._skew),
            scheduler=AsyncioScheduler(),
        )
        self.manager = TableManager(services)
        self.manager.start()
        self.app = create_app(self.manager, Settings(rate=0.0))
        self.listening = True

    def kill(self) -> None:
        """Kill the process; the operating system closes its connections."""
        if self.process is None or not self.process.alive:
            return
        self.world.trace("kill", self.process.name)
        self.listening = False
        self.process.kill()
        connections, self.connections = self.connections, []
        for one in connections:
            one.break_off()
        if not self.world.database.shared:
            self.world.database.crash()
            self.world.database.recover()
        self.manager = self.app = None

    async def stop(self) -> None:
        """Stop the process as a supervisor does: no new requests, pending ones are finished."""
        if self.process is None or not self.listening:
            return
        process, manager = self.process, self.manager
        self.world.trace("stop", process.name)
        self.listening, self.stopping = False, True
        for one in self.connections[:]:
            if hasattr(one, "end"):
                one.end()
        until = self.world.loop.time() + SHUTDOWN
        while self.connections and self.world.loop.time() < until and process.alive:
            await asyncio.sleep(0.1)
        if not process.alive:
            return
        cut_off = bool(self.connections)
        closing = process.start(manager.close())
        while not closing.done() and process.alive:
            await asyncio.sleep(0.05)
        if process.alive and not cut_off:
            self.world.checks.check_closed(self, process, manager)
        self.kill()

    def tables(self) -> dict[str, LiveTable]:
        """The tables in the memory of the process."""
        return dict(self.manager._tables) if self.manager is not None and self.running else {}

    def hub(self) -> Hub:
        """All sockets of the process, by table."""
        return self.app.hub

    def guard(self) -> Guard:
        """The guard in front of the process."""
        return self.app.guard
