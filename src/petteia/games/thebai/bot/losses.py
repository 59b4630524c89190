"""What a rival's move took from a player of Thebai: points, goods, dice, places, and chances."""

from petteia.bots.explainer import Facts, Phrase
from petteia.games.thebai.rules.codes import TRACK_WORDS
from petteia.games.thebai.rules.measures import dice_on_path
from petteia.games.thebai.rules.pieces.council import free_monuments
from petteia.games.thebai.rules.pieces.dice import MOST_HEROES, displayed_heroes
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.turn import payable_orders
from petteia.games.thebai.state import Thebai
from petteia.games.thebai.text.parts import ThingFact, thing_name
from petteia.games.thebai.text.thing_facts import (
    blessing_fact,
    council_fact,
    help_fact,
    hero_fact,
    order_fact,
)
from petteia.kernel.bits import BIT, members, size


def losses(before: Thebai, after: Thebai, seat: int, language: str) -> list[Phrase] | None:
    """The worst first; None if the round has ended meanwhile, which changes what everybody has."""
    if after.phase != before.phase or after.round != before.round:
        return None
    old, new = before.players[seat], after.players[seat]
    found = _belongings(old, new)
    for track, was, now in zip(
        TRACK_WORDS, (before.dionysos, before.ares), (after.dionysos, after.ares), strict=True
    ):
        if seat in was and seat in now and now.index(seat) > was.index(seat):
            found.append(("lost-ahead", {"track": track}))

    def name(thing: ThingFact) -> str:
        return thing_name(before.content, thing, language)

    return found + [
        (key, {"name": name(thing)}) for key, thing in _chances(before, after, old, seat)
    ]


def _belongings(old: Player, new: Player) -> list[Phrase]:
    """What the player had before."""
    amounts: tuple[tuple[str, int], ...] = (
        ("vp", int(old.vp - new.vp)),
        ("dice", int(_dice(old) - _dice(new))),
        ("goods", int(old.belongings() - old.drachmas() - new.belongings() + new.drachmas())),
        ("drachmas", int(old.drachmas() - new.drachmas())),
    )
    facts: list[tuple[str, Facts]] = [
        (f"lost-{what}", {"n": amount}) for what, amount in amounts if amount > 0
    ]
    return list(facts)


def _dice(player: Player) -> int:
    """The dice of a player in the city."""
    return size(player.citizens) + size(player.hoplites)


def _chances(before: Thebai, after: Thebai, old: Player, seat: int) -> list[tuple[str, ThingFact]]:
    """What the player could have had, and somebody has now."""
    content = before.content
    found: list[tuple[str, ThingFact]] = []
    for order in sorted(_ready_orders(before, old) - set(after.display)):
        found.append(("lost-order", order_fact(content, order)))
    if size(old.heroes) < MOST_HEROES:
        for hero in members(displayed_heroes(before) & ~displayed_heroes(after)):
            found.append(("lost-hero", hero_fact(content, hero)))
    if dice_on_path(before, seat):
        for space in members(free_monuments(before) & ~free_monuments(after)):
            found.append(("lost-council", council_fact(content, space)))
    for stack, left in enumerate(before.help_left):
        if left and not after.help_left[stack]:
            found.append(("lost-last", help_fact(content, stack)))
    for blessing, left in enumerate(before.blessings_left):
        if left and not after.blessings_left[blessing]:
            found.append(("lost-last", blessing_fact(content, blessing)))
    return found


def _ready_orders(before: Thebai, old: Player) -> set[int]:
    """The orders of the display that the player has the goods for."""
    probe = old.copy()
    probe.hand = 0
    for order in before.display:
        if order >= 0:
            probe.hand |= BIT[order]
    return set(members(payable_orders(before, probe)))
