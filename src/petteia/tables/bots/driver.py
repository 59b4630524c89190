"""Plays the moves of a table's bots."""

import asyncio
import logging
from collections.abc import Callable

from petteia.bots.levels import LEVELS
from petteia.tables.errors import NoTable, Restored, Stale, Unwritten
from petteia.tables.journal import Journal
from petteia.tables.model import MOVE, PERSON
from petteia.tables.services import (
    ALONE,
    ALONE_WATCHED,
    UNWATCHED,
    WATCHED,
    Asker,
    BotFailed,
    Services,
)
from petteia.tables.state import TableState

log = logging.getLogger(__name__)

OVERDUE = 5.0
"""Seconds beyond a bot's own time after which another process takes over its move."""
RETRY = 1.0
"""Seconds before a bot's move that could not be written is retried."""


class BotDriver:
    """Asks the bots of a table for their moves and writes them.

    Of several processes the one that wrote last plays the bots; if it stops, another takes over.
    """

    def __init__(
        self,
        state: TableState,
        journal: Journal,
        services: Services,
        is_watched: Callable[[], bool],
        is_missed: Callable[[], bool] = lambda: False,
    ) -> None:
        """`is_missed`: the game of bots alone waits for somebody who may come back."""
        self._state = state
        self._journal = journal
        self._services = services
        self._is_watched = is_watched
        self._is_missed = is_missed
        self.asker = Asker(state.id, ALONE)
        """For whom the bots are asked; a table whose owner is unknown is its own."""
        self._leads = not services.store.shared
        """Whether this process plays the bots."""
        self._heard_at = 0.0
        """When a change by another process last arrived, in Unix time."""
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        """The server is closing: pending writes no longer start the bots."""

    def lead(self) -> None:
        """Play the bots here from now on: this process wrote last, or takes over."""
        self._leads = True

    def follow(self) -> None:
        """Leave the bots to another process, which has just written."""
        self._leads = False
        self._heard_at = self._services.clock.time()

    @property
    def owned(self) -> bool:
        """Whether the owner of the table is known."""
        return self.asker.owner != self._state.id

    def claim(self, owner: str) -> None:
        """Set the owner of the table if it is not known yet."""
        if owner and not self.owned:
            self.asker.owner = owner

    def rank(self) -> None:
        """Note how urgent the bots are, also for a question that waits already."""
        watched = self._is_watched()
        if self._state.bots_alone():
            self.asker.kind = ALONE_WATCHED if watched else ALONE
        else:
            self.asker.kind = WATCHED if watched else UNWATCHED

    def must_wait(self) -> bool:
        """Whether only bots play and may not go on now."""
        if not self._state.bots_alone():
            return False
        has_place = self._services.bot_tables.has_place(self._state.id, self.asker.owner)
        return not has_place or self._is_missed()

    def _enter(self) -> bool:
        """Whether the bots may go on; bots alone take a place."""
        tables, table_id = self._services.bot_tables, self._state.id
        if not self._state.bots_alone():
            tables.leave(table_id)
            return True
        return not self._is_missed() and tables.enter(table_id, self.asker.owner)

    @property
    def idle(self) -> bool:
        """Whether no bot is being played here."""
        return self._task is None or self._task.done()

    def wake(self) -> None:
        """Play the bots if one is to move."""
        ready = self.idle and self._leads and not self._stopped
        if ready and self._state.deciding_bot() and self._enter():
            self._task = self._services.scheduler.start(self._drive())

    def is_due(self) -> bool:
        """Whether a bot is to move and nobody plays it."""
        bot = self._state.deciding_bot()
        if not bot or not self.idle or self.must_wait():
            return False
        thinks = LEVELS[bot].seconds if bot in LEVELS else 0.0
        since = max(self._state.last_at, self._heard_at)
        return self._leads or self._services.clock.time() - since - thinks > OVERDUE

    def end(self) -> None:
        """Play no further moves; the one being chosen is not written."""
        self._stopped = True

    async def stop(self) -> None:
        """Stop the bots for good."""
        self.end()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        # A task that was cancelled before it began has not done it.
        self._services.bot_tables.leave(self._state.id)

    async def _drive(self) -> None:
        try:
            await self._drive_on()
        finally:
            self._services.bot_tables.leave(self._state.id)

    async def _drive_on(self) -> None:
        """Play bot moves while a bot is to move."""
        while self._leads and not self._stopped and (bot := self._state.deciding_bot()):
            if not self._enter():
                return
            try:
                await self._drive_once(bot)
            except (Stale, NoTable, Restored):
                continue
            except BotFailed:
                return
            except Unwritten:
                await self._services.scheduler.sleep(RETRY)
            except Exception:
                # The next tick tries again.
                log.exception("A bot at table %s could not move.", self._state.id)
                await self._services.scheduler.sleep(RETRY)
                return

    async def _drive_once(self, bot: str) -> None:
        state, clock = self._state, self._services.clock
        seq, history = state.seq, state.require_history()
        until = clock.now() + self._pause()
        self.rank()
        action, by = await self._services.bots.choose(bot, history, self.asker)
        await self._services.scheduler.sleep(until - clock.now())
        await self._journal.serialized(self._play(bot, seq, action, by))

    async def _play(self, bot: str, seq: int, action: int, by: str) -> None:
        state = self._state
        # While the bot was thinking, somebody may have undone a move or taken the seat back.
        if seq != state.seq or state.deciding_bot() != bot:
            return
        after = state.require_history().preview(action)
        await self._journal.append(MOVE, action, state.to_move, by, after.to_move)

    def _pause(self) -> float:
        people = any(seat.kind == PERSON for seat in self._state.sheet.seats)
        return self._services.pause if people else 0.0
