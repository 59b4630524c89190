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
STEEP: Final = 3.0
"""The lead in VP whose loss leaves 1/e of a decision's accuracy."""


def grade(cost: float) -> GradeName:
    """The grade of a choice that costs so much of the win chance, from 0 to 1."""
    return next(name for name, below in GRADES if cost < below)


def accuracy(leads_lost: Sequence[float]) -> float:
    """How near a player's choices are to the best ones, from 0 to 100.

    It is made of expected leads, not of win chances: who has lost already can lose no win chance.
    """
    if not leads_lost:
        return 100.0
    kept = [math.exp(-max(0.0, lost) / STEEP) for lost in leads_lost]
    return 100.0 * sum(kept) / len(kept)
