"""Whether the task that runs in this worker process has been asked to end early."""

from ctypes import c_int64


class Interruption:
    """The task of a worker process, and a number in memory that the pool shares with it."""

    def __init__(self) -> None:
        self._number = 0
        self._stopped = c_int64(-1)
        """The number of the task that has to end; an old one concerns nobody any more."""

    def begin(self, number: int, stopped: c_int64) -> None:
        """Begin the task with this number."""
        self._number = number
        self._stopped = stopped

    def is_asked(self) -> bool:
        """Has the task been asked to end?"""
        return self._stopped.value == self._number


CURRENT = Interruption()
"""That of this process; outside of workers it is never asked for."""


class Interrupted(Exception):
    """A task was asked to end early, and what it has is of no use."""


def interrupted() -> bool:
    """Has the task that runs here been asked to end early? It then returns what it has."""
    return CURRENT.is_asked()


def give_up_if_interrupted() -> None:
    """Raise `Interrupted` if the task that runs here has been asked to end early."""
    if CURRENT.is_asked():
        raise Interrupted
