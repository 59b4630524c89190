"""A journal of finished pieces of work, from which interrupted work is continued.

The first line is the plan of the work, every other line a finished piece. Lines are only appended,
so that a process killed in the middle of a line loses only that line.
"""

import json
import os
import sys
from io import BufferedRandom
from pathlib import Path

from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

FORMAT = "petteia-journal"
VERSION = 1
Plan = dict[str, Json]


class Journal:
    """The results so far by the number of their piece, in memory and in a file."""

    def __init__(self, path: Path, plan: Plan, fresh: bool = False) -> None:
        """Open or create the journal of a plan; a journal of another plan is a `Problem`.

        With `fresh`, an existing journal is renamed and kept.
        """
        self.path = path
        self.results: dict[int, Json] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if fresh and path.exists():
                with path.open("a+b") as old:
                    _lock(old, path)
                path.rename(_free_name(path))
            self.file = path.open("a+b")
        except OSError as error:
            raise Problem(f"{path}: cannot be written: {error.strerror}") from None
        try:
            _lock(self.file, path)
            self._read(plan)
        except BaseException:
            self.file.close()
            raise

    def add(self, number: int, result: Json) -> None:
        """Append a finished piece."""
        assert number not in self.results
        self._write({"piece": number, "result": result})
        self.results[number] = result

    def close(self) -> None:
        """Flush everything to disk and close the file."""
        os.fsync(self.file.fileno())
        self.file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _read(self, plan: Plan) -> None:
        self.file.seek(0)
        lines = self.file.read().split(b"\n")
        torn = lines.pop()
        header: Plan = {"format": FORMAT, "version": VERSION, "plan": plan}
        if not lines:
            self._begin(header, torn)
            return
        found = self._parse(lines[0], 1)
        if found.get("format") != FORMAT or found.get("version") != VERSION:
            raise Problem(f"{self.path}: is not a journal of this version of Petteia.")
        if found != json.loads(json.dumps(header)):
            raise Problem(
                f"{self.path}: belongs to other work ({_difference(found.get('plan'), plan)});"
                " name another folder, or begin anew with --fresh."
            )
        for place, line in enumerate(lines[1:], 2):
            self._read_piece(self._parse(line, place), place)
        if torn:
            # The process was killed while it wrote this line. The line is cut off only now, after
            # the file has proved to be the journal of this plan.
            self.file.truncate(sum(len(line) + 1 for line in lines))

    def _begin(self, header: Plan, torn: bytes) -> None:
        """Write the first line; a part of it may exist already."""
        if not _line(header).startswith(torn):
            raise Problem(
                f"{self.path}: is not a journal of this work; name another folder, or begin anew"
                " with --fresh."
            )
        self.file.truncate(0)
        self._write(header)

    def _read_piece(self, entry: Plan, place: int) -> None:
        number = entry.get("piece")
        if type(number) is not int or set(entry) != {"piece", "result"}:
            raise self._damaged(place, "it is not a finished piece of work")
        if number in self.results:
            raise self._damaged(place, f"piece {number} was there before")
        self.results[number] = entry["result"]

    def _parse(self, line: bytes, place: int) -> Plan:
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):
            raise self._damaged(place, "it is not valid JSON") from None
        if not isinstance(entry, dict):
            raise self._damaged(place, "it is not a table")
        return entry

    def _damaged(self, place: int, why: str) -> Problem:
        return Problem(
            f"{self.path}: line {place} is damaged: {why}; mend it, or begin anew with --fresh."
        )

    def _write(self, entry: Plan) -> None:
        try:
            self.file.write(_line(entry))
            self.file.flush()
        except OSError as error:
            raise Problem(f"{self.path}: cannot be written: {error.strerror}") from None


def _line(entry: Plan) -> bytes:
    text = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
    return text.encode() + b"\n"


def _lock(file: "BufferedRandom", path: Path) -> None:
    """Lock the journal for this process; the lock ends with the process."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Problem(f"{path}: another process is at work with it.") from None


def _difference(theirs: Json, ours: Plan) -> str:
    """The first difference between two plans, in words."""
    other = theirs if isinstance(theirs, dict) else {}
    for name in [*ours, *other]:
        if other.get(name) != ours.get(name):
            return f"{name} is {json.dumps(other.get(name))}, not {json.dumps(ours.get(name))}"
    return "in another order"


def _free_name(path: Path) -> Path:
    """The first unused name for a kept journal."""
    number = 1
    while True:
        name = path.with_name(f"{path.stem}-before-{number}{path.suffix}")
        if not name.exists():
            return name
        number += 1
