"""The rows of the store: what is written of a table, and how it is read back."""

from dataclasses import asdict

import sqlalchemy as sql

from petteia.kernel.deal_secret import is_secret, read_secret, secret_text
from petteia.kernel.wire import Result
from petteia.tables.model import BOT, PLAYING, ChatLine, Entry, Saved, Seat, Sheet
from petteia.tables.sql import schema


def sheet_row(sheet: Sheet) -> dict[str, object]:
    """The row of a sheet."""
    row = asdict(sheet)
    del row["seats"]
    secret = is_secret(sheet.seed)
    row["seed"] = "" if secret else str(sheet.seed)
    row["secret"] = secret_text(sheet.seed) if secret else None
    return row


def read_sheet(row: sql.RowMapping, seats: list[Seat]) -> Sheet:
    """The sheet of a row."""
    columns = dict(row)
    secret = columns.pop("secret")
    columns["seed"] = int(row["seed"]) if secret is None else read_secret(secret)
    return Sheet(**columns, seats=seats)


def seat_rows(sheet: Sheet) -> list[dict[str, object]]:
    """The rows of its seats."""
    return [
        {"table_id": sheet.id, "seat": number, **asdict(seat)}
        for number, seat in enumerate(sheet.seats)
    ]


def read_table(
    connection: sql.Connection, table_id: str, version: int = 0, seq: int = 0, lines: int = -1
) -> Saved | None:
    """A table's sheet if its version differs, and the entries and chat lines after those known."""
    row = connection.execute(
        sql.select(schema.tables).where(schema.tables.c.id == table_id)
    ).first()
    if row is None:
        return None
    sheet: Sheet | None = None
    if row.version != version:
        found = connection.execute(
            sql.select(schema.seats)
            .where(schema.seats.c.table_id == table_id)
            .order_by(schema.seats.c.seat)
        ).mappings()
        seats = [
            Seat(**{name: value for name, value in one.items() if name not in ("table_id", "seat")})
            for one in found
        ]
        sheet = read_sheet(row._mapping, seats)
    entries = connection.execute(
        sql.select(schema.journal)
        .where(schema.journal.c.table_id == table_id, schema.journal.c.seq > seq)
        .order_by(schema.journal.c.seq)
    )
    said = connection.execute(
        sql.select(schema.chat)
        .where(schema.chat.c.table_id == table_id, schema.chat.c.n > lines)
        .order_by(schema.chat.c.n)
    )
    return Saved(sheet, [Entry(*one) for one in entries], [ChatLine(*one) for one in said])


def read_running(connection: sql.Connection) -> list[str]:
    """The ids of running tables that wait for a bot or have clocks."""
    tables, seats, journal = schema.tables.c, schema.seats.c, schema.journal.c
    last = (
        sql.select(journal.next_seat)
        .where(journal.table_id == tables.id)
        .order_by(journal.seq.desc())
        .limit(1)
        .correlate(schema.tables)
        .scalar_subquery()
    )
    # Without an entry any seat may be first to move, so any bot counts.
    waits = sql.exists().where(
        seats.table_id == tables.id,
        sql.or_(seats.kind == BOT, seats.away),
        seats.seat == sql.func.coalesce(last, seats.seat),
    )
    # Only the journal tells whether a game is over.
    goes_on = sql.func.coalesce(last, 0) >= 0
    wanted = sql.or_(tables.clock_mode != "none", waits)
    found = sql.select(tables.id).where(tables.status == PLAYING, goes_on, wanted)
    return [str(one) for one in connection.scalars(found)]


def read_result(connection: sql.Connection, table_id: str) -> Result | None:
    """How a game ended, if that was kept."""
    kept = schema.results.c
    wanted = sql.select(kept.scores, kept.ranking).where(kept.table_id == table_id)
    row = connection.execute(wanted).first()
    return None if row is None else {"scores": row.scores, "ranking": row.ranking}


def is_sheet_there(connection: sql.Connection, sheet: Sheet) -> bool:
    """Whether a sheet was written exactly so."""
    found = read_table(connection, sheet.id)
    return found is not None and found.sheet == sheet


def is_entry_there(connection: sql.Connection, entry: Entry) -> bool:
    """Whether an entry was written exactly so."""
    kept = schema.journal.c
    place = (kept.table_id == entry.table_id, kept.seq == entry.seq)
    row = connection.execute(sql.select(schema.journal).where(*place)).first()
    return row is not None and Entry(*row) == entry


def find_line(connection: sql.Connection, line: ChatLine) -> ChatLine | None:
    """A chat line as it was written, with its number."""
    kept = schema.chat.c
    same = (kept.table_id == line.table_id, kept.at == line.at, kept.seat == line.seat)
    for row in connection.execute(sql.select(schema.chat).where(*same)):
        if row.text == line.text:
            return ChatLine(*row)
    return None
