"""The table manager: tables in memory and out of it, and tables that cannot be continued."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sql

from petteia.kernel import plugin
from petteia.kernel.game import game
from petteia.kernel.text.messages import LANGUAGES, Messages
from petteia.tables import manager as module
from petteia.tables.errors import LOCALE, Bad, DamagedJournal, Lost
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.model import Entry
from petteia.tables.sql.database import make_engine
from tests import pips
from tests.tables.builders import manager, move, open_table, until, wanted


async def test_a_table_nobody_needs_leaves_memory_and_comes_back(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, me, created = await open_table(opened, "person", "person")
        await move(table, [me])
        stop = table.audience.watch(lambda _: None)
        clock.advance(module.IDLE + 1)
        opened.tick()
        assert opened.counts()["tables"] == 1
        stop()
        opened.tick()
        assert opened.counts()["tables"] == 1
        clock.advance(module.IDLE + 1)
        opened.tick()
        assert opened.counts()["tables"] == 0
        again = await asyncio.gather(*(opened.find(created.id) for _ in range(5)))
        assert all(one is again[0] for one in again)
        assert again[0].state.require_history().moves == table.state.require_history().moves


async def test_a_game_that_is_not_for_the_browser_is_not_offered_and_refused_in_words(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(plugin._added, "pips", replace(pips.PLUGIN, browser=False))

    async with manager(sqlite) as opened:
        assert "pips" not in [found["game"] for found in opened.settings("en")]
        with pytest.raises(Bad) as caught:
            await opened.create(wanted("person", "person", game="pips", options={}))
        assert caught.value.words("en") == "Pips cannot be played in the browser yet."


async def test_a_table_in_which_bots_play_stays(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, _, _ = await open_table(opened, "shepherd", "shepherd")
        while table.state.deciding_bot():
            clock.advance(module.IDLE + 1)
            opened.tick()
            assert opened.counts()["tables"] == 1
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("column", "value", "key"), [("rules", 0, "lost-rules"), ("fingerprint", "x", "lost-pack")]
)
async def test_a_table_of_other_rules_or_cards_is_not_continued_wrongly(
    sqlite: str, column: str, value: object, key: str
) -> None:
    async with manager(sqlite) as opened:
        created = await opened.create(wanted("person", "person"))
    engine = make_engine(sql.make_url(sqlite), writes=True)
    with engine.begin() as connection:
        connection.execute(sql.text(f"UPDATE tables SET {column} = :value"), {"value": value})
    engine.dispose()
    async with manager(sqlite) as opened:
        with pytest.raises(Lost, match=key):
            await opened.find(created.id)


async def test_a_table_of_older_rules_is_kept_and_says_so(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that is upgraded starts, continues its other tables, and forgets none."""
    async with manager(sqlite) as opened:
        table, me, created = await open_table(opened, "person", "person", clock=("game", 600))
        await move(table, [me])
    played = game("elysium")
    here = played.rules
    with monkeypatch.context() as upgraded:
        upgraded.setattr(type(played), "rules", here + 1)
        async with manager(sqlite) as opened:
            await until(lambda: f"Table {created.id} is not continued" in caplog.text)
            other = await opened.create(wanted("person", "person"))
            assert (await opened.find(other.id)).state.sheet.rules == here + 1
            with pytest.raises(Lost) as lost:
                await opened.find(created.id)
    assert lost.value.status == 410
    assert [lost.value.words(language) for language in LANGUAGES] == [
        f"This game was begun by older rules (version {here}; here is version {here + 1})."
        " It is kept but cannot be continued here.",
        f"Diese Partie wurde nach älteren Regeln begonnen (Fassung {here}; hier gilt Fassung"
        f" {here + 1}). Sie bleibt gespeichert, kann hier aber nicht weitergespielt werden.",
        f"Tę grę rozpoczęto według starszych zasad (wersja {here}; tutaj obowiązuje wersja"
        f" {here + 1}). Pozostaje zapisana, ale nie można jej tu kontynuować.",
    ]
    async with manager(sqlite) as opened:
        again = await opened.find(created.id)
        assert again.state.require_history().moves == table.state.require_history().moves


async def test_a_pack_of_the_server_is_known_by_its_name(sqlite: str) -> None:
    from petteia.games.elysium.content.edition import HOUSE

    packs = {"club": Path(HOUSE)}

    async with manager(sqlite, packs=packs) as opened:
        table, me, created = await open_table(opened, "person", "person", options={"pack": "club"})
        assert table.presenter.face(me)["options"]["pack"] == "club"
        await table.seating.resign(me, 0, True)
        assert str(HOUSE) not in str(table.presenter.record())
        assert [one["name"] for one in opened.settings("en")[0]["packs"]] == ["house", "club"]
    async with manager(sqlite) as opened:
        assert (await opened.find(created.id)).presenter.face(me)["options"]["pack"] == "club"


