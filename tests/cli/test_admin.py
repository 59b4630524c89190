"""`petteia admin`: what it prints, what it asks, and what it refuses."""

import asyncio
import json
import shutil
import time
from dataclasses import replace
from pathlib import Path

import pytest

from petteia import Record
from petteia.cli.commands.admin import read_age
from petteia.kernel.text.problem import Problem
from petteia.tables.model import PLAYING
from petteia.tables.sql.store import SqlStore
from tests.tables.test_store import a_sheet, an_entry

DAY = 86400.0
DATA = Path(__file__).parent.parent / "tables" / "data"


@pytest.fixture
def data(tmp_path, monkeypatch):
    """A data folder with a table of each kind, all of them a hundred days old but one."""
    monkeypatch.setenv("PETTEIA_DATA", str(tmp_path))
    monkeypatch.delenv("PETTEIA_DATABASE", raising=False)

    async def fill():
        store, then = SqlStore(f"sqlite:///{tmp_path / 'tables.sqlite'}"), time.time() - 100 * DAY
        bots = [replace(a_sheet().seats[1])]
        for sheet in (
            a_sheet("lobby", created=then),
            a_sheet("played", status=PLAYING, created=then),
            a_sheet("bots", status=PLAYING, seats=bots, created=then),
            a_sheet("over", status=PLAYING, created=then),
            a_sheet("fresh", status=PLAYING, created=then),
        ):
            await store.create(sheet)
        for name, at in (("over", then), ("fresh", time.time())):
            await store.append(replace(an_entry(1, name, next_seat=-1), at=at))
        await store.close()

    asyncio.run(fill())
    return tmp_path


def ids(petteia, *words):
    code, out, err = petteia("admin", "list", "--json", *words)
    assert code == 0, err
    return {table["id"] for table in json.loads(out)}


def test_tables_are_listed_for_people_and_for_programs(petteia, data):
    assert ids(petteia) == {"lobby", "played", "bots", "over", "fresh"}
    assert ids(petteia, "--status", "over", "--older-than", "30d") == {"over"}
    assert ids(petteia, "--game", "thebai") == set()
    _, out, _ = petteia("admin", "list")
    assert "played" in out
    assert "Thea" in out
    assert "bots only" in out
    code, out, _ = petteia("admin", "size", "--json")
    assert (code, json.loads(out)["tables"]["over"]) == (0, 2)
    assert "5 tables" in petteia("admin", "size")[1]


def test_old_tables_expire_but_no_game_that_people_play(petteia, data):
    _, out, _ = petteia("admin", "expire", "--dry-run")
    assert "3 tables would be deleted" in out
    assert len(ids(petteia)) == 5
    code, out, err = petteia("admin", "expire")
    assert code == 2
    assert "--yes" in err
    assert len(ids(petteia)) == 5
    code, out, _ = petteia("admin", "expire", "--yes")
    assert code == 0
    assert "Running games with people stay (1)" in out
    assert ids(petteia) == {"played", "fresh"}
    petteia("admin", "expire", "--yes", "--running")
    assert ids(petteia) == {"fresh"}
    assert "nothing to delete" in petteia("admin", "expire", "--yes")[1]


def test_tables_are_deleted_by_name(petteia, data):
    code, _, err = petteia("admin", "delete", "over", "played", "--yes")
    assert code == 2
    assert "people play (Thea)" in err
    assert len(ids(petteia)) == 5
    assert "1 table would" in petteia("admin", "delete", "over", "--dry-run")[1]
    assert petteia("admin", "delete", "over", "--yes")[0] == 0
    assert petteia("admin", "delete", "played", "--yes", "--running")[0] == 0
    assert ids(petteia) == {"lobby", "bots", "fresh"}


def test_a_backup_is_made_and_restored(petteia, data):
    copy = data / "copy.sqlite"
    assert "The backup is" in petteia("admin", "backup", copy)[1]
    petteia("admin", "delete", "over", "--yes")
    code, _, err = petteia("admin", "restore", copy)
    assert code == 2
    assert "--yes" in err
    assert "over" not in ids(petteia)
    assert petteia("admin", "restore", copy, "--yes")[0] == 0
    assert "over" in ids(petteia)


