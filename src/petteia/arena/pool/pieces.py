"""Numbered pieces of work, run in this process, on several processes, or on a Ray cluster.

The result of a piece depends on the piece alone, so it can run anywhere, at any time, and be
retried. Every number gets exactly one result, in any order.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from petteia.arena.pool.cluster import check_address, run_on_ray
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.processes import run_on_processes
from petteia.arena.pool.workers import RAY, Workers
from petteia.kernel.state import Json

P = TypeVar("P")
R = TypeVar("R")


def check_workers(workers: Workers) -> None:
    """Check that the workers can be reached, before anything is written."""
    if workers.address:
        check_address(workers.address)


def run_missing(
    function: Callable[[P], Json],
    pieces: Iterable[tuple[int, P]],
    workers: Workers,
    journal: Journal,
    done: Callable[[int], None],
) -> None:
    """Run all pieces that are not in the journal yet. Each result is written to the journal at
    once, and `done` is called with its number."""
    missing = ((number, piece) for number, piece in pieces if number not in journal.results)
    for number, result in run_pieces(function, missing, workers):
        journal.add(number, result)
        done(number)


def run_pieces(
    function: Callable[[P], R], pieces: Iterable[tuple[int, P]], workers: Workers
) -> Iterator[tuple[int, R]]:
    """Yield the number and the result of every piece, in the order they finish.

    Function, pieces and results are pickled. Pieces should be small; what they share belongs into
    the function, by `functools.partial`. A `Problem` in a piece is raised here.
    """
    if workers.on == RAY:
        yield from run_on_ray(function, pieces, workers)
    elif workers.jobs == 1:
        for number, piece in pieces:
            yield number, function(piece)
    else:
        yield from run_on_processes(function, pieces, workers.jobs)


def in_order(results: Iterable[tuple[int, R]], first: int = 0) -> Iterator[R]:
    """Sort results by their numbers, which must have no gaps, as they come in."""
    early: dict[int, R] = {}
    for number, result in results:
        early[number] = result
        while first in early:
            yield early.pop(first)
            first += 1
