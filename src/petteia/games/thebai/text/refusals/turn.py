"""Why an action is not legal between the steps of a turn or while the archon moves (T1 to T8)."""

from petteia.games.thebai.rules.codes import (
    ACCEPT,
    ARCHON,
    CITIZEN,
    CITY,
    COMMANDER,
    DISMISS,
    DONE,
    DRACHMA,
    ESTATE,
    FULFIL,
    GIVE,
    GOOD,
    HELP,
    HERO,
    HOPLITE,
    KEEP,
    LEVEL_SIGNS,
    MONUMENT,
    ORDER,
    PAY,
    RAISE_CITIZEN,
    RAISE_CITY,
    RAISE_ESTATE,
    RAISE_HOPLITE,
    ROOF,
    ROTATE,
    ROW,
    ROW_COLOURS,
    SECOND_ORDER,
    SHIFT,
    SPACE,
    START_ORDER,
    START_STONE,
    STEP,
    STOCK_WORDS,
    STOP,
    TAKE,
    TAKE_BACK,
    TOP_LEVEL,
    TRACK,
    TRIGGER,
    TURN_ARCHON,
    TURN_CITIZEN,
    TURN_HELP,
    TURN_RESET,
    WHICH,
)
from petteia.games.thebai.rules.passives import passive
from petteia.games.thebai.rules.position import (
    Position,
    occupied,
)
from petteia.games.thebai.rules.turn import usable_help
from petteia.kernel.bits import BIT
from petteia.kernel.text.reason import Reason

ELSEWHERE: dict[int, tuple[str, str]] = {
    ESTATE: ("T2", "reason-choose-die"),
    CITY: ("T2", "reason-choose-die"),
    TRIGGER: ("T2", "reason-choose-die"),
    STOP: ("T5", "reason-not-moved"),
    GOOD: ("V1", "reason-only-by-effect"),
    ORDER: ("V2", "reason-only-by-effect"),
    GIVE: ("V11", "reason-only-by-effect"),
    TAKE: ("V11", "reason-only-by-effect"),
    ACCEPT: ("V3", "reason-only-by-effect"),
    PAY: ("V3", "reason-only-by-effect"),
    RAISE_CITY: ("V4", "reason-only-by-effect"),
    RAISE_ESTATE: ("V4", "reason-only-by-effect"),
    RAISE_CITIZEN: ("V4", "reason-only-by-effect"),
    RAISE_HOPLITE: ("V4", "reason-only-by-effect"),
    HOPLITE: ("V5", "reason-only-by-effect"),
    SHIFT: ("V5", "reason-only-by-effect"),
    ROW: ("V7", "reason-only-by-effect"),
    SPACE: ("V7", "reason-only-by-effect"),
    ROTATE: ("V7", "reason-only-by-effect"),
    ROOF: ("V8", "reason-only-by-effect"),
    TRACK: ("V9", "reason-only-by-effect"),
    MONUMENT: ("F6", "reason-only-in-conflict"),
    COMMANDER: ("D4", "reason-only-ascending"),
    HERO: ("D4", "reason-only-ascending"),
    KEEP: ("F5", "reason-only-after-battle"),
    DISMISS: ("F5", "reason-only-after-battle"),
    WHICH: ("Q11", "reason-not-due"),
    START_STONE: ("I6", "reason-only-at-start"),
    START_ORDER: ("I7", "reason-only-at-start"),
}
"""The rule and message of actions that never occur between the steps of a turn."""

RULES: dict[int, str] = {
    DONE: "Q5",
    FULFIL: "T8",
    CITIZEN: "D1",
    ARCHON: "S2",
    STEP: "S2",
    TAKE_BACK: "T6",
    HELP: "S9",
}
"""The rule that defines the arguments of an action, where it is not in ELSEWHERE."""


def not_there(kind: int) -> Reason:
    """The argument of the action does not exist in this game."""
    rule = RULES[kind] if kind in RULES else ELSEWHERE[kind][0]
    return Reason(rule, "reason-not-there")


def refuse_in_turn(t: Position, kind: int, argument: int) -> Reason:
    """Why an action is not legal between the steps of a turn."""
    if kind in ELSEWHERE:
        rule, key = ELSEWHERE[kind]
        return Reason(rule, key)
    if kind == FULFIL:
        return _refuse_order(t, argument)
    if kind == CITIZEN:
        return _refuse_citizen(t, argument)
    if kind == HELP:
        return _refuse_help(t, argument)
    if kind in (ARCHON, STEP, TAKE_BACK):
        return _refuse_archon(t, kind, argument)
    if argument:
        return not_there(DONE)
    if t.top.next == TURN_CITIZEN:
        return Reason("T2", "reason-citizen-due")
    return Reason("T6", "reason-archon-due")


