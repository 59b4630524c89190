"""What a bot is, and the bots by name."""

from petteia.kernel.problem import Problem
from petteia.kernel.rng import PLAYERS, Rng, stream
from petteia.kernel.state import State


class Bot:
    """Somebody who chooses: one seat of one game."""

    def choose(self, state: State) -> int:
        """One of the legal actions of a state in which this bot is to move."""
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, state: State) -> int:
        return state.pick(self.rng)


BOTS = ("random",)


def make_bot(name: str, seed: int, seat: int) -> Bot:
    """The bot of that name for a seat of the game with this seed; its stream is its own."""
    if name not in BOTS:
        raise Problem(f"There is no bot {name!r}; there is {', '.join(BOTS)}.")
    return RandomBot(stream(seed, PLAYERS + seat))


def seat_bots(names: list[str], players: int) -> list[str]:
    """A bot for every seat: one name for all, or one for each."""
    for name in names:
        make_bot(name, 0, 0)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise Problem(f"{players} seats need 1 or {players} bots, not {len(names)}.")
    return names
