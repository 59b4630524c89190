"""The judge for a position: of its game, its content and its number of players."""

from threading import local
from typing import Final

from petteia.bots.elysium_judge import ElysiumJudge
from petteia.bots.elysium_weights import elysium_weights
from petteia.bots.judge import Judge
from petteia.bots.linear_weights import linear_weights
from petteia.elysium.state import Elysium
from petteia.kernel.problem import Problem
from petteia.kernel.state import State

Judges = dict[tuple[int, int], tuple[object, Judge]]

_thread: Final = local()
"""A judge adds up in itself, so every thread has judges of its own."""


def judge_of(state: State) -> Judge:
    """This thread's judge for this position, with the weights in use."""
    if isinstance(state, Elysium):
        known = _known(state.catalog, state.seats)
        return _new_elysium(state) if known is None else known
    return _judge_thebai(state)


def _new_elysium(state: Elysium) -> Judge:
    weights, worth, spreads = elysium_weights(state.catalog, state.seats)
    judge = ElysiumJudge(state.catalog, weights, worth, spreads)
    return _keep(state.catalog, state.seats, judge)


def _judge_thebai(state: State) -> Judge:
    """Thebai's judge; the game is loaded only where it is played."""
    from petteia.thebai.state import Thebai

    if not isinstance(state, Thebai):
        raise Problem("There is no judge for this game; only the random bot plays it.")
    known = _known(state.catalog, state.seats)
    if known is not None:
        return known
    from petteia.bots.thebai_features import NAMES
    from petteia.bots.thebai_judge import STAGES, ThebaiJudge

    weights = linear_weights("thebai", NAMES, STAGES, state.seats)
    judge = ThebaiJudge(weights.features, weights.spreads)
    return _keep(state.catalog, state.seats, judge)


def _judges() -> Judges:
    judges: Judges | None = getattr(_thread, "judges", None)
    if judges is None:
        judges = {}
        _thread.judges = judges
    return judges


def _known(catalog: object, seats: int) -> Judge | None:
    """The judge made for this catalog, if there is one; another may have had its number."""
    known = _judges().get((id(catalog), seats))
    return known[1] if known is not None and known[0] is catalog else None


def _keep(catalog: object, seats: int, judge: Judge) -> Judge:
    _judges()[id(catalog), seats] = (catalog, judge)
    return judge
