"""`petteia puzzles`: made, checked and solved at the terminal."""

import json

import pytest

from petteia.review.puzzles import search
from petteia.review.puzzles.collection import PuzzleCollection, puzzles_of
from tests.pips import add_pips


def choice_of(puzzle, action):
    """The number of a choice of a puzzle."""
    state = puzzles_of("elysium").exercise(puzzle).record.state
    return state.legal().index(action) + 1


@pytest.fixture
def puzzle():
    return max(puzzles_of("elysium").chosen(players=2), key=lambda it: it["cost"])


def test_a_puzzle_is_solved_after_a_hint_and_a_wrong_answer(petteia, puzzle):
    wrong, right = (choice_of(puzzle, puzzle[it]) for it in ("tempting", "tempting"))
    right = choice_of(puzzle, puzzle["solutions"][0])
    typed = f"h\n?\n\n99\nxyz\ni 1\nr T1\n{wrong}\n{right}\n"
    code, out, _ = petteia(
        "puzzles", "play", "elysium", "--id", puzzle["id"], "-i", 60, typed=typed
    )
    out = out.replace("\n", " ")
    assert code == 0
    for part in ("It is about:", "costs", "Try again", "Right:", "0 of 1 solved at the first try"):
        assert part in out


def test_words_answer_too_and_a_hint_does_not_count_against(petteia, puzzle):
    record = puzzles_of("elysium").exercise(puzzle).record
    words = record.game.describe(record.state, puzzle["solutions"][0], "de").words
    code, out, _ = petteia(
        *("puzzles", "play", "elysium", "--id", puzzle["id"], "-i", 60, "--lang", "de"),
        typed=f"h\n{words}\n",
    )
    assert code == 0
    assert "Richtig:" in out
    assert "1 von 1 beim ersten Versuch gelöst" in out


def test_the_solution_is_shown_with_its_reason(petteia, puzzle):
    code, out, _ = petteia(
        *("puzzles", "play", "elysium", "--id", puzzle["id"], "-i", 60, "--lang", "pl"),
        typed="t\ns\n",
    )
    assert code == 0
    assert "Rozwiązanie:" in out
    assert out.count("Znajdź najlepszy ruch") == 2


def test_leaving_keeps_quiet_and_skipping_goes_on(petteia):
    code, out, _ = petteia("puzzles", "play", "elysium", "--seed", 3, typed="n\nn\nq\n")
    assert code == 0
    assert out.count("Find the best move") == 3
    assert "solved" not in out


def test_the_daily_puzzle_is_that_of_its_day(petteia):
    daily = puzzles_of("thebai").daily("2026-11-19")
    code, out, _ = petteia("puzzles", "play", "thebai", "--day", "2026-11-19", typed="q\n")
    assert code == 0
    assert "Puzzle of 2026-11-19" in out
    assert daily["id"] in out
    assert "difficulty" in petteia("puzzles", "play", "thebai", "--daily", typed="q\n")[1]


def test_puzzles_are_listed_without_their_solutions(petteia):
    code, out, _ = petteia("puzzles", "list", "thebai", "--difficulty", 2, "--json")
    assert code == 0
    listed = json.loads(out)
    assert {it["difficulty"] for it in listed} == {2}
    assert set(listed[0]) == {"id", "players", "difficulty", "themes"}
    code, out, _ = petteia("puzzles", "list", "thebai", "--players", 1, "--lang", "de")
    assert "1 Spieler" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "elysium", "--id", "none"), "no puzzle 'none'"),
        (("play", "elysium", "--theme", "none"), "no such puzzle"),
        (("play", "elysium", "--day", "soon"), "A day is written as"),
        (("play", "elysium", "--iterations", 0), "iterations"),
        (("list", "pips"), "brings no puzzles"),
        (("check", "--file", "nowhere.json"), "no such file"),
        (("check", "elysium", "--iterations", 0), "iterations"),
        (("make", "elysium", "--count", 0), "1 to"),
        (("make", "elysium", "--players", "7"), "players"),
        (("make", "elysium", "--jobs", 0), "at least 1 process"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(petteia, monkeypatch, words, said):
    add_pips(monkeypatch)
    code, out, err = petteia("puzzles", *words)
    assert code == 2
    assert said in err.replace("\n", " ")
    assert out == ""


@pytest.fixture
def easy(monkeypatch):
    """Every position with a choice is a puzzle, and games are short to search."""
    monkeypatch.setattr(search, "A_GAME", 1)

    def found(self):
        return {
            "id": search.puzzle_id("thebai", self.origin.options, self.origin.seed, self.moves),
            "options": dict(self.origin.options),
            "seed": self.origin.seed,
            "moves": list(self.moves),
            "solutions": [int(self.known.legal()[0])],
            "tempting": int(self.known.legal()[1]),
            "difficulty": 1 + self.origin.seed % 4,
            "themes": [f"theme{self.origin.seed}"],
            "cost": 0.1,
            "chance": 0.5,
            "lead": 1.0,
        }

    monkeypatch.setattr(search.Position, "puzzle", found)


def test_puzzles_are_made_resumed_and_checked(petteia, easy, tmp_path):
    path = tmp_path / "puzzles.json"
    words = ("puzzles", "make", "thebai", "--players", 1, "--bots", "shepherd", "--seed", 2)
    code, out, _ = petteia(*words, "--count", 2, "--json", "-o", path)
    assert code == 0
    assert json.loads(out)["puzzles"] == 2
    first = PuzzleCollection.read(path)
    assert first.command == (
        "petteia puzzles make thebai --count 2 --players 1 --bots shepherd --seed 2"
        " --iterations 1000"
    )
    (journal,) = (tmp_path / "data" / "puzzles").glob("*/journal.jsonl")
    before = journal.read_text()
    assert petteia(*words, "--count", 3, "-o", path)[0] == 0
    assert journal.read_text().startswith(before)
    more = PuzzleCollection.read(path)
    assert {it["id"] for it in first.puzzles} < {it["id"] for it in more.puzzles}
    code, out, _ = petteia("puzzles", "check", "--file", path, "-i", 5, "--json")
    assert code == 0
    (report,) = json.loads(out)
    assert report["puzzles"] == 3
    assert report["holding"] + len(report["broken"]) == 3
    code, out, _ = petteia("puzzles", "check", "--file", path, "-i", 5)
    assert "of 3 puzzles hold with 5 iterations" in out


def test_too_few_puzzles_are_said(petteia, easy, tmp_path):
    words = ("puzzles", "make", "thebai", "--players", 1, "--bots", "shepherd", "--games", 1)
    code, out, _ = petteia(*words, "--count", 9, "-o", tmp_path / "puzzles.json")
    assert code == 0
    assert "Only 1 of 9 puzzles are in 1 games" in out
