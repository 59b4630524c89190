"""Transfers from a Domain to an Elysium: price, Legend, Bonus tiles (W4, L1 to L8, K5, K20)."""

from petteia.elysium.codes import (
    CITIZEN,
    DOMAIN,
    EVENT_TRANSFER,
    NEW,
    ORACLE,
    PHASE_WRITING,
    PLACE,
    TRANSFER,
)
from petteia.elysium.legends import (
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
from petteia.elysium.ops import Op
from petteia.elysium.table import Player, Table, cards_in, leave_domain, mask_of, spread
from petteia.elysium.tokens import react_of_rivals, react_with


def price(t: Table, player: Player, card: int, level: int, op: Op | None) -> int:
    """What a transfer costs: the Level, more or less by powers, never below 0 (W4, K1)."""
    cost = level
    if op is not None:
        if op.free:
            return 0
        cost += op.delta
    mask = player.held & t.catalog.discounts
    while mask:
        low = mask & -mask
        mask ^= low
        for discount in t.catalog.costs[low.bit_length() - 1]:
            if _applies(t, discount, card, level):
                cost += discount.delta
    return max(cost, 0)


def _applies(t: Table, discount: Op, card: int, level: int) -> bool:
    """Does a standing discount hold for this card? A Citizen has its place's Level (K4)."""
    if card == CITIZEN:
        return discount.citizens and discount.levels >> level & 1 != 0
    return discount.mask & t.catalog.bit[card] != 0


def transferable(t: Table, seat: int, op: Op | None) -> list[int]:
    """The transfers a player could make now, as actions; `op` is the power's step, if one."""
    player = t.players[seat]
    mask = player.held if op is None or op.zone != ORACLE else mask_of(t, t.oracle)
    if op is not None:
        mask &= op.mask
    if player.held & t.catalog.discounts or player.gold < 3 or op is not None:
        mask = _affordable(t, player, mask, op)
    actions: list[int] = []
    spread(mask, TRANSFER, actions)
    if player.citizens and (op is None or (op.citizens and op.zone == DOMAIN)):
        for shape in player.legends:
            if PRICE[shape] and _citizen_fits(t, player, shape, op):
                actions.append(TRANSFER + CITIZEN)
                break
    return actions


def places(t: Table, seat: int, card: int, op: Op | None) -> list[int]:
    """The Legends a card may join, and a new one, as actions (L1, L5)."""
    player = t.players[seat]
    actions: list[int] = []
    if card == CITIZEN:
        for index, shape in enumerate(player.legends):
            if PRICE[shape] and _citizen_fits(t, player, shape, op):
                actions.append(PLACE + index)
        return actions
    slot = t.catalog.slot[card]
    for index, shape in enumerate(player.legends):
        if shape and JOIN[shape][slot]:
            actions.append(PLACE + index)
    actions.append(PLACE + NEW)
    return actions


def transfer(t: Table, seat: int, card: int, legend: int, op: Op | None) -> None:
    """Pay, move, take Bonus tiles, then let the cards that lay there react (K8, K14)."""
    player = t.players[seat]
    catalog = t.catalog
    level = PRICE[player.legends[legend]] if card == CITIZEN else catalog.level[card]
    player.gold -= price(t, player, card, level, op)
    watching = player.held & catalog.reacts_own[EVENT_TRANSFER]
    own = cards_in(t, player, watching) if watching else []
    if t.census is not None:
        _count_transfer(t, player, card, level, op)
    if card == CITIZEN:
        player.buried.append(player.citizens.pop())
    elif op is not None and op.zone == ORACLE:
        t.oracle.remove(card)
    else:
        leave_domain(t, player, card)
    write_legend(t, seat, card, legend)
    if t.phase == PHASE_WRITING:
        player.moved.append(card)
    if own:
        react_with(t, own, EVENT_TRANSFER, seat, seat, card, DOMAIN)
    if catalog.reacts_to_rivals[EVENT_TRANSFER]:
        react_of_rivals(t, EVENT_TRANSFER, seat, card, DOMAIN)


def _count_transfer(t: Table, player: Player, card: int, level: int, op: Op | None) -> None:
    census = t.census
    assert census is not None
    if card != CITIZEN:
        census.transferred[card] += 1
    if player.held & t.catalog.discounts and (op is None or not op.free):
        for design in cards_in(t, player, player.held & t.catalog.discounts):
            if any(_applies(t, it, card, level) for it in t.catalog.costs[design]):
                census.used[design] += 1


def write_legend(t: Table, seat: int, card: int, legend: int) -> None:
    """Add a card to a Legend, or begin one, and take the Bonus tiles it wins (L7, L8)."""
    player = t.players[seat]
    slot = CITIZEN_SLOT if card == CITIZEN else t.catalog.slot[card]
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


def longest(player: Player, level: int) -> int:
    """The size of a player's longest Legend of a Level."""
    sizes = [SIZE[shape] for shape in player.legends if LEVEL_OF[shape] == level]
    return max(sizes) if sizes else 0


def _take_family_bonus(t: Table, seat: int, family: int) -> None:
    """The first completion takes the larger tile, the second the smaller, by whoever (L7)."""
    tiles = t.family_tiles
    if tiles[2 * family] < 0:
        tiles[2 * family] = seat
    elif tiles[2 * family + 1] < 0:
        tiles[2 * family + 1] = seat


def _take_level_bonus(t: Table, seat: int, level: int, size: int) -> None:
    """The first Legend of the Level takes the tile, a longer one than its holder's wins it (L8)."""
    holder = t.level_tiles[level - 1]
    if holder < 0 or (holder != seat and size > longest(t.players[holder], level)):
        t.level_tiles[level - 1] = seat


def _affordable(t: Table, player: Player, mask: int, op: Op | None) -> int:
    """Those cards of a set whose transfer the player can pay."""
    if not player.held & t.catalog.discounts:
        if op is not None and op.free:
            return mask
        budget = player.gold - (0 if op is None else op.delta)
        return mask & t.catalog.up_to_level[min(3, max(0, budget))]
    found = 0
    while mask:
        low = mask & -mask
        mask ^= low
        design = low.bit_length() - 1
        if price(t, player, design, t.catalog.level[design], op) <= player.gold:
            found |= low
    return found


def _citizen_fits(t: Table, player: Player, shape: int, op: Op | None) -> bool:
    """Can a Citizen fill the missing place of this Legend, by Level and Gold? (L5, K4)"""
    level = PRICE[shape]
    if op is not None and not op.levels >> level & 1:
        return False
    return price(t, player, CITIZEN, level, op) <= player.gold
