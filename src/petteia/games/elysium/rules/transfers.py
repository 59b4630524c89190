"""Transfers from a Domain to an Elysium: price, Legend, Bonus tiles (W4, L1 to L8, K5, K20)."""

from petteia.games.elysium.rules.codes import (
    CITIZEN,
    DOMAIN,
    EVENT_TRANSFER,
    NEW,
    ORACLE,
    PHASE_WRITING,
    PLACE,
    TRANSFER,
)
from petteia.games.elysium.rules.legends import (
    ACCEPTS,
    CITIZEN_SLOT,
    FAMILY_LEGEND,
    FAMILY_OF,
    JOIN,
    LEVEL_LEGEND,
    LEVEL_OF,
    PRICE,
    SIZE,
    TYPE,
)
from petteia.games.elysium.rules.ops import Op
from petteia.games.elysium.rules.position import (
    Player,
    Position,
    cards_in,
    leave_domain,
    leave_oracle,
    mask_of,
)
from petteia.games.elysium.rules.tokens import react_of_rivals, react_with
from petteia.kernel.bits import BIT, CYCLE, NUMBER, WORD_BITS
from petteia.kernel.native import i64


def price(t: Position, player: Player, card: i64, level: i64, op: Op | None) -> i64:
    """The cost of a transfer: the Level, changed by powers, never below 0 (W4, K1)."""
    cost = level
    if op is not None:
        if op.free:
            return 0
        cost += op.delta
    mask = player.held & t.content.discounts
    while mask:
        low = mask & -mask
        mask ^= low
        for discount in t.content.costs[NUMBER[low % CYCLE]]:
            if _applies(discount, card, level):
                cost += discount.delta
    if cost < 0:
        return 0
    return cost


def _applies(discount: Op, card: i64, level: i64) -> bool:
    """Whether a discount applies to this card; a Citizen has the Level of its place (K4)."""
    if card == CITIZEN:
        return discount.citizens and discount.levels >> level & 1 != 0
    return discount.mask & BIT[card] != 0


def offer_transfers(t: Position, seat: i64, op: Op | None) -> None:
    """Offer the transfers that a player can make now; `op` is the step of a power, or None."""
    t.offer.add(TRANSFER, movable(t, seat, op))
    if citizen_places(t, seat, op):
        t.offer.add(TRANSFER + CITIZEN, 1)


def movable(t: Position, seat: i64, op: Op | None) -> i64:
    """The Family cards that a player can transfer now, as bits (W4)."""
    player = t.players[seat]
    if op is None:
        if player.gold >= 3 and not player.held & t.content.discounts:
            return player.held
        return _affordable(t, player, player.held, op)
    mask = mask_of(t.oracle) if op.zone == ORACLE else player.held
    return _affordable(t, player, mask & op.mask, op)


def citizen_places(t: Position, seat: i64, op: Op | None) -> i64:
    """The Legends that a Citizen can join now, as bits (L5)."""
    player = t.players[seat]
    found: i64 = 0
    if player.citizens and (op is None or (op.citizens and op.zone == DOMAIN)):
        for index, shape in enumerate(player.legends):
            if PRICE[shape] and index < WORD_BITS and _citizen_fits(t, player, shape, op):
                found |= BIT[index]
    return found


def offer_places(t: Position, seat: i64, card: i64, op: Op | None) -> None:
    """Offer the Legends that a card may join, identical ones once, and a new one (L1, L5, G8)."""
    player = t.players[seat]
    if card == CITIZEN:
        t.offer.add(PLACE, _without_alike(player, citizen_places(t, seat, op)))
        return
    slot: i64 = BIT[t.content.slot[card]]
    found: i64 = 0
    for index, shape in enumerate(player.legends):
        if shape and ACCEPTS[shape] & slot and index < WORD_BITS:
            found |= BIT[index]
    t.offer.add(PLACE, _without_alike(player, found))
    t.offer.add(PLACE + NEW, 1)


def first_alike(player: Player, legend: i64) -> i64:
    """The first Legend of a player with the same cards as this one. Their order of writing never
    matters again, so joining either is the same choice (G8)."""
    shape = player.legends[legend]
    other: i64 = 0
    while other < legend:
        if player.legends[other] == shape and _cards_of(player, other) == _cards_of(player, legend):
            return other
        other += 1
    return legend


def _cards_of(player: Player, legend: i64) -> list[int]:
    """The cards of a Legend in ascending order."""
    return sorted([entry & CITIZEN for entry in player.written if entry >> 7 == legend])


def _without_alike(player: Player, legends: i64) -> i64:
    """The given Legends, as bits, without those that are like an earlier one (G8)."""
    if not legends & (legends - 1):
        return legends
    found: i64 = 0
    while legends:
        low = legends & -legends
        legends ^= low
        legend = NUMBER[low % CYCLE]
        if first_alike(player, legend) == legend:
            found |= low
    return found


