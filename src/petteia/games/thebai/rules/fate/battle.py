"""A conflict at a gate: the attack, VP, loot, the gate tile, and pay (F3 to F5)."""

from typing import Final

from petteia.games.thebai.rules.codes import (
    ARGUMENTS,
    DISMISS,
    DRACHMA,
    FREE_PAY,
    KEEP,
    NO_LOSS,
    PROSPERITIES,
    RETAINING,
)
from petteia.games.thebai.rules.events import EVENT_PAY, record_event
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.measures import battle_total, takes_part
from petteia.games.thebai.rules.packing import UNIT
from petteia.games.thebai.rules.passives import passive
from petteia.games.thebai.rules.pieces.dice import return_hoplite
from petteia.games.thebai.rules.position import Position, is_antigone, pop, push, replaced
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64

ABSENCE: Final = 3
"""VP lost for each point of the attack by players who do not take part (F3)."""
SECOND_LOOT: Final = 3
"""The superiority with which a player takes the gate's reward twice (F4)."""
DOUBLE: Final = 4
"""Bit seat + DOUBLE of `looters` means that this seat takes the reward twice."""


def conflict_row(t: Position) -> i64:
    """The row of this round's conflict, or -1 in a round of prosperity (S6)."""
    tile: i64 = t.fate[t.round - 1]
    return tile - PROSPERITIES if tile >= PROSPERITIES else -1


def attack_strength(t: Position, row: i64) -> i64:
    """The strength of this round's attack: its number, 1 to 4, plus the modifier of the row's card
    (F3)."""
    return (t.round - 1) // 2 + t.content.attack_modifiers[t.attacks[row]]


def outcome(t: Position, seat: i64, row: i64, attack: i64) -> i64:
    """The VP a player gains or, if negative, loses in a battle (F3, R7); 0 for Antigone (A9)."""
    if is_antigone(t, seat):
        return 0
    loss: i64 = ABSENCE * attack
    if takes_part(t, seat, row):
        excess = battle_total(t, seat, row, True) - attack
        if excess >= 0:
            table = t.content.superiority
            highest: i64 = len(table) - 1
            return table[excess if excess < highest else highest]
        loss = -excess
    if loss < 0 or passive(t, t.players[seat], NO_LOSS):
        return 0
    return -loss


def wins(t: Position, seat: i64, row: i64, attack: i64) -> bool:
    """Does a player take part with a total that reaches the attack (F3)?"""
    return takes_part(t, seat, row) and battle_total(t, seat, row, True) >= attack


def looters(t: Position, row: i64, attack: i64) -> i64:
    """The seats that take the gate's reward, as bits, and with DOUBLE added those that take it
    twice (F4); Antigone takes none (Q18)."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        if takes_part(t, seat, row):
            seats |= BIT[seat]
            if battle_total(t, seat, row, True) - attack >= SECOND_LOOT:
                seats |= BIT[seat + DOUBLE]
        seat += 1
    return seats


def gate_taker(t: Position, row: i64, attack: i64) -> i64:
    """Who takes the gate tile, or -1: the winner with the highest total, in a tie the one ahead on
    Ares (F4). Antigone takes it if she is ahead of the player or the player did not win (A9,
    Q18)."""
    if t.solo is not None:
        if not wins(t, 0, row, attack):
            return ANTIGONE
        yours = battle_total(t, 0, row, True)
        hers = battle_total(t, ANTIGONE, row, True)
        ahead = hers > yours or (hers == yours and t.ares[0] == ANTIGONE)
        return ANTIGONE if ahead else 0
    taker: i64 = -1
    highest: i64 = 0
    for seat in t.ares:
        if wins(t, seat, row, attack):
            total = battle_total(t, seat, row, True)
            if taker < 0 or total > highest:
                taker = seat
                highest = total
    return taker


def take_gate(t: Position, row: i64, seat: i64) -> None:
    """Give the gate tile of a row to a player; -1: it leaves the game (F4)."""
    if seat >= 0:
        t.players[seat].gates |= BIT[t.gates[row]]
    t.gates = replaced(t.gates, row, -1)


def begin_pay(t: Position, seat: i64, hoplites: i64, row: i64) -> None:
    """Ask a player to pay each hoplite, unless all stay without pay (F5, Q15)."""
    player = t.players[seat]
    if player.hoplites & hoplites and not passive(t, player, FREE_PAY):
        record_event(t, EVENT_PAY + seat)
        frame = push(t, RETAINING, seat)
        frame.hoplites = player.hoplites & hoplites
        frame.row = row


def offer_retaining(t: Position, frame: Frame) -> None:
    """Offer to pay or dismiss the leftmost hoplite left; without a drachma it goes (F5, Q15)."""
    hoplite = BIT[_leftmost(t, frame)]
    if t.players[frame.seat].drachmas():
        t.offer.add(KEEP, hoplite)
    t.offer.add(DISMISS, hoplite)


def resolve_retaining(t: Position, frame: Frame, action: i64) -> None:
    """Carry out an action of `offer_retaining`."""
    space = action & ARGUMENTS
    seat = frame.seat
    frame.hoplites &= ~BIT[space]
    if not frame.hoplites:
        pop(t)
    if action >= DISMISS:
        return_hoplite(t, seat, space)
    else:
        t.players[seat].stock -= UNIT[DRACHMA]


def _leftmost(t: Position, frame: Frame) -> i64:
    """The dice space of the next hoplite to pay (Q15)."""
    for space in t.board.from_left[frame.row]:
        if frame.hoplites & BIT[space]:
            return space
    raise AssertionError("a battle pays only hoplites of its row")
