"""The house: tables in memory and out of it, and tables that cannot go on."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sql

from petteia.kernel.catalogue import LANGUAGES, Catalogue
from petteia.tables import house as module
from petteia.tables.connecting import make_engine
from petteia.tables.errors import LOCALE, Lost
from tests.tables.builders import FakeClock, house, move, open_table, run, wanted


def test_a_table_nobody_needs_leaves_memory_and_comes_back(sqlite: str) -> None:
    async def story() -> None:
        now = FakeClock()
        async with house(sqlite, now=now) as opened:
            table, me, created = await open_table(opened, "person", "person")
            await move(table, [me])
            stop = table.watch(lambda _: None)
            now.pass_by(module.IDLE + 1)
            opened.tick()
            assert opened.counts()["tables"] == 1
            stop()
            opened.tick()
            assert opened.counts()["tables"] == 1
            now.pass_by(module.IDLE + 1)
            opened.tick()
            assert opened.counts()["tables"] == 0
            again = await asyncio.gather(*(opened.find(created.id) for _ in range(5)))
            assert all(one is again[0] for one in again)
            assert again[0].told().moves == table.told().moves

    run(story())


def test_a_table_in_which_bots_play_stays(sqlite: str) -> None:
    async def story() -> None:
        now = FakeClock()
        async with house(sqlite, now=now) as opened:
            table, _, _ = await open_table(opened, "shepherd", "shepherd")
            while table.deciding_bot():
                now.pass_by(module.IDLE + 1)
                opened.tick()
                assert opened.counts()["tables"] == 1
                await asyncio.sleep(0.01)

    run(story())


@pytest.mark.parametrize(
    ("column", "value", "key"), [("rules", 0, "lost-rules"), ("fingerprint", "x", "lost-pack")]
)
def test_a_table_of_other_rules_or_cards_is_not_continued_wrongly(
    sqlite: str, column: str, value: object, key: str
) -> None:
    async def story() -> None:
        async with house(sqlite) as opened:
            created = await opened.create(wanted("person", "person"))
        engine = make_engine(sql.make_url(sqlite), writes=True)
        with engine.begin() as connection:
            connection.execute(sql.text(f"UPDATE tables SET {column} = :value"), {"value": value})
        engine.dispose()
        async with house(sqlite) as opened:
            with pytest.raises(Lost, match=key):
                await opened.find(created.id)

    run(story())


def test_a_pack_of_the_house_is_known_by_its_name(sqlite: str) -> None:
    from petteia.elysium.edition import HOUSE

    packs = {"club": Path(HOUSE)}

    async def story() -> None:
        async with house(sqlite, packs=packs) as opened:
            table, me, created = await open_table(
                opened, "person", "person", options={"pack": "club"}
            )
            assert table.face(me)["options"]["pack"] == "club"
            await table.resign(me, 0, True)
            assert str(HOUSE) not in str(table.record())
            assert [one["name"] for one in opened.settings("en")[0]["packs"]] == ["house", "club"]
        async with house(sqlite) as opened:
            with pytest.raises(Lost, match="lost-pack"):
                await opened.find(created.id)

    run(story())


def test_every_language_has_the_same_words() -> None:
    words = Catalogue(LOCALE)
    for language in LANGUAGES:
        assert words.keys(language) == words.keys("en")


def test_cards_and_settings_are_there_in_every_language(sqlite: str) -> None:
    async def story() -> None:
        async with house(sqlite) as opened:
            table, _, _ = await open_table(opened, "person", "open")
            for language in LANGUAGES:
                assert opened.settings(language)[0]["game"] == "elysium"
                assert table.cards(language)["cards"]

    run(story())
