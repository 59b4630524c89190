"""Why did they do that? What a table tells whom about a move."""

import asyncio

import pytest

from petteia.kernel.state import Json
from petteia.review.seen_move import SeenMove
from petteia.tables.errors import Bad, NotNow
from petteia.tables.live import MOST_HINTS, LiveTable
from petteia.tables.services import HINT, Asker, BotFailed
from petteia.tables.viewers import Viewer
from tests.tables.builders import friends, manager, move, open_table

TOLD: list[dict[str, Json]] = [{"about": "brought", "words": "So."}]


class Listening:
    """Bots that keep what they are asked, and answer when they are told to."""

    def __init__(self, fails: bool = False) -> None:
        self.seen: list[SeenMove] = []
        self.askers: list[Asker] = []
        self.fails = fails
        self.asked, self.answers = asyncio.Event(), asyncio.Event()
        self.answers.set()

    async def explain(
        self, seen: SeenMove, language: str, names: list[str], asker: Asker
    ) -> list[dict[str, Json]]:
        self.seen.append(seen)
        self.askers.append(asker)
        self.asked.set()
        await self.answers.wait()
        if self.fails:
            raise BotFailed("the worker died")
        return TOLD


def listen(table: LiveTable, monkeypatch: pytest.MonkeyPatch, fails: bool = False) -> Listening:
    bots = Listening(fails)
    monkeypatch.setattr(table._services.bots, "explain", bots.explain)
    return bots


async def test_a_rivals_move_is_explained_by_a_bot_process(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        await move(table, viewers)
        mover = table.state.require_history().movers[0]
        told = await table.why(viewers[1 - mover], 1, "de")
        assert [one["about"] for one in told][:2] == ["brought", "took"]
        assert all(one["words"].endswith(".") for one in told)
        assert "took" not in [one["about"] for one in await table.why(Viewer(), 1, "en")]


@pytest.mark.parametrize("game", ["elysium", "thebai"])
async def test_the_bots_are_told_no_more_than_the_asker_knew(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened, game=game, options={})
        bots = listen(table, monkeypatch)
        while len(table.state.require_history().moves) < 12:
            await move(table, viewers)
        history = table.state.require_history()
        for number, mover in enumerate(history.movers, 1):
            await table.why(viewers[1 - mover], number, "en")
            seen, before = bots.seen[-1], history.at(number - 1).state
            assert seen.action == history.moves[number - 1]
            assert seen.before.dump() == before.known(1 - mover).dump() != before.dump()
            assert seen.after.dump() == history.at(number).state.known(1 - mover).dump()
        assert {asker.kind for asker in bots.askers} == {HINT}


async def test_ones_own_move_and_one_that_was_not_made_are_refused(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        await move(table, viewers)
        mover = table.state.require_history().movers[0]
        with pytest.raises(Bad, match="own-move"):
            await table.why(viewers[mover], 1, "en")
        for number in (0, 2, 9999):
            with pytest.raises(Bad, match="no-move"):
                await table.why(viewers[1 - mover], number, "en")


async def test_at_one_device_another_of_its_seats_asks(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        bots = listen(table, monkeypatch)
        await move(table, [me])
        assert await table.why(me, 1, "en") == TOLD
        assert bots.seen[0].viewer == 1 - table.state.require_history().movers[0]


async def test_a_move_that_is_taken_back_meanwhile_is_not_explained(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        bots = listen(table, monkeypatch)
        await move(table, [me])
        bots.answers.clear()
        asking = asyncio.create_task(table.why(Viewer(), 1, "en"))
        await bots.asked.wait()
        await table.undo(me, table.state.seq)
        bots.answers.set()
        with pytest.raises(NotNow, match="move-undone"):
            await asking


async def test_few_explanations_are_sought_at_once_and_a_failed_one_says_so(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        await move(table, viewers)
        bots = listen(table, monkeypatch, fails=True)
        bots.answers.clear()
        asking = [asyncio.create_task(table.why(Viewer(), 1, "en")) for _ in range(MOST_HINTS)]
        while len(bots.seen) < MOST_HINTS:
            await asyncio.sleep(0)
        with pytest.raises(NotNow, match="hints-busy"):
            await table.why(Viewer(), 1, "en")
        bots.answers.set()
        failures = await asyncio.gather(*asking, return_exceptions=True)
        assert [str(failure) for failure in failures] == ["no-why"] * MOST_HINTS


async def test_in_the_lobby_there_is_no_move_to_explain(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, _, _ = await open_table(opened, "person", "open")
        with pytest.raises(NotNow, match="not-begun"):
            await table.why(Viewer(), 1, "en")
