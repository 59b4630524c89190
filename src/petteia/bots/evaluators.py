"""Looks up the evaluator of a position: the one its game's plugin names, or a general one."""

from collections.abc import Callable
from threading import local
from typing import Generic, TypeVar, cast

from petteia.bots.evaluator import Evaluator
from petteia.bots.rollouts import RolloutEvaluator
from petteia.kernel.plugin import plugin
from petteia.kernel.state import State

E = TypeVar("E", bound=Evaluator)
EvaluatorFor = Callable[[State], Evaluator]

_by_game: dict[str, EvaluatorFor] = {}


def evaluator_of(state: State) -> Evaluator:
    """This thread's evaluator for this position, with the weights in use.

    A game without an evaluator of its own is rated by its score and by random rollouts.
    """
    key = state.game_key()
    if key not in _by_game:
        known = plugin(key)
        found = known.load("evaluator") if known.evaluator else RolloutEvaluator
        _by_game[key] = cast("EvaluatorFor", found)
    return _by_game[key](state)


class EvaluatorCache(local, Generic[E]):
    """Evaluators of one game by content and number of players.

    An evaluator stores intermediate sums in itself, so every thread has its own.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[object, E]] = {}

    def get(self, content: object, players: int, make: Callable[[], E]) -> E:
        """The evaluator for this content, made if it is the first call."""
        known = self._known.get((id(content), players))
        if known is None or known[0] is not content:  # an id can be reused by another object
            known = content, make()
            self._known[id(content), players] = known
        return known[1]
