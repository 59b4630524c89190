"""The final scoring (F1 to F7): score sheets by category, and the ranking."""

from typing import Final, final

from petteia.games.elysium.rules.codes import CITIZEN, PHASE_SCORING
from petteia.games.elysium.rules.counting import holds, measure
from petteia.games.elysium.rules.legends import CITIZENS, FAMILY_LEGEND, SIZE, TYPE, WORTH
from petteia.games.elysium.rules.ops import END, GAIN, WHO_YOU, Op
from petteia.games.elysium.rules.position import Player, Position, family_cards
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64

PRESTIGE: Final = (16, 8, 4, 2)
CITIZEN_COST: Final = 2
"""VP that each Citizen in a Legend costs (F6)."""


@final
class Sheet:
    """One player's score by category; `chronos` can be negative because of rivals' powers."""

    __slots__ = ("bonuses", "chronos", "citizens", "families", "levels", "prestige", "vp")

    def __init__(self) -> None:
        self.vp = 0
        self.chronos = 0
        self.families = 0
        self.levels = 0
        self.prestige = 0
        self.bonuses = 0
        self.citizens = 0

    def total(self) -> int:
        return (
            self.vp
            + self.chronos
            + self.families
            + self.levels
            + self.prestige
            + self.bonuses
            + self.citizens
        )


def remove_unwritten(t: Position) -> None:
    """Remove Domain cards and single cards of the Elysiums from the game (F1)."""
    removed = t.removed[:]
    gone = t.gone[:]
    for player in t.players:
        removed += player.domain
        gone += player.citizens
        player.domain = []
        player.citizens = []
        player.held = player.turned = player.rings = 0
        kept: list[int] = []
        for entry in player.written:
            if SIZE[player.legends[entry >> 7]] > 1:
                kept.append(entry)
            else:
                removed.append(entry & CITIZEN)
        player.written = kept
        player.legends = [shape if SIZE[shape] > 1 else 0 for shape in player.legends]
    t.removed = removed
    t.gone = gone


def echoing_cards(t: Position, seat: int) -> list[tuple[int, int]]:
    """The Chronos cards of a player that copy another: (legend, design), last first."""
    found = [
        (entry >> 7, entry & CITIZEN)
        for entry in t.players[seat].written
        if entry & CITIZEN != CITIZEN and t.content.final_copies & BIT[entry & CITIZEN]
    ]
    return found[::-1]


def echo_options(t: Position, seat: i64, card: i64, other: i64) -> i64:
    """The Chronos cards in another player's Legends that a copying card may copy, as bits (K2,
    K15)."""
    op = t.content.ops[t.content.start[card]]
    if other == seat and not op.of_all:
        return 0
    wanted = t.content.chronos & t.content.copiable & op.mask
    return family_cards([entry & CITIZEN for entry in t.players[other].written]) & wanted


def score(t: Position) -> list[Sheet]:
    """The score sheet of each player; before the end, as if the game ended now."""
    if t.phase < PHASE_SCORING:
        t = t.copy()
        remove_unwritten(t)
    sheets = [Sheet() for _ in t.players]
    prestige = [player.pp for player in t.players]
    _score_chronos(t, sheets, prestige)
    for seat, player in enumerate(t.players):
        sheet = sheets[seat]
        sheet.vp = player.vp
        for shape in player.legends:
            if TYPE[shape] == FAMILY_LEGEND:
                sheet.families += WORTH[shape]
            else:
                sheet.levels += WORTH[shape]
            sheet.citizens -= CITIZEN_COST * CITIZENS[shape]
        sheet.bonuses = _bonuses(t, seat)
    for seat, share in enumerate(share_prestige(prestige)):
        sheets[seat].prestige = share
    return sheets


def share_prestige(prestige: list[int]) -> list[int]:
    """The VP for Prestige: tied players share their places; 0 PP earn nothing (F4)."""
    shares = [0] * len(prestige)
    for seat, amount in enumerate(prestige):
        if amount:
            place = sum(1 for other in prestige if other > amount)
            tied = prestige.count(amount)
            shares[seat] = sum(PRESTIGE[place : place + tied]) // tied
    return shares


