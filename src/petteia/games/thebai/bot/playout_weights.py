"""The playout weights of Thebai, by the kind of an action and for some kinds by the position.

They need no lookahead: no action is tried.
"""

from typing import Final

from petteia.games.thebai.rules.codes import (
    ACCEPT,
    ACTIONS,
    AMPHORA,
    ARGUMENT,
    ARGUMENTS,
    BRONZE,
    CITIZEN,
    CITY,
    DECK_TOP,
    DEPLOYING,
    DISMISS,
    DONE,
    ESTATE,
    FULFIL,
    GOOD,
    GRAPE,
    HELP,
    HERO,
    HOPLITE,
    MONUMENT,
    OP_HOPLITE,
    ORDER,
    RAISE_CITY,
    ROOF,
    SHIFT,
    STEP,
    TAKE_BACK,
)
from petteia.games.thebai.rules.measures import effect_vp, takes_part
from petteia.games.thebai.rules.pieces.dice import coming_row, level_at
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position
from petteia.kernel.bits import BIT, CYCLE, NUMBER
from petteia.kernel.native import i64

LOW: Final = 1
NORMAL: Final = 4
HIGH: Final = 12
VERY_HIGH: Final = 60
PLAYOUT_WEIGHTS: Final = bytes(
    [
        {
            DONE: LOW,
            TAKE_BACK: LOW,
            DISMISS: LOW,
            SHIFT: LOW,
            HELP: HIGH,
            ACCEPT: HIGH,
            ROOF: HIGH,
            HERO: HIGH,
            FULFIL: VERY_HIGH,
        }.get(kind << ARGUMENT, NORMAL)
        for kind in range(ACTIONS >> ARGUMENT)
    ]
)
"""By kind of action: fulfilling orders and using what is offered are likelier."""


def playout_weight(t: Position, action: i64) -> i64:
    """The relative probability of an action in weighted random play: 1 or more."""
    kind = action >> ARGUMENT << ARGUMENT
    argument = action & ARGUMENTS
    seat = t.top.seat
    if kind == STEP:
        return _step_weight(t, t.players[seat], argument)
    if kind == RAISE_CITY:
        return HIGH + NORMAL * level_at(t, argument)
    if kind == CITIZEN or kind == HOPLITE:
        return LOW + NORMAL * argument
    if kind == GOOD:
        return HIGH if _is_wanted(t, t.players[seat], argument) else LOW
    if kind == ORDER:
        return _order_weight(t, t.players[seat], argument)
    if kind == MONUMENT:
        return LOW + effect_vp(t, seat, t.content.council_effects[argument])
    if kind == ESTATE:
        return VERY_HIGH if _brings_needed_hoplites(t, seat, argument) else HIGH
    if kind == CITY and t.top.kind == DEPLOYING:
        row = coming_row(t)
        return VERY_HIGH if row >= 0 and t.board.row_mask[row] & BIT[argument] else LOW
    return PLAYOUT_WEIGHTS[action >> ARGUMENT]


def _brings_needed_hoplites(t: Position, seat: i64, space: i64) -> bool:
    """Does an action space of the estate bring hoplites to a player who takes no part in the next
    battle so far (F3)?"""
    if t.content.steps[t.content.estate_effects[space]].word != OP_HOPLITE:
        return False
    row = coming_row(t)
    return row >= 0 and not takes_part(t, seat, row)


def _step_weight(t: Position, player: Player, there: i64) -> i64:
    """Steps that would lower own dice are unlikely."""
    own = player.citizens | player.hoplites
    return LOW if own & BIT[t.board.between(player.archon, there)] else HIGH


def _order_weight(t: Position, player: Player, slot: i64) -> i64:
    """Orders that can be paid are likeliest, then those with few goods missing."""
    if slot == DECK_TOP:
        return LOW
    missing = missing_goods(player, t.content.order_costs[t.display[slot]])
    return LOW if missing > 3 else HIGH >> missing


def _is_wanted(t: Position, player: Player, good: i64) -> bool:
    """Is more of a good needed for an order of the hand?"""
    hand = player.hand
    while hand:
        low = hand & -hand
        hand ^= low
        if player.lacks(t.content.order_costs[NUMBER[low % CYCLE]], good):
            return True
    return False


def missing_goods(player: Player, cost: i64) -> i64:
    """How many goods are missing for a cost."""
    return player.lacks(cost, GRAPE) + player.lacks(cost, AMPHORA) + player.lacks(cost, BRONZE)
