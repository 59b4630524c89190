"""Another build that arrives later: processes started from then on import it, this one does not."""

import sys

import pytest

from petteia.processes.next_build import NextBuild
from petteia.processes.pool import ProcessPool
from tests.processes.tasks import run

PATIENCE = 30.0


@pytest.fixture
def path(monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path])
    return sys.path


def test_without_a_next_build_nothing_changes(path):
    before = [*path]
    assert not NextBuild("").arrived()
    assert path == before


def test_new_processes_use_the_next_build_once_it_is_there(tmp_path, path):
    folder = tmp_path / "build"
    build = NextBuild(str(folder))
    pool = ProcessPool(run, 1)
    try:
        assert not build.arrived()
        first = pool.submit(("pid", None)).result(PATIENCE).read()
        (folder / "only_in_the_next_build").mkdir(parents=True)
        assert build.arrived()
        assert not build.arrived()
        pool.renew()
        assert pool.submit(("pid", None)).result(PATIENCE).read() != first
        assert pool.submit(("imports", "only_in_the_next_build")).result(PATIENCE).read()
    finally:
        pool.close()
