"""What a bot is, and how it is kept honest: in its seat it sees what the seat may know."""

from typing import final

from petteia.bots.clock import Clock
from petteia.kernel.native import mypyc_attr
from petteia.kernel.rng import Rng
from petteia.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who chooses: one seat of one game."""

    def choose(self, state: State, clock: Clock) -> int:
        """One of the legal actions of a state in which this bot is to move.

        What the seat cannot know is dealt anew in it, and it is the bot's own to change.
        """
        raise NotImplementedError

    def finish(self, state: State) -> None:
        """The game is over, or left as it is; who holds anything lets go of it."""
        return


@final
class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, state: State, clock: Clock) -> int:
        return state.pick(self.rng)


@final
class Seated:
    """A bot in its seat, with its time for each decision and a world it may see."""

    def __init__(self, bot: Bot, clock: Clock, rng: Rng) -> None:
        self.bot = bot
        self.clock = clock
        self.rng = rng
        """The stream its worlds are imagined with."""
        self.looks = not isinstance(bot, RandomBot)
        """Who does not look at the state is spared the dealing of one, and needs no clock."""

    def choose(self, state: State) -> int:
        """What the bot chooses in a position in which it is to move."""
        clock = self.clock
        if not self.looks:
            return self.bot.choose(state, clock)
        clock.start()
        seat = state.to_move()
        return self.bot.choose(state.known(seat).determinize(seat, self.rng), clock)

    def finish(self, state: State) -> None:
        """Whoever seats a bot calls this once when the game is over or left, come what may."""
        self.bot.finish(state)
