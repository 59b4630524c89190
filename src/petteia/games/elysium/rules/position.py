"""The data of a position: players, zones, tiles, and the stack of frames.

Copies share their lists. One marked as shared is replaced, never changed in place; the others are
copied on the first change: `Player.own_lists`, `own_agora`, `own_pile`, `own_discard`.
"""

from typing import Final, final

from petteia.games.elysium.rules.codes import ALL_COLUMNS, CITIZEN
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.frames import NOTHING_PENDING, Frame
from petteia.games.elysium.rules.ops import GOLD, VP
from petteia.games.elysium.rules.usage import Usage
from petteia.kernel.bits import BIT, size
from petteia.kernel.machine import Machine
from petteia.kernel.native import i64, mypyc_attr
from petteia.kernel.offer import Offer
from petteia.kernel.rng import RandomSource

BORROWED_AGORA: Final = 1
BORROWED_PILE: Final = 2
BORROWED_DISCARD: Final = 4
BORROWED_ZONES: Final = 7
"""The values of `Position.borrowed`."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's board, Domain and Elysium."""

    __slots__ = (
        "borrowed",
        "buried",
        "citizens",
        "columns",
        "domain",
        "gold",
        "held",
        "legends",
        "moved",
        "pp",
        "quest",
        "rings",
        "taken",
        "turned",
        "vp",
        "written",
    )

    def __init__(
        self,
        gold: i64,
        vp: i64,
        pp: i64,
        columns: i64,
        taken: i64,
        quest: i64,
        domain: list[int],
        held: i64,
        turned: i64,
        rings: i64,
        citizens: list[int],
        legends: list[int],
        written: list[int],
        buried: list[int],
        moved: list[int],
        borrowed: bool,
    ) -> None:
        self.gold = gold
        self.vp = vp
        self.pp = pp
        self.columns = columns
        """The standing Columns, as bits."""
        self.taken = taken
        """Cards taken this Epoch (T1)."""
        self.quest = quest
        """The Quest's number, INCOMPLETE, or 0 for none."""
        self.domain = domain
        """The designs in the Domain, oldest first, without twins (T4)."""
        self.held = held
        """The designs in the Domain, as bits."""
        self.turned = turned
        self.rings = rings
        self.citizens = citizens
        """The hidden faces of the Citizens in the Domain."""
        self.legends = legends
        """The shape of each Legend."""
        self.written = written
        """Every card of the Elysium in the order of writing: legend << 7 | card."""
        self.buried = buried
        """The hidden faces of the Citizens in the Legends."""
        self.moved = moved
        """The cards transferred in this Phase III."""
        self.borrowed = borrowed
        """Whether copies share the lists; see `own_lists`."""

    def copy(self) -> "Player":
        self.borrowed = True
        return Player(
            self.gold,
            self.vp,
            self.pp,
            self.columns,
            self.taken,
            self.quest,
            self.domain,
            self.held,
            self.turned,
            self.rings,
            self.citizens,
            self.legends,
            self.written,
            self.buried,
            self.moved,
            True,
        )

    def own_lists(self) -> None:
        """Copy shared lists. Call this before any of them changes."""
        if self.borrowed:
            self.borrowed = False
            self.domain = self.domain[:]
            self.citizens = self.citizens[:]
            self.legends = self.legends[:]
            self.written = self.written[:]
            self.buried = self.buried[:]
            self.moved = self.moved[:]

    def tokens(self, token: i64) -> i64:
        """The player's amount of a token."""
        if token == GOLD:
            return self.gold
        return self.vp if token == VP else self.pp

    def cards(self) -> i64:
        """Cards in the Domain, Citizens included (K4)."""
        return size(self.held) + len(self.citizens)


def new_player() -> Player:
    """A player before anything is dealt."""
    return Player(0, 0, 0, ALL_COLUMNS, 0, 0, [], 0, 0, 0, [], [], [], [], [], False)


