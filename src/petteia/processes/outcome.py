"""The outcome of a task in another process."""

from collections.abc import Callable
from dataclasses import dataclass
from traceback import format_exc
from typing import Generic, TypeVar

from petteia.kernel.text.problem import Problem

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Outcome(Generic[R]):
    """A result, a problem, or a traceback."""

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

    def failure(self) -> str:
        """The failure in one line; empty if there is a result."""
        return self.problem or self.traceback.strip().rpartition("\n")[2]


def run_task(function: Callable[[T], R], argument: T) -> Outcome[R]:
    """Call a function and catch its exceptions."""
    try:
        return Outcome((function(argument),))
    except Problem as problem:
        return Outcome(problem=str(problem))
    except Exception:
        return Outcome(traceback=format_exc())
