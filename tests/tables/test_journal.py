"""The journal alone: written, then applied, then announced, one after the other."""

import asyncio
import gc

import pytest

from petteia.tables.errors import Stale, Unwritten
from petteia.tables.journal import CATCH_UP_SECONDS
from petteia.tables.model import CHAT, MOVE, POSITION, TABLE, UNDO, Entry, Saved, Sheet
from tests.nim import add_nim
from tests.tables.parts import new_services, state_and_journal

BOTH = frozenset({TABLE, POSITION})


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nim(monkeypatch)


async def test_an_entry_is_written_then_applied_then_announced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    services, _ = new_services()
    state, journal, announced = await state_and_journal(services)
    append = services.store.append

    async def check(entry: Entry) -> bool:
        assert (state.seq, announced) == (0, [])
        written = await append(entry)
        assert (state.seq, announced) == (0, [])
        return written

    monkeypatch.setattr(services.store, "append", check)
    assert await journal.serialized(journal.append(MOVE, 0, 0, "person", 1)) == 1
    assert (state.seq, state.to_move, announced) == (1, 1, [({POSITION}, True)])


async def test_a_move_that_a_bot_makes_for_a_person_changes_what_the_table_shows() -> None:
    services, _ = new_services()
    _, journal, announced = await state_and_journal(services)
    await journal.serialized(journal.append(MOVE, 0, 0, "merchant", 1))
    assert announced == [(BOTH, True)]


async def test_what_cannot_be_written_is_not_applied(monkeypatch: pytest.MonkeyPatch) -> None:
    services, _ = new_services()
    state, journal, announced = await state_and_journal(services)

    async def fail(*_: object) -> bool:
        raise Unwritten

    monkeypatch.setattr(services.store, "append", fail)
    monkeypatch.setattr(services.store, "change", fail)
    with pytest.raises(Unwritten):
        await journal.serialized(journal.append(MOVE, 0, 0, "person", 1))
    with pytest.raises(Unwritten):
        await journal.serialized(journal.change(pause))
    assert (state.seq, state.sheet.paused_by, announced) == (0, None, [])


async def test_a_reading_that_fails_after_the_asker_left_is_not_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    services, scheduler = new_services()
    _, journal, _ = await state_and_journal(services)
    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))

    async def fail(*_: object) -> Saved:
        raise Unwritten

    monkeypatch.setattr(services.store, "read_changes", fail)
    asking = asyncio.create_task(journal.ask_for_news())
    await asyncio.sleep(0)
    asking.cancel()
    await scheduler.settle()
    gc.collect()
    assert reported == []


async def test_who_writes_second_catches_up_and_is_stale() -> None:
    services, _ = new_services()
    here, ours, _ = await state_and_journal(services)
    there, theirs, announced = await state_and_journal(services)
    await ours.serialized(ours.append(MOVE, 0, 0, "person", 1))
    with pytest.raises(Stale) as caught:
        await theirs.serialized(theirs.append(MOVE, 1, 0, "person", 1))
    assert caught.value.seq == 1
    assert there.require_history().moves == here.require_history().moves == [0]
    assert announced == [(BOTH, False)]


async def test_an_undo_of_another_process_is_read() -> None:
    services, _ = new_services()
    _, ours, _ = await state_and_journal(services)
    there, theirs, _ = await state_and_journal(services)
    await ours.serialized(ours.append(MOVE, 0, 0, "person", 1))
    await theirs.serialized(theirs.catch_up())
    await ours.serialized(ours.append(UNDO, 0, 0, "person", 0))
    await theirs.serialized(theirs.catch_up())
    assert (there.seq, there.require_history().moves, there.undos) == (2, [], [(2, 0)])


async def test_a_change_is_made_to_the_newest_sheet() -> None:
    services, _ = new_services()
    here, ours, _ = await state_and_journal(services)
    there, theirs, announced = await state_and_journal(services)
    await ours.serialized(ours.change(pause))

    def rename(sheet: Sheet) -> None:
        sheet.seats[0].name = "Theano"

    await theirs.serialized(theirs.change(rename))
    assert (there.sheet.paused_by, there.names[0]) == (0, "Theano")
    assert announced == [(BOTH, False), (BOTH, True)]
    await ours.serialized(ours.catch_up())
    assert here.sheet == there.sheet


async def test_chat_of_two_processes_is_in_one_order() -> None:
    services, _ = new_services()
    here, ours, _ = await state_and_journal(services)
    there, theirs, announced = await state_and_journal(services)
    await ours.serialized(ours.say(0, "one"))
    await theirs.serialized(theirs.say(1, "two"))
    await ours.serialized(ours.catch_up())
    assert [line.text for line in here.lines] == ["one", "two"]
    assert here.lines == there.lines
    assert announced == [({CHAT}, None)]


async def test_work_is_done_in_order_and_to_its_end() -> None:
    services, scheduler = new_services()
    _, journal, _ = await state_and_journal(services)
    done: list[str] = []

    async def work(name: str) -> None:
        done.append(f"{name} begins")
        await scheduler.sleep(1)
        done.append(f"{name} ends")

    callers = [asyncio.create_task(journal.serialized(work(name))) for name in "ab"]
    await asyncio.sleep(0)
    callers[0].cancel()
    await scheduler.advance(3)
    assert done == ["a begins", "a ends", "b begins", "b ends"]
    assert callers[0].cancelled()
    await journal.rest()
    assert not journal.busy


async def test_the_store_is_read_once_for_all_who_ask_for_news(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    services, scheduler = new_services()
    here, ours, _ = await state_and_journal(services)
    there, theirs, _ = await state_and_journal(services)
    read, readings = services.store.read_changes, 0

    async def count(*facts: object) -> Saved | None:
        nonlocal readings
        readings += 1
        return await read(*facts)  # type: ignore[arg-type]

    monkeypatch.setattr(services.store, "read_changes", count)
    asking = [scheduler.start(theirs.ask_for_news()) for _ in range(100)]
    await scheduler.settle()
    assert readings == 1
    assert all(one.done() for one in asking)
    # What is written after a reading has begun is found by the next one.
    await ours.serialized(ours.append(MOVE, 0, 0, "person", 1))
    asking = [scheduler.start(theirs.ask_for_news()) for _ in range(100)]
    await scheduler.settle()
    assert (readings, there.seq) == (1, 0)
    await scheduler.advance(CATCH_UP_SECONDS)
    assert all(one.done() for one in asking)
    assert (readings, there.seq, here.seq) == (2, 1, 1)
    await theirs.rest()


async def test_a_table_that_ends_waits_for_those_who_ask() -> None:
    services, scheduler = new_services()
    _, journal, _ = await state_and_journal(services)
    await journal.ask_for_news()
    asking = scheduler.start(journal.ask_for_news())
    await scheduler.settle()
    assert journal.busy
    resting = scheduler.start(journal.rest())
    await scheduler.advance(CATCH_UP_SECONDS)
    assert asking.done()
    assert resting.done()


def pause(sheet: Sheet) -> None:
    sheet.paused_by = 0
