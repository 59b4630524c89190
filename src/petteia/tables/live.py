"""A live table: its parts, and what people do at it: moves, undo, chat, hints, next game."""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Set
from pathlib import Path
from typing import Any, cast

from petteia.kernel.game import Game
from petteia.kernel.state import Json
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.reason import Reason
from petteia.kernel.wire import Result
from petteia.tables.absence import Absence
from petteia.tables.audience import Audience
from petteia.tables.bots.driver import BotDriver
from petteia.tables.clocks import NONE, Clocks
from petteia.tables.errors import NotNow, NotYours, Refusal, Stale, TableError, TooEarly
from petteia.tables.journal import AlreadyDone, Journal
from petteia.tables.model import (
    ABANDONED,
    BY_PERSON,
    LOBBY,
    MOVE,
    OVER,
    PERSON,
    PLAYING,
    POSITION,
    TABLE,
    UNDO,
    Saved,
    Sheet,
    UndoRequest,
)
from petteia.tables.notices.notifier import Notifier
from petteia.tables.notices.subscriptions import Subscriptions
from petteia.tables.presenter import Presenter
from petteia.tables.request import clean_text, new_id
from petteia.tables.seating import Seating
from petteia.tables.services import HINT, Asker, BotFailed, Services
from petteia.tables.state import TableState
from petteia.tables.viewers import Viewer, check_seated
from petteia.tables.wire import HintMove, WhySentence

log = logging.getLogger(__name__)

HINT_SECONDS = {"quick": 0.1, "normal": 0.3, "thorough": 1.5}
"""Seconds of the search for hints of each strength."""
MOST_HINTS = 2
"""Hints and explanations of one table that are sought at once."""
SHOWN = ("action", "words", "lead", "share", "reason")
"""What a page is shown of a hint."""


