"""Checks before games are played: bots, number of games, and content."""

import os
from collections.abc import Iterable

from petteia.bots.levels import is_external, read_spec
from petteia.kernel.game import game
from petteia.kernel.options import HOUSE_PACK, Options
from petteia.kernel.state import State
from petteia.kernel.text.problem import Problem

MAX_GAMES = 10_000_000


def absolute_pack(options: Options) -> Options:
    """Options whose pack is an absolute path, so that workers find it from any directory."""
    pack = options.get("pack")
    if not isinstance(pack, str) or pack == HOUSE_PACK:
        return options
    return {**options, "pack": os.path.abspath(pack)}


def check_bots(bots: Iterable[str], state: State) -> None:
    """Check that there are the evaluators the bots need for such a game, or raise a `Problem`.

    Random bots and external programs need none.
    """
    for bot in dict.fromkeys(bots):
        if not is_external(bot) and read_spec(bot).name != "random":
            read_spec(bot).evaluators()(state)


def check_games(work: str, games: int) -> None:
    """Check the number of games, or raise a `Problem`."""
    if games < 1:
        raise Problem(f"{work} needs at least 1 game, not {games}.")
    if games > MAX_GAMES:
        raise Problem(f"{work} has at most {MAX_GAMES} games, not {games}.")


def check_content(key: str, options: Options, fingerprint: str) -> None:
    """Check that a worker has the pack the games were planned with, or raise a `Problem`."""
    name, found = game(key).pack_identity(options)
    if found != fingerprint:
        raise Problem(
            f"The pack {name!r} of a worker is another one ({found}, not {fingerprint}): it was"
            " changed since the work began, or differs from machine to machine."
        )
