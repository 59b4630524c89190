"""Heralds, for 1 or 2 players: raise the dice of a column, place a marker (H1 to H3, A7)."""

from petteia.games.thebai.rules.codes import SWEEPING
from petteia.games.thebai.rules.events import (
    EVENT_MARKER,
    EVENT_SWEEPING,
    record_event,
    record_event_after_choice,
)
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.pieces.dice import raise_in_city
from petteia.games.thebai.rules.position import Position, free_dice_spaces, pop, push
from petteia.kernel.bits import BIT, CYCLE, NUMBER
from petteia.kernel.native import i64


def draw_herald(t: Position) -> i64:
    """Draw the top herald; shuffle the discards into an empty deck first (H1, Q19)."""
    deck = t.herald_deck[:]
    if not deck:
        deck = t.heralds_done[:]
        t.heralds_done = []
        rng = t.rng.copy()
        rng.shuffle(deck)
        t.rng = rng
    card: i64 = deck.pop()
    t.herald_deck = deck
    return card


def discard_herald(t: Position, card: i64) -> None:
    """Put a herald on the discards."""
    t.heralds_done = [*t.heralds_done, card]


def begin_sweeping(t: Position, spaces: i64) -> None:
    """Begin to raise every die now on some dice spaces, one after another (H2, A7)."""
    t.fresh = 0
    dice = spaces & t.dice
    if dice:
        push(t, SWEEPING, -1).spaces = dice


def run_sweeping(t: Position, frame: Frame) -> None:
    """Raise the dice from the top, in a row from the left, until an ascension interrupts; dice put
    there in the meantime are not raised (H2, R10)."""
    record_event_after_choice(t, EVENT_SWEEPING)
    depth = t.depth
    while frame.spaces:
        low = frame.spaces & -frame.spaces
        frame.spaces ^= low
        if low & t.dice & ~t.fresh:
            raise_in_city(t, NUMBER[low % CYCLE])
            if t.depth != depth:
                return
    pop(t)


def place_marker(t: Position, space: i64) -> None:
    """Put an occupied marker beside a Kadmeia space, if possible (H3)."""
    if not t.markers_left:
        return
    free = free_dice_spaces(t)
    chosen: i64 = -1
    most: i64 = 0
    edge: i64 = 0
    while edge < 4:
        dice: i64 = t.board.edge_dice[space * 4 + edge]
        if dice >= 0 and free & BIT[dice]:
            stones: i64 = 0
            if t.beside & BIT[dice]:
                stones = 2 if t.amid & BIT[dice] else 1
            if stones > most:
                most = stones
                chosen = dice
        edge += 1
    if chosen >= 0:
        record_event(t, EVENT_MARKER + chosen)
        t.markers |= BIT[chosen]
        t.markers_left -= 1
