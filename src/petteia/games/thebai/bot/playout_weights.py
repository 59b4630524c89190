"""What a Shepherd likes at Thebai: by the kind of an action, for some with a glance at the table.

Nothing is tried out or planned: it is what somebody sees who knows the rules and lives for the day.
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

LITTLE: Final = 1
USUAL: Final = 4
WELCOME: Final = 12
SURE: Final = 60
PLAYOUT_WEIGHTS: Final = bytes(
    [
        {
            DONE: LITTLE,
            TAKE_BACK: LITTLE,
            DISMISS: LITTLE,
            SHIFT: LITTLE,
            HELP: WELCOME,
            ACCEPT: WELCOME,
            ROOF: WELCOME,
            HERO: WELCOME,
            FULFIL: SURE,
        }.get(kind << ARGUMENT, USUAL)
        for kind in range(ACTIONS >> ARGUMENT)
    ]
)
"""By kind of action: fulfil what you can, use what is offered."""


def playout_weight(t: Position, action: i64) -> i64:
    """How likely an action is beside the others: 1 or more."""
    kind = action >> ARGUMENT << ARGUMENT
    argument = action & ARGUMENTS
    seat = t.top.seat
    if kind == STEP:
        return _taste_of_step(t, t.players[seat], argument)
    if kind == RAISE_CITY:
        return WELCOME + USUAL * level_at(t, argument)
    if kind == CITIZEN or kind == HOPLITE:
        return LITTLE + USUAL * argument
    if kind == GOOD:
        return WELCOME if _is_wanted(t, t.players[seat], argument) else LITTLE
    if kind == ORDER:
        return _taste_of_order(t, t.players[seat], argument)
    if kind == MONUMENT:
        return LITTLE + effect_vp(t, seat, t.content.council_effects[argument])
    if kind == ESTATE:
        return SURE if _is_called_for(t, seat, argument) else WELCOME
    if kind == CITY and t.top.kind == DEPLOYING:
        row = coming_row(t)
        return SURE if row >= 0 and t.board.row_mask[row] & BIT[argument] else LITTLE
    return PLAYOUT_WEIGHTS[action >> ARGUMENT]


def _is_called_for(t: Position, seat: i64, space: i64) -> bool:
    """Does an action space of the estate bring hoplites to who would not be there in the next
    battle (F3)?"""
    if t.content.steps[t.content.estate_effects[space]].word != OP_HOPLITE:
        return False
    row = coming_row(t)
    return row >= 0 and not takes_part(t, seat, row)


def _taste_of_step(t: Position, player: Player, there: i64) -> i64:
    """Own dice are not lowered if it can be helped."""
    own = player.citizens | player.hoplites
    return LITTLE if own & BIT[t.board.between(player.archon, there)] else WELCOME


def _taste_of_order(t: Position, player: Player, slot: i64) -> i64:
    """Orders whose goods are there, then those for which few are missing."""
    if slot == DECK_TOP:
        return LITTLE
    missing = missing_goods(player, t.content.order_costs[t.display[slot]])
    return LITTLE if missing > 3 else WELCOME >> missing


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
