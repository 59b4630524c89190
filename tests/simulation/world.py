"""One simulation: everything that a seed stands for, from the first request to the last check."""

import asyncio
import gc
import hashlib
import json
import logging
import traceback
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any

from petteia.tables.manager import IDLE
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.viewers import key_of
from tests.simulation.answers import Answers
from tests.simulation.checks import Checks
from tests.simulation.client import Client
from tests.simulation.database import Database
from tests.simulation.games import add_games
from tests.simulation.loop import Process, SimLoop, Stuck, Task
from tests.simulation.patches import (
    Errors,
    Patches,
    remove_chance,
    set_times,
    share_routes,
    without_files,
)
from tests.simulation.people import Person, make_table
from tests.simulation.profile import Profile, choose_profile
from tests.simulation.server import Server, SimClock
from tests.simulation.truth import Truth, is_waiting_for_bot

DELAYS = {
    "network": (0.002, 0.15),
    "database": (0.0002, 0.004),
    "sync": (0.0005, 0.02),
    "notify": (0.0005, 0.03),
    "bot": (0.02, 0.6),
}
"""Seconds that each kind of way or work takes: between these, or seconds if it is late."""
LATE = {"network": 2.0, "database": 0.5, "sync": 0.5, "notify": 1.0}
SETTLED = 4.0
"""Seconds without a write after which everybody has been told."""
MOST_SETTLING = 1800.0
MOST_STEPS = 1_500_000
"""Callbacks after which a simulation counts as endless."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a simulation ended."""

    seed: int
    failure: str | None
    failed_at: float | None
    seconds: float
    """Virtual seconds."""
    steps: int
    entries: int
    requests: int
    kills: int
    digest: str
    """A hash of everything that happened, in order."""
    profile: dict[str, Any]


