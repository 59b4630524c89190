"""Powers are carried out: steps run one after the other; a step that needs a decision leaves a
frame and waits (G1 to G10)."""

from petteia.elysium.codes import (
    BRINGING,
    CHOOSING,
    CITIZEN,
    COPYING,
    DISCARDING,
    DOMAIN,
    EACH,
    EVENT_TAKE,
    EVENT_USE,
    GIVING,
    KIND,
    MARKING,
    NAMING,
    ORACLE,
    PAYING,
    PC,
    PILE,
    READYING,
    RUN,
    SWAPPING,
    TAKEN,
    TRANSFERRING,
    USED,
    WIDTH,
    YOU,
    M,
    X,
)
from petteia.elysium.ops import (
    BRING_STEP,
    CHOOSE,
    DISCARD_STEP,
    END,
    EXCHANGE,
    GAIN,
    GIVE,
    LOSE,
    MATCH,
    PAY_COST,
    READY_STEP,
    TRANSFER_STEP,
    WHO_MOST,
    WHO_RIVALS,
    WHO_YOU,
    Op,
)
from petteia.elysium.packing import add_player, first_player, without_first
from petteia.elysium.table import (
    Player,
    Table,
    draw,
    enter_domain,
    pop,
    push,
    rivals,
    spread,
)
from petteia.elysium.tally import richest, times
from petteia.elysium.tokens import (
    count_guard,
    exchange_tokens,
    guarded,
    hand_over,
    lose,
    match,
    react,
)
from petteia.elysium.worth import changes_for, usable, worthwhile

TOKEN_VERBS = (GAIN, LOSE, GIVE, MATCH)


def usable_powers(t: Table, seat: int, candidates: int, action: int, actions: list[int]) -> None:
    """Append an action for each of these cards whose power can be used now (P14, G5)."""
    sure = candidates & t.catalog.sure
    unsure = candidates & ~sure
    while unsure:
        low = unsure & -unsure
        unsure ^= low
        design = low.bit_length() - 1
        if usable(t, t.catalog.start[design], seat, design):
            sure |= low
    spread(sure, action, actions)


def begin_power(t: Table, seat: int, design: int) -> None:
    """Use the power of an own card: turn it, or return its ring (P4, P5, P6, G10)."""
    bit = t.catalog.bit[design]
    player = t.players[seat]
    if t.census is not None:
        t.census.used[design] += 1
    if t.catalog.triggers & bit:
        player.rings &= ~bit
    else:
        player.turned |= bit
    if not t.catalog.legend_powers & bit:
        push(t, USED, 0, seat, seat, design, 0)
    push(t, RUN, t.catalog.start[design], seat, seat, design, 0)


def take_into_domain(t: Table, seat: int, card: int, zone: int) -> None:
    """A card enters a Domain as taken: ring, Instant, then reactions (G9, K8)."""
    if card == CITIZEN:
        react(t, EVENT_TAKE, seat, CITIZEN, zone)
        return
    enter_domain(t, t.players[seat], card)
    if t.census is not None:
        t.census.taken[card] += 1
    if t.catalog.instants & t.catalog.bit[card]:
        push(t, TAKEN, 0, seat, seat, card, zone)
        push(t, RUN, t.catalog.start[card], seat, seat, card, 0)
    else:
        react(t, EVENT_TAKE, seat, card, zone)


def run(t: Table) -> None:
    """Carry out the automatic frame on top."""
    kind = t.frames[KIND]
    if kind == RUN:
        _run_step(t)
    elif kind == EACH:
        _run_next_player(t)
    elif kind == TAKEN:
        seat, card, zone = t.frames[YOU], t.frames[X], t.frames[M]
        if t.census is not None:
            t.census.used[card] += 1
        pop(t)
        react(t, EVENT_TAKE, seat, card, zone)
    else:
        seat, card = t.frames[YOU], t.frames[X]
        pop(t)
        react(t, EVENT_USE, seat, card, DOMAIN)


def mark_changed(t: Table) -> None:
    """Note in the effect that is running that it has changed something (K12)."""
    index = len(t.frames) - WIDTH
    while index >= 0:
        if t.frames[index] == RUN:
            t.frames[index + WIDTH - 1] = 1
            return
        index -= WIDTH


def may_stop(t: Table) -> bool:
    """May the user of the power stop here? Not while it has changed nothing and no later step
    of it would (K12), and never before what was paid for has happened (R1)."""
    frames = t.frames
    index = len(frames) - 2 * WIDTH
    while index >= 0 and frames[index] == RUN:
        pc, you, actor, card, changed = frames[index + 1 : index + WIDTH]
        if changed or worthwhile(t, pc, you, actor, card):
            return True
        if t.catalog.paid[pc]:
            return False
        index -= WIDTH
    return False


def perform(t: Table, pc: int, you: int, actor: int, card: int, factor: int) -> bool:
    """Carry out one step by one player; True if it has changed something already."""
    op = t.catalog.ops[pc]
    verb = op.verb
    if verb == GIVE and op.to_rival:
        return _begin_giving(t, pc, you, actor, factor)
    if verb == GAIN or verb == LOSE or verb == GIVE:
        return exchange_tokens(t, op, you, actor, factor)
    if verb == MATCH:
        return match(t, op, actor)
    if verb == TRANSFER_STEP:
        push(t, TRANSFERRING, pc, you, actor, 0, op.n * factor)
    elif verb == DISCARD_STEP:
        _begin_discarding(t, pc, you, actor, factor)
    elif verb == BRING_STEP:
        push(t, BRINGING, pc, you, actor, 0, op.n * factor)
    elif verb == CHOOSE:
        push(t, CHOOSING, pc, you, actor, card, 0)
    elif verb == PAY_COST:
        if op.n:
            push(t, PAYING, pc, you, you, card, op.n)
        else:
            lose(t.players[you], op, 1)
    elif verb == EXCHANGE:
        push(t, SWAPPING, pc, you, actor, 0, 0)
    elif verb == READY_STEP:
        push(t, READYING, pc, you, actor, card, 0)
    else:
        push(t, COPYING, pc, you, actor, card, 0)
    return False


