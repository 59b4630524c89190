"""Choices of Thebai and what they are about: things to read, and actions typed as words."""

from collections.abc import Callable

from petteia.cli.thebai_pen import kind_code
from petteia.thebai.building import roof_of
from petteia.thebai.cardfacts import facts
from petteia.thebai.catalog import Catalog
from petteia.thebai.codes import (
    ARCHON,
    ARGUMENTS,
    BOTH,
    CITIZEN,
    CITY,
    COMMANDER,
    DECK_TOP,
    DONE,
    ESTATE,
    FULFIL,
    GIVE,
    GOOD,
    HELP,
    HERO,
    HERO_EFFECT,
    HOPLITE,
    MONUMENT,
    NEUTRAL,
    ORDER,
    OWN_STONES,
    PAY,
    RAISE_CITY,
    ROOF,
    ROW,
    SHIFT,
    SPACE,
    START_ORDER,
    START_STONE,
    STEP,
    STOP,
    TAKE,
    TAKE_BACK,
    TRACK,
    TRIGGER,
    USING,
    WHICH,
)
from petteia.thebai.edition import Edition
from petteia.thebai.naming import (
    THINGS,
    TRACKS,
    altar_fact,
    blessing_fact,
    council_fact,
    estate_fact,
    help_fact,
    hero_fact,
    order_fact,
    roof_fact,
    row_stone,
    stone_fact,
    stone_on,
    stones_beside,
)
from petteia.thebai.steptext import LEVELS, ROW_COLOURS
from petteia.thebai.table import Table
from petteia.thebai.telling import ThingFact, thing_name

PLAIN = {"done": DONE, "stop": STOP, "back": TAKE_BACK}
"""Words for actions that need no more."""
ON_STONES = {"archon": ARCHON, "step": STEP, "space": SPACE}
"""Words for actions with a Kadmeia space: `archon C4`."""
ON_DICE = {"city": CITY, "raise": RAISE_CITY, "shift": SHIFT}
"""Words for actions with a dice space: `city C4-D4`."""
LEVELLED = {"citizen": CITIZEN, "hoplite": HOPLITE}
LISTED = {
    "good": (GOOD, THINGS),
    "give": (GIVE, THINGS),
    "take": (TAKE, THINGS),
    "pay": (PAY, THINGS),
    "row": (ROW, ROW_COLOURS),
    "track": (TRACK, TRACKS),
    "commander": (COMMANDER, ("1", "2", "3", "4", "5", "6", "7")),
    "order": (ORDER, ("1", "2", "3", "4", "deck")),
    "roof": (ROOF, ("top", "right", "bottom", "left")),
}
"""Words for actions with one of a few things: `good grape`, `order 3`."""


NAMED: dict[str, tuple[int, Callable[[Catalog, int], ThingFact], Callable[[Edition], int]]] = {
    "fulfil": (FULFIL, order_fact, lambda edition: len(edition.orders)),
    "estate": (ESTATE, estate_fact, lambda edition: len(edition.estate)),
    "hero": (HERO, hero_fact, lambda edition: len(edition.heroes)),
    "help": (HELP, help_fact, lambda edition: len(edition.help_stacks)),
    "monument": (MONUMENT, council_fact, lambda edition: len(edition.council)),
}
"""Words for actions with something printed, of which there are so many: `hero kadmos`."""
WORDS = (*PLAIN, *ON_STONES, *ON_DICE, *LEVELLED, *LISTED, *NAMED)


def thing_of_action(t: Table, action: int) -> list[ThingFact]:
    """What there is to read about a choice."""
    kind, argument = action & ~ARGUMENTS, action & ARGUMENTS
    cards = t.catalog
    seat = int(t.top.seat)
    if kind in (ORDER, START_ORDER):
        return [] if argument == DECK_TOP else [order_fact(cards, t.display[argument])]
    if kind == FULFIL:
        return [order_fact(cards, argument)]
    if kind == ESTATE:
        return [estate_fact(cards, argument)]
    if kind == CITY:
        return list(stones_beside(t, argument).things) if t.top.kind == USING else []
    if kind == TRIGGER:
        beside = stones_beside(t, int(t.top.a)).things
        return list(beside) if argument >= BOTH else [beside[argument]]
    if kind in (ARCHON, STEP):
        return [stone_on(t, argument)]
    if kind == STOP:
        return [stone_on(t, int(t.players[seat].archon))]
    if kind in (ROW, START_STONE):
        return [stone_fact(cards, row_stone(t, seat, argument))]
    return _printed_thing(t, kind, argument)


def _printed_thing(t: Table, kind: int, argument: int) -> list[ThingFact]:
    """Tiles, heroes, roofs and spaces of boards."""
    cards = t.catalog
    if kind == HELP:
        return [help_fact(cards, argument)]
    if kind == HERO:
        return [hero_fact(cards, argument)]
    if kind == MONUMENT:
        return [council_fact(cards, argument)]
    if kind == ROOF:
        return [roof_fact(int(roof_of(t, t.top.a, argument)))]
    if kind == TRACK:
        player = t.players[t.top.seat]
        place = player.ares if argument else player.dionysos
        return [altar_fact(argument, int(place) + 1)]
    if kind == WHICH:
        if argument < HERO_EFFECT:
            return [blessing_fact(cards, argument)]
        return [hero_fact(cards, argument - HERO_EFFECT)]
    return []


def things_named(t: Table, name: str, language: str) -> list[ThingFact]:
    """Everything printed that is called so: by name, key, or a stone's code on the board."""
    edition = t.catalog.edition
    found = []
    for entry in facts(edition, language):
        fact = ThingFact(str(entry["kind"]), str(entry["key"]))
        if name in (fact.key.lower(), str(entry["name"]).lower()):
            found.append(fact)
    stones = [*range(OWN_STONES), *range(NEUTRAL, NEUTRAL + len(edition.neutral))]
    coded = [stone_fact(t.catalog, it) for it in stones if kind_code(it).lower() == name]
    return found or coded


def typed_action(t: Table, word: str, name: str, language: str) -> int | None:
    """The action somebody means: `archon C4`, `fulfil first libation`, `citizen 2*`, `stop`."""
    if word in PLAIN and not name:
        return PLAIN[word]
    if word in ON_STONES:
        return _numbered(ON_STONES[word], [t.board.name(it) for it in range(t.board.spaces)], name)
    if word in ON_DICE:
        return _numbered(ON_DICE[word], [t.board.dice_name(it) for it in range(t.board.dice)], name)
    if word in LEVELLED:
        return _numbered(LEVELLED[word], list(LEVELS), name.replace("*", "★"))
    if word in LISTED:
        kind, names = LISTED[word]
        return _numbered(kind, list(names), name)
    if word not in NAMED:
        return None
    kind, fact, number_of = NAMED[word]
    for number in range(number_of(t.catalog.edition)):
        thing = fact(t.catalog, number)
        if name in (thing.key.lower(), thing_name(t.catalog, thing, language).lower()):
            return kind + number
    return None


def _numbered(kind: int, names: list[str], name: str) -> int | None:
    """The action of a kind whose argument is called so."""
    called = [it.lower() for it in names]
    return kind + called.index(name.lower()) if name.lower() in called else None
