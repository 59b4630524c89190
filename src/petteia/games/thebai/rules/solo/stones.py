"""Antigone's stones: her piles, and how she places a stone in the city (A2)."""

from typing import Final

from petteia.games.thebai.rules.pieces.stones import roof_beyond, roof_of
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.solo.state import Solo
from petteia.kernel.bits import BIT, member, size
from petteia.kernel.native import i64

PILES: Final = 3
ROOF_ORDER: Final[list[int]] = [0, 2, 1, 3]
"""The order in which she triggers roofs: white, ochre, brown, slate."""


def has_stones(solo: Solo) -> bool:
    """Is there a stone left in one of her piles?"""
    return bool(solo.piles[0] or solo.piles[1] or solo.piles[2])


def take_stone(t: Position, solo: Solo) -> i64:
    """Roll for a pile and take its top stone; an empty pile passes to the right (A2)."""
    t.rng = t.rng.copy()
    pile = t.rng.below(PILES)
    while not solo.piles[pile]:
        pile = (pile + 1) % PILES
    stone = solo.piles[pile][-1]
    piles = solo.piles[:]
    piles[pile] = piles[pile][:-1]
    solo.piles = piles
    return stone


def most_neighbours(t: Position, spaces: i64) -> i64:
    """The Kadmeia spaces with the most stones next to them."""
    best: i64 = 0
    chosen: i64 = 0
    while spaces:
        space = member(spaces, 0)
        spaces &= spaces - 1
        around = size(t.board.neighbours[space] & t.stones)
        if around > best:
            best = around
            chosen = 0
        if around == best:
            chosen |= BIT[space]
    return chosen


def best_rotation(t: Position, space: i64, stone: i64) -> i64:
    """The fewest clockwise quarter turns with the most matching edges (V8)."""
    facing = [roof_beyond(t, space, edge) for edge in range(4)]
    chosen: i64 = 0
    best: i64 = -1
    turns: i64 = 0
    while turns < 4:
        matching: i64 = 0
        edge: i64 = 0
        while edge < 4:
            if facing[edge] == t.content.stone_roofs[stone * 16 + turns * 4 + edge]:
                matching += 1
            edge += 1
        if matching > best:
            best = matching
            chosen = turns
        turns += 1
    return chosen


def next_roof(t: Position, space: i64, edges: i64) -> i64:
    """The edge whose roof she triggers first."""
    for colour in ROOF_ORDER:
        edge: i64 = 0
        while edge < 4:
            if edges & BIT[edge] and roof_of(t, space, edge) == colour:
                return edge
            edge += 1
    raise AssertionError("an edge has one of the four colours")
