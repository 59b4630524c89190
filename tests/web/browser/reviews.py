"""Reviews without a search: the pages are tested, and what they show is made up of sines."""

import math
from contextlib import contextmanager

from petteia.kernel.text.messages import LANGUAGES
from petteia.review.explaining import Explanation, ExplanationTask
from petteia.review.rating import Rating
from petteia.review.review import RatingTask

PERIOD = 17
"""Every so many moves somebody makes a mistake."""
COST = 0.14


def shares(number: int, players: int) -> list[float]:
    """Win chances that go up and down."""
    weights = [1.2 + math.sin(number / 9 + 2 * seat) for seat in range(players)]
    if players == 1:
        return [weights[0] / 2.4]
    return [weight / sum(weights) for weight in weights]


def rate(task: RatingTask) -> Rating:
    """A made-up rating: of the moves with another choice some were mistakes."""
    decision = task.decision
    state, played = decision.state, decision.action
    before = shares(decision.number, len(state.scores()))
    others = [action for action in state.legal() if action != played]
    if decision.number < 0 or not others or decision.number % PERIOD not in (3, 8):
        return Rating(played, before, before, 1.0, 1.0)
    seat = decision.seat
    cost = min(before[seat], COST if decision.number % PERIOD == 3 else COST / 3)
    gain = cost / max(1, len(before) - 1)
    after = [share - cost if it == seat else share + gain for it, share in enumerate(before)]
    return Rating(others[0], before, after, 4.5, 1.5)


def explain(task: ExplanationTask) -> Explanation:
    """A line of one or two moves, and a reason."""
    best = task.rating.best
    then = task.decision.state.copy()
    then.apply(best)
    same = then.to_move() == task.decision.seat
    line = [best, then.legal()[0]] if same else [best]
    return Explanation(line, {language: f"A reason ({language})." for language in LANGUAGES})


async def compute(work, asker):
    """In place of a process."""
    task = work.__self__
    return rate(task) if isinstance(task, RatingTask) else explain(task)


@contextmanager
def made_up(server):
    """A server whose reviews are made up, and ready at once."""
    bots = server.manager.services.bots
    bots.compute = compute
    try:
        yield server
    finally:
        del bots.compute
