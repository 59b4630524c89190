"""Taking back moves among people by request: who is asked, what is taken back, when it expires."""

import pytest

from petteia.tables.errors import NotNow, NotYours, Stale
from petteia.tables.live import LiveTable
from petteia.tables.viewers import Viewer
from tests.tables.builders import friends, manager, move, open_table


async def after_a_turn(table: LiveTable, viewers: list[Viewer]) -> tuple[Viewer, Viewer]:
    """Play until the turn has passed on; the answer is who moved last, and who is to move."""
    while True:
        mover = await move(table, viewers)
        if table.state.to_move not in (mover, -1):
            return viewers[mover], viewers[table.state.to_move]


async def test_a_move_is_taken_back_when_everybody_agrees(database: str) -> None:
    async with manager(database) as opened:
        table, viewers = await friends(opened, 3)
        asking, other = await after_a_turn(table, viewers)
        third = next(one for one in viewers if one not in (asking, other))
        seq, moves = table.state.seq, list(table.state.require_history().moves)
        undo = table.presenter.position(asking, "en")["undo"]
        assert (undo["can"], undo["ask"]) == (False, True)
        with pytest.raises(NotNow, match="undo-others"):
            await table.undo(asking, seq)
        assert await table.ask_undo(asking, seq) == seq
        request = table.presenter.face(third)["undo_request"]
        assert request is not None
        (seat,) = asking.seats
        assert (request["seat"], request["moves"], request["agreed"]) == (seat, 1, [])
        assert request["asked"] == sorted(other.seats | third.seats)
        assert not table.presenter.position(asking, "en")["undo"]["ask"], "one request at a time"
        with pytest.raises(NotNow, match="undo-asked"):
            await table.ask_undo(asking, seq)
        await table.answer_undo(other, seq, agree=True)
        assert table.state.seq == seq
        with pytest.raises(NotYours):
            await table.answer_undo(asking, seq, agree=True)
    # The request survives a restart of the server.
    async with manager(database) as opened:
        table = await opened.find(table.id)
        request = table.presenter.face(third)["undo_request"]
        assert request is not None
        assert request["agreed"] == sorted(other.seats)
        assert await table.answer_undo(third, seq, agree=True) == seq + 1
        assert table.state.require_history().moves == moves[:-1]
        assert table.state.to_move == seat
        assert table.presenter.face(third)["undo_request"] is None


async def test_one_no_is_enough_and_cannot_be_asked_away(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        asking, other = await after_a_turn(table, viewers)
        seq, moves = table.state.seq, list(table.state.require_history().moves)
        await table.ask_undo(asking, seq)
        await table.answer_undo(other, seq, agree=False)
        request = table.presenter.face(asking)["undo_request"]
        assert request is not None
        assert request["declined"]
        with pytest.raises(NotNow, match="undo-declined"):
            await table.ask_undo(asking, seq)
        with pytest.raises(NotNow, match="undo-not-asked"):
            await table.answer_undo(other, seq, agree=True)
        assert table.state.require_history().moves == moves


async def test_a_request_can_be_withdrawn_and_made_again(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        asking, _ = await after_a_turn(table, viewers)
        await table.ask_undo(asking, table.state.seq)
        await table.answer_undo(asking, table.state.seq, agree=False)
        assert table.presenter.face(asking)["undo_request"] is None
        await table.ask_undo(asking, table.state.seq)
        assert table.presenter.face(asking)["undo_request"] is not None


async def test_a_request_expires_with_the_next_move(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        asking, other = await after_a_turn(table, viewers)
        seq = table.state.seq
        await table.ask_undo(asking, seq)
        await move(table, viewers)
        assert table.presenter.face(asking)["undo_request"] is None
        with pytest.raises(Stale):
            await table.answer_undo(other, seq, agree=True)
        with pytest.raises(NotNow, match="undo-not-asked"):
            await table.answer_undo(other, table.state.seq, agree=True)


async def test_moves_of_others_since_go_back_too(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        asking, other = await after_a_turn(table, viewers)
        kept = len(table.state.require_history().moves) - 1
        await move(table, viewers)
        await table.ask_undo(asking, table.state.seq)
        request = table.presenter.face(other)["undo_request"]
        assert request is not None
        assert request["moves"] == 2
        await table.answer_undo(other, table.state.seq, agree=True)
        assert len(table.state.require_history().moves) == kept


async def test_only_people_who_play_are_asked(sqlite: str) -> None:
    async with manager(sqlite, pause=30.0) as opened:
        table, viewers = await friends(opened)
        asking, other = await after_a_turn(table, viewers)
        (away,) = other.seats
        with pytest.raises(NotYours):
            await table.ask_undo(Viewer(), table.state.seq)
        await table.seating.leave(other, away)
        before = len(table.state.require_history().moves)
        await table.ask_undo(asking, table.state.seq)
        assert len(table.state.require_history().moves) == before - 1, "nobody is left to ask"


async def test_alone_there_is_nobody_to_ask(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        await move(table, [me])
        assert not table.presenter.position(me, "en")["undo"]["ask"]
        with pytest.raises(NotNow, match="undo-nothing"):
            await table.ask_undo(me, table.state.seq)


async def test_a_paused_game_takes_nothing_back(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        asking, other = await after_a_turn(table, viewers)
        await table.ask_undo(asking, table.state.seq)
        await table.seating.pause(other)
        with pytest.raises(NotNow, match="paused"):
            await table.answer_undo(other, table.state.seq, agree=True)
