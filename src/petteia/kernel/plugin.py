"""Plugins: the parts of a game by import path, and the registry of games.

Games are found through the entry-point group `petteia.games`; the built-in games are registered
there like any other. The parts that a plugin names are imported on first use.
"""

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from petteia.kernel.text.problem import Problem

GROUP = "petteia.games"


@dataclass(frozen=True, slots=True)
class Plugin:
    """The parts of one game, each as `package.module:name`; only `game` is required."""

    key: str
    """The name of the game in commands, records and addresses: lower-case letters."""
    name: str
    """The name of the game in sentences."""
    game: str
    """A subclass of `kernel.game.Game`."""
    evaluator: str = ""
    """A function that makes a `bots.evaluator.Evaluator` for a state. If the game has `weights`, it
    also takes, as an optional second argument, the path of a file to use instead of them."""
    advice: str = ""
    """A subclass of `bots.explainer.Explainer`, made from an evaluator."""
    drawing: str = ""
    """A subclass of `cli.drawing.Drawing`."""
    watcher: str = ""
    """A class of `arena.balance.watcher.Watcher`, made from a state and a ledger."""
    reporter: str = ""
    """A function that makes an `arena.balance.reporter.BalanceReport` from a plan and a ledger."""
    training: str = ""
    """A function that makes an `arena.training.task.TrainingTask` for a pack."""
    weights: str = ""
    """The file of the evaluator's weights, below the folder of the plugin's package."""
    page: str = ""
    """The folder of the browser page, below the folder of the plugin's package."""
    browser: bool = True
    """Whether the game is offered in the browser; without a page it has a plain table there."""
    package: str = ""
    """The package the two folders above are in; the registry fills it in if it is empty."""

    def load(self, part: str) -> object:
        """Import the object that a part names; raise `Problem` if the plugin has no such part."""
        path = str(getattr(self, part))
        if not path:
            raise Problem(f"{self.name} has no {part}.")
        module, _, name = path.partition(":")
        return getattr(import_module(module), name)

    def folder(self) -> Path:
        """The folder of the plugin's package."""
        file = import_module(self.package).__file__
        assert file is not None
        return Path(file).parent


_added: dict[str, Plugin] = {}
"""Games registered in this process only; used by tests."""


@cache
def _installed(key: str) -> Plugin | None:
    """The plugin of an installed distribution; None if there is none of that key."""
    value = _entry_points().get(key)
    if value is None:
        return None
    module, _, name = value.partition(":")
    try:
        found = getattr(import_module(module), name, None)
    except ImportError as error:
        raise Problem(f"The game {key!r} is installed, but cannot be loaded: {error}.") from error
    if not isinstance(found, Plugin) or found.key != key:
        raise Problem(f"The entry point {key!r} of {GROUP} must name a Plugin with that key.")
    return found


@cache
def _entry_points() -> dict[str, str]:
    """The entry points of the group, each as `module:name`; the first on `sys.path` wins.

    `importlib.metadata` finds the same, but importing it takes a quarter of the time from the
    start of Python to the first position of a game.
    """
    found: dict[str, str] = {}
    for folder in dict.fromkeys(sys.path):
        if not os.path.isdir(folder or "."):
            continue
        for entry in sorted(os.listdir(folder or ".")):
            if entry.endswith((".dist-info", ".egg-info")):
                file = os.path.join(folder, entry, "entry_points.txt")
                if os.path.isfile(file):
                    with open(file, encoding="utf-8") as lines:
                        found = {**_entries_of(lines), **found}
    return found


def _entries_of(lines: Iterable[str]) -> dict[str, str]:
    """The entry points of the group that an `entry_points.txt` lists."""
    found: dict[str, str] = {}
    section = ""
    for line in lines:
        text = line.strip()
        if text.startswith("["):
            section = text.strip("[]").strip()
        elif section == GROUP and "=" in text and not text.startswith(("#", ";")):
            key, _, value = text.partition("=")
            found[key.strip()] = value.strip()
    return found


def plugins() -> dict[str, Plugin]:
    """Every known game by key, in the order of the keys."""
    return {key: plugin(key) for key in sorted({*_entry_points(), *_added})}


def plugin(key: str) -> Plugin:
    """The plugin of that key."""
    known = _added.get(key) or _installed(key)
    if known is None:
        raise Problem(f"There is no game {key!r}; there is {', '.join(plugins()) or 'none'}.")
    return known
