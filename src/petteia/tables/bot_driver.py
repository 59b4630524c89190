"""Plays the moves of a table's bots."""

import asyncio
import logging
from collections.abc import Callable

from petteia.bots.levels import LEVELS
from petteia.tables.errors import NoTable, Restored, Stale, Unwritten
from petteia.tables.journal import Journal
from petteia.tables.model import MOVE, PERSON
from petteia.tables.services import UNWATCHED, WATCHED, BotFailed, Services
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
    ) -> None:
        self._state = state
        self._journal = journal
        self._services = services
        self._is_watched = is_watched
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
    def idle(self) -> bool:
        """Whether no bot is being played here."""
        return self._task is None or self._task.done()

    def wake(self) -> None:
        """Play the bots if one is to move."""
        if self.idle and self._leads and not self._stopped and self._state.deciding_bot():
            self._task = self._services.scheduler.start(self._drive())

    def is_due(self) -> bool:
        """Whether a bot is to move and nobody plays it."""
        bot = self._state.deciding_bot()
        if not bot or not self.idle:
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

    async def _drive(self) -> None:
        """Play bot moves while a bot is to move."""
        while self._leads and not self._stopped and (bot := self._state.deciding_bot()):
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
        order = WATCHED if self._is_watched() else UNWATCHED
        action, by = await self._services.bots.choose(bot, history, order)
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
