"""The phrases for each theme of a move of Thebai. A phrase holds in every determinization."""

from collections.abc import Callable
from functools import partial

from petteia.bots.explainer import NO_PHRASE, Facts, Lookahead, Phrase
from petteia.games.thebai.rules.codes import PHASE_TURNS, ROUNDS
from petteia.games.thebai.rules.hidden import secrets_of
from petteia.games.thebai.rules.measures import battle_total, dice_on_path
from petteia.games.thebai.rules.packing import CITIZENS, HOPLITES
from petteia.games.thebai.rules.pieces.dice import coming_row, levels_of
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.scoring import Sheet, score
from petteia.games.thebai.rules.turn import payable_orders
from petteia.games.thebai.state import Thebai
from petteia.games.thebai.text.parts import ThingFact, thing_name
from petteia.games.thebai.text.thing_facts import blessing_fact, help_fact, hero_fact, order_fact
from petteia.kernel.bits import members, size

LEVELS = HOPLITES - CITIZENS


class Change:
    """What a move changes for one player in all determinizations."""

    def __init__(self, lookahead: Lookahead[Thebai], language: str) -> None:
        self.before = lookahead.before
        self.afters = lookahead.afters
        self.seat = lookahead.seat
        self.viewer = lookahead.viewer
        self.language = language
        self.old = self.before.players[self.seat]
        self.new = [after.players[self.seat] for after in self.afters]

    def name(self, thing: ThingFact) -> str:
        """The name of a component."""
        return thing_name(self.before.content, thing, self.language)

    def gain(self, amount: Callable[[Thebai, Player], int]) -> int:
        """The least increase of an amount of the player's over all determinizations."""
        pairs = zip(self.afters, self.new, strict=True)
        return min(amount(after, player) for after, player in pairs) - amount(self.before, self.old)

    def scored(self, line: Callable[[Sheet], int]) -> int:
        """The least increase of a line of the player's score sheet over all determinizations."""
        least = min(line(score(after)[self.seat]) for after in self.afters)
        return least - line(score(self.before)[self.seat])

    def has_later_turn(self) -> bool:
        """Has the player a turn to come in all determinizations?"""
        return all(self._comes_again(after) for after in self.afters)

    def _comes_again(self, after: Thebai) -> bool:
        if after.round < ROUNDS or after.phase < PHASE_TURNS:
            return True
        return after.phase == PHASE_TURNS and self.seat in after.order[after.turn :]


def _vp(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda _, player: player.vp)
    return ("because-vp", {"vp": gained}) if gained > 0 else NO_PHRASE


def _sheet_line(key: str, line: Callable[[Sheet], int], it: Change, _: int) -> Phrase:
    """More VP in a line of the score sheet."""
    gained = it.scored(line)
    return (key, {"vp": gained}) if gained > 0 else NO_PHRASE


def _goods(it: Change, _: int) -> Phrase:
    return _stock("goods", it, lambda player: player.belongings() - player.drachmas())


def _drachmas(it: Change, _: int) -> Phrase:
    return _stock("drachmas", it, lambda player: player.drachmas())


def _stock(what: str, it: Change, amount: Callable[[Player], int]) -> Phrase:
    gained = it.gain(lambda _, player: amount(player))
    if gained > 0:
        return f"because-{what}", {"n": gained}
    kept = min(amount(player) for player in it.new)
    return (f"because-{what}-kept", {"n": kept}) if kept and it.has_later_turn() else NO_PHRASE


def _hand(it: Change, _: int) -> Phrase:
    """An order that can be fulfilled in the next turn and could not before, or a new one."""
    if not it.has_later_turn():
        return NO_PHRASE
    ready = ~payable_orders(it.before, it.old)
    for after, player in zip(it.afters, it.new, strict=True):
        ready &= payable_orders(after, player)
        if it.viewer is not None:
            ready &= ~secrets_of(after, it.seat, it.viewer)
    if ready:
        order = members(ready)[0]
        return "because-order-ready", {"order": it.name(order_fact(it.before.content, order))}
    gained = it.gain(lambda _, player: size(player.hand))
    return ("because-hand", {"n": gained}) if gained > 0 else NO_PHRASE


def _citizens(it: Change, _: int) -> Phrase:
    if not it.has_later_turn():
        return NO_PHRASE
    gained = it.gain(_citizen_levels)
    if gained > 0:
        return "because-citizens", {"n": gained}
    come = it.gain(lambda _, player: -player.reserve)
    return ("because-citizens-new", {"n": come}) if come > 0 else NO_PHRASE


def _hoplites(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda _, player: size(player.hoplites))
    if gained > 0:
        return "because-hoplites-city", {"n": gained}
    gained = it.gain(_hoplite_levels)
    return ("because-hoplites", {"n": gained}) if gained > 0 else NO_PHRASE


