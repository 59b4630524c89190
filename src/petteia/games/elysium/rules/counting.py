"""Counting: what `per` and `if` look at, and who has the most (G6, G11, K4, K20)."""

from petteia.games.elysium.rules.codes import (
    AGORA,
    CITIZEN,
    DISCARDS,
    DOMAIN,
    ELYSIUM,
    LEGEND,
    ORACLE,
)
from petteia.games.elysium.rules.legends import FAMILY_SET, LEVEL_SET, SIZE, TYPE
from petteia.games.elysium.rules.ops import (
    COUNT_BONUSES,
    COUNT_CARDS,
    COUNT_FAMILIES,
    COUNT_LEGENDS,
    COUNT_LEVELS,
    COUNT_TRANSFERS,
    Condition,
    Measure,
    Op,
)
from petteia.games.elysium.rules.position import Player, Position, least, mask_of
from petteia.kernel.bits import BIT, size
from petteia.kernel.native import i64


def measure(t: Position, count: Measure, you: i64, them: i64, legend: i64) -> i64:
    """The counted amount, after `each` and `cap`. `legend` is the Chronos card's own, or -1."""
    player = t.players[them if count.them else you]
    what = count.what
    amount: i64 = 0
    if what == COUNT_CARDS:
        amount = _cards(t, count, player, legend)
    elif what == COUNT_FAMILIES:
        amount = _families(t, count, player, legend)
    elif what == COUNT_LEVELS:
        amount = _levels(t, count, player, legend)
    elif what == COUNT_LEGENDS:
        amount = _legends(count, player)
    elif what == COUNT_BONUSES:
        seat = them if count.them else you
        amount = t.family_tiles.count(seat) + t.level_tiles.count(seat)
    elif what == COUNT_TRANSFERS:
        amount = _transfers(count, player)
    else:
        amount = player.tokens(count.token)
    if count.each > 1:
        amount //= count.each
    return least(amount, count.cap)


def holds(t: Position, condition: Condition, you: i64, them: i64, legend: i64) -> bool:
    """Whether the condition of a step is fulfilled now."""
    count = condition.count
    if count is not None:
        return count.least <= measure(t, count, you, them, legend) <= count.most
    if condition.column:
        return t.players[you].columns & condition.column != 0
    mine = t.players[you].tokens(condition.token)
    if mine == 0:
        return False
    for seat, player in enumerate(t.players):
        if seat != you:
            theirs = player.tokens(condition.token)
            if theirs > mine or (theirs == mine and not condition.tie):
                return False
    return True


def times(t: Position, op: Op, you: i64, them: i64) -> i64:
    """The multiplier of a step: 0 if its condition fails, else its `per`, or 1."""
    if op.plain:
        return 1
    if op.condition is not None and not holds(t, op.condition, you, them, -1):
        return 0
    if op.per is not None:
        return measure(t, op.per, you, them, -1)
    return 1


def richest(t: Position, op: Op, you: i64) -> list[int]:
    """The players with the most of the step's token, at least 1, in Disc order (K16)."""
    most: i64 = 1
    found: list[int] = []
    for seat in t.order:
        if seat == you and not op.of_all:
            continue
        amount = t.players[seat].tokens(op.token)
        if amount > most:
            most = amount
            found = [seat]
        elif amount == most:
            found.append(seat)
    return found


def _cards(t: Position, count: Measure, player: Player, legend: i64) -> i64:
    mask = count.mask
    zone = count.zone
    if zone == DOMAIN:
        found = size(player.held & mask)
        return found + len(player.citizens) if count.citizens else found
    if zone == ELYSIUM or zone == LEGEND:
        amount: i64 = 0
        for entry in player.written:
            card = entry & CITIZEN
            if zone == LEGEND and entry >> 7 != legend:
                continue
            if count.citizens if card == CITIZEN else mask & BIT[card]:
                amount += 1
        return amount
    return len([design for design in _zone(t, zone) if mask & BIT[design]])


def _families(t: Position, count: Measure, player: Player, legend: i64) -> i64:
    found = _family_set(t, count.zone, player, legend)
    if count.also >= 0:
        found &= _family_set(t, count.also, player, legend)
    return size(found)


def _family_set(t: Position, zone: i64, player: Player, legend: i64) -> i64:
    """The Families in a zone, as bits."""
    if zone == LEGEND:
        return FAMILY_SET[player.legends[legend]]
    designs = _designs(t, zone, player)
    found: i64 = 0
    for family, mask in enumerate(t.content.of_family):
        if designs & mask:
            found |= BIT[family]
    return found


def _levels(t: Position, count: Measure, player: Player, legend: i64) -> i64:
    found = _level_set(t, count.zone, player, legend)
    if count.also >= 0:
        found &= _level_set(t, count.also, player, legend)
    return size(found)


def _level_set(t: Position, zone: i64, player: Player, legend: i64) -> i64:
    """The Levels in a zone, as bits."""
    if zone == LEGEND:
        return LEVEL_SET[player.legends[legend]]
    designs = _designs(t, zone, player)
    found: i64 = 0
    for level in (1, 2, 3):
        if designs & t.content.of_level[level]:
            found |= BIT[level]
    return found


def _designs(t: Position, zone: i64, player: Player) -> i64:
    """The designs in a zone, as bits."""
    if zone == DOMAIN:
        return player.held
    if zone == ELYSIUM:
        mask: i64 = 0
        for entry in player.written:
            if entry & CITIZEN != CITIZEN:
                mask |= BIT[entry & CITIZEN]
        return mask
    return mask_of(_zone(t, zone))


def _zone(t: Position, zone: i64) -> list[int]:
    if zone == AGORA:
        return t.agora
    if zone == ORACLE:
        return t.oracle
    assert zone == DISCARDS
    return t.discard


def _legends(count: Measure, player: Player) -> i64:
    amount: i64 = 0
    for shape in player.legends:
        if SIZE[shape] >= count.size and (count.type == 0 or TYPE[shape] == count.type):
            amount += 1
    return amount


def _transfers(count: Measure, player: Player) -> i64:
    amount: i64 = 0
    for card in player.moved:
        if count.citizens if card == CITIZEN else count.mask & BIT[card]:
            amount += 1
    return amount
