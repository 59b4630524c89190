"""What a position is worth to each seat: the contract bots think with."""

import math
from typing import Final

from petteia.kernel.native import i64, mypyc_attr
from petteia.kernel.state import State

FULL_ROLLOUT: Final = -1
"""A rollout at random to the end of the game."""
WIN_WORTH: Final = 4.0
"""VP that being first is worth when a finished game is compared with one that goes on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Rates positions of one game with one choice of content and players."""

    def leads(self, state: State) -> list[float]:
        """For each seat: its score at the end less the mean of the others', as expected now."""
        raise NotImplementedError

    def win_shares(self, state: State) -> list[float]:
        """For each seat: how much of the win is its, as expected now; together 1, but for somebody
        alone."""
        raise NotImplementedError

    def playout_weight(self, state: State, action: i64) -> i64:
        """How likely somebody with taste but no plan takes this action: 1 or more."""
        raise NotImplementedError

    def exploration(self) -> float:
        """How much a search by these shares favours what was seldom tried: where good moves and
        bad ones lie close together, less."""
        return 0.25

    def expand_after(self) -> i64:
        """Tries of a position before a search rates what may be done there: where that is much,
        later."""
        return 1

    def node_budget(self) -> i64:
        """Positions of its turn that a bot looks at to plan it: where a turn is long, more."""
        return 2500

    def plan_budget(self) -> i64:
        """Positions of the own turn that a search looks at for each of its iterations, before most
        of them, to find a line to begin with; 0 where it does as well without."""
        return 0

    def is_settled(self, state: State) -> bool:
        """Is a move over, with all the choices inside it?"""
        raise NotImplementedError

    def rollout(self) -> i64:
        """Decisions a search makes greedily from a new node on before it asks for win shares;
        FULL_ROLLOUT for random moves to the end of the game."""
        return 0


def leads_of(ratings: list[float]) -> list[float]:
    """Each rating less the mean of the others."""
    total = sum(ratings)
    others = len(ratings) - 1
    return [rating - (total - rating) / others for rating in ratings]


def win_shares_of(ratings: list[float], spread: float) -> list[float]:
    """How much of the win is whose, if so many VP of lead make a win e times as likely."""
    best = max(ratings)
    odds = [math.exp((rating - best) / spread) for rating in ratings]
    total = sum(odds)
    return [one / total for one in odds]


def final_leads(scores: list[int], ranking: list[int]) -> list[float]:
    """The true leads of a finished game; who wins has a little more."""
    worth = [float(score) for score in scores]
    for seat, share in enumerate(final_win_shares(ranking)):
        worth[seat] += WIN_WORTH * share
    return leads_of(worth)


def final_win_shares(ranking: list[int]) -> list[float]:
    """Whose a finished game is."""
    winners = ranking.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]
