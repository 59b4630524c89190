"""Whole tables in memory: people, bots, clocks and undo without threads, sockets or files."""

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from petteia.kernel.record import Record
from petteia.tables.errors import NotNow, NotYours
from petteia.tables.manager import TableManager
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.viewers import Viewer
from tests.nim import add_nim
from tests.tables.builders import friends, move, open_table

NIM = {"game": "nim", "options": {}}
PAUSE = 0.5
OUTSIDE = {"socket.__new__", "subprocess.Popen", "sqlite3.connect"}
SERVER_ONLY = {"alembic", "fastapi", "multiprocessing", "psycopg", "sqlalchemy"}
noticed: list[str] = []
watching = False


def notice(event: str, args: tuple[object, ...]) -> None:
    """Note sockets, processes and files that are written, while `watching`."""
    if watching and (event in OUTSIDE or (event == "open" and set(str(args[1])) & set("wax+"))):
        noticed.append(f"{event} {args}")


sys.addaudithook(notice)


@contextmanager
def all_inside() -> Iterator[None]:
    """Refuse threads, sockets, processes, and files that are written."""
    global watching
    noticed.clear()
    watching = True
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(threading.Thread, "start", lambda _: noticed.append("a thread"))
            yield
    finally:
        watching = False
    assert noticed == []


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nim(monkeypatch)


@pytest.fixture
def scheduler() -> ManualScheduler:
    return ManualScheduler(ManualClock())


def test_what_is_not_inside_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="a thread"), all_inside():
        threading.Thread(target=print).start()
    with pytest.raises(AssertionError, match="socket"), all_inside():
        socket.socket().close()
    with pytest.raises(AssertionError, match="open"), all_inside():
        (tmp_path / "file").write_text("written")


def test_tables_in_memory_need_no_database_and_no_processes() -> None:
    code = "import sys, petteia.tables.manager, petteia.tables.memory.services;"
    code += f"print(*({SERVER_ONLY!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("\n", "")


async def test_a_whole_table(scheduler: ManualScheduler) -> None:
    begin = time.process_time()
    with all_inside():
        await play_a_whole_table(scheduler)
    assert time.process_time() - begin < 1.0


async def play_a_whole_table(scheduler: ManualScheduler) -> None:
    services = memory_services(scheduler, PAUSE)
    opened = TableManager(services)
    opened.start()
    table, me, _ = await open_table(opened, "person", "shepherd", clock=("game", 60), **NIM)
    state = table.state

    # A spectator is told of every move, and sees no moves to choose from.
    heard: list[frozenset[str]] = []
    table.audience.watch(heard.append)
    table.audience.arrive(Viewer())
    assert table.presenter.face(me)["spectators"] == [""]
    assert table.presenter.position(me, "en")["screen"]["moves"]
    assert not table.presenter.position(Viewer(), "en")["screen"]["moves"]

    # A person moves, and the bot answers after a pause.
    await scheduler.advance(10)
    await move(table, [me])
    assert state.deciding_bot() == "shepherd"
    await scheduler.advance(PAUSE / 2)
    assert state.seq == 1
    await scheduler.advance(PAUSE)
    assert (state.seq, state.by) == (2, ["person", "shepherd"])
    assert frozenset({"table", "position"}) in heard

    # An undo goes back over the bot's move and gives no time back.
    answer = state.require_history().moves[1]
    await table.undo(me, state.seq)
    assert (state.seq, state.require_history().moves, state.to_move) == (3, [], 0)
    assert 49.0 < table.presenter.face(me)["seats"][0]["clock"] <= 50.0
    await move(table, [me])
    await scheduler.advance(2 * PAUSE)
    assert state.require_history().moves[1] == answer, "a bot chooses the same again"

    # People talk; spectators do not.
    await table.say(me, 0, "your turn, bot")
    assert table.presenter.chat()["lines"][0]["text"] == "your turn, bot"
    with pytest.raises(NotYours):
        await table.say(Viewer(), 0, "psst")

    # A pause stops the clock. Then the time runs out, and a bot takes over.
    await table.seating.pause(me)
    await scheduler.advance(100)
    await table.seating.resume(me)
    assert not table.presenter.face(me)["seats"][0]["away"]
    await scheduler.advance(49)
    assert not table.presenter.face(me)["seats"][0]["away"]
    await scheduler.advance(1.6)
    assert table.presenter.face(me)["seats"][0]["away"]
    with pytest.raises(NotYours, match="away"):
        await table.play(me, state.seq, state.require_history().state.legal()[0])
    await scheduler.advance(2 * PAUSE)
    assert "merchant" in state.by

    # The person comes back, with a minute more, and plays to the end.
    await table.seating.take_back(me, 0)
    assert table.presenter.face(me)["seats"][0]["clock"] == 60.0
    while state.status == "playing":
        if state.to_move == 0:
            await move(table, [me])
        await scheduler.advance(2 * PAUSE)
    assert state.status == "over"
    assert table.presenter.position(me, "en")["ending"]["ranking"][0]["place"] == 1
    Record.read(table.presenter.record(), "record")

    # The next game has the same seats; another server continues it.
    following = await table.again(me)
    await opened.find(following)
    await scheduler.advance(2 * PAUSE)
    await opened.close()
    again = TableManager(services)
    again.start()
    await scheduler.settle()
    assert again.counts()["tables"] == 1, "it has clocks, so it is continued"
    table = await again.find(following)
    assert table.seating.refresh(me).seats == {0}
    while table.state.status == "playing":
        if table.state.to_move == 0:
            await move(table, [me])
        await scheduler.advance(2 * PAUSE)
    assert len(table.state.by) == table.state.seq > 1
    await again.close()


async def test_friends_and_a_bot_play_a_large_game(scheduler: ManualScheduler) -> None:
    opened = TableManager(memory_services(scheduler))
    opened.start()
    with all_inside():
        table, viewers = await friends(opened, 2, clock=("move", 60))
        for _ in range(10):
            await move(table, viewers)
        mover = table.state.to_move
        with pytest.raises(NotNow, match="undo-others"):
            await table.undo(viewers[1 - mover], table.state.seq)
        # Nobody decides: a bot finishes every turn once its time is over.
        while table.state.status == "playing":
            await scheduler.advance(61)
        assert table.state.by[:10] == ["person"] * 10
        assert set(table.state.by[10:]) == {"merchant"}
        assert not any(seat["away"] for seat in table.presenter.face(viewers[0])["seats"])
        Record.read(table.presenter.record(), "record").verify()
        await opened.close()


async def test_the_same_seed_gives_the_same_game(scheduler: ManualScheduler) -> None:
    games = []
    for _ in range(2):
        opened = TableManager(memory_services(ManualScheduler(ManualClock())))
        table, _, _ = await open_table(opened, "shepherd", "shepherd", **NIM)
        await opened.services.scheduler.settle()
        assert table.state.status == "over"
        games.append(table.state.require_history().moves)
        await opened.close()
    assert games[0] == games[1]
