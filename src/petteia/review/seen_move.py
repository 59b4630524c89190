"""A move as a seat sees it: the positions before and after it that the seat knows.

The action itself is open as soon as it is made. What is face-down before and after it is in neither
position, so whatever is said from a `SeenMove` cannot depend on it.
"""

from dataclasses import dataclass

from petteia.kernel.record import Record
from petteia.kernel.state import Action, Seat, State
from petteia.kernel.text.problem import Problem

SPECTATOR: Seat = -1


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A move as a seat, or a spectator, sees it."""

    before: State
    """The position as the viewer knew it (`State.known`)."""
    action: Action
    after: State
    """The position after it, and after what followed without a decision, as the viewer knew it."""
    viewer: Seat

    @property
    def seat(self) -> Seat:
        """The seat that made the move."""
        return int(self.before.to_move())


def see(record: Record, number: int, viewer: Seat) -> SeenMove:
    """Move `number` of a record, from 1, as a seat or a spectator (-1) sees it; a `Problem` if it
    was not made or is the viewer's own."""
    made = len(record.moves)
    if not 1 <= number <= made:
        raise Problem(f"There is no move {number}; there are moves 1 to {made}.")
    seats = len(record.state.scores())
    if not SPECTATOR <= viewer < seats:
        raise Problem(f"There is no seat {viewer}; there are seats 0 to {seats - 1}.")
    if record.movers[number - 1] == viewer:
        raise Problem(f"Move {number} is seat {viewer}'s own.")
    state = record.at(number - 1).state
    return seen_move(state, record.moves[number - 1], viewer)


def seen_move(state: State, action: Action, viewer: Seat) -> SeenMove:
    """An action that is made in a position, as a seat or a spectator sees it."""
    after = state.copy()
    after.apply(action)
    return SeenMove(state.known(viewer), action, after.known(viewer), viewer)
