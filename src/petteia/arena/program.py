"""Which program played: work is gone on with by the same rules and bots, or not at all."""

import hashlib
from functools import cache
from pathlib import Path

import petteia
from petteia.bots.weights import weights_file

PLAYING = ("kernel", "elysium", "bots")
"""What decides how a game goes; all of it is there as sources, compiled or not."""
BUILT = (".so", ".pyd", ".pyc", ".pyi")


@cache
def program() -> str:
    """A short hash of the engine, the games and the bots."""
    root = Path(petteia.__file__).parent
    digest = hashlib.sha256()
    for name in PLAYING:
        for path in sorted((root / name).rglob("*")):
            if path.is_file() and path.suffix not in BUILT:
                digest.update(path.relative_to(root).as_posix().encode() + b"\0")
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    weights = weights_file()
    if weights.is_file():
        digest.update(weights.read_bytes())
    return digest.hexdigest()[:16]
