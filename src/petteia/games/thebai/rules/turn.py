"""A player's turn: reset, citizen, archon, help tile, and an order between them (T1 to T8, Q10)."""

from typing import Final

from petteia.games.thebai.rules.codes import (
    ARCHON,
    ARGUMENTS,
    BOTH,
    CITIZEN,
    CITY,
    DONE,
    DRACHMA,
    ESTATE,
    FULFIL,
    HELP,
    LANDING,
    ON_FULFILLED,
    REACTING,
    SECOND_ORDER,
    STEP,
    TAKE_BACK,
    TRIGGER,
    TRIGGERING,
    TURN_ARCHON,
    TURN_CITIZEN,
    TURN_END,
    TURN_HELP,
    TURN_RESET,
    USING,
)
from petteia.games.thebai.rules.events import EVENT_RESET, record_event
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.measures import columns_cleared
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    EIGHTS,
    NIBBLE,
    UNIT,
)
from petteia.games.thebai.rules.passives import passive
from petteia.games.thebai.rules.pieces.archon import begin_walk, steps_from, trigger_stone
from petteia.games.thebai.rules.pieces.dice import put_citizen
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import (
    Position,
    count_use,
    free_dice_spaces,
    free_stones,
    pop,
    push,
)
from petteia.games.thebai.rules.steps import begin_effect
from petteia.games.thebai.rules.usage import ESTATE_SPACE_USED, ORDER_FULFILLED
from petteia.kernel.bits import BIT, CYCLE, NUMBER
from petteia.kernel.native import i64

GUARDS: Final = 0x800800800
"""A bit above each good of a packed stock; it is still set after subtracting an affordable cost."""
CITIZENS_OF_SUPPLY: Final = 0xFFFFFF
"""The bits of a packed supply that count citizens."""
HELP_ROWS: Final[list[int]] = [31, 31 << 5, 31 << 10]
"""The spaces of the red, blue and yellow row of an estate."""
MOST_CLEARED: Final = 3
"""More cleared columns do not improve the new citizen (T1)."""


def offer_turn(t: Position, frame: Frame) -> None:
    """Offer the choices of the next step of the turn; skip steps without a choice (Q4, Q10)."""
    player = t.players[frame.seat]
    offer = t.offer
    orders = orders_to_fulfil(t, frame)
    if frame.next == TURN_RESET:
        if player.supply & CITIZENS_OF_SUPPLY == 0:
            offer.add(DONE, 1)
            offer.add(FULFIL, orders)
            return
        frame.next = TURN_CITIZEN
    if frame.next == TURN_CITIZEN:
        levels = player.supply_levels(CITIZENS)
        if levels and (player.free_spaces() or city_spaces(t)):
            offer.add(FULFIL, orders)
            offer.add(CITIZEN, levels)
            return
        if levels and orders:
            # Fulfilling an order may still free a space for the citizen.
            offer.add(DONE, 1)
            offer.add(FULFIL, orders)
            return
        frame.next = TURN_ARCHON
    if frame.next == TURN_ARCHON:
        if _offer_archon(t, frame.seat, player, orders):
            return
        frame.next = TURN_HELP
    offer.add(DONE, 1)
    offer.add(FULFIL, orders)
    if frame.next == TURN_HELP:
        # Stay at this step even without a usable tile: an order may still bring a tile or a space.
        offer.add(HELP, usable_help(t, player))


def _offer_archon(t: Position, seat: i64, player: Player, orders: i64) -> bool:
    """Offer to put, move or take back the archon (T4 to T6); False if it cannot be put anywhere."""
    offer = t.offer
    if player.archon < 0:
        stones = free_stones(t)
        if not stones:
            return False
        offer.add(FULFIL, orders)
        offer.add(ARCHON, stones)
        return True
    jumps: i64 = 1 if player.drachmas() > 0 else 0
    offer.add(FULFIL, orders)
    offer.add(STEP, steps_from(t, seat, BIT[player.archon], jumps))
    offer.add(TAKE_BACK, 1)
    return True


def resolve_turn(t: Position, frame: Frame, action: i64) -> None:
    """Carry out a choice between the steps of a turn."""
    seat = frame.seat
    player = t.players[seat]
    kind = action & ~ARGUMENTS
    thing = action & ARGUMENTS
    if kind == FULFIL:
        frame.fulfilled += 1
        fulfil(t, seat, thing)
    elif action == DONE:
        if frame.next == TURN_RESET:
            frame.next = TURN_CITIZEN
            record_event(t, EVENT_RESET + seat)
            reset_estate(t, player)
        elif frame.next == TURN_CITIZEN:
            frame.next = TURN_ARCHON
        else:
            pop(t)
    elif kind == CITIZEN:
        frame.next = TURN_ARCHON
        _use(t, seat, thing, -1)
    elif kind == HELP:
        frame.next = TURN_END
        _use(t, seat, -1, thing)
    else:
        frame.next = TURN_HELP
        if kind == STEP:
            begin_walk(t, seat, thing)
        elif kind == ARCHON:
            player.archon = thing
            trigger_stone(t, seat, thing)
        else:
            assert action == TAKE_BACK
            player.archon = -1
            player.stock += UNIT[DRACHMA]


