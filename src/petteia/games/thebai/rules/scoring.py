"""The final scoring (E2 to E8, A11): score sheets, the best sets of orders, the ranking."""

from typing import Final, final

from petteia.games.thebai.rules.codes import ON_END
from petteia.games.thebai.rules.measures import (
    columns_cleared,
    dice_on_path,
    effect_vp,
    heroes_seated,
)
from petteia.games.thebai.rules.passives import is_active
from petteia.games.thebai.rules.pieces.dice import strength_of
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position, is_antigone
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.kernel.bits import CYCLE, NUMBER, size
from petteia.kernel.native import i64

UNFULFILLED: Final = 3
"""VP lost for each order left in hand (E7)."""
STOCK_SHARE: Final = 3
"""Goods and drachmas for 1 VP (E6)."""
EQUAL_SETS: Final = (3, 4, 5)
EQUAL_VP: Final = (3, 7, 12)
"""The sizes of sets of orders of one colour, and the VP of each (E5)."""
CATEGORIES: Final = ("track", "councillors", "heroes", "estate", "city", "orders", "stock", "hand")
"""The lines of a score sheet, in their order."""
MOST_OF_COLOUR: Final = 63
"""More than there are orders and gate tiles of one colour."""


def _best_equal_vp() -> list[int]:
    """The most VP of sets of one colour, for each number of orders of that colour."""
    best = [0]
    for number in range(1, MOST_OF_COLOUR + 1):
        most = best[number - 1]
        for place, members in enumerate(EQUAL_SETS):
            if members <= number:
                most = max(most, best[number - members] + EQUAL_VP[place])
        best.append(most)
    return best


EQUALS: Final[list[int]] = _best_equal_vp()
BEST: Final[dict[int, int]] = {}
"""Cached results of `_best`, by its five arguments with six bits each."""


@final
class Sheet:
    """One player's score by category; `track` is the VP scored during the game."""

    __slots__ = ("city", "councillors", "estate", "hand", "heroes", "orders", "stock", "track")

    def __init__(self, track: i64) -> None:
        self.track = track
        self.councillors: i64 = 0
        self.heroes: i64 = 0
        """Effects of heroes and blessings at the end."""
        self.estate: i64 = 0
        self.city: i64 = 0
        self.orders: i64 = 0
        self.stock: i64 = 0
        self.hand: i64 = 0

    def total(self) -> i64:
        return (
            self.track
            + self.councillors
            + self.heroes
            + self.estate
            + self.city
            + self.orders
            + self.stock
            + self.hand
        )

    def parts(self) -> dict[str, int]:
        """The VP of each of the CATEGORIES."""
        values: list[int] = [
            self.track,
            self.councillors,
            self.heroes,
            self.estate,
            self.city,
            self.orders,
            self.stock,
            self.hand,
        ]
        return dict(zip(CATEGORIES, values, strict=True))


def score(t: Position) -> list[Sheet]:
    """The score sheets of all players and Antigone, as if the game ended now."""
    sheets: list[Sheet] = []
    for seat, player in enumerate(t.players):
        sheet = Sheet(player.vp)
        sheet.city = strength_of(t, player.citizens | player.hoplites)
        sheet.orders = _orders(t, player)
        if is_antigone(t, seat):
            sheet.councillors = _antigone_council(t, player)
        else:
            _score_person(t, seat, player, sheet)
        sheets.append(sheet)
    return sheets


def rank(t: Position) -> list[int]:
    """The places of the players; equal scores share a place (E8). A solo player is first with more
    VP than Antigone, else second (A11)."""
    totals = [sheet.total() for sheet in score(t)]
    if t.solo is not None:
        return [1 if totals[0] > totals[ANTIGONE] else 2]
    return [1 + sum(1 for other in totals if other > total) for total in totals]


def order_points(colours: list[int], gates: i64) -> i64:
    """The most VP of orders, given the number of each colour; gate tiles count as any colour (E5,
    Q12)."""
    return _best(colours[0], colours[1], colours[2], colours[3], gates)


def _best(a: i64, b: i64, c: i64, d: i64, gates: i64) -> i64:
    if not gates:
        return EQUALS[a] + EQUALS[b] + EQUALS[c] + EQUALS[d] + _sets_of_different(a, b, c, d)
    key = a | b << 6 | c << 12 | d << 18 | gates << 24
    known: i64 = BEST.get(key, -1)
    if known < 0:
        known = _best(a + 1, b, c, d, gates - 1)
        known = _more(known, _best(a, b + 1, c, d, gates - 1))
        known = _more(known, _best(a, b, c + 1, d, gates - 1))
        known = _more(known, _best(a, b, c, d + 1, gates - 1))
        BEST[key] = known
    return known


def _sets_of_different(a: i64, b: i64, c: i64, d: i64) -> i64:
    """The most VP of sets of different colours.

    A set of n is worth n * n, so the largest sets are best. The sum of the squares is the number
    of cards plus twice the number of pairs of cards that share a set.
    """
    pairs = _less(a, b) + _less(a, c) + _less(a, d) + _less(b, c) + _less(b, d) + _less(c, d)
    return a + b + c + d + 2 * pairs


def _less(one: i64, other: i64) -> i64:
    return one if one < other else other


def _more(one: i64, other: i64) -> i64:
    return one if one > other else other


def _orders(t: Position, player: Player) -> i64:
    """The VP of fulfilled orders and gate tiles (E5)."""
    masks = t.content.colour_masks
    done = player.fulfilled
    return _best(
        size(done & masks[0]),
        size(done & masks[1]),
        size(done & masks[2]),
        size(done & masks[3]),
        size(player.gates),
    )


def _score_person(t: Position, seat: i64, player: Player, sheet: Sheet) -> None:
    """What Antigone does not score: councillors, heroes, estate, stock, hand (E2, E3, E6, E7)."""
    council = player.council_dice | player.council_tiles
    if player.heroes:
        council |= heroes_seated(t, player)
    while council:
        low = council & -council
        council ^= low
        sheet.councillors += effect_vp(t, seat, t.content.council_effects[NUMBER[low % CYCLE]])
    sheet.heroes = _end_effects(t, seat, player)
    cleared = columns_cleared(player)
    if cleared:
        sheet.estate = t.content.column_values[cleared - 1]
    sheet.stock = player.belongings() // STOCK_SHARE
    sheet.hand = -UNFULFILLED * size(player.hand)


def _end_effects(t: Position, seat: i64, player: Player) -> i64:
    """The VP of blessings and heroes that score at the end (E2)."""
    total: i64 = 0
    blessings = player.blessings
    place: i64 = 0
    while blessings:
        rule = t.content.blessing_rules[place]
        if rule.on == ON_END:
            total += (blessings & 15) * effect_vp(t, seat, rule.effect)
        blessings >>= 4
        place += 1
    heroes = player.heroes
    while heroes:
        low = heroes & -heroes
        heroes ^= low
        hero: i64 = NUMBER[low % CYCLE]
        rule = t.content.hero_rules[hero]
        if rule.on == ON_END and is_active(t, hero):
            total += effect_vp(t, seat, rule.effect)
    return total


def _antigone_council(t: Position, player: Player) -> i64:
    """Each of Antigone's dice on a monument or the path is a councillor (A11, Q17)."""
    assert t.solo is not None
    dice = size(player.council_dice) + dice_on_path(t, ANTIGONE)
    return dice * t.content.councillor_vp[t.solo.challenge - 1]
