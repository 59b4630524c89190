"""Why an action is illegal: a rule and facts for every action that is not legal now.

The checks are in the order in which a player would ask: is it the right time, is the thing there,
may I have it, can I pay for it.
"""

# Compiled: a server does this for every move.

from petteia.games.elysium.rules.codes import (
    ACTIONS,
    ARGUMENT,
    ARGUMENTS,
    CARDS_PER_EPOCH,
    CITIZEN,
    DISMISS,
    END_TURN,
    NEW,
    ORACLE,
    PHASE_WRITING,
    PLACE,
    PLACING,
    POWER,
    STOP,
    SWAPPING,
    TAKE,
    TAKE_CITIZEN,
    TAKE_ORACLE,
    TAKE_QUEST,
    TRANSFER,
    TRANSFERRING,
    TURN,
    WRITING,
)
from petteia.games.elysium.rules.decisions import DECISIONS
from petteia.games.elysium.rules.effects import COLOURS
from petteia.games.elysium.rules.feasible import giveable
from petteia.games.elysium.rules.legends import CITIZEN_SLOT, FAMILY_LEGEND, JOIN, PRICE, SIZE, TYPE
from petteia.games.elysium.rules.ops import PAY_COST, Op
from petteia.games.elysium.rules.phases import quest_columns, takeable_at_oracle, takeable_cards
from petteia.games.elysium.rules.position import Player, Position
from petteia.games.elysium.rules.transfers import first_alike, price
from petteia.kernel.bits import BIT, size
from petteia.kernel.text.reason import Reason

KIND_RULES = {
    "instant": ("P2", "reason-instant"),
    "permanent": ("P3", "reason-permanent"),
    "legend": ("P7", "reason-legend-power"),
    "chronos": ("P8", "reason-chronos"),
    "chronos=": ("P8", "reason-chronos"),
    "chronos≠": ("P8", "reason-chronos"),
}
"""Kinds of powers that cannot be used in a turn."""


def refuse(t: Position, action: int) -> Reason:
    """The reason why an action is not legal now."""
    if action in t.legal():
        raise ValueError(f"action {action} is legal")
    return reason_against(t, action)


def reason_against(t: Position, action: int) -> Reason:
    """The reason why an action is not legal now, if that is known already."""
    if t.mover < 0:
        return Reason("F7", "reason-over")
    if not 0 <= action < ACTIONS:
        return Reason("T1", "reason-no-action")
    top = t.top
    frame = top.kind
    kind = action >> ARGUMENT << ARGUMENT
    argument = action & ARGUMENTS
    seat = top.seat
    if frame == TURN and top.left:
        if kind == DISMISS:
            return Reason("T6", "reason-column-gone")
        return Reason("K21", "reason-dismiss-first")
    if frame == TURN:
        return _refuse_in_turn(t, seat, kind, argument)
    if frame == WRITING:
        return _refuse_in_writing(t, seat, kind, argument)
    if frame == PLACING and kind == PLACE:
        op = t.content.ops[top.step] if top.step else None
        return _refuse_place(t, seat, top.item, argument, op)
    if frame == TRANSFERRING and kind == TRANSFER:
        return _refuse_transfer(t, seat, argument, t.content.ops[top.step])
    if kind == STOP and frame in (TRANSFERRING, SWAPPING):
        return Reason("K12", "reason-not-for-nothing")
    pending = DECISIONS[frame]
    return Reason(pending.rule, pending.reason)


def _refuse_in_turn(t: Position, seat: int, kind: int, argument: int) -> Reason:
    if kind == POWER:
        return _refuse_power(t, seat, argument)
    if t.top.done and kind in (TAKE, TAKE_ORACLE, TAKE_QUEST, TAKE_CITIZEN):
        return Reason("T1", "reason-already-taken")
    if kind == TAKE:
        return _refuse_take(t, seat, argument)
    if kind == TAKE_ORACLE:
        return _refuse_oracle(t, seat, argument)
    if kind == TAKE_QUEST:
        return _refuse_quest(t, seat, argument)
    if kind == TAKE_CITIZEN:
        return _refuse_citizen(t, seat)
    if kind == END_TURN:
        return Reason("T1", "reason-take-first")
    if kind in (TRANSFER, PLACE):
        return Reason("W3", "reason-transfer-in-phase-three")
    if kind == DISMISS:
        return Reason("T6", "reason-dismiss-after-take")
    return Reason("T1", "reason-not-in-turn")


