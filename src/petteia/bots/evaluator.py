"""The contract of an evaluator, which rates positions for the bots, and helpers to write one."""

import math
from typing import Final

from petteia.kernel.native import i64, mypyc_attr
from petteia.kernel.state import State

FULL_ROLLOUT: Final = -1
"""The value of `rollout` for random moves to the end of the game."""
WIN_BONUS: Final = 4.0
"""Points added to the winner of a finished game, to compare it with games that go on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Rates the positions of one game with one choice of content and one number of players.

    It is not generic like the other contracts: mypyc gives a class with `Generic` among its bases a
    `__dict__` and checks each attribute before it is read, which costs a tenth of the speed.
    """

    def leads(self, state: State) -> list[float]:
        """For each seat the expected final score less the mean of the others'."""
        raise NotImplementedError

    def win_shares(self, state: State) -> list[float]:
        """For each seat the expected share of the win. The shares sum to 1, except in games for one
        player."""
        raise NotImplementedError

    def playout_weight(self, state: State, action: i64) -> i64:
        """The relative probability of this action in weighted random play: 1 or more."""
        raise NotImplementedError

    def exploration(self) -> float:
        """The exploration constant of the search; smaller where good and bad moves have similar win
        shares."""
        return 0.25

    def expand_after(self) -> i64:
        """Visits of a node before the search expands it; more where there are many actions."""
        return 1

    def beam(self) -> i64:
        """Lines a turn search keeps after each step; more where turns are long."""
        return 4

    def node_budget(self) -> i64:
        """The most positions a turn search looks at."""
        return 2500

    def rates_choices(self) -> bool:
        """Does it know what a pending choice inside a move is worth? A turn search then keeps its
        best lines after every choice, not only after every move, and an Oracle searches lines of
        its turn instead of a tree."""
        return False

    def is_settled(self, state: State) -> bool:
        """Is the current move complete, with no choices inside it pending?"""
        raise NotImplementedError

    def rates_score_only(self) -> bool:
        """Does it know nothing but the score? Many positions are then rated equal: bots break such
        ties at random, and a turn search prunes nothing."""
        return False

    def rollout(self) -> i64:
        """Greedy decisions a search makes from a new node before it asks for win shares, or
        FULL_ROLLOUT."""
        return 0


def leads_of(ratings: list[float]) -> list[float]:
    """Each rating less the mean of the others."""
    total = sum(ratings)
    others = len(ratings) - 1
    return [rating - (total - rating) / others for rating in ratings]


def softmax_shares(ratings: list[float], temperature: float) -> list[float]:
    """Win shares by softmax: a lead of `temperature` points makes a win e times as likely."""
    best = max(ratings)
    odds = [math.exp((rating - best) / temperature) for rating in ratings]
    total = sum(odds)
    return [one / total for one in odds]


def final_leads(scores: list[int], ranking: list[int]) -> list[float]:
    """The leads of a finished game, with a bonus for the winner."""
    ratings = [float(score) for score in scores]
    for seat, share in enumerate(final_win_shares(ranking)):
        ratings[seat] += WIN_BONUS * share
    return leads_of(ratings)


def final_win_shares(ranking: list[int]) -> list[float]:
    """The win shares of a finished game."""
    winners = ranking.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]
