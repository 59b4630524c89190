"""Stones: taking them off the estate, placing them in the city, and their roofs (V6 to V8)."""

from petteia.games.thebai.rules.packing import EIGHTS, STONES_OF_A_ROW
from petteia.games.thebai.rules.pieces.city import LARGE
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import (
    Position,
    replaced,
)
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64


def rows_with_stones(player: Player) -> i64:
    """The rows of an estate with a stone, as bits."""
    rows: i64 = 0
    row: i64 = 0
    while row < 3:
        if player.cleared(row) < STONES_OF_A_ROW:
            rows |= BIT[row]
        row += 1
    return rows


def take_stone(player: Player, row: i64) -> i64:
    """The leftmost stone of a row leaves the estate (V6, V7)."""
    stone = player.estate[row * STONES_OF_A_ROW + player.cleared(row)]
    player.gone += EIGHTS[row]
    return stone


def building_spaces(t: Position) -> i64:
    """The empty Kadmeia spaces next to a stone, as bits (V7)."""
    neighbours = t.board.neighbours
    stones = t.stones
    found: i64 = 0
    place: i64 = 0
    for around in neighbours:
        if around & stones:
            found |= BIT[place]
        place += 1
    return found & ~stones


def lay_stone(t: Position, space: i64, stone: i64, rotation: i64) -> None:
    """Put a stone on a space, turned clockwise by `rotation` quarters."""
    t.stones_at = replaced(t.stones_at, space, stone << 2 | rotation)
    t.stones |= BIT[space]
    around = t.board.dice_around[space]
    t.amid |= t.beside & around
    t.beside |= around


def roof_of(t: Position, space: i64, edge: i64) -> i64:
    """The roof colour on an edge of the stone on a space."""
    lying = t.stones_at[space]
    return t.content.stone_roofs[lying << 2 | edge]


def rim_roof(t: Position, space: i64, edge: i64) -> i64:
    """The roof colour of the city rim at an edge of a Kadmeia space (S2)."""
    rim = t.content.large_rim if t.board is LARGE else t.content.small_rim
    return rim[space * 4 + edge]


def roof_beyond(t: Position, space: i64, edge: i64) -> i64:
    """The roof colour beyond an edge of a Kadmeia space, of a stone or of the rim; -1 if the
    neighbouring space is empty (V8, Q23)."""
    beyond: i64 = t.board.edge_space[space * 4 + edge]
    if beyond < 0:
        return rim_roof(t, space, edge)
    if t.stones & BIT[beyond]:
        return roof_of(t, beyond, (edge + 2) % 4)
    return -1


def matching_edges(t: Position, space: i64) -> i64:
    """The edges of a stone whose roof matches the roof beyond, as bits (V8)."""
    edges: i64 = 0
    edge: i64 = 0
    while edge < 4:
        if roof_beyond(t, space, edge) == roof_of(t, space, edge):
            edges |= BIT[edge]
        edge += 1
    return edges
