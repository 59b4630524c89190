"""Effects, carried out step by step; a step that needs a choice pushes a frame.

A step is done as far as possible and the rest is lost. A step that cannot be done does not stop
the next one (Q6).
"""

from petteia.games.thebai.rules.codes import (
    ADVANCING,
    AMPHORA,
    BRONZE,
    BUILDING,
    DRACHMA,
    GIVING,
    GOODS,
    GRAPE,
    MUSTERING,
    OFFERED,
    OP_ALTAR,
    OP_AMPHORA,
    OP_BLESSING,
    OP_BRONZE,
    OP_COUNCILLOR,
    OP_DRACHMA,
    OP_END,
    OP_GOOD,
    OP_GRAPE,
    OP_HELP,
    OP_HOPLITE,
    OP_ORDER,
    OP_PLACE,
    OP_RAISE,
    OP_RELOCATE,
    OP_REMOVE,
    OP_SWAP,
    OP_VP,
    ORDERS,
    RAISING,
    RELOCATING,
    REMOVING,
    RUN,
    SEATING,
)
from petteia.games.thebai.rules.content import Op
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.measures import amount
from petteia.games.thebai.rules.packing import (
    HOPLITES,
    UNIT,
)
from petteia.games.thebai.rules.pieces.altar import open_tracks, take_blessing, take_help
from petteia.games.thebai.rules.pieces.council import spaces_for_tile
from petteia.games.thebai.rules.pieces.raises import can_raise
from petteia.games.thebai.rules.pieces.stones import building_spaces, rows_with_stones
from petteia.games.thebai.rules.position import (
    Position,
    free_dice_spaces,
    free_stones,
    pop,
    push,
    refill_display,
)
from petteia.kernel.native import i64


def begin_effect(t: Position, seat: i64, effect: i64, strength: i64 = 1, again: i64 = 0) -> None:
    """Push an effect at a strength; it is repeated `again` times."""
    if effect:
        t.effects += 1
        frame = push(t, RUN, seat, effect)
        frame.strength = strength
        frame.again = again
        frame.first = effect


def run_effect(t: Position, frame: Frame) -> None:
    """Continue an effect until a choice is pending or the effect is over."""
    steps = t.content.steps
    depth = t.depth
    while True:
        step = frame.step
        op = steps[step]
        if op.word == OP_END:
            if frame.again == 0:
                _end_effect(t)
                return
            frame.again -= 1
            frame.step = frame.first
            continue
        frame.step = step + 1
        _begin_step(t, frame.seat, op, step, frame.strength)
        if t.depth != depth:
            return


def _end_effect(t: Position) -> None:
    """End an effect; after the outermost one refill the display (Q9)."""
    pop(t)
    t.effects -= 1
    if t.effects == 0:
        refill_display(t)


def _begin_step(t: Position, seat: i64, op: Op, step: i64, strength: i64) -> None:
    """Offer a step that has a price; do any other step."""
    if op.pay == 0:
        do_step(t, seat, op, step, strength)
    elif can_pay(t, seat, op, strength):
        push(t, OFFERED, seat, step).strength = strength


def can_pay(t: Position, seat: i64, op: Op, strength: i64) -> bool:
    """Should a step with a price be offered (V3)? A step that gives 0 is not one (Q1)."""
    if amount(t, seat, op, strength) <= 0 or t.players[seat].belongings() < op.pay:
        return False
    return is_possible(t, seat, op)


def run_step(t: Position, frame: Frame) -> None:
    """Do the step whose price has been paid."""
    pop(t)
    do_step(t, frame.seat, t.content.steps[frame.step], frame.step, frame.strength)


def do_step(t: Position, seat: i64, op: Op, step: i64, strength: i64) -> None:
    """Do one step, or push the frame for its choices."""
    number = amount(t, seat, op, strength)
    if number <= 0:
        return
    word = op.word
    if word <= OP_VP or word >= OP_HELP:
        _take(t, seat, op, number)
    elif word == OP_ORDER:
        push(t, ORDERS, seat, left=number)
    elif word == OP_SWAP:
        push(t, GIVING, seat, left=number)
    elif word == OP_RAISE:
        push(t, RAISING, seat, step, number).only = -1
    elif word == OP_HOPLITE:
        push(t, MUSTERING, seat, left=number)
    elif word == OP_REMOVE:
        push(t, REMOVING, seat, left=number)
    elif word == OP_PLACE:
        building = push(t, BUILDING, seat, left=number)
        building.roofs = op.roofs(strength)
        building.triggered = op.triggered
    elif word == OP_ALTAR:
        advancing = push(t, ADVANCING, seat, left=number)
        advancing.tracks = _tracks(op)
        advancing.mode = op.mode
    elif word == OP_RELOCATE:
        push(t, RELOCATING, seat)
    elif word == OP_COUNCILLOR:
        push(t, SEATING, seat, left=number)


def _take(t: Position, seat: i64, op: Op, number: i64) -> None:
    """Steps that give something without a choice, and goods of choice (V1, V9)."""
    player = t.players[seat]
    word = op.word
    if word == OP_GOOD:
        push(t, GOODS, seat, left=number)
    elif word == OP_VP:
        player.vp += number
    elif word == OP_DRACHMA:
        player.stock += number * UNIT[DRACHMA]
    elif word == OP_GRAPE:
        player.stock += number * UNIT[GRAPE]
    elif word == OP_AMPHORA:
        player.stock += number * UNIT[AMPHORA]
    elif word == OP_BRONZE:
        player.stock += number * UNIT[BRONZE]
    elif word == OP_HELP:
        take_help(t, seat, op.what)
    elif word == OP_BLESSING and take_blessing(t, seat, op.what):
        begin_effect(t, seat, t.content.blessing_effects[op.what])


def _tracks(op: Op) -> i64:
    """The tracks on which a step may advance, as bits."""
    return 3 if op.track < 0 else 1 + op.track


def is_possible(t: Position, seat: i64, op: Op) -> bool:
    """Could a step do anything now? A step that could not is not offered for a price (V3)."""
    player = t.players[seat]
    word = op.word
    if word == OP_RAISE:
        return can_raise(t, player, op)
    if word == OP_HOPLITE:
        there = player.hoplites or player.supply >> 4 * HOPLITES
        return there != 0 and free_dice_spaces(t) != 0
    if word == OP_REMOVE:
        return rows_with_stones(player) != 0
    if word == OP_PLACE:
        return rows_with_stones(player) != 0 and building_spaces(t) != 0
    if word == OP_ALTAR:
        return open_tracks(player) & _tracks(op) != 0
    if word == OP_COUNCILLOR:
        return player.tiles > 0 and spaces_for_tile(t, seat) != 0
    if word == OP_RELOCATE:
        return free_stones(t) != 0
    if word == OP_ORDER:
        return t.drawn < len(t.deck) or max(t.display) >= 0
    if word == OP_SWAP:
        return player.belongings() > op.pay
    return True
