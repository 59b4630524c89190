"""The choice of workers, and the outcome of a piece of work."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from traceback import format_exc
from typing import Generic, TypeVar

from petteia.kernel.text.problem import Problem

P = TypeVar("P")
R = TypeVar("R")

PROCESSES = "processes"
RAY = "ray"
BACKENDS = (PROCESSES, RAY)


@dataclass(frozen=True, slots=True)
class Workers:
    """Where work runs: on processes of this machine, or on a Ray cluster."""

    jobs: int = 1
    on: str = PROCESSES
    address: str = ""
    """The address of a running Ray cluster; empty to start one with `jobs` CPUs."""

    def __post_init__(self) -> None:
        if self.jobs < 1:
            raise Problem(f"Work needs at least 1 process, not {self.jobs}.")
        if self.on not in BACKENDS:
            raise Problem(f"Work is done on {' or '.join(BACKENDS)}, not on {self.on!r}.")
        if self.address and self.on != RAY:
            raise Problem("An address is that of a Ray cluster; it goes with --on ray.")
        if self.on == RAY and find_spec("ray") is None:
            raise Problem("Work on Ray needs the package ray: pip install 'petteia[cluster]'.")


@dataclass(frozen=True, slots=True)
class Outcome(Generic[R]):
    """The outcome of a piece of work: its result, a problem, or a traceback."""

    results: tuple[R, ...] = ()
    """One result, or none after a failure."""
    problem: str = ""
    traceback: str = ""
    """The traceback of an unexpected exception."""

    def read(self) -> R:
        """The result; a failure is raised here."""
        if self.problem:
            raise Problem(self.problem)
        if self.traceback:
            raise RuntimeError(f"A worker failed:\n{self.traceback}")
        return self.results[0]


def run_piece(function: Callable[[P], R], piece: P) -> Outcome[R]:
    """Run one piece and catch its exceptions."""
    try:
        return Outcome((function(piece),))
    except Problem as problem:
        return Outcome(problem=str(problem))
    except Exception:
        return Outcome(traceback=format_exc())
