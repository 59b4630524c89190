"""Petteia plays Elysium and Thebai exactly by their rulebooks.

>>> import petteia
>>> state = petteia.game("elysium").new(players=3, seed=7)
>>> state.play(state.legal()[0])
"""

from petteia import sources as sources  # first of all: it says what the others are read from
from petteia.kernel.bits import COMPILED
from petteia.kernel.game import Game, game, games
from petteia.kernel.history import History
from petteia.kernel.playout import playout
from petteia.kernel.plugin import Plugin
from petteia.kernel.record import Record
from petteia.kernel.rng import IMAGINED, Rng, stream
from petteia.kernel.state import State
from petteia.kernel.text.problem import Problem
from petteia.kernel.text.reason import Reason, Refused

__version__ = "0.1.0"


__all__ = [
    "COMPILED",
    "IMAGINED",
    "Game",
    "History",
    "Plugin",
    "Problem",
    "Reason",
    "Record",
    "Refused",
    "Rng",
    "State",
    "game",
    "games",
    "playout",
    "stream",
]
