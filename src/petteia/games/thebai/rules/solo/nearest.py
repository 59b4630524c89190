"""How Antigone chooses between places: nearest to the focus, then topmost, then leftmost (A5).

Places are numbered from the top and from the left, so of the nearest ones she takes the lowest
number.
"""

from typing import Final

from petteia.games.thebai.rules.pieces.city import ROWS, SMALL, CityBoard
from petteia.kernel.bits import BIT, member
from petteia.kernel.native import i64


def _distance(one: int, other: int) -> int:
    return abs(one - other)


def _dice_rings(board: CityBoard) -> list[list[int]]:
    """For each Kadmeia space the dice spaces at each distance from it, as bits.

    Distance is counted on a grid with room for the dice spaces between the Kadmeia spaces.
    """
    rings: list[list[int]] = []
    for focus in range(board.spaces):
        around = [0] * (2 * (ROWS + board.columns))
        for dice in range(board.dice):
            one = board.first[dice]
            other = board.second[dice]
            row = one // board.columns + other // board.columns
            column = one % board.columns + other % board.columns
            away = _distance(row, focus // board.columns * 2)
            away += _distance(column, focus % board.columns * 2)
            around[away] |= BIT[dice]
        rings.append(around)
    return rings


def _stone_rings(board: CityBoard) -> list[list[int]]:
    """For each Kadmeia space the Kadmeia spaces at each distance from it, as bits."""
    rings: list[list[int]] = []
    for focus in range(board.spaces):
        around = [0] * (ROWS + board.columns)
        for space in range(board.spaces):
            away = _distance(space // board.columns, focus // board.columns)
            away += _distance(space % board.columns, focus % board.columns)
            around[away] |= BIT[space]
        rings.append(around)
    return rings


DICE_RINGS: Final = _dice_rings(SMALL)
STONE_RINGS: Final = _stone_rings(SMALL)
"""Only for the small side of the city, on which the solo game is played (A1)."""


def nearest(rings: list[int], places: i64) -> i64:
    """The place nearest to the focus of the rings, then topmost, then leftmost."""
    away: i64 = 0
    while not places & rings[away]:
        away += 1
    return member(places & rings[away], 0)