def rank(t: Position, totals: list[int]) -> list[int]:
    """Places by total, then Gold; tied players share a place (F7, K23)."""
    keys = [(total, player.gold) for total, player in zip(totals, t.players, strict=True)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def _bonuses(t: Position, seat: int) -> int:
    """The VP of a player's Bonus tiles (F5)."""
    edition = t.content.edition
    total = 0
    for index, holder in enumerate(t.family_tiles):
        if holder == seat:
            total += edition.family_bonus[index % 2]
    for index, holder in enumerate(t.level_tiles):
        if holder == seat:
            total += edition.level_bonus[index]
    return total


def _score_chronos(t: Position, sheets: list[Sheet], prestige: list[int]) -> None:
    """Score Chronos powers: first PP, then all amounts on the same position, gains before losses
    (F2, K8, K22)."""
    powers = _chronos_powers(t)
    gained = [
        (seat, op.pp * _amount(t, op, seat, seat, legend, prestige))
        for seat, legend, op in powers
        if op.pp
    ]
    for seat, amount in gained:
        prestige[seat] += amount
    losses = [0] * len(sheets)
    for seat, legend, op in powers:
        for other in range(len(sheets)):
            if (other == seat) == (op.who == WHO_YOU):
                amount = op.vp * _amount(t, op, seat, other, legend, prestige)
                if op.verb == GAIN:
                    sheets[other].chronos += amount
                else:
                    losses[other] += amount
    for seat, loss in enumerate(losses):
        sheets[seat].chronos -= min(loss, t.players[seat].vp + sheets[seat].chronos)


def standing_chronos(t: Position) -> list[int]:
    """The current VP of Chronos powers for each seat, as an estimate for bots: without copies and
    without the PP of the final scoring (F2)."""
    gained = [0] * len(t.players)
    for seat, legend, design in _chronos_cards(t):
        pc: i64 = t.content.start[design]
        op = t.content.ops[pc]
        while op.verb != END:
            for other in range(t.seats):
                if op.vp and (other == seat) == (op.who == WHO_YOU):
                    amount = op.vp * _times(t, op, seat, other, legend)
                    gained[other] += amount if op.verb == GAIN else -amount
            pc += 1
            op = t.content.ops[pc]
    return gained


def scoring_cards(t: Position) -> list[int]:
    """The Chronos designs in Legends at the end, including those that copy another."""
    found = [design for _, _, design in _chronos_cards(t)]
    for player in t.players:
        for entry in player.written:
            card = entry & CITIZEN
            if card != CITIZEN and t.echoes and t.content.final_copies & BIT[card]:
                found.append(card)
    return found


def _chronos_powers(t: Position) -> list[tuple[int, int, Op]]:
    """All scoring steps, including copied ones: (seat, legend, step)."""
    content = t.content
    sources = _chronos_cards(t)
    for echo in t.echoes:
        sources.append((echo >> 14, echo >> 7 & CITIZEN, echo & CITIZEN))
    steps: list[tuple[int, int, Op]] = []
    for seat, legend, design in sources:
        pc = content.start[design]
        while content.ops[pc].verb != END:
            steps.append((seat, legend, content.ops[pc]))
            pc += 1
    return steps


def _chronos_cards(t: Position) -> list[tuple[int, int, int]]:
    """The Chronos cards that copy no other: (seat, legend, design)."""
    content = t.content
    sources: list[tuple[int, int, int]] = []
    plain = content.chronos & ~content.final_copies
    for seat, player in enumerate(t.players):
        for entry in player.written:
            design = entry & CITIZEN
            if design != CITIZEN and plain & BIT[design] and _is_legend(player, entry):
                sources.append((seat, entry >> 7, design))
    return sources


def _is_legend(player: Player, entry: i64) -> bool:
    """Whether an entry is in a Legend of at least 2 cards, where Chronos cards score (P8)."""
    return SIZE[player.legends[entry >> 7]] >= 2


def _amount(t: Position, op: Op, you: int, them: int, legend: int, prestige: list[int]) -> int:
    """The multiplier of a Chronos step, with the PP of Chronos powers already counted."""
    held = [player.pp for player in t.players]
    for player, pp in zip(t.players, prestige, strict=True):
        player.pp = pp
    factor = _times(t, op, you, them, legend)
    for player, pp in zip(t.players, held, strict=True):
        player.pp = pp
    return factor


def _times(t: Position, op: Op, you: i64, them: i64, legend: i64) -> i64:
    """The multiplier of a Chronos step."""
    if op.condition is not None and not holds(t, op.condition, you, them, legend):
        return 0
    if op.per is not None:
        return measure(t, op.per, you, them, legend)
    return 1
