"""The processes of a server that has several: started, replaced when they die, ended."""

import logging
import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from time import monotonic
from types import FrameType

from petteia.kernel.text.problem import Problem

FAREWELL = 15.0
"""Seconds until workers that do not end are ended."""
QUICK = 3.0
"""A worker that lives shorter than these seconds could not start."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until a worker is tried again that could not start; each time twice as long."""
LOOK = 0.5
"""Seconds between two looks at who is missing."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)
log = logging.getLogger("petteia.web")


@dataclass(slots=True)
class _Slot:
    """A place in the crew: who holds it and since when, and when it is to be filled again."""

    worker: BaseProcess | None = None
    begun: float = 0.0
    starts: int = 0
    failures: int = 0
    """How often in a row a worker could not start here."""
    due: float = 0.0


class Supervisor:
    """So many workers, until a signal says that it is enough."""

    def __init__(self, start: Callable[[], BaseProcess], count: int) -> None:
        self._start = start
        self._slots = [_Slot() for _ in range(count)]
        self._leaving = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Start them all, say so, and see to them; a first one that cannot start is a `Problem`."""
        before = {number: signal.signal(number, self._leave) for number in SIGNALS}
        try:
            for slot in self._slots:
                self._fill(slot)
            if not self._leaving.is_set():
                ready()
            while not self._leaving.is_set():
                wait([slot.worker.sentinel for slot in self._slots if slot.worker], LOOK)
                for slot in self._slots:
                    self._see_to(slot)
        finally:
            self._dismiss()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _leave(self, number: int, frame: FrameType | None) -> None:
        self._leaving.set()
        self._terminate()

    def _see_to(self, slot: _Slot) -> None:
        now = monotonic()
        if slot.worker is not None and not slot.worker.is_alive() and not self._leaving.is_set():
            failed = now - slot.begun < QUICK
            if failed and slot.starts == 1:
                raise Problem("A server process could not start; its words are above.")
            slot.failures = slot.failures + 1 if failed else 0
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (slot.failures - 1)) if failed else 0.0
            slot.worker, slot.due = None, now + pause
            log.warning("A server process ended; it is replaced in %g s", pause)
        if slot.worker is None and now >= slot.due:
            self._fill(slot)

    def _fill(self, slot: _Slot) -> None:
        if self._leaving.is_set():
            return
        slot.begun = monotonic()
        slot.starts += 1
        slot.worker = self._start()

    def _terminate(self) -> None:
        for slot in self._slots:
            if slot.worker is not None and slot.worker.is_alive():
                slot.worker.terminate()

    def _dismiss(self) -> None:
        """End them all, also one that was being started when the signal came."""
        self._leaving.set()
        self._terminate()
        until = monotonic() + FAREWELL
        for slot in self._slots:
            if slot.worker is not None:
                slot.worker.join(max(0.0, until - monotonic()))
                if slot.worker.is_alive():
                    slot.worker.kill()
