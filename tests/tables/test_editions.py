"""Tables outlive a change of their pack, and those of earlier versions open in this one."""

import asyncio
import json
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from petteia.kernel.content.packs import EDITION, read_pack
from petteia.kernel.content.reader import ReadError
from petteia.kernel.game import game
from petteia.kernel.record import Record
from petteia.kernel.text.messages import LANGUAGES
from petteia.tables.errors import Lost, TooEarly
from petteia.tables.manager import TableManager
from tests.nim import add_nim
from tests.tables.builders import manager, move, open_table, until, wanted

DATA = Path(__file__).parent / "data"
KEPT = "tables-0.1.0"
"""Written by an early 0.1.0: schema 0002, and a house edition of Thebai that has changed since."""
OLD_RULES = "tables-rules-1"
"""Written by version 1 of the rules of both games."""
GAMES = ("elysium", "thebai")
FORMER = "f7e39de0014180cf"
"""That earlier house edition."""


def copied(name: str, folder: Path) -> tuple[str, dict[str, Any]]:
    """A database kept from before, and what is known of its tables."""
    file = shutil.copy(DATA / f"{name}.sqlite", folder)
    return f"sqlite:///{file}", json.loads((DATA / f"{name}.json").read_text())


@pytest.mark.parametrize("key", GAMES)
async def test_tables_of_an_earlier_version_are_read_and_played_on(
    tmp_path: Path, key: str
) -> None:
    database, known = copied(KEPT, tmp_path)
    async with manager(database) as opened:
        over, playing, lobby = (known[f"{key}-{one}"] for one in ("over", "playing", "lobby"))
        finished = await opened.find(over["id"])
        assert finished.state.status == "over"
        assert finished.state.require_history().moves == over["moves"]
        record = await opened.record(over["id"])
        assert record["result"] == {"scores": over["scores"], "ranking": over["ranking"]}
        for language in LANGUAGES:
            assert finished.presenter.cards(language)["cards"]
            assert finished.presenter.log(finished.seating.viewer(()), language)

        running = await opened.find(playing["id"])
        me = running.seating.viewer(playing["tokens"])
        assert running.state.require_history().moves == playing["moves"]
        assert [line.text for line in running.state.lines] == ["see you tomorrow"]
        await move(running, [me])
        assert running.state.seq == playing["seq"] + 1

        waiting = await opened.find(lobby["id"])
        host = waiting.seating.viewer(lobby["tokens"])
        await waiting.seating.change_seat(host, 1, kind="bot", level="shepherd")
        await waiting.seating.start(host)
        while waiting.state.deciding_bot() is None:
            await move(waiting, [host])
        seq = waiting.state.seq
        await until(lambda: waiting.state.seq > seq)
        assert opened.services.bots.failures == 0


async def test_the_kept_database_has_an_edition_that_is_no_longer_the_house_s(
    tmp_path: Path,
) -> None:
    """Else the tests here show less than they say."""
    _, known = copied(KEPT, tmp_path)
    played = game("thebai")
    then = known["thebai-playing"]
    assert then["rules"] == played.rules
    assert then["fingerprint"] != played.pack_identity({"pack": "house"}).fingerprint


@pytest.mark.parametrize("key", GAMES)
async def test_of_a_game_by_older_rules_the_record_can_be_read(tmp_path: Path, key: str) -> None:
    database, known = copied(OLD_RULES, tmp_path)
    async with manager(database) as opened:
        over, playing = known[f"{key}-over"], known[f"{key}-playing"]
        with pytest.raises(Lost, match="lost-rules-over"):
            await opened.find(over["id"])
        record = await opened.record(over["id"])
        assert (record["rules"], record["moves"]) == (1, over["moves"])
        assert "result" not in record
        with pytest.raises(TooEarly):
            await opened.record(playing["id"])


