"""The evaluator of Elysium: a sum of weighted features for each player, by stage of the game.

The features (module `features`) are what stands on the board, and the designs in the Domain, with a
power ready, and written. `petteia train` fits the weights to the results of games.
"""

from typing import Final, final

from petteia.bots.evaluator import (
    Evaluator,
    final_leads,
    final_win_shares,
    leads_of,
    softmax_shares,
)
from petteia.games.elysium.bot import features as f
from petteia.games.elysium.rules.codes import (
    ACTIONS,
    ARGUMENT,
    CARDS_PER_EPOCH,
    CITIZEN,
    END_TURN,
    NEW,
    PHASE_ACTIONS,
    PHASE_OVER,
    PHASE_WRITING,
    PLACE,
    POWER,
    ROUNDS,
    STOP,
    TRANSFER,
    TURN,
    WRITING,
)
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.legends import (
    ACCEPTS,
    CITIZENS,
    FAMILY_LEGEND,
    FAMILY_OF,
    LEVEL_LEGEND,
    LEVEL_OF,
    LEVEL_SET,
    SINGLE,
    SIZE,
    TYPE,
    WORTH,
)
from petteia.games.elysium.rules.phases import ready_powers, takeable_cards, takeable_quests
from petteia.games.elysium.rules.position import Player, Position, least
from petteia.games.elysium.rules.scoring import rank, share_prestige, standing_chronos
from petteia.games.elysium.state import Elysium
from petteia.kernel.bits import BIT, CYCLE, NUMBER, size
from petteia.kernel.native import i64
from petteia.kernel.state import State

PARTS: Final = 5
"""Stages of an Epoch: four rounds, and the writing."""
STAGES: Final = 25
PLAYOUT_WEIGHTS: Final = bytes(
    [
        {END_TURN: 1, STOP: 1, TRANSFER: 3, PLACE: 6, POWER: 4}.get(kind << ARGUMENT, 3)
        for kind in range(ACTIONS >> ARGUMENT)
    ]
)
"""By kind of action: using powers, transferring and placing are likelier than stopping."""


def stage_of(t: Position) -> i64:
    """The stage of a position, which selects its weights."""
    if t.phase > PHASE_WRITING:
        return STAGES - 1
    part: i64 = ROUNDS
    if t.phase == PHASE_ACTIONS:
        part = t.round
    return (t.epoch - 1) * PARTS + part


