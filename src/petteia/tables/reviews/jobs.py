"""The reviews of one process: made at the lowest priority, one at a time for each owner, and kept.

A review is lost when the process ends. The same record, iterations and seed give the same review,
so it is simply made anew when somebody asks again.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from petteia.kernel.record import Record
from petteia.review.review import OTHER_DEALS, TURNING_POINTS, ReviewPlan
from petteia.review.wire import ReviewData
from petteia.tables.errors import NotNow
from petteia.tables.reviews.wire import ReviewStatus, ShownReview
from petteia.tables.services import REVIEW, Asker, BotFailed, Services

R = TypeVar("R")
log = logging.getLogger(__name__)

KEPT = 32
"""Finished reviews that are kept."""
AT_ONCE = 2
"""Reviews that are made at once, of different owners."""
MOST_WAITING = 16
"""Reviews that may wait."""
TRIES = 3
"""How often a part is tried before the review has failed: a process may have died."""
PAUSE = 0.5
"""Seconds between two tries."""
SLOW = 0.2 / 1000
"""Seconds for each iteration that are expected before any were measured."""
NEWEST = 0.2
"""The weight of the newest measurement in the expected time of a part."""


class ReviewJob:
    """The review of one game, in whatever state it is."""

    def __init__(self, record: Record, names: list[str], owner: str) -> None:
        self.record = record
        self.names = names
        """The players' names by seat."""
        self.asker = Asker(owner, REVIEW)
        self.state: ReviewStatus = "waiting"
        self.done = 0
        self.total = OTHER_DEALS + len(record.moves) + TURNING_POINTS
        self.review: ReviewData | None = None
        self.shown: dict[str, ShownReview] = {}
        """The finished review in words, by language."""
        self.task: asyncio.Task[None] | None = None

    @property
    def left(self) -> int:
        """The parts that are still to be done."""
        return self.total - self.done


class ReviewJobs:
    """The reviews of the tables of one process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        """By the ids of their tables, those longest unused first."""
        self._waiting: list[ReviewJob] = []
        self._running: list[ReviewJob] = []
        places = max(1, services.bots.count - 1)
        """The parts that are computed at once: one process is left to the bots."""
        self._places = asyncio.Semaphore(places)
        self._workers = places
        self._pace = SLOW * services.review_iterations
        """The seconds that a part takes, all processes together."""
        self._since = 0.0
        """When the last part was done, or the first review was begun."""

    def find(self, table_id: str, moves: list[int]) -> ReviewJob | None:
        """The review of a table, if it is that of these moves."""
        job = self._jobs.get(table_id)
        if job is None:
            return None
        if job.record.moves != moves:
            # The end of the game was taken back, and it went on differently.
            self._drop(table_id)
            return None
        self._jobs.move_to_end(table_id)
        return job

    def start(self, table_id: str, record: Record, names: list[str], owner: str) -> ReviewJob:
        """Begin the review of a finished game, or join the one that there is; one that failed is
        begun anew."""
        job = self.find(table_id, record.moves)
        if job is not None and job.state != "failed":
            return job
        if len(self._waiting) >= MOST_WAITING:
            raise NotNow("reviews-busy")
        job = self._jobs[table_id] = ReviewJob(record, names, owner)
        self._jobs.move_to_end(table_id)
        self._forget()
        self._waiting.append(job)
        self._begin_next()
        return job

    def seconds(self, job: ReviewJob) -> float | None:
        """The seconds until a review is probably ready; None if it is not being made."""
        if job in self._running:
            return sum(one.left for one in self._running) * self._pace
        if job in self._waiting:
            before = self._waiting[: self._waiting.index(job) + 1]
            return sum(one.left for one in [*self._running, *before]) * self._pace
        return None

    async def close(self) -> None:
        """Stop all reviews."""
        self._waiting.clear()
        tasks = [job.task for job in self._running if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _drop(self, table_id: str) -> None:
        job = self._jobs.pop(table_id)
        if job in self._waiting:
            self._waiting.remove(job)
        if job.task is not None:
            job.task.cancel()

    def _forget(self) -> None:
        """Forget the finished reviews that were not asked for longest."""
        finished = [key for key, job in self._jobs.items() if job.state in ("ready", "failed")]
        for table_id in finished[: max(0, len(finished) - KEPT)]:
            del self._jobs[table_id]

    # Making

    def _begin_next(self) -> None:
        """Begin the reviews that have waited longest, of owners none of whose is being made."""
        for job in self._waiting[:]:
            owners = [one.asker.owner for one in self._running]
            if len(self._running) < AT_ONCE and job.asker.owner not in owners:
                if not self._running:
                    self._since = self._services.clock.now()
                self._waiting.remove(job)
                self._running.append(job)
                job.task = self._services.scheduler.start(self._run(job))

    async def _run(self, job: ReviewJob) -> None:
        try:
            job.review = await self._make(job)
            job.done, job.state = job.total, "ready"
        except Exception as failed:
            # The next one must still be begun.
            unexpected = None if isinstance(failed, BotFailed) else failed
            log.warning("A review failed: %s", failed, exc_info=unexpected)
            job.state = "failed"
        finally:
            job.task = None
            self._running.remove(job)
            self._begin_next()

    async def _make(self, job: ReviewJob) -> ReviewData:
        services = self._services
        offload = services.scheduler.offload
        plan = ReviewPlan(job.record, services.review_iterations)
        rating = await offload(lambda: {number: task.rate for number, task in plan.tasks()})
        ratings = await self._compute(job, rating)
        turning = await offload(lambda: dict(plan.explanations(ratings, job.names)))
        explaining = {number: task.explain for number, task in turning.items()}
        explained = await self._compute(job, explaining)
        return await offload(lambda: plan.review(ratings, explained))

    async def _compute(self, job: ReviewJob, parts: Mapping[int, Callable[[], R]]) -> dict[int, R]:
        """The results of all parts by their numbers."""
        left = deque(parts.items())
        found: dict[int, R] = {}

        async def work() -> None:
            while left:
                number, part = left.popleft()
                async with self._places:
                    found[number] = await self._try(job, part)
                job.done += 1
                job.state = "running"
                self._measure()

        start = self._services.scheduler.start
        await _all_of([start(work()) for _ in range(self._workers)])
        return found

    async def _try(self, job: ReviewJob, part: Callable[[], R]) -> R:
        services = self._services
        for _ in range(TRIES - 1):
            try:
                return await services.bots.compute(part, job.asker)
            except BotFailed as failed:
                log.info("A part of a review is tried again: %s", failed)
            await services.scheduler.sleep(PAUSE)
        return await services.bots.compute(part, job.asker)

    def _measure(self) -> None:
        now = self._services.clock.now()
        self._pace += NEWEST * (now - self._since - self._pace)
        self._since = now


async def _all_of(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Wait for tasks; if one fails, the others are cancelled."""
    pending = list(tasks)
    try:
        await asyncio.gather(*pending)
    finally:
        for task in pending:
            task.cancel()
