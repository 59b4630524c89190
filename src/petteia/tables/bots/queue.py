"""The queue in front of the bots: owners take turns, and who waits at a table comes first."""

import asyncio
from dataclasses import dataclass
from itertools import count

from petteia.tables.services import KINDS, Asker, BotFailed

PATIENCE = 8
"""How often in a row a kind of question is passed over by more urgent ones before it is served."""
EASY = 2
"""Questions for each place that may wait before bots get less time."""
LEAST_SHARE = 0.2
"""The smallest part of its time that a bot gets."""


@dataclass(slots=True, eq=False)
class _Waiting:
    asker: Asker
    future: asyncio.Future[None]
    number: int


class BotQueue:
    """A number of places for questions that are answered, and the questions that wait for one.

    The most urgent kind comes first (`KINDS`), but no kind is passed over for ever. Within a kind
    the owners of tables take turns, so that many questions of one owner delay another owner by one
    question each round.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._waiting: list[_Waiting] = []
        self._numbers = count()
        self._turns: dict[str, int] = {}
        """For each owner who waits, a number that is lower the longer their last turn is ago."""
        self._passed_over = [0] * len(KINDS)
        self._closed = False

    def __len__(self) -> int:
        return len(self._open())

    def lengths(self) -> dict[str, int]:
        """How many questions of each kind wait."""
        waiting = [one.asker.kind for one in self._open()]
        return {name: waiting.count(kind) for kind, name in enumerate(KINDS)}

    async def enter(self, asker: Asker) -> None:
        """Wait for a place; the caller must `leave` it. Raises `BotFailed` when closed."""
        if self._closed:
            raise BotFailed("the bots are being stopped")
        if self._free:
            self._free -= 1
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(asker, future, next(self._numbers))
        # Who was not waiting comes last in this round.
        self._turns.setdefault(asker.owner, waiting.number)
        self._waiting.append(waiting)
        try:
            await future
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not future.cancelled() and future.exception() is None:
                self.leave()
            raise

    def enter_idle(self) -> bool:
        """Take a place only if one is free, for work that nobody waits for; the caller must
        `leave` it, early if a question has to wait. A place is free only if no question waits."""
        if self._closed or not self._free:
            return False
        self._free -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Would a question have to wait?"""
        return not self._free

    def leave(self) -> None:
        """Give a place to the next question."""
        waiting = self._open()
        if not waiting:
            self._free += 1
            return
        chosen = self._choose(waiting)
        self._waiting.remove(chosen)
        chosen.future.set_result(None)

    def share(self, asker: Asker) -> float:
        """The part of its time a bot gets, from `LEAST_SHARE` to 1: the more questions wait that
        are as urgent, the less. All questions of another owner count as one, so that nobody can
        take time from the bots of others."""
        rivals = [one.asker.owner for one in self._open() if one.asker.kind <= asker.kind]
        own = rivals.count(asker.owner)
        load = 1 + own + len({*rivals} - {asker.owner})
        return max(LEAST_SHARE, min(1.0, EASY * self.places / load))

    def close(self) -> None:
        """Let all questions fail, also later ones."""
        self._closed = True
        for one in self._open():
            one.future.set_exception(BotFailed("the bots are being stopped"))
        self._waiting.clear()

    def _open(self) -> list[_Waiting]:
        """The questions whose callers still wait."""
        return [one for one in self._waiting if not one.future.done()]

    def _choose(self, waiting: list[_Waiting]) -> _Waiting:
        kind = self._choose_kind({one.asker.kind for one in waiting})
        chosen = min(
            (one for one in waiting if one.asker.kind == kind),
            key=lambda one: (self._turns.get(one.asker.owner, 0), one.number),
        )
        self._turns[chosen.asker.owner] = next(self._numbers)
        still = {one.asker.owner for one in waiting if one is not chosen}
        self._turns = {owner: turn for owner, turn in self._turns.items() if owner in still}
        return chosen

    def _choose_kind(self, kinds: set[int]) -> int:
        """The most urgent kind that waits, unless another was passed over too often."""
        overdue = [kind for kind in kinds if self._passed_over[kind] >= PATIENCE]
        chosen = max(overdue, key=lambda kind: self._passed_over[kind]) if overdue else min(kinds)
        for kind in range(len(KINDS)):
            waits = kind in kinds and kind != chosen
            self._passed_over[kind] = self._passed_over[kind] + 1 if waits else 0
        return chosen
