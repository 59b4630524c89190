"""`petteia practice`: the mistakes of own games, asked again at the terminal."""

import json

import pytest

from petteia.kernel.record import Record
from petteia.review.practice.notebook import Notebook
from tests.pips import add_pips


@pytest.fixture
def played(monkeypatch, tmp_path):
    """A game in which the person always took the smallest heap."""
    add_pips(monkeypatch)
    record = Record.new("pips", players=2, seed=5)
    while record.state.to_move() >= 0:
        heaps = record.state.heaps
        chosen = min(heaps) if record.state.to_move() == 0 else max(heaps)
        record.play(heaps.index(chosen))
    record.seats = ["person", "merchant"]
    record.save(tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.fixture
def added(petteia, played, tmp_path):
    """A practice file with the mistakes of that game."""
    path = tmp_path / "practice.json"
    code, _, _ = petteia("practice", played, "-i", 40, "-j", 1, "--file", path, "--list")
    assert code == 0
    assert len(Notebook.load(path).items) > 1
    return path


def test_the_mistakes_of_a_game_are_added_once(petteia, played, added):
    number = len(Notebook.load(added).items)
    code, out, _ = petteia("practice", played, "-i", 40, "--file", added, "--list")
    assert code == 0
    assert "are in your practice already" in out.replace("\n", " ")
    assert out.count("points of win chance") == number


def test_a_solution_shown_is_asked_again_tomorrow(petteia, added):
    code, out, _ = petteia("practice", "--file", added, typed="t\ns\nq\n")
    assert code == 0
    assert "Solution:" in out
    assert "Asked again on" in out
    items = json.loads(petteia("practice", "--file", added, "--json")[1])
    assert len({it["due"] for it in items}) == 2


def test_the_better_move_is_right_and_what_was_played_is_wrong(petteia, added):
    notebook = Notebook.load(added)
    item = notebook.items[0]
    notebook._save(notebook.games, [item])
    exercise = notebook.exercise(item, lambda record: ["You"])
    legal = exercise.record.state.legal()
    best = exercise.solve(item.iterations, item.seed)["action"]
    typed = f"{legal.index(best) + 1}\n"
    code, out, _ = petteia("practice", "--file", added, typed=typed)
    assert code == 0
    assert "Right:" in out
    assert Notebook.load(added).items[0].progress.streak == 1
    code, out, _ = petteia("practice", "--file", added, "--lang", "de")
    assert "Heute ist nichts fällig" in out


def test_leaving_without_an_answer_changes_nothing(petteia, added):
    before = added.read_text()
    assert petteia("practice", "--file", added, typed="h\nq\n")[0] == 0
    assert added.read_text() == before


def test_without_a_file_it_says_how_to_begin(petteia):
    for words in ((), ("--list",)):
        code, out, _ = petteia("practice", *words)
        assert code == 0
        assert "petteia practice game.json" in out.replace("\n", " ")
    assert petteia("practice", "--json")[1].strip() == "[]"


def test_bad_input_writes_nothing(petteia, played, tmp_path):
    path = tmp_path / "practice.json"
    running = tmp_path / "running.json"
    Record.new("pips", players=2).save(running)
    nobodys = tmp_path / "nobodys.json"
    record = Record.load(played)
    record.seats = []
    record.save(nobodys)
    for words, said in (
        ((played, running, "--seat", 1), "not over"),
        ((played, "--seat", 3), "there is no seat 3"),
        ((nobodys,), "--seat 1"),
        ((played, tmp_path / "none.json"), "no such file"),
        ((played, "--iterations", 0), "iterations"),
        ((played, "--jobs", -1), "at least 1 process"),
    ):
        code, out, err = petteia("practice", *words, "--file", path)
        assert code == 2
        assert said in err.replace("\n", " ")
        assert out == ""
        assert not path.exists()


def test_a_damaged_file_is_one_sentence_and_is_not_written(petteia, played, added):
    added.write_text(added.read_text()[:-20])
    damaged = added.read_text()
    code, _, err = petteia("practice", played, "--file", added)
    assert code == 2
    assert "is damaged" in err.replace("\n", " ")
    assert added.read_text() == damaged


def test_an_item_of_other_rules_is_skipped_with_a_sentence(petteia, added):
    data = json.loads(added.read_text())
    for record in data["games"].values():
        record["rules"] = 0
    added.write_text(json.dumps(data))
    code, out, _ = petteia("practice", "--file", added, typed="")
    assert code == 0
    assert "older rules" in out.replace("\n", " ")
