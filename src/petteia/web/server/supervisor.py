"""The supervisor of worker processes: start them, replace those that die, stop them."""

import logging
import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import wait
from time import monotonic
from types import FrameType

from petteia.kernel.text.problem import Problem
from petteia.processes.child import ChildProcess

STOP_SECONDS = 15.0
"""Seconds after which workers that do not stop are killed."""
START_SECONDS = 3.0
"""A worker that ends within these seconds has failed to start."""
FIRST_BACKOFF, LONGEST_BACKOFF = 1.0, 60.0
"""Seconds before a worker that failed to start is started again; doubled each time."""
CHECK_SECONDS = 0.5
"""Seconds between two checks of the workers."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)
log = logging.getLogger("petteia.web")


@dataclass(slots=True)
class _Slot:
    """A slot for one worker: its process, when it started, and when to start the next one."""

    worker: ChildProcess | None = None
    started: float = 0.0
    starts: int = 0
    failures: int = 0
    """How many workers in a row failed to start."""
    due: float = 0.0


class Supervisor:
    """Keeps a number of workers running until a signal arrives."""

    def __init__(self, start: Callable[[], ChildProcess], count: int) -> None:
        self._start = start
        self._slots = [_Slot() for _ in range(count)]
        self._stopping = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Start all workers, call `ready`, supervise them; a failing first start is a `Problem`."""
        before = {number: signal.signal(number, self._on_signal) for number in SIGNALS}
        try:
            for slot in self._slots:
                self._start_worker(slot)
            if not self._stopping.is_set():
                ready()
            while not self._stopping.is_set():
                wait([slot.worker.sentinel for slot in self._slots if slot.worker], CHECK_SECONDS)
                for slot in self._slots:
                    self._check(slot)
        finally:
            self._stop()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        self._stopping.set()
        self._terminate()

    def _check(self, slot: _Slot) -> None:
        now = monotonic()
        if slot.worker is not None and not slot.worker.is_alive() and not self._stopping.is_set():
            failed = now - slot.started < START_SECONDS
            if failed and slot.starts == 1:
                raise Problem("A server process could not start; its message is above.")
            slot.failures = slot.failures + 1 if failed else 0
            backoff = (
                min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** (slot.failures - 1)) if failed else 0.0
            )
            slot.worker, slot.due = None, now + backoff
            log.warning("A server process ended; it is replaced in %g s", backoff)
        if slot.worker is None and now >= slot.due:
            self._start_worker(slot)

    def _start_worker(self, slot: _Slot) -> None:
        if self._stopping.is_set():
            return
        slot.started = monotonic()
        slot.starts += 1
        slot.worker = self._start()

    def _terminate(self) -> None:
        for slot in self._slots:
            if slot.worker is not None and slot.worker.is_alive():
                slot.worker.terminate()

    def _stop(self) -> None:
        """Stop all workers, also one that was being started when the signal arrived."""
        self._stopping.set()
        self._terminate()
        until = monotonic() + STOP_SECONDS
        for slot in self._slots:
            if slot.worker is not None:
                slot.worker.close(max(0.0, until - monotonic()))
