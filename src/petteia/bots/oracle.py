"""Oracle: searches a tree, or where turns are long, lines of its own turn."""

from typing import Final, final

from petteia.bots.bot import Bot
from petteia.bots.clock import Clock
from petteia.bots.evaluator import Evaluator
from petteia.bots.evaluators import EvaluatorFor, evaluator_of
from petteia.bots.search.base import Search
from petteia.bots.search.lines import LineSearch
from petteia.bots.search.tree import SearchParams, TreeSearch, default_params
from petteia.kernel.rng import Rng
from petteia.kernel.state import State

SECONDS: Final = 0.3
"""The default time for a decision."""


def new_search(
    evaluator: Evaluator, state: State, rng: Rng, params: SearchParams | None = None
) -> Search:
    """The search of a position; `params` are for a tree."""
    if evaluator.rates_choices():
        return LineSearch(evaluator, state, rng)
    return TreeSearch(evaluator, state, rng, params or default_params(evaluator))


@final
class Oracle(Bot):
    """Searches until its time is up or the decision cannot change any more."""

    def __init__(
        self,
        rng: Rng,
        evaluators: EvaluatorFor = evaluator_of,
        params: SearchParams | None = None,
    ) -> None:
        self.rng = rng
        self.evaluators = evaluators
        self.params = params
        """Overrides the parameters the evaluator suggests."""

    def choose(self, state: State, clock: Clock) -> int:
        search = new_search(self.evaluators(state), state, self.rng, self.params)
        if clock.is_unlimited():
            clock = Clock(SECONDS)
        while not (search.is_done(clock) or search.is_decided(clock)):
            search.step(clock)
        search.stop()
        return search.best()