async def test_of_a_finished_game_the_result_outlives_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of one that was finished before results were kept, if it was opened meanwhile."""
    database, known = copied(KEPT, tmp_path)
    over = known["elysium-over"]
    async with manager(database) as opened:
        await opened.find(over["id"])
        opened.tick()
        store = opened.services.store
        while await store.read_result(over["id"]) is None:
            await asyncio.sleep(0.01)
    played = game("elysium")
    rules = played.rules
    monkeypatch.setattr(type(played), "rules", rules + 1)
    async with manager(database) as opened:
        with pytest.raises(Lost) as lost:
            await opened.find(over["id"])
        assert lost.value.words("en") == (
            f"This game was played by older rules (version {rules}; here is version {rules + 1})"
            " and cannot be shown here. It ended: Leda 51, Thea 34. Its record is kept."
        )
        assert len({lost.value.words(language) for language in LANGUAGES}) == len(LANGUAGES)
        record = await opened.record(over["id"])
        assert record["result"] == {"scores": over["scores"], "ranking": over["ranking"]}


async def test_a_result_that_was_undone_is_replaced(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_nim(monkeypatch)
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person", game="nim", options={})
        results = []
        for first in (-1, 0):
            # Whole heaps, but for the first move: one more or one fewer, and the other wins.
            await move(table, [me], first)
            while table.state.status == "playing":
                await move(table, [me], -1)
            kept = table.new_result()
            assert kept is not None
            assert table.new_result() is None
            await opened.services.store.keep_result(table.id, kept)
            results.append(await opened.services.store.read_result(table.id))
            await table.undo(me, table.state.seq)
            for _ in range(len(table.state.require_history().moves)):
                await table.undo(me, table.state.seq)
            assert table.new_result() is None
        assert results[0] != results[1]


@pytest.mark.parametrize("key", GAMES)
async def test_every_former_edition_is_still_readable(key: str) -> None:
    played = game(key)
    former = played.folder() / "content" / "former"
    for folder in sorted(former.iterdir()) if former.is_dir() else []:
        assert played.pack_identity({"pack": str(folder)}).fingerprint == folder.name
        assert played.new(players=2, seed=1, pack=str(folder)).legal()


def test_a_record_of_an_earlier_house_edition_is_read_and_written_as_before(tmp_path: Path) -> None:
    played = game("thebai")
    known = json.loads((DATA / f"{KEPT}.json").read_text())["thebai-over"]
    former = played.former_edition(FORMER)
    assert former is not None
    record = Record(played, {"players": 2, "pack": str(former)}, 11, known["moves"])
    assert record.state.scores() == known["scores"]
    dumped = record.dump()
    assert (dumped["options"]["pack"], dumped["pack"]["fingerprint"]) == ("house", FORMER)
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again.state.dump() == record.state.dump()
    assert again.dump() == dumped


@pytest.mark.parametrize("key", GAMES)
def test_a_pack_is_the_same_after_it_was_kept(key: str, tmp_path: Path) -> None:
    played = game(key)
    for pack in ("house", str(played.template())):
        text = played.pack_text({"pack": pack})
        assert text is not None
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        (folder / EDITION).write_text(text, encoding="utf-8")
        kept, here = {"pack": str(folder)}, {"pack": pack}
        assert played.pack_identity(kept) == played.pack_identity(here)
        assert played.pack_text(kept) == text
        one = Record(played, {"players": 2, **here}, 3)
        other = Record(played, {"players": 2, **kept}, 3)
        for _ in range(200):
            if one.state.to_move() < 0:
                break
            assert one.state.legal() == other.state.legal()
            action = one.state.legal()[-1]
            one.play(action)
            other.play(action)
        assert one.state.dump() == other.state.dump()


@pytest.mark.parametrize("key", GAMES)
async def test_a_table_outlives_its_pack(sqlite: str, tmp_path: Path, key: str) -> None:
    """It goes on with the cards it was begun with, changed or removed as the pack may be."""
    played = game(key)
    first = shutil.copytree(played.template(), tmp_path / "first")
    name = played.check_pack(first).name
    seats = ("person", "shepherd")
    async with manager(sqlite, packs={name: first}) as opened:
        table, me, created = await open_table(opened, *seats, game=key, options={"pack": name})
        await until(lambda: table.state.deciding_bot() is None)
        await move(table, [me])
        await until(lambda: table.state.deciding_bot() is None)
        moves = table.state.require_history().moves[:]
        fingerprint = table.state.sheet.fingerprint
    changed = shutil.copytree(first, tmp_path / "changed")
    text = (changed / "pack.toml").read_text()
    (changed / "pack.toml").write_text(_changed(key, text))
    assert played.pack_identity({"pack": str(changed)}).fingerprint != fingerprint
    shutil.rmtree(first)
    for packs in ({name: changed}, {}):
        async with manager(sqlite, packs=packs) as opened:
            again = await opened.find(created.id)
            assert again.state.require_history().moves[: len(moves)] == moves
            await until(lambda table=again: table.state.deciding_bot() is None)
            await move(again, [me])
            await until(lambda table=again: table.state.deciding_bot() is None)
            moves = again.state.require_history().moves[:]
            assert opened.services.bots.failures == 0
            if packs:
                other = await opened.create(
                    wanted(*seats, game=key, options={"pack": name}, start=False)
                )
                assert (await opened.find(other.id)).state.sheet.fingerprint != fingerprint


def _changed(key: str, text: str) -> str:
    """The template's `pack.toml` with other numbers in it."""
    if key == "thebai":
        return text.replace("commanders = [2, 3, 4, 5]", "commanders = [2, 3, 4, 6]")
    return (
        text.replace("# [bonuses]", "[bonuses]")
        .replace("# family = [5, 2]", "family = [5, 2]")
        .replace("# level = [3, 6, 9]", "level = [3, 6, 9]")
        .replace("[3, 6, 9]", "[3, 6, 8]")
    )


