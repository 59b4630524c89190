"""The evaluator of Thebai: a sum of weighted features for each player, by round.

`petteia train` fits the weights of the features (module `features`) to the results of games.
Pending choices inside an effect are features too, so that a position in the middle of an effect can
be compared with any other.
"""

import math
from typing import Final, final

from petteia.bots.evaluator import (
    Evaluator,
    final_leads,
    final_win_shares,
    leads_of,
    softmax_shares,
)
from petteia.games.thebai.bot import features as f
from petteia.games.thebai.bot.playout_weights import missing_goods, playout_weight
from petteia.games.thebai.rules.codes import (
    PHASE_OVER,
    PHASE_TURNS,
    PROSPERITIES,
    ROUNDS,
    ROWS,
    TURN,
)
from petteia.games.thebai.rules.fate.battle import outcome
from petteia.games.thebai.rules.measures import (
    battle_total,
    columns_cleared,
    dice_on_path,
    effect_vp,
    takes_part,
)
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    HOPLITES,
)
from petteia.games.thebai.rules.pieces.council import spaces_for_die
from petteia.games.thebai.rules.pieces.dice import levels_of, may_take_hero
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.scoring import Sheet, score
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.state import Thebai
from petteia.kernel.bits import BIT, CYCLE, NUMBER, size
from petteia.kernel.native import i64
from petteia.kernel.state import State

STAGES: Final = ROUNDS
USUAL_MODIFIER: Final = 1
"""The most common modifier of an attack card."""
STARTING_ORDERS: Final = 4
"""The first orders of the content (S8). They get no weights of their own: bots would always choose
the same one, and would see the others only after random choices."""
BEAM: Final = 64
NODE_BUDGET: Final = 20000


def stage_of(t: Position) -> i64:
    """The stage of a position, which selects its weights: the round."""
    return t.round - 1


