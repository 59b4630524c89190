"""`petteia arena`: files, going on, and one clear sentence for whatever is wrong."""

import importlib.util
import json
import os
import signal
import subprocess
import sys
import time

import pytest

from petteia.bots.levels import LEVELS
from tests.arena.pieces import TEST_BOTS

THREE = ("arena", "elysium", "--bots", "first,last,random", "--seed", 7)


@pytest.fixture(autouse=True)
def bots(monkeypatch):
    for name, level in TEST_BOTS.items():
        monkeypatch.setitem(LEVELS, name, level)


def lines(folder):
    return (folder / "games.jsonl").read_text().splitlines()


def test_a_contest_is_shown_and_kept(petteia, tmp_path):
    code, out, err = petteia(*THREE, "--games", 10, "-o", tmp_path / "a")
    assert code == 0
    assert "12 games of 3 in 4 mirrored rounds" in out
    assert "par is 33.3 %" in out
    assert "10 games are rounded up to 12" in err
    assert sorted(path.name for path in (tmp_path / "a").iterdir()) == [
        "games.jsonl",
        "report.html",
        "result.json",
    ]
    assert len(lines(tmp_path / "a")) == 13


def test_the_result_is_printed_for_machines(petteia, tmp_path):
    _, out, _ = petteia(*THREE, "--games", 6, "-o", tmp_path / "a", "--json")
    result = json.loads(out)
    assert result == json.loads((tmp_path / "a" / "result.json").read_text())
    assert [it["bot"] for it in result["standings"]] == list(result["times"])
    assert result["par"] == pytest.approx(1 / 3, abs=1e-6)


def test_the_same_again_shows_what_is_there_and_more_games_go_on(petteia, tmp_path):
    words = (*THREE, "-o", tmp_path / "a", "--json")
    first = petteia(*words, "--games", 6)[1]
    journal = lines(tmp_path / "a")
    assert petteia(*words, "--games", 6)[1] == first
    assert lines(tmp_path / "a") == journal
    more = json.loads(petteia(*words, "--games", 12)[1])
    assert lines(tmp_path / "a")[:7] == journal
    at_once = json.loads(petteia(*words[:-2], tmp_path / "b", "--json", "--games", 12)[1])
    del more["times"], at_once["times"]
    assert more == at_once


def test_fresh_begins_anew_and_keeps_the_old_games(petteia, tmp_path):
    words = (*THREE, "--games", 6, "-o", tmp_path / "a")
    petteia(*words)
    before = lines(tmp_path / "a")
    petteia(*words, "--fresh")
    assert (tmp_path / "a" / "games-before-1.jsonl").read_text().splitlines() == before


def test_without_a_folder_a_contest_has_one_of_its_own(petteia, tmp_path):
    for seed in (1, 1, 2):
        petteia(*THREE[:-1], seed, "--games", 6)
    assert len(list((tmp_path / "data" / "arena").iterdir())) == 2


def test_another_contest_in_the_folder_is_refused(petteia, tmp_path):
    petteia(*THREE, "--games", 6, "-o", tmp_path / "a")
    before = {path: path.read_bytes() for path in (tmp_path / "a").iterdir()}
    code, out, err = petteia(*THREE[:-1], 8, "--games", 6, "-o", tmp_path / "a")
    assert (code, out) == (2, "")
    assert "belongs to other work (seed is 7, not 8)" in err
    assert {path: path.read_bytes() for path in (tmp_path / "a").iterdir()} == before


def test_a_damaged_line_is_named(petteia, tmp_path):
    petteia(*THREE, "--games", 6, "-o", tmp_path / "a")
    damaged = lines(tmp_path / "a")
    damaged[3] = damaged[3][:40]
    (tmp_path / "a" / "games.jsonl").write_text("\n".join(damaged) + "\n")
    code, _, err = petteia(*THREE, "--games", 6, "-o", tmp_path / "a")
    assert code == 2
    assert "line 4 is damaged" in err


def test_faults_of_a_program_are_counted(petteia, tmp_path):
    words = ("arena", "elysium", "--bots", "exec:false,random", "--players", 2, "--games", 4)
    code, out, _ = petteia(*words, "-o", tmp_path / "a")
    assert code == 0
    assert "exec:false lost " in out
    result = json.loads((tmp_path / "a" / "result.json").read_text())
    assert result["times"]["exec:false"]["faults"] > 0
    assert result["times"]["random"]["faults"] == 0


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_names_of_bots_are_not_taken_for_markup(petteia, command):
    bots = "random,exec:false [/x] :smile:"
    code, out, _ = petteia(command, "elysium", "--bots", bots, "--players", 2, "--games", 2)
    assert code == 0
    assert "exec:false [/x] :smile:" in out


WRONG = {
    "too many players": (("--players", 7), "2 to 4 players"),
    "no games": (("--games", 0), "at least 1 game, not 0"),
    "unknown bot": (("--bots", "first,zeus,random"), "no bot 'zeus'"),
    "too few bots": (("--bots", "first,random"), "needs at least 3 bots, not 2"),
    "an empty bot": (("--bots", "first,,random"), "no bot ''"),
    "too many tables": (("--bots", ",".join(["random"] * 40)), "more than 1000 tables"),
    "unknown place": (("--on", "mars"), "not on 'mars'"),
    "no processes": (("--jobs", 0), "at least 1 process"),
    "an address without Ray": (("--address", "here:6379"), "goes with --on ray"),
    "not an address": (("--on", "ray", "--address", "here"), "HOST:PORT or auto"),
    "nobody at the address": (("--on", "ray", "--address", "127.0.0.1:9"), "no Ray cluster at"),
    "seed below 0": (("--seed", -1), "A seed is a number"),
    "unknown families": (("--families", "titans"), "no Family set 'titans'"),
    "unknown pack": (("--pack", "nowhere"), "no pack 'nowhere'"),
    "a file as the folder": (("-o", __file__), "cannot be written"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_input_is_one_sentence_and_nothing_is_written(petteia, case, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    words, sentence = WRONG[case]
    code, out, err = petteia(*THREE, "--games", 6, *words)
    assert code == 2
    assert sentence in err
    assert err.startswith("petteia: ")
    assert err.count("\n") == 1
    assert out == ""
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [(("--on", "ray"), "ray", "cluster"), ((), "openskill.models", "arena")],
)
def test_a_missing_library_is_named(petteia, monkeypatch, tmp_path, words, package, extra):
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "petteia.arena.pool.workers.find_spec",
        lambda name: None if name == package else found(name),
    )
    monkeypatch.setitem(sys.modules, package, None)
    code, _, err = petteia(*THREE, "--games", 6, *words)
    assert code == 2
    assert f"pip install 'petteia[{extra}]'" in err
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_contest_says_how_to_go_on(tmp_path):
    words = ["arena", "elysium", "--bots", "random,random", "--players", "2", "--games", "100000"]
    command = [sys.executable, "-m", "petteia", *words, "--jobs", "2", "-o", str(tmp_path)]
    work = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 30
    while not (tmp_path / "games.jsonl").exists() or len(lines(tmp_path)) < 5:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(work.pid, signal.SIGINT)
    _, err = work.communicate(timeout=20)
    assert work.returncode == 130
    assert err.startswith("petteia: interrupted after ")
    assert "of 100000 games; the same command goes on from there" in err
    assert err.count("\n") == 1
