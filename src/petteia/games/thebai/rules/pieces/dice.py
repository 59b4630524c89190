"""Dice: their levels, raising, lowering and ascending (D1 to D7)."""

from typing import Final

from petteia.games.thebai.rules.codes import (
    ASCENDING,
    MEETING,
    PROSPERITIES,
    ROUNDS,
    ROWS,
    TOP_LEVEL,
)
from petteia.games.thebai.rules.packing import (
    EIGHTS,
    HOPLITES,
    NIBBLE,
)
from petteia.games.thebai.rules.pieces import raised_dice
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position, is_antigone, push, replaced
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.kernel.bits import BIT, size
from petteia.kernel.native import i64

MOST_HEROES: Final = 3
LOWEST_LOSS: Final = 3
"""VP lost when a die at level 1 would be lowered (D2)."""
EARLY_ROUNDS: Final = 6
"""Up to this round Antigone removes the topmost hero, afterwards the bottommost (A6)."""


def level_at(t: Position, space: i64) -> i64:
    """The level of the die on a dice space."""
    bit = BIT[space]
    level: i64 = 0
    if t.low & bit:
        level = 1
    if t.mid & bit:
        level += 2
    if t.high & bit:
        level += 4
    return level


def set_level(t: Position, space: i64, level: i64) -> None:
    """Turn the die on a dice space to a level."""
    bit = BIT[space]
    keep = ~bit
    t.low = t.low | bit if level & 1 else t.low & keep
    t.mid = t.mid | bit if level & 2 else t.mid & keep
    t.high = t.high | bit if level & 4 else t.high & keep


def strength_of(t: Position, dice: i64) -> i64:
    """The sum of the strengths of the dice on these spaces (D1)."""
    return size(dice) + size(dice & t.mid) + 2 * size(dice & t.high)


def levels_of(t: Position, dice: i64) -> i64:
    """The sum of the levels of the dice on these spaces; the lowest level is 0."""
    return size(dice & t.low) + 2 * size(dice & t.mid) + 4 * size(dice & t.high)


def owner_of(t: Position, space: i64) -> i64:
    """The seat whose die lies on a dice space."""
    bit = BIT[space]
    seat: i64 = 0
    for player in t.players:
        if (player.citizens | player.hoplites) & bit:
            return seat
        seat += 1
    raise AssertionError("no die lies there")


def put_citizen(t: Position, seat: i64, space: i64, level: i64) -> None:
    """Put a citizen on a free dice space; the caller takes it from where it was."""
    t.players[seat].citizens |= BIT[space]
    _put(t, space, level)


def put_hoplite(t: Position, seat: i64, space: i64, level: i64) -> None:
    """Put a hoplite on a free dice space; the caller takes it from where it was."""
    t.players[seat].hoplites |= BIT[space]
    _put(t, space, level)


def _put(t: Position, space: i64, level: i64) -> None:
    t.dice |= BIT[space]
    t.fresh |= BIT[space]
    set_level(t, space, level)


def take_die(t: Position, seat: i64, space: i64) -> i64:
    """Take a player's die off its dice space and return its level."""
    level = level_at(t, space)
    set_level(t, space, 0)
    keep = ~BIT[space]
    player = t.players[seat]
    player.citizens &= keep
    player.hoplites &= keep
    t.dice &= keep
    raised_dice.leave_city(t, seat, space)
    return level


def shift_hoplite(t: Position, seat: i64, source: i64, space: i64) -> None:
    """Move a hoplite from its dice space to a free one (V5)."""
    raised_dice.shift(t, seat, source, space)
    put_hoplite(t, seat, space, take_die(t, seat, source))


def muster_hoplite(t: Position, seat: i64, level: i64, space: i64) -> None:
    """Place a hoplite of this level from the supply on a free dice space (V5)."""
    t.players[seat].supply -= NIBBLE[HOPLITES + level]
    raised_dice.leave_supply(t, seat, HOPLITES + level, space)
    put_hoplite(t, seat, space, level)


def return_hoplite(t: Position, seat: i64, space: i64) -> None:
    """Return a hoplite to its owner's supply at level 1 (F5)."""
    take_die(t, seat, space)
    t.players[seat].supply += NIBBLE[HOPLITES]


def lower_in_city(t: Position, seat: i64, space: i64) -> None:
    """Lower an own die; at level 1 lose VP instead (D2)."""
    level = level_at(t, space)
    if level == 0:
        t.players[seat].vp -= LOWEST_LOSS
    else:
        set_level(t, space, level - 1)


def raise_in_supply(t: Position, seat: i64, place: i64) -> None:
    """Raise a die of the supply, given by its place there (D2, D5)."""
    player = t.players[seat]
    if place % HOPLITES == TOP_LEVEL:
        player.vp += 1
    else:
        player.supply += NIBBLE[place + 1] - NIBBLE[place]
        raised_dice.rise_in_supply(t, seat, place)


