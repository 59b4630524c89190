"""What really happened, as the database has it, and whether it may have happened.

Every commit is checked on its own: entries are numbered without gaps, legal, made by somebody who
asked for them, and charged to the right clock; sheets change only as people may change them.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from petteia.kernel.game import game
from petteia.kernel.state import State
from petteia.tables.clocks import Clocks
from petteia.tables.model import (
    ABANDONED,
    BOT,
    BY_PERSON,
    LOBBY,
    MOVE,
    OPEN,
    PERSON,
    PLAYING,
    ChatLine,
    Entry,
    Saved,
    Sheet,
)
from petteia.tables.state import TableState, turn_of
from petteia.tables.viewers import key_of
from tests.simulation.loop import Process
from tests.simulation.profile import LARGE_GAMES

SLACK = 2.0
"""Seconds by which a clock may differ from the time that passed: ways, ticks and rounding."""
DISTURBED = 45.0
"""Seconds for which a fault can make processes know different things."""
ORDER = {LOBBY: 0, PLAYING: 1, ABANDONED: 2}


@dataclass(slots=True, eq=False)
class Request:
    """A request of a browser."""

    number: int
    client: str
    table: str
    kind: str
    body: dict[str, Any]
    keys: frozenset[str]
    sent: float
    deliveries: int = 0
    answered: float | None = None
    status: int = 0

    def seats(self, sheet: Sheet) -> set[int]:
        """The seats of the sender, by a sheet."""
        return {number for number, seat in enumerate(sheet.seats) if seat.key in self.keys}


@dataclass(slots=True)
class Table:
    """All that was ever committed of one table."""

    sheets: list[tuple[float, Sheet]]
    entries: list[Entry] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    lines: list[ChatLine] = field(default_factory=list)
    after: list[State] = field(default_factory=list)
    """The position after each entry; the first is the start. Empty in the lobby."""
    line: list[tuple[Entry, State]] = field(default_factory=list)
    """The moves that were not undone, each with the position before it."""
    loaded: dict[Process, float] = field(default_factory=dict)
    """Since when each process has the table."""
    follows: bool = False
    """Whether it is the table of a next game; nobody has it until somebody opens it."""

    @property
    def sheet(self) -> Sheet:
        return self.sheets[-1][1]

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def state(self) -> State:
        return self.after[-1]

    def sheets_since(self, time: float) -> Iterator[Sheet]:
        """Every sheet that was valid at some moment since then."""
        for number, (_, sheet) in enumerate(self.sheets):
            if number + 1 == len(self.sheets) or self.sheets[number + 1][0] >= time:
                yield sheet

    def seqs_since(self, time: float) -> range:
        """The numbers of all positions that were current at some moment since then."""
        first = self.seq
        while first and self.times[first - 1] >= time:
            first -= 1
        return range(first, self.seq + 1)

    def clock_seconds(self, now: float) -> float:
        """Seconds since the last entry in which a person's clock had to run."""
        begin = self.times[-1] if self.times else 0.0
        seat, seconds = int(self.state.to_move()), 0.0
        for number, (time, sheet) in enumerate(self.sheets):
            until = self.sheets[number + 1][0] if number + 1 < len(self.sheets) else now
            runs = sheet.status == PLAYING and sheet.paused_by is None and seat >= 0
            if runs and sheet.seats[seat].bot() is None:
                seconds += max(0.0, until - max(time, begin))
        return seconds

    def turn_seconds_left(self) -> float:
        """What is left of the time for this turn; then a bot plays, and no clock runs."""
        if self.sheet.clock_mode != "move":
            return math.inf
        turn = turn_of(self.state)
        # The last position is the one after all entries.
        before = zip(self.entries, self.after, strict=False)
        used = sum(entry.spent for entry, state in before if turn_of(state) == turn)
        return max(0.0, self.sheet.clock_seconds - used)


