"""What everything at a live table rests on: its sheet, its story, its order, and who watches.

Nothing changes in memory before it is durable, and for each table one thing happens at a time.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from petteia.kernel.game import Game
from petteia.kernel.options import Options
from petteia.kernel.state import State
from petteia.kernel.story import Story
from petteia.tables.audience import CHAT, POSITION, TABLE, Audience
from petteia.tables.audience import Viewer as Viewer
from petteia.tables.bot_pool import Thinkers
from petteia.tables.clocks import MOVE as PER_MOVE
from petteia.tables.clocks import NONE, Timing, Turn
from petteia.tables.errors import NotNow, NotYours, Stale, WrongToken
from petteia.tables.schema import (
    LOBBY,
    OVER,
    PERSON,
    PLAYING,
    UNDO,
    Entry,
    Line,
    Seat,
    Sheet,
)
from petteia.tables.store import KEPT_LINES, Saved, Store
from petteia.tables.undo import Past

T = TypeVar("T")
log = logging.getLogger(__name__)

TRIES = 5
"""How often a change is tried again when another process was quicker."""
HURRIED = "merchant"
"""Who plays for somebody whose time is over, or who has left."""
BY_PERSON = "person"


@dataclass(slots=True)
class Surroundings:
    """What the tables of a house share."""

    store: Store
    thinkers: Thinkers
    pause: float
    """Seconds between a bot's moves, so that people can follow."""
    now: Callable[[], float] = time.monotonic
    counts: Counter[str] = field(default_factory=Counter)
    ours: set[str] = field(default_factory=set)
    """Tables this process began as followers of others, and sees to when they are loaded."""


