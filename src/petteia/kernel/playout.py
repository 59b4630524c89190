"""A game played to its end at random: the inner loop of search and of every benchmark."""

from petteia.kernel.rng import Rng
from petteia.kernel.state import State


def playout(state: State, rng: Rng) -> int:
    """Play random legal actions until the game is over; how many decisions that took."""
    decisions = 0
    while state.to_move() >= 0:
        state.apply(state.pick(rng))
        decisions += 1
    return decisions
