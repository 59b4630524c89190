"""Pieces of work on several processes of this machine; a process that dies is replaced."""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Generic, TypeVar

from petteia.arena.pool.workers import Outcome, run_piece
from petteia.kernel.text.problem import Problem

P = TypeVar("P")
R = TypeVar("R")

ATTEMPTS = 3
"""A piece is given up after it has killed so many processes."""
JOIN_SECONDS = 2.0
"""The time a process has to exit before it is killed."""


def _serve(function: Callable[[P], R], pipe: "Connection") -> None:
    """The loop of a worker process: run pieces until the pipe is closed."""
    # Ctrl-C reaches the whole process group; the main process decides what to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Exit by an exception, so that resources such as external programs are released.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    while True:
        try:
            piece: P = pipe.recv()
            pipe.send(run_piece(function, piece))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


class _Worker(Generic[P, R]):
    """A worker process, which runs one piece at a time."""

    def __init__(self, function: Callable[[P], R]) -> None:
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_serve, args=(function, far_end), daemon=True
        )
        self.process.start()
        far_end.close()
        self.task: tuple[int, P] | None = None

    def give(self, task: tuple[int, P]) -> None:
        """Send it a piece."""
        self.task = task
        try:
            self.pipe.send(task[1])
        except OSError:
            # It has ended; `take` will notice.
            return

    def take(self) -> Outcome[R] | None:
        """Its outcome, or None if it has ended without one."""
        try:
            outcome: Outcome[R] = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return outcome

    def stop(self) -> None:
        """Terminate it."""
        self.pipe.close()
        self.process.terminate()

    def join(self) -> None:
        """Wait for its end; kill it if necessary."""
        self.process.join(JOIN_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def run_on_processes(
    function: Callable[[P], R], pieces: Iterable[tuple[int, P]], jobs: int
) -> Iterator[tuple[int, R]]:
    """Yield the results of all pieces as they come; see `pieces.run_pieces`.

    Each process runs one piece at a time; the piece of a process that dies is retried.
    """
    waiting = iter(pieces)
    again: list[tuple[int, P]] = []
    ended_at: dict[int, int] = {}
    workers: list[_Worker[P, R]] = []
    try:
        while True:
            while len(workers) < jobs or any(worker.task is None for worker in workers):
                task = again.pop() if again else next(waiting, None)
                if task is None:
                    break
                idle = next((worker for worker in workers if worker.task is None), None)
                if idle is None:
                    idle = _Worker(function)
                    workers.append(idle)
                idle.give(task)
            busy = [worker.pipe for worker in workers if worker.task is not None]
            if not busy:
                return
            ready = wait(busy)
            for worker in [worker for worker in workers if worker.pipe in ready]:
                assert worker.task is not None
                number = worker.task[0]
                outcome = worker.take()
                if outcome is None:
                    workers.remove(worker)
                    worker.stop()
                    worker.join()
                    again.append(worker.task)
                    ended_at[number] = ended_at.get(number, 0) + 1
                    if ended_at[number] == ATTEMPTS:
                        raise Problem(_why(number, worker.process.exitcode))
                else:
                    worker.task = None
                    yield number, outcome.read()
    finally:
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.join()


def _why(number: int, code: int | None) -> str:
    how = f"by signal {-code}" if code is not None and code < 0 else f"with code {code}"
    return (
        f"The process at piece {number} ended {how}, and {ATTEMPTS} times in all;"
        " is there too little memory? Fewer --jobs need less."
    )
