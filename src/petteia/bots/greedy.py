"""Shepherd, Fisher and Merchant: random with taste, greedy by the moment, greedy by the move."""

from typing import final

from petteia.bots.bot import Bot
from petteia.bots.clock import Clock
from petteia.bots.evaluator import Evaluator
from petteia.bots.evaluators import evaluator_of
from petteia.kernel.native import i64
from petteia.kernel.rng import Rng
from petteia.kernel.state import State


@final
class Shepherd(Bot):
    """Random with taste: some kinds of action are likelier than others."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, state: State, clock: Clock) -> int:
        return pick_weighted(evaluator_of(state), state, self.rng)


@final
class Fisher(Bot):
    """Takes the action whose position is rated best as it is, with nothing in it decided yet."""

    def choose(self, state: State, clock: Clock) -> int:
        return quick_action(evaluator_of(state), state)


@final
class Merchant(Bot):
    """Takes the action whose position is rated best, with the choices inside it made likewise."""

    def choose(self, state: State, clock: Clock) -> int:
        return best_action(evaluator_of(state), state)


def pick_weighted(evaluator: Evaluator, state: State, rng: Rng) -> int:
    """Any of the legal actions, each as likely as its taste says."""
    actions = state.legal()
    total: i64 = 0
    for action in actions:
        total += evaluator.playout_weight(state, action)
    left = rng.below(total)
    for action in actions:
        left -= evaluator.playout_weight(state, action)
        if left < 0:
            return action
    raise AssertionError("tastes are positive")


def best_action(evaluator: Evaluator, state: State) -> int:
    """The action after which the player to move leads by most once its move is settled."""
    return _greediest(evaluator, state, True)


def quick_action(evaluator: Evaluator, state: State) -> int:
    """The action after which the player to move leads by most at once."""
    return _greediest(evaluator, state, False)


def _greediest(evaluator: Evaluator, state: State, settled: bool) -> int:
    seat = state.to_move()
    best = -1
    most = 0.0
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        if settled:
            settle(evaluator, after)
        lead = evaluator.leads(after)[seat]
        if best < 0 or lead > most:
            best = action
            most = lead
    return best


def settle(evaluator: Evaluator, state: State) -> None:
    """Make the choices that are left inside a move, each as its player would at once."""
    while not evaluator.is_settled(state):
        state.apply(quick_action(evaluator, state))
