"""Decides when the person to move is told: once a turn, and only while their page is closed.

A page that is open when a turn begins has told its player, once it stays open for `SEEN` seconds.
If it closes before, its player may not have looked, or the connection was lost unnoticed: they are
told then.
"""

import math
from collections.abc import Callable
from functools import partial

from petteia.tables.audience import Audience
from petteia.tables.clocks import MOVE as PER_MOVE
from petteia.tables.clocks import SLOW
from petteia.tables.model import PERSON, Seat, Subscription
from petteia.tables.notices.model import REMINDER, TURN, Notice, Outcome
from petteia.tables.services import Services
from petteia.tables.state import TableState

GRACE = 1.0
"""Seconds a page may be away, because it is loaded again."""
RESTART = 10.0
"""Seconds that pages have to come back after the server has loaded a table."""
SEEN = 60.0
"""Seconds a page is open until its player has seen whose turn it is. A connection that was lost
unnoticed is closed earlier."""
ASK_AGAIN = 5.0
"""Seconds until a page that is open in another process is asked about again."""
REMINDED_AT = 0.25
"""The part of the time for a turn that is left when a person is reminded."""
HOUR = 3600

Turn = tuple[str, int]
"""The key of the seat to move, and the number of decisions it made before."""


class Notifier:
    """The notices of one table."""

    def __init__(
        self,
        state: TableState,
        audience: Audience,
        services: Services,
        drop: Callable[[str], None],
    ) -> None:
        """`drop` removes a subscription that has ended at the other side."""
        self._state = state
        self._audience = audience
        self._notices = services.notices
        self._clock = services.clock
        self._drop = drop
        self._turn: Turn | None = None
        self._began = 0.0
        """When this process learnt of the turn."""
        self._quiet_until = 0.0
        """Until when nobody is told: their pages may be on their way back."""
        self._settled: dict[tuple[str, str], float] = {}
        """For each subscription and kind of notice of this turn, when it may be asked about
        again."""
        self._online: frozenset[str] = frozenset()
        self._counted: tuple[int, int] = (-1, 0)
        self._checked = False

    @property
    def busy(self) -> bool:
        """Whether somebody is yet to be told; the table must stay in memory until then."""
        return any(at < math.inf for at in self._settled.values())

    def check(self) -> None:
        """Tell the person to move, if it is time; called after every change and twice a second."""
        if not self._state.has_notices and not self._online:
            self._checked = True
            return
        now = self._clock.now()
        self._show_online()
        seat = self._state.clocked_seat()
        chair = None if seat is None else self._state.sheet.seats[seat]
        self._enter(self._turn_of(seat, chair), now)
        if seat is None or chair is None or self._turn is None:
            return
        for kind, seen in self._due(seat, chair, now):
            for one in chair.notices or ():
                if not one["code"] and self._settled.get((one["id"], kind), 0.0) <= now:
                    self._tell(kind, seat, chair, one, seen)

    def _enter(self, turn: Turn | None, now: float) -> None:
        """Note a new turn."""
        if turn != self._turn:
            self._turn, self._began, self._settled = turn, now, {}
            # A turn that was under way when the table was loaded.
            self._quiet_until = 0.0 if self._checked else now + RESTART
        self._checked = True

    def _turn_of(self, seat: int | None, chair: Seat | None) -> Turn | None:
        if seat is None or chair is None or chair.kind != PERSON or not chair.notices:
            return None
        assert chair.key is not None
        if self._counted[0] != self._state.seq:
            movers = self._state.require_history().movers
            first = len(movers)
            while first and movers[first - 1] == seat:
                first -= 1
            self._counted = (self._state.seq, movers[:first].count(seat))
        return (chair.key, self._counted[1])

    def _due(self, seat: int, chair: Seat, now: float) -> list[tuple[str, bool]]:
        """The kinds of notices to settle now, and whether each was seen and is not to be sent."""
        if self._audience.is_online(chair.key):
            return [(TURN, True)] if now - self._began >= SEEN else []
        if now < self._quiet_until or self._audience.seconds_away(chair.key) < GRACE:
            return []
        remind = self._reminder_due(seat, chair)
        # One notice at a time: a reminder also says whose turn it is.
        return [(REMINDER, False), (TURN, True)] if remind else [(TURN, False)]

    def _reminder_due(self, seat: int, chair: Seat) -> bool:
        clocks = self._state.clocks
        if clocks.mode != PER_MOVE or clocks.seconds < SLOW:
            return False
        left = clocks.left(seat, chair.extra)
        return left is not None and 0.0 < left <= clocks.seconds * REMINDED_AT

    def _tell(self, kind: str, seat: int, chair: Seat, to: Subscription, seen: bool) -> None:
        state, turn = self._state, self._turn
        assert turn is not None
        left = state.clocks.left(seat, chair.extra) or 0.0
        notice = Notice(
            table_id=state.id,
            kind=kind,
            game=state.game.key,
            game_name=state.game.name,
            seat=seat,
            name=chair.name,
            turn=turn[1],
            seq=state.seq,
            subscription=to,
            key=turn[0],
            hours_left=max(1, round(left / HOUR)),
            seen=seen,
        )
        self._settled[to["id"], kind] = math.inf
        wanted = partial(self._is_wanted, turn, to["id"], seen)
        self._notices.tell(notice, wanted, partial(self._settle, turn, to["id"], kind))

    def _is_wanted(self, turn: Turn, subscription: str, seen: bool) -> bool:
        """Whether a notice is still right when it is about to be sent."""
        chairs = self._state.sheet.seats
        kept = any(
            one["id"] == subscription
            for chair in chairs
            if chair.key == turn[0]
            for one in chair.notices or ()
        )
        return kept and turn == self._turn and (seen or not self._audience.is_online(turn[0]))

    def _settle(
        self, turn: Turn, subscription: str, kind: str, outcome: Outcome, seconds: float
    ) -> None:
        """Note what became of a notice."""
        if outcome is Outcome.GONE:
            self._drop(subscription)
        if turn != self._turn:
            return
        if outcome in (Outcome.ONLINE, Outcome.LATER):
            wait = ASK_AGAIN if outcome is Outcome.ONLINE else seconds
            self._settled[subscription, kind] = self._clock.now() + wait

    def _show_online(self) -> None:
        """Let the other processes know which of the seats with subscriptions are online here."""
        keys = (seat.key for seat in self._state.sheet.seats if seat.notices and seat.key)
        online = frozenset(key for key in keys if self._audience.is_online(key))
        if online != self._online:
            self._online = online
            self._notices.show(self._state.id, online)
