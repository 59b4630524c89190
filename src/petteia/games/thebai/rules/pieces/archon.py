"""The archon's movement over the stones, step by step (T5, R4, R9, Q2)."""

from petteia.games.thebai.rules.codes import (
    ARGUMENTS,
    DRACHMA,
    LANDING,
    ON_ARCHON_MOVED,
    ON_STAND_CROSSED,
    STEP,
    STOP,
    WALKING,
)
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.packing import UNIT
from petteia.games.thebai.rules.passives import fire
from petteia.games.thebai.rules.pieces.dice import lower_in_city, owner_of, raise_in_city
from petteia.games.thebai.rules.position import Position, count_use, occupied, pop, push
from petteia.games.thebai.rules.steps import begin_effect
from petteia.games.thebai.rules.usage import STONE_TRIGGERED
from petteia.kernel.bits import BIT, CYCLE, NUMBER
from petteia.kernel.native import i64


def other_archons(t: Position, seat: i64) -> i64:
    """The Kadmeia spaces with an archon of another player."""
    mask: i64 = 0
    number: i64 = 0
    for player in t.players:
        if number != seat and player.archon >= 0:
            mask |= BIT[player.archon]
        number += 1
    return mask


def steps_from(t: Position, seat: i64, visited: i64, jumps: i64) -> i64:
    """The stones the archon may step to, as bits (T5).

    From each of them the movement can still end on a stone (Q2). `jumps` is 1 while an empty dice
    space may be crossed for a drachma.
    """
    here = t.players[seat].archon
    return _onward(t, here, visited, jumps, other_archons(t, seat))


def _onward(t: Position, here: i64, visited: i64, jumps: i64, others: i64) -> i64:
    board = t.board
    full = occupied(t)
    found: i64 = 0
    edge: i64 = here * 4
    end = edge + 4
    while edge < end:
        there = board.edge_space[edge]
        if there >= 0:
            bit = BIT[there]
            if t.stones & bit and not visited & bit:
                left = jumps
                if not full & BIT[board.edge_dice[edge]]:
                    left -= 1
                ends = not others & bit
                if left >= 0 and (ends or _onward(t, there, visited | bit, left, others)):
                    found |= bit
        edge += 1
    return found


def jumps_left(t: Position, frame: Frame) -> i64:
    """1 if an empty dice space may still be crossed for a drachma, else 0 (T5)."""
    return 1 if frame.paid == 0 and t.players[frame.seat].drachmas() > 0 else 0


def begin_walk(t: Position, seat: i64, there: i64) -> None:
    """The first step of a movement."""
    frame = push(t, WALKING, seat)
    frame.visited = BIT[t.players[seat].archon]
    _step(t, frame, there)


def offer_walk(t: Position, frame: Frame) -> None:
    """Offer another step or stopping here; an archon that can do neither is stranded (Q2)."""
    seat = frame.seat
    t.offer.add(STEP, steps_from(t, seat, frame.visited, jumps_left(t, frame)))
    if not other_archons(t, seat) & BIT[t.players[seat].archon]:
        t.offer.add(STOP, 1)


def resolve_walk(t: Position, frame: Frame, action: i64) -> None:
    """Take another step, or stop and trigger the stone."""
    if action != STOP:
        _step(t, frame, action & ARGUMENTS)
        return
    seat = frame.seat
    crossed = frame.crossed
    pop(t)
    push(t, LANDING, seat).space = t.players[seat].archon
    fire(t, seat, ON_ARCHON_MOVED, crossed)


def strand(t: Position, frame: Frame) -> None:
    """Return the archon to the supply without triggering a stone (Q2)."""
    seat = frame.seat
    crossed = frame.crossed
    pop(t)
    t.players[seat].archon = -1
    fire(t, seat, ON_ARCHON_MOVED, crossed)


def run_landing(t: Position, frame: Frame) -> None:
    """Trigger the stone of a LANDING frame."""
    seat = frame.seat
    space = frame.space
    pop(t)
    trigger_stone(t, seat, space)


def trigger_stone(t: Position, seat: i64, space: i64) -> None:
    """Carry out the effect of the stone on a space."""
    stone = t.stones_at[space] >> 2
    count_use(t, seat, STONE_TRIGGERED, stone)
    begin_effect(t, seat, t.content.stone_effects[stone])


def _step(t: Position, frame: Frame, there: i64) -> None:
    """Cross a dice space: raise another player's die, lower an own die, pay for an empty space."""
    seat = frame.seat
    player = t.players[seat]
    dice = t.board.between(player.archon, there)
    bit = BIT[dice]
    player.archon = there
    frame.visited |= BIT[there]
    frame.crossed += 1
    if t.dice & bit:
        owner = owner_of(t, dice)
        if owner == seat:
            lower_in_city(t, seat, dice)
        else:
            raise_in_city(t, dice)
    elif t.standees & bit:
        _cross_standee(t, seat, dice)
    elif not t.markers & bit:
        frame.paid = 1
        player.stock -= UNIT[DRACHMA]


def _cross_standee(t: Position, seat: i64, dice: i64) -> None:
    """Carry out the effect of an own hero whose standee is crossed (`stand_crossed`)."""
    heroes = t.players[seat].heroes
    while heroes:
        low = heroes & -heroes
        heroes ^= low
        hero = NUMBER[low % CYCLE]
        rule = t.content.hero_rules[hero]
        if rule.on == ON_STAND_CROSSED and t.hero_spaces[hero] == dice:
            begin_effect(t, seat, rule.effect)