class Core(Audience):
    """A table in memory. The rest of it is in the classes built on this one."""

    def __init__(self, around: Surroundings, game: Game, options: Options, saved: Saved) -> None:
        """From what the store has; `options` are complete, with the pack where it is here."""
        assert saved.sheet is not None
        super().__init__(saved.sheet, around.now)
        self.around = around
        self.game = game
        self.options = options
        self.seq = 0
        self.story: Story | None = None
        """The game, from the moment it begins."""
        self.by: list[str] = []
        """Who chose each move: a person, or which bot."""
        self.turn_numbers: list[int] = []
        """Which turn each move was part of."""
        self.shrunk: list[tuple[int, int]] = []
        """Every undo: its number in the journal, and how many moves it kept."""
        self.last_at = saved.sheet.created
        """When the last entry was written, by the clock on the wall."""
        self.heard_at = 0.0
        """When another process last told something, by the same clock."""
        self.timing = Timing(saved.sheet.clock_mode, saved.sheet.clock_seconds)
        self.lines: deque[Line] = deque(saved.lines, KEPT_LINES)
        self.drives = not around.store.postgresql
        """Does this process see to the bots here? The one does that wrote the last entry."""
        self.lock = asyncio.Lock()
        self._busy: set[asyncio.Task[object]] = set()
        self._begin()
        self._fold(saved.entries)

    # The game

    @property
    def status(self) -> str:
        """Lobby, playing, over or abandoned; that a game is over is said by its moves.

        A game played to its end is not abandoned, even if its last move and the agreement to
        end it met on the way.
        """
        return OVER if self.story is not None and self.to_move < 0 else self.sheet.status

    @property
    def to_move(self) -> int:
        """The seat that decides, or -1."""
        return int(self.story.state.to_move()) if self.story else -1

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.sheet.seats]

    def told(self) -> Story:
        """The game's story; before it begins there is none."""
        if self.story is None:
            raise NotNow("not-begun")
        return self.story

    def turn_number(self) -> int:
        """Which turn it is."""
        assert self.story is not None
        return int(self.story.state.turn_number())

    def past(self) -> Past:
        """The moves so far, as the policy of undo sees them."""
        story = self.told()
        by_person = [one == BY_PERSON for one in self.by]
        over = self.to_move < 0
        turn = -1 if over else self.turn_number()
        return Past(story.movers, by_person, story.reveals, self.turn_numbers, self.to_move, turn)

    def solo(self) -> bool:
        """Are all decisions here one browser's, but for the bots'?"""
        return len({seat.owner for seat in self.sheet.seats if seat.kind == PERSON}) <= 1

    def deciding_bot(self) -> str | None:
        """The bot that decides now, if one does."""
        if self.status != PLAYING or self.sheet.paused_by is not None:
            return None
        seat = self.sheet.seats[self.to_move]
        return seat.bot() or (HURRIED if self._is_late(seat) else None)

    def _is_late(self, seat: Seat) -> bool:
        """Is the time for this turn over?"""
        left = self.timing.left(self.to_move, seat.extra, self.around.now())
        return self.timing.mode == PER_MOVE and left is not None and left <= 0.0

    def clocked_seat(self) -> int | None:
        """The seat whose clock runs."""
        if self.status != PLAYING or self.sheet.paused_by is not None or self.deciding_bot():
            return None
        return self.to_move

    def _begin(self) -> None:
        """Deal, if the game has begun."""
        if self.sheet.status == LOBBY or self.story is not None:
            return
        players = len(self.sheet.seats)
        self.story = self.game.story({**self.options, "players": players}, self.sheet.seed)
        self.timing.turn = self._turn()

    def _fold(self, entries: list[Entry]) -> None:
        """Bring the story to the end of a whole journal; what was taken back is not played."""
        moves: list[Entry] = []
        for entry, turn in zip(entries, self._turns(entries), strict=True):
            self.timing.entered(entry, turn)
            if entry.kind == UNDO:
                del moves[entry.value :]
                self.shrunk.append((entry.seq, entry.value))
            else:
                moves.append(entry)
            self.seq, self.last_at = entry.seq, entry.at
        for entry in moves:
            self._play(entry)
        if entries:
            self.timing.turn = self._turn()

    def _turns(self, entries: list[Entry]) -> list[Turn]:
        """The turn each entry leads to. Only a turn's own clock needs it: other tables are
        spared playing what was taken back."""
        if self.timing.mode != PER_MOVE or not entries:
            return [(entry.next_seat, -1) for entry in entries]
        states = [self.told().state]
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
        self.told().play(entry.value)
        self.turn_numbers.append(turn)
        self.by.append(entry.by)

    def _turn(self) -> Turn:
        return turn_of(self.told().state)

    def apply(self, entry: Entry) -> None:
        """Take an entry that is durable into memory."""
        if entry.kind == UNDO:
            self.told().undo(entry.value)
            del self.turn_numbers[entry.value :]
            del self.by[entry.value :]
            self.shrunk.append((entry.seq, entry.value))
        else:
            self._play(entry)
        self.seq, self.last_at = entry.seq, entry.at
        self.timing.entered(entry, self._turn())

    # Order

    async def in_order(self, work: Coroutine[object, object, T]) -> T:
        """Do something when nothing else happens here, to its end even if nobody waits for it."""
        self.touched = self.around.now()

        async def locked() -> T:
            async with self.lock:
                return await work

        task = asyncio.create_task(locked())
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return await asyncio.shield(task)

    async def enter(self, kind: str, value: int, seat: int, by: str, next_seat: int) -> int:
        """Write an entry and take it in; somebody quicker makes it `Stale`."""
        spent = self.timing.spent(self.around.now())
        entry = Entry(
            self.id, self.seq + 1, kind, value, seat, by, round(spent, 3), next_seat, time.time()
        )
        if not await self.around.store.append(entry):
            await self.catch_up()
            raise Stale(self.seq)
        self.apply(entry)
        self.drives = True
        self.around.counts["undos" if kind == UNDO else "moves"] += 1
        self.tell(POSITION, *([TABLE] if self._is_news(kind) else []))
        self.stir()
        return self.seq

    def _is_news(self, kind: str) -> bool:
        """Does an entry change the table's face too: its clocks, or whether it is over?"""
        return self.to_move < 0 or kind == UNDO or self.timing.mode != NONE

    async def change(self, edit: Callable[[Sheet], None], follower: Sheet | None = None) -> None:
        """Change the sheet: `edit` checks and changes a copy, again if somebody was quicker."""
        for _ in range(TRIES):
            sheet = self.sheet.copy()
            edit(sheet)
            sheet.version += 1
            if await self.around.store.change(sheet, follower):
                self._take_sheet(sheet)
                self.drives = True
                self.stir()
                return
            await self.catch_up()
        raise Stale(self.seq)

    def _take_sheet(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._begin()
        self.tell(TABLE, POSITION)

    async def catch_up(self) -> None:
        """Take in what other processes wrote."""
        last = self.lines[-1].n if self.lines else -1
        saved = await self.around.store.news(self.id, self.sheet.version, self.seq, last)
        if saved is None:
            return
        if saved.sheet is not None:
            self._take_sheet(saved.sheet)
        for entry in saved.entries:
            self.apply(entry)
        if saved.entries or saved.sheet is not None:
            self.drives = False
            self.heard_at = time.time()
            self.tell(TABLE, POSITION)
        if saved.lines:
            self.lines.extend(saved.lines)
            self.tell(CHAT)
        self.stir()

    async def recognise(self, tokens: Sequence[str]) -> Viewer:
        """Who holds these secrets; a seat may have been taken through another process whose news
        have not come here."""
        try:
            return self.viewer(tokens)
        except WrongToken:
            if not self.around.store.postgresql:
                raise
        await self.in_order(self.catch_up())
        return self.viewer(tokens)

    def stir(self) -> None:
        """Let the right clock run, and the bots, after anything has changed."""
        self.timing.run(self.clocked_seat(), self.around.now())

    async def rest(self) -> None:
        """Wait until what was begun is done."""
        while self._busy:
            await asyncio.wait(self._busy)


def turn_of(state: State) -> Turn:
    """Who decides in a position, in which turn; nobody when the game is over."""
    seat = int(state.to_move())
    return (seat, int(state.turn_number()) if seat >= 0 else -1)


def check_seated(viewer: Viewer) -> None:
    """Only somebody with a seat may do this."""
    if not viewer.seats:
        raise NotYours("not-seated")


def check_seat(sheet: Sheet, seat: int) -> Seat:
    """A seat by its number; there may be no such seat."""
    if not 0 <= seat < len(sheet.seats):
        raise NotYours("no-seat")
    return sheet.seats[seat]
