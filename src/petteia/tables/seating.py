"""The seats of a table: sit down, leave, names and colours, bots as substitutes, resigning."""

import logging
from collections.abc import Callable, Sequence

from petteia.bots.levels import DEFAULT_LEVEL
from petteia.kernel.options import Options
from petteia.tables.absence import Absence
from petteia.tables.clocks import GAME, RETURN_SECONDS
from petteia.tables.errors import Bad, Full, NotNow, NotYours, TableError, WrongToken
from petteia.tables.journal import AlreadyDone, Journal
from petteia.tables.model import (
    ABANDONED,
    BOT,
    LOBBY,
    OPEN,
    PERSON,
    PLAYING,
    Seat,
    Sheet,
)
from petteia.tables.options import complete_options, located_options, set_name
from petteia.tables.request import (
    COLOURS,
    ClockRequest,
    bot_name,
    check_clock,
    check_level,
    clean_name,
    free_colour,
    new_owner,
)
from petteia.tables.services import Clock
from petteia.tables.state import TableState
from petteia.tables.viewers import (
    Viewer,
    check_seated,
    current_viewer,
    identify,
    key_of,
    new_token,
)

log = logging.getLogger(__name__)


class Seating:
    """Seats that can be taken, changed and left."""

    def __init__(
        self,
        state: TableState,
        journal: Journal,
        absence: Absence,
        clock: Clock,
        shared: bool,
        check_bots_alone: Callable[[], None] = lambda: None,
    ) -> None:
        """`shared`: other processes may change the seats too. `check_bots_alone` raises if no other
        game of bots alone may begin."""
        self._state = state
        self._journal = journal
        self._absence = absence
        self._clock = clock
        self._shared = shared
        self._check_bots_alone = check_bots_alone

    def viewer(self, tokens: Sequence[str]) -> Viewer:
        """The viewer who holds these secrets; an unknown secret is a `WrongToken`."""
        return identify(self._state.sheet, tokens)

    def refresh(self, viewer: Viewer) -> Viewer:
        """The viewer with their current seats, which may have changed since."""
        return current_viewer(self._state.sheet, viewer)

    async def recognise(self, tokens: Sequence[str]) -> Viewer:
        """The viewer who holds these secrets; a seat may just have been taken through another
        process."""
        try:
            return self.viewer(tokens)
        except WrongToken:
            if not self._shared:
                raise
        await self._journal.ask_for_news()
        return self.viewer(tokens)

    async def find_known(self, tokens: Sequence[str]) -> list[str]:
        """Those of the secrets that are known here, or have just become known through another
        process."""
        known = [token for token in tokens if self._is_known(token)]
        if len(known) == len(tokens) or not self._shared:
            return known
        await self._journal.ask_for_news()
        return [token for token in tokens if self._is_known(token)]

    def _is_known(self, token: str) -> bool:
        try:
            self.viewer([token])
        except WrongToken:
            return False
        return True

    async def _change(self, edit: Callable[[Sheet], None]) -> None:
        await self._journal.serialized(self._journal.change(edit))

    async def sit(
        self, seat: int, name: str, colour: str = "", viewer: Viewer | None = None
    ) -> str:
        """Take an open seat and return its secret.

        A viewer who already has a seat here keeps one owner for both: with one browser (hot
        seat) every move can be undone.
        """
        name = clean_name(name)
        token = new_token()

        def edit(sheet: Sheet) -> None:
            chair = check_seat(sheet, seat)
            if sheet.status != LOBBY:
                raise NotNow("begun")
            if chair.kind != OPEN:
                raise Full("seat-taken")
            mine = current_viewer(sheet, viewer).seats if viewer else frozenset()
            owner = next((sheet.seats[one].owner for one in mine), None) or new_owner()
            chair.kind, chair.name, chair.owner = PERSON, name, owner
            chair.key = key_of(token)
            _paint(sheet, seat, colour)

        await self._change(edit)
        return token

    async def rename(self, viewer: Viewer, seat: int, name: str = "", colour: str = "") -> None:
        """Change the name or colour of an own seat, or as the host of a bot's seat."""

        def edit(sheet: Sheet) -> None:
            chair = check_seat(sheet, seat)
            seen = current_viewer(sheet, viewer)
            if seat not in seen.seats and not (seen.host and chair.kind == BOT):
                raise NotYours("not-your-seat")
            if name:
                chair.name = clean_name(name)
            _paint(sheet, seat, colour)

        await self._change(edit)

    async def leave(self, viewer: Viewer, seat: int) -> None:
        """Leave a seat: in the lobby it becomes open, in a game a bot plays for its person."""

        def edit(sheet: Sheet) -> None:
            chair = own_seat(sheet, viewer, seat)
            if sheet.status == LOBBY:
                _open(chair)
            else:
                self._check_not_over(sheet)
                self._hand_over(sheet, chair, DEFAULT_LEVEL, by_choice=True)

        await self._change(edit)

    async def give_to_bot(self, viewer: Viewer, seat: int, level: str) -> None:
        """Let a bot play a seat, or change its bot. The host may do it for every seat; in a running
        game only where a bot plays already, or for somebody who has been absent for a while or is
        out of time."""
        level = check_level(level)

        def edit(sheet: Sheet) -> None:
            chair = check_seat(sheet, seat)
            seen = current_viewer(sheet, viewer)
            if seat not in seen.seats and not seen.host:
                raise NotYours("not-your-seat")
            if sheet.status == LOBBY:
                _to_bot(sheet, chair, level)
            else:
                self._check_not_over(sheet)
                mine = seat in seen.seats
                if not mine:
                    self._absence.check_replaceable(seat, chair)
                self._hand_over(sheet, chair, level, by_choice=mine)

        await self._change(edit)

    def _check_not_over(self, sheet: Sheet) -> None:
        """Check that the game is running, so that a seat can be handed over."""
        if sheet.status != PLAYING or self._state.to_move < 0:
            raise NotNow("over")

    async def take_back(self, viewer: Viewer, seat: int) -> None:
        """Take a seat back from the bot that played for its person."""

        def edit(sheet: Sheet) -> None:
            chair = own_seat(sheet, viewer, seat)
            if not chair.away:
                return
            chair.away, chair.level, chair.resigns = False, None, False
            clocks = self._state.clocks
            left = clocks.left(seat, chair.extra)
            if clocks.mode == GAME and left is not None and left <= 0.0:
                chair.extra += RETURN_SECONDS - left

        await self._change(edit)

    async def change_seat(
        self,
        viewer: Viewer,
        seat: int,
        *,
        kind: str | None = None,
        name: str | None = None,
        colour: str | None = None,
        level: str | None = None,
    ) -> None:
        """Change a seat in one request: rename, open, give to a bot, change the bot."""
        if kind == OPEN:
            await self.open_seat(viewer, seat)
        elif kind == BOT or (kind is None and level is not None):
            await self.give_to_bot(viewer, seat, level or DEFAULT_LEVEL)
        elif kind not in (None, PERSON):
            raise Bad("bad-kind")
        if name or colour:
            await self.rename(viewer, seat, name or "", colour or "")

    async def open_seat(self, viewer: Viewer, seat: int) -> None:
        """Open a seat before the game, as the host."""

        def edit(sheet: Sheet) -> None:
            _check_arranging(sheet, viewer)
            _open(check_seat(sheet, seat))

        await self._change(edit)

    async def add_seat(
        self, viewer: Viewer, kind: str = OPEN, level: str | None = None, name: str = ""
    ) -> int:
        """Add an open seat or a bot before the game, as the host; return its number."""
        if kind not in (OPEN, BOT):
            raise Bad("bad-kind")
        checked = check_level(level) if kind == BOT else None
        name = clean_name(name) if name.strip() and kind == BOT else ""

        def edit(sheet: Sheet) -> None:
            _check_arranging(sheet, viewer)
            if len(sheet.seats) >= self._state.game.most:
                raise Full("table-full", most=self._state.game.most)
            chair = Seat(kind, name, free_colour(sheet.seats), checked)
            if kind == BOT and not name:
                chair.name = bot_name(sheet.seats)
            sheet.seats.append(chair)

        await self._change(edit)
        return len(self._state.sheet.seats) - 1

    async def remove_seat(self, viewer: Viewer, seat: int) -> None:
        """Remove a seat before the game, as the host; later seats move up."""

        def edit(sheet: Sheet) -> None:
            _check_arranging(sheet, viewer)
            check_seat(sheet, seat)
            if len(sheet.seats) <= self._state.game.fewest:
                raise NotNow("seats-needed", fewest=self._state.game.fewest)
            del sheet.seats[seat]

        await self._change(edit)

    async def set_options(
        self,
        viewer: Viewer,
        options: Options | None = None,
        clock: ClockRequest | None = None,
    ) -> None:
        """Change the options of the game or the clock before the game, as the host."""
        clock = check_clock(clock) if clock else None
        played, packs = self._state.game, self._state.packs

        def edit(sheet: Sheet) -> None:
            _check_arranging(sheet, viewer)
            if clock is not None:
                sheet.clock_mode, sheet.clock_seconds = clock.mode, clock.seconds
            if options is not None:
                sheet.options = complete_options(played, options, len(sheet.seats), packs)
                sheet.content_set = set_name(played, options)
                here = located_options(sheet.options, packs)
                sheet.fingerprint = played.pack_identity(here).fingerprint

        await self._change(edit)

    async def resign(self, viewer: Viewer, seat: int, agree: bool) -> None:
        """Agree to end the game as it stands, or withdraw; it ends when every person agrees.

        It counts for all seats of the viewer.
        """

        def edit(sheet: Sheet) -> None:
            own_seat(sheet, viewer, seat)
            if sheet.status != PLAYING or self._state.to_move < 0:
                raise NotNow("not-playing")
            for one in current_viewer(sheet, viewer).seats:
                sheet.seats[one].resigns = agree
            self._count_resignations(sheet)

        await self._change(edit)

    async def pause(self, viewer: Viewer) -> None:
        """Pause the game, as any player: no moves, and the clocks stop."""

        def edit(sheet: Sheet) -> None:
            seen = current_viewer(sheet, viewer)
            check_seated(seen)
            if sheet.status != PLAYING or self._state.to_move < 0:
                raise NotNow("not-playing")
            if sheet.paused_by is None:
                sheet.paused_by = min(seen.seats)

        await self._change(edit)

    async def resume(self, viewer: Viewer) -> None:
        """Continue a paused game, as any player."""

        def edit(sheet: Sheet) -> None:
            check_seated(current_viewer(sheet, viewer))
            if sheet.paused_by is not None:
                sheet.clock_from = self._clock.time() - self._state.clocks.spent()
            sheet.paused_by = None

        await self._change(edit)

    async def start(self, viewer: Viewer) -> None:
        """Start the game when every seat is taken, as the host."""

        def edit(sheet: Sheet) -> None:
            _check_arranging(sheet, viewer)
            if any(seat.kind == OPEN for seat in sheet.seats):
                raise NotNow("seats-open")
            if not any(seat.kind == PERSON for seat in sheet.seats):
                self._check_bots_alone()
            sheet.status = PLAYING
            sheet.clock_from = self._clock.time()

        await self._change(edit)

    # Time

    def find_timeout(self) -> int | None:
        """The seat of a person whose time for the whole game is over."""
        state = self._state
        if state.clocks.mode != GAME or (seat := state.clocked_seat()) is None:
            return None
        left = state.clocks.left(seat, state.sheet.seats[seat].extra)
        return seat if left is not None and left <= 0.0 else None

    def time_out(self, seat: int) -> None:
        """Give the seat of a person without time left to a bot, in the background."""
        self._journal.submit(self._time_out(seat))

    async def _time_out(self, seat: int) -> None:
        def edit(sheet: Sheet) -> None:
            if self._state.clocked_seat() != seat:
                raise AlreadyDone
            self._hand_over(sheet, sheet.seats[seat], DEFAULT_LEVEL)

        await self._change_in_background(edit)

    async def _change_in_background(self, edit: Callable[[Sheet], None]) -> None:
        try:
            await self._journal.change(edit)
        except AlreadyDone:
            return
        except TableError as error:
            log.warning("Table %s: its seats could not be changed: %s", self._state.id, error)

    def _hand_over(self, sheet: Sheet, chair: Seat, level: str, by_choice: bool = False) -> None:
        """Let a bot play a seat of a running game. Who chose that for themselves leaves it to the
        others when the game ends."""
        chair.level = level
        if chair.kind == PERSON:
            chair.away, chair.resigns = True, chair.resigns or by_choice
        self._count_resignations(sheet)

    # The end by agreement

    def _count_resignations(self, sheet: Sheet) -> None:
        """End the game as it stands if everybody agrees."""
        if self._absence.all_agree(sheet):
            sheet.status, sheet.ended, sheet.paused_by = ABANDONED, self._clock.time(), None

    def is_agreed(self) -> bool:
        """Whether a running game has ended by agreement, because nobody is missed any more."""
        return self._state.status == PLAYING and self._absence.all_agree(self._state.sheet)

    def end_agreed(self) -> None:
        """End a game by agreement, in the background."""
        self._journal.submit(self._end_agreed())

    async def _end_agreed(self) -> None:
        def edit(sheet: Sheet) -> None:
            if not self.is_agreed():
                raise AlreadyDone
            self._count_resignations(sheet)

        await self._change_in_background(edit)


