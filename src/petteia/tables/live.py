"""A live table: moves and undo, chat and hints, bot turns, the next game."""

import asyncio
import logging
import secrets
import time
from typing import cast

from petteia.bots.decisions import earlier_decisions
from petteia.bots.levels import DEFAULT_LEVEL, LEVELS
from petteia.kernel.rng import SEEDS
from petteia.kernel.state import Json
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.reason import Refused
from petteia.processes.pool import WorkerFailed
from petteia.tables.audience import CHAT, POSITION, TABLE, Viewer
from petteia.tables.bot_pool import UNWATCHED, WATCHED
from petteia.tables.clocks import GAME, NONE
from petteia.tables.core import BY_PERSON, check_seated
from petteia.tables.errors import NotNow, NotYours, Refusal, Stale, TableError, TooEarly, Unwritten
from petteia.tables.model import (
    ABANDONED,
    LOBBY,
    MOVE,
    OVER,
    PERSON,
    PLAYING,
    UNDO,
    ChatLine,
    Entry,
    Sheet,
)
from petteia.tables.presenter import Presenter
from petteia.tables.request import clean_text, new_id
from petteia.tables.seating import Seating, hand_over

log = logging.getLogger(__name__)

OVERDUE = 5.0
"""Seconds beyond a bot's own time after which another process takes over its move."""
RETRY = 1.0
"""Seconds before a bot's move that could not be written is retried."""


