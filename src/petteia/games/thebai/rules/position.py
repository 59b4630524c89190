"""A position: players, city, cards, tiles, and the stack of pending decisions.

Copies of a position share the lists marked as shared, so these are replaced and never changed in
place. Sets are bits: bit n stands for dice space n, Kadmeia space n, order n and so on.
"""

from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.frames import NOTHING_PENDING, Frame
from petteia.games.thebai.rules.pieces.city import CityBoard
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.solo.state import Solo
from petteia.games.thebai.rules.usage import Usage
from petteia.kernel.bits import BIT
from petteia.kernel.machine import Machine
from petteia.kernel.native import i64
from petteia.kernel.offer import Offer
from petteia.kernel.rng import RandomSource


class Position(Machine):
    """The data of a position; `phases` advances it, `state.Thebai` completes the `State`."""

    __slots__ = (
        "amid",
        "ares",
        "attacks",
        "attacks_shown",
        "beside",
        "blessings_left",
        "board",
        "chosen",
        "content",
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
        "turmoil",
        "turn",
        "usage",
        "waiting",
    )

    def __init__(
        self,
        content: Content,
        board: CityBoard,
        seats: i64,
        players: list[Player],
        rng: RandomSource,
        stack: list[Frame],
        offer: Offer,
    ) -> None:
        super().__init__(offer)
        self.content = content
        self.board = board
        self.seats = seats
        """The number of people; 1 in a solo game, where `players` also has Antigone."""
        self.players = players
        self.rng = rng
        """Random numbers for rolls and reshuffled decks during play (shared)."""
        self.stack = stack
        """The frames up to `depth`, lowest first; frames above it are kept for reuse."""
        self.depth: i64 = len(stack) - 1
        self.top = stack[self.depth]
        self.effects: i64 = 0
        """The number of nested effects; when it returns to 0 the display is refilled (Q9)."""
        self.phase: i64 = 0
        self.round: i64 = 1
        self.turn: i64 = 0
        """How many players have begun their part of the phase."""
        self.order: list[int] = []
        """The seats in turn order (shared)."""
        self.chosen: list[int] = []
        """The stones set aside for the city, until they are laid out (I6) (shared)."""
        # The city.
        self.stones_at: list[int] = []
        """For each Kadmeia space stone << 2 | rotation, or -1 (shared)."""
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
        """The levels of the dice there, as three bit planes (see `dice.level_at`)."""
        self.markers: i64 = 0
        """The dice spaces with an occupied marker (H3)."""
        self.standees: i64 = 0
        """The dice spaces with a hero's standee."""
        self.fresh: i64 = 0
        """The dice spaces where a die was put since a herald came; they are not raised (R10)."""
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
        """The seats on the track of Dionysos, from the one ahead; on one space the lower marker is
        ahead (F7) (shared)."""
        self.ares: list[int] = []
        """The same on the track of Ares (F4) (shared)."""
        self.path: list[int] = []
        """The seat of the die on each single space of the path from the top, or -1 (shared)."""
        self.waiting: list[int] = []
        """The seats of the dice on the last space of the path, in order of arrival (shared)."""
        self.turmoil: i64 = 0
        """The council spaces with a turmoil tile."""
        self.council: i64 = 0
        """The council spaces used with this number of players (S1)."""
        # Heralds and Antigone.
        self.herald_deck: list[int] = []
        """The top card last (shared)."""
        self.heralds_done: list[int] = []
        """(shared)"""
        self.markers_left: i64 = 0
        self.solo: Solo | None = None
        self.usage: Usage | None = None
        """Counts of used components, if asked for; copies have none."""

    def copy(self) -> "Position":
        raise NotImplementedError

    def fill(self, other: "Position") -> None:
        """Copy everything from another position except what the constructor received."""
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


def is_antigone(t: Position, seat: i64) -> bool:
    """Is this Antigone's seat? It comes after the players' seats (A1)."""
    return seat >= t.seats


def count_use(t: Position, seat: i64, event: i64, thing: i64) -> None:
    """Count the use of a component if usage is counted (see `usage`).

    Antigone chooses nothing, so her components are not counted.
    """
    usage = t.usage
    if usage is not None and not is_antigone(t, seat):
        usage.count(seat, event, thing)


def copy_stack(t: Position) -> list[Frame]:
    """Copies of the pending frames; nearly always there is one, and a list of two needs no more
    memory later."""
    if t.depth == 0:
        return [NOTHING_PENDING]
    stack = [NOTHING_PENDING, t.stack[1].copy()]
    place: i64 = 2
    while place <= t.depth:
        stack.append(t.stack[place].copy())
        place += 1
    return stack


def pending(t: Position) -> list[list[int]]:
    """The values of all pending frames, lowest first."""
    return [frame.values() for frame in t.stack[1 : t.depth + 1]]


def push(t: Position, kind: i64, seat: i64, step: i64 = 0, left: i64 = 0) -> Frame:
    """Push a frame; its other fields are 0."""
    depth = t.depth + 1
    if depth < len(t.stack):
        frame = t.stack[depth]
        frame.kind = kind
        frame.seat = seat
        frame.step = step
        frame.left = left
        frame.owner = 0
        frame.item = 0
        frame.done = 0
        frame.extra = 0
    else:
        frame = Frame(kind, seat, step, left, 0, 0, 0, 0)
        t.stack.append(frame)
    t.depth = depth
    t.top = frame
    return frame


def pop(t: Position) -> None:
    """Pop the frame on top."""
    t.depth -= 1
    t.top = t.stack[t.depth]


def occupied(t: Position) -> i64:
    """The dice spaces with a die, hero or marker (T2, T5)."""
    return t.dice | t.standees | t.markers


def free_dice_spaces(t: Position) -> i64:
    """The dice spaces where a die or standee may be put."""
    return t.board.all_dice & ~(t.dice | t.standees | t.markers)


def archons(t: Position) -> i64:
    """The Kadmeia spaces with an archon of any player."""
    mask: i64 = 0
    for player in t.players:
        if player.archon >= 0:
            mask |= BIT[player.archon]
    return mask


def free_stones(t: Position) -> i64:
    """The Kadmeia spaces with a stone and no archon (T3)."""
    return t.stones & ~archons(t)


def update_stone_neighbours(t: Position) -> None:
    """Compute which dice spaces lie next to one stone (`beside`) or two (`amid`)."""
    board = t.board
    t.beside = 0
    t.amid = 0
    for space in range(board.spaces):
        if t.stones & BIT[space]:
            t.amid |= t.beside & board.dice_around[space]
            t.beside |= board.dice_around[space]


def replaced(zone: list[int], place: i64, value: i64) -> list[int]:
    """A copy of a shared list with one value changed."""
    changed = zone[:]
    changed[place] = value
    return changed


def draw_order(t: Position) -> i64:
    """Draw the top order of the deck; -1 if it is empty (V2)."""
    if t.drawn >= len(t.deck):
        return -1
    order = t.deck[t.drawn]
    t.drawn += 1
    return order


def refill_display(t: Position) -> None:
    """Fill the empty slots of the display from the left (V2, Q9)."""
    slot: i64 = 0
    while slot < 4:
        if t.display[slot] < 0:
            order = draw_order(t)
            if order < 0:
                return
            t.display = replaced(t.display, slot, order)
        slot += 1
