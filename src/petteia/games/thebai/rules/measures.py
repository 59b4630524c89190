"""The measures that effects and conditions count, and a player's strength in a row (F3)."""

from typing import Final

from petteia.games.thebai.rules.codes import (
    BATTLE,
    NEUTRAL,
    OP_END,
    OP_VP,
    OWN_STONES,
    ROWS,
    STAND_STRENGTH,
    STANDEE_DICE,
    STANDEE_MONUMENT,
)
from petteia.games.thebai.rules.content import Op
from petteia.games.thebai.rules.packing import CITIZENS, STONES_OF_A_ROW
from petteia.games.thebai.rules.passives import passive
from petteia.games.thebai.rules.pieces.dice import strength_of
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position
from petteia.kernel.bits import BIT, CYCLE, NUMBER, size
from petteia.kernel.native import i64

# The numbers of codes.MEASURES.
COMMANDERS: Final = 1
ROWS_GUARDED: Final = 2
STRONGEST_ROW: Final = 3
GATE_TILES: Final = 4
HEROES: Final = 5
ON_DIONYSOS: Final = 6
ON_ARES: Final = 7
ALTAR_LOWER: Final = 8
BLESSINGS: Final = 9
FULFILLED: Final = 10
DOUBLE_COLOURS: Final = 11
TOP_COLOUR: Final = 12
STOCK: Final = 13
COLUMNS_CLEARED: Final = 14
ROWS_CLEARED: Final = 15
STONES_GONE: Final = 16
STONES_IN_CITY: Final = 17
CITIZENS_CITY: Final = 18
DICE_CITY: Final = 19
STRONG_CITY: Final = 20
STRONG_CITIZENS: Final = 21
STRONG_HOME: Final = 22
ROWS_WITH_DICE: Final = 23
COUNCILLORS: Final = 24

STRONG_LEVEL: Final = 2
"""The lowest level of strength 2."""


def amount(t: Position, seat: i64, op: Op, strength: i64 = 1) -> i64:
    """The number of a step: multiplied by its measure, if it has one, up to its cap."""
    number = op.number(strength)
    if op.per:
        number *= measure(t, seat, op.per)
        if op.cap and number > op.cap:
            number = op.cap
    return number


def effect_vp(t: Position, seat: i64, effect: i64) -> i64:
    """The VP that the steps of an effect score in this position (E2)."""
    total: i64 = 0
    pc = effect
    op = t.content.steps[pc]
    while op.word != OP_END:
        if op.word == OP_VP:
            total += amount(t, seat, op)
        pc += 1
        op = t.content.steps[pc]
    return total


def measure(t: Position, seat: i64, which: i64) -> i64:
    """The value of one of `codes.MEASURES` for a player."""
    player = t.players[seat]
    if which <= HEROES:
        return _measure_military(t, seat, player, which)
    if which <= BLESSINGS:
        return _measure_altar(player, which)
    if which <= TOP_COLOUR:
        return _measure_orders(t, player, which)
    if which <= STONES_IN_CITY:
        return _measure_estate(t, seat, player, which)
    return _measure_dice(t, seat, player, which)


def battle_total(t: Position, seat: i64, row: i64, with_bonus: bool) -> i64:
    """A player's strength in a row: hoplites, commander and standees with strength; the bonus of
    blessings and heroes counts only for players who take part (F3, R7)."""
    player = t.players[seat]
    total = strength_of(t, player.hoplites & t.board.row_mask[row])
    commander = player.commander_in(row)
    if commander:
        total += t.content.commanders[commander - 1]
    if player.heroes:
        total += _standing_strength(t, player, row)
    if with_bonus and takes_part(t, seat, row):
        total += passive(t, player, BATTLE)
    return total


def takes_part(t: Position, seat: i64, row: i64) -> bool:
    """Has a player a hoplite, a commander or a standee with strength in a row (R7)?"""
    player = t.players[seat]
    return (
        player.hoplites & t.board.row_mask[row] != 0
        or player.commander_in(row) != 0
        or (player.heroes != 0 and _standing_strength(t, player, row) != 0)
    )


def heroes_seated(t: Position, player: Player) -> i64:
    """The council spaces with a standee of the player, as bits."""
    seats: i64 = 0
    heroes = player.heroes
    while heroes:
        low = heroes & -heroes
        heroes ^= low
        hero: i64 = NUMBER[low % CYCLE]
        if t.content.standees[hero] == STANDEE_MONUMENT:
            space: i64 = t.hero_spaces[hero]
            if space >= 0:
                seats |= BIT[space]
    return seats