class World:
    """The processes, the database, the network and the people of one simulation."""

    def __init__(self, seed: int, show: Callable[[str], None] | None = None) -> None:
        self.seed = seed
        self.rng = Random(f"simulation {seed}")
        self.profile: Profile = choose_profile(self.rng)
        self.loop = SimLoop(self.rng, MOST_STEPS)
        self.failure: str | None = None
        self.failed_at: float | None = None
        self.going = True
        self.calm = False
        self.kills = 0
        self.clients: dict[str, Client] = {}
        self.clock = SimClock(self.loop, 0.0, 0.0)
        self.services = replace(memory_services(ManualScheduler(ManualClock())), clock=self.clock)
        self.truth = Truth(self)
        self.answers = Answers(self)
        self.checks = Checks(self)
        self.database = Database(self, self.profile.shared)
        self.servers = [Server(self, f"p{number}") for number in range(self.profile.servers)]
        self.last_fault = 0.0
        self._cuts: dict[str, float] = {}
        self._hash = hashlib.blake2b(digest_size=16)
        self._show = show
        self._work: list[asyncio.Task] = []

    # For all parts of the simulation

    def trace(self, *parts: object) -> None:
        """Note what happens."""
        text = f"{self.loop.time():.6f} {' '.join(map(str, parts))}"
        self._hash.update(text.encode())
        if self._show is not None:
            self._show(text)

    def expect(self, true: object, words: str) -> None:
        """Fail unless something holds."""
        if not true:
            self.fail(words)

    def fail(self, words: str) -> None:
        """End the simulation: something is wrong."""
        if self.failure is None:
            self.trace("FAILURE", words)
            self.failure, self.failed_at = words, self.loop.time()
            self.loop.stop()

    def later(self, seconds: float, work: Callable[..., object], *args: Any) -> None:
        """Do something later, whatever happens to the process that wants it."""
        self.loop.call_later(seconds, work, *args, context=self.loop.outside)

    def start(self, work) -> asyncio.Task:
        """Start a task that belongs to no process."""
        return self.loop.create_task(work, context=self.loop.outside.copy())

    async def forever(self) -> None:
        """Wait for something that never comes."""
        await self.loop.create_future()

    def delay(self, kind: str) -> float:
        """Seconds that a way or some work takes."""
        low, high = DELAYS[kind]
        if kind == "notify" and not self.calm:
            high = self.profile.notify
        if not self.calm and kind in LATE and self.rng.random() < self.profile.late:
            high = LATE[kind]
        return low + (high - low) * self.rng.random() ** 3

    def chance(self, what: str) -> bool:
        """Whether a small fault happens now."""
        rate = 0.0 if self.calm else self.profile.rates[what]
        return rate > 0.0 and self.rng.random() < rate

    def pick_server(self) -> Server:
        """The process that a new connection reaches."""
        ready = [server for server in self.servers if server.listening]
        return self.rng.choice(ready or self.servers)

    def server_of(self, process: Process) -> Server:
        return next(server for server in self.servers if server.process is process)

    def cut_for(self, name: str) -> float:
        """Seconds for which a client or a process is still cut off."""
        return max(0.0, self._cuts.get(name, 0.0) - self.loop.time())

    def is_cut(self, name: str) -> bool:
        return self._cuts.get(name, 0.0) > self.loop.time()

    def is_valid(self, table: str, token: str) -> bool:
        """Whether a secret belongs to a seat or the host of a table."""
        sheet = self.truth.tables[table].sheet
        return key_of(token) in {sheet.host_key, *(seat.key for seat in sheet.seats)}

    def faults_since(self, time: float) -> bool:
        """Whether processes or the database had trouble since then."""
        return self.last_fault > 0.0 and self.last_fault >= time

    def note_fault(self, seconds: float) -> None:
        """Note that something is wrong for so many seconds."""
        self.last_fault = max(self.last_fault, self.loop.time() + seconds)

    # The course of a simulation

    async def run(self) -> None:
        """Let people play, then check what has become of it."""
        for server in self.servers:
            server.start()
        people = [self.start(self._open_table(number)) for number in range(self.profile.tables)]
        chaos = self.start(self._make_trouble())
        await asyncio.sleep(self.profile.seconds)
        self.going = False
        chaos.cancel()
        await asyncio.gather(*people)
        await asyncio.gather(*self._work)
        await self._heal()
        self.checks.check_journal()
        self.checks.check_progress()
        self.checks.check_clients()
        for client in self.clients.values():
            await client.close()
        await asyncio.sleep(SETTLED)
        self.checks.check_nobody()
        if self.profile.evict:
            await asyncio.sleep(IDLE + 10 * self.profile.tick)
            self.checks.check_evicted()
        for server in self.servers:
            await server.stop()
        self.checks.check_journal()

    async def _open_table(self, number: int) -> None:
        host = await make_table(self, f"c{number}h")
        if host is None:
            return
        if len(host.tokens) == 1 and host.rng.random() < 0.6:
            host.connected = False  # bots alone, and nobody looks on
            return
        friends = [
            Person(self, f"c{number}p{one}", host.table, []) for one in range(self.profile.people)
        ]
        friends[-1].watches = len(friends) > 1
        for person in [host, *friends]:
            self.clients[person.name] = person
            person.open()
            self._work.append(self.start(person.live()))

    async def _make_trouble(self) -> None:
        """Let faults happen, one after the other."""
        while self.going and self.profile.faults:
            await asyncio.sleep(self.rng.expovariate(1.0 / self.profile.every))
            if self.going:
                self._fault(self.rng.choice(self.profile.faults))

    def _fault(self, kind: str) -> None:
        server = self.rng.choice(self.servers)
        seconds = self.rng.uniform(0.5, 20.0)
        self.trace("fault", kind, server.name, seconds)
        if kind == "offline":
            self._cuts[self.rng.choice([*self.clients])] = self.loop.time() + 2 * seconds
            return
        self.note_fault(seconds)
        if kind == "kill":
            self.kills += 1
            server.kill()
            self.later(seconds / 2, server.start)
        elif kind == "stop":
            self._work.append(self.start(self._restart(server)))
        elif kind == "crash" and self.database.up:
            self.database.crash()
            self.later(seconds / 2, self.database.recover)
        elif kind == "cut" and server.process is not None:
            self._cuts[server.process.name] = self.loop.time() + seconds
        elif kind == "drop" and server.process is not None:
            self.database.drop_connections(server.process)
        elif kind == "stall" and server.running:
            server.process.stall(seconds / 2)
        elif kind == "full":
            self.database.full = True
            self.later(seconds / 4, setattr, self.database, "full", False)

    async def _restart(self, server: Server) -> None:
        await server.stop()
        self.note_fault(1.0)
        server.start()

    async def _heal(self) -> None:
        """End all trouble, and wait until nothing changes any more."""
        self.calm = True
        self._cuts.clear()
        await asyncio.sleep(30.0)  # the last faults end, and whoever died is back
        for server in self.servers:
            server.start()
        await asyncio.sleep(20.0)
        begin = self.loop.time()
        while self.loop.time() - begin < MOST_SETTLING:
            waiting = any(is_waiting_for_bot(table) for table in self.truth.tables.values())
            times = [table.times[-1] for table in self.truth.tables.values() if table.times]
            changed = [table.sheets[-1][0] for table in self.truth.tables.values()]
            quiet = self.loop.time() - max([0.0, *times, *changed])
            if quiet > SETTLED and (not waiting or quiet > 60.0):
                return
            await asyncio.sleep(1.0)

    def result(self) -> Result:
        """What came of it."""
        return Result(
            self.seed,
            self.failure,
            self.failed_at,
            self.loop.time(),
            self.loop.steps,
            sum(table.seq for table in self.truth.tables.values()),
            len(self.truth.requests),
            self.kills,
            self._hash.hexdigest(),
            asdict(self.profile),
        )


