"""Plugins: the parts of a game by import path, and the registry of games.

Games are found through the entry-point group `petteia.games`; the built-in games are registered
there like any other. The parts that a plugin names are imported on first use.
"""

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
    """A function that makes a `bots.evaluator.Evaluator` for a state."""
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
def _installed() -> dict[str, Plugin]:
    """The plugins of all installed distributions, by key."""
    from importlib.metadata import entry_points

    found: dict[str, Plugin] = {}
    for entry in entry_points(group=GROUP):
        plugin = entry.load()
        if not isinstance(plugin, Plugin) or plugin.key != entry.name:
            raise Problem(
                f"The entry point {entry.name!r} of {GROUP} must name a Plugin with that key;"
                f" {entry.value} is none."
            )
        found[plugin.key] = plugin
    return found


def plugins() -> dict[str, Plugin]:
    """Every known game by key, in the order of the keys."""
    return dict(sorted({**_installed(), **_added}.items()))


def plugin(key: str) -> Plugin:
    """The plugin of that key."""
    known = _added.get(key) or _installed().get(key)
    if known is None:
        raise Problem(f"There is no game {key!r}; there is {', '.join(plugins()) or 'none'}.")
    return known
