"""The decisions inside powers.

`offer_choice` collects the legal actions of the frame on top (none means that the step is over),
and `resolve_choice` carries out the chosen one.
"""

from typing import Final

from petteia.games.elysium.rules.codes import (
    ARGUMENTS,
    BRANCH,
    BRING,
    BRINGING,
    CHOOSING,
    CITIZEN,
    COPY,
    COPYING,
    DISCARD,
    DISCARDING,
    DOMAIN,
    ECHOING,
    GIVING,
    MARK,
    MARKING,
    NAMING,
    OFFER,
    ORACLE,
    PAY,
    PAYING,
    PILE,
    PLACING,
    PLAYER,
    READY,
    READYING,
    RUN,
    STOP,
    SWAP,
    SWAP_AGORA,
    SWAP_ORACLE,
    SWAPPING,
    TRANSFERRING,
)
from petteia.games.elysium.rules.counting import times
from petteia.games.elysium.rules.feasible import (
    branches,
    bringable,
    citizen_pays,
    copies,
    offers,
    partners,
    payments,
    readiable,
    receivers,
)
from petteia.games.elysium.rules.frames import Frame
from petteia.games.elysium.rules.ops import Op
from petteia.games.elysium.rules.packing import add_card, unpack_cards
from petteia.games.elysium.rules.position import (
    Position,
    discard_card,
    enter_agora,
    enter_domain,
    enter_oracle,
    family_cards,
    leave_agora,
    leave_domain,
    leave_oracle,
    mask_of,
    move_in,
    own_discard,
    pop,
    push,
    put_on_discard,
    rivals,
)
from petteia.games.elysium.rules.powers import (
    bring_from_pile,
    mark_changed,
    may_stop,
    perform,
    take_into_domain,
)
from petteia.games.elysium.rules.scoring import echo_options
from petteia.games.elysium.rules.tokens import hand_over
from petteia.games.elysium.rules.transfers import offer_places, offer_transfers, transfer
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64

ALL: Final = 1000
"""More cards than anybody can pay with."""


def offer_choice(t: Position, frame: Frame) -> None:
    """Offer the legal actions of the frame on top; none if the step is over."""
    kind = frame.kind
    offer = t.offer
    step = frame.step
    op = t.content.ops[step]
    you = frame.owner
    seat = frame.seat
    card = frame.item
    if kind == PLACING:
        offer_places(t, seat, card, op if step else None)
    elif kind == TRANSFERRING:
        _offer_transfers_by_power(t, frame, op)
    elif kind == CHOOSING:
        offer.add(BRANCH, branches(t, op, you, seat, card))
    elif kind == COPYING:
        for other in range(t.seats):
            offer.add(COPY + (other << 7), copies(t, op, you, card, other))
    elif kind == READYING:
        offer.add(READY, readiable(t, op, you, card))
    elif kind == GIVING:
        offer.add(PLAYER, _receivers(t, frame))
    elif kind == ECHOING:
        for other in range(t.seats):
            offer.add(COPY + (other << 7), echo_options(t, seat, card, other))
    elif kind == NAMING:
        offer.add(PLAYER, frame.seats)
    elif kind == SWAPPING:
        _offer_swaps(t, op, you, frame.own)
    elif frame.left > 0:
        if kind == PAYING:
            offer.add(PAY, payments(t, step, you, card, frame.left, ALL))
            if citizen_pays(t, step, you, card, frame.left):
                offer.add(PAY + CITIZEN, 1)
        elif kind == DISCARDING:
            _offer_discards(t, op, seat, frame.marked)
        elif kind == MARKING:
            _offer_marks(t, frame.victim, frame.marked)
        else:
            assert kind == BRINGING
            offer.add(BRING, bringable(t, op, t.players[seat]))


def resolve_choice(t: Position, frame: Frame, action: i64) -> None:
    """Carry out a choice in the frame on top."""
    kind = frame.kind
    step = frame.step
    you = frame.owner
    seat = frame.seat
    card = frame.item
    op = t.content.ops[step]
    argument = action & ARGUMENTS
    if kind == PLACING:
        pop(t)
        transfer(t, seat, card, argument, op if step else None)
    elif kind == TRANSFERRING:
        if action == STOP:
            pop(t)
            return
        frame.done += 1
        frame.left -= 1
        mark_changed(t)
        push(t, PLACING, seat, you, step, argument)
    elif kind == CHOOSING:
        pop(t)
        push(t, RUN, seat, you, op.branches[argument], card)
    elif kind == PAYING:
        frame.left -= 1
        _pay(t, step, op, you, argument)
    elif kind == DISCARDING:
        frame.left -= 1
        _discard(t, op, seat, argument)
    elif kind == MARKING:
        _mark(t, frame, argument)
    elif kind == BRINGING:
        frame.left -= 1
        _bring(t, op, seat, argument)
    elif kind == SWAPPING:
        _swap(t, frame, op, action)
    elif kind == COPYING:
        pop(t)
        push(t, RUN, you, you, t.content.start[argument], card)
    elif kind == READYING:
        pop(t)
        _ready(t, op, you, argument)
    elif kind == GIVING:
        pop(t)
        _give(t, op, seat, argument, card, frame.left)
    elif kind == ECHOING:
        pop(t)
        t.echoes = t.echoes + [seat << 14 | frame.legend << 7 | argument]
    else:
        pop(t)
        factor = times(t, op, you, argument)
        if factor and perform(t, step, you, argument, card, factor):
            mark_changed(t)