def check_seat(sheet: Sheet, seat: int) -> Seat:
    """The seat with this number, or `NotYours`."""
    if not 0 <= seat < len(sheet.seats):
        raise NotYours("no-seat")
    return sheet.seats[seat]


def own_seat(sheet: Sheet, viewer: Viewer, seat: int) -> Seat:
    """A seat of this viewer, or `NotYours`."""
    chair = check_seat(sheet, seat)
    if seat not in current_viewer(sheet, viewer).seats:
        raise NotYours("not-your-seat")
    return chair


def _check_arranging(sheet: Sheet, viewer: Viewer) -> None:
    """Only the host arranges seats, and only before the game."""
    if not current_viewer(sheet, viewer).host:
        raise NotYours("not-host")
    if sheet.status != LOBBY:
        raise NotNow("begun")


def _open(chair: Seat) -> None:
    chair.kind, chair.name, chair.level, chair.key, chair.owner = OPEN, "", None, None, None
    chair.notices = None


def _to_bot(sheet: Sheet, chair: Seat, level: str) -> None:
    if chair.kind != BOT:
        _open(chair)
        chair.kind, chair.name = BOT, bot_name(sheet.seats)
    chair.level = level


def _paint(sheet: Sheet, seat: int, colour: str) -> None:
    """Give a seat a colour; a seat that has it already gets the old one in exchange."""
    if not colour:
        return
    if colour not in COLOURS:
        raise Bad("bad-colour")
    mine = sheet.seats[seat]
    for other in sheet.seats:
        if other.colour == colour:
            other.colour = mine.colour
    mine.colour = colour
