"""Hashes of the code that plays: only the same rules and bots may continue a journal."""

import hashlib
import os
import shutil
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import petteia
from petteia.bots.external import split_command
from petteia.bots.levels import read_spec
from petteia.bots.weights import VARIABLE
from petteia.kernel.plugin import plugin, plugins
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

SHARED = ("kernel", "processes", "bots", "arena")
"""Packages that decide how any game is played and counted. Their sources are installed even if they
are compiled."""
BUILT = (".so", ".pyd", ".pyc", ".pyi")


@cache
def source_hash(game: str = "") -> str:
    """A short hash of the engine, the bots, the arena and a game; without a key, of all games."""
    root = Path(petteia.__file__).parent
    digest = hashlib.sha256()
    for name in SHARED:
        _add_folder(digest, name, root / name)
    for key in [game] if game else plugins():
        known = plugin(key)
        folder = known.folder()
        page = folder / known.page if known.page else None
        _add_folder(digest, f"games/{key}", folder, page)
    named = Path(os.environ.get(VARIABLE, ""))
    if named.is_file():
        digest.update(named.read_bytes())
    return digest.hexdigest()[:16]


def _add_folder(
    digest: "hashlib._Hash", name: str, folder: Path, left_out: Path | None = None
) -> None:
    """Add every source file below a folder, under a name that is the same on every machine."""
    for path in sorted(folder.rglob("*")):
        if left_out is not None and path.is_relative_to(left_out):
            continue
        if path.is_file() and path.suffix not in BUILT:
            digest.update(f"{name}/{path.relative_to(folder).as_posix()}".encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())


def program_files(bots: Iterable[str]) -> dict[str, Json]:
    """The files of external programs, and of weights a bot names, by bot, each with a short hash.

    Every word of a command that names a file counts: an edited program is a different one.
    """
    found: dict[str, Json] = {}
    for bot in dict.fromkeys(bots):
        spec = read_spec(bot)
        words = [spec.weights] if spec.weights else []
        if spec.command:
            words = split_command(spec.command)
            words[0] = shutil.which(words[0]) or words[0]
        if words:
            files = dict.fromkeys(os.path.realpath(word) for word in words if os.path.isfile(word))
            found[bot] = {file: _hash_of(file) for file in files}
    return found


def _hash_of(file: str) -> str:
    try:
        with open(file, "rb") as content:
            return hashlib.file_digest(content, "sha256").hexdigest()[:16]
    except OSError as error:
        raise Problem(
            f"{file}: cannot be read, so nobody can tell whether it changes: {error.strerror}."
        ) from None
