"""Choices of Thebai and what they are about: things to read, and actions typed as words."""

from collections.abc import Callable

from petteia.cli.common import as_typed
from petteia.games.thebai.rules.codes import (
    ARCHON,
    ARGUMENTS,
    CITIZEN,
    CITY,
    COMMANDER,
    DONE,
    EDGE_WORDS,
    ESTATE,
    FULFIL,
    GIVE,
    GOOD,
    HELP,
    HERO,
    HOPLITE,
    LEVEL_WORDS,
    MONUMENT,
    NEUTRAL,
    ORDER,
    OWN_STONES,
    PAY,
    RAISE_CITY,
    RAISE_ESTATE,
    ROOF,
    ROW,
    ROW_COLOURS,
    SHIFT,
    SPACE,
    STEP,
    STOCK_WORDS,
    STOP,
    TAKE,
    TAKE_BACK,
    TRACK,
    TRACK_WORDS,
)
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.printed import Edition
from petteia.games.thebai.terminal.pen import kind_code
from petteia.games.thebai.text.card_facts import facts
from petteia.games.thebai.text.parts import TextFact, ThingFact, ThingsFact, thing_name
from petteia.games.thebai.text.thing_facts import (
    council_fact,
    estate_fact,
    help_fact,
    hero_fact,
    order_fact,
    stone_fact,
)
from petteia.games.thebai.text.words import action_facts

PLAIN = {"done": DONE, "stop": STOP, "back": TAKE_BACK}
"""Words for actions that need no more."""
ON_STONES = {"archon": ARCHON, "step": STEP, "space": SPACE}
"""Words for actions with a Kadmeia space: `archon C4`."""
ON_DICE = {"city": CITY, "raise": RAISE_CITY, "shift": SHIFT}
"""Words for actions with a dice space: `city C4-D4`."""
LEVELLED = {"citizen": CITIZEN, "hoplite": HOPLITE}
LISTED = {
    "good": (GOOD, STOCK_WORDS),
    "give": (GIVE, STOCK_WORDS),
    "take": (TAKE, STOCK_WORDS),
    "pay": (PAY, STOCK_WORDS),
    "row": (ROW, ROW_COLOURS),
    "track": (TRACK, TRACK_WORDS),
    "commander": (COMMANDER, ("1", "2", "3", "4", "5", "6", "7")),
    "order": (ORDER, ("1", "2", "3", "4", "deck")),
    "roof": (ROOF, EDGE_WORDS),
}
"""Words for actions with one of a few things: `good grape`, `order 3`."""


NAMED: dict[str, tuple[int, Callable[[Content, int], ThingFact], Callable[[Edition], int]]] = {
    "fulfil": (FULFIL, order_fact, lambda edition: len(edition.orders)),
    "estate": (ESTATE, estate_fact, lambda edition: len(edition.estate)),
    "hero": (HERO, hero_fact, lambda edition: len(edition.heroes)),
    "help": (HELP, help_fact, lambda edition: len(edition.help_stacks)),
    "monument": (MONUMENT, council_fact, lambda edition: len(edition.council)),
}
"""Words for actions with something printed, of which there are so many: `hero kadmos`."""
WORDS = (*PLAIN, *ON_STONES, *ON_DICE, *LEVELLED, *LISTED, *NAMED)


def things_of_action(t: Position, action: int) -> list[ThingFact]:
    """What there is to read about a choice: the things its words name or quote."""
    things: list[ThingFact] = []
    if action & ~ARGUMENTS == RAISE_ESTATE:
        return things  # what the space below a die does is nothing to a raise
    for fact in action_facts(t, action)[1].values():
        if isinstance(fact, ThingsFact):
            things += fact.things
        elif isinstance(fact, ThingFact):
            things.append(fact)
        elif isinstance(fact, TextFact) and ThingFact(*fact) not in things:
            things.append(ThingFact(*fact))
    return things


def things_named(t: Position, name: str, language: str) -> list[ThingFact]:
    """Everything printed that is called so: by name, key, or a stone's code on the board."""
    edition = t.content.edition
    found = []
    for entry in facts(edition, language):
        fact = ThingFact(str(entry["kind"]), str(entry["key"]))
        if is_called(name, fact.key, str(entry["name"])):
            found.append(fact)
    stones = [*range(OWN_STONES), *range(NEUTRAL, NEUTRAL + len(edition.neutral))]
    coded = [stone_fact(t.content, it) for it in stones if kind_code(it).lower() == name]
    return found or coded


def typed_action(t: Position, word: str, name: str, language: str) -> int | None:
    """The action somebody means: `archon C4`, `fulfil first libation`, `citizen 2*`, `stop`."""
    if word in PLAIN and not name:
        return PLAIN[word]
    if word in ON_STONES:
        return _numbered(ON_STONES[word], [t.board.name(it) for it in range(t.board.spaces)], name)
    if word in ON_DICE:
        return _numbered(ON_DICE[word], [t.board.dice_name(it) for it in range(t.board.dice)], name)
    if word in LEVELLED:
        return _numbered(LEVELLED[word], list(LEVEL_WORDS), as_typed(name))
    if word in LISTED:
        kind, names = LISTED[word]
        return _numbered(kind, list(names), name)
    if word not in NAMED:
        return None
    kind, fact, number_of = NAMED[word]
    for number in range(number_of(t.content.edition)):
        thing = fact(t.content, number)
        if is_called(name, thing.key, thing_name(t.content, thing, language)):
            return kind + number
    return None


def is_called(typed: str, key: str, name: str) -> bool:
    """Is this what somebody typed?"""
    return as_typed(typed) in (as_typed(key), as_typed(name))


def _numbered(kind: int, names: list[str], name: str) -> int | None:
    """The action of a kind whose argument is called so."""
    called = [it.lower() for it in names]
    return kind + called.index(name.lower()) if name.lower() in called else None
