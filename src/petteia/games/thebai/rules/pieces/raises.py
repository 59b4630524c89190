"""Raises chosen by the player: which dice an effect may raise, and raising one (V4)."""

from petteia.games.thebai.rules.codes import (
    ARGUMENTS,
    KIND_CITIZEN,
    KIND_HOPLITE,
    MODE_DIFFERENT,
    MODE_ONE,
    PLACE_ANY,
    PLACE_CITY,
    PLACE_ESTATE,
    PLACE_SUPPLY,
    RAISE_CITIZEN,
    RAISE_CITY,
    RAISE_ESTATE,
    RAISE_HOPLITE,
    TOP_LEVEL,
)
from petteia.games.thebai.rules.content import Op
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    HOPLITES,
)
from petteia.games.thebai.rules.pieces.dice import (
    raise_in_city,
    raise_in_supply,
    raise_on_estate,
    will_ascend,
)
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.pieces.raised_dice import mark_city, mark_estate, mark_supply
from petteia.games.thebai.rules.position import Position, pop
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64


def can_raise(t: Position, player: Player, op: Op) -> bool:
    """Has the player any die that the step may raise?"""
    city = _city_dice(player, op)
    estate = _estate_dice(player, op)
    return city | estate != 0 or _supply_dice(player, op, 0) != 0


def _city_dice(player: Player, op: Op) -> i64:
    if op.place != PLACE_ANY and op.place != PLACE_CITY:
        return 0
    if op.kind == KIND_CITIZEN:
        return player.citizens
    if op.kind == KIND_HOPLITE:
        return player.hoplites
    return player.citizens | player.hoplites


def _estate_dice(player: Player, op: Op) -> i64:
    if op.kind == KIND_HOPLITE or (op.place != PLACE_ANY and op.place != PLACE_ESTATE):
        return 0
    return player.estate_dice


def _supply_dice(player: Player, op: Op, raised: i64) -> i64:
    """The places of the supply with a die that the step may raise, as bits."""
    if op.place != PLACE_ANY and op.place != PLACE_SUPPLY:
        return 0
    places: i64 = 0
    place: i64 = CITIZENS
    end: i64 = 12
    if op.kind == KIND_CITIZEN:
        end = HOPLITES
    elif op.kind == KIND_HOPLITE:
        place = HOPLITES
    there = player.supply >> 4 * place
    marked = raised >> 4 * place
    while place < end:
        if there & 15 > marked & 15:
            places |= BIT[place]
        there >>= 4
        marked >>= 4
        place += 1
    return places


def offer_raises(t: Position, frame: Frame) -> None:
    """Offer the dice that may be raised next; nothing if there is none (Q13)."""
    player = t.players[frame.seat]
    op = t.content.steps[frame.step]
    offer = t.offer
    if frame.only >= 0:
        offer.add(frame.only & ~ARGUMENTS, BIT[frame.only & ARGUMENTS])
        return
    city = _city_dice(player, op) & ~frame.raised
    estate = _estate_dice(player, op) & ~frame.raised_estate
    home = _supply_dice(player, op, frame.raised_supply)
    offer.add(RAISE_CITY, city)
    offer.add(RAISE_ESTATE, estate)
    offer.add(RAISE_CITIZEN, home & 63)
    offer.add(RAISE_HOPLITE, home >> HOPLITES)


def resolve_raise(t: Position, frame: Frame, action: i64) -> None:
    """Raise one die; an ascension is resolved before the next raise (Q8)."""
    seat = frame.seat
    mode = t.content.steps[frame.step].mode
    thing = action & ARGUMENTS
    kind = action & ~ARGUMENTS
    place: i64 = 0
    if kind == RAISE_CITIZEN:
        place = CITIZENS + thing
    elif kind == RAISE_HOPLITE:
        place = HOPLITES + thing
    frame.left -= 1
    ascends = kind == RAISE_CITY and will_ascend(t, seat, thing)
    if frame.left == 0 or (mode == MODE_ONE and ascends):
        pop(t)
    elif mode == MODE_ONE:
        in_supply = kind == RAISE_CITIZEN or kind == RAISE_HOPLITE
        frame.only = action + 1 if in_supply and thing < TOP_LEVEL else action
    elif mode == MODE_DIFFERENT:
        if kind == RAISE_CITY:
            mark_city(frame, thing)
        elif kind == RAISE_ESTATE:
            mark_estate(frame, thing)
        else:
            mark_supply(frame, place + 1 if thing < TOP_LEVEL else place)
    if kind == RAISE_CITY:
        raise_in_city(t, thing)
    elif kind == RAISE_ESTATE:
        raise_on_estate(t, seat, thing)
    else:
        raise_in_supply(t, seat, place)