def _refuse_take(t: Position, seat: int, design: int) -> Reason:
    player = t.players[seat]
    if design >= t.content.size or not t.agora_mask & BIT[design]:
        return Reason("T1", "reason-not-in-agora")
    if player.taken >= CARDS_PER_EPOCH:
        return Reason("T10", "reason-quest-due")
    return _refuse_condition(t, seat, design)


def _refuse_condition(t: Position, seat: int, design: int) -> Reason:
    """A twin in the Domain, or missing Columns (T2, T4)."""
    player = t.players[seat]
    card = t.content.designs[design]
    if player.held & BIT[design]:
        return Reason("T4", "reason-twin", {"card": card.key})
    missing = [
        colour
        for colour in card.columns
        if colour != "K" and not player.columns >> COLOURS.index(colour) & 1
    ]
    if missing:
        return Reason("T2", "reason-column", {"colour": missing[0], "card": card.key})
    return Reason("T2", "reason-another-column", {"card": card.key})


def _refuse_oracle(t: Position, seat: int, design: int) -> Reason:
    if not t.content.oracle:
        return Reason("S8", "reason-no-oracle")
    if design >= t.content.size or design not in t.oracle:
        return Reason("K9", "reason-not-at-oracle")
    if not t.players[seat].held & t.content.sources:
        return Reason("K9", "reason-oracle-closed")
    if t.players[seat].taken >= CARDS_PER_EPOCH:
        return Reason("T10", "reason-quest-due")
    return _refuse_condition(t, seat, design)


def _refuse_quest(t: Position, seat: int, number: int) -> Reason:
    player = t.players[seat]
    if player.quest:
        return Reason("T10", "reason-has-quest", {"quest": player.quest})
    if not 1 <= number <= 4 or not t.quests >> number & 1:
        return Reason("T1", "reason-quest-gone")
    columns = quest_columns(t, number)
    colours = [colour for index, colour in enumerate(COLOURS) if columns >> index & 1]
    if len(colours) == 2:
        return Reason(
            "T3",
            "reason-quest-columns",
            {"colour": colours[0], "other": colours[1], "quest": number},
        )
    return Reason("T3", "reason-quest-column", {"colour": colours[0], "quest": number})


def _refuse_citizen(t: Position, seat: int) -> Reason:
    if t.players[seat].taken >= CARDS_PER_EPOCH:
        return Reason("T10", "reason-quest-due")
    if takeable_cards(t, t.players[seat]) or takeable_at_oracle(t, t.players[seat]):
        return Reason("T8", "reason-card-before-citizen")
    return Reason("T8", "reason-quest-before-citizen")


def _refuse_power(t: Position, seat: int, design: int) -> Reason:
    player = t.players[seat]
    content = t.content
    if design >= content.size or not player.held & BIT[design]:
        return Reason("P1", "reason-not-in-domain")
    card = content.designs[design]
    bit = BIT[design]
    if t.phase == PHASE_WRITING:
        if card.kind != "legend":
            return Reason("P7", "reason-only-legend-powers", {"card": card.key})
        if player.turned & bit:
            return Reason("G10", "reason-legend-used", {"card": card.key})
    elif card.kind in KIND_RULES:
        rule, key = KIND_RULES[card.kind]
        return Reason(rule, key, {"card": card.key})
    elif card.kind == "trigger" and not player.rings & bit:
        return Reason("P5", "reason-no-ring", {"card": card.key})
    elif player.turned & bit:
        return Reason("P4", "reason-turned", {"card": card.key})
    elif card.kind == "eleusis" and size(player.held & content.eleusis) < 2:
        return Reason("P6", "reason-eleusis-alone", {"card": card.key})
    if not _can_pay(t, seat, design):
        return Reason("G4", "reason-cost", {"card": card.key})
    return Reason("G5", "reason-no-change", {"card": card.key})


