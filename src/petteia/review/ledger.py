"""Luck and skill: where each player's share of the win came from, decision by decision.

A game is a chain of ratings: before a decision, after it, before the next one, and so on to the
result. What changes within a decision was the choice of its player. What changes from one decision
to the next was brought by the game: what was dealt, drawn or rolled, what a player learned, and
what the search had not foreseen. So start, luck and choices add up to the result exactly.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from petteia.review.rating import Rating
from petteia.review.wire import ReviewData


@dataclass(frozen=True, slots=True)
class Account:
    """Where one player's share of the win came from; the sum of all is the result."""

    start: float
    """What the seat is worth before the deal."""
    deal: float
    """What the deal brought."""
    drawn: float
    """What cards, dice and everything else that was revealed during the game brought."""
    unforeseen: float
    """What changed without anything revealed: the search had rated it differently."""
    own: float
    """What the player's own choices cost; not above 0."""
    others: float
    """What the choices of the others brought."""
    result: float
    """The share of the win at the end."""

    @property
    def luck(self) -> float:
        """Everything no player chose."""
        return self.deal + self.drawn + self.unforeseen

    @property
    def skill(self) -> float:
        """Everything a player chose."""
        return self.own + self.others


@dataclass(frozen=True, slots=True)
class Step:
    """A rated decision of the game."""

    seat: int
    rating: Rating
    reveals: bool
    """Did the move reveal anything, or does somebody with other knowledge decide next?"""


def keep_accounts(
    start: Sequence[float], steps: Sequence[Step], result: Sequence[float]
) -> list[Account]:
    """The account of each seat."""
    return [_account(seat, start[seat], steps, result) for seat in range(len(start))]


def _account(seat: int, start: float, steps: Sequence[Step], result: Sequence[float]) -> Account:
    own = others = drawn = unforeseen = 0.0
    first = steps[0].rating.before[seat] if steps else result[seat]
    for place, step in enumerate(steps):
        chosen = step.rating.after[seat] - step.rating.before[seat]
        if step.seat == seat:
            own += chosen
        else:
            others += chosen
        follows = steps[place + 1].rating.before if place + 1 < len(steps) else result
        brought = follows[seat] - step.rating.after[seat]
        if step.reveals:
            drawn += brought
        else:
            unforeseen += brought
    return Account(start, first - start, drawn, unforeseen, own, others, result[seat])


@dataclass(frozen=True, slots=True)
class Course:
    """How a player's win chance came about: before each decision, and at the end."""

    chance: list[float]
    luck: list[float]
    """All luck so far; with `own`, `others` and the start it adds up to `chance`."""
    own: list[float]
    others: list[float]


def course_of(review: ReviewData, seat: int) -> Course:
    """The course of the game for one seat."""
    account, decisions = review["players"][seat]["account"], review["decisions"]
    luck, own, others = account["deal"], 0.0, 0.0
    course = Course([], [], [], [])
    for place, decision in enumerate(decisions):
        course.chance.append(decision["before"][seat])
        course.luck.append(luck)
        course.own.append(own)
        course.others.append(others)
        chosen = decision["after"][seat] - decision["before"][seat]
        if decision["seat"] == seat:
            own += chosen
        else:
            others += chosen
        last = place + 1 == len(decisions)
        follows = account["result"] if last else decisions[place + 1]["before"][seat]
        luck += follows - decision["after"][seat]
    course.chance.append(account["result"])
    course.luck.append(luck)
    course.own.append(own)
    course.others.append(others)
    return course
