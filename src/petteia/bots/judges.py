"""The judge for a position: of its game, its content and its number of players."""

from threading import local
from typing import Final

from petteia.bots.elysium_judge import ElysiumJudge
from petteia.bots.judge import Judge
from petteia.bots.weights import elysium_weights
from petteia.elysium.catalog import Catalog
from petteia.elysium.state import Elysium
from petteia.kernel.state import State

Judges = dict[tuple[int, int], tuple[Catalog, Judge]]

_thread: Final = local()
"""A judge adds up in itself, so every thread has judges of its own."""


def judge_of(state: State) -> Judge:
    """This thread's judge for this position, with the weights in use."""
    assert isinstance(state, Elysium)
    judges: Judges | None = getattr(_thread, "judges", None)
    if judges is None:
        judges = {}
        _thread.judges = judges
    key = (id(state.catalog), state.seats)
    known = judges.get(key)
    if known is not None and known[0] is state.catalog:
        return known[1]
    judge = ElysiumJudge(state.catalog, *elysium_weights(state.catalog, state.seats))
    judges[key] = (state.catalog, judge)
    return judge
