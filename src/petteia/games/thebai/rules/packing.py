"""Several small counts of a player packed into one integer: stocks, supplies, levels."""

from typing import Final

UNIT: Final[list[int]] = [1, 1 << 12, 1 << 24, 1 << 36]
"""Add one grape, amphora, bronze or drachma to a packed stock."""
STOCK_BITS: Final = 12
STOCK_MASK: Final = 4095
NIBBLE: Final[list[int]] = [1 << 4 * place for place in range(15)]
"""Add one at a place of a count with 4 bits each: the supply, blessings, help tiles."""
EIGHTS: Final[list[int]] = [1 << 3 * place for place in range(15)]
"""Add one at a place of a count with 3 bits each: levels on the estate, commanders, stones gone."""
CITIZENS: Final = 0
"""The first place of citizens in the supply: 0 to 5 by level; hoplites are 6 to 11."""
HOPLITES: Final = 6
STONES_OF_A_ROW: Final = 4
"""Stones on each row of the estate at the start (I3)."""
