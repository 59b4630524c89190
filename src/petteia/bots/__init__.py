"""Players that choose.

What most need of them is here by its name, and loaded when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from petteia.bots.advice import Advice, advise
    from petteia.bots.bot import Bot, Seated
    from petteia.bots.clock import Clock
    from petteia.bots.roster import seat_bot

__all__ = ["Advice", "Bot", "Clock", "Seated", "advise", "seat_bot"]

_HOMES = {
    "Advice": "advice",
    "advise": "advice",
    "Bot": "bot",
    "Seated": "bot",
    "Clock": "clock",
    "seat_bot": "roster",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