def bring_from_pile(t: Table) -> None:
    """The top card of the pile comes; nobody chooses (K6, K19)."""
    op = t.catalog.ops[t.frames[PC]]
    seat = t.frames[YOU]
    player = t.players[seat]
    t.frames[M] -= 1
    if op.dest == ORACLE:
        card = draw(t)
        if card >= 0:
            t.oracle.append(card)
            mark_changed(t)
    elif op.face_down:
        card = draw(t)
        if card >= 0:
            player.citizens.append(card)
            mark_changed(t)
            take_into_domain(t, seat, CITIZEN, PILE)
    else:
        card = _draw_no_twin(t, player)
        if card >= 0:
            mark_changed(t)
            take_into_domain(t, seat, card, PILE)


def _run_step(t: Table) -> None:
    """Carry out the next step of the effect on top."""
    frames = t.frames
    pc = frames[PC]
    op = t.catalog.ops[pc]
    if op.verb == END:
        done = frames[M]
        pop(t)
        if done and frames and (frames[KIND] == RUN or frames[KIND] == EACH):
            mark_changed(t)
        return
    base = len(frames)
    _, _, you, actor, card, _ = frames[-WIDTH:]
    frames[PC] = pc + 1
    if op.who == WHO_YOU:
        factor = 1 if op.plain else times(t, op, you, actor)
        changed = factor > 0 and perform(t, pc, you, actor, card, factor)
    elif op.who == WHO_RIVALS:
        changed = _let_rivals(t, pc, op, you)
    else:
        changed = _let_one(t, pc, op, you, card)
    if changed:
        frames[base + M] = 1


def _let_rivals(t: Table, pc: int, op: Op, you: int) -> bool:
    """Every rival carries out the step, in Disc order (G3). Amounts are counted when the step
    begins, before the first of them acts (G6)."""
    seats = rivals(t, you)
    factors = [times(t, op, you, seat) for seat in seats]
    if op.verb in TOKEN_VERBS and not op.to_rival:
        changed = False
        for seat, factor in zip(seats, factors, strict=True):
            if factor and perform(t, pc, you, seat, CITIZEN, factor):
                changed = True
        return changed
    queue = 0
    for seat, factor in zip(reversed(seats), reversed(factors), strict=True):
        if factor:
            queue = add_player(queue, seat, factor)
    if queue:
        push(t, EACH, pc, you, you, queue, 0)
    return False


def _let_one(t: Table, pc: int, op: Op, you: int, card: int) -> bool:
    """One player carries out the step: the one with the most, or one the user names (K16, R2)."""
    if op.who == WHO_MOST:
        seats = richest(t, op, you)
        if not any(changes_for(t, op, you, seat, card) for seat in seats):
            return False
    else:
        seats = [seat for seat in rivals(t, you) if changes_for(t, op, you, seat, card)]
    if len(seats) > 1:
        push(t, NAMING, pc, you, you, sum(1 << seat for seat in seats), card)
        return False
    return bool(seats) and perform(t, pc, you, seats[0], card, times(t, op, you, seats[0]))


def _run_next_player(t: Table) -> None:
    """The next of several players carries out the step."""
    frames = t.frames
    pc, you, queue = frames[PC], frames[YOU], frames[X]
    if queue == 0:
        pop(t)
        return
    frames[X] = without_first(queue)
    actor, factor = first_player(queue)
    if perform(t, pc, you, actor, CITIZEN, factor):
        mark_changed(t)


def _begin_giving(t: Table, pc: int, you: int, actor: int, factor: int) -> bool:
    """Tokens go to a rival of the giver's choice; who has nothing to give is not asked."""
    op = t.catalog.ops[pc]
    seats = rivals(t, actor)
    if not changes_for(t, op, you, actor, CITIZEN):
        return False
    if len(seats) == 1:
        return hand_over(t.players[actor], t.players[seats[0]], op, factor)
    push(t, GIVING, pc, you, actor, -1, factor)
    return False


def _begin_discarding(t: Table, pc: int, you: int, actor: int, factor: int) -> None:
    """Discard cards; with `pick` the power's user marks some first, unless all are marked."""
    op = t.catalog.ops[pc]
    if guarded(t, actor, you):
        count_guard(t, actor)
        return
    push(t, DISCARDING, pc, you, actor, 0, op.n * factor)
    if op.pick and t.players[actor].cards() > op.pick:
        push(t, MARKING, pc, you, actor, 0, op.pick)


def _draw_no_twin(t: Table, player: Player) -> int:
    """Draw until a card fits the Domain; twins go to the discard pile (K6, K19)."""
    while t.pile or _holds_no_twin(t, player, t.discard):
        card = draw(t)
        if not player.held & t.catalog.bit[card]:
            return card
        t.discard.append(card)
    return -1


def _holds_no_twin(t: Table, player: Player, zone: list[int]) -> bool:
    """Is there a card in a zone that the Domain does not hold?"""
    return any(not player.held & t.catalog.bit[card] for card in zone)
