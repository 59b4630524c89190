"""The bot pool: worker processes that choose moves, so that a search never blocks the server.

A worker receives only what the seat may know. A worker that dies or does not answer in time is
replaced, and a substitute bot chooses instead.
"""

import asyncio
import hashlib
import heapq
import itertools
import logging
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from petteia.bots.levels import SUBSTITUTE_LEVEL, read_spec, seat_bot
from petteia.kernel.game import Game, game
from petteia.kernel.rng import SEEDS
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds beyond a bot's own time after which its worker is replaced."""
ADVICE_SECONDS = 2.0
"""The longest time for a hint."""
SEATS_APART = 64
"""Every decision has a random stream of its own; this is the distance between two moves."""
CLOSING = "the server is closing"
WATCHED, UNWATCHED = 0, 1
"""Priorities: watched tables first."""


@dataclass(frozen=True, slots=True)
class Question:
    """A request for a bot's decision."""

    bot: str
    game: str
    seed: int
    number: int
    """The number of the random stream the bot uses."""
    state: State

    def answer(self) -> int:
        """The action the bot chooses."""
        seated = seat_bot(self.bot, game(self.game), self.seed, self.number)
        return int(seated.choose(self.state))


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """A request for hints."""

    state: State
    seat: int
    language: str

    def answer(self) -> list[dict[str, Json]]:
        """The best moves, best first."""
        from petteia.bots.advice import advise

        return [asdict(one) for one in advise(self.state, self.seat, language=self.language)]


class WorkerFailed(Exception):
    """A worker died, did not answer in time, or reported an error."""


def _serve(pipe: Connection) -> None:
    """The main loop of a worker process, until the pipe closes."""
    # Ctrl+C is for the server, which ends this process by closing the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, question.answer())
        except Exception as error:
            # The server logs the error and lets a substitute choose.
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except BrokenPipeError:
            return


class _Worker:
    """One worker process, started on first use and used by one thread at a time."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self._ended = False
        self._lock = threading.Lock()
        """Guards starting and ending the process."""

    def ask(self, question: Question | AdviceQuestion, seconds: float) -> object:
        """Send a question and wait for the answer in the calling thread."""
        pipe = self._connect()
        try:
            pipe.send(question)
            if not pipe.poll(seconds):
                raise WorkerFailed(f"no answer within {seconds:g} s")
            succeeded, answer = pipe.recv()
        except (EOFError, OSError) as error:
            self._stop()
            raise WorkerFailed("the process ended") from error
        except WorkerFailed:
            self._stop()
            raise
        if not succeeded:
            raise WorkerFailed(str(answer))
        return answer

    def _connect(self) -> Connection:
        """The pipe to a running process, which is started if necessary."""
        if self.process is None or not self.process.is_alive():
            self._stop()
            with self._lock:
                if self._ended:
                    raise WorkerFailed(CLOSING)
                context = get_context("spawn")
                self.pipe, far_end = context.Pipe()
                process = context.Process(target=_serve, args=(far_end,), daemon=True)
                try:
                    process.start()
                except OSError as error:
                    raise WorkerFailed(f"no process could be started: {error}") from error
                finally:
                    far_end.close()
                self.process = process
        assert self.pipe is not None
        return self.pipe

    def _stop(self) -> None:
        """Kill the process and close its pipe."""
        with self._lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()
                self.process = None
            if self.pipe is not None:
                self.pipe.close()
                self.pipe = None

    def end(self) -> None:
        """Kill the process for good; a thread waiting for its answer gets `WorkerFailed`."""
        with self._lock:
            self._ended = True
            if self.process is not None:
                self.process.kill()

    def release(self) -> None:
        """Free the resources once no thread uses the worker any more."""
        self._stop()


class BotPool:
    """A fixed number of worker processes for all tables."""

    def __init__(self, count: int = 0) -> None:
        """Make a pool of `count` processes; 0 chooses by the number of cores."""
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.failures = 0
        self._idle = [_Worker() for _ in range(self.count)]
        self._all = list(self._idle)
        self._threads = ThreadPoolExecutor(self.count, "petteia-bot")
        self._queue: list[tuple[int, int, asyncio.Future[_Worker]]] = []
        self._numbers = itertools.count()
        self._closed = False

    @property
    def busy(self) -> int:
        """How many workers are busy."""
        return self.count - len(self._idle)

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return sum(not future.done() for _, _, future in self._queue)

    async def choose(
        self, bot: str, played: Game, seed: int, moves: int, state: State, order: int = WATCHED
    ) -> tuple[int, str]:
        """The action a bot chooses in a position, and who chose it: the bot, or its substitute.

        The choice depends only on the position, the seed and the number of moves, so it is the
        same after an undo.
        """
        seat = state.to_move()
        number = seat + SEATS_APART * moves
        seed = bots_seed(seed)
        question = Question(bot, played.key, seed, number, state.known(seat))
        known = question.state
        try:
            action = await self._ask(question, read_spec(bot).seconds + PATIENCE, order)
            if isinstance(action, int) and action in known.legal():
                return action, bot
            problem = f"it chose {action!r}, which is not legal"
        except (WorkerFailed, Problem) as failed:
            if self._closed:
                raise
            problem = str(failed)
        self.failures += 1
        log.warning("The bot %s failed (%s); %s chooses.", bot, problem, SUBSTITUTE_LEVEL)
        return int(seat_bot(SUBSTITUTE_LEVEL, played, seed, number).choose(known)), SUBSTITUTE_LEVEL

    async def advise(self, state: State, language: str) -> list[dict[str, Json]]:
        """Hints for the seat to move."""
        seat = state.to_move()
        question = AdviceQuestion(state.known(seat), seat, language)
        advice = await self._ask(question, ADVICE_SECONDS + PATIENCE, WATCHED)
        assert isinstance(advice, list)
        return advice

    async def _ask(self, question: Question | AdviceQuestion, seconds: float, order: int) -> object:
        worker = await self._take(order)
        if self._closed:
            raise WorkerFailed(CLOSING)
        loop = asyncio.get_running_loop()
        run = loop.run_in_executor(self._threads, worker.ask, question, seconds)
        # A cancelled caller leaves the worker busy until it has answered.
        run.add_done_callback(lambda done: self._release_worker(worker, done))
        return await asyncio.shield(run)

    async def _take(self, order: int) -> _Worker:
        """An idle worker, or the first that becomes idle."""
        if self._closed:
            raise WorkerFailed(CLOSING)
        if self._idle:
            return self._idle.pop()
        future: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (order, next(self._numbers), future))
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled() and future.exception() is None:
                self._assign(future.result())
            raise

    def _release_worker(self, worker: _Worker, done: "asyncio.Future[object]") -> None:
        if not done.cancelled():
            done.exception()  # mark as retrieved, also if the caller was cancelled
        self._assign(worker)

    def _assign(self, worker: _Worker) -> None:
        while self._queue:
            _, _, future = heapq.heappop(self._queue)
            if not future.done():
                future.set_result(worker)
                return
        self._idle.append(worker)

    async def close(self) -> None:
        """End every process; callers still waiting get `WorkerFailed`."""
        self._closed = True
        for _, _, future in self._queue:
            if not future.done():
                future.set_exception(WorkerFailed(CLOSING))
        self._queue.clear()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        for worker in self._all:
            worker.end()
        self._threads.shutdown()
        for worker in self._all:
            worker.release()


def bots_seed(seed: int) -> int:
    """The seed of the bots' random streams; the game's own seed would reveal the deal."""
    digest = hashlib.sha256(f"bots of {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS
