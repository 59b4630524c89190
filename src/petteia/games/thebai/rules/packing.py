"""Several small numbers in one: stocks, supplies, levels and other counts of a player."""

from typing import Final

UNIT: Final[list[int]] = [1, 1 << 12, 1 << 24, 1 << 36]
"""One grape, amphora, bronze or drachma in a packed stock."""
STOCK_BITS: Final = 12
STOCK_MASK: Final = 4095
NIBBLE: Final[list[int]] = [1 << 4 * place for place in range(15)]
"""One at a place of a packed count: the supply, blessings, help tiles."""
EIGHTS: Final[list[int]] = [1 << 3 * place for place in range(15)]
"""One at a place of a packed number below 8: levels on the estate, commanders, stones gone."""
CITIZENS: Final = 0
"""Places 0 to 5 of the supply are citizens by level, 6 to 11 hoplites by level."""
HOPLITES: Final = 6
STONES_OF_A_ROW: Final = 4
"""Stones that lie on a row of the estate at first (I3)."""
