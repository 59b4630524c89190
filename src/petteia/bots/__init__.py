"""Bots for any game, from random to tree search, and advice.

The names below are imported from their modules when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from petteia.bots.advice import Advice, advise
    from petteia.bots.bot import Bot, SeatedBot
    from petteia.bots.clock import Clock
    from petteia.bots.levels import seat_bot

__all__ = ["Advice", "Bot", "Clock", "SeatedBot", "advise", "seat_bot"]

_MODULES = {
    "Advice": "advice",
    "advise": "advice",
    "Bot": "bot",
    "SeatedBot": "bot",
    "Clock": "clock",
    "seat_bot": "levels",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