def test_finished_games_are_exported_as_records_that_can_be_replayed(petteia, tmp_path):
    database, known = copied("tables-0.1.0", tmp_path)
    records = tmp_path / "records"
    code, out, err = petteia("admin", "export", "-o", records, "--database", database)
    assert code == 0, err
    assert f"Records in {records}: 2" in out
    assert "Games that are not over are left out (2)" in out
    over = known["elysium-over"]
    record = Record.load(records / f"{over['id']}.json")
    assert (record.moves, record.state.scores()) == (over["moves"], over["scores"])
    running = known["thebai-playing"]["id"]
    words = ("admin", "export", running, "--running", "-o", records, "--database", database)
    assert petteia(*words)[0] == 0
    assert json.loads((records / f"{running}.json").read_text())["moves"]


def copied(name, folder):
    """A database kept from before, upgraded, and what is known of its tables."""
    shutil.copy(DATA / f"{name}.sqlite", folder / "tables.sqlite")
    database = f"sqlite:///{folder / 'tables.sqlite'}"

    async def upgrade():
        await SqlStore(database).close()

    asyncio.run(upgrade())
    return database, json.loads((DATA / f"{name}.json").read_text())


def test_a_record_of_older_rules_is_exported_as_it_is(petteia, tmp_path):
    database, known = copied("tables-rules-1", tmp_path)
    over = known["thebai-over"]
    words = ("admin", "export", over["id"], "-o", tmp_path / "r", "--database", database)
    code, out, err = petteia(*words)
    assert code == 0, err
    assert "rules 1 of thebai" in out
    record = json.loads((tmp_path / "r" / f"{over['id']}.json").read_text())
    assert (record["rules"], record["moves"]) == (1, over["moves"])


def test_a_good_database_is_in_order_and_a_bad_one_is_an_exit_status(petteia, data):
    code, out, _ = petteia("admin", "check")
    assert (code, "in order" in out) == (0, True)
    asyncio.run(_leave_a_gap(f"sqlite:///{data / 'tables.sqlite'}"))
    code, out, _ = petteia("admin", "check", "--json")
    assert code == 1
    assert json.loads(out)["problems"] == ["A move of table fresh is missing."]
    file = data / "tables.sqlite"
    file.write_bytes(file.read_bytes()[:8192] + b"\xa5" * 8192)
    assert petteia("admin", "check")[0] == 1


async def _leave_a_gap(database):
    store = SqlStore(database)
    await store.append(an_entry(7, "fresh", next_seat=-1))
    await store.close()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("list", "--older-than", "soon"), "12h, 30d, 8w or 1y, not 'soon'"),
        (("list", "--status", "won"), "not 'won'"),
        (("list", "--game", "chess"), "There is no game 'chess'"),
        (("list", "--database", "mysql://x/y"), "mysql"),
        (("list", "--database", "sqlite:////nowhere/x"), "There is no database"),
        (("list", "--database", "postgresql://a:secret@127.0.0.1:1/x"), "cannot be used"),
        (("delete", "nothing", "--yes"), "There is no table nothing"),
        (("delete",), "Missing argument"),
        (("export", "nothing"), "There is no table nothing"),
        (("export", "-o", "/dev/null/x"), "cannot be written"),
        (("backup", "/nowhere/copy.sqlite"), "No such file"),
        (("backup", "x", "--database", "postgresql://a:b@127.0.0.1:1/x"), "cannot be used"),
        (("restore", "/nowhere", "--yes"), "There is no file"),
        (("restore", "x", "--database", "postgresql://a:b@h/x"), "pg_restore"),
        (("nonsense",), "No such command"),
    ],
)
def test_what_is_wrong_is_one_sentence(petteia, data, words, sentence):
    code, _, err = petteia("admin", *words)
    assert code == 2
    assert sentence in err
    assert "secret" not in err
    assert "Traceback" not in err
    assert len(ids(petteia)) == 5


@pytest.mark.parametrize(
    "command", ["list", "size", "export", "delete", "expire", "backup", "restore", "check"]
)
def test_help_has_an_example(petteia, command):
    code, out, _ = petteia("admin", command, "--help")
    assert code == 0
    assert f"petteia admin {command}" in out


@pytest.mark.parametrize(("text", "seconds"), [("12h", 43200), ("2w", 14 * DAY), ("1Y", 365 * DAY)])
def test_ages(text, seconds):
    assert read_age(text) == seconds
    with pytest.raises(Problem):
        read_age(f"-{text}")
