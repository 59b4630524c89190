"""Run a server: open the tables, serve in one or several processes, shut down gracefully."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

import uvicorn

from petteia.kernel.content.packs import packs_by_game
from petteia.kernel.game import browser_games, game
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.problem import Problem
from petteia.processes.child import ChildProcess
from petteia.tables.bots.alone import BotTables
from petteia.tables.manager import TableManager
from petteia.tables.notices.settings import NoticeSettings
from petteia.tables.real_services import real_services
from petteia.web.app import create_app
from petteia.web.rates import Meters, own_meters
from petteia.web.server.connections import (
    Connections,
    FrontState,
    descriptors_left,
    raise_descriptor_limit,
)
from petteia.web.server.http_protocol import IDLE_SECONDS, BoundedHttp
from petteia.web.server.settings import LARGEST_MESSAGE, Settings
from petteia.web.server.supervisor import SIGNALS, Supervisor
from petteia.web.server.ws_protocol import BoundedWebSocket
from petteia.web.shared_rates import SharedMemory, shared_meters

GRACE = 5
"""Seconds that open requests and sockets get on shutdown."""
SWITCH_INTERVAL = 0.0005
"""Seconds between thread switches. Writing a move takes many short steps in another thread, each of
which would wait for Python's default of 5 ms while the server is busy."""
GC_THRESHOLDS = (50_000, 20, 100)
"""Thresholds of the garbage collector. Every request waits while it works, about 1 ms for each
thousand new objects that are still in use. Positions are many objects, and out of use when the next
move is made: a larger threshold visits few of them, a smaller one nearly all. Only what belongs to
closed connections and tables that left memory has to be collected at all."""

Ready = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything needed to run a server."""

    settings: Settings
    database: str = field(repr=False)
    """A URL that may contain a password."""
    packs: Mapping[str, Path] = field(default_factory=dict)
    bot_processes: int = 0
    workers: int = 1
    notices: NoticeSettings | None = None
    """None: nobody is told of their turn."""


class Server(uvicorn.Server):
    """A Uvicorn server that limits its connections, reports when it is ready, and treats a signal
    as a normal end."""

    def __init__(self, config: uvicorn.Config, register: Connections, ready: Ready) -> None:
        super().__init__(config)
        self.server_state = FrontState(register)
        self._register = register
        self._ready = ready
        self._listening: list[socket.socket] = []
        self._spare: list[socket.socket] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and report it."""
        self._listening = sockets or []
        self._spare = [one.dup() for one in self._listening]
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, and end all connections."""
        for one in self._spare:
            one.close()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second: check the connections every second."""
        if counter % 10 == 0:
            self._register.check(asyncio.get_running_loop().time())
            await self._keep_listening()
        return await super().on_tick(counter)

    async def _keep_listening(self) -> None:
        """Listen again if uvloop has closed a listening socket, which it does without a word when
        file descriptors have run out and it cannot accept."""
        if all(one.fileno() >= 0 for one in self._listening) or not descriptors_left():
            return
        self._listening = [one.dup() for one in self._spare]
        await super().startup(self._listening)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals without raising them again at the end, as Uvicorn would."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def server_for(
    manager: TableManager, settings: Settings, ready: Ready, meters: Meters | None = None
) -> Server:
    """A server for these tables, not yet running; `meters` are those it shares with others."""
    if not settings.rate:
        manager.services.bot_tables = BotTables(None, None)
    meters = meters or own_meters(settings.rate)
    app = create_app(manager, settings, meters)
    metrics = app.metrics
    register = Connections(settings, meters, metrics.refused, raise_descriptor_limit())
    metrics.connections.set_function(lambda: len(register))
    config = uvicorn.Config(
        app,
        http=BoundedHttp,
        ws=BoundedWebSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # positions are small; a compressor per socket is not
        lifespan="off",
        log_config=None,
        log_level="warning",  # lower levels log socket messages with secrets in them
        access_log=False,  # Uvicorn's contains query strings
        proxy_headers=False,  # the guard reads them if the proxy is trusted
        server_header=False,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config, register, ready)


def run(plan: Plan, bound: socket.socket, ready: Ready) -> None:
    """Serve until a signal arrives."""
    if plan.workers > 1:
        Supervisor(_worker_starter(plan, bound), plan.workers).run(ready)
    else:
        _run(plan, bound, ready)


def _worker_starter(plan: Plan, bound: socket.socket) -> Callable[[], ChildProcess]:
    """A function that starts a worker. Each has a row of the shared memory; a worker that has
    ended leaves its row to the next one."""
    memory = SharedMemory(plan.workers)
    workers: list[ChildProcess | None] = [None] * plan.workers

    def start() -> ChildProcess:
        row = next(n for n, one in enumerate(workers) if one is None or not one.is_alive())
        # Not daemons: each has bot processes of its own.
        worker = ChildProcess(_work, plan, bound, memory, row, daemon=False)
        workers[row] = worker
        return worker

    return start


def _run(plan: Plan, bound: socket.socket, ready: Ready, meters: Meters | None = None) -> None:
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(plan, bound, ready, meters))


async def _serve(plan: Plan, bound: socket.socket, ready: Ready, meters: Meters | None) -> None:
    # Objects that exist now stay for good; keep them out of garbage collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
    services = await real_services(plan.database, plan.bot_processes, notices=plan.notices)
    manager = TableManager(services, plan.packs)
    manager.start()
    stop = threading.Event()
    words = asyncio.create_task(asyncio.to_thread(preload_texts, plan.packs, stop))
    try:
        await server_for(manager, plan.settings, ready, meters).serve(sockets=[bound])
    finally:
        stop.set()
        await manager.close()
        await words


def preload_texts(packs: Mapping[str, Path], stop: threading.Event) -> None:
    """Fill the caches of words in a thread, so that no request has to wait for them."""
    by_game = packs_by_game(packs)
    for language in LANGUAGES:
        for key in browser_games():
            for _ in game(key).preload_texts(language, by_game.get(key, {})):
                if stop.is_set():
                    return


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """uvloop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def start_logging(access_log: bool) -> None:
    """Log warnings to standard error, and requests if `access_log`."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    logging.getLogger("petteia.access").setLevel(logging.INFO if access_log else logging.WARNING)


def _work(
    plan: Plan, bound: socket.socket, memory: SharedMemory, row: int, pipe: Connection
) -> None:
    """The main function of a worker process."""
    start_logging(plan.settings.access_log)

    def exit_with_parent() -> None:
        pipe.poll(None)  # until the supervisor closes it or dies
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=exit_with_parent, daemon=True).start()
    try:
        meters = shared_meters(memory, row, plan.settings.rate)
        _run(plan, bound, lambda: None, meters)
    except Problem as problem:
        raise SystemExit(f"petteia: {problem}") from None
