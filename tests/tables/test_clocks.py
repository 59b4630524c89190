"""Clocks, by a clock that moves when it is told to."""

import asyncio

import pytest

from petteia.tables.errors import NotYours
from petteia.tables.live import LiveTable
from tests.tables.builders import FakeClock, friends, manager, move, open_table, until


def clock_of(table: LiveTable, seat: int) -> float:
    shown = table.face(table.viewer([]))["seats"][seat]["clock"]
    assert isinstance(shown, float)
    return shown


async def test_without_clocks_there_is_none_to_show(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        assert [one["clock"] for one in table.face(viewers[0])["seats"]] == [None, None]


async def test_only_the_clock_of_who_decides_runs(sqlite: str) -> None:
    now = FakeClock()
    async with manager(sqlite, now=now) as opened:
        table, viewers = await friends(opened, clock=("game", 600))
        mover = table.to_move
        now.pass_by(100)
        assert clock_of(table, mover) == 500.0
        assert clock_of(table, 1 - mover) == 600.0
        while table.to_move == mover:
            await move(table, viewers)
        now.pass_by(50)
        assert clock_of(table, mover) == 500.0
        assert clock_of(table, 1 - mover) == 550.0


async def test_clocks_stand_while_the_game_is_paused(sqlite: str) -> None:
    now = FakeClock()
    async with manager(sqlite, now=now) as opened:
        table, viewers = await friends(opened, clock=("game", 600))
        mover = table.to_move
        now.pass_by(10)
        await table.pause(viewers[0])
        now.pass_by(1000)
        opened.tick()
        await table.resume(viewers[0])
        now.pass_by(5)
        assert clock_of(table, mover) == 585.0
        await move(table, viewers)
        assert table.clocks.used[mover] == 15.0


async def test_taking_back_does_not_turn_the_clock_back(sqlite: str) -> None:
    now = FakeClock()
    async with manager(sqlite, now=now) as opened:
        table, viewers = await friends(opened, clock=("move", 60))
        mover = table.to_move
        now.pass_by(20)
        await move(table, viewers)
        now.pass_by(10)
        await table.undo(viewers[mover], table.seq)
        assert clock_of(table, mover) == 30.0


async def test_a_turn_that_is_entered_again_has_what_was_left_of_it(sqlite: str) -> None:
    now = FakeClock()
    async with manager(sqlite, now=now) as opened:
        table, me, _ = await open_table(opened, "person", "person", clock=("move", 60))
        first = table.to_move
        for left in (40.0, 20.0):
            now.pass_by(20)
            while table.to_move == first:
                await move(table, [me])
            assert clock_of(table, table.to_move) == 60.0
            await table.undo(me, table.seq)
            assert table.to_move == first
            assert clock_of(table, first) == left
        now.pass_by(21)
        assert table.deciding_bot() == "merchant"


async def test_the_next_turn_has_its_whole_time_though_the_same_seat_plays_it(sqlite: str) -> None:
    now = FakeClock()
    async with manager(sqlite, now=now) as opened:
        table, me, _ = await open_table(opened, "person", "person", clock=("move", 60))
        while True:
            mover, turn = table.to_move, table.turn_number()
            now.pass_by(1)
            await move(table, [me])
            if table.turn_number() != turn and table.to_move == mover:
                break
        assert clock_of(table, mover) == 60.0
        await table.undo(me, table.seq)
        assert clock_of(table, mover) < 60.0


async def test_a_turns_clock_survives_a_restart_with_what_was_taken_back(database: str) -> None:
    now = FakeClock()
    async with manager(database, now=now) as opened:
        table, me, _ = await open_table(opened, "person", "person", clock=("move", 60))
        first = table.to_move
        now.pass_by(20)
        while table.to_move == first:
            await move(table, [me])
        now.pass_by(5)
        await table.undo(me, table.seq)
        assert clock_of(table, first) == 40.0
    async with manager(database, now=now) as opened:
        again = await opened.find(table.id)
        assert again.clocks.turns == table.clocks.turns
        assert clock_of(again, first) == 40.0


async def test_a_turn_whose_time_is_over_is_finished_by_a_bot(sqlite: str) -> None:
    now = FakeClock()
    async with manager(sqlite, now=now) as opened:
        table, viewers = await friends(opened, clock=("move", 60))
        mover = table.to_move
        await move(table, viewers)
        assert table.to_move == mover
        now.pass_by(59)
        opened.tick()
        assert table.deciding_bot() is None
        now.pass_by(2)
        opened.tick()
        assert not table.position(viewers[mover], "en")["screen"]["moves"]
        await until(lambda: table.to_move != mover)
        assert set(table.by[1:]) == {"merchant"}
        assert not table.face(viewers[0])["seats"][mover]["away"]
        assert clock_of(table, table.to_move) == 60.0
        assert table.deciding_bot() is None


async def test_a_seat_whose_time_is_over_is_played_by_a_bot_until_it_is_taken_back(
    sqlite: str,
) -> None:
    now = FakeClock()
    async with manager(sqlite, now=now) as opened:
        table, viewers = await friends(opened, clock=("game", 60))
        mover = table.to_move
        now.pass_by(61)
        opened.tick()
        await until(lambda: table.to_move != mover)
        assert table.face(viewers[0])["seats"][mover]["away"]
        assert clock_of(table, mover) == 0.0
        with pytest.raises(NotYours):
            await table.take_back(viewers[1 - mover], mover)
        await table.take_back(viewers[mover], mover)
        assert clock_of(table, mover) == 60.0
        assert not table.face(viewers[0])["seats"][mover]["away"]


async def test_who_runs_out_of_time_does_not_keep_the_others_from_ending(sqlite: str) -> None:
    now = FakeClock()
    async with manager(sqlite, now=now) as opened:
        table, viewers = await friends(opened, clock=("game", 60))
        other = 1 - table.to_move
        await table.resign(viewers[other], other, True)
        now.pass_by(61)
        opened.tick()
        await until(lambda: table.status == "abandoned")


async def test_clocks_survive_a_restart_and_time_without_a_server_is_nobodys(database: str) -> None:
    now = FakeClock()
    async with manager(database, now=now) as opened:
        table, viewers = await friends(opened, clock=("game", 600))
        mover = table.to_move
        now.pass_by(40)
        await move(table, viewers)
        assert table.to_move == mover
        now.pass_by(7)
    now.pass_by(5000)
    async with manager(database, now=now) as opened:
        again = await opened.find(table.id)
        assert clock_of(again, mover) == 560.0
        now.pass_by(10)
        assert clock_of(again, mover) == 550.0


async def test_a_bots_thinking_is_on_nobodys_clock(sqlite: str) -> None:
    now = FakeClock()
    async with manager(sqlite, now=now) as opened:
        table, _, _ = await open_table(opened, "shepherd", "shepherd", clock=("game", 30))
        now.pass_by(1000)
        opened.tick()
        await until(lambda: table.status == "over")
        assert set(table.clocks.used.values()) == {0.0}
        await asyncio.sleep(0)
