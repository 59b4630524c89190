"""Puzzles for tests: three of each game, whatever the games themselves bring."""

from functools import cache
from pathlib import Path

from petteia.kernel.text.problem import Problem
from petteia.review.puzzles.collection import PuzzleCollection
from petteia.tables.exercises import exercises

FOLDER = Path(__file__).parent / "puzzles"
ITERATIONS = 60
"""Interpreted, an answer is judged in a second."""


@cache
def test_puzzles(key: str) -> PuzzleCollection:
    """The puzzles for tests of a game."""
    if not has_test_puzzles(key):
        raise Problem(f"no puzzles of {key}")
    return PuzzleCollection.read(FOLDER / f"{key}.json")


def has_test_puzzles(key: str) -> bool:
    return (FOLDER / f"{key}.json").is_file()


test_puzzles.__test__ = False  # type: ignore[attr-defined]


def use_test_puzzles(monkeypatch) -> None:
    """Let servers of this process ask the puzzles for tests, and judge quickly."""
    monkeypatch.setattr(exercises, "puzzles_of", test_puzzles)
    monkeypatch.setattr(exercises, "has_puzzles", has_test_puzzles)
    monkeypatch.setattr(exercises, "ITERATIONS", ITERATIONS)


def as_exercise(record: dict, move: int) -> dict:
    """The position of a finished game before one of its moves, as a client sends it."""
    before = {name: value for name, value in record.items() if name != "result"}
    return {
        "record": {**before, "moves": record["moves"][:move]},
        "tempting": record["moves"][move],
        "solutions": [],
    }
