"""Several server processes: who dies is replaced, who cannot start is not tried without end, and a
signal ends them all whenever it comes."""

import itertools
import os
import signal
import threading
import time

import pytest

from petteia.kernel.text.problem import Problem
from petteia.web.server import supervisor as module


class Worker:
    """A fake process for the supervisor; it dies when told to, or at once."""

    def __init__(self, lives: bool = True) -> None:
        self.sentinel, self._end = os.pipe()
        self.begun = time.monotonic()
        self.alive = True
        self.terminated = False
        if not lives:
            self.die()

    def die(self) -> None:
        self.alive = False
        os.close(self._end)

    def is_alive(self) -> bool:
        return self.alive

    def terminate(self) -> None:
        self.terminated = True
        self.die()

    def join(self, seconds: float) -> None:
        assert not self.alive, "whoever was not told to end is waited for in vain"

    def kill(self) -> None:
        self.die()


@pytest.fixture(autouse=True)
def fast(monkeypatch):
    monkeypatch.setattr(module, "START_SECONDS", 0.2)
    monkeypatch.setattr(module, "FIRST_BACKOFF", 0.2)
    monkeypatch.setattr(module, "CHECK_SECONDS", 0.02)


def end_after(seconds):
    """A signal from outside, in a while."""
    timer = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGTERM))
    timer.start()
    return timer


def run(start, count, ready=lambda: None):
    """Run a supervisor until a signal arrives, at the latest this one."""
    last = end_after(30)
    try:
        module.Supervisor(start, count).run(ready)
    finally:
        last.cancel()


def test_a_signal_ends_everybody():
    workers = []
    end_after(0.1)
    run(lambda: workers.append(Worker()) or workers[-1], 3)
    assert [worker.terminated for worker in workers] == [True] * 3


def test_a_signal_while_they_start_ends_those_that_have_started():
    workers = []

    def start():
        worker = Worker()
        workers.append(worker)
        if len(workers) == 2:
            # The process runs, but nobody has it on a list yet.
            os.kill(os.getpid(), signal.SIGTERM)
        return worker

    said = []
    run(start, 4, lambda: said.append("ready"))
    assert [worker.terminated for worker in workers] == [True] * 2
    assert not said


def test_a_signal_while_somebody_is_replaced_ends_the_new_one_too():
    workers = []

    def start():
        worker = Worker()
        workers.append(worker)
        if len(workers) == 3:
            os.kill(os.getpid(), signal.SIGTERM)
        return worker

    threading.Timer(0.4, lambda: workers[0].die()).start()
    run(start, 2)
    assert [worker.terminated for worker in workers] == [False, True, True]


def test_a_first_one_that_cannot_start_is_a_problem():
    workers = []

    def start():
        workers.append(Worker(lives=len(workers) != 1))
        return workers[-1]

    with pytest.raises(Problem):
        run(start, 2)
    assert workers[0].terminated


def test_who_dies_later_is_replaced_at_once(monkeypatch):
    monkeypatch.setattr(module, "FIRST_BACKOFF", 20.0)
    workers = []

    def start():
        workers.append(Worker())
        if len(workers) == 3:
            end_after(0.1)
        return workers[-1]

    died = []
    threading.Timer(0.4, lambda: (died.append(time.monotonic()), workers[0].die())).start()
    run(start, 2)
    assert len(workers) == 3
    assert workers[2].begun - died[0] < 10


def test_who_cannot_start_later_is_tried_with_growing_pauses(caplog):
    """The server has run for a while; then its database goes, and no new process can start."""
    workers = []

    def start():
        workers.append(Worker(lives=not workers))
        if len(workers) == 5:
            end_after(0.1)
        return workers[-1]

    threading.Timer(0.4, lambda: workers[0].die()).start()
    run(start, 1)
    begun = [worker.begun for worker in workers[1:]]
    pauses = [later - earlier for earlier, later in itertools.pairwise(begun)]
    for pause, least in zip(pauses[:3], (0.2, 0.4, 0.8), strict=True):
        assert pause >= least
    assert "replaced" in caplog.text
