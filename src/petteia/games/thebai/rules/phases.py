"""The main loop of the game: setup choices, turns, fate, end.

`advance` runs everything that needs no decision and stops at the next choice; a choice with one
option is made at once (Q5). `resolve` carries out a choice.
"""

from typing import Final

from petteia.games.thebai.rules.choices import muster, offer_choice, resolve_choice
from petteia.games.thebai.rules.codes import (
    ARGUMENTS,
    CHOOSING_ORDER,
    CHOOSING_STONE,
    CLOSING,
    COUNSELLING,
    FATE,
    LANDING,
    MUSTERING,
    PHASE_ORDERS,
    PHASE_OVER,
    PHASE_STONES,
    PHASE_TURNS,
    RAISING,
    REACTING,
    REBELLING,
    RETAINING,
    RUN,
    START_ORDER,
    START_STONE,
    STEPPING,
    SWEEPING,
    TRIGGERING,
    TURN,
    USING,
    WALKING,
)
from petteia.games.thebai.rules.fate.battle import offer_retaining, resolve_retaining
from petteia.games.thebai.rules.fate.heralds import run_sweeping
from petteia.games.thebai.rules.fate.phase import begin_fate, run_closing, run_fate
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.passives import fire
from petteia.games.thebai.rules.pieces.archon import offer_walk, resolve_walk, run_landing, strand
from petteia.games.thebai.rules.pieces.council import offer_counselling, resolve_counselling
from petteia.games.thebai.rules.pieces.raises import offer_raises, resolve_raise
from petteia.games.thebai.rules.pieces.stones import take_stone
from petteia.games.thebai.rules.position import (
    Position,
    is_antigone,
    pop,
    push,
    replaced,
)
from petteia.games.thebai.rules.setup import deal_first_orders, lay_start_stones
from petteia.games.thebai.rules.solo.turn import (
    begin_antigone_turn,
    give_start_stone,
    run_antigone_turn,
    take_start_order,
)
from petteia.games.thebai.rules.steps import run_effect, run_step
from petteia.games.thebai.rules.turn import (
    offer_trigger,
    offer_turn,
    offer_use,
    resolve_trigger,
    resolve_turn,
    resolve_use,
)
from petteia.kernel.bits import BIT
from petteia.kernel.machine import IDLE, WORK
from petteia.kernel.native import i64

ALL_ROWS: Final = 7


def advance(t: Position) -> None:
    """Run until a player must choose between at least two actions, or the game is over."""
    offer = t.offer
    while True:
        frame = t.top
        kind = frame.kind
        if kind >= WORK:
            _run(t, frame)
            continue
        offer.groups = 0
        if kind == IDLE:
            if t.phase == PHASE_OVER:
                t.mover = -1
                return
            _next_part(t)
            continue
        _offer(t, frame)
        if offer.is_choice():
            t.mover = frame.seat
            return
        if offer.groups == 0:
            if kind == WALKING:
                strand(t, frame)
            else:
                pop(t)
            continue
        if t.trace is not None:
            t.mover = frame.seat
            t.trace.append((t.copy(), offer.first()))
        resolve(t, offer.first())


def offer_again(t: Position) -> None:
    """Compute the offer again, after hidden things were dealt again."""
    t.offer.groups = 0
    _offer(t, t.top)


def _run(t: Position, frame: Frame) -> None:
    """Continue the work of a frame that needs no decision."""
    kind = frame.kind
    if kind == RUN:
        run_effect(t, frame)
    elif kind == LANDING:
        run_landing(t, frame)
    elif kind == REACTING:
        seat = frame.seat
        event = frame.event
        number = frame.number
        pop(t)
        fire(t, seat, event, number)
    elif kind == STEPPING:
        run_step(t, frame)
    elif kind == SWEEPING:
        run_sweeping(t, frame)
    elif kind == FATE:
        run_fate(t, frame)
    elif kind == REBELLING:
        run_antigone_turn(t, frame)
    else:
        assert kind == CLOSING
        run_closing(t, frame)


def _offer(t: Position, frame: Frame) -> None:
    """Fill the offer with the choices of the top frame."""
    kind = frame.kind
    if kind == TURN:
        offer_turn(t, frame)
    elif kind == WALKING:
        offer_walk(t, frame)
    elif kind == RAISING:
        offer_raises(t, frame)
    elif kind == USING:
        offer_use(t, frame)
    elif kind == TRIGGERING:
        offer_trigger(t, frame)
    elif kind == CHOOSING_STONE:
        t.offer.add(START_STONE, ALL_ROWS)
    elif kind == CHOOSING_ORDER:
        t.offer.add(START_ORDER, _slots(t))
    elif kind == RETAINING:
        offer_retaining(t, frame)
    elif kind == COUNSELLING:
        offer_counselling(t, frame)
    else:
        offer_choice(t, frame)


def resolve(t: Position, action: i64) -> None:
    """Carry out an action of the top frame."""
    frame = t.top
    kind = frame.kind
    if kind == TURN:
        resolve_turn(t, frame, action)
    elif kind == WALKING:
        resolve_walk(t, frame, action)
    elif kind == RAISING:
        resolve_raise(t, frame, action)
    elif kind == MUSTERING:
        muster(t, frame, action)
    elif kind == USING:
        resolve_use(t, frame, action)
    elif kind == TRIGGERING:
        resolve_trigger(t, frame, action)
    elif kind == CHOOSING_STONE:
        pop(t)
        stone = take_stone(t.players[frame.seat], action & ARGUMENTS)
        t.chosen = t.chosen + [stone]
    elif kind == CHOOSING_ORDER:
        pop(t)
        _take_starting(t, frame.seat, action & ARGUMENTS)
    elif kind == RETAINING:
        resolve_retaining(t, frame, action)
    elif kind == COUNSELLING:
        resolve_counselling(t, frame, action)
    else:
        resolve_choice(t, frame, action)


def _slots(t: Position) -> i64:
    """The slots of the display with an order, as bits."""
    mask: i64 = 0
    slot: i64 = 0
    for order in t.display:
        if order >= 0:
            mask |= BIT[slot]
        slot += 1
    return mask


def _take_starting(t: Position, seat: i64, slot: i64) -> None:
    t.players[seat].hand |= BIT[t.display[slot]]
    t.display = replaced(t.display, slot, -1)


def _next_part(t: Position) -> None:
    """With nothing pending, begin the next player's part or the next phase."""
    if t.turn < len(t.order):
        place = t.turn
        t.turn += 1
        if t.phase == PHASE_ORDERS and t.solo is None:
            place = len(t.order) - 1 - place
        _begin_part(t, t.order[place])
        return
    t.turn = 0
    if t.phase == PHASE_STONES:
        lay_start_stones(t)
        t.phase = PHASE_ORDERS
    elif t.phase == PHASE_ORDERS:
        deal_first_orders(t)
        t.phase = PHASE_TURNS
    else:
        assert t.phase == PHASE_TURNS
        begin_fate(t)


def _begin_part(t: Position, seat: i64) -> None:
    """Begin a player's part of a phase; Antigone's needs no decision (A4, A7)."""
    for_antigone = is_antigone(t, seat)
    if t.phase == PHASE_STONES:
        if for_antigone:
            t.chosen = t.chosen + [give_start_stone(t)]
        else:
            push(t, CHOOSING_STONE, seat)
    elif t.phase == PHASE_ORDERS:
        if for_antigone:
            take_start_order(t)
        else:
            push(t, CHOOSING_ORDER, seat)
    elif for_antigone:
        begin_antigone_turn(t)
    else:
        push(t, TURN, seat)
