"""Looks up the evaluator of a position: the one its game's plugin names, or a general one."""

from collections.abc import Callable
from pathlib import Path
from threading import local
from typing import Generic, TypeVar, cast

from petteia.bots.evaluator import Evaluator
from petteia.bots.rollouts import RolloutEvaluator
from petteia.bots.weights import check_game
from petteia.kernel.plugin import plugin
from petteia.kernel.state import State

E = TypeVar("E", bound=Evaluator)
EvaluatorFor = Callable[[State], Evaluator]

_by_game: dict[str, Callable[..., Evaluator]] = {}


def evaluator_of(state: State) -> Evaluator:
    """This thread's evaluator for this position, with the weights in use.

    A game without an evaluator of its own is rated by its score and by random rollouts.
    """
    return _evaluator_function(state.game_key())(state)


def evaluators_with(weights: Path) -> EvaluatorFor:
    """Like `evaluator_of`, but with the weights of a file."""

    def evaluator(state: State) -> Evaluator:
        key = state.game_key()
        check_game(weights, key)
        return _evaluator_function(key)(state, weights)

    return evaluator


def _evaluator_function(key: str) -> Callable[..., Evaluator]:
    if key not in _by_game:
        known = plugin(key)
        found = known.load("evaluator") if known.evaluator else RolloutEvaluator
        _by_game[key] = cast("Callable[..., Evaluator]", found)
    return _by_game[key]


class EvaluatorCache(local, Generic[E]):
    """Evaluators of one game by content, number of players and file of weights.

    An evaluator stores intermediate sums in itself, so every thread has its own.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int, Path | None], tuple[object, E]] = {}

    def get(self, content: object, players: int, weights: Path | None, make: Callable[[], E]) -> E:
        """The evaluator for this content, made if it is the first call."""
        key = id(content), players, weights
        known = self._known.get(key)
        if known is None or known[0] is not content:  # an id can be reused by another object
            known = content, make()
            self._known[key] = known
        return known[1]
