"""One server for many tests, and others for those who want their own."""

import asyncio

import pytest

from petteia.tables.memory.notices import Outbox
from petteia.tables.model import MAIL
from petteia.tables.notices import notifier
from petteia.tables.notices.settings import NoticeSettings, make_queue
from petteia.tables.sql.claims import SqlClaims
from tests.web.serving import PATIENCE, server_here
from tests.web.wiretap import Wiretap


@pytest.fixture(scope="package")
def server(tmp_path_factory):
    with server_here(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture
def own_server(tmp_path):
    """`own_server(rate=5)`: a server with settings of its own, for one test."""
    running = []

    def start(**settings):
        here = server_here(tmp_path / str(len(running)), **settings)
        (tmp_path / str(len(running))).mkdir()
        running.append(here)
        return here.__enter__()

    yield start
    for here in running:
        here.__exit__(None, None, None)


def tell(server, folder, private=True, mail=False):
    """Let a server tell people of their turns; with `mail`, its mails end in `mails`."""
    services = server.manager.services

    async def begin():
        wanted = NoticeSettings(folder / "data", None, private, private)
        claims = SqlClaims(services.store)
        notices = make_queue(wanted, claims, services.clock, services.scheduler)
        if mail:
            notices._channels[MAIL] = server.mails = Outbox(services.clock)
            kinds = (*notices.offer.kinds, MAIL)
            notices.offer = type(notices.offer)(kinds, notices.offer.push_key)
        services.notices = notices
        server.manager._spawn(notices.run())

    asyncio.run_coroutine_threadsafe(begin(), server.manager_loop).result(PATIENCE)
    return server


@pytest.fixture
def told(own_server, tmp_path, monkeypatch):
    """`told(private=True)`: a server that tells people of their turns."""
    monkeypatch.setattr(notifier, "RESTART", 0.0)
    return lambda private=True, **settings: tell(own_server(**settings), tmp_path, private)


@pytest.fixture
def tap():
    """`tap(table)`: all that anybody at a table is told."""
    taps = []

    def begin(table):
        taps.append(Wiretap(table))
        return taps[-1]

    yield begin
    for one in taps:
        one.close()
