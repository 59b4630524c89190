"""The core of a live table: its sheet, its history, its lock and its journal.

Nothing changes in memory before it is durable. Changes to one table are serialized.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from petteia.bots.levels import DEFAULT_LEVEL
from petteia.kernel.game import Game
from petteia.kernel.history import History
from petteia.kernel.options import Options, fitting_options
from petteia.kernel.state import State
from petteia.tables.audience import CHAT, POSITION, TABLE, Audience
from petteia.tables.audience import Viewer as Viewer
from petteia.tables.bot_pool import BotPool
from petteia.tables.clocks import MOVE as PER_MOVE
from petteia.tables.clocks import NONE, Clocks, Turn
from petteia.tables.errors import NotNow, NotYours, Stale, WrongToken
from petteia.tables.model import (
    KEPT_LINES,
    LOBBY,
    OVER,
    PERSON,
    PLAYING,
    UNDO,
    ChatLine,
    Entry,
    Saved,
    Seat,
    Sheet,
)
from petteia.tables.sql.store import SqlStore
from petteia.tables.undo import Past

T = TypeVar("T")
log = logging.getLogger(__name__)

TRIES = 5
"""How often a change is retried after another process changed the table first."""
BY_PERSON = "person"


@dataclass(slots=True)
class Services:
    """What all tables of one process share."""

    store: SqlStore
    bot_pool: BotPool
    pause: float
    """Seconds between two bot moves, so that people can follow."""
    now: Callable[[], float] = time.monotonic
    counts: Counter[str] = field(default_factory=Counter)
    created_here: set[str] = field(default_factory=set)
    """Next tables that this process created and drives once they are loaded."""


class Core(Audience):
    """A table in memory; seating, presenter and live table extend it."""

    def __init__(self, services: Services, game: Game, options: Options, saved: Saved) -> None:
        """Build the table from the store; `options` are completed, with the pack's folder."""
        assert saved.sheet is not None
        super().__init__(saved.sheet, services.now)
        self.services = services
        self.game = game
        self.options = options
        self.seq = 0
        self.history: History | None = None
        """The game; None in the lobby."""
        self.by: list[str] = []
        """Who chose each move: a person, or which bot."""
        self.turn_numbers: list[int] = []
        """The turn number of each move."""
        self.shrunk: list[tuple[int, int]] = []
        """Every undo: its number in the journal, and how many moves it kept."""
        self.last_at = saved.sheet.created
        """When the last entry was written, in Unix time."""
        self.heard_at = 0.0
        """When a change by another process last arrived, in Unix time."""
        self.clocks = Clocks(saved.sheet.clock_mode, saved.sheet.clock_seconds)
        self.lines: deque[ChatLine] = deque(saved.lines, KEPT_LINES)
        self.drives = not services.store.postgresql
        """Whether this process runs the bots here: the process that wrote last does."""
        self.lock = asyncio.Lock()
        self._busy: set[asyncio.Task[object]] = set()
        self._begin()
        self._fold(saved.entries)

    # The game

    @property
    def status(self) -> str:
        """Lobby, playing, over or abandoned. Whether a game is over follows from its moves.

        A game played to its end is over, even if everybody resigned at the same moment.
        """
        return OVER if self.history is not None and self.to_move < 0 else self.sheet.status

    @property
    def to_move(self) -> int:
        """The seat that decides, or -1."""
        return int(self.history.state.to_move()) if self.history else -1

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.sheet.seats]

    def require_history(self) -> History:
        """The history of the game; `NotNow` in the lobby."""
        if self.history is None:
            raise NotNow("not-begun")
        return self.history

    def turn_number(self) -> int:
        """The number of the current turn."""
        assert self.history is not None
        return int(self.history.state.turn_number())

    def past(self) -> Past:
        """The moves so far, as the undo policy reads them."""
        history = self.require_history()
        by_person = [one == BY_PERSON for one in self.by]
        over = self.to_move < 0
        turn = -1 if over else self.turn_number()
        return Past(
            history.movers, by_person, history.reveals, self.turn_numbers, self.to_move, turn
        )

    def solo(self) -> bool:
        """Whether one browser makes all decisions that bots do not make."""
        return len({seat.owner for seat in self.sheet.seats if seat.kind == PERSON}) <= 1

    def deciding_bot(self) -> str | None:
        """The bot that is to move, or None."""
        if self.status != PLAYING or self.sheet.paused_by is not None:
            return None
        seat = self.sheet.seats[self.to_move]
        return seat.bot() or (DEFAULT_LEVEL if self._is_late(seat) else None)

    def _is_late(self, seat: Seat) -> bool:
        """Whether the time for this turn is over."""
        left = self.clocks.left(self.to_move, seat.extra, self.services.now())
        return self.clocks.mode == PER_MOVE and left is not None and left <= 0.0

    def clocked_seat(self) -> int | None:
        """The seat whose clock runs."""
        if self.status != PLAYING or self.sheet.paused_by is not None or self.deciding_bot():
            return None
        return self.to_move

    def played_options(self) -> Options:
        """The options for the current number of seats, which may change in the lobby."""
        players = len(self.sheet.seats)
        fitting = fitting_options(self.options, self.game.option_fields(), players)
        return {**fitting, "players": players}

    def _begin(self) -> None:
        """Start the game unless the table is still in the lobby."""
        if self.sheet.status == LOBBY or self.history is not None:
            return
        self.history = self.game.history(self.played_options(), self.sheet.seed)
        self.clocks.turn = self._turn()

    def _fold(self, entries: list[Entry]) -> None:
        """Replay a whole journal; moves that were undone are skipped."""
        moves: list[Entry] = []
        for entry, turn in zip(entries, self._turns(entries), strict=True):
            self.clocks.add_entry(entry, turn)
            if entry.kind == UNDO:
                del moves[entry.value :]
                self.shrunk.append((entry.seq, entry.value))
            else:
                moves.append(entry)
            self.seq, self.last_at = entry.seq, entry.at
        for entry in moves:
            self._play(entry)
        if entries:
            self.clocks.turn = self._turn()

    def _turns(self, entries: list[Entry]) -> list[Turn]:
        """The turn each entry leads to. Only clocks per turn need it, so other tables skip
        replaying the moves that were undone."""
        if self.clocks.mode != PER_MOVE or not entries:
            return [(entry.next_seat, -1) for entry in entries]
        states = [self.require_history().state]
        found: list[Turn] = []
        for entry in entries:
            if entry.kind == UNDO:
                del states[entry.value + 1 :]
            else:
                states.append(states[-1].copy())
                states[-1].apply(entry.value)
            found.append(turn_of(states[-1]))
        return found

    def _play(self, entry: Entry) -> None:
        turn = self.turn_number()
        self.require_history().play(entry.value)
        self.turn_numbers.append(turn)
        self.by.append(entry.by)

    def _turn(self) -> Turn:
        return turn_of(self.require_history().state)

    def apply(self, entry: Entry) -> None:
        """Apply a durable entry to the state in memory."""
        if entry.kind == UNDO:
            self.require_history().undo(entry.value)
            del self.turn_numbers[entry.value :]
            del self.by[entry.value :]
            self.shrunk.append((entry.seq, entry.value))
        else:
            self._play(entry)
        self.seq, self.last_at = entry.seq, entry.at
        self.clocks.add_entry(entry, self._turn())

    # Serialized changes

    async def serialized(self, work: Coroutine[object, object, T]) -> T:
        """Run a coroutine under the lock; it completes even if the caller is cancelled."""
        self.touched = self.services.now()

        async def locked() -> T:
            async with self.lock:
                return await work

        task = asyncio.create_task(locked())
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return await asyncio.shield(task)

    async def append_entry(self, kind: str, value: int, seat: int, by: str, next_seat: int) -> int:
        """Write an entry and apply it; `Stale` if another process wrote first."""
        spent = self.clocks.spent(self.services.now())
        entry = Entry(
            self.id, self.seq + 1, kind, value, seat, by, round(spent, 3), next_seat, time.time()
        )
        if not await self.services.store.append(entry):
            await self.catch_up()
            raise Stale(self.seq)
        self.apply(entry)
        self.drives = True
        self.services.counts["undos" if kind == UNDO else "moves"] += 1
        self.notify(POSITION, *([TABLE] if self._changes_face(kind) else []))
        self.wake()
        return self.seq

    def _changes_face(self, kind: str) -> bool:
        """Whether an entry changes what `face` shows: the clocks, or that the game is over."""
        return self.to_move < 0 or kind == UNDO or self.clocks.mode != NONE

    async def change(self, edit: Callable[[Sheet], None], follower: Sheet | None = None) -> None:
        """Change the sheet: `edit` checks and changes a copy; retried if the sheet has changed."""
        for _ in range(TRIES):
            sheet = self.sheet.copy()
            edit(sheet)
            sheet.version += 1
            if await self.services.store.change(sheet, follower):
                self._apply_sheet(sheet)
                self.drives = True
                self.wake()
                return
            await self.catch_up()
        raise Stale(self.seq)

    def _apply_sheet(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._begin()
        self.notify(TABLE, POSITION)

    async def catch_up(self) -> None:
        """Apply what other processes wrote."""
        last = self.lines[-1].n if self.lines else -1
        saved = await self.services.store.read_changes(self.id, self.sheet.version, self.seq, last)
        if saved is None:
            return
        if saved.sheet is not None:
            self._apply_sheet(saved.sheet)
        for entry in saved.entries:
            self.apply(entry)
        if saved.entries or saved.sheet is not None:
            self.drives = False
            self.heard_at = time.time()
            self.notify(TABLE, POSITION)
        if saved.lines:
            self.lines.extend(saved.lines)
            self.notify(CHAT)
        self.wake()

    async def recognise(self, tokens: Sequence[str]) -> Viewer:
        """The viewer who holds these secrets; a seat may just have been taken through another
        process."""
        try:
            return self.viewer(tokens)
        except WrongToken:
            if not self.services.store.postgresql:
                raise
        await self.serialized(self.catch_up())
        return self.viewer(tokens)

    def wake(self) -> None:
        """Start the right clock, and the bots, after any change."""
        self.clocks.run(self.clocked_seat(), self.services.now())

    async def rest(self) -> None:
        """Wait until all serialized work is done."""
        while self._busy:
            await asyncio.wait(self._busy)


def turn_of(state: State) -> Turn:
    """Who is to move in a position, and in which turn; (-1, -1) when the game is over."""
    seat = int(state.to_move())
    return (seat, int(state.turn_number()) if seat >= 0 else -1)


def check_seated(viewer: Viewer) -> None:
    """Refuse viewers without a seat."""
    if not viewer.seats:
        raise NotYours("not-seated")


def check_seat(sheet: Sheet, seat: int) -> Seat:
    """The seat with this number, or `NotYours`."""
    if not 0 <= seat < len(sheet.seats):
        raise NotYours("no-seat")
    return sheet.seats[seat]