def _can_pay(t: Position, seat: int, design: int) -> bool:
    op = t.content.ops[t.content.start[design]]
    player = t.players[seat]
    if op.verb != PAY_COST:
        return True
    if op.to_rival:
        return size(giveable(t, seat)) >= op.n
    if op.n:
        return (len(t.oracle) if op.zone == ORACLE else player.cards()) >= op.n
    return player.gold >= op.gold and player.vp >= op.vp and player.pp >= op.pp


def _refuse_in_writing(t: Position, seat: int, kind: int, argument: int) -> Reason:
    if kind == POWER:
        return _refuse_power(t, seat, argument)
    if kind == TRANSFER:
        if t.top.left == 0:
            return Reason("W3", "reason-lyre-used")
        return _refuse_transfer(t, seat, argument, None)
    if kind in (TAKE, TAKE_ORACLE, TAKE_QUEST, TAKE_CITIZEN):
        return Reason("T1", "reason-take-in-phase-two")
    return Reason("W3", "reason-not-in-writing")


def _refuse_transfer(t: Position, seat: int, card: int, op: Op | None) -> Reason:
    player = t.players[seat]
    if card == CITIZEN:
        return _refuse_moving_citizen(t, player, op)
    there = t.oracle if op is not None and op.zone == ORACLE else player.domain
    if card >= t.content.size or card not in there:
        return Reason("W3", "reason-nothing-to-transfer")
    key = t.content.designs[card].key
    if op is not None and not op.mask & BIT[card]:
        return Reason("P13", "reason-power-not-for-card", {"card": key})
    cost = price(t, player, card, t.content.level[card], op)
    return Reason("W4", "reason-gold", {"card": key, "cost": cost})


def _refuse_moving_citizen(t: Position, player: Player, op: Op | None) -> Reason:
    if not player.citizens:
        return Reason("L5", "reason-no-citizen")
    levels = {PRICE[shape] for shape in player.legends} - {0}
    if not levels:
        return Reason("L5", "reason-citizen-needs-legend")
    if op is not None:
        levels = {level for level in levels if op.levels >> level & 1}
        if not levels or not op.citizens or op.zone == ORACLE:
            return Reason("P13", "reason-power-not-for-card", {"card": "citizen"})
    least = min(price(t, player, CITIZEN, level, op) for level in levels)
    return Reason("W4", "reason-gold", {"card": "citizen", "cost": least})


def _refuse_place(t: Position, seat: int, card: int, legend: int, op: Op | None) -> Reason:
    player = t.players[seat]
    if legend == NEW:
        return Reason("L5", "reason-citizen-needs-legend")
    if legend >= len(player.legends) or not player.legends[legend]:
        return Reason("L1", "reason-no-legend")
    if PLACE + first_alike(player, legend) in t.legal():
        return Reason("G8", "reason-same-legend")
    shape = player.legends[legend]
    if card == CITIZEN:
        if SIZE[shape] < 2:
            return Reason("L5", "reason-citizen-needs-legend")
        if not JOIN[shape][CITIZEN_SLOT]:
            return Reason("L5", "reason-legend-full")
        if op is not None and not op.levels >> PRICE[shape] & 1:
            return Reason("P13", "reason-power-not-for-card", {"card": "citizen"})
        cost = price(t, player, CITIZEN, PRICE[shape], op)
        return Reason("W4", "reason-gold", {"card": "citizen", "cost": cost})
    key = t.content.designs[card].key
    if TYPE[shape] == FAMILY_LEGEND:
        return Reason("L3", "reason-family-legend", {"card": key})
    if SIZE[shape] == 1:
        return Reason("L4", "reason-second-card", {"card": key})
    return Reason("L2", "reason-level-legend", {"card": key})
