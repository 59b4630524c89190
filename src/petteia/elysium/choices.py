"""The decisions inside powers: what is offered in each, and what follows from it.

Each frame answers twice: `options` says what may be chosen (nothing: the step is over), `resolve`
carries a choice out.
"""

from petteia.elysium.codes import (
    ARGUMENTS,
    BRANCH,
    BRING,
    BRINGING,
    CHOOSING,
    CITIZEN,
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
    PAYING,
    PC,
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
    WIDTH,
    M,
    X,
)
from petteia.elysium.ops import Op
from petteia.elysium.packing import add_card, unpack_cards
from petteia.elysium.powers import (
    bring_from_pile,
    mark_changed,
    may_stop,
    perform,
    take_into_domain,
)
from petteia.elysium.scoring import echo_options
from petteia.elysium.table import (
    Table,
    discard_card,
    enter_domain,
    leave_agora,
    leave_domain,
    mask_of,
    move_in,
    pop,
    push,
    rivals,
    spread,
)
from petteia.elysium.tally import times
from petteia.elysium.tokens import hand_over
from petteia.elysium.transfers import places, transfer, transferable
from petteia.elysium.worth import branches, bringable, copies, offers, partners, payments, readiable


def options(t: Table) -> list[int]:
    """What may be chosen in the frame on top; an empty list if there is nothing left to do."""
    kind, pc, you, actor, x, m = t.frames[-WIDTH:]
    op = t.catalog.ops[pc]
    actions: list[int] = []
    if kind == PLACING:
        return places(t, actor, x, op if pc else None)
    if kind == TRANSFERRING:
        return _transfer_options(t, op, you, actor, x, m)
    if kind == CHOOSING:
        return [BRANCH + number for number in branches(t, op, you, actor, x)]
    if kind == PAYING:
        return payments(t, pc, you, x, m) if m else actions
    if kind == DISCARDING:
        return _discard_options(t, op, actor, x) if m else actions
    if kind == MARKING:
        return _mark_options(t, actor, x) if m else actions
    if kind == BRINGING:
        return _bring_options(t, op, actor, m)
    if kind == SWAPPING:
        return _swap_options(t, op, you, x)
    if kind == COPYING:
        return copies(t, op, you, x)
    if kind == READYING:
        spread(readiable(t, op, you, x), READY, actions)
        return actions
    if kind == GIVING:
        return _receivers(t, actor, x)
    if kind == ECHOING:
        return echo_options(t, actor, m)
    assert kind == NAMING
    return [PLAYER + seat for seat in range(len(t.players)) if x >> seat & 1]


def resolve(t: Table, action: int) -> None:
    """Carry out a choice in the frame on top."""
    kind, pc, you, actor, x, m = t.frames[-WIDTH:]
    op = t.catalog.ops[pc]
    argument = action & ARGUMENTS
    if kind == PLACING:
        pop(t)
        transfer(t, actor, x, argument, op if pc else None)
    elif kind == TRANSFERRING:
        if action == STOP:
            pop(t)
            return
        t.frames[X] = x + 1
        t.frames[M] = m - 1
        mark_changed(t)
        push(t, PLACING, pc, you, actor, argument, 0)
    elif kind == CHOOSING:
        pop(t)
        push(t, RUN, op.branches[argument], you, actor, x, 0)
    elif kind == PAYING:
        _pay(t, pc, op, you, argument)
    elif kind == DISCARDING:
        _discard(t, op, actor, argument)
    elif kind == MARKING:
        _mark(t, x, m, argument)
    elif kind == BRINGING:
        t.frames[M] = m - 1
        _bring(t, op, actor, argument)
    elif kind == SWAPPING:
        _swap(t, op, you, x, action)
    elif kind == COPYING:
        pop(t)
        push(t, RUN, t.catalog.start[argument], you, you, x, 0)
    elif kind == READYING:
        pop(t)
        _ready(t, op, you, argument)
    elif kind == GIVING:
        pop(t)
        _give(t, op, actor, argument, x, m)
    elif kind == ECHOING:
        pop(t)
        t.echoes.append(actor << 14 | x << 7 | argument)
    else:
        pop(t)
        factor = times(t, op, you, argument)
        if factor and perform(t, pc, you, argument, m, factor):
            mark_changed(t)


def runs_by_itself(t: Table) -> bool:
    """A `bring` from the pile is no decision: it is carried out at once."""
    if not t.frames[M]:
        return False
    op = t.catalog.ops[t.frames[PC]]
    if op.zone != PILE:
        return False
    bring_from_pile(t)
    return True


def _transfer_options(t: Table, op: Op, you: int, actor: int, made: int, left: int) -> list[int]:
    """Transfers may always be fewer; the user's first one only if the power did something (G8,
    K12)."""
    if not left:
        return []
    actions = transferable(t, actor, op)
    if actions and (made or actor != you or may_stop(t)):
        actions.append(STOP)
    return actions


