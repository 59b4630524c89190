"""Work that takes its time: where it is kept, a bar while it runs, a word when it is stopped."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from petteia.cli import Interrupted
from petteia.cli.commands.simulate import progress
from petteia.cli.terminal import data_folder
from petteia.kernel.state import Json

R = TypeVar("R")


def own_folder(plan: dict[str, Json]) -> Path:
    """The folder of work nobody gave one: the same for the same plan."""
    name = hashlib.sha256(json.dumps(plan, sort_keys=True).encode()).hexdigest()[:10]
    players = plan["players"]
    numbers = "-".join(map(str, players if isinstance(players, list) else [players]))
    return data_folder() / str(plan["work"]) / f"{plan['game']}-{numbers}-{name}"


def play_with_bar(
    games: int,
    fresh: bool,
    play: Callable[[Callable[[int], None]], R],
    goes_on: str = "from there",
) -> R:
    """What `play` gives; it tells how many games are finished by the function it gets.

    Whoever interrupts it is told from where the work `goes_on`.
    """
    finished = 0
    with progress() as bar:
        task = bar.add_task("games", total=games)

        def done(number: int) -> None:
            nonlocal finished
            finished = number
            bar.update(task, completed=number)

        try:
            return play(done)
        except KeyboardInterrupt:
            raise Interrupted(
                f"interrupted after {finished} of {games} games; the same command"
                f" {'without --fresh ' if fresh else ''}goes on {goes_on}"
            ) from None
