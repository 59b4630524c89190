"""Every pack that passes the check can be played to the end, however odd its effects are."""

import pytest

from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.packing import (
    STOCK_BITS,
    STOCK_MASK,
)
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.setup import set_up
from petteia.games.thebai.state import empty_position
from petteia.kernel.rng import DRAWS, SETUP, stream
from tests.games.thebai.random_packs import wild_edition

MOST_DECISIONS = 5000
HALF_FULL = STOCK_MASK // 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_a_wild_pack_is_played_to_its_end(seed, players):
    state = empty_position(Content(wild_edition(seed)), players, stream(seed, DRAWS))
    set_up(state, stream(seed, SETUP))
    advance(state)
    choices = stream(seed, 7)
    for _ in range(MOST_DECISIONS):
        if state.to_move() < 0:
            break
        state.apply(state.pick(choices))
    assert state.to_move() < 0
    assert len(state.scores()) == players
    for player in state.players:
        stock = [player.stock >> STOCK_BITS * good & STOCK_MASK for good in range(4)]
        assert max(stock) < HALF_FULL