async def test_a_background_task_is_restarted_after_an_error(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "RETRY", 0.01)
    monkeypatch.setattr(module, "TICK", 0.01)
    tick = module.TableManager.tick
    ticks: list[int] = []

    def stumble_once(opened: module.TableManager) -> None:
        ticks.append(1)
        if len(ticks) == 1:
            raise RuntimeError("a fault in the clocks")
        tick(opened)

    monkeypatch.setattr(module.TableManager, "tick", stumble_once)

    async with manager(sqlite):
        await until(lambda: len(ticks) > 2)
    assert "a fault in the clocks" in caplog.text


async def test_a_fault_in_reading_news_is_logged(
    sqlite: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with manager(sqlite) as opened:
        table, _, _ = await open_table(opened, "person", "person")

        async def fail() -> None:
            raise RuntimeError("news nobody understands")

        monkeypatch.setattr(table.journal, "catch_up", fail)
        opened._on_notification(table.id)
        await until(lambda: "news nobody understands" in caplog.text)
    assert {one.name for one in caplog.records} == {"petteia.tables.manager"}


async def test_a_table_that_cannot_be_played_again_keeps_no_other_from_going_on(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with manager(sqlite) as opened:
        ids = [(await opened.create(wanted("shepherd", "shepherd"))).id for _ in range(3)]
        tables = [await opened.find(table_id) for table_id in ids]
        for table in tables:
            await table.stop()
        spoilt = min(tables, key=lambda table: table.id)
        nonsense = Entry(spoilt.id, spoilt.state.seq + 1, "move", 999_999, 0, "x", 0.0, 0, 0.0)
        assert await opened.services.store.append(nonsense)
    async with manager(sqlite) as opened:
        await until(lambda: opened.counts()["moves"] > 0)
        await until(lambda: set(opened._tables) == set(ids) - {min(ids)})
        for _ in range(3):
            with pytest.raises(DamagedJournal) as lost:
                await opened.find(min(ids))
        saved = await opened.services.store.load(min(ids))
    assert caplog.text.count(f"Table {min(ids)} is not continued") == 1, "it is logged once"
    assert f"entry {nonsense.seq} of its journal" in caplog.text
    assert "Traceback" not in caplog.text
    assert saved is not None
    assert saved.entries[-1] == nonsense, "it stays stored"
    assert lost.value.status == 410
    assert [lost.value.words(language)[:20] for language in LANGUAGES] == [
        "The moves of this ta",
        "Die Züge dieses Tisc",
        "Ruchy tego stołu są ",
    ]


@pytest.mark.parametrize("mode", ["none", "move", "game"])
@pytest.mark.parametrize(
    ("kind", "value", "after"),
    [
        ("move", 999_999, 1),
        ("move", -1, 1),
        ("move", 0, 1),
        ("undo", 3, 1),
        ("undo", -1, 1),
        ("move", None, 2),
    ],
)
@pytest.mark.parametrize("game", ["elysium", "thebai"])
async def test_an_entry_that_is_not_possible_makes_a_table_damaged(
    game: str, kind: str, value: int | None, after: int, mode: str
) -> None:
    scheduler = ManualScheduler(ManualClock())
    services = memory_services(scheduler)
    opened = module.TableManager(services)
    clock = (mode, 0 if mode == "none" else 60)
    table, me, created = await open_table(
        opened, "person", "person", game=game, options={}, clock=clock
    )
    await move(table, [me])
    seq, legal = table.state.seq, table.state.require_history().state.legal()
    assert value not in legal
    entry = Entry(
        table.id, seq + after, kind, legal[0] if value is None else value, 0, "x", 0, 0, 0
    )
    assert await services.store.append(entry)
    with pytest.raises(DamagedJournal):
        await table.journal.serialized(table.journal.catch_up())
    assert (table.state.seq, len(table.state.by)) == (seq, 1)
    with pytest.raises(DamagedJournal) as lost:
        await module.TableManager(services).find(created.id)
    assert lost.value.entry == entry.seq
    await opened.close()


def test_every_language_has_the_same_words() -> None:
    words = Messages(LOCALE)
    for language in LANGUAGES:
        assert words.keys(language) == words.keys("en")


async def test_cards_and_settings_are_there_in_every_language(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, _, _ = await open_table(opened, "person", "open")
        for language in LANGUAGES:
            assert opened.settings(language)[0]["game"] == "elysium"
            assert table.presenter.cards(language)["cards"]
