"""Looking back: replays for several people at once, and the log as each may read it."""

import asyncio

import pytest

from petteia.games.elysium.screen.history import ElysiumHistory
from petteia.kernel.state import Json
from petteia.tables.errors import Bad
from petteia.tables.live import LiveTable
from petteia.tables.replay import STEP
from petteia.tables.viewers import Viewer
from tests.tables.builders import friends, manager, move, open_table


async def play_to_the_end(table: LiveTable, viewers: list[Viewer]) -> int:
    """How many moves it took."""
    while table.state.to_move >= 0:
        await move(table, viewers)
    return len(table.state.require_history().moves)


async def test_a_replay_shows_any_position_in_any_order(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        all_of_it = await play_to_the_end(table, [me])
        for moves in (3, STEP, all_of_it, STEP - 1, 2 * STEP + 1, 0):
            body = await table.presenter.replay(me, moves, "en")
            then = table.state.require_history().at(moves)
            assert body["screen"] == then.screen(0, "en", table.state.names, False)
            assert (body["moves"], body["of"]) == (moves, all_of_it)
            assert body["log_lines"] == table.state.require_history().lines_at(moves)
        with pytest.raises(Bad):
            await table.presenter.replay(me, all_of_it + 1, "en")


async def test_leafing_plays_a_few_moves_only_whoever_else_leafs(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        last = await play_to_the_end(table, [me])
        await table.presenter.replay(me, last, "en")
        played: list[int] = []
        play = ElysiumHistory.play

        def counted(told: ElysiumHistory, action: int) -> None:
            played.append(action)
            play(told, action)

        monkeypatch.setattr(ElysiumHistory, "play", counted)
        for back in range(1, 30):
            played.clear()
            await asyncio.gather(
                table.presenter.replay(me, last - back, "en"),
                table.presenter.replay(Viewer(), back, "en"),
            )
            assert len(played) < 2 * STEP


async def test_others_have_their_turn_while_a_game_is_played_again(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        last = await play_to_the_end(table, [me])
        looks = [asyncio.create_task(table.presenter.replay(me, last, "en")) for _ in range(2)]
        turns = 0
        while not all(look.done() for look in looks):
            await asyncio.sleep(0)
            turns += 1
        assert turns >= last // STEP // 2
        assert looks[0].result() == looks[1].result()


async def test_a_replay_does_not_show_what_was_taken_back(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        while len(table.state.require_history().moves) <= 2 * STEP:
            await move(table, [me])
        look = asyncio.create_task(table.presenter.replay(me, 2 * STEP, "en"))
        await asyncio.sleep(0)
        while len(table.state.require_history().moves) >= STEP:
            await table.undo(me, table.state.seq)
        while len(table.state.require_history().moves) <= 2 * STEP:
            await move(table, [me], choice=-1)
        await look
        for moves in (STEP - 2, STEP, STEP + 1, 2 * STEP):
            body = await table.presenter.replay(me, moves, "en")
            then = table.state.require_history().at(moves)
            assert body["screen"] == then.screen(0, "en", table.state.names, False)


async def test_a_log_is_read_as_the_viewers_seat_may(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elysium's log is the same for all, so it is given a secret here."""
    log = ElysiumHistory.log

    def with_a_secret(
        told: ElysiumHistory, language: str, names: list[str], start: int = 0, seat: int = -1
    ) -> list[dict[str, Json]]:
        return [{**line, "for": seat} for line in log(told, language, names, start, seat)]

    monkeypatch.setattr(ElysiumHistory, "log", with_a_secret)
    monkeypatch.setattr(ElysiumHistory, "reader", lambda _, seat: seat)

    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        await move(table, viewers)
        both = Viewer(keys=viewers[0].keys | viewers[1].keys)
        for viewer, seat in ((viewers[0], 0), (viewers[1], 1), (Viewer(), -1), (both, -1)):
            told = [
                table.presenter.position(viewer, "en")["log"]["lines"],
                table.presenter.log(viewer, "en"),
            ]
            assert {line["for"] for lines in told for line in lines} == {seat}


async def test_a_log_without_secrets_is_put_into_words_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    log = ElysiumHistory.log

    def counted(told: ElysiumHistory, *args: object) -> list[dict[str, Json]]:
        asked.append(1)
        return log(told, *args)

    monkeypatch.setattr(ElysiumHistory, "log", counted)

    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        await move(table, viewers)
        for viewer in (*viewers, Viewer()):
            table.presenter.position(viewer, "en")
        assert len(asked) == 1