def _refuse_order(t: Position, order: int) -> Reason:
    """The order is not in hand or cannot be paid, or one was already fulfilled (T8)."""
    player = t.players[t.top.seat]
    if order >= t.content.orders:
        return not_there(FULFIL)
    name = t.content.edition.orders[order].key
    if player.fulfilled & BIT[order]:
        return Reason("T8", "reason-order-done", {"order": name})
    if not player.hand & BIT[order]:
        return Reason("T8", "reason-not-in-hand", {"order": name})
    if t.top.fulfilled and t.top.fulfilled > passive(t, player, SECOND_ORDER):
        return Reason("T8", "reason-one-order")
    cost = t.content.order_costs[order]
    for thing in range(DRACHMA):
        missing = int(player.lacks(cost, thing))
        if missing:
            return Reason(
                "T8",
                "reason-order-goods",
                {"order": name, "thing": STOCK_WORDS[thing], "number": missing},
            )
    raise AssertionError("an order that can be fulfilled is offered")


def _refuse_citizen(t: Position, level: int) -> Reason:
    if t.top.next == TURN_RESET:
        return Reason("T1", "reason-reset-first")
    if t.top.next > TURN_CITIZEN:
        return Reason("T2", "reason-citizen-over")
    if level > TOP_LEVEL:
        return not_there(CITIZEN)
    if not t.players[t.top.seat].in_supply(level):
        return Reason("T2", "reason-no-citizen", {"level": LEVEL_SIGNS[level]})
    return Reason("Q4", "reason-no-room")


def _refuse_help(t: Position, stack: int) -> Reason:
    if t.top.next < TURN_HELP:
        return Reason("Q10", "reason-help-later")
    if stack >= len(t.content.help_colour):
        return not_there(HELP)
    player = t.players[t.top.seat]
    facts: dict[str, str | int] = {
        "colour": ROW_COLOURS[t.content.help_colour[stack]],
        "strength": t.content.help_strength[stack],
    }
    if not player.help >> 4 * stack & 15:
        return Reason("T7", "reason-no-help", facts)
    if usable_help(t, player) & BIT[stack]:
        return Reason("T7", "reason-help-over")
    return Reason("T7", "reason-help-no-space", facts)


def _refuse_archon(t: Position, kind: int, argument: int) -> Reason:
    """Why the archon cannot be put into the city, moved or taken back (T4 to T6)."""
    if t.top.next == TURN_RESET:
        return Reason("T1", "reason-reset-first")
    if t.top.next == TURN_CITIZEN:
        return Reason("T2", "reason-citizen-first")
    if t.top.next > TURN_ARCHON:
        return Reason("T5", "reason-archon-over")
    place = t.players[t.top.seat].archon
    if kind == TAKE_BACK:
        return not_there(kind) if argument else Reason("T6", "reason-archon-home")
    if kind == STEP:
        if place < 0:
            return Reason("T4", "reason-archon-home")
        return refuse_step(t, argument, BIT[place], 0)
    if place >= 0:
        return Reason("T4", "reason-archon-in-city")
    return refuse_landing(t, argument, "T4")


def refuse_landing(t: Position, space: int, rule: str) -> Reason:
    """Why an archon cannot be put on a space: no stone, or another archon (T3)."""
    if space >= t.board.spaces:
        return not_there(ARCHON)
    name = t.board.name(space)
    if not t.stones & BIT[space]:
        return Reason(rule, "reason-no-stone", {"space": name})
    return Reason("T3", "reason-archon-there", {"space": name})


def refuse_step(t: Position, space: int, visited: int, paid: int) -> Reason:
    """Why the archon cannot step to a space (T5)."""
    player = t.players[t.top.seat]
    if space >= t.board.spaces:
        return not_there(STEP)
    facts: dict[str, str | int] = {"space": t.board.name(space)}
    if not t.stones & BIT[space]:
        return Reason("T5", "reason-no-stone", facts)
    if space == player.archon:
        return Reason("T6", "reason-archon-stays")
    if visited & BIT[space]:
        return Reason("T5", "reason-visited", facts)
    if not t.board.neighbours[player.archon] & BIT[space]:
        return Reason("T5", "reason-apart", facts)
    crossed = t.board.between(player.archon, space)
    if not occupied(t) & BIT[crossed]:
        facts = {"space": t.board.dice_name(crossed)}
        if paid:
            return Reason("T5", "reason-second-crossing", facts)
        if not player.drachmas():
            return Reason("T5", "reason-crossing-price", facts)
    return Reason("Q2", "reason-dead-end", {"space": t.board.name(space)})
