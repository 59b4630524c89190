"""Why an action is not legal: for every illegal action a rule and facts.

Checks follow the order in which a player would ask: is it the time for this, does it exist, may I
have it, can I pay for it.
"""

from petteia.games.thebai.rules.codes import (
    ACTIONS,
    ARCHON,
    ARGUMENT,
    ARGUMENTS,
    CITY,
    COMMANDER,
    DISMISS,
    DONE,
    ESTATE,
    FULFIL,
    GIVE,
    GOOD,
    HERO,
    HOPLITE,
    KEEP,
    MONUMENT,
    MUSTERING,
    ORDER,
    PAY,
    RAISE_CITIZEN,
    RAISE_CITY,
    RAISE_ESTATE,
    RAISE_HOPLITE,
    ROOF,
    ROTATE,
    ROW,
    SHIFT,
    SPACE,
    START_ORDER,
    STEP,
    STOP,
    TAKE,
    TAKE_BACK,
    TRACK,
    TRIGGER,
    TURN,
    WALKING,
)
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.text.refusals.city import (
    refuse_city,
    refuse_commander,
    refuse_monument,
    refuse_relocation,
    refuse_retaining,
    refuse_roof,
    refuse_rotation,
    refuse_space,
    refuse_trigger,
)
from petteia.games.thebai.text.refusals.effects import (
    refuse_estate,
    refuse_give,
    refuse_good,
    refuse_hero,
    refuse_muster,
    refuse_order,
    refuse_raise,
    refuse_row,
    refuse_take,
)
from petteia.games.thebai.text.refusals.turn import not_there, refuse_in_turn, refuse_step
from petteia.kernel.bits import BIT
from petteia.kernel.text.reason import Reason


def refuse(t: Position, action: int) -> Reason:
    """The reason why an action is not legal now."""
    if action in t.legal():
        raise ValueError(f"action {action} is legal")
    if t.mover < 0:
        return Reason("E8", "reason-over")
    if not 0 <= action < ACTIONS:
        return Reason("Q5", "reason-no-action")
    frame = t.top.kind
    pending = DECISIONS[frame]
    kind = action >> ARGUMENT << ARGUMENT
    argument = action & ARGUMENTS
    if frame == TURN:
        return refuse_in_turn(t, kind, argument)
    if kind == FULFIL and _is_in_hand(t, argument):
        return Reason("R8", "reason-order-between")
    if kind == DONE and argument == 0 and pending.must[0]:
        rule, key = pending.must
        return Reason(rule, key)
    if kind == TAKE_BACK and frame == WALKING:
        return not_there(kind) if argument else Reason("T6", "reason-walking")
    if kind == DONE or kind not in pending.actions:
        return Reason(pending.rule, "reason-first", {"frame": pending.name})
    if frame <= WALKING:
        return _refuse_in_step(t, kind, argument)
    if frame <= MUSTERING:
        return _refuse_belongings(t, kind, argument)
    return _refuse_pieces(t, kind, argument)


def _is_in_hand(t: Position, order: int) -> bool:
    return order < t.content.orders and t.players[t.top.seat].hand & BIT[order] != 0


def _refuse_in_step(t: Position, kind: int, argument: int) -> Reason:
    """Setup, and a step of a turn that has begun (I6, I7, T2 to T7)."""
    frame = t.top
    if kind == START_ORDER and argument < len(t.display):
        return Reason("I7", "reason-start-order-gone")
    if kind == ESTATE:
        return refuse_estate(t, argument)
    if kind == CITY and frame.help >= 0:
        return Reason("T7", "reason-help-at-home")
    if kind == CITY:
        return refuse_city(t, argument)
    if kind == TRIGGER:
        return refuse_trigger(t, argument)
    if kind == STEP:
        return refuse_step(t, argument, frame.visited, frame.paid)
    if kind == STOP and argument == 0:
        return Reason("T5", "reason-stop-archon")
    return not_there(kind)


def _refuse_belongings(t: Position, kind: int, argument: int) -> Reason:
    """Goods, orders, swaps, payments, dice (V1 to V5)."""
    if kind == GOOD:
        return refuse_good(argument)
    if kind == ORDER:
        return refuse_order(argument)
    if kind in (GIVE, PAY):
        return refuse_give(kind, argument)
    if kind == TAKE:
        return refuse_take(argument)
    if kind in (RAISE_CITY, RAISE_ESTATE, RAISE_CITIZEN, RAISE_HOPLITE):
        return refuse_raise(t, kind, argument)
    if kind in (HOPLITE, SHIFT):
        return refuse_muster(t, kind, argument)
    return not_there(kind)


def _refuse_pieces(t: Position, kind: int, argument: int) -> Reason:
    """Pieces put somewhere: hoplites, stones, markers, archons, pieces of the council."""
    if kind == CITY:
        return refuse_city(t, argument)
    if kind == ROW:
        return refuse_row(t, argument)
    if kind == SPACE:
        return refuse_space(t, argument)
    if kind == ROTATE:
        return refuse_rotation(argument)
    if kind == ROOF:
        return refuse_roof(t, argument)
    if kind == TRACK:
        return not_there(TRACK)
    if kind == ARCHON:
        return refuse_relocation(t, argument)
    return _refuse_ascended(t, kind, argument)


def _refuse_ascended(t: Position, kind: int, argument: int) -> Reason:
    """Council, commanders, heroes, pay, standing effects (D4, F5, F6)."""
    if kind == MONUMENT:
        return refuse_monument(t, argument)
    if kind == COMMANDER:
        return refuse_commander(argument)
    if kind == HERO:
        return refuse_hero(t, argument)
    if kind in (KEEP, DISMISS):
        return refuse_retaining(t, argument)
    return Reason("Q11", "reason-not-due")
