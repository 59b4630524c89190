"""The judge for a position: of its game, its content and its number of players."""

from petteia.bots.elysium_judge import ElysiumJudge
from petteia.bots.judge import Judge
from petteia.bots.weights import elysium_weights
from petteia.elysium.catalog import Catalog
from petteia.elysium.state import Elysium
from petteia.kernel.state import State

_judges: dict[tuple[int, int], tuple[Catalog, Judge]] = {}


def judge_of(state: State) -> Judge:
    """The judge for this position, with the weights that ship."""
    assert isinstance(state, Elysium)
    key = (id(state.catalog), state.seats)
    known = _judges.get(key)
    if known is not None and known[0] is state.catalog:
        return known[1]
    judge = ElysiumJudge(state.catalog, *elysium_weights(state.catalog, state.seats))
    _judges[key] = (state.catalog, judge)
    return judge
