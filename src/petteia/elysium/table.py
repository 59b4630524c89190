"""What lies on the table: players, zones, tiles, and the frames that say who decides what."""

from typing import final

from petteia.elysium.catalog import Catalog
from petteia.elysium.census import Census
from petteia.elysium.codes import ALL_COLUMNS, CITIZEN, WIDTH
from petteia.elysium.ops import GOLD, VP
from petteia.kernel.rng import Rng
from petteia.kernel.state import State

BIT = [1 << place for place in range(128)]


@final
class Player:
    """One player's board, Domain and Elysium."""

    __slots__ = (
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
        gold: int,
        vp: int,
        pp: int,
        columns: int,
        taken: int,
        quest: int,
        domain: list[int],
        held: int,
        turned: int,
        rings: int,
        citizens: list[int],
        legends: list[int],
        written: list[int],
        buried: list[int],
        moved: list[int],
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
        """The designs in the Domain, oldest first; no twins (T4)."""
        self.held = held
        """The same as bits."""
        self.turned = turned
        self.rings = rings
        self.citizens = citizens
        """The faces, which nobody knows, of the Citizens in the Domain."""
        self.legends = legends
        """The shape of each Legend."""
        self.written = written
        """Every card of the Elysium in the order of writing: legend << 7 | card."""
        self.buried = buried
        """The faces, which nobody knows, of the Citizens in the Legends."""
        self.moved = moved
        """The cards transferred in this Phase III."""

    def copy(self) -> "Player":
        return Player(
            self.gold,
            self.vp,
            self.pp,
            self.columns,
            self.taken,
            self.quest,
            self.domain[:],
            self.held,
            self.turned,
            self.rings,
            self.citizens[:],
            self.legends[:],
            self.written[:],
            self.buried[:],
            self.moved[:],
        )

    def tokens(self, token: int) -> int:
        """How many of a token the player has."""
        return self.gold if token == GOLD else self.vp if token == VP else self.pp

    def cards(self) -> int:
        """Cards in the Domain, Citizens included (K4)."""
        return len(self.domain) + len(self.citizens)


def new_player() -> Player:
    """A player before anything is dealt."""
    return Player(0, 0, 0, ALL_COLUMNS, 0, 0, [], 0, 0, 0, [], [], [], [], [])


class Table(State):
    """A position, as data; `powers` and `phases` move it along, `state` makes it a `State`."""

    __slots__ = (
        "agora",
        "agora_mask",
        "catalog",
        "census",
        "discard",
        "echoes",
        "epoch",
        "family_tiles",
        "frames",
        "gone",
        "level_tiles",
        "mover",
        "options",
        "oracle",
        "order",
        "phase",
        "pile",
        "players",
        "quests",
        "removed",
        "rng",
        "round",
        "side",
        "trace",
        "turn",
    )

    def __init__(self, catalog: Catalog, players: list[Player], rng: Rng) -> None:
        self.catalog = catalog
        self.players = players
        self.rng = rng
        """The stream of draws in play; it is used when the discard pile is shuffled (S10)."""
        self.epoch = 1
        self.phase = 0
        self.round = 0
        self.turn = 0
        """Whose part it is, as an index into `order`."""
        self.side = 0
        self.order = list(range(len(players)))
        """The seats in Disc order."""
        self.quests = 0
        """The Quests below the Pediment: bit n for Quest #n."""
        self.agora: list[int] = []
        self.agora_mask = 0
        self.oracle: list[int] = []
        self.pile: list[int] = []
        """The draw pile, its top card last."""
        self.discard: list[int] = []
        """The discard pile, its top card last."""
        self.gone: list[int] = []
        """The faces, which nobody knows, of Citizens that left the game."""
        self.removed: list[int] = []
        """The cards that left the game at the end (F1)."""
        self.family_tiles = [-1] * 10
        """The holders of each Family's two Bonus tiles, or -1 (L7)."""
        self.level_tiles = [-1] * 3
        """The holder of each Level's Bonus tile, or -1 (L8)."""
        self.echoes: list[int] = []
        """Copied Chronos powers: seat << 14 | legend << 7 | design (K15)."""
        self.frames: list[int] = []
        self.options: list[int] = []
        """The legal actions; replaced, never changed, so that copies can share it."""
        self.mover = -1
        self.trace: list[tuple[Table, int]] | None = None
        """If somebody listens: the forced actions, each with the position it was played in."""

        self.census: Census | None = None
        """Counts of what becomes of each design, if somebody wants them; copies have none."""

    def copy(self) -> "Table":
        raise NotImplementedError

    def fill(self, other: "Table") -> None:
        """Take over what lies on another table of the same catalog, but for players, generator,
        trace and census."""
        self.epoch = other.epoch
        self.phase = other.phase
        self.round = other.round
        self.turn = other.turn
        self.side = other.side
        self.order = other.order[:]
        self.quests = other.quests
        self.agora = other.agora[:]
        self.agora_mask = other.agora_mask
        self.oracle = other.oracle[:]
        self.pile = other.pile[:]
        self.discard = other.discard[:]
        self.gone = other.gone[:]
        self.removed = other.removed[:]
        self.family_tiles = other.family_tiles[:]
        self.level_tiles = other.level_tiles[:]
        self.echoes = other.echoes[:]
        self.frames = other.frames[:]
        self.options = other.options
        self.mover = other.mover


def push(t: Table, kind: int, pc: int, you: int, actor: int, x: int, m: int) -> None:
    """Put a frame on top."""
    t.frames += (kind, pc, you, actor, x, m)


def pop(t: Table) -> None:
    """Take the top frame away."""
    del t.frames[-WIDTH:]


def rivals(t: Table, seat: int) -> list[int]:
    """Everybody else, lowest Disc first (K13)."""
    return [other for other in t.order if other != seat]


def draw(t: Table) -> int:
    """The top card of the draw pile; an empty pile is made of the discard pile (S10)."""
    if not t.pile:
        if not t.discard:
            return -1
        t.pile = t.discard
        t.discard = []
        t.rng.shuffle(t.pile)
    return t.pile.pop()


def enter_domain(t: Table, player: Player, design: int) -> None:
    """Lay a card into a Domain from outside; a Trigger card receives its ring (P5, K7)."""
    bit = t.catalog.bit[design]
    player.domain.append(design)
    player.held |= bit
    if t.catalog.triggers & bit:
        player.rings |= bit


def leave_domain(t: Table, player: Player, design: int) -> None:
    """Take a card out of a Domain; its ring returns, its turn is forgotten (P5, K7)."""
    keep = ~t.catalog.bit[design]
    player.domain.remove(design)
    player.held &= keep
    player.turned &= keep
    player.rings &= keep


def move_in(t: Table, player: Player, design: int, state: tuple[int, int]) -> None:
    """Lay a card into a Domain from another one: turned and ring as they were (K7)."""
    player.domain.append(design)
    player.held |= t.catalog.bit[design]
    player.turned |= state[0]
    player.rings |= state[1]


def discard_card(t: Table, player: Player, card: int) -> None:
    """From a Domain to the discard pile; a Citizen leaves the game unseen (K4)."""
    if card == CITIZEN:
        t.gone.append(player.citizens.pop())
        return
    leave_domain(t, player, card)
    t.discard.append(card)


def cards_in(t: Table, player: Player, mask: int) -> list[int]:
    """The cards of a Domain in a set, oldest first."""
    return [design for design in player.domain if mask & t.catalog.bit[design]]


def deal(t: Table, zone: list[int], number: int) -> None:
    """Draw cards face-up until a zone holds `number` of them (A3, A4)."""
    while len(zone) < number:
        card = draw(t)
        if card < 0:
            return
        zone.append(card)


def mask_of(t: Table, zone: list[int]) -> int:
    """The designs in a zone, as bits."""
    mask = 0
    for design in zone:
        mask |= t.catalog.bit[design]
    return mask


def leave_agora(t: Table, design: int) -> None:
    """Take one card out of the Agora; its twin may still lie there."""
    t.agora.remove(design)
    if design not in t.agora:
        t.agora_mask &= ~t.catalog.bit[design]


def spread(mask: int, base: int, actions: list[int]) -> None:
    """Append an action for each design in a set, ascending."""
    start = len(actions)
    while mask:
        place = mask.bit_length() - 1
        mask ^= BIT[place]
        actions.insert(start, base + place)
