"""A short run of the simulation, and proof that it can fail."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from petteia.kernel import plugin
from tests.simulation.disk import LogFile
from tests.simulation.mutants import MUTANTS
from tests.simulation.runner import find_bug, main
from tests.simulation.world import simulate

ROOT = Path(__file__).parent.parent.parent
SEEDS = range(1, 21)
EASY = (
    "apply-before-durable",
    "position-not-checked",
    "secrets-to-spectators",
    "watcher-not-removed",
)
"""Planted bugs that almost every seed finds."""
PLANTED = 20
"""How many bugs can be planted at least; `make simulate-server PLANT=all` finds them all."""


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the games of the simulation after each test."""
    monkeypatch.setattr(plugin, "_added", dict(plugin._added))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_simulation_finds_nothing(seed: int) -> None:
    result = simulate(seed)
    assert result.failure is None, f"make simulate-server SEED={seed}: {result.failure}"
    assert result.seconds > 60.0


@pytest.mark.parametrize("plant", EASY)
def test_a_planted_bug_is_found(plant: str) -> None:
    _, result, _ = find_bug(range(1, 40), plant)
    assert result is not None, f"{plant} was not found"


def test_every_bug_can_be_planted_and_removed() -> None:
    assert len(MUTANTS) >= PLANTED
    for plant in MUTANTS.values():
        assert plant.__doc__
    assert simulate(1).digest == simulate(1).digest


def test_the_same_seed_gives_the_same_trace_everywhere() -> None:
    events: list[list[str]] = [[], []]
    results = [simulate(3, show=one.append) for one in events]
    assert results[0] == results[1]
    assert events[0] == events[1]
    assert len(events[0]) > 100
    assert simulate(4).digest != results[0].digest

    # In another process sets of texts have another order.
    command = [sys.executable, "-m", "tests.simulation", "--from=3", "--seeds=1", "--jobs=1"]
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    done = subprocess.run(
        [*command, "--json"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["digest"] == results[0].digest


def test_a_failure_says_how_to_repeat_it(capsys: pytest.CaptureFixture[str]) -> None:
    _, result, _ = find_bug(range(1, 40), "apply-before-durable")
    assert result is not None
    assert main([f"--seed={result.seed}", "--plant=apply-before-durable"]) == 1
    out, err = capsys.readouterr()
    assert "FAILURE" in out
    assert f"make simulate-server SEED={result.seed} PLANT=apply-before-durable" in err


def test_the_command_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--plant=nonsense"])
    assert end.value.code == 2
    assert "there is no bug nonsense" in capsys.readouterr().err
    assert main(["--list"]) == 0
    assert "double-wake" in capsys.readouterr().out


def test_a_disk_keeps_what_was_synced_and_drops_torn_frames() -> None:
    kept = set()
    for seed in range(50):
        log = LogFile(Random(seed))
        for number in range(6):
            log.write(("frame", number))
        log.sync(2)
        log.lose_power()
        frames = log.recover()
        assert frames == [("frame", number) for number in range(len(frames))]
        assert log.recover() == frames
        kept.add(len(frames))
    assert kept == {3, 4, 5, 6}
