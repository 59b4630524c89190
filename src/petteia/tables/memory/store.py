"""A store in dictionaries."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from petteia.kernel.wire import Result
from petteia.tables.errors import Unwritten
from petteia.tables.model import BOT, KEPT_LINES, PLAYING, ChatLine, Entry, Saved, Sheet


@dataclass(slots=True)
class _Table:
    """The rows of one table."""

    sheet: Sheet
    entries: dict[int, Entry] = field(default_factory=dict)
    lines: list[ChatLine] = field(default_factory=list)


class MemoryStore:
    """Tables in memory, with the guarantees of a database: each write is done as a whole or not at
    all, and what is read is a copy. A write takes an iteration of the event loop."""

    shared = False
    listens = False

    def __init__(self) -> None:
        self.commits = 0
        self.written = 0
        self._editions: dict[str, str] = {}
        self._results: dict[str, Result] = {}
        self._tables: dict[str, _Table] = {}

    async def create(self, sheet: Sheet, entries: Sequence[Entry] = ()) -> bool:
        await self._commit()
        if sheet.id in self._tables:
            return False
        self._tables[sheet.id] = _Table(sheet.copy(), {entry.seq: entry for entry in entries})
        return True

    async def append(self, entry: Entry) -> bool:
        await self._commit()
        entries = self._table(entry.table_id).entries
        return entries.setdefault(entry.seq, entry) is entry

    async def change(self, sheet: Sheet, follower: Sheet | None = None) -> bool:
        await self._commit()
        table = self._table(sheet.id)
        if table.sheet.version != sheet.version - 1:
            return False
        if follower is not None:
            if follower.id in self._tables:
                raise Unwritten
            self._tables[follower.id] = _Table(follower.copy())
        table.sheet = sheet.copy()
        return True

    async def say(self, line: ChatLine) -> ChatLine:
        await self._commit()
        lines = self._table(line.table_id).lines
        said = replace(line, n=lines[-1].n + 1 if lines else 0)
        lines.append(said)
        del lines[:-KEPT_LINES]
        return said

    async def load(self, table_id: str) -> Saved | None:
        return await self.read_changes(table_id, 0, 0, -1)

    async def read_changes(self, table_id: str, version: int, seq: int, lines: int) -> Saved | None:
        await asyncio.sleep(0)
        table = self._tables.get(table_id)
        if table is None:
            return None
        sheet = None if table.sheet.version == version else table.sheet.copy()
        entries = [entry for number, entry in sorted(table.entries.items()) if number > seq]
        return Saved(sheet, entries, [line for line in table.lines if line.n > lines])

    async def running(self) -> list[str]:
        return [table.sheet.id for table in self._tables.values() if _is_running(table)]

    def with_notices(self) -> list[str]:
        """The ids of running tables where somebody wants to be told of their turns."""
        return [
            table.sheet.id
            for table in self._tables.values()
            if table.sheet.status == PLAYING and any(seat.notices for seat in table.sheet.seats)
        ]

    async def listen(self, on_change: Callable[[str | None], None]) -> None:
        """Return at once: there are no other processes."""

    async def answers(self) -> bool:
        return True

    async def trouble(self) -> str | None:
        return None

    async def keep_result(self, table_id: str, result: Result) -> None:
        await self._commit()
        self._table(table_id)
        self._results[table_id] = result

    async def read_result(self, table_id: str) -> Result | None:
        return self._results.get(table_id)

    async def keep_edition(self, fingerprint: str, text: str) -> None:
        await self._commit()
        self._editions.setdefault(fingerprint, text)

    async def read_edition(self, fingerprint: str) -> str | None:
        return self._editions.get(fingerprint)

    async def close(self) -> None:
        """Keep the tables, for another manager."""

    async def _commit(self) -> None:
        await asyncio.sleep(0)
        self.commits += 1
        self.written += 1

    def _table(self, table_id: str) -> _Table:
        if table_id not in self._tables:
            raise Unwritten
        return self._tables[table_id]


def _is_running(table: _Table) -> bool:
    """Whether a game goes on and waits for a bot or has clocks."""
    sheet, entries = table.sheet, table.entries
    next_seat = entries[max(entries)].next_seat if entries else None
    if sheet.status != PLAYING or next_seat == -1:
        return False
    # Without an entry any seat may be first to move, so any bot counts.
    seats = sheet.seats if next_seat is None else [sheet.seats[next_seat]]
    return sheet.clock_mode != "none" or any(seat.kind == BOT or seat.away for seat in seats)