class Truth:
    """All tables of a simulation."""

    def __init__(self, world) -> None:
        self.world = world
        self.tables: dict[str, Table] = {}
        self.requests: list[Request] = []
        self.frames = 0
        """Transactions of the database that were taken into account."""
        self.secrets: dict[str, str] = {}
        """Every secret, and the browser that has it."""

    # What browsers send

    def request(self, client: str, table: str, kind: str, body: dict, tokens: list[str]) -> Request:
        """Note a request that is about to be sent."""
        keys = frozenset(map(key_of, tokens))
        now = self.world.loop.time()
        made = Request(len(self.requests), client, table, kind, body, keys, now)
        self.requests.append(made)
        return made

    def delivered(self, scope: dict, body: bytes) -> None:
        """Note that a request has arrived at a process."""
        number = next(int(value) for name, value in scope["headers"] if name == b"x-request")
        self.requests[number].deliveries += 1

    def find(self, table: str, kind: str, **body: Any) -> list[Request]:
        """The requests of a kind with these values in the body."""
        return [
            one
            for one in self.requests
            if one.table == table
            and one.kind == kind
            and all(one.body.get(name) == value for name, value in body.items())
        ]

    # What processes write

    def note_load(self, process: Process, table_id: str) -> None:
        """A process loads a table into its memory."""
        if table_id in self.tables:
            self.tables[table_id].loaded[process] = self.world.loop.time()

    def check_append(self, process: Process, entry: Entry) -> None:
        """Check an entry by what the process that writes it knows itself."""
        live = self.world.server_of(process).tables().get(entry.table_id)
        if live is None:
            return
        sheet, chair = live.state.sheet, live.state.sheet.seats[entry.seat]
        self._expect(sheet.paused_by is None, entry, "a move while the game was paused")
        if entry.by != BY_PERSON:
            left = live.clocks.left(entry.seat, chair.extra)
            late = sheet.clock_mode == "move" and left is not None and left <= 0.0
            self._expect(chair.bot() is not None or late, entry, "a bot played for a person")
        elif entry.kind == MOVE:
            self._expect(chair.kind == PERSON and not chair.away, entry, "nobody sits there")

    def commit(self, process: Process | None, method: str, args: Any, result: Any) -> None:
        """Take a durable write into account."""
        self.world.trace("commit", process and process.name, method, _short(args[0]), bool(result))
        if not result or isinstance(result, Exception):
            return
        now = self.world.loop.time()
        if method == "create":
            self._add(now, args[0])
        elif method == "change":
            self._change(now, *args)
        elif method == "say":
            table = self.tables[result.table_id]
            due = table.lines[-1].n + 1 if table.lines else 0
            self.world.expect(result.n == due, f"chat line {result.n} instead of {due}")
            table.lines.append(result)
        elif method == "append":
            self._append(now, process, args[0])

    def _add(self, now: float, sheet: Sheet) -> None:
        self.tables[sheet.id] = table = Table([(now, sheet)])
        self._begin(table)

    def _begin(self, table: Table) -> None:
        """Set up the first position once the game has begun."""
        sheet = table.sheet
        if sheet.status == LOBBY or table.after:
            return
        clocks = Clocks(sheet.clock_mode, sheet.clock_seconds, self.world.clock)
        begun = TableState(game(sheet.game), {}, Saved(sheet.copy(), [], []), clocks)
        table.after.append(begun.require_history().state)

    def _change(self, now: float, sheet: Sheet, follower: Sheet | None = None) -> None:
        table = self.tables[sheet.id]
        before = table.sheet
        expect = self.world.expect
        expect(sheet.version == before.version + 1, f"version {sheet.version} of a sheet")
        expect(ORDER[sheet.status] >= ORDER[before.status], "a game that began is in the lobby")
        expect(
            before.next_table in (None, sheet.next_table),
            f"the table after {sheet.id} was replaced by another",
        )
        if sheet.next_table != before.next_table:
            expect(follower is not None and follower.id == sheet.next_table, "no next table")
        if len(sheet.seats) == len(before.seats):
            for number, (old, new) in enumerate(zip(before.seats, sheet.seats, strict=True)):
                taken = old.kind == PERSON and new.kind == PERSON and old.key != new.key
                expect(not taken, f"seat {number} was taken from its person")
                put = old.kind == OPEN and new.kind == PERSON
                expect(not put or before.status == LOBBY, "a seat was taken in a running game")
        else:
            expect(before.status == LOBBY, "the seats of a running game changed")
        table.sheets.append((now, sheet))
        self._begin(table)
        if follower is not None:
            self._add(now, follower)
            self.tables[follower.id].follows = True

    # Entries

    def _append(self, now: float, process: Process | None, entry: Entry) -> None:
        table = self.tables[entry.table_id]
        self._expect(entry.seq == table.seq + 1, entry, f"a gap after {table.seq}")
        self._expect(bool(table.after), entry, "a move in the lobby")
        if entry.kind == MOVE:
            state = self._move(table, entry)
        else:
            state = self._undo(now, table, entry)
        self._expect(entry.next_seat == int(state.to_move()), entry, "the wrong next seat")
        self._check_clock(now, process, table, entry)
        table.entries.append(entry)
        table.times.append(now)
        table.after.append(state)

    def _move(self, table: Table, entry: Entry) -> State:
        state = table.state
        self._expect(entry.value in state.legal(), entry, "an illegal move")
        self._expect(entry.seat == int(state.to_move()), entry, "a move of another seat")
        if entry.by == BY_PERSON:
            asked = self.find(table.sheet.id, "moves", seq=entry.seq - 1, action=entry.value)
            made = any(entry.seat in one.seats(table.sheet) and one.deliveries for one in asked)
            self._expect(made, entry, "a move that nobody made in this position")
        table.line.append((entry, state))
        after = state.copy()
        after.apply(entry.value)
        return after

    def _undo(self, now: float, table: Table, entry: Entry) -> State:
        self._expect(0 <= entry.value < len(table.line), entry, "an undo of nothing")
        undone = table.line[entry.value :]
        state = undone[0][1]
        if not self._may_undo(table, entry, undone):
            missing = self._missing_votes(now, table, entry)
            self._expect(not missing, entry, f"an undo without the consent of {sorted(missing)}")
        del table.line[entry.value :]
        return state

    def _may_undo(self, table: Table, entry: Entry, undone: list[tuple[Entry, State]]) -> bool:
        """Whether the policy allows an undo without asking anybody."""
        sheet = table.sheet
        if len({seat.owner for seat in sheet.seats if seat.kind == PERSON}) <= 1:
            return True
        played = game(sheet.game)
        mine = sheet.seats[entry.seat].owner
        own = all(sheet.seats[one.seat].owner == mine and one.by == BY_PERSON for one, _ in undone)
        still = sheet.seats[int(table.state.to_move())].owner == mine
        # Every move of a small game with secrets or chance reveals something; of a large one, some.
        reveals = played.hidden_information or played.chance
        return own and still and not (reveals and sheet.game not in LARGE_GAMES)

    def _missing_votes(self, now: float, table: Table, entry: Entry) -> set[int]:
        """The people who had to agree to an undo and did not."""
        asked = self.find(table.sheet.id, "undo/answer", seq=entry.seq - 1, agree=True)
        agreed = {seat for one in asked for seat in one.seats(table.sheet)}
        voters = [
            {
                number
                for number, seat in enumerate(sheet.seats)
                if seat.kind == PERSON
                and not seat.away
                and seat.owner != sheet.seats[entry.seat].owner
            }
            for sheet in table.sheets_since(now - DISTURBED)
            if sheet.status == PLAYING
        ]
        return set.intersection(*voters) - agreed

    def _check_clock(self, now: float, process: Process | None, table: Table, entry: Entry) -> None:
        if table.sheet.clock_mode == "none":
            self._expect(entry.spent == 0.0, entry, "time was used without a clock")
            return
        begin = table.times[-1] if table.times else 0.0
        passed = table.clock_seconds(now)
        disturbed = self.world.faults_since(begin - DISTURBED)
        slack = SLACK + (DISTURBED if disturbed else self.world.profile.tick)
        self._expect(
            entry.spent <= passed + slack,
            entry,
            f"{entry.spent} s were charged for {passed:.1f} s",
        )
        loaded = table.loaded.get(process) if process is not None else None
        known = loaded is None or loaded < begin
        if entry.by == BY_PERSON and known and not disturbed and process is not None:
            least = min(passed, table.turn_seconds_left()) - slack
            self._expect(
                entry.spent >= least,
                entry,
                f"only {entry.spent} s were charged for {passed:.1f} s",
            )

    def _expect(self, true: bool, entry: Entry, words: str) -> None:
        if not true:
            shown = f"entry {entry.seq} of table {entry.table_id} ({entry.kind} {entry.value})"
            self.world.fail(f"{shown} by {entry.by} in seat {entry.seat}: {words}")


def is_waiting_for_bot(table: Table) -> bool:
    """Whether a bot is to move, so that the game must go on by itself."""
    sheet = table.sheet
    if sheet.status != PLAYING or sheet.paused_by is not None or not table.after:
        return False
    if table.follows and not table.loaded:
        return False
    people = [seat for seat in sheet.seats if seat.kind == PERSON]
    if people and all(one.away for one in people) and not all(one.resigns for one in people):
        return False  # bots alone do not play to the end while somebody may come back
    seat = int(table.state.to_move())
    return seat >= 0 and (sheet.seats[seat].kind == BOT or sheet.seats[seat].away)


def _short(written: Any) -> str:
    if isinstance(written, str):
        return written
    if isinstance(written, Entry):
        return f"{written.table_id} {written.seq} {written.kind} {written.value} {written.by}"
    if isinstance(written, Sheet):
        return f"{written.id} version {written.version} {written.status}"
    return f"{written.table_id} {written.text}"
