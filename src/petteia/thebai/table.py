"""What lies on the table: players, city, cards, tiles, and the frames that say who decides what.

Lists marked as shared are replaced when they change, never changed in place: copies share them.
Sets of places are bits: bit n for dice space n, Kadmeia space n, order n and so on.
"""

from typing import Final, final

from petteia.kernel.bits import BIT
from petteia.kernel.native import i64, mypyc_attr
from petteia.kernel.offer import Offer
from petteia.kernel.rng import Rng
from petteia.kernel.state import State
from petteia.thebai.board import Board
from petteia.thebai.catalog import Catalog
from petteia.thebai.census import Census
from petteia.thebai.codes import DRACHMA, IDLE

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
ANTIGONE: Final = 1
"""Her seat in a solo game; it never decides."""


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
        """Dice in the supply: how many at each place, packed (see NIBBLE, CITIZENS, HOPLITES)."""
        self.reserve: i64 = 0
        """Citizens still in the general supply."""
        self.estate: list[int] = []
        """The twelve stones as they were laid out: row * 4 + column - 1 (shared)."""
        self.gone: i64 = 0
        """How many stones have left each row, packed (see EIGHTS); the leftmost go first."""
        self.estate_dice: i64 = 0
        """The spaces of the estate (row * 5 + column) with a citizen."""
        self.estate_levels: i64 = 0
        """Their levels, packed (see EIGHTS)."""
        self.estate_help: i64 = 0
        """The spaces of the estate with a help tile."""
        self.archon: i64 = -1
        """The archon's Kadmeia space, or -1 in the supply."""
        self.commanders: i64 = 0
        """Commanders that were set; the next is the lowest left."""
        self.rows: i64 = 0
        """In each row 1 + the number of the own commander there, or 0, packed (see EIGHTS)."""
        self.hand: i64 = 0
        self.secret: i64 = 0
        """Those of the hand that only the owner has seen (Q24)."""
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
        """How many of a good, or drachmas."""
        return self.stock >> STOCK_BITS * thing & STOCK_MASK

    def drachmas(self) -> i64:
        return self.stock >> STOCK_BITS * DRACHMA

    def belongings(self) -> i64:
        """Goods and drachmas together."""
        stock = self.stock
        return (
            (stock & STOCK_MASK)
            + (stock >> 12 & STOCK_MASK)
            + (stock >> 24 & STOCK_MASK)
            + (stock >> 36)
        )

    def held(self) -> i64:
        """Which goods (and drachmas) there are, as bits."""
        stock = self.stock
        mask: i64 = 0
        if stock & STOCK_MASK:
            mask = 1
        if stock >> 12 & STOCK_MASK:
            mask |= 2
        if stock >> 24 & STOCK_MASK:
            mask |= 4
        if stock >> 36:
            mask |= 8
        return mask

    def at_home(self, place: i64) -> i64:
        """Dice at a place of the supply."""
        return self.supply >> 4 * place & 15

    def levels_at_home(self, first: i64) -> i64:
        """Levels of dice in the supply, as bits; `first` is CITIZENS or HOPLITES."""
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
        """Stones that have left a row of the estate."""
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
        """Those where a citizen or help tile may be put (T2)."""
        return self.open_spaces() & ~(self.estate_dice | self.estate_help)

    def commander_in(self, row: i64) -> i64:
        """1 + the number of the commander in a row, or 0."""
        return self.rows >> 3 * row & 7


FIRST_SPACES: Final[list[int]] = [1, 3, 7, 15, 31, 31, 31, 31]
"""The open spaces of a row after so many stones have left it, as bits."""