@final
class ElysiumEvaluator(Evaluator):
    """Rates positions with the content of one game and one number of players."""

    def __init__(
        self,
        content: Content,
        weights: list[float],
        card_values: list[float],
        temperatures: list[float],
    ) -> None:
        self.content = content
        self.designs: i64 = content.size
        self.family_bonus = list(content.edition.family_bonus)
        self.level_bonus = list(content.edition.level_bonus)
        self.stride: i64 = f.GENERAL + 3 * content.size
        self.weights = weights
        """By stage: the general features, then designs in the Domain, with power ready, written."""
        self.card_values = card_values
        """By Epoch: the value of a design in the Agora for a player who can take it."""
        self.temperatures = temperatures
        """By stage: the temperature of the softmax over ratings, in VP."""
        self.base: i64 = 0
        self.sum = 0.0
        self.trace: list[tuple[int, float]] | None = None
        """The features counted and their amounts, while `features` collects them; else None."""

    def leads(self, state: State) -> list[float]:
        assert isinstance(state, Elysium)
        if state.phase == PHASE_OVER:
            scores = state.scores()
            return final_leads(scores, rank(state, scores))
        return leads_of(self.ratings(state))

    def win_shares(self, state: State) -> list[float]:
        assert isinstance(state, Elysium)
        if state.phase == PHASE_OVER:
            return final_win_shares(state.ranking())
        return softmax_shares(self.ratings(state), self.temperatures[stage_of(state)])

    def playout_weight(self, state: State, action: i64) -> i64:
        if action == PLACE + NEW:
            return 1
        return PLAYOUT_WEIGHTS[action >> ARGUMENT]

    def is_settled(self, state: State) -> bool:
        assert isinstance(state, Elysium)
        kind = state.top.kind
        return kind == WRITING or kind == TURN or state.mover < 0

    def ratings(self, t: Elysium) -> list[float]:
        """Each player's rating; only differences are meaningful."""
        chronos = standing_chronos(t)
        prestige = [0]
        if self.content.prestige:
            prestige = share_prestige([player.pp for player in t.players])
        self.base = stage_of(t) * self.stride
        found: list[float] = []
        for seat in range(t.seats):
            self.sum = 0.0
            self._count(f.CHRONOS, chronos[seat])
            if self.content.prestige:
                self._count(f.PRESTIGE, prestige[seat])
            self._rate(t, seat, t.players[seat])
            found.append(self.sum)
        return found

    def features(self, t: Elysium, seat: int) -> list[tuple[int, float]]:
        """The features of a player as (feature, amount); a feature may occur twice."""
        found: list[tuple[int, float]] = []
        chronos = standing_chronos(t)[seat]
        self.base = stage_of(t) * self.stride
        self.trace = found
        self._count(f.CHRONOS, chronos)
        if self.content.prestige:
            self._count(f.PRESTIGE, share_prestige([player.pp for player in t.players])[seat])
        self._rate(t, seat, t.players[seat])
        self.trace = None
        return found

    def _count(self, feature: i64, amount: int) -> None:
        self._measure(feature, float(amount))

    def _measure(self, feature: i64, amount: float) -> None:
        self.sum += self.weights[self.base + feature] * amount
        if self.trace is not None:
            self.trace.append((feature, amount))

    def _one(self, feature: i64) -> None:
        self.sum += self.weights[self.base + feature]
        if self.trace is not None:
            self.trace.append((feature, 1.0))

    def _rate(self, t: Position, seat: i64, player: Player) -> None:
        self._rate_tokens(player)
        if t.phase == PHASE_ACTIONS:
            self._rate_turns(t, seat, player)
        elif t.phase == PHASE_WRITING:
            self._rate_lyre(t, seat, player)
        self._rate_domain(t, player)
        self._rate_elysium(t, seat, player)

    def _rate_tokens(self, player: Player) -> None:
        gold = player.gold
        self._count(f.VP, player.vp)
        if gold > 6:
            self._count(f.GOLD_ABOVE, gold - 6)
            gold = 6
        if gold > 2:
            self._count(f.GOLD_TO_6, gold - 2)
            gold = 2
        self._count(f.GOLD_TO_2, gold)
        if player.pp:
            self._count(f.PP, player.pp)

    def _rate_turns(self, t: Position, seat: i64, player: Player) -> None:
        """What a player can still take in this Phase II, and with which Columns."""
        columns = player.columns
        place: i64 = 0
        while place < 4:
            if columns >> place & 1:
                self._one(f.RED + place)
            place += 1
        self._count(f.TAKEN, player.taken)
        if player.taken >= CARDS_PER_EPOCH:
            self._one(f.TAKEN_ALL)
        if player.quest:
            self._one(f.QUEST_1 + player.quest - 1)
        else:
            quests = takeable_quests(t, player)
            if not quests:
                self._one(f.NO_QUEST_OPEN)
            while quests:
                low = quests & -quests
                quests ^= low
                self._one(f.OPEN_QUEST_1 + NUMBER[low % CYCLE] - 1)
        disc = self._disc(t, seat)
        left = ROUNDS - t.round
        if disc < t.turn:
            left -= 1
        elif t.depth >= 1 and t.stack[1].kind == TURN and t.stack[1].seat == seat:
            frame = t.stack[1]
            if not frame.done:
                self._one(f.TO_TAKE)
            else:
                left -= 1
                if frame.left:
                    self._one(f.TO_DISMISS)
        self._count(f.TURNS_LEFT, left)
        self._one(f.DISC_1 + disc)
        self._rate_agora(t, player)

    def _rate_agora(self, t: Position, player: Player) -> None:
        mask = takeable_cards(t, player)
        if not mask:
            return
        number = size(mask)
        self._one(f.SOME_TAKEABLE)
        if number > 2:
            self._one(f.THREE_TAKEABLE)
        self._count(f.TAKEABLE, least(number, 8))
        best = -100.0
        second = -100.0
        base = (t.epoch - 1) * self.designs
        while mask:
            low = mask & -mask
            mask ^= low
            value = self.card_values[base + NUMBER[low % CYCLE]]
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        self._measure(f.BEST_TAKEABLE, best)
        if second > -100.0:
            self._measure(f.SECOND_TAKEABLE, second)

    def _rate_lyre(self, t: Position, seat: i64, player: Player) -> None:
        """What a player can still write in this Phase III."""
        disc = self._disc(t, seat)
        self._one(f.DISC_1 + disc)
        lyre: i64 = 0
        if disc > t.turn:
            lyre = self.content.quest_transfers[t.seats][player.quest]
        elif disc == t.turn and t.depth >= 1 and t.stack[1].kind == WRITING:
            lyre = t.stack[1].left
        if lyre:
            cards = player.cards()
            self._count(f.LYRE, lyre)
            self._count(f.LYRE_USED, least(lyre, cards))

    def _disc(self, t: Position, seat: i64) -> i64:
        place: i64 = 0
        while t.order[place] != seat:
            place += 1
        return place

    def _rate_domain(self, t: Position, player: Player) -> None:
        content = self.content
        held = player.held
        mask = held
        slots: i64 = 0
        cost: i64 = 0
        domain = f.GENERAL
        while mask:
            low = mask & -mask
            mask ^= low
            design: i64 = NUMBER[low % CYCLE]
            level: i64 = content.level[design]
            self._one(domain + design)
            self._one(f.DOMAIN_LEVEL_1 - 1 + level)
            slots |= BIT[content.slot[design]]
            cost += level
        ready = ready_powers(t, player) | held & ~player.turned & content.legend_powers
        at_hand = domain + self.designs
        while ready:
            low = ready & -ready
            ready ^= low
            self._one(at_hand + NUMBER[low % CYCLE])
        if player.citizens:
            self._count(f.DOMAIN_CITIZENS, len(player.citizens))
        if cost > player.gold:
            self._count(f.GOLD_MISSING, cost - player.gold)
        if player.turned:
            self._count(f.TURNED, size(player.turned))
        if player.rings:
            self._count(f.RINGS, size(player.rings))
        if slots:
            self._rate_plans(player, slots)

    def _rate_plans(self, player: Player, slots: i64) -> None:
        """Cards of the Domain that would fit together, or into a Legend."""
        rest = slots
        while rest:
            held = rest & 7
            rest >>= 3
            if held == 7:
                self._one(f.FAMILY_TRIPLES)
            elif held & (held - 1):
                self._one(f.FAMILY_PAIRS)
        level: i64 = 0
        while level < 3:
            run = size(slots >> level & 0o11111)
            if run > 1:
                self._count(f.LEVEL_1_RUN + level, run - 1)
            level += 1
        for shape in player.legends:
            if shape and ACCEPTS[shape] & slots:
                kind = TYPE[shape]
                if kind == SINGLE:
                    self._one(f.FITS_SINGLE)
                elif kind == FAMILY_LEGEND:
                    self._one(f.FITS_FAMILY)
                else:
                    self._one(f.FITS_LEVEL)

    def _rate_elysium(self, t: Position, seat: i64, player: Player) -> None:
        written = f.GENERAL + 2 * self.designs
        for entry in player.written:
            card: i64 = entry & CITIZEN
            if card != CITIZEN:
                self._one(written + card)
        points: i64 = 0
        citizens: i64 = 0
        level_1: i64 = 0
        level_2: i64 = 0
        level_3: i64 = 0
        for entry in player.legends:
            shape: i64 = entry
            points += WORTH[shape]
            citizens += CITIZENS[shape]
            kind = TYPE[shape]
            length: i64 = SIZE[shape]
            if kind == SINGLE:
                self._one(f.SINGLE_1 + (LEVEL_SET[shape] >> 2))
            elif kind == LEVEL_LEGEND:
                level: i64 = LEVEL_OF[shape]
                if length < 5:
                    self._one(f.LEVEL_OF_2 + length - 2)
                if level == 1:
                    level_1 = most(level_1, length)
                elif level == 2:
                    level_2 = most(level_2, length)
                else:
                    level_3 = most(level_3, length)
            elif length == 2:
                self._one(f.FAMILY_OF_2)
                self._count(f.FAMILY_OF_2_TILE, self._tile_left(t, FAMILY_OF[shape]))
        if points:
            self._count(f.LEGENDS, points)
        if citizens:
            self._count(f.BURIED, citizens)
        self._rate_tiles(t, seat)
        if level_1:
            self._count(f.LONGEST_LEVEL_1, level_1)
        if level_2:
            self._count(f.LONGEST_LEVEL_2, level_2)
        if level_3:
            self._count(f.LONGEST_LEVEL_3, level_3)

    def _tile_left(self, t: Position, family: i64) -> i64:
        """The VP of the Bonus tile the next completed Family takes."""
        if t.family_tiles[2 * family] < 0:
            return self.family_bonus[0]
        if t.family_tiles[2 * family + 1] < 0:
            return self.family_bonus[1]
        return 0

    def _rate_tiles(self, t: Position, seat: i64) -> None:
        """The Bonus tiles a player holds."""
        total: i64 = 0
        for index, holder in enumerate(t.family_tiles):
            if holder == seat:
                total += self.family_bonus[index & 1]
        for index, holder in enumerate(t.level_tiles):
            if holder == seat:
                total += self.level_bonus[index]
        if total:
            self._count(f.BONUSES, total)


def most(one: i64, other: i64) -> i64:
    """The greater of two amounts."""
    if one > other:
        return one
    return other
