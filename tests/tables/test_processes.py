"""Several server processes at one PostgreSQL: what one writes the others show."""

import asyncio

import psycopg
import pytest

from petteia.tables.errors import Stale, WrongToken
from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.model import Saved
from petteia.tables.viewers import Viewer
from tests.tables.builders import friends, manager, move, open_table, until, wanted


async def meet(
    first: TableManager, second: TableManager
) -> tuple[LiveTable, LiveTable, list[Viewer]]:
    """A game of two friends, each at another process."""
    here, viewers = await friends(first)
    return here, await second.find(here.id), viewers


async def deafen(manager: TableManager) -> None:
    """Let a process hear nothing of the others."""
    tasks = list(manager._work)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


async def test_a_move_shows_at_the_other_process(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as other:
        here, there, viewers = await meet(one, other)
        told: list[frozenset[str]] = []
        there.audience.watch(told.append)
        for table in (here, there) * 6:
            await move(table, viewers)
            await until(lambda: here.state.seq == there.state.seq)
        assert (
            here.state.require_history().state.dump() == there.state.require_history().state.dump()
        )
        assert here.presenter.position(viewers[0], "en") == there.presenter.position(
            viewers[0], "en"
        )
        assert any("position" in what for what in told)


async def test_an_undo_shows_at_the_other_process(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as other:
        here, there, viewers = await meet(one, other)
        mover = await move(here, viewers)
        await until(lambda: there.state.seq == 1)
        await there.undo(viewers[mover], 1)
        await until(lambda: here.state.seq == 2)
        assert here.state.require_history().moves == []


async def test_of_two_moves_at_once_one_is_stale_and_both_know_it(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as other:
        here, there, viewers = await meet(one, other)
        for _ in range(10):
            mover = viewers[here.state.to_move]
            legal = here.state.require_history().state.legal()
            answers = await asyncio.gather(
                here.play(mover, here.state.seq, legal[0]),
                there.play(mover, there.state.seq, legal[1]),
                return_exceptions=True,
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Stale", "int"]
            await until(lambda: here.state.seq == there.state.seq)
        assert here.state.require_history().moves == there.state.require_history().moves
        saved = await one.services.store.load(here.id)
        assert saved is not None
        assert [entry.value for entry in saved.entries] == here.state.require_history().moves


async def test_a_process_that_heard_nothing_finds_out_by_the_conflict(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as deaf:
        await deafen(deaf)
        here, there, viewers = await meet(one, deaf)
        mover = here.state.to_move
        await move(here, viewers)
        with pytest.raises(Stale) as caught:
            await there.play(viewers[mover], 0, there.state.require_history().state.legal()[1])
        assert caught.value.seq == 1
        assert there.state.require_history().moves == here.state.require_history().moves


async def test_a_move_made_while_another_process_reads_the_table_is_not_missed(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as other:
        here, viewers = await friends(one)
        elsewhere, strangers = await friends(one)
        heard = await other.find(elsewhere.id)
        store = other.services.store
        load = store.load
        read, go_on = asyncio.Event(), asyncio.Event()

        async def slow_load(table_id: str) -> Saved | None:
            saved = await load(table_id)
            read.set()
            await go_on.wait()
            return saved

        store.load = slow_load
        finding = asyncio.create_task(other.find(here.id))
        await read.wait()
        await move(here, viewers)
        # News come in order: when this is there, those of the move before it have been.
        await move(elsewhere, strangers)
        await until(lambda: heard.state.seq == 1)
        go_on.set()
        assert (await finding).state.seq == 1


async def test_who_saw_more_than_their_process_heard_is_not_refused(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as deaf:
        here, _ = await friends(one)
        await deafen(deaf)
        viewers = [Viewer(keys=frozenset({str(chair.key)})) for chair in here.state.sheet.seats]
        there = await deaf.find(here.id)
        await move(here, viewers)
        action = here.state.require_history().state.legal()[0]
        assert await there.play(viewers[here.state.to_move], 1, action) == 2
        await until(lambda: here.state.seq == 2)
        mover = await move(here, viewers)
        assert await there.undo(viewers[mover], 3) == 4
        assert there.state.require_history().moves == here.state.require_history().moves[:2]


async def test_who_sat_down_through_another_process_is_known(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as deaf:
        await deafen(deaf)
        created = await one.create(wanted("person", "open"))
        here, there = await one.find(created.id), await deaf.find(created.id)
        token = await here.seating.sit(1, "Leda", "")
        assert (await there.seating.recognise([token])).seats == {1}
        with pytest.raises(WrongToken):
            await there.seating.recognise(["a secret of nobody"])


async def test_a_beginning_and_a_pause_that_were_not_heard_of_keep_nobody_from_moving(
    shared: str,
) -> None:
    async with manager(shared) as one, manager(shared) as deaf:
        await deafen(deaf)
        here, host, _ = await open_table(one, "person", "person", start=False)
        there = await deaf.find(here.id)
        await here.seating.start(host)
        action = here.state.require_history().state.legal()[0]
        assert await there.play(host, 0, action) == 1
        await there.seating.pause(host)
        await until(lambda: here.state.sheet.paused_by is not None)
        await here.seating.resume(host)
        assert await there.undo(host, 1) == 2


async def test_seats_chat_and_pauses_travel_too(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as other:
        created = await one.create(wanted("person", "open"))
        here, there = await one.find(created.id), await other.find(created.id)
        host = here.seating.viewer([created.host, created.tokens[0]])
        leda = there.seating.viewer([await there.seating.sit(1, "Leda", "")])
        await until(lambda: here.state.sheet.seats[1].name == "Leda")
        await here.seating.start(host)
        await until(lambda: there.state.status == "playing")
        await there.say(leda, 1, "here I am")
        await until(lambda: here.presenter.chat()["total"] == 1)
        await there.seating.pause(leda)
        await until(lambda: here.presenter.face(host)["paused"] == {"by": 1})
        await asyncio.gather(
            here.seating.rename(host, 0, "Theano"), there.seating.rename(leda, 1, "Ledaia")
        )
        await until(lambda: here.state.names == there.state.names == ["Theano", "Ledaia"])


async def test_bots_are_driven_by_one_process_and_shown_by_both(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as other:
        created = await one.create(wanted("shepherd", "shepherd"))
        here, there = await one.find(created.id), await other.find(created.id)
        await until(lambda: here.state.status == there.state.status == "over")
        assert here.state.require_history().moves == there.state.require_history().moves
        assert one.counts()["moves"] == len(here.state.require_history().moves)
        assert other.counts()["moves"] == 0


async def test_another_process_steps_in_for_one_that_sleeps(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("petteia.tables.bots.driver.OVERDUE", 0.3)

    async with manager(shared) as one, manager(shared) as other:
        created = await one.create(wanted("shepherd", "shepherd"))
        here, there = await one.find(created.id), await other.find(created.id)
        await until(lambda: there.state.seq > 3)
        await here.stop()
        one._tables.clear()
        await until(lambda: there.state.status == "over")
        assert other.counts()["moves"] > 0


async def test_news_are_read_after_the_connection_was_lost(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as other:
        here, there, viewers = await meet(one, other)
        await move(here, viewers)
        await until(lambda: there.state.seq == 1)
        cut = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )
        with psycopg.connect(shared, autocommit=True) as connection:
            connection.execute(cut)
        await move(here, viewers)
        await until(lambda: there.state.seq == 2)