def simulate(
    seed: int,
    plant: Callable[[Patches], None] | None = None,
    show: Callable[[str], None] | None = None,
) -> Result:
    """Run one simulation; `plant` plants a bug first, `show` gets every event."""
    add_games()
    collecting = gc.isenabled()
    gc.disable()  # the collector would run at another moment each time
    try:
        return copy_context().run(_simulate, seed, plant, show)
    finally:
        if collecting:
            gc.enable()


def _simulate(seed: int, plant: Any, show: Any) -> Result:
    world = World(seed, show)
    loggers = [logging.getLogger(name) for name in ("petteia", "asyncio")]
    errors = Errors(world.fail)
    levels = [(logger.level, logger.propagate) for logger in loggers]
    with Patches() as patches:
        remove_chance(patches, Random(f"secrets {seed}"), world.loop.time)
        without_files(patches)
        share_routes(patches)
        set_times(patches, world.profile.tick, world.profile.patience)
        if plant is not None:
            plant(patches)
        for logger in loggers:
            logger.addHandler(errors)
            logger.propagate = False
        world.loop.set_exception_handler(lambda _, context: _report(world, context))
        try:
            world.loop.run_until_complete(world.run())
        except Stuck as stuck:
            world.fail(str(stuck))
        except Exception as error:
            # After a failure the loop has been stopped; else a check came upon the unexpected.
            place = traceback.extract_tb(error.__traceback__)[-1]
            world.fail(f"{error!r} at {place.name}:{place.lineno}")
        finally:
            world.loop.dispose()
            for logger, (level, propagate) in zip(loggers, levels, strict=True):
                logger.removeHandler(errors)
                logger.setLevel(level)
                logger.propagate = propagate
    return world.result()


def _report(world: World, context: dict[str, Any]) -> None:
    """Fail because of an exception that nobody handles, unless whoever would do it was killed."""
    task = context.get("future")
    if not isinstance(task, Task):
        world.fail(f"an exception was not handled: {context}")
    elif task.process is None or task.process.alive:
        where = task.get_coro().__qualname__
        world.fail(f"{context['message']} ({where}: {context.get('exception')!r})")


def as_json(result: Result) -> str:
    """A result as one line."""
    return json.dumps(asdict(result))
