"""Look up printed things by name or by action, and actions by typed words."""

from collections.abc import Callable

from petteia.cli.common import as_typed
from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.printed import Edition
from petteia.games.thebai.terminal.viewpoint import kind_code
from petteia.games.thebai.text.card_facts import facts
from petteia.games.thebai.text.moves import action_facts
from petteia.games.thebai.text.parts import TextFact, ThingFact, ThingsFact, thing_name
from petteia.games.thebai.text.thing_facts import (
    council_fact,
    estate_fact,
    help_fact,
    hero_fact,
    order_fact,
    stone_fact,
)

PLAIN = {"done": c.DONE, "stop": c.STOP, "back": c.TAKE_BACK}
"""Words for actions without an argument."""
ON_STONES = {"archon": c.ARCHON, "step": c.STEP, "space": c.SPACE}
"""Words for actions with a Kadmeia space: `archon C4`."""
ON_DICE = {"city": c.CITY, "raise": c.RAISE_CITY, "shift": c.SHIFT}
"""Words for actions with a dice space: `city C4-D4`."""
LEVELLED = {"citizen": c.CITIZEN, "hoplite": c.HOPLITE}
LISTED = {
    "good": (c.GOOD, c.STOCK_WORDS),
    "give": (c.GIVE, c.STOCK_WORDS),
    "take": (c.TAKE, c.STOCK_WORDS),
    "pay": (c.PAY, c.STOCK_WORDS),
    "row": (c.ROW, c.ROW_COLOURS),
    "track": (c.TRACK, c.TRACK_WORDS),
    "commander": (c.COMMANDER, ("1", "2", "3", "4", "5", "6", "7")),
    "order": (c.ORDER, ("1", "2", "3", "4", "deck")),
    "roof": (c.ROOF, c.EDGE_WORDS),
}
"""Words for actions with one of a few things: `good grape`, `order 3`."""


NAMED: dict[str, tuple[int, Callable[[Content, int], ThingFact], Callable[[Edition], int]]] = {
    "fulfil": (c.FULFIL, order_fact, lambda edition: len(edition.orders)),
    "estate": (c.ESTATE, estate_fact, lambda edition: len(edition.estate)),
    "hero": (c.HERO, hero_fact, lambda edition: len(edition.heroes)),
    "help": (c.HELP, help_fact, lambda edition: len(edition.help_stacks)),
    "monument": (c.MONUMENT, council_fact, lambda edition: len(edition.council)),
}
"""Words for actions with a printed thing, and how many of it there are: `hero kadmos`."""
WORDS = (*PLAIN, *ON_STONES, *ON_DICE, *LEVELLED, *LISTED, *NAMED)


def subjects_of(t: Position, action: int) -> list[ThingFact]:
    """The printed things that the words of an action name or quote."""
    things: list[ThingFact] = []
    if action & ~c.ARGUMENTS == c.RAISE_ESTATE:
        return things  # raising a die does not use the space below it
    for fact in action_facts(t, action)[1].values():
        if isinstance(fact, ThingsFact):
            things += fact.things
        elif isinstance(fact, ThingFact):
            things.append(fact)
        elif isinstance(fact, TextFact) and ThingFact(*fact) not in things:
            things.append(ThingFact(*fact))
    return things


def things_named(t: Position, name: str, language: str) -> list[ThingFact]:
    """All printed things with this name, key, or code of a stone on the board."""
    edition = t.content.edition
    found = []
    for entry in facts(edition, language):
        fact = ThingFact(str(entry["kind"]), str(entry["key"]))
        if is_called(name, fact.key, str(entry["name"])):
            found.append(fact)
    stones = [*range(c.OWN_STONES), *range(c.NEUTRAL, c.NEUTRAL + len(edition.neutral))]
    coded = [stone_fact(t.content, it) for it in stones if kind_code(it).lower() == name]
    return found or coded


def parse_action(t: Position, word: str, name: str, language: str) -> int | None:
    """The action that typed words mean: `archon C4`, `fulfil first libation`, `citizen 2*`."""
    if word in PLAIN and not name:
        return PLAIN[word]
    if word in ON_STONES:
        return _numbered(ON_STONES[word], [t.board.name(it) for it in range(t.board.spaces)], name)
    if word in ON_DICE:
        return _numbered(ON_DICE[word], [t.board.dice_name(it) for it in range(t.board.dice)], name)
    if word in LEVELLED:
        return _numbered(LEVELLED[word], list(c.LEVEL_WORDS), as_typed(name))
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
    """Does a typed text match a key or a name?"""
    return as_typed(typed) in (as_typed(key), as_typed(name))


def _numbered(kind: int, names: list[str], name: str) -> int | None:
    """The action of a kind whose argument has this name."""
    called = [it.lower() for it in names]
    return kind + called.index(name.lower()) if name.lower() in called else None
