"""Random games to the end: the inner loop of search and of every benchmark."""

from petteia.kernel.native import i64
from petteia.kernel.rng import Rng
from petteia.kernel.state import State


def playout(state: State, rng: Rng) -> i64:
    """Play random legal actions until the game is over, and return the number of decisions."""
    decisions: i64 = 0
    while state.to_move() >= 0:
        state.apply(state.pick(rng))
        decisions += 1
    return decisions
