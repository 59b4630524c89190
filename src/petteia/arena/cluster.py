"""Pieces of work on a Ray cluster: each is a task that is done again when its machine is lost."""

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from petteia.arena.program import program
from petteia.arena.workers import Answer, Workers, answer
from petteia.kernel.problem import Problem

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
LOOK = 5.0
"""Seconds after which the CPUs are counted again: machines come and go."""


def run_on_ray(
    function: Callable[[P], R], pieces: Iterable[tuple[int, P]], workers: Workers
) -> Iterator[tuple[int, R]]:
    """The result of every piece, as they come; see `work.run_pieces`."""
    _prepare()
    import ray

    ours = not ray.is_initialized()
    if ours:
        _connect(workers)
    try:
        yield from _run(function, pieces)
    finally:
        if ours:
            ray.shutdown()


def _prepare() -> None:
    """What Ray must find before it is imported: no telemetry, no bars, no advice."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_TQDM", "0")


def _connect(workers: Workers) -> None:
    """To the cluster at the address, or to one of our own on this machine."""
    import ray

    if workers.address:
        knock(workers.address)
    quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    try:
        if workers.address:
            ray.init(address=workers.address, **quiet)
        else:
            ray.init(address="local", num_cpus=workers.jobs, include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        where = f"at {workers.address!r}" if workers.address else "on this machine"
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise Problem(f"There is no Ray cluster to work with {where}: {reason}") from None


def knock(address: str) -> None:
    """Is anybody there? Ray itself would wait for minutes, and complain all the while."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise Problem(f"The address of a Ray cluster is HOST:PORT or auto, not {address!r}.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Problem(f"There is no Ray cluster at {address!r}: {reason}.") from None


def _run(function: Callable[[P], R], pieces: Iterable[tuple[int, P]]) -> Iterator[tuple[int, R]]:
    import ray

    task = ray.remote(num_cpus=1, max_retries=RETRIES)(_answer)
    shared = ray.put(function)
    waiting = iter(pieces)
    again: list[tuple[int, P]] = []
    lost: dict[int, int] = {}
    running: dict[ray.ObjectRef[Answer[R]], tuple[int, P]] = {}
    while True:
        room = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 0)))
        while len(running) < room:
            entry = again.pop() if again else next(waiting, None)
            if entry is None:
                break
            running[task.remote(shared, program(), entry[1])] = entry
        if not running:
            return
        ready, _ = ray.wait(list(running), num_returns=1, timeout=LOOK)
        for reference in ready:
            number, piece = running.pop(reference)
            try:
                told = ray.get(reference)
            except ray.exceptions.RayError as error:
                lost[number] = lost.get(number, 0) + 1
                if lost[number] == ATTEMPTS:
                    raise Problem(
                        f"Ray lost piece {number} again and again: {type(error).__name__}."
                    ) from error
                again.append((number, piece))
                continue
            yield number, told.read()


def _answer(function: Callable[[P], R], ours: str, piece: P) -> Answer[R]:
    """On the cluster: one piece, if the same Petteia is installed there."""
    if program() != ours:
        return Answer(problem="The machines of the cluster have another version of Petteia.")
    return answer(function, piece)
