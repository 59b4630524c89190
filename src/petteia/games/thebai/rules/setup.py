"""Setup: the shared boards, decks and stacks, and what every player starts with.

A player's colour is the number of the seat: seat 2 has the stones from 18 on.
"""

from typing import Final

from petteia.games.thebai.rules.codes import (
    AMPHORA,
    BACKS,
    BRONZE,
    DRACHMA,
    GRAPE,
    NEUTRAL,
    OWN_STONES,
    PHASE_STONES,
    ROUND_BACKS,
    ROUNDS,
    ROWS,
)
from petteia.games.thebai.rules.content import start_spaces
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    HOPLITES,
    NIBBLE,
    UNIT,
)
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.pieces.stones import lay_stone
from petteia.games.thebai.rules.position import (
    Position,
    refill_display,
)
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.rules.solo.turn import set_up_antigone, take_extra_orders
from petteia.kernel.bits import BIT, member, size
from petteia.kernel.native import i64
from petteia.kernel.rng import RandomSource

START_VP: Final = 10
CITIZENS_PER_PLAYER: Final = 7
HOPLITES_PER_PLAYER: Final = 4
TILES_PER_PLAYER: Final = 3
OCCUPIED_MARKERS: Final = 10
UPPER_ROW: Final = 31
"""The rounds whose fate tile lies face-up from the start, as bits (S6)."""
TURMOIL_TILES: Final[list[int]] = [0, 5, 5, 4, 3]
"""With 1 to 4 players (S10)."""
EXTRA_STONES: Final[list[int]] = [0, 2, 2, 3, 0]
"""Stones of an unused colour in the city, with 1 to 4 players (I6)."""
DEFAULT_CHALLENGE: Final = 2
"""The standard level of the rulebook (A12)."""


def set_up(t: Position, rng: RandomSource, challenge: i64 = DEFAULT_CHALLENGE) -> None:
    """Set up everything before the choice of start stones (S1 to S12, I1 to I5)."""
    t.phase = PHASE_STONES
    t.stones_at = [-1] * t.board.spaces
    _lay_out_rows(t, rng)
    _lay_out_fate(t, rng)
    _lay_out_orders(t, rng)
    _lay_out_altar(t)
    _lay_out_council(t, rng)
    if t.seats <= 2:
        _lay_out_heralds(t, rng)
    _set_turn_order(t, rng)
    _set_up_players(t, rng)
    if t.seats == 1:
        set_up_antigone(t, rng, challenge)


def _shuffled(rng: RandomSource, number: i64) -> list[int]:
    numbers = list(range(number))
    rng.shuffle(numbers)
    return numbers


def _lay_out_rows(t: Position, rng: RandomSource) -> None:
    """A hero, an attack card and a gate tile for every row (S3, S4, S5)."""
    t.heroes = _shuffled(rng, len(t.content.edition.heroes))[:ROWS]
    t.hero_spaces = [-1] * len(t.content.edition.heroes)
    t.attacks = _shuffled(rng, len(t.content.edition.attacks))[:ROWS]
    t.gates = _shuffled(rng, ROWS)


def tiles_with_back(t: Position, back: i64) -> list[int]:
    """The fate tiles with that back; with 1 or 2 players conflict 7 is not in the game (S6)."""
    return (t.content.fate_few if t.seats <= 2 else t.content.fate_many)[back]


def _lay_out_fate(t: Position, rng: RandomSource) -> None:
    """The fate tiles of rounds 1 to 10, shuffled by back; the rest leaves the game unseen (S6)."""
    t.fate = [-1] * ROUNDS
    t.fate_out = []
    for back in range(len(BACKS)):
        tiles = tiles_with_back(t, back)[:]
        rng.shuffle(tiles)
        for number, wanted in enumerate(ROUND_BACKS):
            if wanted == back:
                t.fate[number] = tiles.pop()
        t.fate_out += tiles
    t.fate_shown = UPPER_ROW


def _lay_out_orders(t: Position, rng: RandomSource) -> None:
    """The starting orders as the display, all others as the deck (S8)."""
    starting = t.content.starting
    t.display = starting[:]
    t.deck = [order for order in range(t.content.orders) if order not in starting]
    rng.shuffle(t.deck)


