"""Which notices are settled, and who is online, in the database that all processes share."""

from collections.abc import Sequence

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from petteia.tables.model import PERSON, PLAYING
from petteia.tables.notices.model import TURN, Notice, Outcome
from petteia.tables.sql import schema
from petteia.tables.sql.store import SqlStore

TAKEN, RETRY = "taken", "retry"
"""States of a notice: it is sent or being sent; it was not sent and is tried again."""
LOOK_BACK = 24 * 3600.0
"""Seconds after a move in which it is checked that somebody was told of their turn."""
FORGOTTEN = 3600.0
"""Seconds after which it is forgotten who was online in a process that has died."""
SETTLES = 15.0
"""Seconds after a move in which the process that made it settles its notices."""


class SqlClaims:
    """The claims of one process. There is one row for each subscription and kind of notice: that of
    the newest turn."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._process = store.process

    async def take(self, notice: Notice, token: str, now: float) -> Outcome:
        return await self._store.write(
            lambda connection: self._take(connection, notice, token, now)
        )

    def _take(self, connection: sql.Connection, notice: Notice, token: str, now: float) -> Outcome:
        if not notice.seen and self._is_online(connection, notice, now):
            return Outcome.ONLINE
        kept = schema.notices.c
        values = {
            "table_id": notice.table_id,
            "subscription": notice.subscription["id"],
            "kind": notice.kind,
            "key": notice.key,
            "turn": notice.turn,
            "seq": notice.seq,
            "state": TAKEN,
            "owner": token,
            "tries": 1,
            "due": now,
        }
        insert = insert_postgresql if self._store.postgresql else insert_sqlite
        new = insert(schema.notices).values(values)
        retried = sql.and_(kept.turn == notice.turn, kept.state == RETRY, kept.due <= now)
        tries = sql.case((kept.turn == notice.turn, kept.tries + 1), else_=1)
        upsert = new.on_conflict_do_update(
            index_elements=["table_id", "subscription", "kind"],
            set_={**values, "tries": tries},
            where=sql.or_(kept.turn < notice.turn, retried),
        ).returning(kept.turn)
        if connection.execute(upsert).first() is not None:
            return Outcome.TAKEN
        found = connection.execute(sql.select(schema.notices).where(*_row(notice))).one()
        if found.turn == notice.turn and found.state == RETRY:
            return Outcome.LATER
        if found.owner == token:
            return Outcome.TAKEN
        # So that `unsettled` need not look at this table again.
        newer = sql.update(schema.notices).where(*_row(notice), kept.seq < notice.seq)
        connection.execute(newer.values(seq=notice.seq))
        return Outcome.DONE

    def _is_online(self, connection: sql.Connection, notice: Notice, now: float) -> bool:
        """Whether the page is open in another process."""
        kept = schema.presence.c
        found = sql.select(kept.key).where(
            kept.table_id == notice.table_id,
            kept.key == notice.key,
            kept.process != self._process,
            kept.until > now,
        )
        return connection.execute(found.limit(1)).first() is not None

    async def release(
        self, notice: Notice, token: str, now: float, waits: Sequence[float], at_least: float
    ) -> float | None:
        def work(connection: sql.Connection) -> float | None:
            kept = schema.notices.c
            ours = (*_row(notice), kept.owner == token)
            tries: int | None = connection.scalar(sql.select(kept.tries).where(*ours))
            if tries is None or tries > len(waits):
                return None
            wait = max(waits[tries - 1], at_least)
            update = sql.update(schema.notices).where(*ours)
            connection.execute(update.values(state=RETRY, due=now + wait))
            return wait

        return await self._store.write(work)

    async def show(self, online: dict[str, frozenset[str]], until: float) -> None:
        if not self._store.shared:
            return
        rows = [
            {"table_id": table_id, "key": key, "process": self._process, "until": until}
            for table_id, keys in online.items()
            for key in keys
        ]

        def work(connection: sql.Connection) -> None:
            kept = schema.presence.c
            old = sql.or_(kept.process == self._process, kept.until < until - FORGOTTEN)
            connection.execute(sql.delete(schema.presence).where(old))
            if rows:
                connection.execute(sql.insert(schema.presence), rows)

        await self._store.write(work)

    async def unsettled(self, now: float) -> list[str]:
        return await self._store.read(lambda connection: _read_unsettled(connection, now))


def _row(notice: Notice) -> tuple[sql.ColumnElement[bool], ...]:
    kept = schema.notices.c
    return (
        kept.table_id == notice.table_id,
        kept.subscription == notice.subscription["id"],
        kept.kind == notice.kind,
    )


def _read_unsettled(connection: sql.Connection, now: float) -> list[str]:
    """Tables whose last move is newer than the notices of the seat to move."""
    tables, seats, journal, kept = (
        schema.tables.c,
        schema.seats.c,
        schema.journal.c,
        schema.notices.c,
    )
    newest = (
        sql.select(sql.func.max(journal.seq))
        .where(journal.table_id == tables.id)
        .correlate(schema.tables)
        .scalar_subquery()
    )
    settled = (
        sql.select(sql.func.count())
        .where(kept.table_id == seats.table_id, kept.key == seats.key, kept.kind == TURN)
        .where(kept.seq >= sql.func.coalesce(journal.seq, 0), kept.state == TAKEN)
        .correlate(schema.seats, schema.journal)
        .scalar_subquery()
    )
    last = sql.and_(journal.table_id == tables.id, journal.seq == newest)
    at = sql.func.coalesce(journal.at, tables.clock_from, tables.created)
    found = (
        sql.select(tables.id)
        .join(schema.seats, seats.table_id == tables.id)
        .outerjoin(schema.journal, last)
        .where(
            tables.status == PLAYING,
            tables.paused_by.is_(None),
            seats.notices.is_not(None),
            seats.kind == PERSON,
            sql.not_(seats.away),
            seats.seat == sql.func.coalesce(journal.next_seat, seats.seat),
            at < now - SETTLES,
            at > now - LOOK_BACK,
            settled < sql.func.json_array_length(seats.notices),
        )
        .distinct()
    )
    return [str(one) for one in connection.scalars(found)]
