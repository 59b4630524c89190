"""One server for many tests, and others for those who want their own."""

import pytest

from tests.web.serving import server_here
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
