"""The health of a store: writes that fail, damaged files, and files that others can read."""

import asyncio
import logging
import os
import sqlite3
import stat
import threading
from pathlib import Path

import pytest
import sqlalchemy as sql

from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.problem import Problem
from petteia.tables.errors import Damaged, Unwritten
from petteia.tables.sql import database as connecting
from petteia.tables.sql import health as module
from petteia.tables.sql import schema
from petteia.tables.sql.database import make_engine
from petteia.tables.sql.health import Health, quick_check
from petteia.tables.sql.store import SqlStore
from tests.tables.test_store import a_sheet, an_entry

PAGE = 4096


def file_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


async def damaged(database: str) -> None:
    """A database with a table, one of whose pages is overwritten."""
    store = SqlStore(database)
    await store.create(a_sheet())
    await asyncio.gather(*(store.append(an_entry(seq)) for seq in range(1, 200)))
    await store.close()
    connection = sqlite3.connect(file_of(database))
    root = "SELECT rootpage FROM sqlite_master WHERE name = 'journal'"
    page = int(connection.execute(root).fetchone()[0])
    connection.close()
    with file_of(database).open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xa5" * PAGE)


async def test_a_store_is_well_when_it_answers_and_writes(database: str) -> None:
    store = SqlStore(database)
    assert await store.trouble() is None
    await store.create(a_sheet())
    assert await store.trouble() is None
    await store.close()


async def test_a_write_that_fails_is_trouble_until_one_works(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "BUSY", 0.1)
    monkeypatch.setattr(module, "PROBE_PAUSE", 0.0)
    store = SqlStore(sqlite)
    await store.create(a_sheet())
    holder = sqlite3.connect(file_of(sqlite), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unwritten):
        await store.append(an_entry(1))
    assert await store.trouble() == "unwritable"
    assert store.health.failures >= 1
    holder.execute("ROLLBACK")
    holder.close()
    # Nobody plays: a write of the store itself shows that it works again.
    assert await store.trouble() is None
    await store.close()


