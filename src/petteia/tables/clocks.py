"""The clocks of a table.

A clock runs while the game is on, not paused, and a person decides who is there: it stands while
a bot plays for somebody. What a decision took is written with it, so clocks are exactly as durable
as moves; time in which no server ran, or spent on a decision that was never made, is nobody's.

With `move` a seat has so many seconds for each of its turns, with all the decisions in it; when
they are over, a bot decides the rest of the turn. With `game` a seat has so many seconds in all;
then a bot takes the seat over until its person comes back, with a minute more. Taking something
back never gives time back: a turn that is entered again has what was left of it.
"""

from petteia.tables.schema import Entry

Turn = tuple[int, int]
"""Who decides, in which turn."""
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
        self.turns: dict[Turn, float] = {}
        """Seconds used in each turn; what was taken back counts."""
        self.turn: Turn = (-1, -1)
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

    def entered(self, entry: Entry, turn: Turn) -> None:
        """Something was done; `turn` is the one it leads to."""
        self.used[entry.seat] = self.used.get(entry.seat, 0.0) + entry.spent
        if self.mode == MOVE:
            self.turns[self.turn] = self.turns.get(self.turn, 0.0) + entry.spent
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
        return self.seconds - (self.turns.get(self.turn, 0.0) + running if decides else 0.0)
