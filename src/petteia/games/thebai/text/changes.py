"""The changes between two positions, shown in the log after an action or event."""

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.measures import dice_on_path
from petteia.games.thebai.rules.pieces.dice import level_at
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.text.parts import Facts
from petteia.games.thebai.text.thing_facts import (
    blessing_fact,
    council_fact,
    gate_fact,
    help_fact,
    hero_fact,
    level_word,
    order_fact,
    stone_on,
)
from petteia.kernel.bits import BIT, members, size
from petteia.kernel.text.parts import SeatFact, signed

Change = tuple[str, Facts]
ARCHON_ACTIONS = ("archon", "relocate", "step", "take-back", "stop")
"""Ends of the message keys that say where the player's own archon goes."""


def changes(before: Position, action: int, after: Position, key: str) -> list[Change]:
    """What a step changed, apart from what its own message says."""
    seat, kind = int(before.mover), action & ~c.ARGUMENTS
    found: list[Change] = []
    for number in range(len(before.players)):
        mine = kind if number == seat else -1
        old, new = before.players[number], after.players[number]
        found += _amounts(number, old, new)
        found += _altar(before, number, old, new, mine)
        found += _tiles(before, number, old, new, mine)
        found += _people(before, after, number, mine)
        if number != seat or not key.endswith(ARCHON_ACTIONS):
            found += _archon(after, number, old, new)
    found += _dice(before, action, after)
    found += _city(before, kind, after)
    return found


def _amounts(seat: int, old: Player, new: Player) -> list[Change]:
    """VP, goods and drachmas gained or lost."""
    found: list[Change] = []
    if new.vp != old.vp:
        facts: Facts = {"player": SeatFact(seat), "amount": signed(int(new.vp - old.vp))}
        found.append(("change-vp", facts))
    for number, thing in enumerate(c.STOCK_WORDS):
        amount = int(new.has(number) - old.has(number))
        if amount:
            facts = {"player": SeatFact(seat), "thing": thing, "amount": signed(amount)}
            found.append(("change-stock", facts))
    return found


def _altar(t: Position, seat: int, old: Player, new: Player, mine: int) -> list[Change]:
    """Markers on the tracks, and the tiles taken there."""
    found: list[Change] = []
    places = ((old.dionysos, new.dionysos), (old.ares, new.ares))
    for track, (was, now) in zip(c.TRACK_WORDS, places, strict=True):
        if now != was and mine != c.TRACK:
            found.append(
                ("change-altar", {"player": SeatFact(seat), "track": track, "space": int(now)})
            )
    for number in range(len(t.content.edition.blessings)):
        if (new.blessings >> 4 * number & 15) > (old.blessings >> 4 * number & 15):
            thing = blessing_fact(t.content, number)
            found.append(("change-thing", {"player": SeatFact(seat), "thing": thing}))
    for number in range(len(t.content.edition.help_stacks)):
        if (new.help >> 4 * number & 15) > (old.help >> 4 * number & 15):
            thing = help_fact(t.content, number)
            found.append(("change-thing", {"player": SeatFact(seat), "thing": thing}))
    return found


def _tiles(t: Position, seat: int, old: Player, new: Player, mine: int) -> list[Change]:
    """Gate tiles, orders and heroes taken."""
    content = t.content
    things = [gate_fact(content, number) for number in members(new.gates & ~old.gates)]
    if mine != c.HERO:
        things += [hero_fact(content, number) for number in members(new.heroes & ~old.heroes)]
    found: list[Change] = [
        ("change-thing", {"player": SeatFact(seat), "thing": thing}) for thing in things
    ]
    if mine != c.FULFIL:
        for number in members(new.fulfilled & ~old.fulfilled):
            order = order_fact(content, number)
            found.append(("change-fulfilled", {"player": SeatFact(seat), "order": order}))
    return found


def _people(before: Position, after: Position, seat: int, mine: int) -> list[Change]:
    """New councillors, commanders and citizens."""
    player: Facts = {"player": SeatFact(seat)}
    found: list[Change] = []
    ascended = _councillors(after, seat) - _councillors(before, seat)
    found += [("change-ascends", dict(player))] * ascended
    old, new = before.players[seat], after.players[seat]
    if mine != c.MONUMENT:
        for space in members(new.council_dice & ~old.council_dice):
            facts = player | {"space": council_fact(after.content, space)}
            found.append(("change-seated", facts))
    for row in range(c.ROWS):
        commander = int(new.commander_in(row))
        if commander != old.commander_in(row) and mine != c.COMMANDER:
            strength = after.content.commanders[commander - 1]
            facts = player | {"row": row + 1, "strength": strength}
            found.append(("change-commander", facts))
    if new.reserve < old.reserve:
        found.append(("change-citizen", player | {"level": _newest_level(old, new)}))
    return found


def _newest_level(old: Player, new: Player) -> str:
    """The level of the citizen gained by a reset: the one not on the estate before (T1)."""
    for level in range(6):
        returned = sum(
            1 for space in members(old.estate_dice) if old.estate_levels >> 3 * space & 7 == level
        )
        if new.in_supply(level) > old.in_supply(level) + returned:
            return level_word(level)
    return level_word(0)


def _councillors(t: Position, seat: int) -> int:
    """The number of a player's dice on the path and on monuments."""
    on_path = int(dice_on_path(t, seat))
    return on_path + int(size(t.players[seat].council_dice))


def _archon(t: Position, seat: int, old: Player, new: Player) -> list[Change]:
    """An archon moved by something other than its owner's action."""
    if new.archon == old.archon:
        return []
    player: Facts = {"player": SeatFact(seat)}
    if new.archon < 0:
        return [("change-archon-home", player)]
    space = int(new.archon)
    facts = player | {"stone": stone_on(t, space), "place": t.board.name(space)}
    return [("change-archon", facts)]


def _dice(before: Position, action: int, after: Position) -> list[Change]:
    """Dice in the city whose level changed, and dice that were put there without a choice."""
    kind, named = action & ~c.ARGUMENTS, action & c.ARGUMENTS
    said = named if kind in (c.RAISE_CITY, c.CITY) else -1
    found: list[Change] = []
    for seat, new in enumerate(after.players):
        old = before.players[seat]
        sorts = (("citizen", old.citizens, new.citizens), ("hoplite", old.hoplites, new.hoplites))
        for die, were, are in sorts:
            for space in members(are):
                if space == said:
                    continue
                facts: Facts = {"player": SeatFact(seat), "die": die}
                facts["place"] = after.board.dice_name(space)
                level = int(level_at(after, space))
                if not were & BIT[space]:
                    found.append(("change-die", facts | {"level": level_word(level)}))
                elif level != level_at(before, space):
                    levels: Facts = {
                        "level": level_word(int(level_at(before, space))),
                        "to": level_word(level),
                    }
                    found.append(("change-level", facts | levels))
    return found


def _city(before: Position, kind: int, after: Position) -> list[Change]:
    """Stones placed without a choice, and heroes and orders that left the display untaken."""
    found: list[Change] = []
    if kind != c.ROTATE:
        for space in members(after.stones & ~before.stones):
            facts: Facts = {"stone": stone_on(after, space), "place": after.board.name(space)}
            found.append(("change-stone", facts))
    taken = 0
    for player in after.players:
        taken |= int(player.heroes)
    for was, now in zip(before.heroes, after.heroes, strict=True):
        if was >= 0 > now and not taken & BIT[was]:
            found.append(("change-leaves", {"thing": hero_fact(after.content, was)}))
    for order in members(after.gone_orders & ~before.gone_orders):
        found.append(("change-leaves", {"thing": order_fact(after.content, order)}))
    return found
