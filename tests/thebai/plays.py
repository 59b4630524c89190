"""Games played by chance, for tests that look at every decision of them."""

from collections.abc import Iterator

from petteia.kernel.rng import DRAWS, SETUP, Rng, stream
from petteia.thebai import codes
from petteia.thebai.catalog import catalog
from petteia.thebai.phases import advance
from petteia.thebai.setup import set_up
from petteia.thebai.state import Thebai, empty_table

CHOICES = 23
"""The stream of the players' choices."""
KEEN = 8
"""One of so many times something is declined that could be done."""


def new_game(players: int, seed: int) -> Thebai:
    """A game of the house edition before its first decision."""
    state = empty_table(catalog(), players, stream(seed, DRAWS))
    set_up(state, stream(seed, SETUP), 1 + seed % 5)
    advance(state)
    return state


def keen_choice(state: Thebai, rng: Rng) -> int:
    """Any action, but "enough" seldom, so that effects are used and things fill up."""
    actions = state.legal()
    if actions[0] == codes.DONE and rng.below(KEEN):
        actions = actions[1:]
    return actions[rng.below(len(actions))]


def decisions(players: int, seed: int) -> Iterator[tuple[Thebai, int]]:
    """A game played to its end: each position with the action chosen in it, the last with -1."""
    state = new_game(players, seed)
    rng = stream(seed, CHOICES)
    while state.to_move() >= 0:
        action = keen_choice(state, rng)
        yield state, action
        state.apply(action)
    yield state, -1
