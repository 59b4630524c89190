"""Whether effects are feasible: a power is offered only if its cost can be paid and it would change
something (P14, G5, K12, K15).

Nothing here changes the position; trial changes are undone before a function returns.
"""

from typing import Final

from petteia.games.elysium.rules.codes import (
    AGORA,
    CITIZEN,
    DOMAIN,
    ORACLE,
    PILE,
)
from petteia.games.elysium.rules.counting import richest, times
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
    WHO_YOU,
    Op,
)
from petteia.games.elysium.rules.position import Player, Position, mask_of, own_discard, rivals
from petteia.games.elysium.rules.tokens import guarded, missing
from petteia.games.elysium.rules.transfers import citizen_places, movable
from petteia.kernel.bits import BIT, CYCLE, NUMBER, size
from petteia.kernel.native import i64

HARM: Final = (LOSE, GIVE, DISCARD_STEP, EXCHANGE)
"""The verbs that a guard protects from (K3)."""


def usable(t: Position, pc: i64, you: i64, card: i64) -> bool:
    """Whether this player can pay for the effect at `pc` and it would change something (G4, G5)."""
    op = t.content.ops[pc]
    if op.verb != PAY_COST:
        return has_effect(t, pc, you, you, card)
    if op.n:
        return can_pay_with_cards(t, pc, you, card, op.n)
    player = t.players[you]
    if player.gold < op.gold or player.vp < op.vp or player.pp < op.pp:
        return False
    if t.content.sure_from[pc + 1]:
        return True
    player.gold -= op.gold
    player.vp -= op.vp
    player.pp -= op.pp
    changes = has_effect(t, pc + 1, you, you, card)
    player.gold += op.gold
    player.vp += op.vp
    player.pp += op.pp
    return changes


def can_pay_with_cards(t: Position, pc: i64, you: i64, card: i64, left: i64) -> bool:
    """Whether some card can be paid so that the power can continue (G4, R1)."""
    return citizen_pays(t, pc, you, card, left) or payments(t, pc, you, card, left, 1) != 0


def payments(t: Position, pc: i64, you: i64, card: i64, left: i64, enough: i64) -> i64:
    """The Family cards that can be paid now, as bits: after paying one, the rest of the cost can be
    paid and the rest of the power changes something (G4, K12, R1). Stops after `enough` cards."""
    op = t.content.ops[pc]
    if op.zone == ORACLE:
        mask = mask_of(t.oracle)
    elif op.to_rival:
        mask = giveable(t, you)
    else:
        mask = t.players[you].held
    if t.content.sure_from[pc + 1] and left == 1:
        return mask
    found: i64 = 0
    while mask and enough > 0:
        low = mask & -mask
        mask ^= low
        if _can_follow(t, pc, you, card, left, NUMBER[low % CYCLE]):
            found |= low
            enough -= 1
    return found


def citizen_pays(t: Position, pc: i64, you: i64, card: i64, left: i64) -> bool:
    """Whether a Citizen can be paid now, by the same conditions as in `payments` (K4)."""
    op = t.content.ops[pc]
    if op.zone == ORACLE or op.to_rival or not t.players[you].citizens:
        return False
    if t.content.sure_from[pc + 1] and left == 1:
        return True
    return _can_follow(t, pc, you, card, left, CITIZEN)


def has_effect(t: Position, pc: i64, you: i64, actor: i64, card: i64) -> bool:
    """Whether some step from `pc` on would change something now (G5)."""
    if t.content.sure_from[pc]:
        return True
    ops = t.content.ops
    op = ops[pc]
    while op.verb != END:
        if op.who == WHO_YOU:
            if changes_for(t, op, you, actor, card):
                return True
        elif changes_for_others(t, op, you, card):
            return True
        pc += 1
        op = ops[pc]
    return False


def changes_for_others(t: Position, op: Op, you: i64, card: i64) -> bool:
    """Whether this step would change something for any of the other players it names."""
    named = richest(t, op, you) if op.who == WHO_MOST else rivals(t, you)
    for seat in named:
        if changes_for(t, op, you, seat, card):
            return True
    return False