def _use(t: Position, seat: i64, citizen: i64, help_stack: i64) -> None:
    """Ask where to use a citizen of a level or a help tile of a stack; the other one is -1."""
    frame = push(t, USING, seat)
    frame.citizen = citizen
    frame.help = help_stack


def orders_to_fulfil(t: Position, frame: Frame) -> i64:
    """The orders of the hand that may be fulfilled now, as bits (T8)."""
    player = t.players[frame.seat]
    hand = player.hand
    if not hand:
        return 0
    if frame.fulfilled and frame.fulfilled > passive(t, player, SECOND_ORDER):
        return 0
    return payable_orders(t, player)


def payable_orders(t: Position, player: Player) -> i64:
    """The orders of the hand that the player can pay for, as bits."""
    costs = t.content.order_costs
    stock = player.stock & 0xFFFFFFFFF | GUARDS
    hand = player.hand
    found: i64 = 0
    while hand:
        low = hand & -hand
        hand ^= low
        if stock - costs[NUMBER[low % CYCLE]] & GUARDS == GUARDS:
            found |= low
    return found


def fulfil(t: Position, seat: i64, order: i64) -> None:
    """Pay the goods and take the reward, then the effects that follow it (T8, Q11)."""
    player = t.players[seat]
    keep = ~BIT[order]
    player.stock -= t.content.order_costs[order]
    player.hand &= keep
    player.secret &= keep
    player.fulfilled |= BIT[order]
    count_use(t, seat, ORDER_FULFILLED, order)
    push(t, REACTING, seat).event = ON_FULFILLED
    begin_effect(t, seat, t.content.order_effects[order])


def reset_estate(t: Position, player: Player) -> None:
    """Return the dice, discard the help tiles and take a new citizen (T1)."""
    dice = player.estate_dice
    space: i64 = 0
    while dice:
        if dice & 1:
            player.supply += NIBBLE[CITIZENS + (player.estate_levels >> 3 * space & 7)]
        dice >>= 1
        space += 1
    player.estate_dice = 0
    player.estate_levels = 0
    player.estate_help = 0
    if player.reserve:
        player.reserve -= 1
        columns = columns_cleared(player)
        if columns > MOST_CLEARED:
            columns = MOST_CLEARED
        player.supply += NIBBLE[CITIZENS + t.content.new_citizen[columns]]


def city_spaces(t: Position) -> i64:
    """The dice spaces where a citizen may be used (T2)."""
    return free_dice_spaces(t) & t.beside


def usable_help(t: Position, player: Player) -> i64:
    """The help stacks of which the player can use a tile, as bits (T7)."""
    tiles = player.help
    if not tiles:
        return 0
    free = player.free_spaces()
    found: i64 = 0
    stack: i64 = 0
    while tiles:
        if tiles & 15 and free & HELP_ROWS[t.content.help_colour[stack]]:
            found |= BIT[stack]
        tiles >>= 4
        stack += 1
    return found


def offer_use(t: Position, frame: Frame) -> None:
    """Offer the spaces for the citizen or help tile (T2, T7)."""
    player = t.players[frame.seat]
    free = player.free_spaces()
    if frame.help >= 0:
        t.offer.add(ESTATE, free & HELP_ROWS[t.content.help_colour[frame.help]])
    else:
        t.offer.add(ESTATE, free)
        t.offer.add(CITY, city_spaces(t))


def resolve_use(t: Position, frame: Frame, action: i64) -> None:
    """Use a citizen or help tile on a space."""
    seat = frame.seat
    level = frame.citizen
    stack = frame.help
    place = action & ARGUMENTS
    player = t.players[seat]
    strength = level // 2 + 1
    pop(t)
    if action & ~ARGUMENTS == CITY:
        player.supply -= NIBBLE[CITIZENS + level]
        put_citizen(t, seat, place, level)
        triggering = push(t, TRIGGERING, seat)
        triggering.at = place
        triggering.price = strength
        return
    if stack >= 0:
        player.help -= NIBBLE[stack]
        player.estate_help |= BIT[place]
        strength = t.content.help_strength[stack]
    else:
        player.supply -= NIBBLE[CITIZENS + level]
        player.estate_dice |= BIT[place]
        player.estate_levels += EIGHTS[place] * level
    count_use(t, seat, ESTATE_SPACE_USED, place)
    begin_effect(t, seat, t.content.estate_effects[place], strength)


def offer_trigger(t: Position, frame: Frame) -> None:
    """Offer the free stones beside the citizen, and both of them for drachmas (T2, R3)."""
    board = t.board
    free = free_stones(t)
    mask: i64 = 0
    if free & BIT[board.first[frame.at]]:
        mask = 1
    if free & BIT[board.second[frame.at]]:
        mask |= 2
    if mask == 3 and t.players[frame.seat].drachmas() >= frame.price:
        mask = 15
    t.offer.add(TRIGGER, mask)


def resolve_trigger(t: Position, frame: Frame, action: i64) -> None:
    """Trigger one stone, or pay and trigger both in that order (T2, Q7)."""
    seat = frame.seat
    which = action & ARGUMENTS
    one = t.board.first[frame.at]
    other = t.board.second[frame.at]
    price = frame.price
    pop(t)
    if which % 2:
        one, other = other, one
    if which >= BOTH:
        t.players[seat].stock -= price * UNIT[DRACHMA]
        push(t, LANDING, seat).space = other
    trigger_stone(t, seat, one)
