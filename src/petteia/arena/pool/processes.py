"""Pieces of work on several processes of this machine; the piece of one that dies is retried."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from itertools import islice
from queue import SimpleQueue
from typing import TypeVar

from petteia.kernel.text.problem import Problem
from petteia.processes.outcome import Outcome
from petteia.processes.pool import ProcessPool, WorkerDied, WorkerFailed

P = TypeVar("P")
R = TypeVar("R")

ATTEMPTS = 3
"""A piece is given up after it has killed so many processes."""
PIECES_PER_PROCESS = 2
"""Pieces submitted for every process, so that none waits for the next."""
GRACE_SECONDS = 2.0
"""The time a process has to exit before it is killed."""


def run_on_processes(
    function: Callable[[P], R], pieces: Iterable[tuple[int, P]], jobs: int
) -> Iterator[tuple[int, R]]:
    """Yield the results of all pieces as they come; see `pieces.run_pieces`."""
    waiting = iter(pieces)
    deaths: dict[int, int] = {}
    done: SimpleQueue[tuple[int, P, Future[Outcome[R]]]] = SimpleQueue()
    pool = ProcessPool(function, jobs, GRACE_SECONDS)

    def submit(number: int, piece: P) -> int:
        future = pool.submit(piece)
        future.add_done_callback(lambda it: done.put((number, piece, it)))
        return 1

    try:
        running = sum(submit(*task) for task in islice(waiting, jobs * PIECES_PER_PROCESS))
        while running:
            number, piece, future = done.get()
            running -= 1
            try:
                outcome = future.result()
            except WorkerDied as death:
                deaths[number] = deaths.get(number, 0) + 1
                if deaths[number] == ATTEMPTS:
                    raise Problem(_why(number, death.exit_code)) from None
                running += submit(number, piece)
                continue
            except WorkerFailed as failed:
                raise Problem(f"Piece {number} could not be done: {failed}.") from None
            running += sum(submit(*task) for task in islice(waiting, 1))
            yield number, outcome.read()
    finally:
        pool.close()


def _why(number: int, code: int | None) -> str:
    how = f"by signal {-code}" if code is not None and code < 0 else f"with code {code}"
    return (
        f"The process at piece {number} ended {how}, and {ATTEMPTS} times in all;"
        " is there too little memory? Fewer --jobs need less."
    )
