"""Records: the file format of a game.

A record stores the game, the version of its rules, the pack, the options, the seed and the moves.
Everything else is derived by replaying the moves.
"""

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from petteia.kernel.content.reader import ReadError, Section
from petteia.kernel.game import Game, game
from petteia.kernel.options import Options
from petteia.kernel.rng import SEEDS
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem
from petteia.kernel.text.reason import Refused

FORMAT = "petteia-record"
VERSION = 1
MOVES_A_LINE = 20
LARGEST_FILE = 4 * 1024 * 1024


class Record:
    """A game from its beginning to `state`."""

    def __init__(self, game: Game, options: Options, seed: int, moves: list[int]) -> None:
        """Start a game and play the moves; raise `Problem` at the first illegal one."""
        self.game = game
        self.options = game.complete_options(options)
        self.seed = seed
        self.moves: list[int] = []
        self.seats: list[str] = []
        """The player of each seat, a bot's name or `person`; empty if unknown."""
        self.state: State = game.start(self.options, seed)
        for number, action in enumerate(moves, 1):
            try:
                self.append(action)
            except Refused as refused:
                words = game.explain(self.state, refused.reason)
                raise Problem(
                    f"Move {number} of the record, {action}, is not legal: {words}"
                ) from None

    @classmethod
    def new(cls, key: str, *, players: int, seed: int = 0, **options: Json) -> "Record":
        """A record without moves."""
        return cls(game(key), {"players": players, **options}, seed, [])

    def append(self, action: int) -> None:
        """Play one action; raise `Refused` and change nothing if it is illegal."""
        self.state.play(action)
        self.moves.append(action)

    def undo(self, to: int) -> None:
        """Go back to the position after the first `to` moves."""
        if not 0 <= to <= len(self.moves):
            raise Problem(f"The record has {len(self.moves)} moves; it cannot go back to {to}.")
        state = self.game.start(self.options, self.seed)
        for action in self.moves[:to]:
            state.apply(action)
        del self.moves[to:]
        self.state = state

    def replay(self) -> Iterator[tuple[State, int]]:
        """Each position with the move made in it, from the beginning."""
        state = self.game.start(self.options, self.seed)
        for action in self.moves:
            yield state, action
            state.apply(action)

    def verify(self) -> None:
        """Replay the moves and compare the final position; raise `Problem` if it differs."""
        again = Record(self.game, self.options, self.seed, self.moves)
        if again.state.dump() != self.state.dump():
            raise Problem("The record does not lead to its position.")

    def dump(self) -> dict[str, Json]:
        """The record as JSON data."""
        name, fingerprint = self.game.pack_identity(self.options)
        dumped: dict[str, Json] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.key,
            "rules": self.game.rules,
            "pack": {"name": name, "fingerprint": fingerprint},
            "options": dict(self.options),
            "seed": self.seed,
            "seats": list(self.seats),
            "moves": list(self.moves),
        }
        if self.state.to_move() < 0:
            dumped["result"] = {
                "scores": list(self.state.scores()),
                "ranking": list(self.state.ranking()),
            }
        return dumped

    def save(self, path: Path) -> None:
        """Write the record as readable JSON, replacing an old file atomically."""
        dumped = self.dump()
        moves = [
            "    " + ", ".join(map(str, self.moves[start : start + MOVES_A_LINE]))
            for start in range(0, len(self.moves), MOVES_A_LINE)
        ]
        dumped["moves"] = ["MOVES"]
        text = json.dumps(dumped, indent=2, ensure_ascii=False)
        text = text.replace('    "MOVES"', ",\n".join(moves) or "    ")
        write_atomically(path, text + "\n")

    @classmethod
    def load(cls, path: Path, pack: str | None = None) -> "Record":
        """Read a record and replay it; raise `Problem` if anything is wrong with it."""
        return cls.read(read_json(path), str(path), pack)

    @classmethod
    def read(cls, data: object, file: str, pack: str | None = None) -> "Record":
        """A record from parsed JSON; `pack` is a folder to use instead of the one it names."""
        table = Section(data, file)
        if table.data.get("format") != FORMAT:
            raise ReadError(file, "", "", "is not a record of a game")
        table.seen.add("format")
        table.number("version", VERSION, VERSION)
        played = game(table.text("game"))
        table.number("rules", played.rules, played.rules)
        options = _read_options(table, pack)
        content = table.table("pack")
        name, fingerprint = content.text("name"), content.text("fingerprint")
        content.close()
        ours = played.pack_identity(played.complete_options(options))
        if fingerprint != ours[1]:
            raise ReadError(
                file,
                "",
                "pack",
                f"was played with pack {name!r} ({fingerprint}); here is {ours[0]!r} ({ours[1]})",
            )
        seed = table.number("seed", 0, SEEDS - 1)
        moves = table.numbers("moves", 0, played.actions - 1, longest=100_000)
        seats = table.words("seats", 8) if table.has("seats") else []
        result = table.table("result") if table.has("result") else None
        table.close()
        record = cls(played, options, seed, moves)
        record.seats = seats
        _check_result(record, result, file)
        return record


def _read_options(table: Section, pack: str | None) -> Options:
    inner = table.table("options")
    options: Options = {}
    for name, value in inner.data.items():
        if not isinstance(value, int | str | list):
            raise inner.error(name, "expected a number, a text or a list")
        options[name] = value
    if pack is not None:
        options["pack"] = pack
    return options


def _check_result(record: Record, result: Section | None, file: str) -> None:
    """Check that exactly a finished game has a result, and that the result is right."""
    over = record.state.to_move() < 0
    if result is None:
        if over:
            raise ReadError(file, "", "result", "is missing: the game is over")
        return
    if not over:
        raise ReadError(file, "", "result", "is there, but the game is not over")
    if result.numbers("scores", -1000, 1000) != record.state.scores():
        raise ReadError(file, "", "result.scores", f"expected {record.state.scores()}")
    if result.numbers("ranking", 1, 10) != record.state.ranking():
        raise ReadError(file, "", "result.ranking", f"expected {record.state.ranking()}")
    result.close()


def read_json(path: Path) -> object:
    """Read a JSON file; raise `ReadError` if anything is wrong with it."""
    try:
        found = path.stat()
        whole = stat.S_ISREG(found.st_mode) and found.st_size <= LARGEST_FILE
        text = path.read_text(encoding="utf-8") if whole else ""
    except FileNotFoundError:
        raise ReadError(str(path), "", "", "there is no such file") from None
    except OSError as error:
        raise ReadError(str(path), "", "", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ReadError(str(path), "", "", "is damaged: it is not a text in UTF-8") from None
    if not whole:
        large = found.st_size > LARGEST_FILE
        raise ReadError(str(path), "", "", "is too large" if large else "is not a file")
    return parse_json(text, str(path))


def parse_json(text: str, file: str) -> object:
    """Parse JSON; raise a `ReadError` that names `file` if it is invalid."""
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        expected = f"is damaged: it is not valid JSON (line {error.lineno})"
        raise ReadError(file, "", "", expected) from None
    except (ValueError, RecursionError):
        raise ReadError(file, "", "", "is damaged: it is not valid JSON") from None
    return data


def write_atomically(path: Path, text: str) -> None:
    """Write a file by renaming a temporary one; follow links, replace only regular files."""
    import tempfile  # slow to import, and few programs write

    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        raise Problem(f"{path}: cannot be written: it is not a file")
    mask = os.umask(0)
    os.umask(mask)
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    except OSError as error:
        raise Problem(f"{path}: cannot be written: {error.strerror}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise Problem(f"{path}: cannot be written: {error.strerror}") from None
