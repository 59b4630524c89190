"""Decisions of a bot that is asked move by move, at a table or a terminal.

Such a bot does not live as long as a game: the game may be undone, continued later, or moved to
another process. It is made anew for every decision, and its choice depends only on the seed and the
moves so far. A bot with a plan for its turn is asked again what it was asked before in this turn;
so it has the plan it would have if it had been there all the time, as in the arena.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from petteia.bots.levels import LEVELS, seat_bot
from petteia.kernel.game import Game
from petteia.kernel.record import Record
from petteia.kernel.state import State

PENDING = -1
SEATS_APART = 64
"""Every decision has random streams of its own; this is the distance between two moves."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A position in which a seat has chosen or has to choose."""

    moves: int
    """The number of moves before it."""
    state: State
    action: int = PENDING
    """What was played."""

    def stream(self) -> int:
        """The number of the random stream of a bot that is made for this decision."""
        return int(self.state.to_move()) + SEATS_APART * self.moves


def decisions_for(bot: str, record: Record) -> list[Decision]:
    """The decision that is pending, after the earlier ones of the seat in this turn if the bot
    plans its turn. The positions contain only what the seat may know."""
    seat, turn = record.state.to_move(), record.state.turn_number()
    level = LEVELS.get(bot.partition("@")[0])  # the level without its weights
    earlier: list[Decision] = []
    if level is not None and level.plans:
        for number, (state, action) in enumerate(record.replay()):
            if state.turn_number() != turn:
                earlier.clear()
            elif state.to_move() == seat:
                earlier.append(Decision(number, state.known(seat), action))
    return [*earlier, Decision(len(record.moves), record.state.known(seat))]


def choose_action(bot: str, game: Game, seed: int, decisions: Sequence[Decision]) -> int:
    """What a bot chooses in the last of these decisions, after the earlier ones of its turn.

    If something else was played than it would have chosen, for example by a person who has left, it
    plans anew.
    """
    seated = None
    for decision in decisions:
        if seated is None:
            seated = seat_bot(bot, game, seed, decision.stream())
        action = int(seated.choose(decision.state))
        if action != decision.action:
            seated = None
    return action
