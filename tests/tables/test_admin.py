"""What an operator does with a database, also while a server uses it."""

import asyncio
import shutil
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import pytest

from petteia.kernel.text.problem import Problem
from petteia.tables.errors import NoTable, Restored, TableError, Unwritten
from petteia.tables.live import LiveTable
from petteia.tables.model import ABANDONED, PLAYING
from petteia.tables.sql import writer as module
from petteia.tables.sql.admin import Admin, Filter, TableInfo, find_damage
from petteia.tables.sql.backup import make_backup, restore_backup
from petteia.tables.sql.store import SqlStore
from tests.tables.builders import friends, manager, move, open_table, until, wanted
from tests.tables.test_health import damaged, file_of
from tests.tables.test_store import a_sheet, an_entry


def quiet(_done: int, _total: int) -> None:
    """Nobody watches the progress."""


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOK", 0.02)


def listed(database: str, **wanted: object) -> list[TableInfo]:
    admin = Admin(database)
    try:
        return admin.list_tables(Filter(**wanted))  # type: ignore[arg-type]
    finally:
        admin.close()


def remove(database: str, *ids: str) -> None:
    admin = Admin(database)
    admin.delete(ids, quiet)
    admin.close()


async def test_tables_are_listed_by_status_game_and_age(database: str) -> None:
    store, now = SqlStore(database), time.time()
    bots = replace(a_sheet().seats[1])
    for sheet in (
        a_sheet("lobby", created=now),
        a_sheet("playing", status=PLAYING, created=now - 500),
        a_sheet("over", status=PLAYING, game="thebai", created=now - 1000),
        a_sheet("bots", status=PLAYING, seats=[bots], created=now - 1000),
        a_sheet("abandoned", status=ABANDONED, created=now - 2000, ended=now - 100),
    ):
        await store.create(sheet)
    await store.append(replace(an_entry(1, "playing"), at=now - 50))
    await store.append(replace(an_entry(1, "over", next_seat=-1), at=now - 700))
    await store.close()
    found = {table.id: table for table in listed(database)}
    assert {name: table.status for name, table in found.items()} == {
        "abandoned": "abandoned",
        "over": "over",
        "bots": "playing",
        "playing": "playing",
        "lobby": "lobby",
    }
    assert [table.id for table in found.values() if table.has_people] == ["playing"]
    assert found["playing"].people == ["Thea"]
    assert (found["playing"].moves, found["lobby"].moves) == (1, 0)
    assert all(table.size > 0 for table in found.values())
    assert [table.id for table in listed(database, statuses=["over"])] == ["over"]
    assert [table.id for table in listed(database, games=["thebai"])] == ["over"]
    assert {table.id for table in listed(database, older_than=300.0)} == {"over", "bots"}
    assert {table.id for table in listed(database, ids=["lobby", "over"])} == {"lobby", "over"}


async def test_a_deleted_table_is_gone_with_all_its_rows(database: str) -> None:
    store = SqlStore(database)
    for one in ("a", "b"):
        await store.create(a_sheet(one))
        await store.append(an_entry(1, one))
    remove(database, "a")
    assert await store.load("a") is None
    assert await store.load("b") is not None
    await store.close()
    assert [table.id for table in listed(database)] == ["b"]


async def test_a_running_server_notices_that_a_table_is_gone(database: str) -> None:
    async with manager(database) as opened:
        table, viewers = await friends(opened)
        other, others = await friends(opened)
        told: list[frozenset[str]] = []
        table.audience.watch(told.append)
        await move(table, viewers)
        await move(other, others)
        remove(database, table.id)
        await until(lambda: table.ended is not None)
        assert isinstance(table.ended, NoTable)
        await until(lambda: told)
        await until(lambda: table.id not in opened._tables)
        with pytest.raises(NoTable):
            await opened.find(table.id)
        with pytest.raises(NoTable):
            await table.play(viewers[table.state.to_move], table.state.seq, 0)
        await until_played(other, others)
        assert other.state.seq == 2


