"""The choice of workers."""

from dataclasses import dataclass
from importlib.util import find_spec

from petteia.kernel.text.problem import Problem

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