@final
class ThebaiEvaluator(Evaluator):
    """Rates positions for one number of players."""

    def __init__(self, weights: list[list[float]], temperatures: list[float]) -> None:
        self.weights: list[float] = [weight for row in weights for weight in row]
        """By stage and feature."""
        self.temperatures = temperatures
        """By stage: the temperature of the softmax over ratings, in VP."""
        self.base: i64 = 0
        self.sum = 0.0
        self.trace: list[tuple[int, float]] | None = None
        """The features counted and their amounts, while `features` collects them; else None."""

    def leads(self, state: State) -> list[float]:
        assert isinstance(state, Thebai)
        if state.phase == PHASE_OVER:
            return _final_leads(state)
        ratings = self.ratings(state)
        return ratings if state.seats == 1 else leads_of(ratings)

    def win_shares(self, state: State) -> list[float]:
        assert isinstance(state, Thebai)
        if state.phase == PHASE_OVER:
            return final_win_shares(state.ranking())
        ratings = self.ratings(state)
        temperature = self.temperatures[stage_of(state)]
        if state.seats == 1:
            return [1.0 / (1.0 + math.exp(-_bounded(ratings[0] / temperature)))]
        return softmax_shares(ratings, temperature)

    def playout_weight(self, state: State, action: i64) -> i64:
        assert isinstance(state, Thebai)
        return playout_weight(state, action)

    def beam(self) -> i64:
        return BEAM

    def node_budget(self) -> i64:
        return NODE_BUDGET

    def rates_choices(self) -> bool:
        return True

    def is_settled(self, state: State) -> bool:
        assert isinstance(state, Thebai)
        return state.top.kind == TURN or state.mover < 0

    def ratings(self, t: Thebai) -> list[float]:
        """Each player's rating. Only differences are meaningful, except in solo games."""
        sheets = score(t)
        self.base = stage_of(t) * f.SIZE
        found: list[float] = []
        for seat in range(t.seats):
            self.sum = 0.0
            self._rate(t, seat, t.players[seat], sheets)
            found.append(self.sum)
        return found

    def features(self, t: Thebai, seat: int) -> list[tuple[int, float]]:
        """The features of a player as (feature, amount); a feature may occur twice."""
        found: list[tuple[int, float]] = []
        self.base = stage_of(t) * f.SIZE
        self.trace = found
        self._rate(t, seat, t.players[seat], score(t))
        self.trace = None
        return found

    def _count(self, feature: i64, amount: i64) -> None:
        if amount:
            self.sum += self.weights[self.base + feature] * float(amount)
            if self.trace is not None:
                self.trace.append((feature, float(amount)))

    def _one(self, feature: i64) -> None:
        self.sum += self.weights[self.base + feature]
        if self.trace is not None:
            self.trace.append((feature, 1.0))

    def _number(self, first: i64, number: i64, most: i64) -> None:
        """Count the feature of this number, of those from `first` on; there are `most` of them."""
        if number:
            self._one(first + (number if number < most else most) - 1)

    def _rate(self, t: Position, seat: i64, player: Player, sheets: list[Sheet]) -> None:
        sheet = sheets[seat]
        self._count(f.TRACK, sheet.track)
        self._count(f.COUNCIL, sheet.councillors)
        self._count(f.AT_END, sheet.heroes)
        self._count(f.COLUMNS_WORTH, sheet.estate)
        self._count(f.CITY, sheet.city)
        self._count(f.SETS, sheet.orders)
        self._rate_stock(player)
        self._rate_orders(t, player)
        self._rate_dice(t, player)
        self._rate_turns(t, seat, player)
        self._rate_battles(t, seat, player)
        self._rate_council(t, seat, player)
        self._rate_estate(player)
        self._rate_tiles(player)
        if t.depth:
            self._rate_pending(t, seat)
        if t.seats == 1:
            self._rate_antigone(t, sheets[ANTIGONE].total())

    def _rate_stock(self, player: Player) -> None:
        drachmas = player.drachmas()
        goods = player.belongings() - drachmas
        self._count(f.KINDS_OF_GOODS, size(player.held() & 7))
        if goods > 6:
            self._count(f.GOODS_ABOVE, goods - 6)
            goods = 6
        if goods > 3:
            self._count(f.GOODS_TO_6, goods - 3)
            goods = 3
        self._count(f.GOODS_TO_3, goods)
        if drachmas > 5:
            self._count(f.DRACHMAS_ABOVE, drachmas - 5)
            drachmas = 5
        if drachmas > 2:
            self._count(f.DRACHMAS_TO_5, drachmas - 2)
            drachmas = 2
        self._count(f.DRACHMAS_TO_2, drachmas)

    def _rate_orders(self, t: Position, player: Player) -> None:
        costs = t.content.order_costs
        hand = player.hand
        self._count(f.IN_HAND, size(hand))
        self._number(f.HANDS, size(hand), 8)
        while hand:
            low = hand & -hand
            hand ^= low
            order: i64 = NUMBER[low % CYCLE]
            if STARTING_ORDERS <= order < f.ORDERS:
                self._one(f.HAND + order)
            missing = missing_goods(player, costs[order])
            if missing == 0:
                self._one(f.PAYABLE)
            elif missing == 1:
                self._one(f.MISSING_1)
            elif missing == 2:
                self._one(f.MISSING_2)
        done = player.fulfilled
        if not done:
            return
        self._count(f.FULFILLED, size(done))
        colours: i64 = 0
        most: i64 = 0
        for mask in t.content.colour_masks:
            number = size(done & mask)
            if number:
                colours += 1
            if number > most:
                most = number
        self._count(f.COLOURS_DONE, colours)
        self._count(f.TOP_COLOUR, most)

    def _rate_dice(self, t: Position, player: Player) -> None:
        supply = player.supply
        home: i64 = 0
        level: i64 = 0
        while level < HOPLITES:
            citizens = supply & 15
            hoplites = supply >> 4 * HOPLITES & 15
            if citizens:
                self._count(f.CITIZENS_HOME, citizens)
                home += citizens * level
            if hoplites:
                self._count(f.HOPLITES_HOME, hoplites)
                self._count(f.HOPLITES_HOME_LEVELS, hoplites * level)
            supply >>= 4
            level += 1
        self._count(f.CITIZENS_HOME_LEVELS, home)
        self._number(f.HOME_LEVELS, (home + 1) // 2, 8)
        if player.estate_dice:
            self._count(f.CITIZENS_ESTATE, size(player.estate_dice))
            estate: i64 = 0
            levels = player.estate_levels
            while levels:
                estate += levels & 7
                levels >>= 3
            self._count(f.CITIZENS_ESTATE_LEVELS, estate)
            self._number(f.ESTATE_LEVELS, (estate + 1) // 2, 6)
        citizens = player.citizens
        if citizens:
            self._count(f.CITIZENS_CITY, size(citizens))
            self._number(f.CITY_CITIZENS, size(citizens), 6)
            self._count(f.CITIZENS_CITY_LEVELS, levels_of(t, citizens))
            self._count(f.CITIZENS_CITY_TOP, size(citizens & t.high & t.low))
        hoplites = player.hoplites
        if hoplites:
            self._count(f.HOPLITES_CITY, size(hoplites))
            self._number(f.CITY_HOPLITES, size(hoplites), 6)
            self._count(f.HOPLITES_CITY_LEVELS, levels_of(t, hoplites))
            self._count(f.HOPLITES_CITY_TOP, size(hoplites & t.high & t.low))
        self._count(f.RESERVE, player.reserve)

    def _rate_turns(self, t: Position, seat: i64, player: Player) -> None:
        place: i64 = 0
        while t.order[place] != seat:
            place += 1
        self._count(f.PLACE_IN_ORDER, place)
        if t.phase < PHASE_TURNS or (t.phase == PHASE_TURNS and place >= t.turn):
            self._one(f.TURN_TO_COME)
        if player.supply_levels(CITIZENS) == 0:
            self._one(f.RESET_NEXT)
        if player.archon >= 0:
            self._one(f.ARCHON_OUT)

    def _rate_battles(self, t: Position, seat: i64, player: Player) -> None:
        """The revealed conflicts, each with its most likely attack."""
        number: i64 = 0
        coming = True
        for place in range(ROUNDS):
            tile = t.fate[place]
            if tile < PROSPERITIES:
                continue
            number += 1
            if place < t.round - 1 or not t.fate_shown & BIT[place]:
                continue
            row = tile - PROSPERITIES
            if t.attacks_shown & BIT[row]:
                continue
            attack = number + USUAL_MODIFIER
            points = outcome(t, seat, row, attack)
            if coming:
                coming = False
                self._count(f.COMING_BATTLE, points)
                self._count(f.COMING_TOTAL, battle_total(t, seat, row, True))
                if not takes_part(t, seat, row):
                    self._one(f.ABSENT)
            else:
                self._count(f.LATER_BATTLE, points)
        self._count(f.COMMANDERS, player.commanders)
        if may_take_hero(t, player):
            self._count(f.ROWS_OPEN, _rows_without_commander(t))

    def _rate_council(self, t: Position, seat: i64, player: Player) -> None:
        waiting = dice_on_path(t, seat)
        self._count(f.PATH, waiting)
        self._count(f.TILES, player.tiles)
        pieces = player.council_dice | player.council_tiles
        self._count(f.PIECES, size(pieces))
        while pieces:
            low = pieces & -pieces
            pieces ^= low
            space: i64 = NUMBER[low % CYCLE]
            if space < f.HAND - f.SEATS:
                self._one(f.SEATS + space)
        if waiting:
            self._count(f.BEST_SEATS, self._best_seats(t, seat, waiting))

    def _best_seats(self, t: Position, seat: i64, dice: i64) -> i64:
        """The VP of the best monuments for a number of dice, one die a monument (F6)."""
        free = spaces_for_die(t, seat)
        best: list[int] = []
        for mask in t.content.monument_masks:
            most: i64 = 0
            spaces = free & mask
            while spaces:
                low = spaces & -spaces
                spaces ^= low
                points = effect_vp(t, seat, t.content.council_effects[NUMBER[low % CYCLE]])
                if points > most:
                    most = points
            best.append(most)
        best.sort()
        total: i64 = 0
        for points in best[-dice:]:
            total += points
        return total

    def _rate_estate(self, player: Player) -> None:
        gone = player.cleared(0) + player.cleared(1) + player.cleared(2)
        self._count(f.STONES_GONE, gone)
        cleared = columns_cleared(player)
        if cleared:
            self._one(f.COLUMNS + cleared - 1)
        row: i64 = 0
        while row < 3:
            if player.cleared(row) == 4:
                self._one(f.ROWS_CLEARED)
            row += 1
        self._count(f.FREE_SPACES, size(player.free_spaces()))

    def _rate_tiles(self, player: Player) -> None:
        space: i64 = 0
        while space < player.dionysos:
            self._one(f.DIONYSOS + space)
            space += 1
        space = 0
        while space < player.ares:
            self._one(f.ARES + space)
            space += 1
        self._count(f.GATES, size(player.gates))
        self._rate_packed(f.BLESSINGS, player.blessings)
        self._rate_packed(f.HELP, player.help)
        heroes = player.heroes
        while heroes:
            low = heroes & -heroes
            heroes ^= low
            self._one(f.HEROES + NUMBER[low % CYCLE])

    def _rate_packed(self, first: i64, counts: i64) -> None:
        place: i64 = 0
        while counts and place < 8:
            self._count(first + place, counts & 15)
            counts >>= 4
            place += 1

    def _rate_pending(self, t: Position, seat: i64) -> None:
        """The player's pending choices and effects."""
        place = t.depth
        while place > 0:
            frame = t.stack[place]
            pending = f.PENDING_OF[frame.kind]
            if frame.seat == seat and pending >= 0:
                self._count(f.PENDING + pending, frame.left if frame.left else 1)
            place -= 1

    def _rate_antigone(self, t: Position, points: i64) -> None:
        solo = t.solo
        assert solo is not None
        her = t.players[ANTIGONE]
        self._count(f.HER_SCORE, points)
        self._count(f.HER_CITIZENS, size(her.citizens))
        self._count(f.HER_LEVELS, levels_of(t, her.citizens))
        self._count(f.HER_TOP, size(her.citizens & t.high & t.low))
        self._count(f.HER_HOPLITES, levels_of(t, her.hoplites))
        self._count(f.HER_PATH, dice_on_path(t, ANTIGONE))
        self._count(f.HER_TRACKS, her.dionysos + her.ares)
        self._count(f.HER_ORDERS, size(her.fulfilled))
        self._one(f.ALONE)
        self._count(f.CHALLENGE, solo.challenge)


def _rows_without_commander(t: Position) -> i64:
    rows: i64 = 0
    row: i64 = 0
    while row < ROWS:
        empty = True
        for player in t.players:
            if player.commander_in(row):
                empty = False
        if empty:
            rows += 1
        row += 1
    return rows


def _final_leads(t: Thebai) -> list[float]:
    totals = [sheet.total() for sheet in score(t)]
    if t.seats == 1:
        return [float(totals[0] - totals[ANTIGONE])]
    return final_leads(totals, t.ranking())


def _bounded(value: float) -> float:
    if value > 50.0:
        return 50.0
    return value if value > -50.0 else -50.0
