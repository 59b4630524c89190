"""Gains and losses of Gold, VP and PP, and the reactions of Permanent cards (G4, K3, K8, K14)."""

from petteia.games.elysium.rules.codes import CITIZEN, EVENT_QUEST, EVENT_USE
from petteia.games.elysium.rules.counting import times
from petteia.games.elysium.rules.ops import GAIN, GOLD, LOSE, PP, WHO_ACTOR, WHO_RIVALS, WHO_YOU, Op
from petteia.games.elysium.rules.position import Player, Position, cards_in, least, rivals
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64


def guarded(t: Position, victim: i64, you: i64) -> bool:
    """Whether a guard protects this player from losses by another's power (K3)."""
    return victim != you and t.players[victim].held & t.content.guards != 0


def count_guard(t: Position, victim: i64) -> None:
    """Count the use of a player's guards."""
    if t.usage is not None:
        player = t.players[victim]
        t.usage.use_all(cards_in(player, player.held & t.content.guards))


def gain(player: Player, op: Op, factor: i64) -> bool:
    """Receive tokens from the reserve, which never runs out (S9)."""
    player.gold += op.gold * factor
    player.vp += op.vp * factor
    player.pp += op.pp * factor
    return factor > 0


def lose(player: Player, op: Op, factor: i64) -> bool:
    """Return tokens as far as possible (G4)."""
    gold = least(player.gold, op.gold * factor)
    vp = least(player.vp, op.vp * factor)
    pp = least(player.pp, op.pp * factor)
    player.gold -= gold
    player.vp -= vp
    player.pp -= pp
    return gold + vp + pp > 0


def hand_over(giver: Player, receiver: Player, op: Op, factor: i64) -> bool:
    """Give tokens as far as possible (G4)."""
    gold = least(giver.gold, op.gold * factor)
    vp = least(giver.vp, op.vp * factor)
    pp = least(giver.pp, op.pp * factor)
    giver.gold -= gold
    giver.vp -= vp
    giver.pp -= pp
    receiver.gold += gold
    receiver.vp += vp
    receiver.pp += pp
    return gold + vp + pp > 0


def missing(t: Position, op: Op, seat: i64) -> i64:
    """The amount that `match` would gain: up to what the richest player has, at most its limit."""
    token = GOLD if op.gold else PP
    most: i64 = 0
    for player in t.players:
        if player.tokens(token) > most:
            most = player.tokens(token)
    return least(most - t.players[seat].tokens(token), op.gold + op.vp + op.pp)


def match(t: Position, op: Op, seat: i64) -> bool:
    """Gain up to the amount of the player with the most."""
    amount = missing(t, op, seat)
    player = t.players[seat]
    if op.gold:
        player.gold += amount
    else:
        player.pp += amount
    return amount > 0


def exchange_tokens(t: Position, op: Op, you: i64, actor: i64, factor: i64) -> bool:
    """Carry out `gain`, `lose`, or `give` to you, by one player; a guarded victim is skipped."""
    if op.verb == GAIN:
        return gain(t.players[actor], op, factor)
    if guarded(t, actor, you):
        count_guard(t, actor)
        return False
    if op.verb == LOSE:
        return lose(t.players[actor], op, factor)
    return hand_over(t.players[actor], t.players[you], op, factor)


def react(t: Position, event: i64, author: i64, card: i64, zone: i64) -> None:
    """Let Permanent cards react to an event: first its author's, then in Disc order (K8, R4)."""
    content = t.content
    player = t.players[author]
    own = player.held & content.reacts_own[event]
    if own:
        react_with(t, cards_in(player, own), event, author, author, card, zone)
    if content.noticed[card] >> event & 1:
        react_of_rivals(t, event, author, card, zone)


def react_of_rivals(t: Position, event: i64, author: i64, card: i64, zone: i64) -> None:
    """Let the other players' cards react to an event, in Disc order (K8, K13)."""
    to_rivals = t.content.reacts_to_rivals[event]
    for seat in t.order:
        mask = t.players[seat].held & to_rivals
        if mask and seat != author:
            designs = cards_in(t.players[seat], mask)
            react_with(t, designs, event, seat, author, card, zone)


def react_with(
    t: Position, designs: list[int], event: i64, you: i64, author: i64, card: i64, zone: i64
) -> None:
    """Let the given cards of one player react, in this order."""
    for design in designs:
        for op in t.content.reactions[design]:
            if _concerns(t, op, event, you, author, card, zone):
                _react_once(t, op, you, author)
                if t.usage is not None:
                    t.usage.used[design] += 1


def _concerns(t: Position, op: Op, event: i64, you: i64, author: i64, card: i64, zone: i64) -> bool:
    on = op.on
    if on is None or on.event != event or on.by_rivals == (you == author):
        return False
    if on.phase and on.phase != t.phase:
        return False
    if on.zone >= 0 and on.zone != zone:
        return False
    if event == EVENT_QUEST or event == EVENT_USE:
        return True
    return on.citizens if card == CITIZEN else on.mask & BIT[card] != 0


def _react_once(t: Position, op: Op, you: i64, author: i64) -> None:
    if op.who == WHO_YOU:
        _react_by(t, op, you, you)
    elif op.who == WHO_ACTOR:
        _react_by(t, op, you, author)
    else:
        assert op.who == WHO_RIVALS
        for actor in rivals(t, you):
            _react_by(t, op, you, actor)


def _react_by(t: Position, op: Op, you: i64, actor: i64) -> None:
    factor = times(t, op, you, actor)
    if factor > 0:
        exchange_tokens(t, op, you, actor, factor)
