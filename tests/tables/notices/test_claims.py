"""What is settled about notices, in real databases and with two processes at one table."""

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sql

from petteia.tables.errors import Unwritten
from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.memory.notices import Outbox
from petteia.tables.memory.time import ManualClock
from petteia.tables.model import PUSH, Subscription
from petteia.tables.notices import notifier
from petteia.tables.notices.model import REMINDER, TURN, Notice, Outcome
from petteia.tables.notices.queue import NoticeQueue
from petteia.tables.real_services import real_services
from petteia.tables.sql import schema
from petteia.tables.sql.admin import Admin
from petteia.tables.sql.claims import LOOK_BACK, SETTLES, SqlClaims
from petteia.tables.sql.store import SqlStore
from petteia.tables.viewers import Viewer
from tests.nim import add_nim
from tests.tables.builders import friends, manager, move, until
from tests.tables.notices.people import open_page, wish
from tests.tables.parts import a_sheet

NIM = {"game": "nim", "options": {}}
WAITS = (2.0, 10.0)


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nim(monkeypatch)


def a_notice(turn: int = 0, kind: str = TURN) -> Notice:
    to = Subscription(
        id="s", kind=PUSH, target="t", p256dh="", auth="", language="en", base="", code=""
    )
    return Notice("owl", kind, "nim", "Nim", 0, "Thea", turn, turn, to, "k0")


async def test_a_turn_is_taken_once(database: str) -> None:
    store = SqlStore(database)
    await store.create(a_sheet())
    claims = SqlClaims(store)
    assert await claims.take(a_notice(), "a", 100.0) is Outcome.TAKEN
    assert await claims.take(a_notice(), "b", 100.0) is Outcome.DONE
    assert await claims.take(a_notice(kind=REMINDER), "c", 100.0) is Outcome.TAKEN
    assert await claims.take(a_notice(3), "d", 100.0) is Outcome.TAKEN
    assert await claims.take(a_notice(2), "e", 100.0) is Outcome.DONE
    # Whoever was told of an error finds out that it was written all the same.
    assert await claims.take(a_notice(3), "d", 100.0) is Outcome.TAKEN
    await store.close()


async def test_what_was_not_sent_is_taken_again_by_anybody(database: str) -> None:
    store = SqlStore(database)
    await store.create(a_sheet())
    claims = SqlClaims(store)
    assert await claims.take(a_notice(), "a", 100.0) is Outcome.TAKEN
    assert await claims.release(a_notice(), "a", 100.0, WAITS, 0.0) == 2.0
    assert await claims.take(a_notice(), "b", 101.0) is Outcome.LATER
    assert await claims.take(a_notice(), "b", 102.0) is Outcome.TAKEN
    assert await claims.release(a_notice(), "a", 102.0, WAITS, 0.0) is None, "it is not its own"
    assert await claims.release(a_notice(), "b", 102.0, WAITS, 60.0) == 60.0
    assert await claims.take(a_notice(), "c", 162.0) is Outcome.TAKEN
    assert await claims.release(a_notice(), "c", 162.0, WAITS, 0.0) is None, "that was the last"
    assert await claims.take(a_notice(), "d", 999.0) is Outcome.DONE
    await store.close()


async def test_many_takers_have_one_winner(shared: str) -> None:
    stores = [SqlStore(shared) for _ in range(3)]
    await stores[0].create(a_sheet())
    claims = [SqlClaims(store) for store in stores]
    for turn in range(10):
        asked = [
            one.take(a_notice(turn), f"{number} {again}", 100.0)
            for number, one in enumerate(claims)
            for again in range(3)
        ]
        found = await asyncio.gather(*asked)
        assert found.count(Outcome.TAKEN) == 1
        assert found.count(Outcome.DONE) == 8
    for store in stores:
        await store.close()


async def test_who_is_online_in_another_process_is_not_told(shared: str) -> None:
    here, there = SqlStore(shared), SqlStore(shared)
    await here.create(a_sheet())
    ours, theirs = SqlClaims(here), SqlClaims(there)
    await theirs.show({"owl": frozenset({"k0"})}, 160.0)
    assert await ours.take(a_notice(), "a", 100.0) is Outcome.ONLINE
    assert await ours.take(replace(a_notice(), key="k1"), "b", 100.0) is Outcome.TAKEN
    assert await ours.take(a_notice(1), "c", 161.0) is Outcome.TAKEN, "that process has died"
    await theirs.show({"owl": frozenset({"k0"})}, 260.0)
    await theirs.show({}, 260.0)
    assert await ours.take(a_notice(2), "d", 200.0) is Outcome.TAKEN
    await here.close()
    await there.close()


async def test_deleted_tables_take_their_notices_along(database: str) -> None:
    store = SqlStore(database)
    await store.create(a_sheet())
    claims = SqlClaims(store)
    await claims.take(a_notice(), "a", 100.0)
    await claims.show({"owl": frozenset({"k0"})}, 160.0)
    admin = Admin(database)
    admin.delete(["owl"], lambda *_: None)
    admin.close()
    for table in (schema.notices, schema.presence):
        rows = sql.select(sql.func.count()).select_from(table)
        assert await store.read(lambda connection, rows=rows: connection.scalar(rows)) == 0
    await store.close()


