"""Served tables are dealt by a secret: committed to from the beginning, told only at the end."""

import hashlib
import json
import pickle
import re

import pytest

import petteia
from petteia import Record
from petteia.kernel.deal_secret import DEALING, PLAIN, is_secret, make_secret, stream_key
from petteia.tables.archive.records import finished_record
from petteia.tables.bots import pool as module
from petteia.tables.bots.pool import BotPool
from petteia.tables.errors import TooEarly
from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.services import WATCHED, Asker, bots_seed
from petteia.tables.viewers import Viewer
from tests.tables.builders import friends, manager, move, open_table

BYTES = bytes(range(32))
SECRET = make_secret(BYTES)


@pytest.fixture
def scheduler() -> ManualScheduler:
    return ManualScheduler(ManualClock())


def told(table: LiveTable, *viewers: Viewer) -> str:
    """Everything a table tells before the end."""
    shown: list[object] = [table.presenter.log(viewer, "en") for viewer in viewers]
    shown += [table.presenter.face(viewer) for viewer in viewers]
    shown += [table.presenter.position(viewer, "en") for viewer in viewers]
    return json.dumps([*shown, table.presenter.cards("en")])


async def test_the_commitment_is_shown_from_the_lobby_to_the_end(
    scheduler: ManualScheduler,
) -> None:
    opened = TableManager(memory_services(scheduler))
    table, host, _ = await open_table(opened, "person", "open", seed=None)
    commitment = table.presenter.face(host)["commitment"]
    assert commitment is not None
    assert re.fullmatch("[0-9a-f]{64}", commitment)
    secret = table.state.sheet.seed
    assert is_secret(secret)
    other = table.seating.viewer([await table.seating.sit(1, "Leda", "")])
    await table.seating.start(host)
    hexadecimal = f"{secret:x}"[1:]
    while table.state.status == "playing":
        if table.state.seq % 40 == 0:
            assert table.presenter.face(Viewer())["commitment"] == commitment
            assert hexadecimal not in told(table, host, other, Viewer())
            with pytest.raises(TooEarly):
                table.presenter.record()
        await move(table, [host, other])
    record = table.presenter.record()
    assert record["secret"] == hexadecimal
    assert record["commitment"] == commitment == table.presenter.face(host)["commitment"]
    assert hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest() == commitment
    assert "seed" not in record
    Record.read(json.loads(json.dumps(record)), "record").verify()
    await opened.close()


async def test_another_game_has_another_secret(database: str) -> None:
    async with manager(database) as opened:
        table, viewers = await friends(opened, seed=None)
        for number, viewer in enumerate(viewers):
            await table.seating.resign(viewer, number, True)
        record = table.presenter.record()
        assert record["commitment"] == table.presenter.face(viewers[0])["commitment"]
        Record.read(json.loads(json.dumps(record)), "an abandoned game").verify()
        following = await opened.find(await table.again(viewers[0]))
        commitments = [one.presenter.face(viewers[0])["commitment"] for one in (table, following)]
        assert None not in commitments
        assert commitments[0] != commitments[1]
        with pytest.raises(TooEarly):
            following.presenter.record()


async def test_a_record_from_the_store_alone_has_the_secret_too(database: str) -> None:
    async with manager(database) as opened:
        table, viewers = await friends(opened, seed=SECRET)
        await move(table, viewers)
        saved = await opened.services.store.load(table.id)
        assert saved is not None
        with pytest.raises(TooEarly):
            finished_record(saved)
        for number, viewer in enumerate(viewers):
            await table.seating.resign(viewer, number, True)
        saved = await opened.services.store.load(table.id)
        assert saved is not None
        record = finished_record(saved)
        assert (record["secret"], "seed" in record) == (BYTES.hex(), False)
        assert record["commitment"] == table.presenter.face(viewers[0])["commitment"]


