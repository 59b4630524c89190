"""Petteia plays Elysium and Thebai exactly by the rulebook.

>>> import petteia
>>> state = petteia.game("elysium").new(players=3, seed=7)
>>> state.play(state.legal()[0])
"""

from petteia import sources as sources  # first of all: it says what the others are read from
from petteia.kernel.bits import COMPILED
from petteia.kernel.game import Game, game, games, register
from petteia.kernel.playout import playout
from petteia.kernel.problem import Problem
from petteia.kernel.reason import Reason, Refused
from petteia.kernel.record import Record
from petteia.kernel.rng import IMAGINED, Rng, stream
from petteia.kernel.state import State
from petteia.kernel.story import Story

__version__ = "0.1.0"


def _elysium() -> Game:
    from petteia.elysium.game import ElysiumGame

    return ElysiumGame()


def _thebai() -> Game:
    from petteia.thebai.game import ThebaiGame

    return ThebaiGame()


register("elysium", _elysium)
register("thebai", _thebai)

__all__ = [
    "COMPILED",
    "IMAGINED",
    "Game",
    "Problem",
    "Reason",
    "Record",
    "Refused",
    "Rng",
    "State",
    "Story",
    "game",
    "games",
    "playout",
    "register",
    "stream",
]
