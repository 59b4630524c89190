"""The choices inside effects: what each frame offers, and carrying out a choice (V1 to V11)."""

from typing import Final

from petteia.games.thebai.rules.codes import (
    ACCEPT,
    ADVANCING,
    ARCHON,
    ARGUMENTS,
    ASCENDING,
    BUILDING,
    CITY,
    COMMANDER,
    DECK_TOP,
    DEPLOYING,
    DONE,
    GIVE,
    GIVING,
    GOOD,
    GOODS,
    HERO,
    HERO_EFFECT,
    HOPLITE,
    MEETING,
    MODE_DIFFERENT,
    MODE_ONE,
    MONUMENT,
    MUSTERING,
    OFFERED,
    ORDER,
    ORDERING,
    ORDERS,
    PAY,
    PAYING,
    RELOCATING,
    REMOVING,
    ROOF,
    ROOFING,
    ROTATE,
    ROTATING,
    ROW,
    SEATING,
    SETTING,
    SHIFT,
    SPACE,
    STANDEE_CARD,
    STANDEE_DICE,
    STANDING,
    STEPPING,
    TAKE,
    TAKING,
    TRACK,
    WHICH,
)
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.packing import (
    HOPLITES,
    UNIT,
)
from petteia.games.thebai.rules.pieces.altar import advance_marker, open_tracks, place_on
from petteia.games.thebai.rules.pieces.council import free_monuments, spaces_for_tile
from petteia.games.thebai.rules.pieces.dice import (
    commander_rows,
    displayed_heroes,
    muster_hoplite,
    set_commander,
    shift_hoplite,
)
from petteia.games.thebai.rules.pieces.stones import (
    building_spaces,
    lay_stone,
    matching_edges,
    roof_of,
    rows_with_stones,
    take_stone,
)
from petteia.games.thebai.rules.position import (
    Position,
    count_use,
    draw_order,
    free_dice_spaces,
    free_stones,
    pop,
    push,
    replaced,
)
from petteia.games.thebai.rules.steps import begin_effect, can_pay
from petteia.games.thebai.rules.usage import (
    COUNCIL_SPACE_TAKEN,
    HERO_TAKEN,
    ORDER_TAKEN,
    ROOF_USED,
    STONE_PLACED,
    STONE_REMOVED,
    STONE_TRIGGERED,
)
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64

ALL_GOODS: Final = 7
ALL_THINGS: Final = 15
"""The three goods and drachmas, as bits."""


def offer_choice(t: Position, frame: Frame) -> None:
    """Offer the choices of a frame of an effect; nothing if it cannot be used."""
    kind = frame.kind
    player = t.players[frame.seat]
    offer = t.offer
    if kind == GOODS:
        offer.add(GOOD, ALL_GOODS)
    elif kind == ORDERS:
        offer.add(ORDER, _orders_to_take(t))
    elif kind == GIVING:
        _or_enough(t, GIVE, player.held())
    elif kind == TAKING:
        offer.add(TAKE, ALL_THINGS & ~BIT[frame.given])
    elif kind == OFFERED:
        if can_pay(t, frame.seat, t.content.steps[frame.step], frame.strength):
            offer.add(DONE, 1)
            offer.add(ACCEPT, 1)
    elif kind == PAYING:
        offer.add(PAY, player.held())
    elif kind == REMOVING:
        _or_enough(t, ROW, rows_with_stones(player))
    elif kind == ADVANCING:
        offer.add(TRACK, open_tracks(player) & frame.tracks)
    elif kind == RELOCATING:
        _or_enough(t, ARCHON, free_stones(t))
    elif kind == SEATING:
        if player.tiles:
            _or_enough(t, MONUMENT, spaces_for_tile(t, frame.seat))
    elif kind == ORDERING:
        offer.add(WHICH, frame.blessings | frame.heroes << HERO_EFFECT)
    else:
        _offer_piece(t, frame)


def _offer_piece(t: Position, frame: Frame) -> None:
    """Offer the choices about hoplites, stones, commanders and heroes."""
    kind = frame.kind
    player = t.players[frame.seat]
    offer = t.offer
    if kind == MUSTERING:
        if free_dice_spaces(t) and (player.hoplites or player.supply >> 4 * HOPLITES):
            if not player.supply >> 4 * HOPLITES:
                # Nothing can be placed, and shifting is a `may` of the rulebook (V5, Q13).
                offer.add(DONE, 1)
            offer.add(HOPLITE, player.supply_levels(HOPLITES))
            offer.add(SHIFT, player.hoplites)
    elif kind == DEPLOYING:
        offer.add(CITY, free_dice_spaces(t))
    elif kind == BUILDING:
        if building_spaces(t):
            _or_enough(t, ROW, rows_with_stones(player))
    elif kind == SETTING:
        offer.add(SPACE, building_spaces(t))
    elif kind == ROTATING:
        offer.add(ROTATE, t.content.rotations[frame.stone])
    elif kind == ROOFING:
        _or_enough(t, ROOF, matching_edges(t, frame.space) & ~frame.used)
    elif kind == ASCENDING:
        offer.add(COMMANDER, commander_rows(t, frame.seat, frame.at))
    elif kind == MEETING:
        _or_enough(t, HERO, displayed_heroes(t))
    elif kind == STANDING:
        if t.content.standees[frame.hero] == STANDEE_DICE:
            offer.add(CITY, free_dice_spaces(t))
        else:
            offer.add(MONUMENT, free_monuments(t))
    else:
        raise AssertionError("this frame offers no choice")


def _or_enough(t: Position, base: i64, arguments: i64) -> None:
    """Offer these actions and DONE; nothing if there are none (Q5)."""
    if arguments:
        t.offer.add(DONE, 1)
        t.offer.add(base, arguments)


def _orders_to_take(t: Position) -> i64:
    """The slots of the display with an order, and the deck, as bits (V2)."""
    mask: i64 = 0
    slot: i64 = 0
    for order in t.display:
        if order >= 0:
            mask |= BIT[slot]
        slot += 1
    if t.drawn < len(t.deck):
        mask |= BIT[DECK_TOP]
    return mask


def resolve_choice(t: Position, frame: Frame, action: i64) -> None:
    """Carry out a choice inside an effect."""
    kind = frame.kind
    thing = action & ARGUMENTS
    player = t.players[frame.seat]
    if action == DONE:
        pop(t)
    elif kind == GOODS:
        count_down(t, frame)
        player.stock += UNIT[thing]
    elif kind == ORDERS:
        count_down(t, frame)
        take_order(t, frame.seat, thing)
    elif kind == GIVING:
        count_down(t, frame)
        push(t, TAKING, frame.seat).given = thing
    elif kind == TAKING:
        pop(t)
        player.stock += UNIT[thing] - UNIT[frame.given]
    elif kind == OFFERED:
        _accept(t, frame)
    elif kind == PAYING:
        count_down(t, frame)
        player.stock -= UNIT[thing]
    elif kind == REMOVING:
        count_down(t, frame)
        count_use(t, frame.seat, STONE_REMOVED, take_stone(player, thing))
    elif kind == ADVANCING:
        _advance(t, frame, thing)
    elif kind == RELOCATING:
        pop(t)
        player.archon = thing
    elif kind == SEATING:
        count_down(t, frame)
        player.tiles -= 1
        player.council_tiles |= BIT[thing]
        count_use(t, frame.seat, COUNCIL_SPACE_TAKEN, thing)
    elif kind == ORDERING:
        _react(t, frame, thing)
    else:
        _resolve_piece(t, frame, thing)


def _resolve_piece(t: Position, frame: Frame, thing: i64) -> None:
    """Carry out the choices about hoplites, stones, commanders and heroes."""
    kind = frame.kind
    if kind == MUSTERING:
        raise AssertionError("MUSTERING is resolved by `muster`")
    if kind == DEPLOYING:
        _deploy(t, frame, thing)
    elif kind == BUILDING:
        _build(t, frame, thing)
    elif kind == SETTING:
        frame.kind = ROTATING
        frame.space = thing
    elif kind == ROTATING:
        pop(t)
        space = frame.space
        roofs = frame.roofs
        count_use(t, frame.seat, STONE_PLACED, frame.stone)
        lay_stone(t, space, frame.stone, thing)
        if roofs:
            push(t, ROOFING, frame.seat, left=roofs).space = space
    elif kind == ROOFING:
        count_down(t, frame)
        frame.used |= BIT[thing]
        colour = roof_of(t, frame.space, thing)
        count_use(t, frame.seat, ROOF_USED, colour)
        begin_effect(t, frame.seat, t.content.roof_effects[colour])
    elif kind == ASCENDING:
        pop(t)
        set_commander(t, frame.seat, frame.at, thing)
    elif kind == MEETING:
        pop(t)
        _take_hero(t, frame.seat, thing)
    elif kind == STANDING:
        pop(t)
        t.hero_spaces = replaced(t.hero_spaces, frame.hero, thing)
        if t.content.standees[frame.hero] == STANDEE_DICE:
            t.standees |= BIT[thing]
        else:
            count_use(t, frame.seat, COUNCIL_SPACE_TAKEN, thing)


def muster(t: Position, frame: Frame, action: i64) -> None:
    """Choose a hoplite of the supply or the city to place; decline to shift (V5)."""
    if action == DONE:
        pop(t)
        return
    seat = frame.seat
    thing = action & ARGUMENTS
    count_down(t, frame)
    is_shift = action & ~ARGUMENTS == SHIFT
    deploying = push(t, DEPLOYING, seat)
    deploying.level = -1 if is_shift else thing
    deploying.origin = thing if is_shift else -1


def count_down(t: Position, frame: Frame) -> None:
    """Count one as done; pop the frame after the last."""
    frame.left -= 1
    if frame.left == 0:
        pop(t)


def take_order(t: Position, seat: i64, slot: i64) -> None:
    """Take an order of the display, or the deck's top card, which only its owner sees (V2, Q24)."""
    player = t.players[seat]
    if slot == DECK_TOP:
        order = draw_order(t)
        player.secret |= BIT[order]
    else:
        order = t.display[slot]
        t.display = replaced(t.display, slot, -1)
    player.hand |= BIT[order]
    count_use(t, seat, ORDER_TAKEN, order)


def _accept(t: Position, frame: Frame) -> None:
    """Do the step after the payment; a player with exactly the price pays everything."""
    seat = frame.seat
    price = t.content.steps[frame.step].pay
    player = t.players[seat]
    frame.kind = STEPPING
    if player.belongings() == price:
        player.stock = 0
    else:
        push(t, PAYING, seat, left=price)


def _advance(t: Position, frame: Frame, track: i64) -> None:
    """Advance one space on a track; its effect comes before the next advance (V9, Q13)."""
    seat = frame.seat
    if frame.mode == MODE_ONE:
        frame.tracks = BIT[track]
    elif frame.mode == MODE_DIFFERENT:
        frame.tracks &= ~BIT[track]
    count_down(t, frame)
    advance_marker(t, seat, track)
    space = place_on(t.players[seat], track)
    begin_effect(t, seat, t.content.altar_effects[track][space])


def _react(t: Position, frame: Frame, thing: i64) -> None:
    """Carry out the chosen one of several effects that follow an event (Q11)."""
    seat = frame.seat
    if thing < HERO_EFFECT:
        frame.blessings &= ~BIT[thing]
        effect = t.content.blessing_rules[thing].effect
    else:
        frame.heroes &= ~BIT[thing - HERO_EFFECT]
        effect = t.content.hero_rules[thing - HERO_EFFECT].effect
    if not frame.blessings | frame.heroes:
        pop(t)
    begin_effect(t, seat, effect)


def _deploy(t: Position, frame: Frame, space: i64) -> None:
    """Put the chosen hoplite on its dice space (V5)."""
    pop(t)
    if frame.level < 0:
        shift_hoplite(t, frame.seat, frame.origin, space)
    else:
        muster_hoplite(t, frame.seat, frame.level, space)


def _build(t: Position, frame: Frame, row: i64) -> None:
    """Take a stone off the estate; a triggered one has its effect before it is placed (V7, R1)."""
    seat = frame.seat
    roofs = frame.roofs
    triggered = frame.triggered
    count_down(t, frame)
    stone = take_stone(t.players[seat], row)
    setting = push(t, SETTING, seat)
    setting.stone = stone
    setting.roofs = roofs
    if triggered:
        count_use(t, seat, STONE_TRIGGERED, stone)
        begin_effect(t, seat, t.content.stone_effects[stone])


def _take_hero(t: Position, seat: i64, hero: i64) -> None:
    """Take a hero: first its effect, then its standee (D4, Q8)."""
    row: i64 = 0
    while t.heroes[row] != hero:
        row += 1
    t.heroes = replaced(t.heroes, row, -1)
    t.players[seat].heroes |= BIT[hero]
    count_use(t, seat, HERO_TAKEN, hero)
    if t.content.standees[hero] != STANDEE_CARD:
        push(t, STANDING, seat).hero = hero
    begin_effect(t, seat, t.content.hero_effects[hero])
