"""The pool of processes: every task has an outcome or fails, whatever happens to the processes."""

import errno
import os
import signal
import threading
import time
from concurrent.futures import CancelledError
from multiprocessing.context import SpawnProcess

import pytest

from petteia import Problem
from petteia.processes.interruption import interrupted
from petteia.processes.pool import ProcessPool, WorkerDied, WorkerFailed
from tests.processes.tasks import run

PATIENCE = 30.0


@pytest.fixture
def pool():
    made = ProcessPool(run, 1)
    yield made
    made.close()


def pid_of(pool):
    """The process id of a worker, which is started if necessary."""
    return pool.submit(("pid", None)).result(PATIENCE).read()


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(path):
    deadline = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_task_has_an_outcome(pool):
    assert pool.submit(("value", 7)).result(PATIENCE).read() == 7


def test_a_process_runs_many_tasks(pool):
    assert len({pid_of(pool) for _ in range(5)}) == 1


def test_a_problem_and_an_exception_are_outcomes(pool):
    problem = pool.submit(("problem", "Too small.")).result(PATIENCE)
    assert problem.failure() == "Too small."
    with pytest.raises(Problem, match="Too small"):
        problem.read()
    failed = pool.submit(("fail", "why")).result(PATIENCE)
    assert failed.failure() == "ZeroDivisionError: why"
    with pytest.raises(RuntimeError, match="Traceback"):
        failed.read()
    assert pool.submit(("value", 7)).result(PATIENCE).failure() == ""


@pytest.mark.parametrize(
    ("task", "exit_code"), [(("signal", signal.SIGKILL), -signal.SIGKILL), (("exit", 3), 3)]
)
def test_the_task_of_a_process_that_dies_fails_and_the_next_has_a_new_process(
    pool, task, exit_code
):
    before = pid_of(pool)
    with pytest.raises(WorkerDied) as died:
        pool.submit(task).result(PATIENCE)
    assert died.value.exit_code == exit_code
    assert pid_of(pool) != before


def test_a_process_that_died_while_it_was_idle_costs_no_task(pool):
    before = pid_of(pool)
    process = pool._workers[0].child.process
    process.kill()
    process.join()
    assert pid_of(pool) != before


def test_a_process_that_is_too_slow_is_killed(pool):
    before = pid_of(pool)
    with pytest.raises(WorkerFailed, match=r"no answer within 0\.1 s"):
        pool.submit(("sleep", None), seconds=0.1).result(PATIENCE)
    assert not is_alive(before)
    assert pid_of(pool) != before


def test_a_process_that_cannot_be_started_fails_one_task(pool, monkeypatch):
    def full(process):
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    with monkeypatch.context() as crowded:
        crowded.setattr(SpawnProcess, "start", full)
        with pytest.raises(WorkerFailed, match="no process could be started"):
            pool.submit(("value", 7)).result(PATIENCE)
    assert pool.submit(("value", 7)).result(PATIENCE).read() == 7


def test_a_task_that_cannot_be_sent_fails_and_harms_nobody(pool):
    before = pid_of(pool)
    with pytest.raises((TypeError, AttributeError)):
        pool.submit(("value", threading.Lock())).result(PATIENCE)
    assert pid_of(pool) == before


def test_tasks_wait_by_age(pool):
    done = []
    futures = []
    for name in ("first", "second", "third"):
        future = pool.submit(("value", name))
        future.add_done_callback(lambda it: done.append(it.result().read()))
        futures.append(future)
    for future in futures:
        future.result(PATIENCE)
    assert done == ["first", "second", "third"]
    assert (pool.busy, pool.waiting) == (0, 0)


def test_a_cancelled_task_is_never_run(pool, tmp_path):
    running = pool.submit(("value", 1))
    waiting = pool.submit(("deaf", str(tmp_path / "ran")))
    assert waiting.cancel()
    assert pool.waiting == 0
    assert running.result(PATIENCE).read() == 1
    assert pid_of(pool)
    assert not (tmp_path / "ran").exists()


def test_a_task_that_is_interrupted_ends_with_a_result_and_its_process_goes_on(pool, tmp_path):
    before = pid_of(pool)
    running = pool.submit(("wait", str(tmp_path / "ran")))
    wait_for(tmp_path / "ran")
    pool.interrupt(running)
    assert running.result(PATIENCE).read() == str(tmp_path / "ran")
    assert pool.submit(("interrupted", None)).result(PATIENCE).read() is False
    pool.interrupt(running)
    assert pool.submit(("interrupted", None)).result(PATIENCE).read() is False
    assert pid_of(pool) == before


def test_a_task_is_interrupted_also_before_its_process_has_started(pool, tmp_path):
    running = pool.submit(("wait", str(tmp_path / "ran")))
    pool.interrupt(running)
    assert running.result(PATIENCE).failure() == ""


def test_interrupting_a_task_that_waits_cancels_it_and_leaves_others_alone(pool, tmp_path):
    running = pool.submit(("wait", str(tmp_path / "ran")))
    waiting = pool.submit(("value", 7))
    wait_for(tmp_path / "ran")
    pool.interrupt(waiting)
    assert waiting.cancelled()
    assert not running.done()
    pool.interrupt(running)
    assert running.result(PATIENCE).failure() == ""


def test_nothing_is_interrupted_outside_of_workers():
    assert not interrupted()


def test_only_as_many_processes_as_tasks_are_started():
    pool = ProcessPool(run, 8)
    pid_of(pool)
    pid_of(pool)
    assert sum(worker.child is not None for worker in pool._workers) == 1
    pool.close()


def test_closing_fails_what_runs_and_what_waits_and_leaves_no_process():
    pool = ProcessPool(run, 1)
    pid = pid_of(pool)
    running, waiting = pool.submit(("sleep", None)), pool.submit(("value", 7))
    dropped = pool.submit(("value", 7))
    dropped.cancel()
    pool.close()
    for future in (running, waiting, pool.submit(("value", 7))):
        with pytest.raises(WorkerFailed):
            future.result(PATIENCE)
    with pytest.raises(CancelledError):
        dropped.result(PATIENCE)
    assert not is_alive(pid)
    pool.close()


def test_a_process_may_release_what_it_holds_before_it_ends(tmp_path):
    pool = ProcessPool(run, 1, grace=PATIENCE)
    pool.submit(("program", str(tmp_path / "program")))
    wait_for(tmp_path / "program")
    program = int((tmp_path / "program").read_text())
    assert is_alive(program)
    pool.close()
    assert not is_alive(program)


def test_a_process_that_does_not_end_in_time_is_killed(tmp_path):
    pool = ProcessPool(run, 2, grace=0.2)
    pid = pid_of(pool)
    pool.submit(("deaf", str(tmp_path / "deaf")))
    wait_for(tmp_path / "deaf")
    began = time.monotonic()
    pool.close()
    assert 0.2 <= time.monotonic() - began < PATIENCE
    assert not is_alive(pid)


@pytest.mark.parametrize("seconds", [0.0, 0.01, 0.1])
def test_closing_while_a_process_starts_leaves_none_behind(seconds):
    pool = ProcessPool(run, 1)
    future = pool.submit(("sleep", None))
    time.sleep(seconds)
    pool.close()
    with pytest.raises(WorkerFailed):
        future.result(PATIENCE)
    assert pool._workers[0].child is None