def _discard_options(t: Table, op: Op, actor: int, marks: int) -> list[int]:
    actions: list[int] = []
    if op.zone == ORACLE:
        spread(mask_of(t, t.oracle), DISCARD, actions)
        return actions
    player = t.players[actor]
    marked = unpack_cards(marks)
    mask = player.held
    if marks:
        mask &= mask_of(t, [card for card in marked if card != CITIZEN])
    spread(mask, DISCARD, actions)
    if player.citizens and (not marks or CITIZEN in marked):
        actions.append(DISCARD + CITIZEN)
    return actions


def _discard(t: Table, op: Op, actor: int, card: int) -> None:
    t.frames[M] -= 1
    mark_changed(t)
    if op.zone == ORACLE:
        t.oracle.remove(card)
        t.discard.append(card)
    else:
        discard_card(t, t.players[actor], card)


def _mark_options(t: Table, victim: int, marks: int) -> list[int]:
    player = t.players[victim]
    marked = unpack_cards(marks)
    mask = player.held & ~mask_of(t, [card for card in marked if card != CITIZEN])
    actions: list[int] = []
    spread(mask, MARK, actions)
    if len(player.citizens) > marked.count(CITIZEN):
        actions.append(MARK + CITIZEN)
    return actions


def _mark(t: Table, marks: int, left: int, card: int) -> None:
    """Mark one more card; the last mark hands the choice to the victim."""
    marks = add_card(marks, card)
    if left > 1:
        t.frames[X] = marks
        t.frames[M] = left - 1
        return
    pop(t)
    t.frames[X] = marks


def _bring_options(t: Table, op: Op, actor: int, left: int) -> list[int]:
    actions: list[int] = []
    if left:
        spread(bringable(t, op, t.players[actor]), BRING, actions)
    return actions


def _bring(t: Table, op: Op, actor: int, card: int) -> None:
    mark_changed(t)
    if op.zone == ORACLE:
        t.oracle.remove(card)
    else:
        t.discard.remove(card)
    take_into_domain(t, actor, card, op.zone)


def _swap_options(t: Table, op: Op, you: int, own: int) -> list[int]:
    """The own card first, then the other (K17)."""
    actions: list[int] = []
    if not own:
        spread(offers(t, op, you), OFFER, actions)
        if actions and may_stop(t):
            actions.insert(0, STOP)
        return actions
    if op.partner != DOMAIN:
        base = SWAP_ORACLE if op.partner == ORACLE else SWAP_AGORA
        spread(partners(t, op, you, own - 1, -1), base, actions)
        return actions
    for seat in range(len(t.players)):
        if seat != you:
            spread(partners(t, op, you, own - 1, seat), SWAP + (seat << 7), actions)
    return actions


def _swap(t: Table, op: Op, you: int, own: int, action: int) -> None:
    if not own:
        if action == STOP:
            pop(t)
        else:
            t.frames[X] = (action & ARGUMENTS) + 1
        return
    pop(t)
    mark_changed(t)
    mine, other = own - 1, action & ARGUMENTS
    if op.partner == DOMAIN:
        _swap_domains(t, you, mine, (action - SWAP) >> 7, other)
        return
    player = t.players[you]
    leave_domain(t, player, mine)
    if op.partner == ORACLE:
        t.oracle.remove(other)
        t.oracle.append(mine)
    else:
        leave_agora(t, other)
        t.agora.append(mine)
        t.agora_mask |= t.catalog.bit[mine]
    enter_domain(t, player, other)


def _swap_domains(t: Table, you: int, mine: int, rival: int, other: int) -> None:
    """Between two Domains a card keeps its state and becomes the newest (K7, K17)."""
    giver, taker = t.players[you], t.players[rival]
    state = giver.turned & t.catalog.bit[mine], giver.rings & t.catalog.bit[mine]
    other_state = taker.turned & t.catalog.bit[other], taker.rings & t.catalog.bit[other]
    leave_domain(t, giver, mine)
    leave_domain(t, taker, other)
    move_in(t, giver, other, other_state)
    move_in(t, taker, mine, state)


def _pay(t: Table, pc: int, op: Op, you: int, card: int) -> None:
    """A payment is no change by itself: what it pays for must still follow (R1)."""
    t.frames[M] -= 1
    if op.zone == ORACLE:
        t.oracle.remove(card)
        t.discard.append(card)
    elif op.to_rival:
        push(t, GIVING, pc, you, you, card, 0)
    else:
        discard_card(t, t.players[you], card)


def _receivers(t: Table, giver: int, card: int) -> list[int]:
    """The rivals who can receive a card (T4), or tokens (-1)."""
    return [
        PLAYER + seat
        for seat in sorted(rivals(t, giver))
        if card < 0 or not t.players[seat].held & t.catalog.bit[card]
    ]


def _give(t: Table, op: Op, giver: int, receiver: int, card: int, factor: int) -> None:
    if card < 0:
        if hand_over(t.players[giver], t.players[receiver], op, factor):
            mark_changed(t)
        return
    player = t.players[giver]
    bit = t.catalog.bit[card]
    state = player.turned & bit, player.rings & bit
    leave_domain(t, player, card)
    move_in(t, t.players[receiver], card, state)


def _ready(t: Table, op: Op, you: int, card: int) -> None:
    mark_changed(t)
    bit = t.catalog.bit[card]
    if op.ring:
        t.players[you].rings |= bit
    else:
        t.players[you].turned &= ~bit
