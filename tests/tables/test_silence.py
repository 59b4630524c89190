"""A database that says nothing: nobody waits for ever, and the tables go on when it is back."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
import sqlalchemy as sql

from petteia.tables.sql import database as module
from petteia.tables.sql import store
from petteia.tables.sql.database import make_engine, prepare
from petteia.tables.sql.store import SqlStore
from tests.tables.builders import friends, manager, move, until


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SILENCE", 1.0)
    monkeypatch.setattr(module, "QUIET", 0.2)
    monkeypatch.setattr(module, "RETRY", 0.1)


@contextmanager
def silent(database: str) -> Iterator[None]:
    """All connections to a database hang; those made meanwhile do not."""
    others = (
        "SELECT pid FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    with psycopg.connect(database, autocommit=True) as connection:
        stopped = [pid for (pid,) in connection.execute(others)]
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in stopped:
                os.kill(pid, signal.SIGCONT)


async def test_tables_go_on_by_new_connections_when_the_old_ones_hang(shared: str) -> None:
    async with manager(shared) as one, manager(shared) as other:
        here, viewers = await friends(one)
        there = await other.find(here.id)
        await move(here, viewers)
        await until(lambda: there.state.seq == 1)
        with silent(shared):
            await asyncio.wait_for(move(here, viewers), 20)
            await asyncio.wait_for(until(lambda: there.state.seq == 2), 20)
        await move(there, viewers)
        await until(lambda: here.state.seq == 3)


def test_a_statement_that_waits_for_a_lock_is_given_up(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STATEMENT", 0.2)
    engine = make_engine(prepare(shared), writes=True)
    with psycopg.connect(shared) as holder:
        holder.execute("LOCK TABLE tables")
        for _ in range(2):
            with (
                pytest.raises(sql.exc.OperationalError, match="statement timeout"),
                engine.begin() as connection,
            ):
                connection.execute(sql.text("SELECT * FROM tables"))
    engine.dispose()


def test_an_address_may_have_its_own_patience() -> None:
    url = sql.make_url("postgresql+psycopg://somewhere/petteia?connect_timeout=60")
    assert "connect_timeout" not in module._alive(url)
    assert module._alive(url)["tcp_user_timeout"] > 0


async def test_a_store_that_cannot_write_is_closed_all_the_same(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store, "CLOSING", 0.2)
    hangs, goes_on = threading.Event(), threading.Event()

    def hang(_: sql.Connection) -> bool:
        hangs.set()
        return goes_on.wait(30)

    opened = SqlStore(sqlite)
    writing = asyncio.create_task(opened._writer.put("owl", hang))
    await asyncio.to_thread(hangs.wait)
    begin = time.monotonic()
    await opened.close()
    assert time.monotonic() - begin < 10
    goes_on.set()
    assert await writing
    assert "did not answer" in caplog.text
