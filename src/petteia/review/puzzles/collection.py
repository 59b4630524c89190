"""The puzzles of a game: `puzzles.json` in its folder, made by `petteia puzzles make`.

The file is JSON with one puzzle a line. It says which rules and which pack its games were played
with; a puzzle keeps the moves to its position, which are played again when it is asked.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, cast

from petteia.kernel.content.reader import ReadError, Section
from petteia.kernel.files import read_json, write_atomically
from petteia.kernel.game import game
from petteia.kernel.rng import SEEDS
from petteia.kernel.text.problem import Problem
from petteia.review.exercise import MOST_SOLUTIONS, Exercise
from petteia.review.practice.schedule import day_number
from petteia.review.wire import PuzzleData

FILE: Final = "puzzles.json"
FORMAT: Final = "petteia-puzzles"
VERSION = 1
MOST_PUZZLES: Final = 5000
HARDEST: Final = 4
LONGEST_TEXT: Final = 400


@dataclass(frozen=True)
class PuzzleCollection:
    """Puzzles of one game, and how they were made."""

    game: str
    rules: int
    pack: str
    """The name of the pack."""
    fingerprint: str
    petteia: str
    """The version of Petteia that made them."""
    command: str
    """The command that made them."""
    iterations: int
    """The search that found them; another one with ten times as many verified them."""
    puzzles: Sequence[PuzzleData]
    """Ascending by id."""

    def exercise(self, puzzle: PuzzleData) -> Exercise:
        """A puzzle as an exercise; a `Problem` if its game cannot be played any more."""
        where = f"{self.game} puzzle {puzzle['id']}"
        data = {
            "format": "petteia-record",
            "version": 1,
            "game": self.game,
            "rules": self.rules,
            "pack": {"name": self.pack, "fingerprint": self.fingerprint},
            "options": puzzle["options"],
            "seed": puzzle["seed"],
            "seats": [],
            "moves": puzzle["moves"],
        }
        exercise = {
            "record": data,
            "tempting": puzzle["tempting"],
            "solutions": puzzle["solutions"],
        }
        try:
            return Exercise.read(exercise, where)
        except ReadError:
            raise
        except Problem as problem:
            raise Problem(f"{where}: {problem}") from None

    def find(self, id: str) -> PuzzleData:
        """The puzzle of that id."""
        for puzzle in self.puzzles:
            if puzzle["id"] == id:
                return puzzle
        raise Problem(f"There is no puzzle {id!r} of {game(self.game).name}.")

    def daily(self, day: str) -> PuzzleData:
        """The puzzle of a day (such as 2026-11-19), the same for everybody."""
        return self.puzzles[day_number(day) % len(self.puzzles)]

    def chosen(self, theme: str = "", difficulty: int = 0, players: int = 0) -> list[PuzzleData]:
        """The puzzles of a theme, of a difficulty, for a number of players, or all."""
        return [
            it
            for it in self.puzzles
            if theme in ("", *it["themes"])
            and difficulty in (0, it["difficulty"])
            and players in (0, it["options"]["players"])
        ]

    def themes(self) -> dict[str, int]:
        """The themes and how many puzzles have each, the most frequent first."""
        counts: dict[str, int] = {}
        for puzzle in self.puzzles:
            for theme in puzzle["themes"]:
                counts[theme] = counts.get(theme, 0) + 1
        return dict(sorted(counts.items(), key=lambda it: (-it[1], it[0])))

    def write(self, path: Path) -> None:
        """Write the file, atomically."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "pack": {"name": self.pack, "fingerprint": self.fingerprint},
            "petteia": self.petteia,
            "command": self.command,
            "iterations": self.iterations,
        }
        lines = [f"{json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        puzzles = [json.dumps(it, separators=(",", ":")) for it in self.puzzles]
        text = "\n".join(["{", *lines, '"puzzles": [', ",\n".join(puzzles), "]", "}", ""])
        write_atomically(path, text)

    @staticmethod
    def read(path: Path) -> "PuzzleCollection":
        """Read a file of puzzles; raise `ReadError` if anything is wrong with it."""
        table = Section(read_json(path), str(path))
        if table.data.get("format") != FORMAT:
            raise ReadError(str(path), "", "", "is not a file of puzzles")
        table.seen.add("format")
        table.number("version", VERSION, VERSION)
        played = game(table.text("game"))
        pack = table.table("pack")
        found = PuzzleCollection(
            game=played.key,
            rules=table.number("rules", 0, 1_000_000),
            pack=pack.text("name"),
            fingerprint=pack.text("fingerprint"),
            petteia=table.text("petteia"),
            command=table.text("command", longest=LONGEST_TEXT),
            iterations=table.number("iterations", 1, 1_000_000),
            puzzles=[
                _read_puzzle(Section(it, str(path), f"puzzle {number}"), played.actions - 1)
                for number, it in enumerate(table.items("puzzles", MOST_PUZZLES), 1)
            ],
        )
        pack.close()
        table.close()
        if not found.puzzles:
            raise table.error("puzzles", "expected at least one")
        return found


@cache
def puzzles_of(key: str) -> PuzzleCollection:
    """The puzzles that a game brings; a `Problem` if it brings none."""
    path = game(key).folder() / FILE
    if not path.is_file():
        raise Problem(f"{game(key).name} brings no puzzles.")
    return PuzzleCollection.read(path)


def has_puzzles(key: str) -> bool:
    """Does a game bring puzzles?"""
    return (game(key).folder() / FILE).is_file()


def _read_puzzle(table: Section, last: int) -> PuzzleData:
    """The shape of a puzzle; whether its moves are legal shows when it is asked."""
    table.table("options")
    table.number("seed", 0, SEEDS - 1)
    table.numbers("moves", 0, last, longest=100_000)
    table.number("tempting", 0, last)
    table.number("difficulty", 1, HARDEST)
    table.words("themes", 5)
    for key in ("cost", "chance", "lead"):
        if not isinstance(table.take(key), int | float):
            raise table.error(key, "expected a number")
    if not table.numbers("solutions", 0, last, longest=MOST_SOLUTIONS):
        raise table.error("solutions", "expected at least one")
    table.text("id")
    table.close()
    return cast("PuzzleData", table.data)