def changes_for(t: Position, op: Op, you: i64, actor: i64, card: i64) -> bool:
    """Whether this step would change something if `actor` carries it out."""
    if not op.plain and times(t, op, you, actor) == 0:
        return False
    verb = op.verb
    player = t.players[actor]
    if verb == GAIN:
        return True
    if verb == LOSE or verb == GIVE:
        if guarded(t, actor, you):
            return False
        return (
            (op.gold > 0 and player.gold > 0)
            or (op.vp > 0 and player.vp > 0)
            or (op.pp > 0 and player.pp > 0)
        )
    if verb == TRANSFER_STEP:
        return movable(t, actor, op) != 0 or citizen_places(t, actor, op) != 0
    if verb == CHOOSE:
        return branches(t, op, you, actor, card) != 0
    if verb == DISCARD_STEP:
        if op.zone == ORACLE:
            return len(t.oracle) > 0
        return not guarded(t, actor, you) and player.cards() > 0
    if verb == BRING_STEP:
        return bringable(t, op, player) != 0
    if verb == MATCH:
        return missing(t, op, actor) > 0
    if verb == EXCHANGE:
        return offers(t, op, you) != 0
    if verb == READY_STEP:
        return readiable(t, op, you, card) != 0
    for seat in range(len(t.players)):
        if copies(t, op, you, card, seat):
            return True
    return False


def branches(t: Position, op: Op, you: i64, actor: i64, card: i64) -> i64:
    """The branches of a `choose` that are offered, as bits: those that change something and whose
    own steps the chooser can carry out in full; if there are none, those in part (R3)."""
    ops = t.content.ops
    partly: i64 = 0
    fully: i64 = 0
    for number, start in enumerate(op.branches):
        pc: i64 = start
        if not has_effect(t, pc, you, actor, card) or _is_guarded_off(t, pc, you, actor):
            continue
        partly |= BIT[number]
        full = True
        while full and ops[pc].verb != END:
            full = _in_full(t, ops[pc], you, actor, card)
            pc += 1
        if full:
            fully |= BIT[number]
    return fully or partly


def _is_guarded_off(t: Position, pc: i64, you: i64, actor: i64) -> bool:
    """Whether a guard makes a player skip a whole branch because a step of it does harm (K3)."""
    if not guarded(t, actor, you):
        return False
    ops = t.content.ops
    while ops[pc].verb != END:
        if ops[pc].verb in HARM:
            return True
        pc += 1
    return False


def bringable(t: Position, op: Op, player: Player) -> i64:
    """The designs that can be brought, as bits; for the pile, nonzero if any can (K6, K10, T4)."""
    if op.zone == PILE:
        if t.pile or op.dest != DOMAIN or op.face_down:
            return len(t.pile) + len(t.discard)
        return mask_of(t.discard) & ~player.held
    mask = mask_of(t.oracle if op.zone == ORACLE else t.discard) & op.mask
    return mask & ~player.held if op.dest == DOMAIN else mask


def offers(t: Position, op: Op, you: i64) -> i64:
    """The own cards that can be exchanged with some other card, as bits (K17)."""
    held = t.players[you].held
    if op.partner != DOMAIN:
        zone = t.agora_mask if op.partner == AGORA else mask_of(t.oracle)
        return _with_partner(t, op, held, zone & ~held)
    found: i64 = 0
    for seat in t.order:
        if seat != you and not guarded(t, seat, you):
            theirs = t.players[seat].held
            found |= held & theirs | _with_partner(t, op, held, theirs & ~held)
    return found


def _with_partner(t: Position, op: Op, held: i64, others: i64) -> i64:
    """The cards of a Domain that can be exchanged with one of the others, as bits."""
    if not op.same_level:
        return held if others else 0
    found: i64 = 0
    for level in t.content.of_level:
        if others & level:
            found |= held & level
    return found


def partners(t: Position, op: Op, you: i64, own: i64, seat: i64) -> i64:
    """The cards an own card can be exchanged with: in a rival's Domain, or (-1) in the Agora or
    at the Oracle. No twins in a Domain (T4, K6, K11)."""
    content = t.content
    bit = BIT[own]
    held = t.players[you].held
    if op.partner == DOMAIN:
        rival = t.players[seat]
        if guarded(t, seat, you):
            return 0
        mask = rival.held & (~held | bit)
        if rival.held & bit:
            mask &= bit
    else:
        mask = t.agora_mask if op.partner == AGORA else mask_of(t.oracle)
        mask &= ~held
    if op.same_level:
        mask &= content.of_level[content.level[own]]
    return mask


