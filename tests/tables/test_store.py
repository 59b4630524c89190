"""The store: what is acknowledged is there, and one's trouble is not another's."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sql

from petteia.kernel.deal_secret import make_secret
from petteia.kernel.text.problem import Problem
from petteia.tables.errors import Unwritten
from petteia.tables.memory.store import MemoryStore
from petteia.tables.model import (
    BOT,
    KEPT_LINES,
    MOVE,
    PERSON,
    PLAYING,
    ChatLine,
    Entry,
    Saved,
    Seat,
    Sheet,
)
from petteia.tables.services import Store
from petteia.tables.sql import database as connecting
from petteia.tables.sql import schema
from petteia.tables.sql.database import make_engine, prepare
from petteia.tables.sql.store import SqlStore
from petteia.tables.sql.upgrade import upgrade
from tests.tables.conftest import empty_postgresql

MakeStore = Callable[[], Store]
WRITES_UNTIL_KILLED = Path(__file__).parent / "writes_until_killed.py"


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """An empty store of each kind."""
    if request.param == "memory":
        return MemoryStore
    if request.param == "sqlite":
        return lambda: SqlStore(f"sqlite:///{tmp_path / 'petteia.db'}")
    return lambda: SqlStore(empty_postgresql(request.getfixturevalue("postgresql")))


def a_sheet(table_id: str = "owl", **changed: object) -> Sheet:
    seats = [
        Seat(PERSON, "Thea", "a", key="k0", owner="o"),
        Seat(BOT, "Doros", "b", level="shepherd"),
    ]
    sheet = Sheet(
        id=table_id,
        game="elysium",
        rules=1,
        fingerprint="f",
        options={"families": ["zeus"], "pack": "house"},
        content_set=None,
        seed=2**64 - 1,
        clock_mode="none",
        clock_seconds=0,
        host_key="h",
        created=1.5,
        seats=seats,
    )
    return replace(sheet, **changed)  # type: ignore[arg-type]


def an_entry(seq: int, table_id: str = "owl", value: int = 5, next_seat: int = 1) -> Entry:
    return Entry(table_id, seq, MOVE, value, 0, "person", 0.25, next_seat, 2.5)


async def test_a_table_comes_back_as_it_was_written(make_store: MakeStore) -> None:
    store = make_store()
    assert await store.create(a_sheet())
    assert await store.append(an_entry(1))
    await store.say(ChatLine("owl", 0, 0, "Thea", "χαῖρε 🏛", 3.5))
    saved = await store.load("owl")
    await store.close()
    assert saved == Saved(a_sheet(), [an_entry(1)], [ChatLine("owl", 0, 0, "Thea", "χαῖρε 🏛", 3.5)])


async def test_what_was_written_does_not_change_with_what_is_in_memory(
    make_store: MakeStore,
) -> None:
    store = make_store()
    sheet = a_sheet()
    await store.create(sheet)
    sheet.seats[0].name = "Somebody"
    found = await store.load("owl")
    assert found is not None
    assert found.sheet == a_sheet()
    found.sheet.seats[0].name = "Somebody else"
    assert (await store.load("owl")).sheet == a_sheet()
    await store.close()


async def test_there_is_nothing_of_a_table_nobody_opened(make_store: MakeStore) -> None:
    store = make_store()
    found = await store.load("nothing")
    await store.close()
    assert found is None


async def test_a_table_may_begin_with_moves(make_store: MakeStore) -> None:
    store = make_store()
    sheet = a_sheet(fork={"table": "kite", "move": 2})
    assert await store.create(sheet, [an_entry(1), an_entry(2)])
    assert not await store.create(a_sheet(), [an_entry(1, value=9)])
    assert await store.load("owl") == Saved(sheet, [an_entry(1), an_entry(2)], [])
    await store.close()


async def test_an_id_is_given_once(make_store: MakeStore) -> None:
    store = make_store()
    both = await store.create(a_sheet()), await store.create(a_sheet(seed=3))
    await store.close()
    assert both == (True, False)


async def test_of_two_entries_of_one_number_one_is_written(make_store: MakeStore) -> None:
    store = make_store()
    await store.create(a_sheet())
    answers = await asyncio.gather(*(store.append(an_entry(1, value=n)) for n in range(20)))
    later = await store.append(an_entry(1, value=99))
    saved = await store.load("owl")
    await store.close()
    answers.append(later)
    assert saved is not None
    assert answers.count(True) == 1
    assert [entry.value for entry in saved.entries] == [answers.index(True)]


async def test_what_waits_is_written_in_few_commits(database: str) -> None:
    store = SqlStore(database)
    ids = [f"t{number}" for number in range(100)]
    await asyncio.gather(*(store.create(a_sheet(one)) for one in ids))
    before = store.commits
    answers = await asyncio.gather(*(store.append(an_entry(1, one)) for one in ids))
    commits = store.commits - before
    await store.close()
    assert all(answers)
    assert commits <= 10


async def test_a_conflict_hurts_only_its_own(make_store: MakeStore) -> None:
    store = make_store()
    for one in ("a", "b", "c"):
        await store.create(a_sheet(one))
    await store.append(an_entry(1, "b"))
    answers = await asyncio.gather(*(store.append(an_entry(1, one)) for one in ("a", "b", "c")))
    await store.close()
    assert answers == [True, False, True]


async def test_an_entry_that_cannot_be_written_fails_alone(make_store: MakeStore) -> None:
    store = make_store()
    await store.create(a_sheet("a"))
    answers = await asyncio.gather(
        store.append(an_entry(1, "a")),
        store.append(an_entry(1, "there is no such table")),
        return_exceptions=True,
    )
    saved = await store.load("a")
    assert saved is not None
    await store.close()
    assert [answers[0], type(answers[1]), len(saved.entries)] == [True, Unwritten, 1]


async def test_a_change_on_an_old_version_is_refused(make_store: MakeStore) -> None:
    store = make_store()
    await store.create(a_sheet())
    seats = a_sheet().seats[:1]
    first = await store.change(a_sheet(version=2, status=PLAYING, seats=seats))
    second = await store.change(a_sheet(version=2, status="lobby"), a_sheet("next"))
    assert await store.load("next") is None
    saved = await store.load("owl")
    await store.close()
    assert (first, second) == (True, False)
    assert saved is not None
    assert saved.sheet is not None
    assert (saved.sheet.status, len(saved.sheet.seats)) == (PLAYING, 1)


async def test_news_are_what_came_since(make_store: MakeStore) -> None:
    store = make_store()
    await store.create(a_sheet())
    await store.append(an_entry(1))
    await store.append(an_entry(2))
    await store.say(ChatLine("owl", 0, 0, "Thea", "one", 1.0))
    some = await store.read_changes("owl", 1, 1, -1)
    none = await store.read_changes("owl", 1, 2, 0)
    await store.close()
    assert some is not None
    assert some.sheet is None
    assert [entry.seq for entry in some.entries] == [2]
    assert [line.text for line in some.lines] == ["one"]
    assert none == Saved(None, [], [])


async def test_chat_is_numbered_and_old_lines_go(make_store: MakeStore) -> None:
    store = make_store()
    await store.create(a_sheet())
    said = [ChatLine("owl", 0, 0, "Thea", f"line {n}", 1.0) for n in range(KEPT_LINES + 3)]
    await asyncio.gather(*(store.say(line) for line in said))
    saved = await store.load("owl")
    await store.close()
    assert saved is not None
    assert [line.n for line in saved.lines] == list(range(3, KEPT_LINES + 3))


async def test_running_tables_wait_for_a_bot_or_have_clocks(make_store: MakeStore) -> None:
    store = make_store()
    away = a_sheet().seats
    away[0].away = True
    cases = {
        "lobby": a_sheet("lobby"),
        "new": a_sheet("new", status=PLAYING),
        "bot": a_sheet("bot", status=PLAYING),
        "person": a_sheet("person", status=PLAYING),
        "away": a_sheet("away", status=PLAYING, seats=away),
        "over": a_sheet("over", status=PLAYING, clock_mode="game"),
        "clock": a_sheet("clock", status=PLAYING, clock_mode="move"),
    }
    for sheet in cases.values():
        await store.create(sheet)
    for name, next_seat in {"bot": 1, "person": 0, "away": 0, "over": -1, "clock": 0}.items():
        await store.append(an_entry(1, name, next_seat=next_seat))
    found = await store.running()
    await store.close()
    assert sorted(found) == ["away", "bot", "clock", "new"]


async def test_a_locked_database_is_a_clear_error_and_passes(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "BUSY", 0.3)

    store = SqlStore(sqlite)
    await store.create(a_sheet())
    holder = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    began = time.perf_counter()
    writes = (store.append(an_entry(seq)) for seq in range(1, 100))
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert all(isinstance(answer, Unwritten) for answer in answers)
    assert time.perf_counter() - began < 15, "one after the other they would wait 30 s"
    holder.execute("ROLLBACK")
    holder.close()
    assert await store.append(an_entry(1))
    await store.close()


async def is_written(store: SqlStore, seq: int) -> bool:
    """Does the store take this entry, or does it say that it cannot?"""
    try:
        return await store.append(an_entry(seq))
    except Unwritten:
        return False


async def test_a_full_disk_is_a_clear_error_and_loses_nothing(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crowded(url: sql.URL, writes: bool) -> sql.Engine:
        engine = make_engine(url, writes)
        sql.event.listen(
            engine, "connect", lambda connection, _: connection.execute("PRAGMA max_page_count=30")
        )
        return engine

    monkeypatch.setattr("petteia.tables.sql.store.make_engine", crowded)
    store = SqlStore(sqlite)
    await store.create(a_sheet())
    seq = 0
    while seq < 10_000 and await is_written(store, seq + 1):
        seq += 1
    saved = await store.load("owl")
    await store.close()
    assert saved is not None
    acknowledged, there = seq, len(saved.entries)
    assert 0 < acknowledged < 10_000
    assert acknowledged == there


async def test_a_fault_in_a_write_is_told_and_the_writer_lives_on(database: str) -> None:
    def fault(_: object) -> object:
        raise ZeroDivisionError

    store = SqlStore(database)
    await store.create(a_sheet())
    answers = await asyncio.gather(
        store._writer.put("owl", fault), store.append(an_entry(1)), return_exceptions=True
    )
    assert isinstance(answers[0], Unwritten)
    assert answers[1] is True
    await store.close()


async def test_a_table_and_its_follower_are_written_both_or_not(make_store: MakeStore) -> None:
    store = make_store()
    await store.create(a_sheet())
    await store.create(a_sheet("taken"))
    with pytest.raises(Unwritten):
        await store.change(a_sheet(version=2, next_table="taken"), a_sheet("taken"))
    saved = await store.load("owl")
    assert saved is not None
    assert saved.sheet == a_sheet()
    await store.close()


async def test_every_acknowledged_entry_survives_kill_9(database: str) -> None:
    """A process writes for many tables and says what was acknowledged, until it is killed."""
    writer = subprocess.Popen(
        [sys.executable, str(WRITES_UNTIL_KILLED), database], stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    assert writer.stdout.readline() == "ready\n"
    first = [writer.stdout.readline() for _ in range(300)]
    writer.kill()
    rest = writer.stdout.read().splitlines(keepends=True)
    writer.wait()
    acknowledged = [line.split() for line in first + rest if line.endswith("\n")]

    store = SqlStore(database)
    there: set[tuple[str, int]] = set()
    for number in range(8):
        saved = await store.load(f"t{number}")
        assert saved is not None
        numbers = [entry.seq for entry in saved.entries]
        assert numbers == list(range(1, len(numbers) + 1))
        there |= {(f"t{number}", seq) for seq in numbers}
    await store.close()
    assert len(acknowledged) >= 300
    assert {(one, int(seq)) for one, seq in acknowledged} <= there


async def test_a_secret_comes_back_as_it_was_written(make_store: MakeStore) -> None:
    store = make_store()
    secrets = [make_secret(bytes(32)), make_secret(b"\xff" * 32), make_secret(bytes(range(32)))]
    for number, secret in enumerate(secrets):
        sheet = a_sheet(f"t{number}", seed=secret)
        assert await store.create(sheet)
        assert await store.change(replace(sheet, version=2))
        saved = await store.load(sheet.id)
        assert saved is not None
        assert saved.sheet is not None
        assert saved.sheet.seed == secret
    await store.close()


async def test_a_table_from_before_secrets_keeps_its_seed(database: str) -> None:
    url = connecting.read_url(database)
    engine = make_engine(url, writes=True)
    row: dict[str, object] = {"id": "owl", "version": 1, "game": "elysium", "rules": 1}
    row |= {"fingerprint": "f", "options": {}, "seed": str(2**64 - 1), "status": PLAYING}
    row |= {"clock_mode": "none", "clock_seconds": 0, "host_key": "h", "created": 1.5}
    columns = [schema.tables.c[name] for name in row]
    table = sql.table("tables", *(sql.column(one.name, one.type) for one in columns))
    with engine.begin() as connection:
        upgrade(connection, "0005")
        connection.execute(sql.insert(table), row)
    engine.dispose()
    store = SqlStore(database)
    saved = await store.load("owl")
    await store.close()
    assert saved is not None
    assert saved.sheet is not None
    assert saved.sheet.seed == 2**64 - 1


async def test_an_older_schema_is_brought_up_with_its_tables(database: str) -> None:
    url = connecting.read_url(database)
    engine = make_engine(url, writes=True)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        assert not sql.inspect(connection).has_table("chat")
    engine.dispose()
    store = SqlStore(database)
    await store.create(a_sheet())
    await store.close()
    engine = make_engine(url, writes=False)
    with engine.begin() as connection:
        assert sql.inspect(connection).has_table("chat")
        assert connection.scalar(sql.select(schema.tables.c.id)) == "owl"
    engine.dispose()


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    engine = make_engine(prepare(database), writes=True)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_a_newer_schema_is_refused_in_a_sentence(database: str) -> None:
    engine = make_engine(prepare(database), writes=True)
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Problem, match="newer version of Petteia"):
        SqlStore(database)


@pytest.mark.parametrize(
    "address", ["nonsense", "mysql://somewhere/x", "sqlite://", "sqlite:///:memory:"]
)
def test_a_wrong_address_is_a_problem(address: str) -> None:
    with pytest.raises(Problem):
        prepare(address)


def test_a_file_that_is_no_database_is_a_problem(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a database, " * 100)
    with pytest.raises(Problem, match="cannot be opened: file is not a database"):
        prepare(f"sqlite:///{file}")
    with pytest.raises(Problem, match="cannot be written"):
        prepare(f"sqlite:///{file}/inner/petteia.db")


def test_a_database_that_cannot_be_reached_is_a_problem_without_its_password() -> None:
    with pytest.raises(Problem) as caught:
        prepare("postgresql://thea:secret@127.0.0.1:1/petteia")
    assert "secret" not in str(caught.value)