class Position(Machine):
    """The data of a position; `powers` and `phases` change it, `state` completes the `State`."""

    __slots__ = (
        "agora",
        "agora_mask",
        "borrowed",
        "content",
        "depth",
        "discard",
        "echoes",
        "epoch",
        "family_tiles",
        "gone",
        "level_tiles",
        "oracle",
        "order",
        "phase",
        "pile",
        "players",
        "quests",
        "removed",
        "rng",
        "round",
        "seats",
        "side",
        "stack",
        "top",
        "turn",
        "twins",
        "usage",
    )

    def __init__(
        self,
        content: Content,
        players: list[Player],
        rng: RandomSource,
        order: list[int],
        agora: list[int],
        oracle: list[int],
        pile: list[int],
        discard: list[int],
        gone: list[int],
        removed: list[int],
        family_tiles: list[int],
        level_tiles: list[int],
        echoes: list[int],
        stack: list[Frame],
        offer: Offer,
    ) -> None:
        super().__init__(offer)
        self.stack = stack
        """The frames up to `depth`, lowest first; those above it are kept for reuse."""
        self.depth: i64 = len(stack) - 1
        self.top = stack[self.depth]
        self.content = content
        self.players = players
        self.seats: i64 = len(players)
        """The number of players."""
        self.rng = rng
        """The random stream that shuffles the discard pile (S10) (shared)."""
        self.order = order
        """The seats in Disc order (shared)."""
        self.agora = agora
        self.oracle = oracle
        """The cards at the Oracle (shared)."""
        self.pile = pile
        """The draw pile, its top card last."""
        self.discard = discard
        """The discard pile, its top card last."""
        self.gone = gone
        """The hidden faces of Citizens that left the game (shared)."""
        self.removed = removed
        """The cards that left the game at the end (F1) (shared)."""
        self.family_tiles = family_tiles
        """The holders of each Family's two Bonus tiles, or -1 (L7) (shared)."""
        self.level_tiles = level_tiles
        """The holder of each Level's Bonus tile, or -1 (L8) (shared)."""
        self.echoes = echoes
        """Copied Chronos powers: seat << 14 | legend << 7 | design (K15) (shared)."""
        self.borrowed: i64 = 0
        """Which zones copies may share, as bits; see `own_agora`, `own_pile` and `own_discard`."""
        self.epoch: i64 = 1
        self.phase: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0
        """The player whose turn it is, as an index into `order`."""
        self.side: i64 = 0
        self.quests: i64 = 0
        """The Quests below the Pediment: bit n for Quest #n."""
        self.agora_mask: i64 = 0
        """The designs in the Agora, as bits."""
        self.twins: i64 = 0
        """The designs that are more than once in the Agora, as bits."""
        self.usage: Usage | None = None
        """Counts by design, if enabled; copies have none."""

    def copy(self) -> "Position":
        raise NotImplementedError

    def fill(self, other: "Position") -> None:
        """Copy the numbers of another position, whose zones the constructor has received."""
        other.borrowed = BORROWED_ZONES
        self.borrowed = BORROWED_ZONES
        self.epoch = other.epoch
        self.phase = other.phase
        self.round = other.round
        self.turn = other.turn
        self.side = other.side
        self.quests = other.quests
        self.agora_mask = other.agora_mask
        self.twins = other.twins
        self.mover = other.mover


def push(
    t: Position,
    kind: i64,
    seat: i64,
    you: i64,
    step: i64 = 0,
    card: i64 = 0,
    left: i64 = 0,
    extra: i64 = 0,
) -> Frame:
    """Push a frame of a turn or of a power of `you`, in which `seat` decides or acts."""
    depth = t.depth + 1
    if depth < len(t.stack):
        frame = t.stack[depth]
        frame.kind = kind
        frame.seat = seat
        frame.step = step
        frame.left = left
        frame.owner = you
        frame.item = card
        frame.done = 0
        frame.extra = extra
    else:
        frame = Frame(kind, seat, step, left, you, card, 0, extra)
        t.stack.append(frame)
    t.depth = depth
    t.top = frame
    return frame


def pop(t: Position) -> None:
    """Pop the frame on top."""
    t.depth -= 1
    t.top = t.stack[t.depth]


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


def least(one: i64, other: i64) -> i64:
    """The smaller of two amounts; faster than `min` when compiled."""
    if one < other:
        return one
    return other


def rivals(t: Position, seat: i64) -> list[int]:
    """All other players, lowest Disc first (K13)."""
    return [other for other in t.order if other != seat]


def own_agora(t: Position) -> None:
    """Copy the Agora if it is shared. Call this before it changes."""
    if t.borrowed & BORROWED_AGORA:
        t.borrowed &= ~BORROWED_AGORA
        t.agora = t.agora[:]


def own_pile(t: Position) -> None:
    """Copy the draw pile if it is shared. Call this before it changes."""
    if t.borrowed & BORROWED_PILE:
        t.borrowed &= ~BORROWED_PILE
        t.pile = t.pile[:]


