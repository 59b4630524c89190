"""The compiled build is really compiled, and plays exactly as the sources do."""

import json
import os
import subprocess
import sys

import pytest

from build_tools.engine import ROOT, compiled_modules
from tests.games.elysium.packs import wide_pack

PLAYOUTS = """
import hashlib, json, petteia

game = petteia.game("elysium")
digest = hashlib.sha256()
for seed in range(400):
    state = game.new(players=2 + seed % 3, seed=seed, families="random")
    rng = petteia.stream(seed, petteia.IMAGINED)
    twin = state.copy()
    imagined = state.determinize(0, rng)
    for world in (state, imagined):
        digest.update(str(petteia.playout(world, rng)).encode())
        digest.update(json.dumps([world.dump(), world.scores(), world.ranking()]).encode())
    digest.update(json.dumps(twin.view(0)).encode())
print(petteia.COMPILED, digest.hexdigest())
"""
DAMAGED = """
import copy, hashlib, petteia
from petteia.kernel.content.reader import ReadError

VALUES = [None, -1, 0, 1, 3, 200, 1 << 70, "citizen", "charon", "nike", "turn", "each", [], [1], {}]
game = petteia.game("elysium")
digest = hashlib.sha256()
refused = 0
for seed in range(300):
    state = game.new(players=2 + seed % 3, seed=seed, families="random")
    rng = petteia.stream(seed, petteia.IMAGINED)
    for _ in range(rng.below(60)):
        state.apply(state.pick(rng))
    whole = state.dump()
    for _ in range(10):
        place = data = copy.deepcopy(whole)
        if rng.below(2) and data["frames"]:
            place = data["frames"]
        while True:
            key = list(place)[rng.below(len(place))] if isinstance(place, dict) else None
            key = rng.below(len(place)) if key is None else key
            if not isinstance(place[key], (dict, list)) or not place[key] or not rng.below(4):
                break
            place = place[key]
        place[key] = VALUES[rng.below(len(VALUES))]
        try:
            loaded = game.load(data)
            petteia.playout(loaded, petteia.stream(seed, petteia.IMAGINED))
            digest.update(str(loaded.dump()).encode())
        except ReadError as error:
            refused += 1
            digest.update(str(error).encode())
print(petteia.COMPILED, digest.hexdigest(), refused)
"""
THEBAI = """
import hashlib, json, petteia

game = petteia.game("thebai")
digest = hashlib.sha256()
for seed in range(160):
    state = game.new(players=1 + seed % 4, seed=seed)
    rng = petteia.stream(seed, petteia.IMAGINED)
    for _ in range(rng.below(60)):
        if state.to_move() >= 0:
            state.apply(state.pick(rng))
    imagined = state.determinize(0, rng)
    loaded = game.load(json.loads(json.dumps(state.dump())))
    for world in (state, imagined, loaded):
        digest.update(json.dumps([world.view(0), world.legal()]).encode())
        digest.update(str(petteia.playout(world, rng)).encode())
        digest.update(json.dumps([world.dump(), world.scores(), world.ranking()]).encode())
print(petteia.COMPILED, digest.hexdigest())
"""
QUESTIONS = """
import pathlib, pickle, petteia, sys
from petteia.bots.decisions import decisions_for
from petteia.tables.bots.pool import AdviceQuestion, Question

file = pathlib.Path(sys.argv[1])
if not file.exists():
    asked = []
    for key in ("elysium", "thebai"):
        record = petteia.Record.new(key, players=3, seed=5)
        rng = petteia.stream(5, petteia.IMAGINED)
        for _ in range(25):
            record.play(record.state.pick(rng))
        for bot in ("shepherd", "strategist"):
            asked.append(Question(bot, key, 3, decisions_for(bot, record)))
    file.write_bytes(pickle.dumps(asked))
asked = pickle.loads(file.read_bytes())
print(petteia.COMPILED, [question.answer() for question in asked])
"""
FILES = """
import importlib, sys
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
"""


