"""The bot pool: worker processes that choose moves, so that a search never blocks the server.

A worker receives only what the seat may know. A worker that dies or does not answer in time is
replaced, and a substitute bot chooses instead.
"""

import asyncio
import logging
import os
from dataclasses import asdict, dataclass, replace
from typing import Self

from petteia.bots.decisions import Decision, choose_action, decisions_for
from petteia.bots.levels import SUBSTITUTE_LEVEL, read_spec
from petteia.kernel.game import game
from petteia.kernel.record import Record
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem
from petteia.processes.next_build import NextBuild
from petteia.processes.pool import ProcessPool, WorkerFailed
from petteia.tables.bots.queue import BotQueue
from petteia.tables.services import Asker, BotFailed, bots_seed

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds beyond a bot's own time after which its worker is replaced."""


@dataclass(frozen=True, slots=True)
class Question:
    """A request for a bot's decision."""

    bot: str
    game: str
    seed: int
    decisions: list[Decision]
    """The pending decision, after earlier ones of the turn."""

    def answer(self) -> int:
        """The action the bot chooses."""
        return choose_action(self.bot, game(self.game), self.seed, self.decisions)

    def hurry(self, share: float) -> Self:
        """The same for a bot with a part of its time; one with iterations keeps them."""
        spec = read_spec(self.bot)
        return replace(self, bot=str(replace(spec, seconds=share * spec.seconds)))


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """A request for hints."""

    state: State
    seat: int
    language: str
    names: list[str]
    seconds: float

    def answer(self) -> list[dict[str, Json]]:
        """The best moves, best first."""
        from petteia.bots.advice import advise
        from petteia.bots.clock import Clock

        advice = advise(self.state, self.seat, Clock(self.seconds), self.language, names=self.names)
        return [asdict(one) for one in advice]

    def hurry(self, share: float) -> Self:
        """The same after a search with a part of its time."""
        return replace(self, seconds=share * self.seconds)


def _answer(question: Question | AdviceQuestion) -> object:
    return question.answer()


class BotPool:
    """A fixed number of worker processes for all tables, and a fair queue in front of them."""

    def __init__(self, count: int = 0) -> None:
        """Make a pool of `count` processes; 0 chooses by the number of cores."""
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.failures = 0
        self._processes = ProcessPool(_answer, self.count)
        self._queue = BotQueue(self.count)
        self._next_build = NextBuild()
        self._closed = False

    @property
    def busy(self) -> int:
        """How many workers are busy."""
        return self._processes.busy

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue)

    def queue_lengths(self) -> dict[str, int]:
        """How many questions of each kind wait for a worker."""
        return self._queue.lengths()

    async def choose(self, bot: str, record: Record, asker: Asker) -> tuple[int, str]:
        """The action a bot chooses for the seat to move, and who chose it; see `Bots`."""
        seed, decisions = bots_seed(record.seed), decisions_for(bot, record)
        question = Question(bot, record.game.key, seed, decisions)
        pending = decisions[-1]
        try:
            action = await self._ask(question, read_spec(bot).seconds + PATIENCE, asker)
            if isinstance(action, int) and action in pending.state.legal():
                return action, bot
            problem = f"it chose {action!r}, which is not legal"
        except (BotFailed, Problem) as failed:
            if self._closed:
                raise
            problem = str(failed)
        self.failures += 1
        log.warning("The bot %s failed (%s); %s chooses.", bot, problem, SUBSTITUTE_LEVEL)
        action = choose_action(SUBSTITUTE_LEVEL, record.game, seed, [pending])
        return action, SUBSTITUTE_LEVEL

    async def advise(
        self, state: State, language: str, names: list[str], seconds: float, asker: Asker
    ) -> list[dict[str, Json]]:
        """Hints for the seat to move."""
        seat = state.to_move()
        question = AdviceQuestion(state.known(seat), seat, language, names, seconds)
        advice = await self._ask(question, 2 * seconds + PATIENCE, asker)
        assert isinstance(advice, list)
        return advice

    async def _ask(
        self, question: Question | AdviceQuestion, seconds: float, asker: Asker
    ) -> object:
        if self._next_build.arrived():
            self._processes.renew()
        await self._queue.enter(asker)
        if (share := self._queue.share(asker)) < 1.0:
            question = question.hurry(share)
        submitted = self._processes.submit(question, seconds)
        answer, loop = asyncio.wrap_future(submitted), asyncio.get_running_loop()
        # A cancelled caller leaves the worker busy until it has answered.
        submitted.add_done_callback(lambda _: loop.call_soon_threadsafe(self._queue.leave))
        try:
            outcome = await answer
        except WorkerFailed as failed:
            raise BotFailed(str(failed)) from failed
        if failure := outcome.failure():
            raise BotFailed(failure)
        return outcome.read()

    async def close(self) -> None:
        """End every process; callers still waiting get `BotFailed`."""
        self._closed = True
        self._queue.close()
        await asyncio.to_thread(self._processes.close)
