"""Pieces of work on several processes of this machine; one that ends is replaced."""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Generic, TypeVar

from petteia.arena.pool.workers import Answer, answer
from petteia.kernel.text.problem import Problem

P = TypeVar("P")
R = TypeVar("R")

ATTEMPTS = 3
"""A piece at which so many processes have ended is given up."""
PATIENCE = 2.0
"""Seconds a process is given to end by itself."""


def _serve(function: Callable[[P], R], pipe: "Connection") -> None:
    """A worker process: answer piece after piece until nobody asks any more."""
    # Ctrl-C reaches the whole group; the one at the terminal decides what becomes of the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Told to end, it unwinds, so that whatever it holds (programs that play, say) is let go.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    while True:
        try:
            piece: P = pipe.recv()
            pipe.send(answer(function, piece))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


class _Worker(Generic[P, R]):
    """A process of ours, at most one piece at a time."""

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
        """Hand it a piece; its answer will come."""
        self.task = task
        try:
            self.pipe.send(task[1])
        except OSError:
            # It has ended; whoever waits for its answer will find that out.
            return

    def take(self) -> Answer[R] | None:
        """Its answer, or None if it has ended without one."""
        try:
            told: Answer[R] = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return told

    def stop(self) -> None:
        """Tell it to end."""
        self.pipe.close()
        self.process.terminate()

    def bury(self) -> None:
        """See that it has ended."""
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def run_on_processes(
    function: Callable[[P], R], pieces: Iterable[tuple[int, P]], jobs: int
) -> Iterator[tuple[int, R]]:
    """The result of every piece, as they come; see `work.run_pieces`.

    Each process has one piece at a time; the piece of one that ends is done again.
    """
    waiting = iter(pieces)
    again: list[tuple[int, P]] = []
    ended_at: dict[int, int] = {}
    crew: list[_Worker[P, R]] = []
    try:
        while True:
            while len(crew) < jobs or any(worker.task is None for worker in crew):
                task = again.pop() if again else next(waiting, None)
                if task is None:
                    break
                idle = next((worker for worker in crew if worker.task is None), None)
                if idle is None:
                    idle = _Worker(function)
                    crew.append(idle)
                idle.give(task)
            busy = [worker.pipe for worker in crew if worker.task is not None]
            if not busy:
                return
            heard = wait(busy)
            for worker in [worker for worker in crew if worker.pipe in heard]:
                assert worker.task is not None
                number = worker.task[0]
                told = worker.take()
                if told is None:
                    crew.remove(worker)
                    worker.stop()
                    worker.bury()
                    again.append(worker.task)
                    ended_at[number] = ended_at.get(number, 0) + 1
                    if ended_at[number] == ATTEMPTS:
                        raise Problem(_why(number, worker.process.exitcode))
                else:
                    worker.task = None
                    yield number, told.read()
    finally:
        for worker in crew:
            worker.stop()
        for worker in crew:
            worker.bury()


def _why(number: int, code: int | None) -> str:
    how = f"by signal {-code}" if code is not None and code < 0 else f"with code {code}"
    return (
        f"The process at piece {number} ended {how}, and {ATTEMPTS} times in all;"
        " is there too little memory? Fewer --jobs need less."
    )
