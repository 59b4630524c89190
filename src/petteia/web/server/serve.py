"""A server from its first breath to its last: the tables, the processes, the end."""

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path

import uvicorn

from petteia.kernel.game import game, games_at_table
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.problem import Problem
from petteia.tables.manager import TableManager
from petteia.web.app import create_app
from petteia.web.server.settings import LARGEST_MESSAGE, Settings
from petteia.web.server.supervisor import SIGNALS, Supervisor

GRACE = 5
"""Seconds that requests and sockets have to end when the server goes."""
TAKING_TURNS = 0.0005
"""Seconds a thread may go on when another wants to: writing a move takes many short steps, and
each would wait for Python's usual 5 ms while the server is busy."""
SELDOM = (5_000, 5, 1_000)
"""When Python looks for circular garbage. Among the young, often, for a look at few costs nothing
that is felt; through all that 300 tables hold, hardly ever, for everybody waits for that."""

Ready = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything a server was told."""

    settings: Settings
    database: str = field(repr=False)
    """An address with a password in it, perhaps."""
    packs: Mapping[str, Path] = field(default_factory=dict)
    bot_processes: int = 0
    workers: int = 1


class Server(uvicorn.Server):
    """A server that says when it is ready, and whose end by a signal is a good end."""

    def __init__(self, config: uvicorn.Config, ready: Ready) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn raises the signals again when it is done; here all is said then."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def server_for(manager: TableManager, settings: Settings, ready: Ready) -> Server:
    """A server of this house, not yet running."""
    config = uvicorn.Config(
        create_app(manager, settings),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a position is small, and 1,200 compressors are not
        lifespan="off",
        log_config=None,
        log_level="warning",  # below that, messages of sockets are logged, and with them secrets
        access_log=False,  # uvicorn's would show query strings
        proxy_headers=False,  # the guard knows which of them to believe
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config, ready)


def run(plan: Plan, bound: socket.socket, ready: Ready) -> None:
    """Serve until a signal says that it is enough."""
    if plan.workers > 1:
        Supervisor(lambda: _start_worker(plan, bound), plan.workers).run(ready)
    else:
        _run(plan, bound, ready)


def _run(plan: Plan, bound: socket.socket, ready: Ready) -> None:
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(plan, bound, ready))


async def _serve(plan: Plan, bound: socket.socket, ready: Ready) -> None:
    # What is there now stays; looking through it again and again would only make moves wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(TAKING_TURNS)
    manager = await TableManager.open(
        plan.database, packs=plan.packs, bot_processes=plan.bot_processes
    )
    enough = threading.Event()
    words = asyncio.create_task(asyncio.to_thread(make_words, plan.packs, enough))
    try:
        await server_for(manager, plan.settings, ready).serve(sockets=[bound])
    finally:
        enough.set()
        await manager.close()
        await words


def make_words(packs: Mapping[str, Path], enough: threading.Event) -> None:
    """Make the words of all cards, in a thread: the first who asks is not to wait for them, and
    still less everybody else with them."""
    for language in LANGUAGES:
        for key in games_at_table():
            for _ in game(key).make_words(language, dict(packs)):
                if enough.is_set():
                    return


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The quicker loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def start_logging(access_log: bool) -> None:
    """Warnings on standard error, and who asked for what if that is wanted."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    logging.getLogger("petteia.access").setLevel(logging.INFO if access_log else logging.WARNING)


def _start_worker(plan: Plan, bound: socket.socket) -> BaseProcess:
    worker = multiprocessing.get_context("spawn").Process(target=_work, args=(plan, bound))
    worker.start()
    return worker


def _work(plan: Plan, bound: socket.socket) -> None:
    """A server process of several."""
    start_logging(plan.settings.access_log)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow(sentinel: int) -> None:
        wait([sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()
    try:
        _run(plan, bound, lambda: None)
    except Problem as problem:
        raise SystemExit(f"petteia: {problem}") from None
