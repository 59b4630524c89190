"""The geometry of the city: Kadmeia spaces, dice spaces between them, rows and rim (S2).

Kadmeia space = row * columns + column, rows from the top, columns from the left. Dice spaces are
numbered row by row: first those in a row from the left, then those between it and the next row.
"""

from typing import Final, final

from petteia.kernel.bits import BIT
from petteia.kernel.native import i64

ROWS: Final = 7
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


@final
class CityBoard:
    """One side of the city board."""

    __slots__ = (
        "all_dice",
        "around",
        "column_mask",
        "columns",
        "dice",
        "dice_around",
        "dice_names",
        "edge_dice",
        "edge_space",
        "first",
        "from_left",
        "names",
        "neighbours",
        "row_mask",
        "second",
        "spaces",
        "upper",
    )

    def __init__(self, columns: i64) -> None:
        self.columns = columns
        self.spaces: i64 = ROWS * columns
        stride = 2 * columns - 1
        self.dice: i64 = stride * ROWS - columns
        self.all_dice: i64 = BIT[self.dice] - 1
        self.first: list[int] = [0] * self.dice
        """The upper or left Kadmeia space beside each dice space."""
        self.second: list[int] = [0] * self.dice
        """The lower or right one."""
        self.upper: list[int] = [0] * self.dice
        """The row of each dice space; the upper one if it lies between two rows."""
        self.row_mask: list[int] = [0] * ROWS
        """The dice spaces of each row, including those between it and another row (F3)."""
        self.column_mask: list[int] = [0] * columns
        """The dice spaces that touch a Kadmeia space of each column (H2)."""
        self.edge_space: list[int] = [-1] * (self.spaces * 4)
        """The Kadmeia space beyond each edge, or -1 for the rim: space * 4 + edge."""
        self.edge_dice: list[int] = [-1] * (self.spaces * 4)
        """The dice space on each edge, or -1 for the rim."""
        self.neighbours: list[int] = [0] * self.spaces
        """The neighbouring Kadmeia spaces of each, as bits."""
        self.dice_around: list[int] = [0] * self.spaces
        """The dice spaces around each Kadmeia space, as bits."""
        self.around: list[int] = [0] * self.dice
        """The two Kadmeia spaces beside each dice space, as bits."""
        for row in range(ROWS):
            for column in range(columns):
                space = row * columns + column
                if column + 1 < columns:
                    self._join(row * stride + column, space, space + 1, EAST, row, row)
                if row + 1 < ROWS:
                    between = row * stride + columns - 1 + column
                    self._join(between, space, space + columns, SOUTH, row, row + 1)
        self.names: list[str] = [
            "ABCDE"[space % columns] + str(space // columns + 1) for space in range(self.spaces)
        ]
        """The Kadmeia spaces in writing: C4."""
        self.dice_names: list[str] = [
            f"{self.names[self.first[dice]]}-{self.names[self.second[dice]]}"
            for dice in range(self.dice)
        ]
        """The dice spaces in writing: C4-D4."""
        self.from_left: list[list[int]] = [self._from_left(row) for row in range(ROWS)]
        """The dice spaces of each row in order of pay: from the left, then from the top (Q15)."""

    def _join(self, dice: i64, one: i64, other: i64, edge: i64, row: i64, lower: i64) -> None:
        """Register a dice space between two neighbouring Kadmeia spaces."""
        back = (edge + 2) % 4
        self.first[dice] = one
        self.second[dice] = other
        self.upper[dice] = row
        self.row_mask[row] |= BIT[dice]
        self.row_mask[lower] |= BIT[dice]
        self.column_mask[one % self.columns] |= BIT[dice]
        self.column_mask[other % self.columns] |= BIT[dice]
        self.edge_space[one * 4 + edge] = other
        self.edge_space[other * 4 + back] = one
        self.edge_dice[one * 4 + edge] = dice
        self.edge_dice[other * 4 + back] = dice
        self.neighbours[one] |= BIT[other]
        self.neighbours[other] |= BIT[one]
        self.dice_around[one] |= BIT[dice]
        self.dice_around[other] |= BIT[dice]
        self.around[dice] = BIT[one] | BIT[other]

    def _from_left(self, row: i64) -> list[int]:
        inside = [dice for dice in range(self.dice) if self.row_mask[row] & BIT[dice]]
        keyed: list[list[int]] = []
        for dice in inside:
            one = self.first[dice]
            half = 1 if self.second[dice] == one + 1 else 0
            keyed.append([one % self.columns * 2 + half, dice])
        keyed.sort()
        return [pair[1] for pair in keyed]

    def between(self, one: i64, other: i64) -> i64:
        """The dice space between two neighbouring Kadmeia spaces."""
        edge: i64 = 0
        while self.edge_space[one * 4 + edge] != other:
            edge += 1
        return self.edge_dice[one * 4 + edge]

    def name(self, space: int) -> str:
        """A Kadmeia space in writing: C4."""
        return self.names[space]

    def dice_name(self, dice: int) -> str:
        """A dice space in writing: C4-D4."""
        return self.dice_names[dice]


LARGE: Final = CityBoard(5)
SMALL: Final = CityBoard(4)
