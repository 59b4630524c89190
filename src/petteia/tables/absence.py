"""Who is absent from a table, and what may happen to their game meanwhile."""

import math

from petteia.tables.audience import Audience
from petteia.tables.clocks import NONE
from petteia.tables.errors import NotNow
from petteia.tables.model import PERSON, Seat, Sheet
from petteia.tables.services import Clock
from petteia.tables.state import TableState

STEP_IN_SECONDS = 120.0
"""Seconds somebody must be absent before the host may let a bot play for them."""
MISSED_SECONDS = 600.0
"""Seconds of absence during which a game does not end without somebody who did not leave it."""


class Absence:
    """The rules for people who are not at the table.

    A bot plays for whoever chose that, is out of time, or was replaced by the host after an absence
    of `STEP_IN_SECONDS`; they may come back at any time. Whoever was only replaced is missed until
    they have been absent for `MISSED_SECONDS`: the others cannot end the game by agreement without
    them, and if nobody is left bots do not play it to the end. At a table with a clock everybody
    may be absent at least as long as the clock gives them.
    """

    def __init__(self, state: TableState, audience: Audience, clock: Clock) -> None:
        self._state = state
        self._audience = audience
        self._clock = clock

    def check_replaceable(self, seat: int, chair: Seat) -> None:
        """Check that nobody who is here, or was a moment ago, and has time left loses their seat to
        a bot."""
        if chair.bot() is not None or self._is_out_of_time(seat, chair):
            return
        if self._audience.is_online(chair.key):
            raise NotNow("still-here", name=chair.name)
        absent = self._seconds(seat, chair)
        if absent < STEP_IN_SECONDS:
            raise NotNow("just-left", name=chair.name, minutes=round(STEP_IN_SECONDS / 60))
        if absent < self._clock_seconds():
            raise NotNow("has-time", name=chair.name)

    def is_missed(self, sheet: Sheet, seat: int) -> bool:
        """Whether the game does not end without the person of a seat, although a bot plays it."""
        chair = sheet.seats[seat]
        return (
            chair.kind == PERSON
            and chair.away
            and not chair.resigns
            and not self._is_out_of_time(seat, chair)
            and self._seconds(seat, chair) < max(MISSED_SECONDS, self._clock_seconds())
        )

    def is_anybody_missed(self) -> bool:
        """Whether the game does not end without somebody for whom a bot plays."""
        sheet = self._state.sheet
        return any(self.is_missed(sheet, seat) for seat in range(len(sheet.seats)))

    def all_agree(self, sheet: Sheet) -> bool:
        """Whether everybody who plays wants to end the game, and nobody is missed."""
        playing = [seat for seat in sheet.seats if seat.kind == PERSON and not seat.away]
        if not playing or not all(seat.resigns for seat in playing):
            return False
        return not any(self.is_missed(sheet, seat) for seat in range(len(sheet.seats)))

    def _clock_seconds(self) -> int:
        clocks = self._state.clocks
        return 0 if clocks.mode == NONE else clocks.seconds

    def _is_out_of_time(self, seat: int, chair: Seat) -> bool:
        left = self._state.clocks.left(seat, chair.extra)
        return left is not None and left <= 0.0

    def _seconds(self, seat: int, chair: Seat) -> float:
        """Seconds since the person of a seat was connected or made a move."""
        # The move may have been made through another process, with a connection unknown here.
        acted = self._state.acted_at.get(seat)
        since = math.inf if acted is None else self._clock.time() - acted
        return min(self._audience.absent_seconds(chair.key), since)
