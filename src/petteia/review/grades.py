"""How good a choice was: grades by what it cost of the win chance, and a player's accuracy."""

import math
from collections.abc import Sequence
from typing import Final

from petteia.review.wire import GradeName

BEST: Final = "best"
GRADES: Final[tuple[tuple[GradeName, float], ...]] = (
    ("best", 0.01),
    ("good", 0.03),
    ("inaccuracy", 0.06),
    ("mistake", 0.12),
    ("blunder", math.inf),
)
"""The grades, best first, each with the cost below which it is given."""
INACCURACY: Final = 0.03
"""A choice that costs as much is an inaccuracy or worse."""
MISTAKE: Final = 0.06
"""A choice that costs as much is a mistake or a blunder."""
STEEP: Final = 0.5
"""The log odds of a win whose loss leaves 1/e of a decision's accuracy: from 50 to 38 %, or from 10
to 6 %."""
SURE: Final = 1e-4
"""Win chances nearer to 0 or 1 count as this far from it."""


def grade(cost: float) -> GradeName:
    """The grade of a choice that costs so much of the win chance, from 0 to 1."""
    return next(name for name, below in GRADES if cost < below)


def accuracy(chances: Sequence[tuple[float, float]]) -> float:
    """How near a player's choices are to the best ones, from 0 to 100.

    `chances` are the win chances with the best action and with the played one. Log odds are
    compared, because who has nearly lost or won can lose hardly any win chance.
    """
    if not chances:
        return 100.0
    kept = [math.exp((_log_odds(after) - _log_odds(best)) / STEEP) for best, after in chances]
    return 100.0 * sum(kept) / len(kept)


def _log_odds(chance: float) -> float:
    bounded = min(max(chance, SURE), 1.0 - SURE)
    return math.log(bounded / (1.0 - bounded))
