"""A commit whose answer is lost: nobody is told that nothing has changed, nothing is done twice."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from petteia.tables.errors import Stale, Unconfirmed, Unwritten
from petteia.tables.manager import TableManager
from petteia.tables.memory.bots import InProcessBots
from petteia.tables.memory.store import MemoryStore
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.model import MOVE, PLAYING, UNDO, ChatLine, Entry, Sheet
from petteia.tables.services import Services
from petteia.tables.sql import writer as module
from petteia.tables.sql.store import SqlStore
from tests.nim import add_nim
from tests.tables.builders import friends, manager, move, open_table
from tests.tables.cutting_proxy import AFTER, BEFORE, CuttingProxy
from tests.tables.test_store import a_sheet, an_entry

NIM = {"game": "nim", "options": {}}
ROUNDS = 8


@pytest.fixture
def proxy(shared: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[CuttingProxy]:
    monkeypatch.setattr(module, "AGAIN", (0.0, 0.01, 0.05))
    made = CuttingProxy(shared)
    yield made
    made.close()


@pytest.mark.parametrize("lost", [AFTER, BEFORE])
async def test_every_write_whose_answer_is_lost_is_done_once(
    proxy: CuttingProxy, lost: str
) -> None:
    store = SqlStore(proxy.database)
    proxy.cuts = [lost]
    assert await store.create(a_sheet())
    for seq in range(1, ROUNDS + 1):
        proxy.cuts = [lost]
        assert await store.append(an_entry(seq))
    proxy.cuts = [lost]
    assert await store.change(a_sheet(version=2, status=PLAYING, next_table="b"), a_sheet("b"))
    lines = [ChatLine("owl", 0, 0, "Thea", "χαῖρε", 3.5), ChatLine("owl", 0, 0, "Thea", "ah", 4.0)]
    for line in lines:
        proxy.cuts = [lost]
        assert (await store.say(line)).text == line.text
    saved = await store.load("owl")
    await store.close()
    assert saved is not None
    assert saved.sheet == a_sheet(version=2, status=PLAYING, next_table="b")
    assert saved.entries == [an_entry(seq) for seq in range(1, ROUNDS + 1)]
    assert saved.lines == [replace(line, n=n) for n, line in enumerate(lines)]
    assert proxy.done == ROUNDS + 4


async def test_of_many_writes_in_a_lost_commit_each_has_its_own_result(proxy: CuttingProxy) -> None:
    store = SqlStore(proxy.database)
    for one in ("a", "b", "c"):
        await store.create(a_sheet(one))
    await store.append(an_entry(1, "b", value=99))
    proxy.cuts = [AFTER, AFTER]
    answers = await asyncio.gather(*(store.append(an_entry(1, one)) for one in "abc"))
    await store.close()
    assert answers == [True, False, True]
    assert proxy.done == 2


async def test_if_it_cannot_be_found_out_nobody_is_told_that_nothing_has_changed(
    proxy: CuttingProxy, shared: str
) -> None:
    proxy.closed_after_cut = True
    store = SqlStore(proxy.database)
    await store.create(a_sheet())
    proxy.cuts = [AFTER]
    with pytest.raises(Unconfirmed) as unsure:
        await store.append(an_entry(1))
    assert "whether this was saved" in unsure.value.words("en")
    with pytest.raises(Unwritten) as unwritten:
        await store.append(an_entry(2))
    assert not isinstance(unwritten.value, Unconfirmed)
    await store.close()
    direct = SqlStore(shared)
    saved = await direct.load("owl")
    await direct.close()
    assert saved is not None
    assert [entry.seq for entry in saved.entries] == [1]


async def test_a_move_whose_commit_loses_its_answer_succeeds(proxy: CuttingProxy) -> None:
    async with manager(proxy.database) as opened:
        table, viewers = await friends(opened)
        for seq in range(ROUNDS):
            proxy.cuts = [AFTER]
            await move(table, viewers)
            assert table.state.seq == seq + 1
    assert proxy.done == ROUNDS


class ForgetfulStore(MemoryStore):
    """Does what it is asked, and sometimes cannot say so."""

    def __init__(self) -> None:
        super().__init__()
        self.forgets = False
        self.is_silent = False

    async def append(self, entry: Entry) -> bool:
        done = await super().append(entry)
        return self._answer(done)

    async def change(self, sheet: Sheet, follower: Sheet | None = None) -> bool:
        return self._answer(await super().change(sheet, follower))

    def _answer(self, done: bool) -> bool:
        if self.forgets:
            self.forgets = False
            raise Unconfirmed
        return done

    async def read_changes(self, *which: object) -> object:  # type: ignore[override]
        if self.is_silent:
            raise Unwritten
        return await super().read_changes(*which)  # type: ignore[arg-type]


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> ForgetfulStore:
    add_nim(monkeypatch)
    return ForgetfulStore()


def a_manager(store: ForgetfulStore) -> tuple[TableManager, ManualScheduler]:
    scheduler = ManualScheduler(ManualClock())
    services = Services(store, InProcessBots(), scheduler.clock, scheduler, 0.0)
    return TableManager(services), scheduler


async def test_a_repeated_move_is_answered_like_the_first(store: ForgetfulStore) -> None:
    opened, _ = a_manager(store)
    table, me, _ = await open_table(opened, "person", "person", **NIM)
    store.forgets = True
    with pytest.raises(Unconfirmed):
        await table.play(me, 0, 0)
    assert table.state.seq == 0
    assert await table.play(me, 0, 0) == 1
    assert await table.play(me, 0, 0) == 1
    assert await table.play(me, 1, table.state.require_history().state.legal()[0]) == 2
    assert await table.play(me, 0, 0) == 2
    assert len(table.state.require_history().moves) == 2
    with pytest.raises(Stale):
        await table.play(me, 0, 1)


async def test_a_repeated_undo_takes_back_one_move(store: ForgetfulStore) -> None:
    opened, _ = a_manager(store)
    table, me, _ = await open_table(opened, "person", "person", **NIM)
    for _ in range(3):
        await move(table, [me])
    store.forgets = True
    with pytest.raises(Unconfirmed):
        await table.undo(me, 3)
    assert await table.undo(me, 3) == 4
    assert len(table.state.require_history().moves) == 2
    assert [entry.kind for entry in table.state.entries] == [MOVE, MOVE, MOVE, UNDO]


async def test_a_move_of_somebody_else_is_no_repetition(store: ForgetfulStore) -> None:
    opened, _ = a_manager(store)
    table, viewers = await friends(opened, **NIM)
    mover = table.state.to_move
    await table.play(viewers[mover], 0, 0)
    with pytest.raises(Stale):
        await table.play(viewers[1 - mover], 0, 0)


async def test_a_move_of_a_bot_is_no_repetition_of_its_seat(store: ForgetfulStore) -> None:
    opened, scheduler = a_manager(store)
    table, me, _ = await open_table(opened, "person", "person", **NIM)
    await table.seating.give_to_bot(me, table.state.to_move, "shepherd")
    await scheduler.advance(2)
    done = table.state.entries[0]
    assert done.by == "shepherd"
    with pytest.raises(Stale):
        await table.play(me, 0, done.value)


async def test_a_repetition_is_known_after_a_restart(store: ForgetfulStore) -> None:
    opened, _ = a_manager(store)
    table, me, created = await open_table(opened, "person", "person", **NIM)
    await table.play(me, 0, 0)
    again, _ = a_manager(store)
    assert await (await again.find(created.id)).play(me, 0, 0) == 1


async def test_the_table_finds_out_by_itself(store: ForgetfulStore) -> None:
    opened, scheduler = a_manager(store)
    table, me, _ = await open_table(opened, "person", "person", **NIM)
    store.forgets = store.is_silent = True
    with pytest.raises(Unconfirmed):
        await table.play(me, 0, 0)
    opened.start()
    await scheduler.advance(2)
    assert (table.state.seq, table.journal.unsure) == (0, True)
    with pytest.raises(Unwritten):
        await table.play(me, 0, 0)
    store.is_silent = False
    await scheduler.advance(2)
    assert (table.state.seq, table.journal.unsure) == (1, False)
    await opened.close()


async def test_a_bot_whose_move_was_not_answered_goes_on(store: ForgetfulStore) -> None:
    opened, scheduler = a_manager(store)
    store.forgets = True
    table, _, _ = await open_table(opened, "shepherd", "shepherd", **NIM)
    await scheduler.advance(60)
    assert table.state.status == "over"
    assert [entry.seq for entry in table.state.entries] == list(range(1, table.state.seq + 1))
    await opened.close()


async def test_a_change_of_seats_whose_answer_is_lost_shows_when_it_is_found(
    store: ForgetfulStore,
) -> None:
    opened, scheduler = a_manager(store)
    table, viewers = await friends(opened, **NIM)
    store.forgets = True
    with pytest.raises(Unconfirmed):
        await table.seating.pause(viewers[0])
    assert table.state.sheet.paused_by is None
    opened.start()
    await scheduler.advance(2)
    assert table.state.sheet.paused_by == 0
    await opened.close()
