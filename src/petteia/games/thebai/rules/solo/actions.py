"""The actions of Antigone's cards (A5, A7).

She always chooses by the same criteria: the preference of the action, then nearest to the focus,
then topmost, then leftmost (see `nearest`). Her dice ascend without a decision (A6).
"""

from typing import Final

from petteia.games.thebai.rules.codes import (
    KIND_CITIZEN,
    KIND_HOPLITE,
    MODE_MOST,
    OP_ALTAR,
    OP_BLESSING,
    OP_BUILD,
    OP_CITIZEN,
    OP_END,
    OP_HOPLITE,
    OP_ORDER,
    OP_RAISE,
    OP_SWEEP,
    OP_VP,
    TOP_LEVEL,
)
from petteia.games.thebai.rules.content import Op
from petteia.games.thebai.rules.measures import amount
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    HOPLITES,
    NIBBLE,
)
from petteia.games.thebai.rules.pieces.altar import advance_marker, place_on, take_blessing
from petteia.games.thebai.rules.pieces.dice import (
    coming_row,
    commander_rows,
    muster_hoplite,
    put_citizen,
    raise_in_city,
)
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.pieces.stones import (
    building_spaces,
    lay_stone,
    matching_edges,
    roof_of,
)
from petteia.games.thebai.rules.position import (
    Position,
    free_dice_spaces,
    refill_display,
    replaced,
)
from petteia.games.thebai.rules.solo.nearest import DICE_RINGS, STONE_RINGS, nearest
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.rules.solo.stones import (
    best_rotation,
    has_stones,
    most_neighbours,
    next_roof,
    take_stone,
)
from petteia.kernel.bits import BIT, CYCLE, NUMBER, size
from petteia.kernel.native import i64

NO_BUILDING: Final = 2
"""VP instead of a stone that cannot be placed."""


def carry_out(t: Position, effect: i64, focus: i64, track: i64, different: bool = False) -> None:
    """Do all steps of one of her cards or roofs, from left to right (A5).

    With `different`, as for a roof, all raises go to different dice where possible.
    """
    pc = effect
    while t.content.steps[pc].word != OP_END:
        _do_step(t, t.content.steps[pc], focus, track, different)
        pc += 1


def _do_step(t: Position, op: Op, focus: i64, track: i64, different: bool) -> None:
    """Do one step as often as its number says."""
    number = op.number1
    if op.word == OP_BUILD:
        _build(t, number, focus, track)
    elif op.word == OP_SWEEP:
        sweep_display(t)
    elif op.word == OP_VP:
        t.players[ANTIGONE].vp += amount(t, ANTIGONE, op)
    elif op.word == OP_RAISE:
        raise_dice(t, op.kind, number, focus, different)
    else:
        while number > 0:
            do_unit(t, op, focus, track)
            number -= 1


def do_unit(t: Position, op: Op, focus: i64, track: i64) -> None:
    """Do a citizen, hoplite, order or altar step once."""
    if op.word == OP_CITIZEN:
        _use_citizen(t, focus)
    elif op.word == OP_HOPLITE:
        _use_hoplite(t, focus)
    elif op.word == OP_ORDER:
        _take_order(t, op.mode == MODE_MOST)
    else:
        assert op.word == OP_ALTAR
        _advance(t, track)


def _use_citizen(t: Position, focus: i64) -> None:
    """Put a citizen of her supply next to a stone, if possible between two."""
    hers = t.players[ANTIGONE]
    level = _strongest_in_supply(hers, CITIZENS)
    if level < 0:
        raise_dice(t, KIND_CITIZEN, 1, focus, False)
        return
    free = free_dice_spaces(t)
    spaces = free & t.amid if free & t.amid else free & t.beside
    if not spaces:
        hers.vp += 1
        return
    hers.supply -= NIBBLE[CITIZENS + level]
    put_citizen(t, ANTIGONE, nearest(DICE_RINGS[focus], spaces), level)


def _use_hoplite(t: Position, focus: i64) -> None:
    """Put a hoplite of her supply into the row of the next conflict, if full anywhere (Q21)."""
    hers = t.players[ANTIGONE]
    level = _strongest_in_supply(hers, HOPLITES)
    if level < 0:
        raise_dice(t, KIND_HOPLITE, 1, focus, False)
        return
    free = free_dice_spaces(t)
    row = coming_row(t)
    if row >= 0 and free & t.board.row_mask[row]:
        free &= t.board.row_mask[row]
    if not free:
        hers.vp += 1
        return
    if free & t.amid:
        free &= t.amid
    elif free & t.beside:
        free &= t.beside
    muster_hoplite(t, ANTIGONE, level, nearest(DICE_RINGS[focus], free))


def _strongest_in_supply(hers: Player, first: i64) -> i64:
    """The highest level of a die of that kind in her supply, or -1."""
    level: i64 = TOP_LEVEL
    while level >= 0 and not hers.in_supply(first + level):
        level -= 1
    return level


