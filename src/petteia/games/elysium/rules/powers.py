"""Carrying out powers: steps run one after the other, and a step that needs a decision pushes a
frame and waits (G1 to G10)."""

from petteia.games.elysium.rules.codes import (
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
    MARKING,
    NAMING,
    ORACLE,
    PAYING,
    PILE,
    READYING,
    RUN,
    SWAPPING,
    TAKEN,
    TRANSFERRING,
    USED,
)
from petteia.games.elysium.rules.counting import richest, times
from petteia.games.elysium.rules.feasible import changes_for, has_effect, usable
from petteia.games.elysium.rules.frames import Frame
from petteia.games.elysium.rules.ops import (
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
from petteia.games.elysium.rules.packing import add_player, first_player, without_first
from petteia.games.elysium.rules.position import (
    Player,
    Position,
    draw,
    enter_domain,
    enter_oracle,
    mask_of,
    pop,
    push,
    put_on_discard,
    rivals,
)
from petteia.games.elysium.rules.tokens import (
    count_guard,
    exchange_tokens,
    guarded,
    hand_over,
    lose,
    match,
    react,
)
from petteia.kernel.bits import BIT, CYCLE, NUMBER
from petteia.kernel.native import i64


def usable_powers(t: Position, seat: i64, candidates: i64) -> i64:
    """The candidates whose power can be used now, as bits (P14, G5)."""
    sure = candidates & t.content.sure
    unsure = candidates & ~sure
    while unsure:
        low = unsure & -unsure
        unsure ^= low
        design = NUMBER[low % CYCLE]
        if usable(t, t.content.start[design], seat, design):
            sure |= low
    return sure


def begin_power(t: Position, seat: i64, design: i64) -> None:
    """Use the power of an own card: turn it, or return its ring (P4, P5, P6, G10)."""
    bit = BIT[design]
    player = t.players[seat]
    if t.usage is not None:
        t.usage.used[design] += 1
    if t.content.triggers & bit:
        player.rings &= ~bit
    else:
        player.turned |= bit
    if not t.content.legend_powers & bit:
        push(t, USED, seat, seat, 0, design)
    push(t, RUN, seat, seat, t.content.start[design], design)


def take_into_domain(t: Position, seat: i64, card: i64, zone: i64) -> None:
    """A card enters a Domain as taken: ring, Instant, then reactions (G9, K8)."""
    if card == CITIZEN:
        react(t, EVENT_TAKE, seat, CITIZEN, zone)
        return
    enter_domain(t, t.players[seat], card)
    if t.usage is not None:
        t.usage.taken[card] += 1
    if t.content.instants & BIT[card]:
        push(t, TAKEN, seat, seat, 0, card, 0, zone)
        push(t, RUN, seat, seat, t.content.start[card], card)
    else:
        react(t, EVENT_TAKE, seat, card, zone)


def run(t: Position, frame: Frame) -> None:
    """Continue the work of the frame on top."""
    if frame.kind == RUN:
        _run_step(t, frame)
    elif frame.kind == EACH:
        _run_next_player(t, frame)
    elif frame.kind == TAKEN:
        if t.usage is not None:
            t.usage.used[frame.item] += 1
        pop(t)
        react(t, EVENT_TAKE, frame.owner, frame.item, frame.origin)
    else:
        pop(t)
        react(t, EVENT_USE, frame.owner, frame.item, DOMAIN)


def mark_changed(t: Position) -> None:
    """Note that the running effect has changed something (K12)."""
    place = t.depth
    while place > 0:
        if t.stack[place].kind == RUN:
            t.stack[place].done = 1
            return
        place -= 1


def may_stop(t: Position) -> bool:
    """Whether the user of a power may stop: not while it has changed nothing and no later step
    would (K12), and not before what was paid for has happened (R1)."""
    place = t.depth - 1
    while place > 0 and t.stack[place].kind == RUN:
        frame = t.stack[place]
        if frame.done or has_effect(t, frame.step, frame.owner, frame.seat, frame.item):
            return True
        if t.content.paid[frame.step]:
            return False
        place -= 1
    return False


def perform(t: Position, step: i64, you: i64, actor: i64, card: i64, factor: i64) -> bool:
    """Let one player carry out one step; return whether it has already changed something."""
    op = t.content.ops[step]
    verb = op.verb
    if verb == GIVE and op.to_rival:
        return _begin_giving(t, step, you, actor, factor)
    if verb == GAIN or verb == LOSE or verb == GIVE:
        return exchange_tokens(t, op, you, actor, factor)
    if verb == MATCH:
        return match(t, op, actor)
    if verb == TRANSFER_STEP:
        push(t, TRANSFERRING, actor, you, step, 0, op.n * factor)
    elif verb == DISCARD_STEP:
        _begin_discarding(t, step, you, actor, factor)
    elif verb == BRING_STEP:
        push(t, BRINGING, actor, you, step, 0, op.n * factor)
    elif verb == CHOOSE:
        push(t, CHOOSING, actor, you, step, card)
    elif verb == PAY_COST:
        if op.n:
            push(t, PAYING, you, you, step, card, op.n)
        else:
            lose(t.players[you], op, 1)
    elif verb == EXCHANGE:
        push(t, SWAPPING, actor, you, step)
    elif verb == READY_STEP:
        push(t, READYING, actor, you, step, card)
    else:
        push(t, COPYING, actor, you, step, card)
    return False


def bring_from_pile(t: Position) -> None:
    """Bring the top card of the pile, without a decision (K6, K19)."""
    frame = t.top
    op = t.content.ops[frame.step]
    seat = frame.owner
    player = t.players[seat]
    frame.left -= 1
    if op.dest == ORACLE:
        card = draw(t)
        if card >= 0:
            enter_oracle(t, card)
            mark_changed(t)
    elif op.face_down:
        card = draw(t)
        if card >= 0:
            player.own_lists()
            player.citizens.append(card)
            mark_changed(t)
            take_into_domain(t, seat, CITIZEN, PILE)
    else:
        card = _draw_no_twin(t, player)
        if card >= 0:
            mark_changed(t)
            take_into_domain(t, seat, card, PILE)


def _run_step(t: Position, frame: Frame) -> None:
    """Carry out the next step of the effect on top."""
    step = frame.step
    op = t.content.ops[step]
    if op.verb == END:
        pop(t)
        if frame.done and (t.top.kind == RUN or t.top.kind == EACH):
            mark_changed(t)
        return
    frame.step = step + 1
    if op.who == WHO_YOU:
        factor = times(t, op, frame.owner, frame.seat)
        changed = factor > 0 and perform(t, step, frame.owner, frame.seat, frame.item, factor)
    elif op.who == WHO_RIVALS:
        changed = _let_rivals(t, step, op, frame.owner)
    else:
        changed = _let_one(t, step, op, frame.owner, frame.item)
    if changed:
        frame.done = 1


def _let_rivals(t: Position, step: i64, op: Op, you: i64) -> bool:
    """Let every rival carry out the step, in Disc order (G3). Amounts are counted before the first
    rival acts (G6)."""
    factors = [times(t, op, you, seat) for seat in t.order]
    if op.at_once:
        changed = False
        for seat, factor in zip(t.order, factors):  # noqa: B905 - as many, and strict is slow
            if seat != you and factor > 0 and perform(t, step, you, seat, CITIZEN, factor):
                changed = True
        return changed
    queue: i64 = 0
    place = t.seats - 1
    while place >= 0:
        if t.order[place] != you and factors[place] > 0:
            queue = add_player(queue, t.order[place], factors[place])
        place -= 1
    if queue:
        push(t, EACH, you, you, step).queue = queue
    return False


def _let_one(t: Position, step: i64, op: Op, you: i64, card: i64) -> bool:
    """Let the player with the most, or one whom the user names, carry out the step (K16, R2)."""
    if op.who == WHO_MOST:
        seats = richest(t, op, you)
        if not any(changes_for(t, op, you, seat, card) for seat in seats):
            return False
    else:
        seats = [seat for seat in rivals(t, you) if changes_for(t, op, you, seat, card)]
    if len(seats) > 1:
        push(t, NAMING, you, you, step, card).seats = mask_of(seats)
        return False
    return bool(seats) and perform(t, step, you, seats[0], card, times(t, op, you, seats[0]))


def _run_next_player(t: Position, frame: Frame) -> None:
    """Let the next of several players carry out the step."""
    queue = frame.queue
    if queue == 0:
        pop(t)
        return
    frame.queue = without_first(queue)
    actor, factor = first_player(queue)
    if perform(t, frame.step, frame.owner, actor, CITIZEN, factor):
        mark_changed(t)


def _begin_giving(t: Position, step: i64, you: i64, actor: i64, factor: i64) -> bool:
    """Let the giver choose a rival who receives tokens, unless there is nothing to give."""
    op = t.content.ops[step]
    seats = rivals(t, actor)
    if not changes_for(t, op, you, actor, CITIZEN):
        return False
    if len(seats) == 1:
        return hand_over(t.players[actor], t.players[seats[0]], op, factor)
    push(t, GIVING, actor, you, step, -1, factor)
    return False


def _begin_discarding(t: Position, step: i64, you: i64, actor: i64, factor: i64) -> None:
    """Discard cards; with `pick`, the user of the power first marks the ones to choose from."""
    op = t.content.ops[step]
    if guarded(t, actor, you):
        count_guard(t, actor)
        return
    push(t, DISCARDING, actor, you, step, 0, op.n * factor)
    if op.pick and t.players[actor].cards() > op.pick:
        push(t, MARKING, you, you, step, 0, op.pick).victim = actor


def _draw_no_twin(t: Position, player: Player) -> i64:
    """Draw until a card has no twin in the Domain; discard the others (K6, K19)."""
    while t.pile or _holds_no_twin(player, t.discard):
        card = draw(t)
        if not player.held & BIT[card]:
            return card
        put_on_discard(t, card)
    return -1


def _holds_no_twin(player: Player, zone: list[int]) -> bool:
    """Whether a zone contains a card that the Domain does not."""
    return mask_of(zone) & ~player.held != 0