def raise_on_estate(t: Position, seat: i64, space: i64) -> None:
    """Raise a die on the estate (D2, D5)."""
    player = t.players[seat]
    if player.estate_levels >> 3 * space & 7 == TOP_LEVEL:
        player.vp += 1
    else:
        player.estate_levels += EIGHTS[space]


def will_ascend(t: Position, seat: i64, space: i64) -> bool:
    """Would raising this die take it out of the city (D3, D4, D6)?"""
    if level_at(t, space) < TOP_LEVEL:
        return False
    if t.players[seat].citizens & BIT[space]:
        return True
    return commander_rows(t, seat, space) != 0


def raise_in_city(t: Position, space: i64) -> None:
    """Raise any player's die in the city; its owner makes the choices it brings (D2 to D7)."""
    level = level_at(t, space)
    if level < TOP_LEVEL:
        set_level(t, space, level + 1)
        return
    seat = owner_of(t, space)
    player = t.players[seat]
    if player.citizens & BIT[space]:
        _ascend_citizen(t, seat, space)
        return
    rows = commander_rows(t, seat, space)
    if rows == 0:
        player.vp += 1
    elif is_antigone(t, seat):
        _ascend_antigone_hoplite(t, space, rows)
    else:
        push(t, ASCENDING, seat).at = space


def _ascend_citizen(t: Position, seat: i64, space: i64) -> None:
    """Move a citizen to the topmost empty space of the council path and score its VP (D3)."""
    take_die(t, seat, space)
    place: i64 = 0
    while place < len(t.path) and t.path[place] >= 0:
        place += 1
    if place < len(t.path):
        t.path = replaced(t.path, place, seat)
    else:
        t.waiting = t.waiting + [seat]
    t.players[seat].vp += t.content.path[place]


def commander_rows(t: Position, seat: i64, space: i64) -> i64:
    """The rows where a hoplite on this dice space may become a commander, as bits (D4, D6)."""
    player = t.players[seat]
    if player.commanders >= len(t.content.commanders):
        return 0
    board = t.board
    upper = board.upper[space]
    rows: i64 = 0
    if player.commander_in(upper) == 0:
        rows = BIT[upper]
    lower = upper + 1
    if lower < ROWS and board.row_mask[lower] & BIT[space] and player.commander_in(lower) == 0:
        rows |= BIT[lower]
    return rows


def set_commander(t: Position, seat: i64, space: i64, row: i64) -> None:
    """Remove a hoplite from the game and put the lowest commander left into a row (D4)."""
    first = _is_first(t, row)
    _promote(t, seat, space, row)
    if first and may_take_hero(t, t.players[seat]):
        push(t, MEETING, seat)


def _promote(t: Position, seat: i64, space: i64, row: i64) -> None:
    take_die(t, seat, space)
    player = t.players[seat]
    player.commanders += 1
    player.rows += EIGHTS[row] * player.commanders


def _is_first(t: Position, row: i64) -> bool:
    for player in t.players:
        if player.commander_in(row):
            return False
    return True


def may_take_hero(t: Position, player: Player) -> bool:
    """May a player take a hero: is one displayed, and has the player fewer than three (D4)?"""
    return size(player.heroes) < MOST_HEROES and displayed_heroes(t) != 0


def displayed_heroes(t: Position) -> i64:
    """The heroes beside the rows, as bits."""
    mask: i64 = 0
    for hero in t.heroes:
        if hero >= 0:
            mask |= BIT[hero]
    return mask


def _ascend_antigone_hoplite(t: Position, space: i64, rows: i64) -> None:
    """Ascend Antigone's hoplite: to the row of the coming conflict if possible, else to the upper
    row; a hero leaves the display (A6, Q21)."""
    row = coming_row(t)
    if row < 0 or not rows & BIT[row]:
        row = t.board.upper[space]
        if not rows & BIT[row]:
            row += 1
    _promote(t, ANTIGONE, space, row)
    place: i64 = 0 if t.round <= EARLY_ROUNDS else ROWS - 1
    step: i64 = 1 if t.round <= EARLY_ROUNDS else -1
    while 0 <= place < ROWS:
        if t.heroes[place] >= 0:
            t.heroes = replaced(t.heroes, place, -1)
            return
        place += step


def coming_row(t: Position) -> i64:
    """The row of the next visible conflict, or -1 if there is none (S7)."""
    place: i64 = t.round - 1
    while place < ROUNDS:
        tile = t.fate[place]
        if tile >= PROSPERITIES and t.fate_shown & BIT[place]:
            return tile - PROSPERITIES
        place += 1
    return -1