def _lay_out_altar(t: Position) -> None:
    """Blessings and help tiles on their stacks (S9)."""
    t.blessings_left = t.content.blessing_copies[:]
    t.help_left = [stack.copies for stack in t.content.edition.help_stacks]


def _lay_out_council(t: Position, rng: RandomSource) -> None:
    """The monuments for the number of players, an empty path, and turmoil by a card (S1, S10)."""
    t.council = t.content.council_of[t.seats]
    t.path = [-1] * (len(t.content.path) - 1)
    t.waiting = []
    card = t.content.turmoil[rng.below(len(t.content.turmoil))]
    left: i64 = TURMOIL_TILES[t.seats]
    for space in card:
        if left > 0 and t.council & BIT[space]:
            t.turmoil |= BIT[space]
            left -= 1


def _lay_out_heralds(t: Position, rng: RandomSource) -> None:
    """The herald deck and the occupied markers, with 1 or 2 players (S12)."""
    t.herald_deck = _shuffled(rng, len(t.content.edition.heralds))
    t.heralds_done = []
    t.markers_left = OCCUPIED_MARKERS


def _set_turn_order(t: Position, rng: RandomSource) -> None:
    """Stack the altar markers in random order; turn order is from the top of Dionysos down (I1).

    In a solo game the player's marker is on top at Dionysos and Antigone's at Ares (Q22).
    """
    order = list(range(len(t.players)))
    if t.seats > 1:
        rng.shuffle(order)
    t.order = order
    t.ares = order
    t.dionysos = order[::-1]


def _set_up_players(t: Position, rng: RandomSource) -> None:
    """Estates and supplies of all players; neutral stones are dealt from one pile (I2 to I5)."""
    neutral = _shuffled(rng, len(t.content.edition.neutral))
    for seat in range(t.seats):
        player = t.players[seat]
        own = _shuffled(rng, OWN_STONES)
        player.estate = []
        for row in range(3):
            player.estate += [seat * OWN_STONES + kind for kind in own[3 * row : 3 * row + 3]]
            player.estate.append(NEUTRAL + neutral.pop())
        player.vp = START_VP
        player.tiles = TILES_PER_PLAYER
        _give_supply(t, player, t.order.index(seat))


def _give_supply(t: Position, player: Player, place: i64) -> None:
    """Dice, goods and drachmas by the place in the turn order (I4, I5)."""
    levels, drachmas = t.content.edition.starts[place]
    player.supply = HOPLITES_PER_PLAYER * NIBBLE[HOPLITES]
    for level in levels:
        player.supply += NIBBLE[CITIZENS + level]
    player.reserve = CITIZENS_PER_PLAYER - len(levels)
    player.stock = UNIT[GRAPE] + UNIT[AMPHORA] + UNIT[BRONZE] + drachmas * UNIT[DRACHMA]


def lay_start_stones(t: Position) -> None:
    """Shuffle the chosen stones and those of an unused colour onto the start spaces (I6)."""
    rng = t.rng.copy()
    stones = t.chosen[:]
    colour = max(t.seats, ANTIGONE + 1)
    if EXTRA_STONES[t.seats]:
        kinds = _shuffled(rng, OWN_STONES)[: EXTRA_STONES[t.seats]]
        stones += [colour * OWN_STONES + kind for kind in kinds]
    rng.shuffle(stones)
    spaces = start_spaces(t.content.edition, t.seats)
    for space, stone in zip(spaces, stones, strict=True):
        lay_stone(t, space, stone, _any_rotation(t, stone, rng))
    t.chosen = []
    t.rng = rng


def _any_rotation(t: Position, stone: i64, rng: RandomSource) -> i64:
    """A random rotation of a stone; every look is equally likely."""
    rotations: i64 = t.content.rotations[stone]
    return member(rotations, rng.below(size(rotations)))


def deal_first_orders(t: Position) -> None:
    """Remove the starting orders nobody took and fill the display (I7); then give Antigone the
    orders of her challenge (Q22)."""
    for order in t.display:
        if order >= 0:
            t.gone_orders |= BIT[order]
    t.display = [-1] * 4
    refill_display(t)
    if t.solo is not None:
        take_extra_orders(t)