def copies(t: Position, op: Op, you: i64, card: i64, seat: i64) -> i64:
    """The cards of one player whose powers `use` may use now, as bits (K2, K15)."""
    if seat == you and not op.of_all:
        return 0
    mask = t.players[seat].held & op.mask & t.content.copiable
    if seat == you and card != CITIZEN:
        mask &= ~BIT[card]
    found: i64 = 0
    while mask:
        low = mask & -mask
        mask ^= low
        if usable(t, t.content.start[NUMBER[low % CYCLE]], you, card):
            found |= low
    return found


def readiable(t: Position, op: Op, you: i64, card: i64) -> i64:
    """The other cards of the Domain that can be straightened or get a ring, as bits (K2)."""
    content = t.content
    player = t.players[you]
    mask = player.held & content.copiable
    mask &= content.triggers & ~player.rings if op.ring else player.turned
    return mask if card == CITIZEN else mask & ~BIT[card]


def _in_full(t: Position, op: Op, you: i64, actor: i64, card: i64) -> bool:
    """Whether the player who chooses can carry out a step in full. A step that does not apply, or
    that others carry out as far as possible, demands nothing of that player (R3)."""
    if op.who != WHO_YOU:
        return True
    factor = times(t, op, you, actor)
    if factor == 0:
        return True
    player = t.players[actor]
    if op.verb == LOSE or op.verb == GIVE:
        return (
            player.gold >= op.gold * factor
            and player.vp >= op.vp * factor
            and player.pp >= op.pp * factor
        )
    if op.verb == DISCARD_STEP:
        cards: i64 = len(t.oracle) if op.zone == ORACLE else player.cards()
        return cards >= op.n * factor
    if op.verb == BRING_STEP:
        if op.zone == PILE:
            return len(t.pile) + len(t.discard) >= op.n * factor
        return size(bringable(t, op, player)) >= op.n * factor
    return changes_for(t, op, you, actor, card)


def giveable(t: Position, you: i64) -> i64:
    """The own Family cards that some rival could receive (T4, K6)."""
    mask: i64 = 0
    for seat in rivals(t, you):
        mask |= ~t.players[seat].held
    return mask & t.players[you].held


def receivers(t: Position, pc: i64, you: i64, card: i64, left: i64, given: i64) -> i64:
    """The rivals to whom a card can be paid, as bits: they hold no twin, and with the card in their
    Domain the power can be completed (T4, R1). Tries each and undoes it."""
    bit = BIT[given]
    giver = t.players[you]
    sure = left == 1 and t.content.sure_from[pc + 1]
    found: i64 = 0
    giver.held &= ~bit
    for seat in rivals(t, you):
        receiver = t.players[seat]
        if not receiver.held & bit:
            receiver.held |= bit
            if sure or _follows(t, pc, you, card, left):
                found |= BIT[seat]
            receiver.held &= ~bit
    giver.held |= bit
    return found


def _can_follow(t: Position, pc: i64, you: i64, card: i64, left: i64, paid: i64) -> bool:
    """Whether the power can be completed once this card is paid; tries it and undoes it."""
    op = t.content.ops[pc]
    if op.to_rival:
        return receivers(t, pc, you, card, left, paid) != 0
    player = t.players[you]
    held = player.held
    citizens = player.citizens
    oracle = t.oracle
    if paid == CITIZEN:
        player.citizens = citizens[:-1]
    elif op.zone == ORACLE:
        t.oracle = oracle[:]
        t.oracle.remove(paid)
    else:
        player.held = held & ~BIT[paid]
    if paid != CITIZEN:
        own_discard(t)
        t.discard.append(paid)
    follows = _follows(t, pc, you, card, left)
    if paid != CITIZEN:
        t.discard.pop()
    player.held = held
    player.citizens = citizens
    t.oracle = oracle
    return follows


def _follows(t: Position, pc: i64, you: i64, card: i64, left: i64) -> bool:
    """Whether, after one of the `left` cards is paid, the others can be paid and the rest of the
    power changes something."""
    if left > 1:
        return can_pay_with_cards(t, pc, you, card, left - 1)
    return has_effect(t, pc + 1, you, you, card)
