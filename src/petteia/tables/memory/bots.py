"""Bots that choose at once, in this process."""

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from typing import TypeVar

from petteia.bots.advice import advise
from petteia.bots.clock import Clock
from petteia.bots.decisions import choose_action, decisions_for
from petteia.kernel.record import Record
from petteia.kernel.state import Json, State
from petteia.review.seen_move import SeenMove
from petteia.review.why import explain
from petteia.tables.services import KINDS, Asker, bots_seed

T = TypeVar("T")


class InProcessBots:
    """Bots for tables that can wait for them: a choice blocks the event loop."""

    count = 1
    busy = 0
    waiting = 0

    def __init__(self) -> None:
        self.failures = 0

    def queue_lengths(self) -> dict[str, int]:
        return dict.fromkeys(KINDS, 0)

    async def choose(self, bot: str, record: Record, asker: Asker) -> tuple[int, str]:
        decisions = decisions_for(bot, record)
        return choose_action(bot, record.game, bots_seed(record.seed), decisions), bot

    async def advise(
        self, state: State, language: str, names: list[str], seconds: float, asker: Asker
    ) -> list[dict[str, Json]]:
        seat = int(state.to_move())
        advice = advise(state.known(seat), seat, Clock(seconds), language, names=names)
        return [asdict(one) for one in advice]

    async def explain(
        self, seen: SeenMove, language: str, names: list[str], asker: Asker
    ) -> list[dict[str, Json]]:
        return [asdict(one) for one in explain(seen, language, names)]

    async def compute(self, work: Callable[[], T], asker: Asker) -> T:
        await asyncio.sleep(0)
        return work()

    async def close(self) -> None:
        """Nothing runs."""
