"""One player: estate, supply, pieces, cards and tiles.

Copies of a player share the lists marked as shared, so these are replaced and never changed in
place. Sets are bits: bit n stands for dice space n, Kadmeia space n, order n and so on.
"""

from typing import Final, final

from petteia.games.thebai.rules.codes import DRACHMA
from petteia.games.thebai.rules.packing import STOCK_BITS, STOCK_MASK
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64, mypyc_attr

FIRST_SPACES: Final[list[int]] = [1, 3, 7, 15, 31, 31, 31, 31]
"""The open spaces of a row, as bits, by the number of stones that have left it."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's estate, supply and pieces."""

    __slots__ = (
        "archon",
        "ares",
        "blessings",
        "citizens",
        "commanders",
        "council_dice",
        "council_tiles",
        "dionysos",
        "estate",
        "estate_dice",
        "estate_help",
        "estate_levels",
        "fulfilled",
        "gates",
        "gone",
        "hand",
        "help",
        "heroes",
        "hoplites",
        "reserve",
        "rows",
        "secret",
        "stock",
        "supply",
        "tiles",
        "vp",
    )

    def __init__(self) -> None:
        self.vp: i64 = 0
        self.stock: i64 = 0
        """Grapes, amphorae, bronze, drachmas, packed (see UNIT)."""
        self.citizens: i64 = 0
        """The dice spaces of own citizens."""
        self.hoplites: i64 = 0
        """The dice spaces of own hoplites."""
        self.supply: i64 = 0
        """The number of dice at each place, packed (see NIBBLE, CITIZENS, HOPLITES)."""
        self.reserve: i64 = 0
        """Citizens still in the general supply."""
        self.estate: list[int] = []
        """The twelve stones of the start: row * 4 + column - 1 (shared)."""
        self.gone: i64 = 0
        """Stones that have left each row, packed (see EIGHTS); the leftmost leave first."""
        self.estate_dice: i64 = 0
        """The spaces of the estate (row * 5 + column) with a citizen."""
        self.estate_levels: i64 = 0
        """Their levels, packed (see EIGHTS)."""
        self.estate_help: i64 = 0
        """The spaces of the estate with a help tile."""
        self.archon: i64 = -1
        """The archon's Kadmeia space, or -1 in the supply."""
        self.commanders: i64 = 0
        """The number of commanders placed; the next is the lowest left."""
        self.rows: i64 = 0
        """For each row 1 + the number of the own commander there, or 0, packed (see EIGHTS)."""
        self.hand: i64 = 0
        self.secret: i64 = 0
        """The orders of the hand that only the owner has seen (Q24)."""
        self.fulfilled: i64 = 0
        self.gates: i64 = 0
        self.heroes: i64 = 0
        self.blessings: i64 = 0
        """How many of each blessing, packed (see NIBBLE)."""
        self.help: i64 = 0
        """How many tiles of each help stack, packed (see NIBBLE)."""
        self.tiles: i64 = 0
        """Councillor tiles left."""
        self.council_dice: i64 = 0
        """The council spaces with an own die."""
        self.council_tiles: i64 = 0
        self.dionysos: i64 = 0
        self.ares: i64 = 0

    def copy(self) -> "Player":
        twin = Player()
        twin.vp = self.vp
        twin.stock = self.stock
        twin.citizens = self.citizens
        twin.hoplites = self.hoplites
        twin.supply = self.supply
        twin.reserve = self.reserve
        twin.estate = self.estate
        twin.gone = self.gone
        twin.estate_dice = self.estate_dice
        twin.estate_levels = self.estate_levels
        twin.estate_help = self.estate_help
        twin.archon = self.archon
        twin.commanders = self.commanders
        twin.rows = self.rows
        twin.hand = self.hand
        twin.secret = self.secret
        twin.fulfilled = self.fulfilled
        twin.gates = self.gates
        twin.heroes = self.heroes
        twin.blessings = self.blessings
        twin.help = self.help
        twin.tiles = self.tiles
        twin.council_dice = self.council_dice
        twin.council_tiles = self.council_tiles
        twin.dionysos = self.dionysos
        twin.ares = self.ares
        return twin

    def has(self, thing: i64) -> i64:
        """The number of a good, or of drachmas."""
        return self.stock >> STOCK_BITS * thing & STOCK_MASK

    def lacks(self, cost: i64, good: i64) -> i64:
        """How many of a good are missing for a cost."""
        missing = (cost >> STOCK_BITS * good & STOCK_MASK) - self.has(good)
        return missing if missing > 0 else 0

    def drachmas(self) -> i64:
        return self.stock >> STOCK_BITS * DRACHMA

    def belongings(self) -> i64:
        """Goods and drachmas together."""
        stock = self.stock
        return (
            (stock & STOCK_MASK)
            + (stock >> STOCK_BITS & STOCK_MASK)
            + (stock >> 2 * STOCK_BITS & STOCK_MASK)
            + (stock >> 3 * STOCK_BITS)
        )

    def held(self) -> i64:
        """The goods (and drachmas) of which there is at least one, as bits."""
        stock = self.stock
        mask: i64 = 0
        if stock & STOCK_MASK:
            mask = 1
        if stock >> STOCK_BITS & STOCK_MASK:
            mask |= 2
        if stock >> 2 * STOCK_BITS & STOCK_MASK:
            mask |= 4
        if stock >> 3 * STOCK_BITS:
            mask |= 8
        return mask

    def in_supply(self, place: i64) -> i64:
        """The number of dice at a place of the supply."""
        return self.supply >> 4 * place & 15

    def supply_levels(self, first: i64) -> i64:
        """The levels of dice in the supply, as bits; `first` is CITIZENS or HOPLITES."""
        dice = self.supply >> 4 * first
        mask: i64 = 0
        level: i64 = 0
        while level < 6:
            if dice & 15:
                mask |= BIT[level]
            dice >>= 4
            level += 1
        return mask

    def cleared(self, row: i64) -> i64:
        """The number of stones that have left a row of the estate."""
        return self.gone >> 3 * row & 7

    def open_spaces(self) -> i64:
        """The spaces of the estate that no stone covers."""
        gone = self.gone
        return (
            FIRST_SPACES[gone & 7]
            | FIRST_SPACES[gone >> 3 & 7] << 5
            | FIRST_SPACES[gone >> 6 & 7] << 10
        )

    def free_spaces(self) -> i64:
        """The spaces of the estate where a citizen or help tile may be put (T2)."""
        return self.open_spaces() & ~(self.estate_dice | self.estate_help)

    def commander_in(self, row: i64) -> i64:
        """1 + the number of the commander in a row, or 0."""
        return self.rows >> 3 * row & 7
