"""Who played what: work is gone on with by the same rules, bots and content, or not at all."""

import hashlib
import os
import shutil
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import petteia
from petteia.bots.evaluators import evaluator_of
from petteia.bots.external import split_command
from petteia.bots.roster import is_external, read_spec
from petteia.bots.weights import NAMED_BY
from petteia.kernel.game import game
from petteia.kernel.options import HOUSE_PACK, Options
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem

PLAYING = ("kernel", "games", "bots", "arena")
"""What decides how a game goes and how it is counted; all of it is there as sources, compiled or
not."""
MOST_GAMES = 10_000_000
BUILT = (".so", ".pyd", ".pyc", ".pyi")


@cache
def program() -> str:
    """A short hash of the engine, the games, the bots and the arena."""
    root = Path(petteia.__file__).parent
    digest = hashlib.sha256()
    for name in PLAYING:
        for path in sorted((root / name).rglob("*")):
            if path.is_file() and path.suffix not in BUILT:
                digest.update(path.relative_to(root).as_posix().encode() + b"\0")
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    named = Path(os.environ.get(NAMED_BY, ""))
    if named.is_file():
        digest.update(named.read_bytes())
    return digest.hexdigest()[:16]


def programs_of(bots: Iterable[str]) -> dict[str, Json]:
    """The files that programs of somebody's own are made of, by bot: path and a short hash each.

    Every word of a command that is a file counts: an edited program is another one.
    """
    found: dict[str, Json] = {}
    for bot in dict.fromkeys(bots):
        command = read_spec(bot).command
        if command:
            words = split_command(command)
            words[0] = shutil.which(words[0]) or words[0]
            files = dict.fromkeys(os.path.realpath(word) for word in words if os.path.isfile(word))
            found[bot] = {file: _hash_of(file) for file in files}
    return found


def with_fixed_pack(options: Options) -> Options:
    """Options whose pack is found wherever a worker stands."""
    pack = options.get("pack")
    if not isinstance(pack, str) or pack == HOUSE_PACK:
        return options
    return {**options, "pack": os.path.abspath(pack)}


def check_bots(bots: Iterable[str], state: State) -> None:
    """Can those of these bots that judge do so in such a game? A `Problem` if they cannot.

    Programs of somebody's own judge by themselves.
    """
    if any(not is_external(bot) and read_spec(bot).name != "random" for bot in bots):
        evaluator_of(state)


def check_games(work: str, games: int) -> None:
    """Is this a number of games somebody can wait for? A `Problem` if not."""
    if games < 1:
        raise Problem(f"{work} needs at least 1 game, not {games}.")
    if games > MOST_GAMES:
        raise Problem(f"{work} has at most {MOST_GAMES} games, not {games}.")


def check_content(key: str, options: Options, fingerprint: str) -> None:
    """Is the pack a worker finds the one that was planned with? A `Problem` if not."""
    name, found = game(key).pack_identity(options)
    if found != fingerprint:
        raise Problem(
            f"The pack {name!r} of a worker is another one ({found}, not {fingerprint}): it was"
            " changed since the work began, or differs from machine to machine."
        )


def _hash_of(file: str) -> str:
    try:
        with open(file, "rb") as content:
            return hashlib.file_digest(content, "sha256").hexdigest()[:16]
    except OSError as error:
        raise Problem(
            f"{file}: cannot be read, so nobody can tell whether it changes: {error.strerror}."
        ) from None
