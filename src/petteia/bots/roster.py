"""The bots by name, with the time they take.

A bot is written as its name, with a budget for each decision if it takes one: `oracle`,
`oracle:0.5s`, `oracle:2000` (iterations, the same choices on every machine).
"""

from collections.abc import Callable
from dataclasses import dataclass

from petteia.bots.bot import Bot, RandomBot, Seated
from petteia.bots.clock import Clock
from petteia.bots.greedy import Merchant, Shepherd
from petteia.bots.oracle import Oracle
from petteia.bots.strategist import Strategist
from petteia.kernel.game import Game
from petteia.kernel.problem import Problem
from petteia.kernel.rng import PLAYERS, Rng, stream

LONGEST = 3600.0
"""Seconds a decision may take at most."""
MOST_ITERATIONS = 1 << 40
WORLDS = 1 << 31
"""The stream a bot imagines with is this far from the one it chooses with."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot as it was asked for."""

    name: str
    seconds: float = 0.0
    iterations: int = 0

    def __str__(self) -> str:
        if self.iterations:
            return f"{self.name}:{self.iterations}"
        return f"{self.name}:{self.seconds:g}s" if self.seconds else self.name


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that can be asked for."""

    make: Callable[[Rng], Bot]
    seconds: float = 0.0
    """The time it takes if nothing else is said; 0 for those who answer at once."""


LEVELS = {
    "random": Level(RandomBot),
    "shepherd": Level(Shepherd),
    "merchant": Level(Merchant),
    "strategist": Level(Strategist),
    "oracle": Level(lambda rng: Oracle(rng), seconds=0.3),
}


def names() -> list[str]:
    """The bots there are."""
    return list(LEVELS)


def read_spec(text: str) -> Spec:
    """A bot as written on the command line, in full."""
    name, _, budget = text.strip().partition(":")
    if name not in LEVELS:
        raise Problem(f"There is no bot {name!r}; there is {', '.join(LEVELS)}.")
    level = LEVELS[name]
    if not budget:
        return Spec(name, seconds=level.seconds)
    if not level.seconds:
        raise Problem(f"The bot {name!r} takes no budget; {text!r} gives it one.")
    if budget.isdecimal() and 0 < int(budget) <= MOST_ITERATIONS:
        return Spec(name, iterations=int(budget))
    try:
        seconds = float(budget.removesuffix("s")) if budget.endswith("s") else 0.0
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= LONGEST:
        raise Problem(
            f"{text!r}: a budget is seconds a decision, as {name}:0.3s, or iterations, as"
            f" {name}:2000."
        )
    return Spec(name, seconds=seconds)


def seat_bot(text: str, game: Game, seed: int, seat: int) -> Seated:
    """The bot for a seat of the game with this seed; its streams are its own."""
    spec = read_spec(text)
    number = PLAYERS + seat
    bot = LEVELS[spec.name].make(stream(seed, number))
    worlds = stream(seed, WORLDS + number)
    return Seated(bot, Clock(spec.seconds, spec.iterations), worlds)


def seat_bots(texts: list[str], players: int) -> list[str]:
    """A bot for every seat, in full: one for all, or one for each."""
    specs = [str(read_spec(text)) for text in texts]
    if len(specs) == 1:
        return specs * players
    if len(specs) != players:
        raise Problem(f"{players} seats need 1 or {players} bots, not {len(specs)}.")
    return specs
