"""The evaluators of Thebai, made with the current weights."""

from petteia.bots.evaluator import Evaluator
from petteia.bots.evaluators import EvaluatorCache
from petteia.bots.linear_weights import linear_weights
from petteia.games.thebai.bot.evaluator import STAGES, ThebaiEvaluator
from petteia.games.thebai.bot.features import NAMES
from petteia.games.thebai.state import Thebai
from petteia.kernel.state import State

_evaluators = EvaluatorCache()


def evaluator_for(state: State) -> Evaluator:
    """The evaluator of a position, with the current weights."""
    assert isinstance(state, Thebai)
    players = int(state.seats)
    return _evaluators.get(state.content, players, lambda: _new_evaluator(players))


def _new_evaluator(players: int) -> Evaluator:
    weights = linear_weights("thebai", NAMES, STAGES, players)
    return ThebaiEvaluator(weights.features, weights.temperatures)