async def test_a_table_where_somebody_may_not_have_been_told_is_found(database: str) -> None:
    clock = ManualClock()
    async with manager(database, clock=clock) as opened:
        table, viewers = await told_by(opened, Outbox(clock))
        claims = SqlClaims(opened.services.store)
        await move(table, viewers)
        await until(lambda: opened.services.notices.sent == 1)
        now = clock.time()
        assert await claims.unsettled(now + SETTLES + 1) == []
        opened.services.notices._stop()
        await move(table, viewers)
        await move(table, viewers)
        now = clock.time()
        assert await claims.unsettled(now + SETTLES - 1) == [], "it may still be on its way"
        assert await claims.unsettled(now + SETTLES + 1) == [table.id]
        assert await claims.unsettled(now + LOOK_BACK + 1) == []
        await table.seating.pause(viewers[0])
        assert await claims.unsettled(now + SETTLES + 1) == []
        await table.seating.resume(viewers[0])
        await table.subscriptions.stop(table.subscriptions.of(viewers[1], 1)[0]["id"])
        assert await claims.unsettled(now + SETTLES + 1) == []


async def told_by(opened: TableManager, outbox: Outbox) -> tuple[LiveTable, list[Viewer]]:
    """A table whose second person is told through an outbox."""
    services = opened.services
    assert isinstance(services.store, SqlStore)
    claims = SqlClaims(services.store)
    services.notices = NoticeQueue(claims, {PUSH: outbox}, services.clock, services.scheduler)
    opened._spawn(services.notices.run())
    table, viewers = await friends(opened, **NIM)
    await table.subscriptions.add(viewers[1], 1, wish())
    return table, viewers


async def test_a_lost_reply_of_the_database_loses_no_notice_and_doubles_none(sqlite: str) -> None:
    """The claim is written, but the process is told of an error."""
    async with manager(sqlite) as opened:
        outbox = Outbox(opened.services.clock)
        table, viewers = await told_by(opened, outbox)
        claims = opened.services.notices._claims
        take, errors = claims.take, []

        async def lose(notice: Notice, token: str, now: float) -> Outcome:
            outcome = await take(notice, token, now)
            if len(errors) < 1:
                errors.append(outcome)
                raise Unwritten
            return outcome

        claims.take = lose
        await move(table, viewers)
        await until(lambda: len(errors) == 1 and not opened.services.notices._sending)
        for key in table.notifier._settled:
            table.notifier._settled[key] = 0.0  # the seconds until the next attempt have passed
        table.notifier.check()
        await until(lambda: outbox.sent)
        table.notifier.check()
        await asyncio.sleep(0)
        assert len(outbox.sent) == 1


async def test_two_processes_tell_each_turn_once_and_never_who_is_online(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People play through one process; the page of one is open in the other, or nowhere."""
    monkeypatch.setattr(notifier, "RESTART", 0.0)
    monkeypatch.setattr(notifier, "GRACE", 0.0)
    opened, outboxes = [], []
    for _ in range(2):
        services = await real_services(shared, bot_processes=1, pause=0.0)
        assert isinstance(services.store, SqlStore)
        outbox, claims = Outbox(services.clock), SqlClaims(services.store)
        services.notices = NoticeQueue(claims, {PUSH: outbox}, services.clock, services.scheduler)
        opened.append(TableManager(services))
        outboxes.append(outbox)
        opened[-1].start()
    for _ in range(3):
        await play_through_one_process(*opened, outboxes)
    for one in opened:
        await one.close()


async def play_through_one_process(
    here: TableManager, there: TableManager, outboxes: list[Outbox]
) -> None:
    table, viewers = await friends(here, **NIM)
    for seat in (0, 1):
        target = f"https://push.test/{table.id}{seat}"
        await table.subscriptions.add(viewers[seat], seat, wish(target))
    twin = await there.find(table.id)
    await until(lambda: told(table, outboxes) == [0])
    close = open_page(twin, viewers[0])
    await until(lambda: not there.services.notices._changed.is_set())
    assert isinstance(there.services.store, SqlStore)
    await there.services.store.write(lambda _: None)  # what was written before is done
    expected = [0]
    while table.state.status == "playing":
        await move(table, viewers)
        await until(lambda: twin.state.seq == table.state.seq)
        expected += [1] * (table.state.to_move == 1)
        await until(lambda: is_quiet(here) and is_quiet(there))
        assert told(table, outboxes) == expected
    close()


def told(table: LiveTable, outboxes: list[Outbox]) -> list[int]:
    """The seats of a table that were told."""
    sent = [one.payload for outbox in outboxes for one in outbox.sent]
    return sorted(one["seat"] for one in sent if one["table"] == table.id)


def is_quiet(opened: TableManager) -> bool:
    """Whether no notice is on its way."""
    notices = opened.services.notices
    return notices._waiting.empty() and not notices._sending
