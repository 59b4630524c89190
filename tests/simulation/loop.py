"""An event loop with virtual time that runs several simulated processes.

Time passes only when nothing is ready: then it jumps to the next timer. Callbacks of one process
run in the order in which they were scheduled, as asyncio promises; callbacks of different processes
are interleaved as the seed says. A process can be killed (nothing of it ever runs again, not even
its `finally` blocks) or stalled (it runs later).
"""

import asyncio
import heapq
import itertools
import warnings
from collections import deque
from contextvars import Context, ContextVar, copy_context
from random import Random

PROCESS: ContextVar["Process | None"] = ContextVar("process", default=None)
"""The simulated process that a callback belongs to; None: the world around the processes."""
THREAD = 0.002
"""Seconds that work outside the event loop takes."""
MOST_CANCELLED = 200
"""Cancelled timers that may wait among the others before they are removed."""


class Stuck(Exception):
    """Nothing is left to do, or there is no end of it."""


class Task(asyncio.Task):
    """A task with a number, so that the order of a set of tasks does not depend on addresses."""

    def __init__(self, coro, *, number: int, process: "Process | None", **named) -> None:
        self.number = number
        self.process = process
        super().__init__(coro, **named)

    def __hash__(self) -> int:
        return self.number


class Process:
    """A simulated process: everything that runs in its context."""

    def __init__(self, loop: "SimLoop", name: str) -> None:
        self.loop = loop
        self.name = name
        self.alive = True
        self.stalled = False
        self._backlog: list[asyncio.Handle] = []
        self._context = loop.outside.copy()
        self._context.run(PROCESS.set, self)

    def start(self, coro) -> asyncio.Task:
        """Start a task of this process."""
        return self.loop.create_task(coro, context=self._context.copy())

    def tasks(self) -> list[Task]:
        """The unfinished tasks, in the order of their creation."""
        found = [task for task in asyncio.all_tasks(self.loop) if task.process is self]
        return sorted(found, key=lambda task: task.number)

    def kill(self) -> None:
        """Stop at once."""
        # A reference keeps the tasks until the end; else their `finally` blocks would run now.
        self.loop.killed += self.tasks()
        self.alive = False

    def stall(self, seconds: float) -> None:
        """Run nothing for so many seconds, as a process without a processor."""
        if not self.stalled:
            self.stalled = True
            self.loop.call_later(seconds, self._go_on, context=self.loop.outside)

    def _go_on(self) -> None:
        self.stalled = False
        self.loop.add_ready(self._backlog)
        self._backlog = []

    def takes(self, handle: asyncio.Handle) -> bool:
        """Whether a callback of this process may run now."""
        if self.stalled and self.alive:
            self._backlog.append(handle)
        return self.alive and not self.stalled


class SimLoop(asyncio.BaseEventLoop):
    """The event loop of a simulation."""

    def __init__(self, rng: Random, most_steps: int) -> None:
        super().__init__()
        self._now = 0.0
        self._rng = rng
        self._most_steps = most_steps
        self._numbers = itertools.count(1)
        self.outside: Context = copy_context()
        """The context of what belongs to no process."""
        self.killed: list[Task] = []
        self.steps = 0

    def time(self) -> float:
        return self._now

    def create_task(self, coro, *, name=None, context=None) -> asyncio.Task:
        number = next(self._numbers)
        process = PROCESS.get() if context is None else context.get(PROCESS)
        named = {"name": name or f"task-{number}", "context": context}
        return Task(coro, loop=self, number=number, process=process, **named)

    def run_in_executor(self, executor, func, *args) -> asyncio.Future:
        """Run slow work inside this thread, a little later."""
        future = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                result = func(*args)
            except Exception as error:
                future.set_exception(error)
            else:
                future.set_result(result)

        self.call_later(THREAD, work)
        return future

    def add_ready(self, handles: list[asyncio.Handle]) -> None:
        """Run callbacks that had to wait."""
        self._ready.extend(handles)

    def dispose(self) -> None:
        """Close the loop and what killed processes left behind."""
        left = sorted(asyncio.all_tasks(self), key=lambda task: task.number)
        with warnings.catch_warnings():
            # Some of them had not begun to await something.
            warnings.simplefilter("ignore", RuntimeWarning)
            for task in {task.number: task for task in [*self.killed, *left]}.values():
                task._log_destroy_pending = False
                try:
                    task.get_coro().close()
                except RuntimeError:
                    continue  # it awaits something while it is closed
        self.killed.clear()
        self.close()

    def _run_once(self) -> None:
        ready = self._ready
        self._add_due()
        while not ready:
            if not self._scheduled:
                raise Stuck("nothing happens any more")
            self._now = max(self._now, self._scheduled[0]._when)
            self._add_due()
        if self.steps > self._most_steps:
            raise Stuck(f"there is no end after {self.steps} steps")
        batch = [ready.popleft()] if len(ready) == 1 else self._interleave()
        for handle in batch:
            process = handle._context.get(PROCESS)
            if not handle._cancelled and (process is None or process.takes(handle)):
                self.steps += 1
                handle._run()

    def _add_due(self) -> None:
        scheduled = self._scheduled
        if self._timer_cancelled_count > MOST_CANCELLED:
            scheduled[:] = [handle for handle in scheduled if not handle._cancelled]
            heapq.heapify(scheduled)
            self._timer_cancelled_count = 0
        while scheduled and (scheduled[0]._cancelled or scheduled[0]._when <= self._now):
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            if handle._cancelled:
                self._timer_cancelled_count = max(0, self._timer_cancelled_count - 1)
            else:
                self._ready.append(handle)

    def _interleave(self) -> list[asyncio.Handle]:
        """What is ready: in order within a process, in any order between processes."""
        queues: dict[Process | None, deque[asyncio.Handle]] = {}
        for handle in self._ready:
            queues.setdefault(handle._context.get(PROCESS), deque()).append(handle)
        self._ready.clear()
        left = list(queues.values())
        batch: list[asyncio.Handle] = []
        while len(left) > 1:
            place = int(self._rng.random() * len(left))
            batch.append(left[place].popleft())
            if not left[place]:
                del left[place]
        batch.extend(left[0])
        return batch

    def _process_events(self, event_list) -> None:
        """There are no files and sockets."""

    def _write_to_self(self) -> None:
        """There are no other threads."""