def _battle(it: Change, _: int) -> Phrase:
    """Strength in the row of the next revealed conflict."""
    row = coming_row(it.before)
    if row < 0 or any(coming_row(after) != row for after in it.afters):
        return NO_PHRASE
    gained = it.gain(lambda t, _: battle_total(t, it.seat, row, True))
    return ("because-battle", {"n": gained, "row": row + 1}) if gained > 0 else NO_PHRASE


def _commander(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda _, player: player.commanders)
    return ("because-commander", {}) if gained > 0 else NO_PHRASE


def _council(it: Change, _: int) -> Phrase:
    gained = it.scored(lambda sheet: sheet.councillors)
    if gained > 0:
        return "because-council", {"vp": gained}
    gained = it.gain(lambda t, _: dice_on_path(t, it.seat))
    return ("because-path", {"n": gained}) if gained > 0 else NO_PHRASE


def _estate(it: Change, _: int) -> Phrase:
    gained = it.scored(lambda sheet: sheet.estate)
    if gained > 0:
        return "because-estate", {"vp": gained}
    gained = it.gain(lambda _, player: sum(player.cleared(row) for row in range(3)))
    return ("because-stones", {"n": gained}) if gained > 0 and it.has_later_turn() else NO_PHRASE


def _dionysos(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda _, player: player.dionysos)
    return ("because-altar", {"n": gained, "track": "dionysos"}) if gained > 0 else NO_PHRASE


def _ares(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda _, player: player.ares)
    return ("because-altar", {"n": gained, "track": "ares"}) if gained > 0 else NO_PHRASE


def _blessing(it: Change, which: int) -> Phrase:
    gained = it.gain(lambda _, player: player.blessings >> 4 * which & 15)
    name = it.name(blessing_fact(it.before.content, which))
    return ("because-blessing", {"blessing": name}) if gained > 0 else NO_PHRASE


def _help(it: Change, which: int) -> Phrase:
    if not it.has_later_turn():
        return NO_PHRASE
    facts: Facts = {"tile": it.name(help_fact(it.before.content, which))}
    if it.gain(lambda _, player: player.help >> 4 * which & 15) > 0:
        return "because-help", facts
    kept = all(player.help >> 4 * which & 15 for player in it.new)
    return ("because-help-kept", facts) if kept else NO_PHRASE


def _hero(it: Change, which: int) -> Phrase:
    gained = it.gain(lambda _, player: player.heroes >> which & 1)
    name = it.name(hero_fact(it.before.content, which))
    return ("because-hero", {"hero": name}) if gained > 0 else NO_PHRASE


def _gate(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda _, player: size(player.gates))
    return ("because-gate", {}) if gained > 0 else NO_PHRASE


def _rivals(it: Change, _: int) -> Phrase:
    """No rival's score has grown."""
    before = score(it.before)
    for after in it.afters:
        for seat, sheet in enumerate(score(after)):
            if seat != it.seat and sheet.total() > before[seat].total():
                return NO_PHRASE
    return "because-rivals", {"alone": "yes" if it.before.solo else "no"}


def _citizen_levels(t: Thebai, player: Player) -> int:
    """The sum of the levels of all citizens: in the supply, on the estate and in the city."""
    total = _levels_at_home(player, CITIZENS) + levels_of(t, player.citizens)
    levels = player.estate_levels
    while levels:
        total += levels & 7
        levels >>= 3
    return total


def _hoplite_levels(t: Thebai, player: Player) -> int:
    """The sum of the levels of all hoplites: in the supply and in the city."""
    return _levels_at_home(player, HOPLITES) + levels_of(t, player.hoplites)


def _levels_at_home(player: Player, first: int) -> int:
    return sum(level * player.in_supply(first + level) for level in range(LEVELS))


PHRASES: dict[str, Callable[[Change, int], Phrase]] = {
    "vp": _vp,
    "council": _council,
    "end": partial(_sheet_line, "because-end", lambda sheet: sheet.heroes),
    "estate": _estate,
    "city": partial(_sheet_line, "because-city", lambda sheet: sheet.city),
    "orders": partial(_sheet_line, "because-orders", lambda sheet: sheet.orders),
    "gate": _gate,
    "goods": _goods,
    "drachmas": _drachmas,
    "hand": _hand,
    "citizens": _citizens,
    "hoplites": _hoplites,
    "battle": _battle,
    "commander": _commander,
    "dionysos": _dionysos,
    "ares": _ares,
    "blessing": _blessing,
    "help": _help,
    "hero": _hero,
    "rivals": _rivals,
}
"""The phrase of each theme."""
