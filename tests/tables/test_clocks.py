"""Clocks, by a clock that moves when it is told to."""

import asyncio

import pytest

from petteia.tables.errors import NotYours
from petteia.tables.live import LiveTable
from petteia.tables.memory.time import ManualClock
from tests.tables.builders import friends, manager, move, open_table, until


def clock_of(table: LiveTable, seat: int) -> float:
    shown = table.presenter.face(table.seating.viewer([]))["seats"][seat]["clock"]
    assert isinstance(shown, float)
    return shown


async def test_without_clocks_there_is_none_to_show(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        assert [one["clock"] for one in table.presenter.face(viewers[0])["seats"]] == [None, None]


async def test_only_the_clock_of_who_decides_runs(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, viewers = await friends(opened, clock=("game", 600))
        mover = table.state.to_move
        clock.advance(100)
        assert clock_of(table, mover) == 500.0
        assert clock_of(table, 1 - mover) == 600.0
        while table.state.to_move == mover:
            await move(table, viewers)
        clock.advance(50)
        assert clock_of(table, mover) == 500.0
        assert clock_of(table, 1 - mover) == 550.0


async def test_clocks_stand_while_the_game_is_paused(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, viewers = await friends(opened, clock=("game", 600))
        mover = table.state.to_move
        clock.advance(10)
        await table.seating.pause(viewers[0])
        clock.advance(1000)
        opened.tick()
        await table.seating.resume(viewers[0])
        clock.advance(5)
        assert clock_of(table, mover) == 585.0
        await move(table, viewers)
        assert table.clocks.used[mover] == 15.0


async def test_taking_back_does_not_turn_the_clock_back(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, viewers = await friends(opened, clock=("move", 60))
        mover = table.state.to_move
        clock.advance(20)
        await move(table, viewers)
        clock.advance(10)
        await table.undo(viewers[mover], table.state.seq)
        assert clock_of(table, mover) == 30.0


async def test_a_turn_that_is_entered_again_has_what_was_left_of_it(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, me, _ = await open_table(opened, "person", "person", clock=("move", 60))
        first = table.state.to_move
        for left in (40.0, 20.0):
            clock.advance(20)
            while table.state.to_move == first:
                await move(table, [me])
            assert clock_of(table, table.state.to_move) == 60.0
            await table.undo(me, table.state.seq)
            assert table.state.to_move == first
            assert clock_of(table, first) == left
        clock.advance(21)
        assert table.state.deciding_bot() == "merchant"


async def test_the_next_turn_has_its_whole_time_though_the_same_seat_plays_it(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, me, _ = await open_table(opened, "person", "person", clock=("move", 60))
        while True:
            mover, turn = table.state.to_move, table.state.turn_number()
            clock.advance(1)
            await move(table, [me])
            if table.state.turn_number() != turn and table.state.to_move == mover:
                break
        assert clock_of(table, mover) == 60.0
        await table.undo(me, table.state.seq)
        assert clock_of(table, mover) < 60.0


async def test_a_turns_clock_survives_a_restart_with_what_was_taken_back(database: str) -> None:
    clock = ManualClock()
    async with manager(database, clock=clock) as opened:
        table, me, _ = await open_table(opened, "person", "person", clock=("move", 60))
        first = table.state.to_move
        clock.advance(20)
        while table.state.to_move == first:
            await move(table, [me])
        clock.advance(5)
        await table.undo(me, table.state.seq)
        assert clock_of(table, first) == 40.0
    async with manager(database, clock=clock) as opened:
        again = await opened.find(table.id)
        assert again.clocks.turns == table.clocks.turns
        assert clock_of(again, first) == 40.0


async def test_a_turn_whose_time_is_over_is_finished_by_a_bot(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, viewers = await friends(opened, clock=("move", 60))
        mover = table.state.to_move
        await move(table, viewers)
        assert table.state.to_move == mover
        clock.advance(59)
        opened.tick()
        assert table.state.deciding_bot() is None
        clock.advance(2)
        opened.tick()
        assert not table.presenter.position(viewers[mover], "en")["screen"]["moves"]
        await until(lambda: table.state.to_move != mover)
        assert set(table.state.by[1:]) == {"merchant"}
        assert not table.presenter.face(viewers[0])["seats"][mover]["away"]
        assert clock_of(table, table.state.to_move) == 60.0
        assert table.state.deciding_bot() is None


async def test_a_seat_whose_time_is_over_is_played_by_a_bot_until_it_is_taken_back(
    sqlite: str,
) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, viewers = await friends(opened, clock=("game", 60))
        mover = table.state.to_move
        clock.advance(61)
        opened.tick()
        await until(lambda: table.state.to_move != mover)
        assert table.presenter.face(viewers[0])["seats"][mover]["away"]
        assert clock_of(table, mover) == 0.0
        with pytest.raises(NotYours):
            await table.seating.take_back(viewers[1 - mover], mover)
        await table.seating.take_back(viewers[mover], mover)
        assert clock_of(table, mover) == 60.0
        assert not table.presenter.face(viewers[0])["seats"][mover]["away"]


async def test_who_runs_out_of_time_does_not_keep_the_others_from_ending(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, viewers = await friends(opened, clock=("game", 60))
        other = 1 - table.state.to_move
        await table.seating.resign(viewers[other], other, True)
        clock.advance(61)
        opened.tick()
        await until(lambda: table.state.status == "abandoned")


async def test_clocks_survive_a_restart_and_time_without_a_server_is_nobodys(database: str) -> None:
    clock = ManualClock()
    async with manager(database, clock=clock) as opened:
        table, viewers = await friends(opened, clock=("game", 600))
        mover = table.state.to_move
        clock.advance(40)
        await move(table, viewers)
        assert table.state.to_move == mover
        clock.advance(7)
    clock.advance(5000)
    async with manager(database, clock=clock) as opened:
        again = await opened.find(table.id)
        assert clock_of(again, mover) == 560.0
        clock.advance(10)
        assert clock_of(again, mover) == 550.0


async def test_a_bots_thinking_is_on_nobodys_clock(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock) as opened:
        table, _, _ = await open_table(opened, "shepherd", "shepherd", clock=("game", 30))
        clock.advance(1000)
        opened.tick()
        await until(lambda: table.state.status == "over")
        assert set(table.clocks.used.values()) == {0.0}
        await asyncio.sleep(0)
