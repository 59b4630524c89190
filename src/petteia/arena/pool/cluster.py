"""Pieces of work on a Ray cluster: each is a task that is done again when its machine is lost.

Ray is spoken to by a process of its own, so that nothing it prints, in whatever way, reaches
the terminal; if it ends, a file with its words is named.
"""

import logging
import os
import signal
import socket
import tempfile
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TypeVar

from petteia.arena.match.program import program
from petteia.arena.pool.workers import Answer, Workers, answer
from petteia.kernel.text.problem import Problem

P = TypeVar("P")
R = TypeVar("R")

RETRIES = 5
"""So often Ray itself does a task again whose process or machine was lost."""
ATTEMPTS = 3
"""So often a piece is handed to Ray anew after that."""
AHEAD = 2
"""Tasks handed out at a time for every CPU, so that none waits for the next."""
KNOCK = 5.0
"""Seconds to wait for a cluster to answer at all."""
LOOK = 1.0
"""Seconds after which the CPUs are counted again, and whether anybody still wants results."""
PATIENCE = 10.0
"""Seconds Ray is given to end by itself."""


def run_on_ray(
    function: Callable[[P], R], pieces: Iterable[tuple[int, P]], workers: Workers
) -> Iterator[tuple[int, R]]:
    """The result of every piece, as they come; see `work.run_pieces`."""
    tasks = list(pieces)
    if not tasks:
        return
    handle, name = tempfile.mkstemp(prefix="petteia-ray-", suffix=".log")
    os.close(handle)
    context = get_context("spawn")
    pipe, far_end = context.Pipe()
    driver = context.Process(target=_drive, args=(function, tasks, workers, far_end, name))
    driver.start()
    far_end.close()
    worth_reading = False
    try:
        for _ in tasks:
            try:
                told: tuple[int, Answer[R]] = pipe.recv()
            except (EOFError, ConnectionResetError):
                worth_reading = True
                driver.join(PATIENCE)
                raise Problem(
                    f"The work on Ray ended with code {driver.exitcode}; {name} tells more."
                ) from None
            yield told[0], told[1].read()
    finally:
        pipe.close()
        driver.join(PATIENCE)
        if driver.is_alive():
            driver.kill()
            driver.join()
        if not worth_reading:
            Path(name).unlink()


def knock(address: str) -> None:
    """Is anybody there? Ray itself would wait for minutes, and complain all the while."""
    if address == "auto":
        return
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        raise Problem(f"The address of a Ray cluster is HOST:PORT or auto, not {address!r}.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except (OSError, OverflowError, ValueError) as error:
        # A name no host can have is a ValueError: there is nobody there either.
        reason = getattr(error, "strerror", None) or str(error)
        raise Problem(f"There is no Ray cluster at {address!r}: {reason}.") from None


def _drive(
    function: Callable[[P], R],
    tasks: list[tuple[int, P]],
    workers: Workers,
    pipe: "Connection",
    log: str,
) -> None:
    """The process that speaks to Ray: results go into the pipe, words into the log."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    words = os.open(log, os.O_WRONLY | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(words, stream)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    try:
        _connect(workers)
        _hand_out(function, tasks, pipe)
    except Problem as problem:
        pipe.send((-1, Answer(problem=str(problem))))
    except (BrokenPipeError, ConnectionResetError):
        # Nobody wants the results any more.
        return
    finally:
        ray.shutdown()


def _connect(workers: Workers) -> None:
    """To the cluster at the address, or to one of our own on this machine."""
    import ray

    try:
        if workers.address:
            knock(workers.address)
            ray.init(workers.address, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(
                "local",
                num_cpus=workers.jobs,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
    except (ConnectionError, RuntimeError, OSError) as error:
        where = f"at {workers.address!r}" if workers.address else "on this machine"
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise Problem(f"There is no Ray cluster to work with {where}: {reason}") from None


def _hand_out(function: Callable[[P], R], tasks: list[tuple[int, P]], pipe: "Connection") -> None:
    """Keep all CPUs of the cluster busy until every piece is answered, or nobody listens."""
    import ray

    task = ray.remote(num_cpus=1, max_retries=RETRIES)(_answer)
    shared = ray.put(function)
    waiting = tasks[::-1]
    lost: dict[int, int] = {}
    running: dict[ray.ObjectRef[Answer[R]], tuple[int, P]] = {}
    while waiting or running:
        room = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 0)))
        while waiting and len(running) < room:
            entry = waiting.pop()
            running[task.remote(shared, program(), entry[1])] = entry
        ready, _ = ray.wait(list(running), num_returns=1, timeout=LOOK)
        if pipe.poll():
            return
        for reference in ready:
            number, piece = running.pop(reference)
            try:
                told = ray.get(reference)
            except ray.exceptions.RayError as error:
                lost[number] = lost.get(number, 0) + 1
                if lost[number] == ATTEMPTS:
                    told = Answer(
                        problem=f"Ray lost piece {number} again and again: {type(error).__name__}."
                    )
                else:
                    waiting.append((number, piece))
                    continue
            pipe.send((number, told))


def _answer(function: Callable[[P], R], ours: str, piece: P) -> Answer[R]:
    """On the cluster: one piece, if the same Petteia is installed there."""
    if program() != ours:
        return Answer(problem="The machines of the cluster have another version of Petteia.")
    return answer(function, piece)
