"""A pool of worker processes: each runs one task at a time, and one that dies is replaced.

Every worker process belongs to a thread that sends it tasks and waits for the outcomes, so that a
caller can wait for a future in any way: blocking, with a callback, or in an event loop.
"""

import signal
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from ctypes import c_int64
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from time import monotonic
from typing import Generic, TypeVar

from petteia.processes.child import ChildProcess, ProcessEnded
from petteia.processes.interruption import CURRENT
from petteia.processes.outcome import Outcome, run_task

T = TypeVar("T")
R = TypeVar("R")

CLOSED = "the processes are being ended"


class WorkerFailed(Exception):
    """A task has no outcome: its process ended, was too slow, or could not be started."""


class WorkerDied(WorkerFailed):
    """The process ended during the task."""

    def __init__(self, exit_code: int | None) -> None:
        super().__init__("the process ended")
        self.exit_code = exit_code
        """Negative if a signal ended it."""


@dataclass(slots=True)
class _Task(Generic[T, R]):
    number: int
    argument: T
    seconds: float | None
    future: "Future[Outcome[R]]" = field(default_factory=Future)


def _serve(function: Callable[[T], R], stopped: c_int64, pipe: Connection) -> None:
    """The main loop of a worker process, until the pipe closes."""
    # Ctrl-C reaches the whole process group; the main process decides what to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Exit by an exception, so that resources such as external programs are released.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    while True:
        try:
            number, argument = pipe.recv()
            CURRENT.begin(number, stopped)
            pipe.send(run_task(function, argument))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


class ProcessPool(Generic[T, R]):
    """A fixed number of processes, started when they are needed, that call one function."""

    def __init__(self, function: Callable[[T], R], size: int, grace: float = 0.0) -> None:
        """`grace` is the time in seconds a process has to end by itself before it is killed."""
        self.function = function
        self.grace = grace
        self._lock = threading.Lock()
        """Guards everything below."""
        self._workers = [_Worker(self) for _ in range(size)]
        self._idle = self._workers[::-1]
        self._queue: deque[_Task[T, R]] = deque()
        self._numbers = count(1)
        self._closed = False
        self.generation = 0
        """How often the processes were renewed."""

    @property
    def busy(self) -> int:
        """How many workers have a task."""
        return len(self._workers) - len(self._idle)

    @property
    def waiting(self) -> int:
        """How many tasks wait for a worker."""
        with self._lock:
            return sum(not task.future.cancelled() for task in self._queue)

    def submit(self, argument: T, seconds: float | None = None) -> "Future[Outcome[R]]":
        """Call the function in a worker; the oldest task comes first.

        The future raises `WorkerFailed` if there is no outcome, for example after `seconds`.
        """
        with self._lock:
            task = _Task[T, R](next(self._numbers), argument, seconds)
            if self._closed:
                task.future.set_exception(WorkerFailed(CLOSED))
            elif self._idle:
                task.future.set_running_or_notify_cancel()
                self._idle.pop().give(task)
            else:
                self._queue.append(task)
        return task.future

    def interrupt(self, future: "Future[Outcome[R]]") -> None:
        """Ask a task to end early. One that waits is cancelled; one that runs ends when its
        function next asks whether it is `interrupted`."""
        if not future.cancel():
            with self._lock:
                for worker in self._workers:
                    worker.interrupt(future)

    def renew(self) -> None:
        """Let every further task run in a process that is started after this call."""
        self.generation += 1

    def release(self, worker: "_Worker[T, R]") -> None:
        """Give a worker that has finished its task the next one, if there is one."""
        with self._lock:
            while self._queue:
                task = self._queue.popleft()
                if task.future.set_running_or_notify_cancel():
                    worker.give(task)
                    return
            self._idle.append(worker)

    def close(self) -> None:
        """End all processes; tasks without an outcome fail with `WorkerFailed`."""
        with self._lock:
            self._closed = True
            queue, self._queue = self._queue, deque()
        for task in queue:
            if task.future.set_running_or_notify_cancel():
                task.future.set_exception(WorkerFailed(CLOSED))
        for worker in self._workers:
            worker.end()
        deadline = monotonic() + self.grace
        for worker in self._workers:
            worker.join(deadline)


class _Worker(Generic[T, R]):
    """A worker process, and the thread that uses it; both start with the first task."""

    def __init__(self, pool: ProcessPool[T, R]) -> None:
        self.child: ChildProcess | None = None
        self._generation = 0
        """That of the pool when the process was started."""
        self._pool = pool
        self._tasks: SimpleQueue[_Task[T, R] | None] = SimpleQueue()
        self._last: _Task[T, R] | None = None
        """The task it was given last."""
        self._stopped: c_int64 = get_context("spawn").RawValue(c_int64, 0)
        """The number of the task that was asked to end; the process reads it."""
        self._thread: threading.Thread | None = None
        self._ended = False
        self._lock = threading.Lock()
        """Guards starting, ending and discarding the process."""

    def give(self, task: _Task[T, R]) -> None:
        """Run a task; the worker must be idle."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="petteia-worker", daemon=True)
            self._thread.start()
        self._last = task
        self._tasks.put(task)

    def interrupt(self, future: "Future[Outcome[R]]") -> None:
        """Ask the task with this future to end, if it runs here."""
        if self._last is not None and self._last.future is future:
            self._stopped.value = self._last.number

    def end(self) -> None:
        """End the process for good, also if it is busy or being started."""
        self._tasks.put(None)
        with self._lock:
            self._ended = True
            if self.child is not None:
                self.child.terminate()

    def join(self, deadline: float) -> None:
        """Wait for the end of process and thread; after the deadline the process is killed."""
        if self._thread is None:
            return
        self._thread.join(max(0.0, deadline - monotonic()))
        with self._lock:
            if self.child is not None:
                self.child.kill()
        self._thread.join()

    def _run(self) -> None:
        """The main loop of the thread."""
        while (task := self._tasks.get()) is not None:
            try:
                outcome = self._ask(task)
            except Exception as error:
                self._pool.release(self)
                task.future.set_exception(error)
            else:
                # Released first: who has the outcome finds the worker idle.
                self._pool.release(self)
                task.future.set_result(outcome)
        self._discard(self._pool.grace)

    def _ask(self, task: _Task[T, R]) -> Outcome[R]:
        """Send a task and wait for its outcome."""
        child = self._connect()
        try:
            child.send((task.number, task.argument))
            outcome = child.receive(task.seconds)
        except ProcessEnded:
            raise WorkerDied(self._discard(self._pool.grace)) from None
        except TimeoutError:
            self._discard(0.0)
            raise WorkerFailed(f"no answer within {task.seconds:g} s") from None
        assert isinstance(outcome, Outcome)
        return outcome

    def _connect(self) -> ChildProcess:
        """A running process, which is started if necessary."""
        if self.child is not None and not self.child.is_alive():
            self._discard(0.0)
        if self._generation != self._pool.generation:
            self._discard(self._pool.grace)
        with self._lock:
            if self._ended:
                raise WorkerFailed(CLOSED)
            if self.child is None:
                self._generation = self._pool.generation
                try:
                    self.child = ChildProcess(_serve, self._pool.function, self._stopped)
                except OSError as error:
                    raise WorkerFailed(f"no process could be started: {error}") from error
            return self.child

    def _discard(self, seconds: float) -> int | None:
        """Close the pipe, kill the process after `seconds`, and return its exit code."""
        child = self.child
        if child is None:
            return None
        exit_code = child.close(seconds)
        with self._lock:
            self.child = None
        return exit_code
