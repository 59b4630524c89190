"""The clocks of a table.

A clock runs while the game is not paused and a person is to move; it stops while a bot plays for
somebody. The seconds of a decision are stored with it, so clocks are as durable as moves. Time in
which no server ran, or spent on a decision that was never made, is not counted.

Slow play is different: with an hour or more for each turn the time since the last move counts also
while no server ran, but a server that starts leaves everybody an hour, if they had that much.

With `move` a seat has a number of seconds for each turn with all its decisions; when they are used
up, a bot finishes the turn. With `game` a seat has a number of seconds for the whole game; then a
bot takes the seat until its person comes back, with a minute more. Undo never returns time: a turn
that is entered again continues with what was left of it.
"""

from petteia.tables.model import Entry
from petteia.tables.services import Clock

Turn = tuple[int, int]
"""The seat to move, and the turn number."""
NONE, MOVE, GAME = "none", "move", "game"
SLOW = 3600
"""Seconds for each turn from which it is slow play."""
RETURN_SECONDS = 60.0
"""Seconds for a person who takes their seat back after their time was over."""


class Clocks:
    """The seconds every seat has used, and whose clock runs."""

    def __init__(self, mode: str, seconds: int, clock: Clock) -> None:
        self.mode = mode
        self.seconds = seconds
        self._clock = clock
        self.used: dict[int, float] = {}
        """Seconds each seat has used in the game."""
        self.turns: dict[Turn, float] = {}
        """Seconds used in each turn, undone decisions included."""
        self.turn: Turn = (-1, -1)
        self._seat: int | None = None
        self._since = 0.0
        self._banked = 0.0

    def run(self, seat: int | None) -> None:
        """Start the clock of a seat; None stops all clocks."""
        self._banked = self.spent()
        self._seat = None if self.mode == NONE else seat
        self._since = self._clock.now()

    def resume(self, began: float) -> None:
        """Continue the clock of a turn of slow play that began at this Unix time, after a start of
        the server."""
        if self.mode == MOVE and self.seconds >= SLOW:
            left = self.seconds - self.turns.get(self.turn, 0.0)
            passed = max(0.0, self._clock.time() - began)
            self._banked = min(passed, max(0.0, left - SLOW))

    def spent(self) -> float:
        """Seconds used for the current decision."""
        if self._seat is None:
            return self._banked
        return self._banked + (self._clock.now() - self._since)

    def add_entry(self, entry: Entry, turn: Turn) -> None:
        """Count the seconds of an entry that leads to `turn`."""
        self.used[entry.seat] = self.used.get(entry.seat, 0.0) + entry.spent
        if self.mode == MOVE:
            self.turns[self.turn] = self.turns.get(self.turn, 0.0) + entry.spent
        self.turn = turn
        self._seat = None
        self._banked = 0.0

    def left(self, seat: int, extra: float) -> float | None:
        """Seconds a seat has left, or None without clocks."""
        if self.mode == NONE:
            return None
        to_move = seat == self.turn[0]
        running = self.spent() if to_move else 0.0
        if self.mode == GAME:
            return self.seconds + extra - self.used.get(seat, 0.0) - running
        return self.seconds - (self.turns.get(self.turn, 0.0) + running if to_move else 0.0)
