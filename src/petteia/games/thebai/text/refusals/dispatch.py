"""Why an action is not legal: for every illegal action a rule and facts.

Checks follow the order in which a player would ask: is it the time for this, does it exist, may I
have it, can I pay for it.
"""

from petteia.games.thebai.rules.codes import (
    ACCEPT,
    ACTIONS,
    ADVANCING,
    ARCHON,
    ARGUMENT,
    ARGUMENTS,
    ASCENDING,
    BUILDING,
    CHOOSING_ORDER,
    CHOOSING_STONE,
    CITY,
    COMMANDER,
    COUNSELLING,
    DEPLOYING,
    DISMISS,
    DONE,
    ESTATE,
    FULFIL,
    GIVE,
    GIVING,
    GOOD,
    GOODS,
    HERO,
    HOPLITE,
    KEEP,
    MEETING,
    MONUMENT,
    MUSTERING,
    OFFERED,
    ORDER,
    ORDERING,
    ORDERS,
    PAY,
    PAYING,
    RAISE_CITIZEN,
    RAISE_CITY,
    RAISE_ESTATE,
    RAISE_HOPLITE,
    RAISING,
    RELOCATING,
    REMOVING,
    RETAINING,
    ROOF,
    ROOFING,
    ROTATE,
    ROTATING,
    ROW,
    SEATING,
    SETTING,
    SHIFT,
    SPACE,
    STANDING,
    START_ORDER,
    START_STONE,
    STEP,
    STOP,
    TAKE,
    TAKE_BACK,
    TAKING,
    TRACK,
    TRIGGER,
    TRIGGERING,
    TURN,
    USING,
    WALKING,
    WHICH,
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

ASKED: dict[int, tuple[int, ...]] = {
    CHOOSING_STONE: (START_STONE,),
    CHOOSING_ORDER: (START_ORDER,),
    USING: (ESTATE, CITY),
    TRIGGERING: (TRIGGER,),
    WALKING: (STEP, STOP, TAKE_BACK),
    GOODS: (GOOD,),
    ORDERS: (ORDER,),
    GIVING: (GIVE,),
    TAKING: (TAKE,),
    OFFERED: (ACCEPT,),
    PAYING: (PAY,),
    RAISING: (RAISE_CITY, RAISE_ESTATE, RAISE_CITIZEN, RAISE_HOPLITE),
    MUSTERING: (HOPLITE, SHIFT),
    DEPLOYING: (CITY,),
    REMOVING: (ROW,),
    BUILDING: (ROW,),
    SETTING: (SPACE,),
    ROTATING: (ROTATE,),
    ROOFING: (ROOF,),
    ADVANCING: (TRACK,),
    RELOCATING: (ARCHON,),
    SEATING: (MONUMENT,),
    ASCENDING: (COMMANDER,),
    MEETING: (HERO,),
    STANDING: (CITY, MONUMENT),
    RETAINING: (KEEP, DISMISS),
    COUNSELLING: (MONUMENT,),
    ORDERING: (WHICH,),
}
"""The kinds of actions of each frame, except DONE."""

PENDING: dict[int, str] = {
    CHOOSING_STONE: "I6",
    CHOOSING_ORDER: "I7",
    USING: "T2",
    TRIGGERING: "T2",
    WALKING: "T5",
    GOODS: "V1",
    ORDERS: "V2",
    GIVING: "V11",
    TAKING: "V11",
    OFFERED: "V3",
    PAYING: "V3",
    RAISING: "V4",
    MUSTERING: "V5",
    DEPLOYING: "V5",
    REMOVING: "V6",
    BUILDING: "V7",
    SETTING: "V7",
    ROTATING: "V7",
    ROOFING: "V8",
    ADVANCING: "V9",
    RELOCATING: "V10",
    SEATING: "F6",
    ASCENDING: "D4",
    MEETING: "D4",
    STANDING: "Q14",
    RETAINING: "F5",
    COUNSELLING: "F6",
    ORDERING: "Q11",
}
"""The rule of each pending decision, which must be made first."""

FORCED: dict[int, tuple[str, str]] = {
    USING: ("Q5", "reason-begun"),
    TAKING: ("Q5", "reason-begun"),
    PAYING: ("Q5", "reason-begun"),
    DEPLOYING: ("Q5", "reason-begun"),
    SETTING: ("Q5", "reason-begun"),
    ROTATING: ("Q5", "reason-begun"),
    GOODS: ("Q13", "reason-always-taken"),
    ADVANCING: ("Q13", "reason-always-taken"),
    ASCENDING: ("Q8", "reason-ascension"),
    STANDING: ("Q14", "reason-standee"),
    COUNSELLING: ("Q16", "reason-path-die"),
}
"""The rule and message for frames that cannot be declined with DONE."""


def refuse(t: Position, action: int) -> Reason:
    """The reason why an action is not legal now."""
    if action in t.legal():
        raise ValueError(f"action {action} is legal")
    if t.mover < 0:
        return Reason("E8", "reason-over")
    if not 0 <= action < ACTIONS:
        return Reason("Q5", "reason-no-action")
    frame = t.top.kind
    kind = action >> ARGUMENT << ARGUMENT
    argument = action & ARGUMENTS
    if frame == TURN:
        return refuse_in_turn(t, kind, argument)
    if kind == FULFIL and _is_in_hand(t, argument):
        return Reason("R8", "reason-order-between")
    if kind == DONE and argument == 0 and frame in FORCED:
        rule, key = FORCED[frame]
        return Reason(rule, key)
    if kind not in ASKED[frame]:
        return Reason(PENDING[frame], "reason-first", {"frame": DECISIONS[frame].name})
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
        return refuse_city(t, argument, "T2")
    if kind == TRIGGER:
        return refuse_trigger(t, argument)
    if kind == STEP:
        return refuse_step(t, argument, frame.visited, frame.paid)
    if kind == STOP and argument == 0:
        return Reason("T5", "reason-stop-archon")
    if kind == TAKE_BACK and argument == 0:
        return Reason("T6", "reason-walking")
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
        return refuse_city(t, argument, "V5" if t.top.kind == DEPLOYING else "Q14")
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
