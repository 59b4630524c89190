"""Numbered pieces of pure work, done here, on several processes, or on a Ray cluster.

A piece's result depends on the piece alone, so it does not matter who does it, when, or how
often it was begun: every number is answered exactly once, in whatever order.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from petteia.arena.pool.cluster import knock, run_on_ray
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.processes import run_on_processes
from petteia.arena.pool.workers import RAY, Workers
from petteia.kernel.state import Json

P = TypeVar("P")
R = TypeVar("R")


def reach(workers: Workers) -> None:
    """Are they there? Better asked before anything is written."""
    if workers.address:
        knock(workers.address)


def finish(
    function: Callable[[P], Json],
    pieces: Iterable[tuple[int, P]],
    workers: Workers,
    journal: Journal,
    done: Callable[[int], None],
) -> None:
    """Do all pieces the journal does not have yet; each is written there as soon as it is done,
    and `done` is told its number."""
    missing = ((number, piece) for number, piece in pieces if number not in journal.results)
    for number, result in run_pieces(function, missing, workers):
        journal.add(number, result)
        done(number)


def run_pieces(
    function: Callable[[P], R], pieces: Iterable[tuple[int, P]], workers: Workers
) -> Iterator[tuple[int, R]]:
    """The result of every numbered piece, as they come.

    Function, pieces and results must be fit for pickling, and a piece small: what all share
    belongs into the function, as by `functools.partial`. A `Problem` of a piece is raised here.
    """
    if workers.on == RAY:
        yield from run_on_ray(function, pieces, workers)
    elif workers.jobs == 1:
        for number, piece in pieces:
            yield number, function(piece)
    else:
        yield from run_on_processes(function, pieces, workers.jobs)


def in_order(results: Iterable[tuple[int, R]], first: int = 0) -> Iterator[R]:
    """Results in the order of their numbers, which must have no gaps."""
    early: dict[int, R] = {}
    for number, result in results:
        early[number] = result
        while first in early:
            yield early.pop(first)
            first += 1