async def test_tables_from_before_editions_were_kept_outlive_a_change_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first start of a version that keeps editions keeps those of the tables there are."""
    database, known = copied(KEPT, tmp_path)
    async with manager(database) as opened:
        await until(lambda: _stored(database) >= len(GAMES))
    played = game("elysium")
    _replace_house(monkeypatch, tmp_path)
    assert played.pack_identity({"pack": "house"}).name == "other"
    async with manager(database) as opened:
        running = await opened.find(known["elysium-playing"]["id"])
        assert running.state.require_history().moves == known["elysium-playing"]["moves"]
        new = await opened.create(wanted("person", "person", options={"families": "first-game"}))
        sheet = (await opened.find(new.id)).state.sheet
        assert sheet.fingerprint != running.state.sheet.fingerprint


def _stored(database: str) -> int:
    connection = sqlite3.connect(database.removeprefix("sqlite:///"))
    try:
        return int(connection.execute("SELECT count(*) FROM editions").fetchone()[0])
    except sqlite3.OperationalError:
        return 0
    finally:
        connection.close()


def _replace_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Another house edition of Elysium, as in a later version."""
    from petteia.games.elysium import game as module
    from petteia.games.elysium.content.edition import HOUSE

    other = shutil.copytree(HOUSE, tmp_path / "other")
    text = (other / "pack.toml").read_text()
    name = read_pack(HOUSE).table("pack.toml").text("name")
    (other / "pack.toml").write_text(text.replace(f'name = "{name}"', 'name = "other"', 1))
    monkeypatch.setattr(module, "HOUSE", other)


async def test_a_pack_that_was_kept_nowhere_is_lost_in_words(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        created = await opened.create(wanted("person", "person"))
        table = await opened.find(created.id)
        lost = replace(table.state.sheet, id="abcdefghjk", fingerprint="0" * 16)
        assert await opened.services.store.create(lost)
        with pytest.raises(Lost, match="lost-pack"):
            await opened.find(lost.id)


async def test_a_kept_pack_that_is_not_what_it_says_is_not_used(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        created = await opened.create(wanted("person", "person"))
        sheet = (await opened.find(created.id)).state.sheet
        for number, text in enumerate(("{}", game("elysium").pack_text({"pack": "house"}))):
            lost = replace(sheet, id=f"abcdefghj{number + 2}", fingerprint=f"{number}" * 16)
            await opened.services.store.keep_edition(lost.fingerprint, str(text))
            assert await opened.services.store.create(lost)
            with pytest.raises(Lost, match="lost-pack"):
                await opened.find(lost.id)


async def test_the_folder_of_kept_packs_is_removed(tmp_path: Path) -> None:
    database, known = copied(KEPT, tmp_path)

    async def folder_of(opened: TableManager) -> Path:
        table = await opened.find(known["thebai-playing"]["id"])
        return Path(str(table.state.played_options()["pack"]))

    async with manager(database) as opened:
        former = await folder_of(opened)
        assert (former / EDITION).is_file()
        await opened.editions.keep(game("thebai"), str(former))
        restored = await opened.editions._restore(former.name)
        assert restored is not None
        assert (restored / EDITION).is_file()
    assert not restored.exists()
    assert former.exists()


async def test_a_pack_that_cannot_be_read_is_kept_with_its_next_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, *others = (game(key) for key in GAMES)

    def fail(options: object) -> str:
        raise ReadError("heroes.toml", "", "", "Too many open files")

    with monkeypatch.context() as patch:
        patch.setattr(first, "pack_text", fail)
        async with manager(f"sqlite:///{tmp_path}/tables.sqlite") as opened:
            kept = opened.editions._kept
            house = [one.pack_identity({"pack": "house"}).fingerprint for one in others]
            await until(lambda: kept >= set(house))
            mine = first.pack_identity({"pack": "house"}).fingerprint
            assert mine not in kept
            assert "is not kept" in caplog.text
            assert "Traceback" not in caplog.text
            patch.undo()
            await opened.create(wanted("person", "merchant", game=first.key))
            assert mine in kept
