"""Games played by chance, for tests that look at every decision of them."""

from collections.abc import Iterator

from petteia.kernel.bits import BIT
from petteia.kernel.rng import DRAWS, SETUP, Rng, stream
from petteia.thebai import codes
from petteia.thebai.catalog import catalog
from petteia.thebai.phases import advance
from petteia.thebai.setup import MY_CITIZENS, MY_HOPLITES, set_up
from petteia.thebai.state import Thebai, empty_table
from petteia.thebai.table import CITIZENS, HOPLITES, NIBBLE, UNIT, draw_order

CHOICES = 23
"""The stream of the players' choices."""
RICHES = 24
KEEN = 8
"""One of so many times something is declined that could be done."""


def new_game(players: int, seed: int) -> Thebai:
    """A game of the house edition before its first decision; every second one begins rich."""
    state = empty_table(catalog(), players, stream(seed, DRAWS))
    set_up(state, stream(seed, SETUP), 1 + seed % 5)
    if seed % 2:
        _enrich(state, stream(seed, RICHES))
    advance(state)
    return state


def _enrich(state: Thebai, rng: Rng) -> None:
    """Goods, strong dice and orders for all, so that what comes late or seldom comes often."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.stock += sum(rng.below(5) * unit for unit in UNIT)
        dice = MY_HOPLITES + MY_CITIZENS - player.reserve
        player.supply = 0
        for number in range(dice):
            first = HOPLITES if number < MY_HOPLITES else CITIZENS
            player.supply += NIBBLE[first + rng.below(6)]
        for _ in range(rng.below(4)):
            player.hand |= BIT[draw_order(state)]


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
