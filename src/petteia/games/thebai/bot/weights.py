"""The evaluators of Thebai, made with the current weights."""

from petteia.bots.evaluators import EvaluatorCache
from petteia.bots.linear_weights import linear_weights
from petteia.games.thebai.bot.evaluator import STAGES, ThebaiEvaluator
from petteia.games.thebai.bot.features import NAMES
from petteia.games.thebai.state import Thebai

_evaluators = EvaluatorCache[ThebaiEvaluator]()


def evaluator_for(state: Thebai) -> ThebaiEvaluator:
    """The evaluator of a position, with the current weights."""
    players = int(state.seats)
    return _evaluators.get(state.content, players, lambda: _new_evaluator(players))


def _new_evaluator(players: int) -> ThebaiEvaluator:
    weights = linear_weights("thebai", NAMES, STAGES, players)
    return ThebaiEvaluator(weights.features, weights.temperatures)
