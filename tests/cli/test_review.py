"""`petteia review`: a finished game in words, as JSON and as a page; anything else is refused."""

import json

import pytest

from petteia.kernel.record import Record
from petteia.kernel.rng import stream


def saved_game(folder, moves=None):
    record = Record.new("elysium", players=2, seed=7)
    rng = stream(1, 1)
    while record.state.to_move() >= 0 and len(record.moves) != moves:
        record.play(record.state.pick(rng))
    record.seats = ["person", "random"]
    record.save(folder / "game.json")
    return folder / "game.json"


FAST = ("--iterations", "3", "--jobs", "1")


def test_a_review_is_told_in_words(petteia, tmp_path):
    code, out, _ = petteia("review", saved_game(tmp_path), *FAST)
    assert code == 0
    assert "Player 1" in out
    assert "Accuracy" in out
    assert "Better: " in out


def test_a_review_as_json_adds_up_and_can_be_written_to_a_file(petteia, tmp_path):
    save = saved_game(tmp_path)
    code, out, _ = petteia("review", save, *FAST, "--json")
    assert code == 0
    review = json.loads(out)
    assert review["iterations"] == 3
    for player in review["players"]:
        account = player["account"]
        total = account["start"] + account["luck"] + account["skill"]
        assert total == pytest.approx(account["result"])
    assert petteia("review", save, *FAST, "--json", "-o", tmp_path / "review.json")[0] == 0
    assert json.loads((tmp_path / "review.json").read_text("utf-8")) == review


def test_a_review_on_two_processes_is_the_same(petteia, tmp_path):
    save = saved_game(tmp_path)
    alone = petteia("review", save, "--iterations", "3", "--jobs", "1", "--json")[1]
    assert petteia("review", save, "--iterations", "3", "--jobs", "2", "--json")[1] == alone


def test_the_page_is_one_file_that_loads_nothing(petteia, tmp_path):
    page = tmp_path / "review.html"
    code, out, _ = petteia("review", saved_game(tmp_path), *FAST, "--html", page, "--lang", "de")
    assert code == 0
    assert "review.html" in out.replace("\n", "")
    html = page.read_text("utf-8")
    assert "Siegchancen" in html
    assert "http" not in html.replace("http-equiv", "")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--iterations", "0"), "iterations"),
        (("--jobs", "-1"), "at least 1 process"),
        (("--output", "x.json"), "--html"),
        (("--lang", "fr"), "no language"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(petteia, tmp_path, arguments, sentence):
    code, _, problem = petteia("review", saved_game(tmp_path), *arguments)
    assert code == 2
    assert sentence in problem
    assert not (tmp_path / "x.json").exists()


def test_a_running_damaged_missing_or_foreign_file_is_refused(petteia, tmp_path):
    running = saved_game(tmp_path, moves=20)
    page = tmp_path / "review.html"
    code, _, problem = petteia("review", running, "--html", page)
    assert (code, page.exists()) == (2, False)
    assert "not over" in problem
    record = json.loads(running.read_text("utf-8"))
    cases = {
        "damaged": "{",
        "foreign": '{"format": "chess"}',
        "other rules": json.dumps({**record, "rules": 99}),
        "unknown pack": json.dumps({**record, "pack": {"name": "x", "fingerprint": "0" * 16}}),
    }
    for name, text in cases.items():
        file = tmp_path / f"{name}.json"
        file.write_text(text, "utf-8")
        code, _, problem = petteia("review", file, "--html", page)
        assert (code, page.exists()) == (2, False), name
        assert problem.count("\n") <= 3, name
    assert petteia("review", tmp_path / "nothing.json")[0] == 2
