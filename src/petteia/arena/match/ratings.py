"""Ratings of bots by openskill: the Plackett-Luce model, updated game by game."""

from collections.abc import Sequence
from dataclasses import dataclass

from petteia.kernel.text.problem import Problem


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of a bot, and its uncertainty."""

    mu: float
    sigma: float

    def ordinal(self) -> float:
        """A conservative strength: mu - 3 sigma."""
        return self.mu - 3 * self.sigma


class Ratings:
    """The current ratings."""

    def __init__(self) -> None:
        """Load the model; a `Problem` if openskill is not installed."""
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise Problem(
                "Ratings need the package openskill: pip install 'petteia[arena]'."
            ) from None
        # Bots do not change from game to game, so uncertainty must not grow: tau is 0.
        self.model = PlackettLuce(tau=0.0)
        self.now: dict[str, Rating] = {}

    def count(self, seats: Sequence[str], ranking: Sequence[int]) -> None:
        """Update the ratings by a game. A bot in several seats gets the mean of its updates."""
        fresh = self.model.rating()
        before = [self.now.get(bot, Rating(fresh.mu, fresh.sigma)) for bot in seats]
        teams = [[self.model.rating(mu=it.mu, sigma=it.sigma)] for it in before]
        after = self.model.rate(teams, ranks=[float(place) for place in ranking])
        for bot in dict.fromkeys(seats):
            mine = [team[0] for team, name in zip(after, seats, strict=True) if name == bot]
            self.now[bot] = Rating(
                sum(it.mu for it in mine) / len(mine), sum(it.sigma for it in mine) / len(mine)
            )
