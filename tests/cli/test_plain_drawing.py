"""A game without a drawing, a rulebook, cards or positions at the terminal."""

import json

import pytest

from petteia import Record
from petteia.kernel.text.messages import LANGUAGES
from tests.pips import PipsGame, add_pips


@pytest.fixture(autouse=True)
def pips(monkeypatch):
    add_pips(monkeypatch)


def test_a_whole_game_is_played_and_replayed(petteia, tmp_path):
    save = tmp_path / "game.json"
    words = ("play", "pips", "--seed", 3, "--bots", "random", "--save", save)
    code, out, _ = petteia(*words, typed="1\n" * 4)
    assert code == 0
    assert out.count("Heaps: [") >= 4
    assert "Player 1 is to move." in out
    assert "1  Take heap 0." in out
    assert "  Player 1: Take heap 0.\n" in out
    assert "has won." in out or "share the win." in out
    assert "1. Player " in out
    assert Record.load(save).state.to_move() == -1
    told = petteia("replay", save)[1]
    assert told.startswith("   1  Player 1: Take heap 0.\n   2  Player 2: Take heap ")
    assert "1. Player " in told


def test_the_number_of_players_is_one_the_game_has(petteia, tmp_path):
    save = tmp_path / "game.json"
    petteia("play", "pips", "--save", save, typed="q\n")
    assert Record.load(save).seats == ["person", "merchant"]
    assert json.loads(petteia("simulate", "pips", "-g", 1, "--json")[1])["players"] == 2
    assert petteia("arena", "pips", "--bots", "random,random", "-g", 2, "--json")[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_answered_in_a_sentence(petteia, language):
    keys = "a\nw\ni 1\ni zeus\nr T8\nw take 1\n?\nt\nu\ns\nq\n"
    words = ("play", "pips", "--players", 2, "--bots", "random", "--lang", language)
    code, out, err = petteia(*words, typed=keys)
    assert (code, err) == (0, "")
    if language == "en":
        for sentence in (
            "There is no advice for Pips.",
            "There is nothing to read about choice 1.",
            "There is no card like zeus here.",
            "There is no rule T8.",
            "Pips gives no reasons for what is not among the choices.",
            "A number chooses.",
            "There is nothing to take back.",
        ):
            assert sentence in out
        assert "w ACTION" not in out


def test_nobody_may_win_who_plays_alone(petteia):
    words = ("play", "pips", "--players", 1, "--challenge", 8, "--seed", 3)
    assert "Nobody has won.\n2. Player 1: " in petteia(*words, typed="1\n" * 4)[1]


def test_a_game_without_a_picture_shows_scores_and_choices(petteia, monkeypatch):
    monkeypatch.delattr(PipsGame, "picture")
    out = petteia("play", "pips", "--seed", 3, typed="1\nq\n")[1]
    assert "▶ Player 1: 0\n  Player 2: 0\n\nPlayer 1 is to move.\n" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rules", "pips"), "Pips has no rulebook."),
        (("cards", "pips"), "Pips has no cards."),
        (("cards", "pips", "--json"), "Pips has no cards."),
        (("pack", "new", "mine", "--game", "pips"), "Pips has no packs."),
        (("balance", "pips"), "There is no balance report for Pips."),
        (("play", "pips", "--players", 3), "Pips is for 1 to 2 players, not 3."),
    ],
)
def test_what_the_game_does_not_have_is_said_in_a_sentence(
    petteia, words, sentence, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    code, out, err = petteia(*words)
    assert (code, out) == (2, "")
    assert err.startswith(f"petteia: {sentence}")
    assert err.count("\n") == 1


def test_a_position_is_written_but_not_read(petteia, tmp_path):
    file = tmp_path / "start.json"
    assert petteia("position", "new", "pips", "-o", file)[0] == 0
    assert json.loads(file.read_text())["turns"] == 0
    for command in ("check", "legal", "advise"):
        code, _, err = petteia("position", command, file)
        assert code == 2
        assert err.count("\n") == 1
