"""A live table: moves and undo, talk and hints, the bots' turns, the next game."""

import asyncio
import logging
import secrets
import time
from typing import cast

from petteia.bots.roster import LEVELS
from petteia.kernel.rng import SEEDS
from petteia.kernel.state import Json
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.reason import Refused
from petteia.tables.audience import CHAT, POSITION, TABLE, Viewer
from petteia.tables.bot_pool import UNWATCHED, WATCHED, ThinkerFailed
from petteia.tables.clocks import GAME, NONE
from petteia.tables.core import BY_PERSON, HURRIED, check_seated
from petteia.tables.errors import NotNow, NotYours, Refusal, Stale, TableError, TooEarly, Unwritten
from petteia.tables.presenter import Showing
from petteia.tables.request import clean_text, new_id
from petteia.tables.schema import (
    ABANDONED,
    LOBBY,
    MOVE,
    OVER,
    PERSON,
    PLAYING,
    UNDO,
    Entry,
    Line,
    Sheet,
)
from petteia.tables.seating import Seating, hand_over

log = logging.getLogger(__name__)

OVERDUE = 5.0
"""Seconds beyond a bot's own time after which any process steps in for the one that slept."""
RETRY = 1.0
"""Seconds until a bot's move is tried again that could not be written."""


class LiveTable(Seating, Showing):
    """One table people sit at."""

    _driving: asyncio.Task[None] | None = None
    _stopped = False
    """The house is closing: what is written last does not set the bots going again."""

    # Moves

    async def play(self, viewer: Viewer, seq: int, action: int) -> int:
        """Make a move in the position `seq`; durable when the new number comes back."""
        return await self.in_order(self._play_move(viewer, seq, action))

    async def _play_move(self, viewer: Viewer, seq: int, action: int) -> int:
        viewer = await self._meet(viewer, seq)
        seat = self.to_move
        if seat not in viewer.seats:
            raise NotYours("not-your-turn")
        if self.sheet.seats[seat].away:
            raise NotYours("away")
        if self.deciding_bot():
            raise NotNow("time-over")
        state = self.told().state.copy()
        try:
            state.play(action)
        except Refused as refused:
            said = {
                language: self.game.explain(state, refused.reason, language, cite=False)
                for language in LANGUAGES
            }
            raise Refusal(refused.reason.rule, said) from None
        return await self.enter(MOVE, action, seat, BY_PERSON, int(state.to_move()))

    async def undo(self, viewer: Viewer, seq: int) -> int:
        """Take back the last decision, as far as the policy lets one."""
        return await self.in_order(self._go_back(viewer, seq, whole_turn=False))

    async def restart(self, viewer: Viewer, seq: int) -> int:
        """Take back this turn, or as much of it as the policy lets one."""
        return await self.in_order(self._go_back(viewer, seq, whole_turn=True))

    async def _go_back(self, viewer: Viewer, seq: int, whole_turn: bool) -> int:
        viewer = await self._meet(viewer, seq, even_over=True)
        step, turn = self.backs(viewer.seats)
        back = turn if whole_turn else step
        if back.to is None:
            raise NotNow(back.why or "undo-nothing")
        mover = self.to_move
        seat = mover if mover in viewer.seats else min(viewer.seats)
        return await self.enter(UNDO, back.to, seat, BY_PERSON, self.told().movers[back.to])

    async def _meet(self, viewer: Viewer, seq: int, even_over: bool = False) -> Viewer:
        """Somebody who acts in the position they saw, as their seats are now.

        They may have seen it through another process whose news have not come here.
        """
        try:
            return self._check_going(viewer, seq, even_over)
        except TableError:
            if seq < self.seq:
                raise
            await self.catch_up()
            return self._check_going(viewer, seq, even_over)

    def _check_going(self, viewer: Viewer, seq: int, even_over: bool) -> Viewer:
        """Does somebody seated act in a game that goes on, in the position as it is?"""
        viewer = self.fresh(viewer)
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
            self.album.cut(entry.value)
        super().apply(entry)

    # Talk and hints

    async def say(self, viewer: Viewer, seat: int, text: str) -> None:
        """A line of chat from an own seat."""
        await self.in_order(self._say(viewer, seat, clean_text(text)))

    async def _say(self, viewer: Viewer, seat: int, text: str) -> None:
        if seat not in self.fresh(viewer).seats:
            raise NotYours("not-your-seat")
        name = self.sheet.seats[seat].name
        said = await self.around.store.say(Line(self.id, 0, seat, name, text, time.time()))
        last = self.lines[-1].n if self.lines else -1
        if said.n == last + 1:
            self.lines.append(said)
            self.tell(CHAT)
        else:
            await self.catch_up()

    async def hint(self, viewer: Viewer, language: str) -> list[dict[str, Json]]:
        """What a bot would do in the viewer's place, best first, with reasons."""
        state = self.told().state
        if self.status != PLAYING or self.sheet.paused_by is not None:
            raise NotNow("not-playing")
        if self.to_move not in self.fresh(viewer).seats:
            raise NotYours("not-your-turn")
        try:
            found = await self.around.thinkers.advise(state, language)
        except ThinkerFailed as failed:
            log.warning("A hint failed: %s", failed)
            raise NotNow("no-hint") from None
        told = ("action", "words", "lead", "share", "reason")
        return [{name: one[name] for name in told} for one in found]

    # The next game

    async def again(self, viewer: Viewer) -> str:
        """The table of the next game: the same seats, options and secrets, another deal."""
        return await self.in_order(self._again(viewer))

    async def _again(self, viewer: Viewer) -> str:
        seen = self.fresh(viewer)
        if not seen.host:
            check_seated(seen)
        if self.status not in (OVER, ABANDONED):
            raise TooEarly("not-over")
        follower = self._follower()

        def edit(sheet: Sheet) -> None:
            if sheet.next_table is not None:
                raise _Known
            sheet.next_table = follower.id

        try:
            await self.change(edit, follower)
        except _Known:
            return cast("str", self.sheet.next_table)
        self.around.ours.add(follower.id)
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
        # Others may not want another game: they gather in the lobby.
        sheet.status = PLAYING if self.solo() else LOBBY
        return sheet

    # Bots and clocks

    def stir(self) -> None:
        super().stir()
        idle = self._driving is None or self._driving.done()
        if idle and self.drives and not self._stopped and self.deciding_bot():
            self._driving = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        """Let the bots decide as long as it is their turn."""
        while self.drives and (bot := self.deciding_bot()):
            try:
                await self._drive_once(bot)
            except Stale:
                continue
            except ThinkerFailed:
                return
            except Unwritten:
                await asyncio.sleep(RETRY)
            except Exception:
                # The next look at the time begins again; a fault here must not be lost.
                log.exception("A bot at table %s could not move.", self.id)
                await asyncio.sleep(RETRY)
                return

    async def _drive_once(self, bot: str) -> None:
        seq, story = self.seq, self.told()
        loop = asyncio.get_running_loop()
        until = loop.time() + self._pause()
        order = WATCHED if self.is_watched() else UNWATCHED
        action, by = await self.around.thinkers.choose(
            bot, self.game, self.sheet.seed, len(story.moves), story.state, order
        )
        await asyncio.sleep(until - loop.time())
        await self.in_order(self._play_bot(bot, seq, action, by))

    async def _play_bot(self, bot: str, seq: int, action: int, by: str) -> None:
        # While it thought, somebody may have taken back a move, or the seat.
        if seq != self.seq or self.deciding_bot() != bot:
            return
        after = self.told().state.copy()
        after.apply(action)
        await self.enter(MOVE, action, self.to_move, by, int(after.to_move()))

    def _pause(self) -> float:
        people = any(seat.kind == PERSON for seat in self.sheet.seats)
        return self.around.pause if people else 0.0

    def tick(self) -> None:
        """Look at the time: whose clock has run out, and whether a bot is overdue."""
        bot = self.deciding_bot()
        resting = self._driving is None or self._driving.done()
        if bot and resting:
            thinks = LEVELS[bot].seconds if bot in LEVELS else 0.0
            late = time.time() - max(self.last_at, self.heard_at) - thinks
            if self.drives or late > OVERDUE:
                self.drives = True
                self.tell(TABLE, POSITION)
                self.stir()
        elif not bot and self.timing.mode == GAME and (seat := self.clocked_seat()) is not None:
            left = self.timing.left(seat, self.sheet.seats[seat].extra, self.around.now())
            if left is not None and left <= 0.0:
                self._spawn_timeout(seat)

    def _spawn_timeout(self, seat: int) -> None:
        task = asyncio.create_task(self._time_out(seat))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _time_out(self, seat: int) -> None:
        """A bot takes the seat of somebody whose time for the game is over."""

        def edit(sheet: Sheet) -> None:
            if self.clocked_seat() != seat:
                raise _Known
            hand_over(sheet, sheet.seats[seat], HURRIED)

        try:
            await self.in_order(self.change(edit))
        except _Known:
            return
        except TableError as error:
            log.warning("Table %s: a seat could not be handed over: %s", self.id, error)

    def is_idle(self, seconds: float) -> bool:
        """Has nobody looked for so long, and is nothing under way?"""
        still = self._driving is None or self._driving.done()
        return (
            still
            and not self.is_watched()
            and not self._busy
            and self.deciding_bot() is None
            and (self.timing.mode == NONE or self.clocked_seat() is None)
            and self.around.now() - self.touched > seconds
        )

    async def stop(self) -> None:
        """Leave off driving, and finish what is being written."""
        self._stopped = True
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)
        await self.rest()


class _Known(Exception):
    """There is nothing to do any more."""