@final
@mypyc_attr(acyclic=True)
class Frame:
    """Something pending: a decision, or something still to be carried out (see `codes`)."""

    __slots__ = ("a", "b", "c", "d", "kind", "left", "pc", "seat")

    def __init__(
        self, kind: i64, seat: i64, pc: i64, left: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        self.kind = kind
        self.seat = seat
        """Who decides, or for whom it runs; -1 for nobody."""
        self.pc = pc
        """The step of an effect it is about, or 0."""
        self.left = left
        """How often it may still be done."""
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Frame":
        return Frame(self.kind, self.seat, self.pc, self.left, self.a, self.b, self.c, self.d)

    def values(self) -> list[int]:
        """All there is in it."""
        return [self.kind, self.seat, self.pc, self.left, self.a, self.b, self.c, self.d]


NOTHING_PENDING: Final = Frame(IDLE, -1, 0, 0, 0, 0, 0, 0)
"""What lies below all other frames, of every table."""


@final
@mypyc_attr(acyclic=True)
class Solo:
    """Antigone's cards and stones (A1 to A12). All lists are shared; a deck's top card is last."""

    __slots__ = (
        "actions",
        "challenge",
        "destiny",
        "done",
        "open",
        "piles",
        "turmoil",
        "turmoil_done",
    )

    def __init__(self) -> None:
        self.challenge: i64 = 1
        """The level, from 1 (A12)."""
        self.destiny: i64 = 0
        self.actions: list[int] = []
        """The action deck: the last is the open card, the first the game-end card."""
        self.done: list[int] = []
        """Action cards resolved."""
        self.open: list[int] = []
        """The open heralds, left and right."""
        self.piles: list[list[int]] = [[], [], []]
        """Her stones, the top one last (A2)."""
        self.turmoil: list[int] = []
        self.turmoil_done: list[int] = []

    def copy(self) -> "Solo":
        twin = Solo()
        twin.challenge = self.challenge
        twin.destiny = self.destiny
        twin.actions = self.actions
        twin.done = self.done
        twin.open = self.open
        twin.piles = self.piles
        twin.turmoil = self.turmoil
        twin.turmoil_done = self.turmoil_done
        return twin


class Table(State):
    """A position, as data; `phases` moves it along, `state` makes it a `State`."""

    __slots__ = (
        "amid",
        "ares",
        "attacks",
        "attacks_shown",
        "beside",
        "blessings_left",
        "board",
        "catalog",
        "census",
        "chosen",
        "council",
        "deck",
        "depth",
        "dice",
        "dionysos",
        "display",
        "drawn",
        "effects",
        "fate",
        "fate_out",
        "fate_shown",
        "fresh",
        "gates",
        "gone_orders",
        "help_left",
        "herald_deck",
        "heralds_done",
        "hero_spaces",
        "heroes",
        "high",
        "low",
        "markers",
        "markers_left",
        "mid",
        "mover",
        "offer",
        "order",
        "path",
        "phase",
        "players",
        "rng",
        "round",
        "seats",
        "solo",
        "stack",
        "standees",
        "stones",
        "stones_at",
        "top",
        "trace",
        "turmoil",
        "turn",
        "waiting",
    )

    def __init__(
        self,
        catalog: Catalog,
        board: Board,
        seats: i64,
        players: list[Player],
        rng: Rng,
        stack: list[Frame],
        offer: Offer,
    ) -> None:
        self.catalog = catalog
        self.board = board
        self.seats = seats
        """How many people play; in a solo game 1, and `players` has Antigone too."""
        self.players = players
        self.rng = rng
        """The stream of draws in play: rolls, reshuffled decks (shared)."""
        self.stack = stack
        """The frames up to `depth`, lowest first; what lies above is kept to be used again."""
        self.depth: i64 = len(stack) - 1
        self.top = stack[self.depth]
        self.offer = offer
        """What the player to move may choose."""
        self.mover: i64 = -1
        self.effects: i64 = 0
        """How many effects are being carried out inside each other; at 0 the display refills."""
        self.phase: i64 = 0
        self.round: i64 = 1
        self.turn: i64 = 0
        """Whose part it is, as an index into `order`."""
        self.order: list[int] = []
        """The seats in turn order (shared)."""
        self.chosen: list[int] = []
        """The stones set aside for the city, until they are laid out (I6) (shared)."""
        # The city.
        self.stones_at: list[int] = []
        """On each Kadmeia space stone << 2 | rotation, or -1 (shared)."""
        self.stones: i64 = 0
        """The Kadmeia spaces with a stone."""
        self.beside: i64 = 0
        """The dice spaces next to at least one stone."""
        self.amid: i64 = 0
        """The dice spaces between two stones."""
        self.dice: i64 = 0
        """The dice spaces with a die."""
        self.low: i64 = 0
        self.mid: i64 = 0
        self.high: i64 = 0
        """The levels of the dice there: bit 0, 1 and 2 of each (see `dice.level_at`)."""
        self.markers: i64 = 0
        """The dice spaces with an occupied marker (H3)."""
        self.standees: i64 = 0
        """The dice spaces with a hero's standee."""
        self.fresh: i64 = 0
        """The dice spaces where a die was put since a herald came: not raised by it (R10)."""
        # Cards and tiles.
        self.deck: list[int] = []
        """All orders of the deck as shuffled, those already `drawn` included (shared)."""
        self.drawn: i64 = 0
        self.display: list[int] = []
        """The four slots, -1 for an empty one (shared)."""
        self.gone_orders: i64 = 0
        """Orders that left the game, as bits."""
        self.heroes: list[int] = []
        """The displayed hero of each row, or -1 (shared)."""
        self.hero_spaces: list[int] = []
        """The dice or council space of each hero's standee, or -1 (shared)."""
        self.attacks: list[int] = []
        """The attack card of each row; the eighth is out of the game (shared)."""
        self.attacks_shown: i64 = 0
        """The rows whose attack card is face-up."""
        self.gates: list[int] = []
        """The gate tile of each row, or -1 (shared)."""
        self.fate: list[int] = []
        """The tiles of rounds 1 to 10: below PROSPERITIES prosperity, else conflicts (shared)."""
        self.fate_shown: i64 = 0
        """The rounds whose tile has been face-up, bit round - 1."""
        self.fate_out: list[int] = []
        """The tiles that left unseen (shared)."""
        self.blessings_left: list[int] = []
        """Tiles left of each blessing (shared)."""
        self.help_left: list[int] = []
        """Tiles left in each help stack (shared)."""
        # Altar and council.
        self.dionysos: list[int] = []
        """The seats on the track of Dionysos, the one ahead first; on one space the lower marker
        is ahead (F7) (shared)."""
        self.ares: list[int] = []
        """The same on the track of Ares (F4) (shared)."""
        self.path: list[int] = []
        """The seat whose die lies on each single space of the path from the top, or -1 (shared)."""
        self.waiting: list[int] = []
        """The seats of the dice on the last space of the path, in order of arrival (shared)."""
        self.turmoil: i64 = 0
        """The council spaces with a turmoil tile."""
        self.council: i64 = 0
        """The council spaces of this number of players."""
        # Heralds and Antigone.
        self.herald_deck: list[int] = []
        """The top card last (shared)."""
        self.heralds_done: list[int] = []
        """(shared)"""
        self.markers_left: i64 = 0
        self.solo: Solo | None = None
        self.census: Census | None = None
        """If somebody asked for it; copies have none."""
        self.trace: list[tuple[Table, int]] | None = None
        """If somebody listens: the forced actions, each with the position it was played in."""

    def copy(self) -> "Table":
        raise NotImplementedError

    def fill(self, other: "Table") -> None:
        """Take over everything of another table but what came with the making of this one."""
        self.mover = other.mover
        self.effects = other.effects
        self.phase = other.phase
        self.round = other.round
        self.turn = other.turn
        self.order = other.order
        self.chosen = other.chosen
        self.stones_at = other.stones_at
        self.stones = other.stones
        self.beside = other.beside
        self.amid = other.amid
        self.dice = other.dice
        self.low = other.low
        self.mid = other.mid
        self.high = other.high
        self.markers = other.markers
        self.standees = other.standees
        self.fresh = other.fresh
        self.deck = other.deck
        self.drawn = other.drawn
        self.display = other.display
        self.gone_orders = other.gone_orders
        self.heroes = other.heroes
        self.hero_spaces = other.hero_spaces
        self.attacks = other.attacks
        self.attacks_shown = other.attacks_shown
        self.gates = other.gates
        self.fate = other.fate
        self.fate_shown = other.fate_shown
        self.fate_out = other.fate_out
        self.blessings_left = other.blessings_left
        self.help_left = other.help_left
        self.dionysos = other.dionysos
        self.ares = other.ares
        self.path = other.path
        self.waiting = other.waiting
        self.turmoil = other.turmoil
        self.council = other.council
        self.herald_deck = other.herald_deck
        self.heralds_done = other.heralds_done
        self.markers_left = other.markers_left
        solo = other.solo
        self.solo = None if solo is None else solo.copy()


def tally(t: Table, seat: i64, event: i64, thing: i64) -> None:
    """Count what a player did with a thing, if somebody wants that (see `census`).

    Antigone chooses nothing, so what comes to her is not counted.
    """
    census = t.census
    if census is not None and seat < t.seats:
        census.note(seat, event, thing)


def copy_stack(t: Table) -> list[Frame]:
    """The frames of a table for another one."""
    stack = [NOTHING_PENDING]
    place: i64 = 1
    while place <= t.depth:
        stack.append(t.stack[place].copy())
        place += 1
    return stack


def pending(t: Table) -> list[list[int]]:
    """What is pending, lowest first."""
    return [frame.values() for frame in t.stack[1 : t.depth + 1]]


def push(
    t: Table,
    kind: i64,
    seat: i64,
    pc: i64 = 0,
    left: i64 = 0,
    a: i64 = 0,
    b: i64 = 0,
    c: i64 = 0,
    d: i64 = 0,
) -> None:
    """Put a frame on top."""
    depth = t.depth + 1
    if depth < len(t.stack):
        frame = t.stack[depth]
        frame.kind = kind
        frame.seat = seat
        frame.pc = pc
        frame.left = left
        frame.a = a
        frame.b = b
        frame.c = c
        frame.d = d
    else:
        frame = Frame(kind, seat, pc, left, a, b, c, d)
        t.stack.append(frame)
    t.depth = depth
    t.top = frame


def pop(t: Table) -> None:
    """Take the top frame away."""
    t.depth -= 1
    t.top = t.stack[t.depth]


def occupied(t: Table) -> i64:
    """The dice spaces with a die, hero or marker (T2, T5)."""
    return t.dice | t.standees | t.markers


def free_dice_spaces(t: Table) -> i64:
    """The dice spaces where a die or standee may be put."""
    return t.board.all_dice & ~(t.dice | t.standees | t.markers)


def archons(t: Table) -> i64:
    """The Kadmeia spaces with an archon, whoever's."""
    mask: i64 = 0
    for player in t.players:
        if player.archon >= 0:
            mask |= BIT[player.archon]
    return mask


def free_stones(t: Table) -> i64:
    """The Kadmeia spaces with a stone and no archon (T3)."""
    return t.stones & ~archons(t)


def note_stones(t: Table) -> None:
    """Work out which dice spaces lie next to stones."""
    board = t.board
    t.beside = 0
    t.amid = 0
    for space in range(board.spaces):
        if t.stones & BIT[space]:
            t.amid |= t.beside & board.dice_around[space]
            t.beside |= board.dice_around[space]


def replaced(zone: list[int], place: i64, value: i64) -> list[int]:
    """A shared list with one value changed."""
    changed = zone[:]
    changed[place] = value
    return changed


def draw_order(t: Table) -> i64:
    """The top order of the deck, or -1 (V2)."""
    if t.drawn >= len(t.deck):
        return -1
    order = t.deck[t.drawn]
    t.drawn += 1
    return order


def refill_display(t: Table) -> None:
    """Fill the empty slots of the display from the left (V2, Q9)."""
    slot: i64 = 0
    while slot < 4:
        if t.display[slot] < 0:
            order = draw_order(t)
            if order < 0:
                return
            t.display = replaced(t.display, slot, order)
        slot += 1