def own_discard(t: Position) -> None:
    """Copy the discard pile if it is shared. Call this before it changes."""
    if t.borrowed & BORROWED_DISCARD:
        t.borrowed &= ~BORROWED_DISCARD
        t.discard = t.discard[:]


def refill(t: Position) -> bool:
    """Shuffle the discard pile into an empty draw pile; return whether there is a card (S10)."""
    if not t.pile and t.discard:
        t.pile = t.discard[:]
        t.discard = []
        t.rng = t.rng.copy()
        t.rng.shuffle(t.pile)
    return len(t.pile) > 0


def draw(t: Position) -> i64:
    """The top card of the draw pile, or -1 if there is none."""
    if not refill(t):
        return -1
    own_pile(t)
    return t.pile.pop()


def enter_domain(t: Position, player: Player, design: i64) -> None:
    """Add a card from outside to a Domain; a Trigger card receives its ring (P5, K7)."""
    bit = BIT[design]
    player.own_lists()
    player.domain.append(design)
    player.held |= bit
    if t.content.triggers & bit:
        player.rings |= bit


def leave_domain(player: Player, design: i64) -> None:
    """Remove a card from a Domain, with its ring and its turned state (P5, K7)."""
    keep = ~BIT[design]
    player.own_lists()
    take_out(player.domain, design)
    player.held &= keep
    player.turned &= keep
    player.rings &= keep


def move_in(player: Player, design: i64, state: tuple[int, int]) -> None:
    """Add a card from another Domain; it keeps its turned state and its ring (K7)."""
    player.own_lists()
    player.domain.append(design)
    player.held |= BIT[design]
    player.turned |= state[0]
    player.rings |= state[1]


def discard_card(t: Position, player: Player, card: i64) -> None:
    """Discard a card of a Domain; a Citizen leaves the game face-down (K4)."""
    if card == CITIZEN:
        player.own_lists()
        t.gone = t.gone + [player.citizens.pop()]
        return
    leave_domain(player, card)
    put_on_discard(t, card)


def put_on_discard(t: Position, card: i64) -> None:
    """Put a card on the discard pile."""
    own_discard(t)
    t.discard.append(card)


def cards_in(player: Player, mask: i64) -> list[int]:
    """The cards of a Domain that are in a set, oldest first."""
    return [design for design in player.domain if mask & BIT[design]]


def deal(t: Position, zone: list[int], number: i64) -> None:
    """Draw cards face-up until a zone holds `number` of them (A3, A4)."""
    missing = number - len(zone)
    while missing > 0 and refill(t):
        own_pile(t)
        drawn = t.pile[-missing:]
        del t.pile[-missing:]
        drawn.reverse()
        zone += drawn
        missing -= len(drawn)


def family_cards(cards: list[int]) -> i64:
    """The designs of the Family cards among `cards`, as bits (K4)."""
    return mask_of([card for card in cards if card != CITIZEN])


def take_out(zone: list[int], card: i64) -> None:
    """Remove a card from a zone."""
    place: i64 = 0
    for other in zone:
        if other == card:
            break
        place += 1
    zone.pop(place)


def mask_of(zone: list[int]) -> i64:
    """The designs in a zone, as bits."""
    mask: i64 = 0
    for design in zone:
        mask |= BIT[design]
    return mask


def leave_agora(t: Position, design: i64) -> None:
    """Remove one card from the Agora; a twin may remain."""
    own_agora(t)
    take_out(t.agora, design)
    bit = BIT[design]
    if not t.twins & bit:
        t.agora_mask &= ~bit
    elif t.agora.count(design) == 1:
        t.twins &= ~bit


def enter_agora(t: Position, design: i64) -> None:
    """Add a card to the Agora."""
    own_agora(t)
    t.agora.append(design)
    note_in_agora(t, design)


def note_in_agora(t: Position, design: i64) -> None:
    """Add a card to the bit sets of the Agora."""
    bit = BIT[design]
    t.twins |= t.agora_mask & bit
    t.agora_mask |= bit


def lay_out(t: Position, agora: list[int]) -> None:
    """Make these cards the Agora."""
    t.agora = agora
    t.agora_mask = 0
    t.twins = 0
    for design in agora:
        note_in_agora(t, design)


def leave_oracle(t: Position, card: i64) -> None:
    """Remove a card from the Oracle."""
    oracle = t.oracle[:]
    take_out(oracle, card)
    t.oracle = oracle


def enter_oracle(t: Position, card: i64) -> None:
    """Add a card to the Oracle."""
    t.oracle = t.oracle + [card]
