"""A game without a page or a story of its own is playable at a table like any other."""

import pytest

from petteia.tables.errors import NotNow
from tests.pips import TURNS, add_pips
from tests.tables.builders import friends, manager, move, open_table, until

PIPS = {"game": "pips", "options": {}}


@pytest.fixture(autouse=True)
def pips(monkeypatch: pytest.MonkeyPatch) -> None:
    add_pips(monkeypatch)


async def test_friends_play_it_to_the_end(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened, 2, **PIPS)
        for _ in range(2 * TURNS):
            await move(table, viewers)
        assert table.state.status == "over"
        position = table.presenter.position(viewers[0], "en")
        assert position["screen"]["plain"]
        assert position["screen"]["over"]
        assert len(position["ending"]["ranking"]) == 2
        assert position["log"]["total"] == 2 * TURNS
        assert table.presenter.record()["moves"] == [0] * 2 * TURNS
        assert table.presenter.cards("en") == {"cards": {}}


async def test_what_a_move_drew_cannot_be_taken_back_where_others_play(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened, 2, **PIPS)
        assert all(
            one["final"] for one in table.presenter.position(viewers[0], "en")["screen"]["moves"]
        )
        await move(table, viewers)
        for viewer in viewers:
            with pytest.raises(NotNow):
                await table.undo(viewer, table.state.seq)


async def test_one_browser_takes_back_every_move_and_replays_the_game(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person", **PIPS)
        first = table.presenter.position(me, "en")["screen"]
        await move(table, [me])
        second = table.presenter.position(me, "en")["screen"]
        await move(table, [me])
        assert (await table.presenter.replay(me, 1, "en"))["screen"]["picture"] == second["picture"]
        assert table.presenter.position(me, "en")["undo"]["words"] == "Take heap 0"
        for _ in range(2):
            await table.undo(me, table.state.seq)
        assert table.presenter.position(me, "en")["screen"] == first


async def test_a_table_is_found_again_as_it_was(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, created = await open_table(opened, "person", "person", **PIPS)
        await move(table, [me])
        before = table.presenter.position(me, "en")
    async with manager(sqlite) as opened:
        assert (await opened.find(created.id)).presenter.position(me, "en") == before


async def test_a_bot_plays_it(sqlite: str) -> None:
    """The worker does not know a game that only a test knows, so the substitute plays."""

    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "shepherd", **PIPS)
        for _ in range(TURNS):
            await until(lambda: table.state.to_move != 1)
            await move(table, [me])
        await until(lambda: table.state.status == "over")


async def test_an_option_for_one_player_is_dropped_when_a_second_sits_down(
    sqlite: str,
) -> None:
    async with manager(sqlite) as opened:
        asked = {"game": "thebai", "options": {"challenge": 3}}
        table, me, created = await open_table(opened, "person", start=False, **asked)
        assert table.presenter.face(me)["options"]["challenge"] == 3
        await table.seating.add_seat(me, "bot", "shepherd")
        assert "challenge" not in table.presenter.face(me)["options"]
        await table.seating.start(me)
        assert table.state.status == "playing"
    async with manager(sqlite) as opened:
        assert (await opened.find(created.id)).state.status == "playing"
