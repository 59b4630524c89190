"""The bot pool: worker processes that choose moves, so that a search never blocks the server.

A worker receives only what the seat may know. A worker that dies or does not answer in time is
replaced, and a substitute bot chooses instead.

A bot that can search several trees at once gets one, like any other, and further ones on workers
that are idle at that moment. A question that would have to wait for these interrupts one of them,
or a part of other work, which is begun anew.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any, Protocol, Self, TypeAlias, TypeVar, cast

from petteia.bots.decisions import Decision, choose_action, decisions_for
from petteia.bots.levels import SUBSTITUTE_LEVEL, read_spec
from petteia.bots.root_parallel import LATE_SECONDS, MOST_TREES, Tree, choose_by, found_by
from petteia.kernel.game import game
from petteia.kernel.record import Record
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem
from petteia.processes.interruption import Interrupted
from petteia.processes.next_build import NextBuild
from petteia.processes.outcome import Outcome
from petteia.processes.pool import ProcessPool, WorkerFailed
from petteia.review.seen_move import SeenMove
from petteia.tables.bots.queue import BotQueue
from petteia.tables.services import REVIEW, Asker, BotFailed, bots_seed

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds beyond a bot's own time after which its worker is replaced."""
PART_SECONDS = 60.0
"""Seconds that a part of other work may take."""
MOST_INTERRUPTIONS = 2
"""How often a part of other work is interrupted by questions before it is finished all the same."""


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
        return replace(self, bot=str(read_spec(self.bot).hurried(share)))


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


@dataclass(frozen=True, slots=True)
class WhyQuestion:
    """A request to explain a move; it has only what the seat that asks may know."""

    seen: SeenMove
    language: str
    names: list[str]

    def answer(self) -> list[dict[str, Json]]:
        """The sentences of the explanation."""
        from petteia.review.why import explain

        return [asdict(one) for one in explain(self.seen, self.language, self.names)]

    def hurry(self, share: float) -> Self:
        """The same: an explanation takes no time that could be saved."""
        return self


@dataclass(frozen=True, slots=True)
class Part:
    """A part of other work."""

    work: Callable[[], Any]

    def answer(self) -> tuple[Any, ...]:
        """The result; nothing if it was interrupted."""
        try:
            return (self.work(),)
        except Interrupted:
            return ()

    def hurry(self, share: float) -> Self:
        """The same: it has no time of its own."""
        return self


class AnyQuestion(Protocol):
    """What a worker can be asked: a question, one for hints or for an explanation, a tree, a part
    of other work."""

    def answer(self) -> Any:
        """The answer, computed in the worker."""
        ...

    def hurry(self, share: float) -> Self:
        """The same with a part of its time."""
        ...


Q = TypeVar("Q", bound=AnyQuestion)
T = TypeVar("T")
Answer: TypeAlias = "Future[Outcome[Any]]"


def _answer(question: AnyQuestion) -> Any:
    return question.answer()


class BotPool:
    """A fixed number of worker processes for all tables, and a fair queue in front of them."""

    def __init__(self, count: int = 0) -> None:
        """Make a pool of `count` processes; 0 chooses by the number of cores."""
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.failures = 0
        self._processes = ProcessPool(_answer, self.count)
        self._queue = BotQueue(self.count)
        self._further: list[Answer] = []
        """Further trees that were not interrupted, the oldest first."""
        self._parts: list[Answer] = []
        """Parts of other work that may be interrupted."""
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
            spec = read_spec(bot)
            seconds = spec.seconds + PATIENCE
            if spec.is_parallel():
                action = await self._search(Tree(bot, seed, pending), seconds, asker)
            else:
                action = await self._ask(question, seconds, asker)
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

    async def explain(
        self, seen: SeenMove, language: str, names: list[str], asker: Asker
    ) -> list[dict[str, Json]]:
        """The explanation of a move."""
        told = await self._ask(WhyQuestion(seen, language, names), PATIENCE, asker)
        assert isinstance(told, list)
        return told

    async def compute(self, work: Callable[[], T], asker: Asker) -> T:
        """The result of a part of other work; see `Bots`."""
        interruptions = 0
        while True:
            part = self._submit(await self._enter(Part(work), asker), PART_SECONDS)
            if interruptions < MOST_INTERRUPTIONS:
                self._parts.append(part)
            try:
                found = await self._result(part)
            finally:
                self._parts = [one for one in self._parts if one is not part]
            if found:
                return cast("T", found[0])
            interruptions += 1

    async def _ask(self, question: AnyQuestion, seconds: float, asker: Asker) -> Any:
        """The answer to a question."""
        return await self._result(self._submit(await self._enter(question, asker), seconds))

    async def _search(self, tree: Tree, seconds: float, asker: Asker) -> int:
        """The choice of a bot by a tree of its own, and others on idle workers."""
        tree = await self._enter(tree, asker)
        own = self._submit(tree, seconds)
        further: list[Answer] = []
        while len(further) + 1 < MOST_TREES and self._queue.enter_idle():
            further.append(self._submit(tree.further(len(further) + 1), seconds))
        self._further += further
        try:
            statistics = await self._result(own)
        finally:
            self._interrupt(further)
        with suppress(TimeoutError):
            async with asyncio.timeout(LATE_SECONDS):
                answers = map(asyncio.wrap_future, further)
                await asyncio.gather(*answers, return_exceptions=True)
        return choose_by([statistics, *found_by(further)], tree)

    async def _enter(self, question: Q, asker: Asker) -> Q:
        """Wait for a place; return the question, with less time if many wait."""
        if self._next_build.arrived():
            self._processes.renew()
        if self._queue.is_full:
            self._make_room(asker)
        await self._queue.enter(asker)
        share = self._queue.share(asker)
        return question.hurry(share) if share < 1.0 else question

    def _make_room(self, asker: Asker) -> None:
        """Interrupt a further tree, else a part of other work, for a question that would wait."""
        if trees := [tree for tree in self._further if not tree.done()]:
            self._interrupt(trees[:1])
        elif self._parts and asker.kind < REVIEW:
            self._processes.interrupt(self._parts.pop(0))

    def _submit(self, question: AnyQuestion, seconds: float) -> Answer:
        """Give a question that has a place to a worker."""
        submitted = self._processes.submit(question, seconds)
        loop = asyncio.get_running_loop()
        # A cancelled caller leaves the worker busy until it has answered.
        submitted.add_done_callback(lambda _: loop.call_soon_threadsafe(self._queue.leave))
        return submitted

    def _interrupt(self, further: list[Answer]) -> None:
        """Let further trees end with what they have."""
        for tree in further:
            if tree in self._further:
                self._further.remove(tree)
                self._processes.interrupt(tree)

    async def _result(self, submitted: Answer) -> Any:
        try:
            outcome = await asyncio.wrap_future(submitted)
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