def columns_cleared(player: Player) -> i64:
    """Columns of the estate without a stone; the first column, always open, does not count (T1)."""
    cleared = player.cleared(0)
    if player.cleared(1) < cleared:
        cleared = player.cleared(1)
    if player.cleared(2) < cleared:
        cleared = player.cleared(2)
    return cleared


def _standing_strength(t: Position, player: Player, row: i64) -> i64:
    """The strength of the player's standees in a row or on its edges."""
    total: i64 = 0
    heroes = player.heroes
    while heroes:
        low = heroes & -heroes
        heroes ^= low
        hero: i64 = NUMBER[low % CYCLE]
        rule = t.content.hero_rules[hero]
        if rule.passive == STAND_STRENGTH and t.content.standees[hero] == STANDEE_DICE:
            space: i64 = t.hero_spaces[hero]
            if space >= 0 and t.board.row_mask[row] & BIT[space]:
                total += rule.strength
    return total


def _measure_military(t: Position, seat: i64, player: Player, which: i64) -> i64:
    if which == COMMANDERS:
        return player.commanders
    if which == GATE_TILES:
        return size(player.gates)
    if which == HEROES:
        return size(player.heroes)
    count: i64 = 0
    row: i64 = 0
    while row < ROWS:
        if which == ROWS_GUARDED:
            if takes_part(t, seat, row):
                count += 1
        else:
            total = battle_total(t, seat, row, False)
            if total > count:
                count = total
        row += 1
    return count


def _measure_altar(player: Player, which: i64) -> i64:
    if which == ON_DIONYSOS:
        return player.dionysos
    if which == ON_ARES:
        return player.ares
    if which == ALTAR_LOWER:
        return player.dionysos if player.dionysos < player.ares else player.ares
    count: i64 = 0
    blessings = player.blessings
    while blessings:
        count += blessings & 15
        blessings >>= 4
    return count


def _measure_orders(t: Position, player: Player, which: i64) -> i64:
    if which == FULFILLED:
        return size(player.fulfilled)
    doubles: i64 = 0
    most: i64 = 0
    for colour in t.content.colour_masks:
        orders = size(player.fulfilled & colour)
        if orders > 1:
            doubles += 1
        if orders > most:
            most = orders
    return doubles if which == DOUBLE_COLOURS else most


def _measure_estate(t: Position, seat: i64, player: Player, which: i64) -> i64:
    if which == STOCK:
        return player.belongings()
    if which == COLUMNS_CLEARED:
        return columns_cleared(player)
    if which == STONES_IN_CITY:
        return _stones_in_city(t, seat)
    count: i64 = 0
    row: i64 = 0
    while row < 3:
        gone = player.cleared(row)
        if which == STONES_GONE:
            count += gone
        elif gone == STONES_OF_A_ROW:
            count += 1
        row += 1
    return count


def _stones_in_city(t: Position, seat: i64) -> i64:
    count: i64 = 0
    for lying in t.stones_at:
        stone: i64 = lying >> 2
        if 0 <= stone < NEUTRAL and stone // OWN_STONES == seat:
            count += 1
    return count


def _measure_dice(t: Position, seat: i64, player: Player, which: i64) -> i64:
    if which == CITIZENS_CITY:
        return size(player.citizens)
    if which == DICE_CITY:
        return size(player.citizens | player.hoplites)
    if which == STRONG_CITY:
        return size((player.citizens | player.hoplites) & t.high)
    if which == STRONG_HOME:
        return _strong_home(player)
    if which == STRONG_CITIZENS:
        return _strong_home(player) + size(player.citizens & (t.mid | t.high))
    if which == COUNCILLORS:
        return _councillors(t, seat, player)
    count: i64 = 0
    dice = player.citizens | player.hoplites
    for row in t.board.row_mask:
        if dice & row:
            count += 1
    return count


def _councillors(t: Position, seat: i64, player: Player) -> i64:
    """The dice, tiles and heroes on the monuments, and the dice on the path: a citizen that has
    ascended is a councillor from then on (D3, Q16)."""
    dice = size(player.council_dice) + dice_on_path(t, seat)
    return dice + size(player.council_tiles) + size(heroes_seated(t, player))


def dice_on_path(t: Position, seat: i64) -> i64:
    """A player's dice on the path, those on its last space included."""
    return t.path.count(seat) + t.waiting.count(seat)


def _strong_home(player: Player) -> i64:
    """The player's citizens of strength 2 or 3 in the supply and on the estate."""
    count: i64 = 0
    level: i64 = STRONG_LEVEL
    while level < 6:
        count += player.in_supply(CITIZENS + level)
        level += 1
    dice = player.estate_dice
    while dice:
        low = dice & -dice
        dice ^= low
        space: i64 = NUMBER[low % CYCLE]
        if player.estate_levels >> 3 * space & 7 >= STRONG_LEVEL:
            count += 1
    return count