async def test_a_stored_table_goes_on_with_its_secret(database: str) -> None:
    async with manager(database) as opened:
        table, viewers = await friends(opened, seed=None)
        for _ in range(12):
            await move(table, viewers)
        before = table.state.require_history().state.dump()
        commitment = table.presenter.face(viewers[0])["commitment"]
    async with manager(database) as opened:
        table = await opened.find(table.id)
        assert table.state.require_history().state.dump() == before
        assert table.presenter.face(viewers[0])["commitment"] == commitment


async def test_an_undo_changes_nothing_of_the_deal(scheduler: ManualScheduler) -> None:
    opened = TableManager(memory_services(scheduler))
    table, me, _ = await open_table(opened, "person", "person", seed=SECRET)
    start = table.state.require_history().state.dump()
    for _ in range(6):
        await move(table, [me])
    while table.state.require_history().moves:
        await table.undo(me, table.state.seq)
    assert table.state.require_history().state.dump() == start
    assert table.presenter.face(me)["commitment"] == hashlib.sha256(BYTES).hexdigest()
    await opened.close()


async def test_a_chosen_seed_has_no_commitment(scheduler: ManualScheduler) -> None:
    opened = TableManager(memory_services(scheduler))
    table, me, _ = await open_table(opened, "shepherd", "shepherd", seed=7)
    await scheduler.settle()
    assert table.state.status == "over"
    assert table.presenter.face(me)["commitment"] is None
    record = table.presenter.record()
    assert record["seed"] == 7
    assert not {"secret", "commitment"} & set(record)
    await opened.close()


async def test_bots_choose_the_same_again_and_their_seed_tells_no_secret(
    scheduler: ManualScheduler,
) -> None:
    games = []
    for _ in range(2):
        opened = TableManager(memory_services(ManualScheduler(ManualClock())))
        table, _, _ = await open_table(opened, "shepherd", "fisher", seed=SECRET)
        await opened.services.scheduler.settle()
        games.append(table.state.require_history().moves)
        await opened.close()
    assert games[0] == games[1]
    assert bots_seed(SECRET) < 2**64
    assert bots_seed(SECRET) != bots_seed(make_secret(BYTES[::-1]))


def test_a_sheet_is_printed_without_what_deals_it() -> None:
    from tests.tables.test_store import a_sheet

    assert str(SECRET) not in repr(a_sheet(seed=SECRET))
    assert "seed" not in repr(a_sheet(seed=7))


async def test_a_thinking_process_is_told_nothing_of_a_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[module.Question | module.AdviceQuestion] = []

    async def ask(question: module.Question | module.AdviceQuestion, *_: object, **__: object):
        asked.append(question)
        if isinstance(question, module.AdviceQuestion):
            return []
        return question.decisions[-1].state.legal()[0]

    record = Record(petteia.game("elysium"), {"players": 2}, SECRET)
    pool = BotPool(1)
    monkeypatch.setattr(pool, "_ask", ask)
    for _ in range(3):
        record.play((await pool.choose("strategist", record, Asker("Thea", WATCHED)))[0])
    await pool.advise(record.state, "en", ["Thea", "Leda"], 0.1, Asker("Thea", WATCHED))
    await pool.close()
    assert len(asked) == 4
    keys = [stream_key(SECRET, number, use) for number in range(32) for use in (DEALING, PLAIN)]
    sent = pickle.dumps(asked)
    assert not any(told in sent for told in (BYTES, BYTES.hex().encode(), *keys))
    words = {
        int.from_bytes(key[start : start + 4], "little")
        for key in keys
        for start in range(0, 32, 4)
    }
    assert not words & {number for question in asked for number in numbers_in(question)}


def numbers_in(question: module.Question | module.AdviceQuestion) -> set[int]:
    """All numbers that a question has."""
    if isinstance(question, module.AdviceQuestion):
        states, seed = [question.state], 0
    else:
        states, seed = [decision.state for decision in question.decisions], question.seed
    found = re.findall(r"\d+", json.dumps([state.dump() for state in states]))
    return {*map(int, found), seed}