def transfer(t: Position, seat: i64, card: i64, legend: i64, op: Op | None) -> None:
    """Pay, move the card, take Bonus tiles, then let the cards present react (K8, K14)."""
    player = t.players[seat]
    content = t.content
    level: i64 = PRICE[player.legends[legend]] if card == CITIZEN else content.level[card]
    player.gold -= price(t, player, card, level, op)
    own: list[int] | None = None
    watching = player.held & content.reacts_own[EVENT_TRANSFER]
    if watching:
        own = cards_in(player, watching)
    if t.usage is not None:
        _count_transfer(t, player, card, level, op)
    if card == CITIZEN:
        player.own_lists()
        player.buried.append(player.citizens.pop())
    elif op is not None and op.zone == ORACLE:
        leave_oracle(t, card)
    else:
        leave_domain(player, card)
    write_legend(t, seat, card, legend)
    if t.phase == PHASE_WRITING:
        player.moved.append(card)
    if own is not None:
        react_with(t, own, EVENT_TRANSFER, seat, seat, card, DOMAIN)
    if content.noticed[card] >> EVENT_TRANSFER & 1:
        react_of_rivals(t, EVENT_TRANSFER, seat, card, DOMAIN)


def _count_transfer(t: Position, player: Player, card: i64, level: i64, op: Op | None) -> None:
    usage = t.usage
    assert usage is not None
    if card != CITIZEN:
        usage.transferred[card] += 1
    if player.held & t.content.discounts and (op is None or not op.free):
        for design in cards_in(player, player.held & t.content.discounts):
            if any(_applies(it, card, level) for it in t.content.costs[design]):
                usage.used[design] += 1


def write_legend(t: Position, seat: i64, card: i64, legend: i64) -> None:
    """Add a card to a Legend or begin one, and take the Bonus tiles that it earns (L7, L8)."""
    player = t.players[seat]
    slot = CITIZEN_SLOT if card == CITIZEN else t.content.slot[card]
    player.own_lists()
    if legend == NEW:
        legend = len(player.legends)
        player.legends.append(0)
    shape = JOIN[player.legends[legend]][slot]
    player.legends[legend] = shape
    player.written.append(legend << 7 | card)
    if TYPE[shape] == LEVEL_LEGEND:
        _take_level_bonus(t, seat, LEVEL_OF[shape], SIZE[shape])
    elif TYPE[shape] == FAMILY_LEGEND and SIZE[shape] == 3:
        _take_family_bonus(t, seat, FAMILY_OF[shape])


def longest(player: Player, level: i64) -> i64:
    """The size of a player's longest Legend of a Level."""
    most: i64 = 0
    for shape in player.legends:
        if LEVEL_OF[shape] == level and SIZE[shape] > most:
            most = SIZE[shape]
    return most


def _take_family_bonus(t: Position, seat: i64, family: i64) -> None:
    """The first completion takes the larger tile, the second the smaller (L7)."""
    for tile in (2 * family, 2 * family + 1):
        if t.family_tiles[tile] < 0:
            t.family_tiles = replaced(t.family_tiles, tile, seat)
            return


def _take_level_bonus(t: Position, seat: i64, level: i64, size: i64) -> None:
    """The first Legend of the Level takes the tile; a longer one takes it over (L8)."""
    holder: i64 = t.level_tiles[level - 1]
    if holder < 0 or (holder != seat and size > longest(t.players[holder], level)):
        t.level_tiles = replaced(t.level_tiles, level - 1, seat)


def replaced(zone: list[int], place: i64, value: i64) -> list[int]:
    """A copy of a shared list with one value replaced."""
    new = zone[:]
    new[place] = value
    return new


def _affordable(t: Position, player: Player, mask: i64, op: Op | None) -> i64:
    """The cards of a set whose transfer the player can pay, as bits."""
    if not player.held & t.content.discounts:
        if op is not None and op.free:
            return mask
        budget = player.gold
        if op is not None:
            budget -= op.delta
        if budget >= 3:
            return mask
        return mask & t.content.up_to_level[budget] if budget > 0 else 0
    found: i64 = 0
    while mask:
        low = mask & -mask
        mask ^= low
        design = NUMBER[low % CYCLE]
        if price(t, player, design, t.content.level[design], op) <= player.gold:
            found |= low
    return found


def _citizen_fits(t: Position, player: Player, shape: i64, op: Op | None) -> bool:
    """Whether Level and Gold allow a Citizen to fill the missing place of a Legend (L5, K4)."""
    level: i64 = PRICE[shape]
    if op is not None and not op.levels >> level & 1:
        return False
    return price(t, player, CITIZEN, level, op) <= player.gold
