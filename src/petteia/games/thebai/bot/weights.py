"""The evaluators of Thebai, made with the current weights."""

from pathlib import Path

from petteia.bots.evaluators import EvaluatorCache
from petteia.bots.linear_weights import linear_weights
from petteia.games.thebai.bot.evaluator import STAGES, ThebaiEvaluator
from petteia.games.thebai.bot.features import NAMES
from petteia.games.thebai.state import Thebai

_evaluators = EvaluatorCache[ThebaiEvaluator]()


def evaluator_for(state: Thebai, weights: Path | None = None) -> ThebaiEvaluator:
    """The evaluator of a position, with the weights of a file or the current ones."""
    players = int(state.seats)
    return _evaluators.get(
        state.content, players, weights, lambda: _new_evaluator(players, weights)
    )


def _new_evaluator(players: int, path: Path | None) -> ThebaiEvaluator:
    weights = linear_weights("thebai", NAMES, STAGES, players, path)
    return ThebaiEvaluator(weights.features, weights.temperatures)
