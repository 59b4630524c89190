"""Events: what happens without a decision, recorded in the trace beside the forced actions.

An event is recorded just before it happens, together with a copy of the position. It is encoded
like an action, `kind << 6 | argument`, but with kinds from ACTIONS on: `code >= ACTIONS` means an
event. All changes up to the next record of the trace belong to the event.
"""

from typing import Final

from petteia.games.thebai.rules.codes import ACTIONS
from petteia.games.thebai.rules.position import Position
from petteia.kernel.native import i64

EVENT_RESET: Final = ACTIONS
"""The estate of that seat is reset (T1)."""
EVENT_HERALD: Final = ACTIONS + (1 << 6)
"""That herald is revealed, the dice of its column are raised (H1, H2)."""
EVENT_MARKER: Final = ACTIONS + (2 << 6)
"""An occupied marker is put on that dice space (H3)."""
EVENT_PROSPERITY: Final = ACTIONS + (3 << 6)
"""That prosperity tile is resolved (F2)."""
EVENT_BATTLE: Final = ACTIONS + (4 << 6)
"""The battle of that row is fought: attack card, totals, VP (F3)."""
EVENT_LOOT: Final = ACTIONS + (5 << 6)
"""That seat takes the loot (F4)."""
EVENT_GATE: Final = ACTIONS + (6 << 6)
"""Somebody takes the gate tile of that row, or it leaves (F4)."""
EVENT_PAY: Final = ACTIONS + (7 << 6)
"""Hoplites of that seat are paid (F5)."""
EVENT_TURN_ORDER: Final = ACTIONS + (8 << 6)
"""A new turn order (F7)."""
EVENT_ROUND: Final = ACTIONS + (9 << 6)
"""That round begins."""
EVENT_CARD: Final = ACTIONS + (10 << 6)
"""Antigone's action card of that number is resolved (A7)."""
EVENT_DESTINY: Final = ACTIONS + (11 << 6)
"""The destiny card of that number is resolved (A8)."""
EVENT_ANTIGONE_ARCHON: Final = ACTIONS + (12 << 6)
"""Antigone's archon moves by that herald (A7)."""
EVENT_ANTIGONE_DIE: Final = ACTIONS + (13 << 6)
"""A die of Antigone moves from the path to a monument (A10)."""
EVENT_END: Final = ACTIONS + (14 << 6)
"""The last dice of the path are placed; then the game is scored (E1)."""
EVENT_SWEEPING: Final = ACTIONS + (15 << 6)
"""The raising of dice goes on after an ascension interrupted it (H2, A7)."""


def record_event(t: Position, event: i64) -> None:
    """Append an event to the trace, if a trace is kept."""
    trace = t.trace
    if trace is not None:
        trace.append((t.copy(), event))


def record_event_after_choice(t: Position, event: i64) -> None:
    """Record an event unless an event is the last record: it keeps changes apart from a choice."""
    trace = t.trace
    if trace is not None and (not trace or trace[-1][1] < ACTIONS):
        record_event(t, event)
