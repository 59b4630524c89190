"""Who does pieces of work, and how they answer."""

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Generic, TypeVar

from petteia.kernel.text.problem import Problem

P = TypeVar("P")
R = TypeVar("R")

PROCESSES = "processes"
RAY = "ray"
PLACES = (PROCESSES, RAY)


@dataclass(frozen=True, slots=True)
class Workers:
    """Who does the work: so many processes of this machine, or a Ray cluster."""

    jobs: int = 1
    on: str = PROCESSES
    address: str = ""
    """Of a Ray cluster that is there already; empty for one of our own with `jobs` CPUs."""

    def __post_init__(self) -> None:
        if self.jobs < 1:
            raise Problem(f"Work needs at least 1 process, not {self.jobs}.")
        if self.on not in PLACES:
            raise Problem(f"Work is done on {' or '.join(PLACES)}, not on {self.on!r}.")
        if self.address and self.on != RAY:
            raise Problem("An address is that of a Ray cluster; it goes with --on ray.")
        if self.on == RAY and find_spec("ray") is None:
            raise Problem("Work on Ray needs the package ray: pip install 'petteia[cluster]'.")


@dataclass(frozen=True, slots=True)
class Answer(Generic[R]):
    """What a worker says of a piece: its result, or what was wrong."""

    results: tuple[R, ...] = ()
    """One result, or none if something was wrong."""
    problem: str = ""
    fault: str = ""
    """The traceback of something that should not have happened."""

    def read(self) -> R:
        """The result; what was wrong there is raised here."""
        if self.problem:
            raise Problem(self.problem)
        if self.fault:
            raise RuntimeError(f"A worker failed:\n{self.fault}")
        return self.results[0]


def answer(function: Callable[[P], R], piece: P) -> Answer[R]:
    """Do one piece, whatever comes of it."""
    try:
        return Answer((function(piece),))
    except Problem as problem:
        return Answer(problem=str(problem))
    except Exception:
        return Answer(fault=traceback.format_exc())
