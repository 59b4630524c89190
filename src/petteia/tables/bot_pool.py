"""Bots at work: processes of their own, so that nobody's thinking holds up the house.

A process is told what the seat may know, and nothing else. One that dies or does not answer in
time is replaced; then somebody simpler chooses in the bot's place.
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

from petteia.bots.roster import STAND_IN, read_spec, seat_bot
from petteia.kernel.game import Game, game
from petteia.kernel.rng import SEEDS
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds beyond a bot's own time after which it is given up."""
ADVICE_SECONDS = 2.0
"""What a hint takes at most."""
SEATS_APART = 64
"""Every move of a bot has a stream of its own, this far from the last."""
CLOSING = "the house is closing"
WATCHED, UNWATCHED = 0, 1
"""Who is served first: a table somebody looks at."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of a bot."""

    bot: str
    game: str
    seed: int
    number: int
    """Which of its streams the bot chooses with."""
    state: State

    def answer(self) -> int:
        """What the bot chooses."""
        seated = seat_bot(self.bot, game(self.game), self.seed, self.number)
        return int(seated.choose(self.state))


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """Somebody asks for a hint."""

    state: State
    seat: int
    language: str

    def answer(self) -> list[dict[str, Json]]:
        """The best moves, best first."""
        from petteia.bots.advice import advise

        return [asdict(one) for one in advise(self.state, self.seat, language=self.language)]


class ThinkerFailed(Exception):
    """A process died, did not answer in time, or said what went wrong."""


def _serve(pipe: Connection) -> None:
    """What a thinking process does, until the other end closes."""
    # Ctrl+C is for the process that asks: it ends this one by closing the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        try:
            told = (True, question.answer())
        except Exception as error:
            # Whatever a bot does wrong is for the house to log and to mend.
            told = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(told)
        except BrokenPipeError:
            return


class _Thinker:
    """One process, started when it is first asked; one thread at a time asks it."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self._ended = False
        self._lock = threading.Lock()
        """Starting and ending are not to happen at once."""

    def ask(self, question: Question | AdviceQuestion, seconds: float) -> object:
        """Its answer; waits in the calling thread."""
        pipe = self._reach()
        try:
            pipe.send(question)
            if not pipe.poll(seconds):
                raise ThinkerFailed(f"no answer within {seconds:g} s")
            good, told = pipe.recv()
        except (EOFError, OSError) as error:
            self._stop()
            raise ThinkerFailed("the process ended") from error
        except ThinkerFailed:
            self._stop()
            raise
        if not good:
            raise ThinkerFailed(str(told))
        return told

    def _reach(self) -> Connection:
        """The way to a living process."""
        if self.process is None or not self.process.is_alive():
            self._stop()
            with self._lock:
                if self._ended:
                    raise ThinkerFailed(CLOSING)
                context = get_context("spawn")
                self.pipe, far_end = context.Pipe()
                process = context.Process(target=_serve, args=(far_end,), daemon=True)
                try:
                    process.start()
                except OSError as error:
                    raise ThinkerFailed(f"no process could be started: {error}") from error
                finally:
                    far_end.close()
                self.process = process
        assert self.pipe is not None
        return self.pipe

    def _stop(self) -> None:
        """End the process, whatever it does."""
        with self._lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()
                self.process = None
            if self.pipe is not None:
                self.pipe.close()
                self.pipe = None

    def end(self) -> None:
        """End the process for good; who waits for its answer learns that it ended."""
        with self._lock:
            self._ended = True
            if self.process is not None:
                self.process.kill()

    def bury(self) -> None:
        """Let go of what is left, when nobody asks any more."""
        self._stop()


class Thinkers:
    """A few thinking processes for all tables."""

    def __init__(self, count: int = 0) -> None:
        """So many processes, or by the number of cores."""
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.failures = 0
        self._idle = [_Thinker() for _ in range(self.count)]
        self._all = list(self._idle)
        self._threads = ThreadPoolExecutor(self.count, "petteia-thinker")
        self._queue: list[tuple[int, int, asyncio.Future[_Thinker]]] = []
        self._numbers = itertools.count()
        self._closed = False

    @property
    def thinking(self) -> int:
        """Processes at work."""
        return self.count - len(self._idle)

    @property
    def waiting(self) -> int:
        """Questions nobody has begun to answer."""
        return sum(not future.done() for _, _, future in self._queue)

    async def choose(
        self, bot: str, played: Game, seed: int, moves: int, state: State, order: int = WATCHED
    ) -> tuple[int, str]:
        """What a bot chooses in a position, and who chose: the bot, or its stand-in.

        After an undo it chooses as it did before.
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
        except (ThinkerFailed, Problem) as failed:
            if self._closed:
                raise
            problem = str(failed)
        self.failures += 1
        log.warning("The bot %s failed (%s); %s chooses.", bot, problem, STAND_IN)
        return int(seat_bot(STAND_IN, played, seed, number).choose(known)), STAND_IN

    async def advise(self, state: State, language: str) -> list[dict[str, Json]]:
        """Hints for whoever is to move."""
        seat = state.to_move()
        question = AdviceQuestion(state.known(seat), seat, language)
        advice = await self._ask(question, ADVICE_SECONDS + PATIENCE, WATCHED)
        assert isinstance(advice, list)
        return advice

    async def _ask(self, question: Question | AdviceQuestion, seconds: float, order: int) -> object:
        thinker = await self._take(order)
        if self._closed:
            raise ThinkerFailed(CLOSING)
        loop = asyncio.get_running_loop()
        run = loop.run_in_executor(self._threads, thinker.ask, question, seconds)
        # Whoever stops waiting leaves the process busy until it has answered.
        run.add_done_callback(lambda done: self._give_back(thinker, done))
        return await asyncio.shield(run)

    async def _take(self, order: int) -> _Thinker:
        """An idle process, or the first that becomes idle."""
        if self._closed:
            raise ThinkerFailed(CLOSING)
        if self._idle:
            return self._idle.pop()
        future: asyncio.Future[_Thinker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (order, next(self._numbers), future))
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled() and future.exception() is None:
                self._pass_on(future.result())
            raise

    def _give_back(self, thinker: _Thinker, done: "asyncio.Future[object]") -> None:
        if not done.cancelled():
            done.exception()  # whoever still waits gets it; if nobody does, it is no news
        self._pass_on(thinker)

    def _pass_on(self, thinker: _Thinker) -> None:
        while self._queue:
            _, _, future = heapq.heappop(self._queue)
            if not future.done():
                future.set_result(thinker)
                return
        self._idle.append(thinker)

    async def close(self) -> None:
        """End every process; who still waits for one is told that it failed."""
        self._closed = True
        for _, _, future in self._queue:
            if not future.done():
                future.set_exception(ThinkerFailed(CLOSING))
        self._queue.clear()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        for thinker in self._all:
            thinker.end()
        self._threads.shutdown()
        for thinker in self._all:
            thinker.bury()


def bots_seed(seed: int) -> int:
    """What bots draw their own chances from: from a game's seed they could tell what is dealt."""
    digest = hashlib.sha256(f"bots of {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS
