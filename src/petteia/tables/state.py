"""A table in memory: its sheet, its game and its clocks, and what follows from them."""

from collections import Counter, deque
from collections.abc import Mapping, Set
from pathlib import Path

from petteia.bots.levels import DEFAULT_LEVEL
from petteia.kernel.game import Game
from petteia.kernel.history import History
from petteia.kernel.options import Options, fitting_options
from petteia.kernel.state import State
from petteia.kernel.text.reason import Refused
from petteia.tables.clocks import MOVE as PER_MOVE
from petteia.tables.clocks import Clocks, Turn
from petteia.tables.errors import DamagedJournal, NotNow
from petteia.tables.model import (
    BY_FORK,
    BY_PERSON,
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
    UndoRequest,
)
from petteia.tables.options import located_options
from petteia.tables.undo import Back, Past, asked_back, step_back, turn_back

KEPT_ENTRIES = 64
"""The newest entries of the journal that are remembered, to recognise a repeated request."""


class TableState:
    """The state of a table after all that was written so far; only the journal changes it."""

    def __init__(self, game: Game, packs: Mapping[str, Path], saved: Saved, clocks: Clocks) -> None:
        """Replay a table, or raise `DamagedJournal`; `packs` are the folders of the packs that
        tables may name."""
        assert saved.sheet is not None
        self.id = saved.sheet.id
        self.game = game
        self.packs = packs
        self.clocks = clocks
        self.seq = 0
        """The number of the last entry of the journal."""
        self.history: History | None = None
        """The game; None in the lobby."""
        self.by: list[str] = []
        """Who chose each move: a person, or which bot."""
        self.by_person: list[bool] = []
        """Whether a person chose each move."""
        self.turn_numbers: list[int] = []
        """The turn number of each move."""
        self.undos: list[tuple[int, int]] = []
        """Every undo: its number in the journal, and how many moves it kept."""
        self.entries: deque[Entry] = deque(maxlen=KEPT_ENTRIES)
        """The newest entries of the journal."""
        self.last_at = saved.sheet.created
        """When the last entry was written, in Unix time."""
        self.acted_at: dict[int, float] = {}
        """When the person in each seat last made or took back a move, in Unix time."""
        self.bot_moves: Counter[int] = Counter()
        """How many of the moves of each seat a bot chose."""
        self.lines: deque[ChatLine] = deque(saved.lines, KEPT_LINES)
        self.to_move = -1
        """The seat that decides, or -1."""
        self._past: Past | None = None
        self.apply_sheet(saved.sheet)
        self._fold(saved.entries)
        if self.clocked_seat() is not None:
            self.clocks.resume(max(self.last_at, self.sheet.clock_from or 0.0))

    # The game

    @property
    def status(self) -> str:
        """Lobby, playing, over or abandoned. Whether a game is over follows from its moves.

        A game played to its end is over, even if everybody resigned at the same moment.
        """
        return OVER if self.history is not None and self.to_move < 0 else self.sheet.status

    def require_history(self) -> History:
        """The history of the game; `NotNow` in the lobby."""
        if self.history is None:
            raise NotNow("not-begun")
        return self.history

    def turn_number(self) -> int:
        """The number of the current turn."""
        return int(self.require_history().state.turn_number())

    def solo(self) -> bool:
        """Whether one browser makes all decisions that bots do not make."""
        return self._solo

    def played_options(self) -> Options:
        """The options for the current number of seats, which may change in the lobby."""
        players = len(self.sheet.seats)
        options = located_options(self.sheet.options, self.packs)
        return {
            **fitting_options(options, self.game.option_fields(), players),
            "players": players,
        }

    def backs(self, mine: frozenset[int]) -> tuple[Back, Back]:
        """What undo and restart turn would do for a viewer with these seats."""
        solo = self.solo()
        allowed = self.status == PLAYING or (self.status == OVER and solo)
        if not mine or not allowed or self.sheet.paused_by is not None:
            return Back(None), Back(None)
        if self._past is None:
            self._past = self._make_past()
        return step_back(self._past, mine, solo), turn_back(self._past, mine, solo)

    def asked_back(self, mine: frozenset[int]) -> Back:
        """What a viewer with these seats may ask the others to take back."""
        if not mine or self.status != PLAYING or self.solo() or self.sheet.paused_by is not None:
            return Back(None, "undo-nothing")
        if (asked := self.undo_request()) is not None:
            return Back(None, "undo-declined" if asked["declined"] else "undo-asked")
        if self._past is None:
            self._past = self._make_past()
        return asked_back(self._past, mine)

    def undo_request(self) -> UndoRequest | None:
        """The request to take back moves; it expires with the next entry."""
        asked = self.sheet.undo_request
        return asked if asked and asked["seq"] == self.seq and self.status == PLAYING else None

    def undo_voters(self, seat: int) -> set[int]:
        """The seats of the people that a request of this seat is put to."""
        seats = self.sheet.seats
        return {
            number
            for number, other in enumerate(seats)
            if other.kind == PERSON and not other.away and other.owner != seats[seat].owner
        }

    def is_done(self, seq: int, seats: Set[int], kind: str, value: int | None = None) -> bool:
        """Whether the entry after position `seq` is what one of these seats asks for, chosen by its
        person: then the request is a repetition, perhaps because its answer was lost."""
        place = seq + 1 - (self.entries[0].seq if self.entries else 0)
        if not 0 <= place < len(self.entries):
            return False
        entry = self.entries[place]
        asked = entry.kind == kind and value in (None, entry.value)
        return asked and entry.seat in seats and entry.by == BY_PERSON

    def _make_past(self) -> Past:
        history = self.require_history()
        turn = -1 if self.to_move < 0 else self.turn_number()
        return Past(
            history.movers, self.by_person, history.reveals, self.turn_numbers, self.to_move, turn
        )

    # Who decides

    def deciding_bot(self) -> str | None:
        """The bot that is to move, or None."""
        if self.status != PLAYING or self.sheet.paused_by is not None:
            return None
        seat = self.sheet.seats[self.to_move]
        return seat.bot() or (DEFAULT_LEVEL if self._is_late(seat) else None)

    def bots_alone(self) -> bool:
        """Whether the game is running and only bots play."""
        seats = self.sheet.seats
        return self.status == PLAYING and not any(
            seat.kind == PERSON and not seat.away for seat in seats
        )

    def _is_late(self, seat: Seat) -> bool:
        """Whether the time for this turn is over."""
        if self.clocks.mode != PER_MOVE:
            return False
        left = self.clocks.left(self.to_move, seat.extra)
        return left is not None and left <= 0.0

    def clocked_seat(self) -> int | None:
        """The seat whose clock runs."""
        if self.status != PLAYING or self.sheet.paused_by is not None or self.deciding_bot():
            return None
        return self.to_move

    def run_clock(self) -> None:
        """Start the clock of whoever decides now, and stop the others."""
        self.clocks.run(self.clocked_seat())

    # Changes

    def apply(self, entry: Entry) -> None:
        """Apply a durable entry; `DamagedJournal` if it is not possible."""
        self._check_journal([entry])
        if entry.kind == UNDO:
            self.require_history().undo(entry.value)
            del self.turn_numbers[entry.value :]
            del self.by[entry.value :], self.by_person[entry.value :]
            movers = zip(self.require_history().movers, self.by, strict=True)
            self.bot_moves = Counter(int(seat) for seat, by in movers if is_bot(by))
            self.undos.append((entry.seq, entry.value))
        else:
            self._play(entry)
        self._note(entry)
        self.entries.append(entry)
        turn = turn_of(self.require_history().state)
        self.to_move = turn[0]
        self.clocks.add_entry(entry, turn)
        self._past = None

    def apply_sheet(self, sheet: Sheet) -> None:
        """Apply a durable change of the sheet."""
        self.sheet = sheet
        self.clocks.mode, self.clocks.seconds = sheet.clock_mode, sheet.clock_seconds
        self.names = [seat.name for seat in sheet.seats]
        """The players' names by seat."""
        owners = {seat.owner for seat in sheet.seats if seat.kind == PERSON}
        self._solo = len(owners) <= 1
        self.has_notices = any(seat.notices for seat in sheet.seats)
        """Whether anybody wants to be told of their turns."""
        self._begin()

    def _begin(self) -> None:
        """Start the game unless the table is still in the lobby."""
        if self.sheet.status == LOBBY or self.history is not None:
            return
        self.history = self.game.history(self.played_options(), self.sheet.seed)
        self.clocks.turn = turn_of(self.history.state)
        self.to_move = self.clocks.turn[0]

    def _check_journal(self, entries: list[Entry]) -> None:
        """Check that entries continue the journal without a gap, in a game that has begun, and that
        an undo keeps no more moves than there are."""
        moves = len(self.by)
        for number, entry in enumerate(entries, self.seq + 1):
            undoes = entry.kind == UNDO
            if undoes and not 0 <= entry.value <= moves:
                raise DamagedJournal(entry.seq)
            if self.history is None or entry.seq != number:
                raise DamagedJournal(entry.seq)
            moves = entry.value if undoes else moves + 1

    def _play(self, entry: Entry) -> None:
        turn = self.turn_number()
        try:
            self.require_history().play(entry.value)
        except Refused:
            raise DamagedJournal(entry.seq) from None
        self.turn_numbers.append(turn)
        self.by.append(entry.by)
        self.by_person.append(entry.by == BY_PERSON)
        self.bot_moves[entry.seat] += is_bot(entry.by)

    def _note(self, entry: Entry) -> None:
        self.seq, self.last_at = entry.seq, entry.at
        if entry.by == BY_PERSON:
            self.acted_at[entry.seat] = entry.at

    def _fold(self, entries: list[Entry]) -> None:
        """Replay a whole journal; moves that were undone are skipped."""
        self._check_journal(entries)
        self.entries.extend(entries)
        moves: list[Entry] = []
        for entry, turn in zip(entries, self._turns(entries), strict=True):
            self.clocks.add_entry(entry, turn)
            if entry.kind == UNDO:
                del moves[entry.value :]
                self.undos.append((entry.seq, entry.value))
            else:
                moves.append(entry)
            self._note(entry)
        for entry in moves:
            self._play(entry)
        if entries:
            self.clocks.turn = turn_of(self.require_history().state)
            self.to_move = self.clocks.turn[0]

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
                try:
                    states[-1].play(entry.value)
                except Refused:
                    raise DamagedJournal(entry.seq) from None
            found.append(turn_of(states[-1]))
        return found


def is_bot(by: str) -> bool:
    """Whether a bot chose a move."""
    return by not in (BY_PERSON, BY_FORK)


def turn_of(state: State) -> Turn:
    """Who is to move in a position, and in which turn; (-1, -1) when the game is over."""
    seat = int(state.to_move())
    return (seat, int(state.turn_number()) if seat >= 0 else -1)