def runs_by_itself(t: Position, frame: Frame) -> bool:
    """Carry out a `bring` from the pile, which needs no decision; return whether it was one."""
    if frame.left == 0 or t.content.ops[frame.step].zone != PILE:
        return False
    bring_from_pile(t)
    return True


def _offer_transfers_by_power(t: Position, frame: Frame, op: Op) -> None:
    """A player may stop at any time, except the user of a power that has changed nothing yet (G8,
    K12)."""
    if frame.left == 0:
        return
    offer_transfers(t, frame.seat, op)
    if t.offer.groups and (frame.done or frame.seat != frame.owner or may_stop(t)):
        t.offer.add(STOP, 1)


def _offer_discards(t: Position, op: Op, actor: i64, marks: i64) -> None:
    if op.zone == ORACLE:
        t.offer.add(DISCARD, mask_of(t.oracle))
        return
    player = t.players[actor]
    marked = unpack_cards(marks)
    t.offer.add(DISCARD, player.held & family_cards(marked) if marks else player.held)
    if player.citizens and (not marks or CITIZEN in marked):
        t.offer.add(DISCARD + CITIZEN, 1)


def _discard(t: Position, op: Op, actor: i64, card: i64) -> None:
    mark_changed(t)
    if op.zone == ORACLE:
        leave_oracle(t, card)
        put_on_discard(t, card)
    else:
        discard_card(t, t.players[actor], card)


def _offer_marks(t: Position, victim: i64, marks: i64) -> None:
    player = t.players[victim]
    marked = unpack_cards(marks)
    t.offer.add(MARK, player.held & ~family_cards(marked))
    if len(player.citizens) > marked.count(CITIZEN):
        t.offer.add(MARK + CITIZEN, 1)


def _mark(t: Position, frame: Frame, card: i64) -> None:
    """Mark one more card; after the last mark the victim chooses."""
    marks = add_card(frame.marked, card)
    if frame.left > 1:
        frame.marked = marks
        frame.left -= 1
        return
    pop(t)
    t.top.marked = marks


def _bring(t: Position, op: Op, actor: i64, card: i64) -> None:
    mark_changed(t)
    if op.zone == ORACLE:
        leave_oracle(t, card)
    else:
        own_discard(t)
        t.discard.remove(card)
    take_into_domain(t, actor, card, op.zone)


def _offer_swaps(t: Position, op: Op, you: i64, own: i64) -> None:
    """Choose the own card first, then the other one (K17)."""
    if own == 0:
        found = offers(t, op, you)
        if found and may_stop(t):
            t.offer.add(STOP, 1)
        t.offer.add(OFFER, found)
    elif op.partner == DOMAIN:
        for seat in range(t.seats):
            if seat != you:
                t.offer.add(SWAP + (seat << 7), partners(t, op, you, own - 1, seat))
    else:
        base = SWAP_ORACLE if op.partner == ORACLE else SWAP_AGORA
        t.offer.add(base, partners(t, op, you, own - 1, -1))


def _swap(t: Position, frame: Frame, op: Op, action: i64) -> None:
    you = frame.owner
    own = frame.own
    if own == 0:
        if action == STOP:
            pop(t)
        else:
            frame.own = (action & ARGUMENTS) + 1
        return
    pop(t)
    mark_changed(t)
    mine, other = own - 1, action & ARGUMENTS
    if op.partner == DOMAIN:
        _swap_domains(t, you, mine, (action - SWAP) >> 7, other)
        return
    player = t.players[you]
    leave_domain(player, mine)
    if op.partner == ORACLE:
        leave_oracle(t, other)
        enter_oracle(t, mine)
    else:
        leave_agora(t, other)
        enter_agora(t, mine)
    enter_domain(t, player, other)
    player.turned |= BIT[other]  # R5: else two such powers could bring each other back endlessly


def _swap_domains(t: Position, you: i64, mine: i64, rival: i64, other: i64) -> None:
    """Between two Domains a card keeps its state and becomes the newest (K7, K17)."""
    giver, taker = t.players[you], t.players[rival]
    state = giver.turned & BIT[mine], giver.rings & BIT[mine]
    other_state = taker.turned & BIT[other], taker.rings & BIT[other]
    leave_domain(giver, mine)
    leave_domain(taker, other)
    move_in(giver, other, other_state)
    move_in(taker, mine, state)


def _pay(t: Position, step: i64, op: Op, you: i64, card: i64) -> None:
    """Pay a card. A payment does not count as a change: its benefit must still follow (R1)."""
    if op.zone == ORACLE:
        leave_oracle(t, card)
        put_on_discard(t, card)
    elif op.to_rival:
        push(t, GIVING, you, you, step, card)
    else:
        discard_card(t, t.players[you], card)


def _receivers(t: Position, frame: Frame) -> i64:
    """The rivals who can receive tokens (-1) or a card that is paid, as bits."""
    giver = frame.seat
    if frame.item < 0:
        return mask_of(rivals(t, giver))
    paying = t.stack[t.depth - 1]
    return receivers(t, frame.step, giver, paying.item, paying.left + 1, frame.item)


def _give(t: Position, op: Op, giver: i64, receiver: i64, card: i64, factor: i64) -> None:
    if card < 0:
        if hand_over(t.players[giver], t.players[receiver], op, factor):
            mark_changed(t)
        return
    player = t.players[giver]
    bit = BIT[card]
    state = player.turned & bit, player.rings & bit
    leave_domain(player, card)
    move_in(t.players[receiver], card, state)


def _ready(t: Position, op: Op, you: i64, card: i64) -> None:
    mark_changed(t)
    bit = BIT[card]
    if op.ring:
        t.players[you].rings |= bit
    else:
        t.players[you].turned &= ~bit
