"""Work on a real Ray of two workers, one of which is killed on the way."""

import os
import signal
import sys
import time
from collections import Counter
from functools import partial

import pytest
from ray.cluster_utils import Cluster

from petteia.arena.match.standings import summarize
from petteia.arena.match.tournament import plan_tournament
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.pieces import run_missing
from petteia.arena.pool.workers import Workers
from petteia.bots.levels import LEVELS
from tests.arena.pieces import TEST_BOTS, play_and_tell, play_with_test_bots

GAMES = 24
KILL_AFTER = 6
IN_THE_MIDDLE = 150_000_000
"""Nanoseconds after its beginning a game of `play_and_tell` is far from its end."""


@pytest.fixture
def cluster(monkeypatch):
    """A head that only keeps the books, and two workers of one CPU each."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.getcwd(), *sys.path]))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    nodes = {
        name: cluster.add_node(num_cpus=1, env_vars={"PETTEIA_TEST_NODE": name})
        for name in ("one", "two")
    }
    cluster.wait_for_nodes()
    yield cluster, nodes
    cluster.shutdown()


def kill_one_at_work(cluster, nodes, begun):
    """SIGKILL for a worker in the middle of a game, and for the machine it is on."""
    deadline = time.monotonic() + 20
    while True:
        assert time.monotonic() < deadline
        for path in begun.iterdir():
            _, process, since = map(int, path.name.split("-"))
            if time.monotonic_ns() - since < IN_THE_MIDDLE:
                os.kill(process, signal.SIGKILL)
                cluster.remove_node(nodes[path.read_text()], allow_graceful=False)
                return
        time.sleep(0.01)


def without_times(result):
    return {name: value for name, value in result.dump().items() if name != "times"}


def test_a_killed_worker_loses_no_game_and_none_is_counted_twice(
    cluster, monkeypatch, tmp_path, capfd
):
    whole, nodes = cluster
    for name, level in TEST_BOTS.items():
        monkeypatch.setitem(LEVELS, name, level)
    plan = plan_tournament("elysium", {"players": 3}, ["first", "last", "random"], 11)
    begun = tmp_path / "begun"
    begun.mkdir()
    done = []

    def on_the_way(number):
        done.append(number)
        if len(done) == KILL_AFTER:
            kill_one_at_work(whole, nodes, begun)

    capfd.readouterr()
    with Journal(tmp_path / "games.jsonl", plan.describe()) as journal:
        run_missing(
            partial(play_and_tell, str(begun), plan),
            [(number, number) for number in range(GAMES)],
            Workers(on="ray", address=whole.address),
            journal,
            on_the_way,
        )
        games = [journal.results[number] for number in range(GAMES)]
    out, err = capfd.readouterr()
    attempts = Counter(path.name.split("-")[0] for path in begun.iterdir())
    places = {path.read_text() for path in begun.iterdir()}
    assert places == {"one", "two"}
    assert max(attempts.values()) > 1
    assert sorted(done) == list(range(GAMES))
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == GAMES + 1
    here = [play_with_test_bots(plan, number) for number in range(GAMES)]
    assert without_times(summarize(plan, games)) == without_times(summarize(plan, here))
    assert (out, err) == ("", "")
