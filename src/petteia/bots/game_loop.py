"""The loop of a game: ask the player of the seat to move, tell the observers, apply the move."""

from collections.abc import Sequence

from petteia.bots.bot import Player
from petteia.kernel.native import mypyc_attr
from petteia.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Watches a game; a subclass overrides what it wants to know. It must not change the state."""

    def started(self, state: State) -> None:
        """Called once, before the first decision."""
        return

    def asked(self, state: State, seat: int) -> None:
        """Called before a seat is asked for its decision."""
        return

    def chose(self, state: State, seat: int, action: int) -> None:
        """Called when a seat has chosen, before its action is applied to the state."""
        return

    def ended(self, state: State) -> None:
        """Called once, when the game is over."""
        return


def play_to_end(
    state: State, players: Sequence[Player], observers: Sequence[Observer] = ()
) -> list[int]:
    """Play a game from `state` to its end and return the moves; `players` are by seat.

    The players are finished afterwards, also if the game is abandoned by an exception.
    """
    seats = list(players)
    watching = list(observers)
    moves: list[int] = []
    try:
        for observer in watching:
            observer.started(state)
        seat = state.to_move()
        while seat >= 0:
            for observer in watching:
                observer.asked(state, seat)
            action = seats[seat].choose(state)
            for observer in watching:
                observer.chose(state, seat, action)
            state.apply(action)
            moves.append(action)
            seat = state.to_move()
        for observer in watching:
            observer.ended(state)
    finally:
        for player in seats:
            player.finish(state)
    return moves