async def test_a_store_that_nobody_writes_to_is_tried(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk or a file that became read-only shows before a player meets it."""

    def crowded(url: sql.URL, writes: bool) -> sql.Engine:
        engine = make_engine(url, writes)
        if writes:
            sql.event.listen(
                engine, "connect", lambda connection, _: connection.execute("PRAGMA query_only=1")
            )
        return engine

    monkeypatch.setattr("petteia.tables.sql.store.make_engine", crowded)
    store = SqlStore(sqlite)
    assert await store.trouble() is None, "the last write is not long ago"
    monkeypatch.setattr(module, "PROBE_AGE", 0.0)
    assert await store.trouble() == "unwritable"
    await store.close()


async def test_one_entry_that_cannot_be_written_is_no_trouble(database: str) -> None:
    store = SqlStore(database)
    with pytest.raises(Unwritten):
        await store.append(an_entry(1, "there is no such table"))
    assert await store.trouble() is None
    await store.close()


async def test_a_probe_that_gets_no_answer_is_trouble(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PROBE_AGE", 0.0)
    monkeypatch.setattr("petteia.tables.sql.store.ANSWER", 0.1)
    goes_on = threading.Event()
    store = SqlStore(sqlite)
    waiting = store._writer.put("owl", lambda _: goes_on.wait(30))
    writing = asyncio.create_task(waiting)
    await asyncio.sleep(0)
    assert await store.trouble() == "unwritable"
    goes_on.set()
    await writing
    monkeypatch.setattr("petteia.tables.sql.store.ANSWER", 10.0)
    assert await store.trouble() is None
    await store.close()


async def test_a_damaged_file_is_told_and_takes_no_new_tables(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    await damaged(sqlite)
    store = SqlStore(sqlite)
    assert await store.trouble() == "damaged"
    with pytest.raises(Damaged) as refused:
        await store.create(a_sheet("new"))
    assert refused.value.status == 503
    assert len({refused.value.words(language) for language in LANGUAGES}) == len(LANGUAGES)
    with pytest.raises(Damaged):
        await store.change(a_sheet(version=2, next_table="new"), a_sheet("new"))
    assert await store.change(a_sheet(version=2)), "a table that is there may go on"
    await store.close()
    told = [one.message for one in caplog.records if "is damaged" in one.message]
    assert len(told) == 1
    assert "restore a backup" in told[0]


async def test_damage_that_shows_later_is_told_too(sqlite: str) -> None:
    store = SqlStore(sqlite)
    await store.create(a_sheet())

    def fail(_: object) -> object:
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = 11
        raise sql.exc.DatabaseError("SELECT", {}, error)

    with pytest.raises(Unwritten):
        await store._read(fail)
    assert await store.trouble() == "damaged"
    await store.close()


async def test_a_damaged_file_of_an_older_version_is_not_upgraded(sqlite: str) -> None:
    await damaged(sqlite)
    connection = sqlite3.connect(file_of(sqlite))
    connection.execute("UPDATE alembic_version SET version_num = '0003'")
    connection.commit()
    connection.close()
    with pytest.raises(Problem, match=r"damaged .* cannot be upgraded"):
        SqlStore(sqlite)


async def test_a_large_file_is_checked_in_the_background(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqlStore(sqlite)
    await store.create(a_sheet())
    await store.close()
    goes_on, looked = threading.Event(), threading.Event()

    def slow(file: Path, stopping: threading.Event) -> list[str]:
        looked.set()
        goes_on.wait(30)
        return ["row 7 missing from index"]

    monkeypatch.setattr(module, "quick_check", slow)
    monkeypatch.setattr("petteia.tables.sql.store.CHECK_SECONDS", 0.05)
    store = SqlStore(sqlite)
    assert looked.wait(10)
    assert await store.trouble() is None
    assert await store.create(a_sheet("other"))
    goes_on.set()
    assert store._check is not None
    assert store._check.wait(10)
    assert await store.trouble() == "damaged"
    await store.close()


async def test_a_check_can_be_stopped(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await damaged(sqlite)
    monkeypatch.setattr(module, "CHECK_STEPS", 1)
    stopping = threading.Event()
    assert quick_check(file_of(sqlite), stopping) != []
    stopping.set()
    assert quick_check(file_of(sqlite), stopping) == []


def test_only_errors_of_the_database_are_trouble() -> None:
    health = Health("sqlite:///x")
    health.on_error(ZeroDivisionError(), writing=True)
    health.on_error(sql.exc.IntegrityError("INSERT", {}, sqlite3.IntegrityError()), writing=True)
    assert not health.failing
    assert not health.damage
    health.on_error(sql.exc.OperationalError("INSERT", {}, sqlite3.OperationalError()), True)
    assert health.failing


@pytest.fixture
def open_umask() -> object:
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(database: str) -> dict[str, str]:
    found = file_of(database).parent.glob(file_of(database).name + "*")
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in sorted(found)}


@pytest.mark.usefixtures("open_umask")
async def test_nobody_else_can_read_a_new_file(sqlite: str) -> None:
    store = SqlStore(sqlite)
    await store.create(a_sheet())
    found = modes(sqlite)
    await store.close()
    assert found == dict.fromkeys(("petteia.db", "petteia.db-shm", "petteia.db-wal"), "0o600")


@pytest.mark.usefixtures("open_umask")
async def test_a_file_that_everybody_could_read_is_made_private(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    file_of(sqlite).touch()
    assert modes(sqlite) == {"petteia.db": "0o644"}
    store = SqlStore(sqlite)
    await store.create(a_sheet())
    found = modes(sqlite)
    await store.close()
    assert set(found.values()) == {"0o600"}
    assert "could be read by everybody" in caplog.text
    caplog.clear()
    file_of(sqlite).chmod(0o640)
    with caplog.at_level(logging.WARNING):
        store = SqlStore(sqlite)
    await store.close()
    assert modes(sqlite)["petteia.db"] == "0o640", "somebody has chosen that"
    assert caplog.text == ""


def test_the_probe_has_its_row(database: str) -> None:
    engine = make_engine(connecting.prepare(database), writes=False)
    with engine.begin() as connection:
        assert connection.scalars(sql.select(schema.probe.c.id)).all() == [1]
    engine.dispose()
