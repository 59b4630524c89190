"""The practice file: finished games, the mistakes made in them, and when each is due again.

Every change is written at once, atomically. A file that is damaged is never written to. A game that
cannot be played any more, because it is of other rules, is kept all the same.
"""

import hashlib
import json
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Final

from petteia.kernel.content.reader import ReadError, Section
from petteia.kernel.files import LARGEST_FILE, read_json, write_atomically
from petteia.kernel.record import Record
from petteia.kernel.text.problem import Problem
from petteia.review.exercise import Exercise
from petteia.review.practice.mistakes import exercise_of
from petteia.review.practice.schedule import LEARNED, Outcome, Progress, advance, begin, is_due
from petteia.review.review import MOST_ITERATIONS
from petteia.review.wire import ReviewData, ReviewedDecision

FORMAT: Final = "petteia-practice"
VERSION = 1
MOST_ITEMS: Final = 20_000
LONGEST_GAME: Final = 100_000


@dataclass(frozen=True, slots=True)
class Item:
    """A mistake that is practised."""

    game: str
    """The key of its game in the file."""
    move: int
    """The number of moves before it."""
    cost: float
    """What it cost of the win chance."""
    iterations: int
    seed: int
    """The search that found it, and that judges answers."""
    progress: Progress

    @property
    def id(self) -> str:
        """Its name."""
        return f"{self.game}-{self.move}"


@dataclass
class Notebook:
    """What is practised, as a file keeps it."""

    path: Path
    games: dict[str, dict[str, object]] = field(default_factory=dict)
    """Records of finished games, as JSON data."""
    items: list[Item] = field(default_factory=list)

    @staticmethod
    def load(path: Path) -> "Notebook":
        """Read a practice file; without one, nothing is practised yet."""
        if not path.exists():
            return Notebook(path)
        table = Section(read_json(path), str(path))
        if table.data.get("format") != FORMAT:
            raise ReadError(str(path), "", "", "is not a practice file")
        table.seen.add("format")
        table.number("version", VERSION, VERSION)
        inner = table.table("games")
        games: dict[str, dict[str, object]] = {}
        for key, value in inner.data.items():
            games[key] = Section(value, str(path), "", f"games.{key}").data
        items = [
            _read_item(Section(it, str(path), f"item {number}"), games)
            for number, it in enumerate(table.items("items", MOST_ITEMS), 1)
        ]
        table.close()
        return Notebook(path, games, items)

    def add(
        self, record: Record, review: ReviewData, found: Iterable[ReviewedDecision], day: str
    ) -> int:
        """Add mistakes of a finished game, due at once; how many were not known yet."""
        key = game_key(record)
        known = {it.id for it in self.items}
        added = [
            Item(key, it["move"], it["cost"], review["iterations"], review["seed"], begin(day))
            for it in found
        ]
        added = [it for it in added if it.id not in known]
        if added:
            games = {**self.games, key: dict(record.dump())}
            self._save(games, [*self.items, *added])
        return len(added)

    def has(self, record: Record, seats: Collection[int]) -> bool:
        """Are mistakes of all these seats in this game practised?"""
        key = game_key(record)
        there = {record.movers[it.move] for it in self.items if it.game == key}
        return set(seats) <= there

    def due(self, day: str) -> list[Item]:
        """What is asked on this day: what is due longest first, and of that the costliest."""
        found = [it for it in self.items if is_due(it.progress, day)]
        return sorted(found, key=lambda it: (it.progress.due or "", -it.cost, it.id))

    def answer(self, id: str, outcome: Outcome, day: str) -> Progress:
        """Note the outcome of an answer. The file is read again before, because it may have been
        changed meanwhile."""
        now = Notebook.load(self.path)
        items = [_answered(it, outcome, day) if it.id == id else it for it in now.items]
        self._save(now.games, items)
        return next(it.progress for it in items if it.id == id)

    def record(self, item: Item) -> Record:
        """The game of an item; a `Problem` if it cannot be played here."""
        return Record.read(self.games[item.game], f"{self.path}: game {item.game}")

    def exercise(self, item: Item, names: Callable[[Record], Iterable[str]]) -> Exercise:
        """An item as an exercise; `names` gives the players' names by seat."""
        record = self.record(item)
        if item.move >= len(record.moves):
            raise Problem(f"{self.path}: item {item.id}: its game has {len(record.moves)} moves.")
        return exercise_of(record, item.move, tuple(names(record)))

    def _save(self, games: dict[str, dict[str, object]], items: list[Item]) -> None:
        """Write the file, a game and an item a line; then change what is in memory."""
        text = _text(games, items)
        if len(text.encode()) > LARGEST_FILE:
            raise Problem(
                f"{self.path}: is full; nothing was written. Move it away to begin a new one."
            )
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Problem(f"{self.path}: cannot be written: {error.strerror}") from None
        write_atomically(self.path, text)
        self.games, self.items = games, items


def game_key(record: Record) -> str:
    """A short name of a game that depends on its deal and its moves only."""
    text = json.dumps([record.game.key, record.deal(), record.moves], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _answered(item: Item, outcome: Outcome, day: str) -> Item:
    return replace(item, progress=advance(item.progress, outcome, day))


def _text(games: dict[str, dict[str, object]], items: list[Item]) -> str:
    compact = (",", ":")
    lines = [
        f"{json.dumps(key)}: {json.dumps(games[key], ensure_ascii=False, separators=compact)}"
        for key in games
    ]
    entries = [json.dumps(_item_data(it), separators=compact) for it in items]
    head = f'"format": "{FORMAT}",\n"version": {VERSION},\n'
    return (
        "{\n" + head + '"games": {\n' + ",\n".join(lines) + "\n},\n"
        '"items": [\n' + ",\n".join(entries) + "\n]\n}\n"
    )


def _item_data(item: Item) -> dict[str, object]:
    return {
        "game": item.game,
        "move": item.move,
        "cost": item.cost,
        "iterations": item.iterations,
        "seed": item.seed,
        "streak": item.progress.streak,
        "due": item.progress.due,
    }


def _read_item(table: Section, games: dict[str, dict[str, object]]) -> Item:
    cost, due = table.take("cost"), table.take("due")
    if not isinstance(cost, int | float) or not 0.0 <= cost <= 1.0:
        raise table.error("cost", "expected a number from 0 to 1")
    if due is not None and not _is_day(due):
        raise table.error("due", "expected a day, such as 2026-11-19, or null")
    found = Item(
        table.word("game", games),
        table.number("move", 0, LONGEST_GAME),
        float(cost),
        table.number("iterations", 1, MOST_ITERATIONS),
        table.number("seed", 0, (1 << 64) - 1),
        Progress(table.number("streak", 0, LEARNED), due if isinstance(due, str) else None),
    )
    table.close()
    return found


def _is_day(value: object) -> bool:
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False