def call(folder, *words: object, live: bool = False) -> subprocess.CompletedProcess[str]:
    """Run Python with the installed build, or interpreted with the sources (`live`)."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if live:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, *map(str, words)]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def run(folder, *words: object, live: bool = False) -> str:
    """Its output; a failure fails the test."""
    done = call(folder, *words, live=live)
    assert done.returncode == 0, done.stderr
    return done.stdout


def simulate(folder, *words: object, live: bool, game: str = "elysium") -> dict:
    """The result of a simulation, without what depends on the machine and the build."""
    command = ["-m", "petteia", "simulate", game, "--jobs", 2, "--json", *words]
    result = json.loads(run(folder, *command, live=live))
    assert result.pop("compiled") is not live
    del result["seconds"], result["decisions_per_second"]
    return result


def test_the_installed_build_says_that_it_is_compiled(tmp_path):
    assert run(tmp_path, "-m", "petteia", "--version").endswith("(compiled)\n")
    assert run(tmp_path, "-m", "petteia", "--version", live=True).endswith("(interpreted)\n")


def test_every_module_of_the_engine_is_compiled(tmp_path):
    files = run(tmp_path, "-c", FILES, *compiled_modules()).splitlines()
    assert len(files) == len(compiled_modules())
    assert [file for file in files if file.endswith(".py")] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_games_are_the_same_compiled_and_interpreted(players, tmp_path):
    words = ("--players", players, "--games", 1000, "--seed", players)
    assert simulate(tmp_path, *words, live=False) == simulate(tmp_path, *words, live=True)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_thousand_games_of_thebai_are_the_same_too(players, tmp_path):
    words = ("--players", players, "--games", 1000, "--seed", players, "--bots", "random")
    compiled, interpreted = (
        simulate(tmp_path, *words, live=live, game="thebai") for live in (False, True)
    )
    assert compiled == interpreted
    assert compiled["games"] == 1000


def test_positions_of_thebai_are_the_same_compiled_and_interpreted(tmp_path):
    compiled = run(tmp_path, "-c", THEBAI).split()
    interpreted = run(tmp_path, "-c", THEBAI, live=True).split()
    assert (compiled[0], interpreted[0]) == ("True", "False")
    assert compiled[1] == interpreted[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_all_sets_are_the_same_compiled_and_interpreted(players, tmp_path):
    words = ("--players", players, "--games", 20, "--seed", players, "--all-sets")
    assert simulate(tmp_path, *words, live=False) == simulate(tmp_path, *words, live=True)


def test_damaged_positions_are_refused_alike_compiled_and_interpreted(tmp_path):
    compiled = run(tmp_path, "-c", DAMAGED).split()
    interpreted = run(tmp_path, "-c", DAMAGED, live=True).split()
    assert (compiled[0], interpreted[0]) == ("True", "False")
    assert compiled[1:] == interpreted[1:]
    assert int(compiled[2]) > 2000


def test_playouts_and_imagined_worlds_are_the_same_compiled_and_interpreted(tmp_path):
    compiled = run(tmp_path, "-c", PLAYOUTS).split()
    interpreted = run(tmp_path, "-c", PLAYOUTS, live=True).split()
    assert (compiled[0], interpreted[0]) == ("True", "False")
    assert compiled[1] == interpreted[1]


def test_interpreted_servers_ask_compiled_bots(tmp_path):
    file = tmp_path / "questions"
    interpreted = run(tmp_path, "-c", QUESTIONS, file, live=True).split(" ", 1)
    compiled = run(tmp_path, "-c", QUESTIONS, file).split(" ", 1)
    assert (compiled[0], interpreted[0]) == ("True", "False")
    assert compiled[1] == interpreted[1]


def test_more_designs_than_a_word_has_bits_are_refused(tmp_path):
    words = ("simulate", "elysium", "--games", 1, "--pack", wide_pack(tmp_path))
    refused = call(tmp_path, "-m", "petteia", *words)
    assert refused.returncode == 2
    sentence = " ".join(refused.stderr.split())
    assert "105 designs; the compiled engine plays with 62 at most" in sentence
