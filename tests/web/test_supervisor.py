"""Several server processes: one that dies is replaced, one that cannot start is tried again ever
more rarely, and a signal ends them all whenever it arrives. Time is simulated."""

import itertools
import os
import signal

import pytest

from petteia.kernel.text.problem import Problem
from petteia.web.server import supervisor as module

FOREVER = 600.0


class Time:
    """A clock that advances while the supervisor waits, and does what is planned meanwhile."""

    def __init__(self) -> None:
        self.now = 0.0
        self.plans = []
        self.at(FOREVER, send_signal)

    def at(self, moment, action):
        self.plans.append((moment, action))

    def monotonic(self):
        return self.now

    def wait(self, sentinels, seconds):
        self.now += seconds
        for plan in [plan for plan in self.plans if plan[0] <= self.now]:
            self.plans.remove(plan)
            plan[1]()


def send_signal():
    os.kill(os.getpid(), signal.SIGTERM)


class Worker:
    """A fake process for the supervisor; it dies when told to, or at once."""

    sentinel = 0

    def __init__(self, started: float = 0.0, lives: bool = True) -> None:
        self.started = started
        self.alive = lives
        self.terminated = False

    def die(self) -> None:
        self.alive = False

    def is_alive(self) -> bool:
        return self.alive

    def terminate(self) -> None:
        self.terminated = True
        self.die()

    def close(self, seconds: float) -> None:
        assert not self.alive, "a worker that was not terminated would be waited for in vain"


@pytest.fixture
def time(monkeypatch):
    simulated = Time()
    monkeypatch.setattr(module, "monotonic", simulated.monotonic)
    monkeypatch.setattr(module, "wait", simulated.wait)
    return simulated


def run(start, count, ready=lambda: None):
    """Run a supervisor until a signal arrives."""
    module.Supervisor(start, count).run(ready)


def test_a_signal_ends_everybody(time):
    workers = []
    time.at(10.0, send_signal)
    run(lambda: workers.append(Worker()) or workers[-1], 3)
    assert [worker.terminated for worker in workers] == [True] * 3


def test_a_signal_while_they_start_ends_those_that_have_started(time):
    workers = []

    def start():
        worker = Worker()
        workers.append(worker)
        if len(workers) == 2:
            # The process runs, but the supervisor does not have it yet.
            send_signal()
        return worker

    said = []
    run(start, 4, lambda: said.append("ready"))
    assert [worker.terminated for worker in workers] == [True] * 2
    assert not said


def test_a_signal_while_a_worker_is_replaced_ends_the_new_one_too(time):
    workers = []

    def start():
        worker = Worker()
        workers.append(worker)
        if len(workers) == 3:
            send_signal()
        return worker

    time.at(10.0, lambda: workers[0].die())
    run(start, 2)
    assert [worker.terminated for worker in workers] == [False, True, True]


def test_a_first_one_that_cannot_start_is_a_problem(time):
    workers = []

    def start():
        workers.append(Worker(lives=len(workers) != 1))
        return workers[-1]

    with pytest.raises(Problem):
        run(start, 2)
    assert workers[0].terminated


def test_a_worker_that_dies_later_is_replaced_at_once(time):
    workers = []

    def start():
        workers.append(Worker(time.now))
        if len(workers) == 3:
            send_signal()
        return workers[-1]

    time.at(10.0, lambda: workers[0].die())
    run(start, 2)
    assert len(workers) == 3
    assert workers[2].started == 10.0


def test_a_worker_that_cannot_start_later_is_tried_with_growing_pauses(time, caplog):
    """The server has run for a while; then its database goes, and no new process can start."""
    workers = []

    def start():
        workers.append(Worker(time.now, lives=not workers))
        if len(workers) == 9:
            send_signal()
        return workers[-1]

    time.at(10.0, lambda: workers[0].die())
    run(start, 1)
    started = [worker.started for worker in workers[1:]]
    pauses = [later - earlier for earlier, later in itertools.pairwise(started)]
    look = module.CHECK_SECONDS
    assert pauses == [pause + look for pause in (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)]
    assert "replaced" in caplog.text
