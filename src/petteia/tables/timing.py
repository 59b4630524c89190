"""The clocks of a table.

A clock runs while the game is on, not paused, and a person decides who is there: it stands while
a bot plays for somebody. What a decision took is written with it, so clocks are exactly as durable
as moves; time in which no server ran, or spent on a decision that was never made, is nobody's.

With `move` a seat has so many seconds for each of its turns, with all the decisions in it; taking
something back does not turn the clock back. When they are over, a bot decides the rest of the
turn. After a restart of the server the turn's clock begins again. With `game` a seat has so many
seconds in all; then a bot takes the seat over until its person comes back, with a minute more.
"""

from petteia.tables.schema import Entry

NONE, MOVE, GAME = "none", "move", "game"
FRESH = 60.0
"""Seconds for somebody who takes their seat back after their time was over."""


class Timing:
    """What every seat has used, and whose clock runs."""

    def __init__(self, mode: str, seconds: int) -> None:
        self.mode = mode
        self.seconds = seconds
        self.used: dict[int, float] = {}
        """Seconds each seat has used in the game."""
        self.turn: tuple[int, int] = (-1, -1)
        """Who decides, in which turn."""
        self.turn_used = 0.0
        self._seat: int | None = None
        self._since = 0.0
        self._banked = 0.0

    def run(self, seat: int | None, now: float) -> None:
        """Whose clock runs from now on; nobody's while the game stands still."""
        self._banked = self.spent(now)
        self._seat = None if self.mode == NONE else seat
        self._since = now

    def spent(self, now: float) -> float:
        """Seconds used for the decision that is due."""
        return self._banked + (now - self._since if self._seat is not None else 0.0)

    def entered(self, entry: Entry, turn: tuple[int, int]) -> None:
        """Something was done; `turn` is who decides after it, in which turn."""
        self.used[entry.seat] = self.used.get(entry.seat, 0.0) + entry.spent
        self.turn_used = self.turn_used + entry.spent if turn == self.turn else 0.0
        self.turn = turn
        self._seat = None
        self._banked = 0.0

    def left(self, seat: int, extra: float, now: float) -> float | None:
        """Seconds a seat has left, or None without clocks."""
        if self.mode == NONE:
            return None
        decides = seat == self.turn[0]
        running = self.spent(now) if decides else 0.0
        if self.mode == GAME:
            return self.seconds + extra - self.used.get(seat, 0.0) - running
        return self.seconds - (self.turn_used + running if decides else 0.0)