def raise_dice(t: Position, kind: i64, number: i64, focus: i64, different: bool) -> None:
    """Raise dice in the city one by one, choosing each time; 1 VP for each raise without a die."""
    raised: i64 = 0
    while number > 0:
        space = _die_to_raise(t, kind, focus, raised)
        if space < 0:
            t.players[ANTIGONE].vp += 1
        else:
            if different:
                raised |= BIT[space]
            raise_in_city(t, space)
        number -= 1


def _die_to_raise(t: Position, kind: i64, focus: i64, raised: i64) -> i64:
    """The dice space of her highest die, a citizen before a hoplite, or -1.

    A die that cannot ascend is chosen only if she has no other (Q20), and so is a die already
    raised.
    """
    hers = t.players[ANTIGONE]
    dice: i64 = hers.citizens | hers.hoplites
    if kind == KIND_CITIZEN:
        dice = hers.citizens
    elif kind == KIND_HOPLITE:
        dice = hers.hoplites
    if not dice:
        return -1
    rising = dice & ~_blocked_hoplites(t, hers)
    if rising:
        dice = rising
    if dice & ~raised:
        dice &= ~raised
    dice = _highest(t, dice)
    if dice & hers.citizens:
        dice &= hers.citizens
    return nearest(DICE_RINGS[focus], dice)


def _highest(t: Position, dice: i64) -> i64:
    """The dice with the highest level, found bit plane by bit plane."""
    if dice & t.high:
        dice &= t.high
    if dice & t.mid:
        dice &= t.mid
    return dice & t.low if dice & t.low else dice


def _blocked_hoplites(t: Position, hers: Player) -> i64:
    """Her hoplites on 3★ that cannot become commanders (D6)."""
    top = hers.hoplites & t.high & t.low
    blocked: i64 = 0
    while top:
        low = top & -top
        top ^= low
        if commander_rows(t, ANTIGONE, NUMBER[low % CYCLE]) == 0:
            blocked |= low
    return blocked


def _advance(t: Position, track: i64) -> None:
    """Advance on the card's track, else on the other; of the reward she takes only the VP (A5)."""
    hers = t.players[ANTIGONE]
    if not advance_marker(t, ANTIGONE, track):
        track = 1 - track
        if not advance_marker(t, ANTIGONE, track):
            hers.vp += 1
            return
    pc: i64 = t.content.altar_effects[track][place_on(hers, track)]
    while t.content.steps[pc].word != OP_END:
        op = t.content.steps[pc]
        if op.word == OP_VP:
            hers.vp += op.number1
        elif op.word == OP_BLESSING and t.content.blessing_vp[op.what]:
            take_blessing(t, ANTIGONE, op.what)
        pc += 1


def _take_order(t: Position, most: bool) -> None:
    """Take an order of the display, fulfilled at once, and refill its slot (A5, Q9, Q21)."""
    hers = t.players[ANTIGONE]
    chosen: i64 = -1
    best: i64 = 0
    slot: i64 = 0
    while slot < len(t.display):
        order = t.display[slot]
        if order >= 0:
            colour = t.content.order_colours[order]
            owned = size(hers.fulfilled & t.content.colour_masks[colour])
            if chosen < 0 or (owned > best if most else owned < best):
                chosen = slot
                best = owned
        slot += 1
    if chosen < 0:
        hers.vp += 1
        return
    hers.fulfilled |= BIT[t.display[chosen]]
    t.display = replaced(t.display, chosen, -1)
    refill_display(t)


def sweep_display(t: Position) -> None:
    """Replace all displayed orders by new ones, as many as the deck has (Q21)."""
    if t.drawn >= len(t.deck):
        return
    for order in t.display:
        if order >= 0:
            t.gone_orders |= BIT[order]
    t.display = [-1] * len(t.display)
    refill_display(t)


def _build(t: Position, roofs: i64, focus: i64, track: i64) -> None:
    """Place a stone and trigger up to so many matching roofs: white, ochre, brown, slate (V8)."""
    space = place_stone(t, focus)
    if space < 0:
        return
    used: i64 = 0
    while roofs > 0:
        edge = matching_roof(t, space, used)
        if edge < 0:
            return
        used |= BIT[edge]
        carry_out(t, roof_effect(t, space, edge), focus, track, True)
        roofs -= 1


def place_stone(t: Position, focus: i64) -> i64:
    """Place a stone where most stones are around it, turned for most matching edges; return its
    space, or -1 if she takes VP instead."""
    spaces = building_spaces(t)
    solo = t.solo
    assert solo is not None
    if not spaces or not has_stones(solo):
        t.players[ANTIGONE].vp += NO_BUILDING
        return -1
    space = nearest(STONE_RINGS[focus], most_neighbours(t, spaces))
    stone = take_stone(t, solo)
    lay_stone(t, space, stone, best_rotation(t, space, stone))
    return space


def matching_roof(t: Position, space: i64, used: i64) -> i64:
    """The edge of her stone whose roof she triggers next, or -1 if no other matches."""
    edges = matching_edges(t, space) & ~used
    if not edges:
        return -1
    return next_roof(t, space, edges)


def roof_effect(t: Position, space: i64, edge: i64) -> i64:
    """What the roof of an edge brings her."""
    return t.content.antigone_roofs[roof_of(t, space, edge)]