class LiveTable(Seating, Presenter):
    """One table people sit at."""

    _driving: asyncio.Task[None] | None = None
    _stopped = False
    """The server is closing: pending writes no longer start the bots."""

    # Moves

    async def play(self, viewer: Viewer, seq: int, action: int) -> int:
        """Play an action in position `seq`; it is durable when the new number is returned."""
        return await self.serialized(self._play_move(viewer, seq, action))

    async def _play_move(self, viewer: Viewer, seq: int, action: int) -> int:
        viewer = await self._check_current(viewer, seq)
        seat = self.to_move
        if seat not in viewer.seats:
            raise NotYours("not-your-turn")
        if self.sheet.seats[seat].away:
            raise NotYours("away")
        if self.deciding_bot():
            raise NotNow("time-over")
        state = self.require_history().state.copy()
        try:
            state.play(action)
        except Refused as refused:
            words = {
                language: self.game.explain(state, refused.reason, language, cite=False)
                for language in LANGUAGES
            }
            raise Refusal(refused.reason.rule, words) from None
        return await self.append_entry(MOVE, action, seat, BY_PERSON, int(state.to_move()))

    async def undo(self, viewer: Viewer, seq: int) -> int:
        """Take back the last decision, if the undo policy allows it."""
        return await self.serialized(self._go_back(viewer, seq, whole_turn=False))

    async def restart(self, viewer: Viewer, seq: int) -> int:
        """Take back this turn, or as much of it as the undo policy allows."""
        return await self.serialized(self._go_back(viewer, seq, whole_turn=True))

    async def _go_back(self, viewer: Viewer, seq: int, whole_turn: bool) -> int:
        viewer = await self._check_current(viewer, seq, even_over=True)
        step, turn = self.backs(viewer.seats)
        back = turn if whole_turn else step
        if back.to is None:
            raise NotNow(back.why or "undo-nothing")
        mover = self.to_move
        seat = mover if mover in viewer.seats else min(viewer.seats)
        return await self.append_entry(
            UNDO, back.to, seat, BY_PERSON, self.require_history().movers[back.to]
        )

    async def _check_current(self, viewer: Viewer, seq: int, even_over: bool = False) -> Viewer:
        """The viewer with current seats, if the game runs and `seq` is the current position.

        The viewer may have seen a newer position through another process: then catch up first.
        """
        try:
            return self._check_going(viewer, seq, even_over)
        except TableError:
            if seq < self.seq:
                raise
            await self.catch_up()
            return self._check_going(viewer, seq, even_over)

    def _check_going(self, viewer: Viewer, seq: int, even_over: bool) -> Viewer:
        """Check that a seated viewer acts in a running game, in the current position."""
        viewer = self.refresh(viewer)
        check_seated(viewer)
        if self.status == LOBBY:
            raise NotNow("not-begun")
        if self.status == ABANDONED:
            raise NotNow("over")
        if seq != self.seq:
            raise Stale(self.seq)
        if self.status == OVER and not (even_over and self.solo()):
            raise NotNow("over")
        if self.sheet.paused_by is not None:
            raise NotNow("paused")
        return viewer

    def apply(self, entry: Entry) -> None:
        if entry.kind == UNDO:
            self.snapshots.cut(entry.value)
        super().apply(entry)

    # Chat and hints

    async def say(self, viewer: Viewer, seat: int, text: str) -> None:
        """Say something in the chat from one of the viewer's seats."""
        await self.serialized(self._say(viewer, seat, clean_text(text)))

    async def _say(self, viewer: Viewer, seat: int, text: str) -> None:
        if seat not in self.refresh(viewer).seats:
            raise NotYours("not-your-seat")
        name = self.sheet.seats[seat].name
        said = await self.services.store.say(ChatLine(self.id, 0, seat, name, text, time.time()))
        last = self.lines[-1].n if self.lines else -1
        if said.n == last + 1:
            self.lines.append(said)
            self.notify(CHAT)
        else:
            await self.catch_up()

    async def hint(self, viewer: Viewer, language: str) -> list[dict[str, Json]]:
        """The best moves for the viewer, best first, with reasons."""
        state = self.require_history().state
        if self.status != PLAYING or self.sheet.paused_by is not None:
            raise NotNow("not-playing")
        if self.to_move not in self.refresh(viewer).seats:
            raise NotYours("not-your-turn")
        try:
            found = await self.services.bot_pool.advise(state, language)
        except WorkerFailed as failed:
            log.warning("A hint failed: %s", failed)
            raise NotNow("no-hint") from None
        shown = ("action", "words", "lead", "share", "reason")
        return [{name: one[name] for name in shown} for one in found]

    # The next game

    async def again(self, viewer: Viewer) -> str:
        """Create the table of the next game: same seats, options and secrets, new seed."""
        return await self.serialized(self._again(viewer))

    async def _again(self, viewer: Viewer) -> str:
        seen = self.refresh(viewer)
        if not seen.host:
            check_seated(seen)
        if self.status not in (OVER, ABANDONED):
            raise TooEarly("not-over")
        follower = self._follower()

        def edit(sheet: Sheet) -> None:
            if sheet.next_table is not None:
                raise _AlreadyDone
            sheet.next_table = follower.id

        try:
            await self.change(edit, follower)
        except _AlreadyDone:
            return cast("str", self.sheet.next_table)
        self.services.created_here.add(follower.id)
        return follower.id

    def _follower(self) -> Sheet:
        sheet = self.sheet.copy()
        for seat in sheet.seats:
            if seat.kind == PERSON:
                seat.away, seat.level = False, None
            seat.resigns, seat.extra = False, 0.0
        sheet.id = new_id()
        sheet.seed = secrets.randbelow(SEEDS)
        sheet.created = time.time()
        sheet.version, sheet.ended, sheet.next_table, sheet.paused_by = 1, None, None, None
        # Other people may not want another game, so they start in the lobby.
        sheet.status = PLAYING if self.solo() else LOBBY
        return sheet

    # Bots and clocks

    def wake(self) -> None:
        super().wake()
        idle = self._driving is None or self._driving.done()
        if idle and self.drives and not self._stopped and self.deciding_bot():
            self._driving = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        """Play bot moves while a bot is to move."""
        while self.drives and (bot := self.deciding_bot()):
            try:
                await self._drive_once(bot)
            except Stale:
                continue
            except WorkerFailed:
                return
            except Unwritten:
                await asyncio.sleep(RETRY)
            except Exception:
                # The next tick tries again.
                log.exception("A bot at table %s could not move.", self.id)
                await asyncio.sleep(RETRY)
                return

    async def _drive_once(self, bot: str) -> None:
        seq, history = self.seq, self.require_history()
        loop = asyncio.get_running_loop()
        until = loop.time() + self._pause()
        order = WATCHED if self.is_watched() else UNWATCHED
        earlier = earlier_decisions(bot, history)
        action, by = await self.services.bot_pool.choose(
            bot, self.game, self.sheet.seed, len(history.moves), history.state, order, earlier
        )
        await asyncio.sleep(until - loop.time())
        await self.serialized(self._play_bot(bot, seq, action, by))

    async def _play_bot(self, bot: str, seq: int, action: int, by: str) -> None:
        # While the bot was thinking, somebody may have undone a move or taken the seat back.
        if seq != self.seq or self.deciding_bot() != bot:
            return
        after = self.require_history().state.copy()
        after.apply(action)
        await self.append_entry(MOVE, action, self.to_move, by, int(after.to_move()))

    def _pause(self) -> float:
        people = any(seat.kind == PERSON for seat in self.sheet.seats)
        return self.services.pause if people else 0.0

    def tick(self) -> None:
        """Check whether a clock has run out or a bot is overdue."""
        bot = self.deciding_bot()
        idle = self._driving is None or self._driving.done()
        if bot and idle:
            thinks = LEVELS[bot].seconds if bot in LEVELS else 0.0
            late = time.time() - max(self.last_at, self.heard_at) - thinks
            if self.drives or late > OVERDUE:
                self.drives = True
                self.notify(TABLE, POSITION)
                self.wake()
        elif not bot and self.clocks.mode == GAME and (seat := self.clocked_seat()) is not None:
            left = self.clocks.left(seat, self.sheet.seats[seat].extra, self.services.now())
            if left is not None and left <= 0.0:
                self._spawn_timeout(seat)

    def _spawn_timeout(self, seat: int) -> None:
        task = asyncio.create_task(self._time_out(seat))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _time_out(self, seat: int) -> None:
        """Give the seat of a person without time left to a bot."""

        def edit(sheet: Sheet) -> None:
            if self.clocked_seat() != seat:
                raise _AlreadyDone
            hand_over(sheet, sheet.seats[seat], DEFAULT_LEVEL)

        try:
            await self.serialized(self.change(edit))
        except _AlreadyDone:
            return
        except TableError as error:
            log.warning("Table %s: a seat could not be handed over: %s", self.id, error)

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has watched for so many seconds and nothing is pending."""
        idle = self._driving is None or self._driving.done()
        return (
            idle
            and not self.is_watched()
            and not self._busy
            and self.deciding_bot() is None
            and (self.clocks.mode == NONE or self.clocked_seat() is None)
            and self.services.now() - self.touched > seconds
        )

    async def stop(self) -> None:
        """Stop the bots and finish pending writes."""
        self._stopped = True
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)
        await self.rest()


class _AlreadyDone(Exception):
    """Nothing is left to do."""
