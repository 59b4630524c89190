"""Wrong input on the command line is one sentence, and changes no file."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def test_a_saved_game_is_not_overwritten_unasked(petteia, tmp_path):
    save = tmp_path / "game.json"
    petteia("play", "elysium", "--seed", 3, "--save", save, typed="1\nq\n")
    before = save.read_text()
    code, _, err = petteia("play", "elysium", "--seed", 4, "--save", save, typed="q\n")
    assert code == 2
    assert "is there already; go on with it by --resume" in err
    assert save.read_text() == before


def test_a_link_is_followed_and_what_is_no_file_is_not_replaced(petteia, tmp_path):
    target, link, pipe = tmp_path / "target.json", tmp_path / "link.json", tmp_path / "pipe"
    target.write_text("old")
    link.symlink_to(target)
    petteia("position", "new", "-o", link)
    assert link.is_symlink()
    assert json.loads(target.read_text())["game"] == "elysium"
    os.mkfifo(pipe)
    code, _, err = petteia("position", "new", "-o", pipe)
    assert code == 2
    assert "it is not a file" in err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate",), "Missing argument 'GAME'. Help: petteia simulate --help"),
        (("simulate", "elysium", "--players", "abc"), "Invalid value for '--players'"),
        (("nonsense",), "No such command 'nonsense'. Help: petteia --help"),
        (("replay", "/dev/zero"), "/dev/zero: is not a file"),
    ],
)
def test_wrong_words_are_one_sentence_too(petteia, words, sentence):
    code, out, err = petteia(*words)
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1
    assert out == ""


WRONG = {
    "no such game": (("simulate", "chess"), "There is no game 'chess'"),
    "seven players": (("simulate", "elysium", "--players", "7"), "2 to 4 players, not 7"),
    "no games": (("simulate", "elysium", "--games", "0"), "at least 1 game"),
    "no processes": (("simulate", "elysium", "--jobs", "0"), "at least 1 process"),
    "unknown bot": (("simulate", "elysium", "--bots", "zeus"), "There is no bot 'zeus'"),
    "too few bots": (("simulate", "elysium", "--bots", "random,random"), "4 seats need"),
    "negative seed": (("simulate", "elysium", "--seed", "-1"), "seed"),
    "unknown set": (("simulate", "elysium", "--families", "mine"), "There is no Family set"),
    "four Families": (
        ("simulate", "elysium", "--families", "zeus,hades,athena,poseidon"),
        "5 different Families",
    ),
    "unknown pack": (("simulate", "elysium", "--pack", "nowhere"), "There is no pack 'nowhere'"),
    "unknown language": (("cards", "elysium", "--lang", "fr"), "There is no language 'fr'"),
    "unknown Family": (("cards", "elysium", "--family", "odin"), "has no Family 'odin'"),
    "unknown rule": (("rules", "elysium", "X9"), "There is no rule 'X9'"),
    "no rule says so": (("rules", "elysium", "--search", "xyzzy"), "No rule says"),
    "a part verified": (("replay", "x.json", "--verify", "--to", "3"), "leave out --to"),
    "empty commitment": (("replay", "x.json", "--commitment", ""), "--commitment is empty"),
    "missing record": (("replay", "nothing.json"), "there is no such file"),
    "missing position": (("position", "check", "nothing.json"), "there is no such file"),
    "missing position to advise": (("position", "advise", "nothing.json"), "there is no such file"),
    "no time for advice": (
        ("position", "advise", "nothing.json", "--seconds", "0"),
        "more than 0 and at most 3600 s",
    ),
    "missing pack": (("pack", "check", "nowhere"), "there is no such pack folder"),
    "too many bots": (("play", "elysium", "--bots", "random,random,random,random"), "do not fit"),
    "missing game": (("play", "elysium", "--resume", "nothing.json"), "there is no such file"),
    "too many players": (("play", "elysium", "--players", "7"), "2 to 4 players"),
    "nothing to resume": (("play", "thebai", "--resume", ""), "--resume is empty"),
    "a resumed game's seed": (("play", "--resume", "x", "--seed", "1"), "has its seed"),
    "a resumed game's players": (("play", "--resume", "x", "-p", "2"), "has its players"),
    "a resumed game's Families": (("play", "--resume", "x", "-f", "random"), "has its families"),
    "a resumed game's challenge": (("play", "--resume", "x", "--challenge", "5"), "has its chall"),
    "empty kind": (("cards", "thebai", "--kind", ""), "--kind is empty"),
    "empty Family": (("cards", "elysium", "--family", " "), "--family is empty"),
    "empty set of Families": (("cards", "elysium", "--families", ""), "--families is empty"),
    "empty search": (("rules", "thebai", "--search", ""), "--search is empty"),
    "no sets": (("simulate", "thebai", "-p", "2", "--all-sets"), "has no sets to play in turn"),
    "all challenges, and one": (
        ("simulate", "thebai", "-p", "1", "--all-sets", "--challenge", "2"),
        "leave out --challenge",
    ),
    "all sets, and one": (("simulate", "elysium", "--all-sets", "-f", "random"), "out --families"),
    "games without end": (("simulate", "elysium", "-g", "9" * 23), "at most 10000000 games"),
    "contest without end": (
        ("arena", "elysium", "-p", "2", "--bots", "random,random", "-g", "9" * 23),
        "at most 10000000 games",
    ),
    "report without end": (("balance", "elysium", "-g", "9" * 23), "at most 10000000 games"),
    "rounds without end": (("train", "elysium", "-g", "25" + "0" * 22), "at most 10000000 games"),
    "visit without end": (("bot-host", "-g", "9" * 23, "--", "true"), "at most 10000000 games"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_input_is_one_sentence_and_exit_code_2(petteia, case, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    words, sentence = WRONG[case]
    code, out, err = petteia(*words)
    assert code == 2
    assert sentence in err
    assert err.startswith("petteia: ")
    assert err.count("\n") == 1
    assert out == ""
    assert list(tmp_path.iterdir()) == []


def test_a_refused_game_leaves_the_last_one_where_it_is(petteia, tmp_path):
    petteia("play", "elysium", "--seed", 3, typed="1\nq\n")
    kept = tmp_path / "data" / "last-elysium.json"
    before = kept.read_text()
    assert petteia("play", "elysium", "--bots", "zeus")[0] == 2
    assert kept.read_text() == before


def test_a_resumed_game_is_not_saved_over_another(petteia, tmp_path):
    one, other = str(tmp_path / "one.json"), str(tmp_path / "other.json")
    for save in (one, other):
        assert petteia("play", "elysium", "--save", save, typed="1\nq\n")[0] == 0
    kept = Path(other).read_bytes()
    code, _, err = petteia("play", "--resume", one, "--save", other, typed="1\nq\n")
    assert code == 2
    assert f"{other} is there already" in err.replace("\n", "")
    assert Path(other).read_bytes() == kept
    assert petteia("play", "--resume", one, "--save", one, typed="1\nq\n")[0] == 0


def test_a_record_is_not_taken_for_a_position(petteia, tmp_path):
    save = tmp_path / "solo.json"
    petteia("play", "thebai", "--players", 1, "--seed", 3, "--save", save, typed="q\n")
    for command in ("check", "legal", "advise"):
        code, _, err = petteia("position", command, save)
        assert code == 2
        assert "solo.json is a record of a game, not a position" in err
        assert "petteia play thebai --resume" in err


@pytest.mark.parametrize(
    "words",
    [
        ("cards", "elysium"),
        ("simulate", "elysium"),
        ("play", "elysium"),
        ("train", "elysium"),
        ("position", "new", "elysium"),
    ],
)
def test_a_pack_for_another_game_is_named_as_one(petteia, tmp_path, words):
    pack = tmp_path / "mine"
    petteia("pack", "new", pack, "--game", "thebai")
    code, out, err = petteia(*words, "--pack", pack)
    assert (code, out) == (2, "")
    assert err == f"petteia: {pack} is a pack for Thebai, not for Elysium.\n"


@pytest.mark.parametrize("game", ["elysium", "thebai"])
@pytest.mark.parametrize(
    "words",
    [
        ("play", "GAME", "--bots", "merchant"),
        ("arena", "GAME", "--bots", "merchant,random", "--games", 2),
        ("balance", "GAME", "--bots", "merchant", "--games", 1),
        ("bot-host", "--game", "GAME", "--against", "merchant", "--", "true"),
    ],
)
def test_weights_that_are_none_are_refused_before_anything_is_done(
    petteia, tmp_path, monkeypatch, game, words
):
    pack, weights = tmp_path / "mine", tmp_path / "bad.json"
    petteia("pack", "new", pack, "--game", game)
    weights.write_text(json.dumps({"game": game}))
    monkeypatch.setenv("PETTEIA_WEIGHTS", str(weights))
    asked = [game if word == "GAME" else word for word in words]
    asked[1:1] = ["--pack", pack, "--players", 2]
    if game == "elysium":
        asked[1:1] = ["--families", "wine-dark"]
    code, out, err = petteia(*asked, typed="1\n1\n1\nq\n")
    assert (code, out) == (2, "")
    assert "bad.json: is not a file of weights." in err
    assert not (tmp_path / "data").exists()


def test_ctrl_c_is_a_sentence(petteia, monkeypatch):
    def interrupt(*rest):
        raise KeyboardInterrupt

    monkeypatch.setattr("petteia.cli.commands.simulate.Simulation", interrupt)
    assert petteia("simulate", "elysium") == (130, "", "petteia: interrupted\n")


def test_ctrl_c_while_modules_are_loaded_is_a_sentence():
    program = (
        "import sys\n"
        "class Stop:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'petteia.cli.app':\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Stop())\n"
        "from petteia.cli import main\n"
        "main()\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (130, "petteia: interrupted\n")


def test_an_action_that_is_not_legal_is_explained(petteia, tmp_path):
    start, after = tmp_path / "start.json", tmp_path / "after.json"
    petteia("position", "new", "-o", start)
    code, _, err = petteia("position", "apply", start, 0, "-o", after)
    assert code == 2
    assert "First you must take a card or a Quest (T1)." in err
    assert not after.exists()
