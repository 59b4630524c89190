"""The contracts of a player and of a bot, and the seat that shows a bot only what it may know."""

from typing import final

from petteia.bots.clock import Clock
from petteia.kernel.native import mypyc_attr
from petteia.kernel.rng import Rng
from petteia.kernel.state import Action, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses the actions of one seat of one game."""

    def choose(self, state: State, clock: Clock) -> Action:
        """Choose a legal action of a state in which this bot is to move.

        The state is determinized for the seat, and the bot may change it.
        """
        raise NotImplementedError

    def finish(self, state: State) -> None:
        """Release resources: the game is over or was abandoned."""
        return


@final
class RandomBot(Bot):
    """Chooses every legal action with equal probability."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, state: State, clock: Clock) -> Action:
        return state.pick(self.rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Plays one seat of one game."""

    def choose(self, state: State) -> int:
        """A legal action for the seat to move, in the true position of the game."""
        raise NotImplementedError

    def finish(self, state: State) -> None:
        """Release resources. Called once when the game is over or abandoned, even after errors."""
        return


@final
class SeatedBot(Player):
    """A bot in a seat: its time for each decision and the random stream of its determinizations."""

    def __init__(self, bot: Bot, clock: Clock, rng: Rng) -> None:
        self.bot = bot
        self.clock = clock
        self.rng = rng
        self.determinizes = not isinstance(bot, RandomBot)
        """Bots that ignore the state skip determinization, and need no clock."""

    def choose(self, state: State) -> Action:
        """The bot's choice in a position in which it is to move."""
        clock = self.clock
        if not self.determinizes:
            return self.bot.choose(state, clock)
        clock.start()
        seat = state.to_move()
        return self.bot.choose(state.known(seat).determinize(seat, self.rng), clock)

    def finish(self, state: State) -> None:
        self.bot.finish(state)
