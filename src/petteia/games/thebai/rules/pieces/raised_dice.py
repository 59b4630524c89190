"""Tracks the dice that a step for different dice has already raised (V4).

An ascension is resolved before the next raise (Q8), and the effect of a hero may move or raise the
same dice, so the marks must follow them. Dice of one level in the supply look alike: dice that the
step has not raised count as moved first (R5).
"""

from petteia.games.thebai.rules.codes import RAISING
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.packing import NIBBLE
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64


def mark_city(frame: Frame, space: i64) -> None:
    """Mark the die on a dice space as raised."""
    frame.raised |= BIT[space]


def mark_estate(frame: Frame, space: i64) -> None:
    """Mark the die on a space of the estate as raised."""
    frame.raised_estate |= BIT[space]


def mark_supply(frame: Frame, place: i64) -> None:
    """Mark a die of the supply as raised to this place."""
    frame.raised_supply += NIBBLE[place]


def leave_city(t: Position, seat: i64, space: i64) -> None:
    """Remove the mark of a die that left its dice space."""
    for frame in _raises(t, seat):
        frame.raised &= ~BIT[space]


def shift(t: Position, seat: i64, source: i64, space: i64) -> None:
    """Move the mark of a die to another dice space."""
    for frame in _raises(t, seat):
        if frame.raised & BIT[source]:
            frame.raised ^= BIT[source] | BIT[space]


def rise_in_supply(t: Position, seat: i64, place: i64) -> None:
    """Update the marks when a die of the supply goes from this place to the next."""
    for frame in _raises(t, seat):
        if _is_short(t.players[seat], frame, place):
            frame.raised_supply += NIBBLE[place + 1] - NIBBLE[place]


def leave_supply(t: Position, seat: i64, place: i64, space: i64) -> None:
    """Update the marks when a die goes from this place of the supply to a dice space."""
    for frame in _raises(t, seat):
        if _is_short(t.players[seat], frame, place):
            frame.raised_supply -= NIBBLE[place]
            frame.raised |= BIT[space]


def _raises(t: Position, seat: i64) -> list[Frame]:
    """The player's pending RAISING frames, including interrupted ones."""
    found: list[Frame] = []
    depth = t.depth
    while depth > 0:
        frame = t.stack[depth]
        if frame.kind == RAISING and frame.seat == seat:
            found.append(frame)
        depth -= 1
    return found


def _is_short(player: Player, frame: Frame, place: i64) -> bool:
    """Are more dice marked at a place of the supply than are there now?"""
    return frame.raised_supply >> 4 * place & 15 > player.in_supply(place)
