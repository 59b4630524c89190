"""Shepherd, Fisher and Merchant: weighted random play, and greedy play by action and by move."""

from typing import final

from petteia.bots.bot import Bot
from petteia.bots.clock import Clock
from petteia.bots.evaluator import Evaluator
from petteia.bots.evaluators import EvaluatorFor, evaluator_of
from petteia.kernel.native import i64
from petteia.kernel.rng import Rng
from petteia.kernel.state import State


@final
class Shepherd(Bot):
    """Chooses at random by the evaluator's playout weights."""

    def __init__(self, rng: Rng, evaluators: EvaluatorFor = evaluator_of) -> None:
        self.rng = rng
        self.evaluators = evaluators

    def choose(self, state: State, clock: Clock) -> int:
        return pick_weighted(self.evaluators(state), state, self.rng)


@final
class Fisher(Bot):
    """Takes the action whose resulting position is rated best, with inner choices still pending."""

    def __init__(self, rng: Rng, evaluators: EvaluatorFor = evaluator_of) -> None:
        self.rng = rng
        self.evaluators = evaluators

    def choose(self, state: State, clock: Clock) -> int:
        evaluator = self.evaluators(state)
        return _greediest(evaluator, state, candidates(evaluator, state.legal(), self.rng), False)


@final
class Merchant(Bot):
    """Takes the action whose position is rated best once its inner choices are made greedily."""

    def __init__(
        self, rng: Rng, evaluators: EvaluatorFor = evaluator_of, completed: i64 = 0
    ) -> None:
        self.rng = rng
        self.evaluators = evaluators
        self.completed = completed
        """Only so many actions are completed, the best rated ones before that; 0 for all."""

    def choose(self, state: State, clock: Clock) -> int:
        evaluator = self.evaluators(state)
        actions = candidates(evaluator, state.legal(), self.rng)
        if 0 < self.completed < len(actions):
            actions = _best_rated(evaluator, state, actions, self.completed)
        return _greediest(evaluator, state, actions, True)


def pick_weighted(evaluator: Evaluator, state: State, rng: Rng) -> int:
    """A random legal action, weighted by the evaluator's playout weights."""
    actions = state.legal()
    total: i64 = 0
    for action in actions:
        total += evaluator.playout_weight(state, action)
    left = rng.below(total)
    for action in actions:
        left -= evaluator.playout_weight(state, action)
        if left < 0:
            return action
    raise AssertionError("playout weights are positive")


def best_action(evaluator: Evaluator, state: State) -> int:
    """The action with the highest lead for the player to move once the move is settled."""
    return _greediest(evaluator, state, state.legal(), True)


def quick_action(evaluator: Evaluator, state: State) -> int:
    """The action with the highest lead for the player to move immediately after it."""
    return _greediest(evaluator, state, state.legal(), False)


def candidates(evaluator: Evaluator, legal: list[int], rng: Rng | None) -> list[int]:
    """The legal actions in the order they are tried, of which the first best is chosen.

    The order is random if the evaluator rates the score only, since it rates many actions equal.
    """
    if rng is None or not evaluator.rates_score_only():
        return legal
    actions = list(legal)
    rng.shuffle(actions)
    return actions


def _greediest(evaluator: Evaluator, state: State, actions: list[int], settled: bool) -> int:
    seat = state.to_move()
    best = -1
    most = 0.0
    for action in actions:
        after = state.copy()
        after.apply(action)
        if settled:
            settle(evaluator, after)
        lead = evaluator.leads(after)[seat]
        if best < 0 or lead > most:
            best = action
            most = lead
    return best


def _best_rated(evaluator: Evaluator, state: State, actions: list[int], number: i64) -> list[int]:
    """The actions whose positions are rated best immediately after them."""
    seat = state.to_move()
    rated: list[tuple[float, int]] = []
    place: i64 = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        rated.append((-evaluator.leads(after)[seat], place))
        place += 1
    rated.sort()
    return [actions[place] for _, place in rated[:number]]


def settle(evaluator: Evaluator, state: State) -> None:
    """Make the pending choices inside a move greedily, each for the player who makes it."""
    while not evaluator.is_settled(state):
        state.apply(quick_action(evaluator, state))