async def until_played(table: LiveTable, viewers: list[object]) -> None:
    """Move; a server that has just noticed a change asks to try again."""
    for _ in range(50):
        try:
            await move(table, viewers)  # type: ignore[arg-type]
        except Unwritten:
            await asyncio.sleep(0.01)
        else:
            return
    raise AssertionError("the table does not go on")


async def test_a_move_at_a_table_that_has_just_been_deleted_is_refused(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK", 60.0)
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        remove(sqlite, table.id)
        with pytest.raises(TableError) as refused:
            await move(table, viewers)
        assert refused.value.key in ("unwritten", "no-table")
        await until(lambda: table.ended is not None)
        with pytest.raises(NoTable):
            await opened.find(table.id)


async def test_the_bots_of_a_deleted_table_stop(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with manager(sqlite) as opened:
        table, _, _ = await open_table(opened, "shepherd", "shepherd")
        await until(lambda: table.state.seq > 2)
        remove(sqlite, table.id)
        await until(lambda: table.ended is not None)
        await until(lambda: table.bots.idle)
    assert "Traceback" not in caplog.text
    assert not [one for one in caplog.records if one.exc_info]


async def test_a_backup_is_made_while_a_server_writes(sqlite: str, tmp_path: Path) -> None:
    copy, steps = tmp_path / "copy.sqlite", []
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        await move(table, viewers)
        making = asyncio.create_task(
            asyncio.to_thread(
                make_backup, file_of(sqlite), copy, lambda done, total: steps.append((done, total))
            )
        )
        while not making.done():
            await move(table, viewers)
        await making
        assert table.ended is None, "a backup changes nothing"
    assert steps
    assert steps[-1][0] == steps[-1][1]
    assert oct(copy.stat().st_mode & 0o777) == "0o600"
    assert not list(tmp_path.glob("*.part"))
    store = SqlStore(f"sqlite:///{copy}")
    saved = await store.load(table.id)
    await store.close()
    assert saved is not None
    assert [entry.seq for entry in saved.entries] == list(range(1, len(saved.entries) + 1))


async def test_a_backup_is_restored_under_a_running_server(sqlite: str, tmp_path: Path) -> None:
    """Tables go back to where they were; those that came later are gone; bots go on."""
    copy = tmp_path / "copy.sqlite"
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        kept, keepers = await friends(opened)
        for _ in range(3):
            await move(table, viewers)
            await move(kept, keepers)
        make_backup(file_of(sqlite), copy, quiet)
        then = table.state.require_history().moves[:]
        for _ in range(4):
            await move(table, viewers)
        later, _ = await friends(opened)
        await asyncio.to_thread(restore_backup, copy, file_of(sqlite), quiet)
        await until(lambda: table.ended is not None and later.ended is not None)
        assert isinstance(table.ended, Restored)
        assert isinstance(later.ended, NoTable)
        assert kept.ended is None
        await until_played(kept, keepers)
        again = await opened.find(table.id)
        assert again is not table
        assert again.state.require_history().moves == then
        await until_played(again, viewers)
        with pytest.raises(NoTable):
            await opened.find(later.id)
    assert Admin(sqlite).find_gaps() == []


async def test_a_move_between_restore_and_notice_leaves_no_gap(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK", 60.0)
    copy = tmp_path / "copy.sqlite"
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        await move(table, viewers)
        make_backup(file_of(sqlite), copy, quiet)
        for _ in range(3):
            await move(table, viewers)
        await asyncio.to_thread(restore_backup, copy, file_of(sqlite), quiet)
        with pytest.raises(TableError):
            await move(table, viewers)
        await until(lambda: table.ended is not None)
        again = await opened.find(table.id)
        assert again.state.seq == 1
        await until_played(again, viewers)
    admin = Admin(sqlite)
    assert admin.find_gaps() == []
    admin.close()


async def test_bots_of_a_restored_table_go_on(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    store = SqlStore(sqlite)
    await store.close()
    async with manager(sqlite) as opened:
        created = await opened.create(wanted("shepherd", "shepherd"))
        make_backup(file_of(sqlite), copy, quiet)
    remove(sqlite, created.id)
    async with manager(sqlite) as opened:
        await asyncio.to_thread(restore_backup, copy, file_of(sqlite), quiet)
        await until(lambda: created.id in opened._tables)
        await until(lambda: opened._tables[created.id].state.status == "over")


async def test_packs_that_a_backup_lacks_are_kept_again(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    store = SqlStore(sqlite)
    await store.close()
    make_backup(file_of(sqlite), copy, quiet)
    async with manager(sqlite):
        await until(lambda: editions(sqlite) >= 2)
        await asyncio.to_thread(restore_backup, copy, file_of(sqlite), quiet)
        await until(lambda: editions(sqlite) >= 2)


def editions(database: str) -> int:
    admin = Admin(database)
    try:
        return admin.count_editions()
    finally:
        admin.close()


async def test_a_backup_of_an_older_version_is_upgraded(sqlite: str, tmp_path: Path) -> None:
    old = shutil.copy(Path(__file__).parent / "data" / "tables-0.1.0.sqlite", tmp_path / "old")
    before = Path(old).read_bytes()
    restore_backup(Path(old), file_of(sqlite), quiet)
    assert len(listed(sqlite)) == 6
    assert Path(old).read_bytes() == before


async def test_what_is_no_backup_is_refused_and_changes_nothing(
    sqlite: str, tmp_path: Path
) -> None:
    await damaged(f"sqlite:///{tmp_path / 'damaged'}")
    store = SqlStore(sqlite)
    await store.create(a_sheet())
    await store.close()
    (tmp_path / "text").write_text("not a database " * 100)
    empty = sqlite3.connect(tmp_path / "empty")
    empty.execute("CREATE TABLE other (id)")
    empty.close()
    newer = shutil.copy(file_of(sqlite), tmp_path / "newer")
    changed = sqlite3.connect(newer)
    changed.execute("UPDATE alembic_version SET version_num = '9999'")
    changed.commit()
    changed.close()
    for name, words in {
        "nothing": "no file",
        "text": "damaged",
        "damaged": "damaged",
        "empty": "no database of Petteia",
        "newer": "newer version",
        "petteia.db": "the database itself",
    }.items():
        with pytest.raises(Problem, match=words):
            restore_backup(tmp_path / name, file_of(sqlite), quiet)
    with pytest.raises(Problem, match="exists already"):
        make_backup(file_of(sqlite), tmp_path / "text", quiet)
    with pytest.raises(Problem, match="nowhere"):
        make_backup(file_of(sqlite), tmp_path / "nowhere" / "copy", quiet)
    assert [table.id for table in listed(sqlite)] == ["owl"]


async def test_damage_and_gaps_are_found(database: str, tmp_path: Path) -> None:
    store = SqlStore(database)
    await store.create(a_sheet())
    await store.append(an_entry(1))
    assert find_damage(database)[1] == []
    admin = Admin(database)
    assert admin.find_gaps() == []
    await store.append(an_entry(3))
    await store.close()
    assert admin.find_gaps() == ["A move of table owl is missing."]
    assert admin.size()[0] > 0
    admin.close()
    await damaged(f"sqlite:///{tmp_path / 'damaged'}")
    assert find_damage(f"sqlite:///{tmp_path / 'damaged'}")[1]


def test_opening_creates_and_upgrades_nothing(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="There is no database"):
        Admin(f"sqlite:///{tmp_path / 'nothing'}")
    assert list(tmp_path.iterdir()) == []
    shutil.copy(Path(__file__).parent / "data" / "tables-0.1.0.sqlite", tmp_path / "old")
    with pytest.raises(Problem, match="older version"):
        Admin(f"sqlite:///{tmp_path / 'old'}")
