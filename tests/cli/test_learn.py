"""`petteia learn`: a guided game at the terminal."""

import json

import pytest

from petteia.cli.commands import learn as command
from petteia.cli.lesson import LessonTerminal, lesson_file, new_record
from petteia.kernel.content.lesson_course import lesson_data
from petteia.kernel.game import game
from petteia.kernel.record import Record
from petteia.kernel.text.messages import LANGUAGES

PLAYED = game("elysium")
LESSON = PLAYED.lessons()["first"]
STEPS = lesson_data(PLAYED, LESSON, "en")["steps"]
ASKED = sum(step["action"] is not None for step in STEPS)


@pytest.fixture
def typing(monkeypatch, tmp_path, capsys):
    """`typing("n", "u")`: what a guided game prints while this is typed, and its record."""
    monkeypatch.setenv("PETTEIA_DATA", str(tmp_path))
    monkeypatch.setattr(command.console, "width", 400)

    def play(*typed, **options):
        lines = iter([*typed, "q"])
        monkeypatch.setattr("petteia.cli.terminal.console.input", lambda _: next(lines))
        command.learn(game="elysium", **options)
        record = Record.load(lesson_file(PLAYED, LESSON))
        return capsys.readouterr().out, record.moves

    return play


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_does_what_is_asked_hears_every_step(typing, language):
    out, moves = typing(*["n"] * ASKED, lang=language)
    assert moves == list(LESSON.line)
    at = 0
    for step in lesson_data(PLAYED, LESSON, language)["steps"]:
        at = out.index(step["text"], at)
        assert all(rule in out[at : at + len(step["text"]) + 40] for rule in step["rules"])


def test_it_goes_on_where_it_was_left(typing):
    _, moves = typing("n", "n")
    out, same = typing()
    assert moves == same == list(LESSON.line[:4])
    assert "Leda has taken Quest #1" in out
    assert "petteia learn elysium --lesson first" in out or "learn elysium" in out
    _, anew = typing(fresh=True)
    assert anew == []


def test_whoever_chooses_otherwise_hears_what_is_true_anyway_and_may_come_back(typing):
    out, _ = typing("1")
    assert "Keep those that the next cards need" in out
    assert "Dismiss the red one" not in out
    out, _ = typing("u")
    assert "Take Ganymede: your yellow Column stands" in out


def test_the_explanations_can_be_left(typing):
    out, moves = typing("x", "1", "1")
    assert "The game goes on without explanations." in out
    assert len(moves) >= 2
    assert "Each take costs" not in out


def test_the_lessons_are_listed(petteia):
    code, out, _ = petteia("learn", "--list", "--lang", "de")
    assert code == 0
    assert "petteia learn elysium --lesson first  Deine erste Epoche." in out
    code, out, _ = petteia("learn", "elysium", "--json")
    (first,) = json.loads(out)
    assert (first["game"], first["name"], first["players"]) == ("elysium", "first", 2)


def test_an_unknown_lesson_is_one_sentence(petteia):
    code, _, err = petteia("learn", "elysium", "--lesson", "last")
    assert code != 0
    assert "Elysium has no lesson 'last'; there is first." in err


def test_a_foreign_file_is_not_played_as_the_lesson(petteia, tmp_path, monkeypatch):
    other = Record(PLAYED, PLAYED.complete_options({"players": 2}), 7)
    other.seats = ["person", "shepherd"]
    other.save(tmp_path / "learn-elysium-first.json")
    monkeypatch.setenv("PETTEIA_DATA", str(tmp_path))
    code, _, err = petteia("learn", "elysium")
    assert code != 0
    assert "is another game; begin again with --fresh" in err
    assert Record.load(tmp_path / "learn-elysium-first.json").seed == 7, "nothing is lost"


def test_the_bots_of_the_terminal_play_as_at_a_table(tmp_path):
    record = new_record(PLAYED, LESSON)
    terminal = LessonTerminal(record, LESSON, "en", tmp_path / "game.json")
    for number, move in enumerate(LESSON.line):
        seat = record.state.to_move()
        if seat != LESSON.seat:
            assert terminal._choose_as_bot(seat) == move, number
        record.play(move)
