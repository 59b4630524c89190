"""Pieces of work on a Ray cluster: each is a task that is retried when its machine is lost.

A separate driver process talks to Ray, so that nothing Ray prints reaches the terminal. If the
driver fails, the error message names its log file.
"""

import logging
import os
import signal
import socket
import tempfile
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TypeVar

from petteia.arena.match.sources import source_hash
from petteia.arena.pool.workers import Workers
from petteia.kernel.text.problem import Problem
from petteia.processes.child import ChildProcess, ProcessEnded
from petteia.processes.outcome import Outcome, run_task

P = TypeVar("P")
R = TypeVar("R")

RETRIES = 5
"""How often Ray retries a task whose process or machine was lost."""
ATTEMPTS = 3
"""How often a piece is submitted to Ray before it is given up."""
TASKS_PER_CPU = 2
"""Tasks submitted for every CPU, so that no CPU waits for the next."""
CONNECT_SECONDS = 5.0
"""The time a cluster has to accept a connection."""
WAIT_SECONDS = 1.0
"""The interval of checks for new CPUs and for a closed pipe."""
JOIN_SECONDS = 10.0
"""The time the driver has to exit before it is killed."""


def run_on_ray(
    function: Callable[[P], R], pieces: Iterable[tuple[int, P]], workers: Workers
) -> Iterator[tuple[int, R]]:
    """Yield the results of all pieces as they come; see `pieces.run_pieces`."""
    tasks = list(pieces)
    if not tasks:
        return
    handle, name = tempfile.mkstemp(prefix="petteia-ray-", suffix=".log")
    os.close(handle)
    driver = ChildProcess(_drive, function, tasks, workers, name, daemon=False)
    keep_log = False
    try:
        for _ in tasks:
            answer = driver.receive()
            assert isinstance(answer, tuple)
            number, outcome = answer
            yield number, outcome.read()
    except ProcessEnded:
        keep_log = True
        code = driver.close(JOIN_SECONDS)
        raise Problem(f"The work on Ray ended with code {code}; {name} tells more.") from None
    finally:
        driver.close(JOIN_SECONDS)
        if not keep_log:
            Path(name).unlink()


def check_address(address: str) -> None:
    """Check that a cluster accepts connections. Ray itself would retry for minutes."""
    if address == "auto":
        return
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        raise Problem(f"The address of a Ray cluster is HOST:PORT or auto, not {address!r}.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError, ValueError) as error:
        # An invalid host name is a ValueError.
        reason = getattr(error, "strerror", None) or str(error)
        raise Problem(f"There is no Ray cluster at {address!r}: {reason}.") from None


def _drive(
    function: Callable[[P], R],
    tasks: list[tuple[int, P]],
    workers: Workers,
    log: str,
    pipe: Connection,
) -> None:
    """The driver process: results go into the pipe, output into the log."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    words = os.open(log, os.O_WRONLY | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(words, stream)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    try:
        _connect(workers)
        _run_tasks(function, tasks, pipe)
    except Problem as problem:
        pipe.send((-1, Outcome(problem=str(problem))))
    except (BrokenPipeError, ConnectionResetError):
        # The main process has closed the pipe.
        return
    finally:
        ray.shutdown()


def _connect(workers: Workers) -> None:
    """Connect to the cluster at the address, or start one on this machine."""
    import ray

    try:
        if workers.address:
            check_address(workers.address)
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


def _run_tasks(function: Callable[[P], R], tasks: list[tuple[int, P]], pipe: Connection) -> None:
    """Keep all CPUs of the cluster busy until every piece is done or the pipe is closed."""
    import ray

    task = ray.remote(num_cpus=1, max_retries=RETRIES)(_run_checked)
    shared = ray.put(function)
    waiting = tasks[::-1]
    lost: dict[int, int] = {}
    running: dict[ray.ObjectRef[Outcome[R]], tuple[int, P]] = {}
    while waiting or running:
        limit = max(1, TASKS_PER_CPU * int(ray.cluster_resources().get("CPU", 0)))
        while waiting and len(running) < limit:
            entry = waiting.pop()
            running[task.remote(shared, source_hash(), entry[1])] = entry
        ready, _ = ray.wait(list(running), num_returns=1, timeout=WAIT_SECONDS)
        if pipe.poll():
            return
        for reference in ready:
            number, piece = running.pop(reference)
            try:
                outcome = ray.get(reference)
            except ray.exceptions.RayError as error:
                lost[number] = lost.get(number, 0) + 1
                if lost[number] == ATTEMPTS:
                    outcome = Outcome(
                        problem=f"Ray lost piece {number} again and again: {type(error).__name__}."
                    )
                else:
                    waiting.append((number, piece))
                    continue
            pipe.send((number, outcome))


def _run_checked(function: Callable[[P], R], ours: str, piece: P) -> Outcome[R]:
    """On the cluster: run one piece if the same version of Petteia is installed there."""
    if source_hash() != ours:
        return Outcome(problem="The machines of the cluster have another version of Petteia.")
    return run_task(function, piece)