class LiveTable:
    """One table people sit at."""

    def __init__(
        self, services: Services, game: Game, packs: Mapping[str, Path], saved: Saved
    ) -> None:
        """Build the table from what is stored; `packs` are the folders of the game's packs."""
        assert saved.sheet is not None
        sheet, clock, store = saved.sheet, services.clock, services.store
        self.id = sheet.id
        self.clocks = Clocks(sheet.clock_mode, sheet.clock_seconds, clock)
        self.state = TableState(game, packs, saved, self.clocks)
        self.audience = Audience(sheet.id, clock)
        absence = Absence(self.state, self.audience, clock)
        self.presenter = Presenter(self.state, self.audience, absence)
        self.journal = Journal(
            self.state, store, clock, services.scheduler, services.counts, self._announce
        )
        self.seating = Seating(
            self.state, self.journal, absence, clock, store.shared, self._check_bots_alone
        )
        self.bots = BotDriver(
            self.state,
            self.journal,
            services,
            self.audience.is_watched,
            absence.is_anybody_missed,
        )
        self.subscriptions = Subscriptions(self.state, self.journal, services.notices)
        drop = self.subscriptions.drop
        self.notifier = Notifier(self.state, self.audience, services, drop)
        self.audience.on_presence = self.notifier.check
        self._services = services
        self._result_told = False
        self._hints = 0
        """How many hints and explanations are being sought."""

    # Moves

    async def play(self, viewer: Viewer, seq: int, action: int) -> int:
        """Play an action in position `seq`; it is durable when the new number is returned.

        A repeated request is answered like the first: the answer to that may have been lost.
        """
        return await self.journal.serialized(
            self._once(self._play(viewer, seq, action), viewer, seq, MOVE, action)
        )

    async def _once(
        self,
        work: Coroutine[Any, Any, int],
        viewer: Viewer,
        seq: int,
        kind: str,
        value: int | None = None,
    ) -> int:
        """Do work in position `seq`, unless the viewer has done the same there already."""
        try:
            return await work
        except Stale:
            if self.state.is_done(seq, self.seating.refresh(viewer).seats, kind, value):
                return self.state.seq
            raise

    async def _play(self, viewer: Viewer, seq: int, action: int) -> int:
        viewer = await self._check_current(viewer, seq)
        state = self.state
        seat, history = state.to_move, state.require_history()
        if seat not in viewer.seats:
            raise NotYours("not-your-turn")
        if state.sheet.seats[seat].away:
            raise NotYours("away")
        if state.deciding_bot():
            raise NotNow("time-over")
        if action not in history.state.legal():
            raise self._refusal(history.state.why_not(action))
        after = history.preview(action)
        return await self.journal.append(MOVE, action, seat, BY_PERSON, after.to_move)

    def _refusal(self, reason: Reason) -> Refusal:
        explain, position = self.state.game.explain, self.state.require_history().state
        words = {
            language: explain(position, reason, language, cite=False) for language in LANGUAGES
        }
        return Refusal(reason.rule, words)

    async def undo(self, viewer: Viewer, seq: int) -> int:
        """Take back the last decision, if the undo policy allows it."""
        back = self._go_back(viewer, seq, whole_turn=False)
        return await self.journal.serialized(self._once(back, viewer, seq, UNDO))

    async def restart(self, viewer: Viewer, seq: int) -> int:
        """Take back this turn, or as much of it as the undo policy allows."""
        back = self._go_back(viewer, seq, whole_turn=True)
        return await self.journal.serialized(self._once(back, viewer, seq, UNDO))

    async def _go_back(self, viewer: Viewer, seq: int, whole_turn: bool) -> int:
        viewer = await self._check_current(viewer, seq, even_over=True)
        step, turn = self.state.backs(viewer.seats)
        back = turn if whole_turn else step
        if back.to is None:
            raise NotNow(back.why or "undo-nothing")
        mover = self.state.to_move
        seat = mover if mover in viewer.seats else min(viewer.seats)
        next_seat = self.state.require_history().movers[back.to]
        return await self.journal.append(UNDO, back.to, seat, BY_PERSON, next_seat)

    async def ask_undo(self, viewer: Viewer, seq: int) -> int:
        """Ask the other people to let the viewer take back their last decision."""
        return await self.journal.serialized(self._ask_undo(viewer, seq))

    async def _ask_undo(self, viewer: Viewer, seq: int) -> int:
        viewer = await self._check_current(viewer, seq)
        back = self.state.asked_back(viewer.seats)
        if back.to is None:
            raise NotNow(back.why or "undo-nothing")
        seat = self.state.require_history().movers[back.to]
        request: UndoRequest = {
            "seat": seat,
            "seq": seq,
            "to": back.to,
            "agreed": [],
            "declined": False,
        }
        if not self.state.undo_voters(seat):
            return await self._grant(request)
        return await self._put_request(request)

    async def answer_undo(self, viewer: Viewer, seq: int, agree: bool) -> int:
        """Agree to a request to take back moves, or decline it; its author may withdraw it."""
        return await self.journal.serialized(self._answer_undo(viewer, seq, agree))

    async def _answer_undo(self, viewer: Viewer, seq: int, agree: bool) -> int:
        viewer = await self._check_current(viewer, seq)
        request = self.state.undo_request()
        if request is None or request["declined"]:
            raise NotNow("undo-not-asked")
        voters = self.state.undo_voters(request["seat"])
        if request["seat"] in viewer.seats and not agree:
            return await self._put_request(None)
        if not viewer.seats & voters:
            raise NotYours("undo-not-asked")
        if not agree:
            return await self._put_request({**request, "declined": True})
        agreed = {*request["agreed"], *(viewer.seats & voters)}
        if voters <= agreed:
            return await self._grant(request)
        return await self._put_request({**request, "agreed": sorted(agreed)})

    async def _put_request(self, request: UndoRequest | None) -> int:
        seq = self.state.seq

        def edit(sheet: Sheet) -> None:
            if self.state.seq != seq:
                raise Stale(self.state.seq)
            sheet.undo_request = request

        await self.journal.change(edit)
        return self.state.seq

    async def _grant(self, request: UndoRequest) -> int:
        to, seat = request["to"], request["seat"]
        next_seat = self.state.require_history().movers[to]
        return await self.journal.append(UNDO, to, seat, BY_PERSON, next_seat)

    async def _check_current(self, viewer: Viewer, seq: int, even_over: bool = False) -> Viewer:
        """The viewer with current seats, if the game runs and `seq` is the current position.

        The viewer may have seen a newer position through another process: then catch up first.
        """
        try:
            return self._check_going(viewer, seq, even_over)
        except TableError:
            if seq < self.state.seq:
                raise
            await self.journal.catch_up()
            return self._check_going(viewer, seq, even_over)

    def _check_going(self, viewer: Viewer, seq: int, even_over: bool) -> Viewer:
        """Check that a seated viewer acts in a running game, in the current position."""
        if self.ended is not None:
            raise self.ended
        viewer, state = self.seating.refresh(viewer), self.state
        check_seated(viewer)
        if state.status == LOBBY:
            raise NotNow("not-begun")
        if state.status == ABANDONED:
            raise NotNow("over")
        if seq != state.seq:
            raise Stale(state.seq)
        if state.status == OVER and not (even_over and state.solo()):
            raise NotNow("over")
        if state.sheet.paused_by is not None:
            raise NotNow("paused")
        return viewer

    # Chat, hints and explanations

    async def say(self, viewer: Viewer, seat: int, text: str) -> None:
        """Say something in the chat from one of the viewer's seats."""
        await self.journal.serialized(self._say(viewer, seat, clean_text(text)))

    async def _say(self, viewer: Viewer, seat: int, text: str) -> None:
        if seat not in self.seating.refresh(viewer).seats:
            raise NotYours("not-your-seat")
        await self.journal.say(seat, text)

    async def hint(self, viewer: Viewer, language: str, strength: str = "normal") -> list[HintMove]:
        """The best moves for the viewer, best first, with reasons."""
        position = self.state.require_history().state
        if self.state.status != PLAYING or self.state.sheet.paused_by is not None:
            raise NotNow("not-playing")
        if self.state.to_move not in self.seating.refresh(viewer).seats:
            raise NotYours("not-your-turn")
        seconds, names = HINT_SECONDS[strength], self.state.names
        found = await self._analyse(
            lambda asker: self._services.bots.advise(position, language, names, seconds, asker),
            "no-hint",
        )
        return [cast("HintMove", {name: one[name] for name in SHOWN}) for one in found]

    async def why(self, viewer: Viewer, number: int, language: str) -> list[WhySentence]:
        """Why a move was made, by what the viewer may know; move `number` is counted from 1."""
        moves = self.state.require_history().moves[:number]
        seen = await self.presenter.seen_move(viewer, number)
        told = await self._analyse(
            lambda asker: self._services.bots.explain(seen, language, self.state.names, asker),
            "no-why",
        )
        if self.state.require_history().moves[:number] != moves:
            raise NotNow("move-undone")
        return cast("list[WhySentence]", told)

    async def _analyse(
        self, ask: Callable[[Asker], Awaitable[list[dict[str, Json]]]], failure: str
    ) -> list[dict[str, Json]]:
        """The answer of the bots to a hint or another question, of which there may be few."""
        if self._hints >= MOST_HINTS:
            raise NotNow("hints-busy")
        self._hints += 1
        try:
            return await ask(Asker(self.bots.asker.owner, HINT))
        except BotFailed as failed:
            log.warning("A hint or an explanation failed: %s", failed)
            raise NotNow(failure) from None
        finally:
            self._hints -= 1

    # The next game

    async def again(self, viewer: Viewer) -> str:
        """Create the table of the next game: same seats, options and secrets, another deal."""
        return await self.journal.serialized(self._again(viewer))

    async def _again(self, viewer: Viewer) -> str:
        seen = self.seating.refresh(viewer)
        if not seen.host:
            check_seated(seen)
        if self.state.status not in (OVER, ABANDONED):
            raise TooEarly("not-over")
        follower = self._follower()
        if follower.status == PLAYING and not any(seat.kind == PERSON for seat in follower.seats):
            self._check_bots_alone()

        def edit(sheet: Sheet) -> None:
            if sheet.next_table is not None:
                raise AlreadyDone
            sheet.next_table = follower.id

        try:
            await self.journal.change(edit, follower)
        except AlreadyDone:
            return cast("str", self.state.sheet.next_table)
        owner = self.bots.asker.owner if self.bots.owned else ""
        self._services.created_here[follower.id] = owner
        return follower.id

    def _follower(self) -> Sheet:
        sheet = self.state.sheet.copy()
        for seat in sheet.seats:
            if seat.kind == PERSON:
                seat.away, seat.level = False, None
            seat.resigns, seat.extra = False, 0.0
        sheet.id = new_id()
        sheet.seed = self._services.draw_seed()
        sheet.created = self._services.clock.time()
        sheet.version, sheet.ended, sheet.next_table, sheet.paused_by = 1, None, None, None
        sheet.undo_request, sheet.clock_from, sheet.lesson = None, None, None
        sheet.fork = None
        # Other people may not want another game, so they start in the lobby.
        sheet.status = PLAYING if self.state.solo() else LOBBY
        return sheet

    # After changes, and as time passes

    def wake(self) -> None:
        """Start the clock of whoever is to move, the bots, and the notices."""
        self.state.run_clock()
        self.bots.wake()
        self.notifier.check()

    def _check_bots_alone(self) -> None:
        self._services.bot_tables.check(self.bots.asker.owner)

    def tick(self) -> None:
        """Check for an unconfirmed write, a due notice or bot, and a clock that has run out."""
        if self.journal.ended is not None:
            return
        self.bots.rank()
        self.notifier.check()
        if self.journal.unsure and not self.journal.busy:
            self.journal.submit(self.journal.try_to_settle())
        elif self.bots.is_due():
            self._announce({TABLE, POSITION}, True)
        elif (seat := self.seating.find_timeout()) is not None:
            self.seating.time_out(seat)
        elif self.seating.is_agreed():
            self.seating.end_agreed()

    @property
    def ended(self) -> TableError | None:
        """Why this object is of no use any more: the stored table was deleted or replaced."""
        return self.journal.ended

    def new_result(self) -> Result | None:
        """How the game ended, once after it has."""
        over = self.state.status == OVER
        if not over or self._result_told:
            self._result_told = over
            return None
        self._result_told = True
        state = self.state.require_history().state
        return {"scores": list(state.scores()), "ranking": list(state.ranking())}

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has watched for so many seconds and nothing is pending."""
        return (
            self.bots.idle
            and not self.notifier.busy
            and not self.audience.is_watched()
            and not self.journal.busy
            and (self.state.deciding_bot() is None or self.bots.must_wait())
            and (self.clocks.mode == NONE or self.state.clocked_seat() is None)
            and self.audience.unused_seconds() > seconds
        )

    async def stop(self) -> None:
        """Stop the bots and finish pending writes."""
        await self.bots.stop()
        await self.journal.rest()

    def _announce(self, what: Set[str], ours: bool | None) -> None:
        """Pass a change on to the parts it concerns, and to everybody who watches."""
        self.audience.touch()
        if POSITION in what:
            self.presenter.clear()
        self.audience.notify(what)
        if self.journal.ended is not None:
            self.bots.end()
        if ours is None or self.journal.ended is not None:
            return
        if ours:
            self.bots.lead()
        else:
            self.bots.follow()
        self.wake()
