"""The effect grammar: what a card's power can say.

An effect is a tuple of steps. A step is one verb with any of the modifiers `who to if per on`. The
text of a card is generated from its steps, and `content.Content` turns them into the operations
that the engine executes. Rules G1 to G11 hold for every verb.
"""

from dataclasses import dataclass, field

TOKENS = ("gold", "vp", "pp")
COLOURS = "RBGY"
KINDS = (
    "instant",
    "permanent",
    "activate",
    "trigger",
    "eleusis",
    "legend",
    "chronos",
    "chronos=",
    "chronos≠",
)
ACTS = (
    "gain",
    "lose",
    "give",
    "pay",
    "match",
    "transfer",
    "discard",
    "bring",
    "exchange",
    "use",
    "ready",
    "choose",
)
STANDING = ("cost", "guard", "source")
VERBS = ACTS + STANDING
COUNTS = ("cards", "families", "levels", "legends", "bonuses", "transfers", "gold", "vp", "pp")
FILTERS = ("family", "level", "kind", "citizen")
EVENTS = ("take", "transfer", "quest", "use")


@dataclass(frozen=True)
class Filter:
    """Which cards are meant; an empty filter matches every card, including Citizens."""

    family: str = ""
    levels: tuple[int, ...] = ()
    kind: str = ""
    citizen: bool = False

    def __bool__(self) -> bool:
        return bool(self.family or self.levels or self.kind or self.citizen)


@dataclass(frozen=True)
class Count:
    """Something to count, with `each` and `cap` for `per`, and `min` and `max` for `if`."""

    what: str
    zone: str = ""
    filter: Filter = Filter()
    whose: str = "you"
    also: str = ""
    size: int = 2
    type: str = ""
    each: int = 1
    cap: int | None = None
    min: int | None = None
    max: int | None = None


@dataclass(frozen=True)
class Test:
    """A condition `if`: a count within bounds, a standing Column, or having the most of a token."""

    count: Count | None = None
    column: str = ""
    most: str = ""
    tie: bool = False


@dataclass(frozen=True)
class Who:
    """Who carries a step out: `you`, `rivals`, `rival`, `actor`, or `most` of a token."""

    kind: str = "you"
    token: str = ""
    of: str = "all"


@dataclass(frozen=True)
class Event:
    """The event that a Permanent card reacts to."""

    name: str
    by_rivals: bool = False
    source: str = ""
    phase: int = 0
    filter: Filter = Filter()


@dataclass(frozen=True)
class Step:
    """One step of an effect: a verb with its parameters and modifiers."""

    verb: str
    tokens: dict[str, int] = field(default_factory=dict)
    """gain, lose, give, pay, match: an amount for each token named."""
    n: int = 0
    """transfer, discard, bring: how many cards; pay: `cards`."""
    less: int = 0
    plus: int = 0
    free: bool = False
    source: str = ""
    """`from` of pay, transfer, discard, bring; the zone of the standing word `source`."""
    dest: str = ""
    """The zone a `bring` brings to."""
    citizen: bool = False
    """`bring` face-down, as a Citizen."""
    pick: int = 0
    partner: str = ""
    """`with` of an exchange: rivals, agora or oracle."""
    same: str = ""
    of: str = ""
    """`use`: in whose Domains."""
    ready: str = ""
    branches: tuple[tuple["Step", ...], ...] = ()
    filter: Filter = Filter()
    who: Who = Who()
    to: str = ""
    """Who receives: you or rival (`give`, `pay`)."""
    test: Test | None = None
    per: Count | None = None
    on: Event | None = None


Effect = tuple[Step, ...]


def walk(effect: Effect) -> list[Step]:
    """Every step of an effect, including those in branches of `choose`."""
    found: list[Step] = []
    for step in effect:
        found.append(step)
        for branch in step.branches:
            found.extend(walk(branch))
    return found


def filters_of(step: Step) -> list[Filter]:
    """Every filter of a step."""
    found = [step.filter, *(count.filter for count in counts_of(step))]
    if step.on:
        found.append(step.on.filter)
    return found


def counts_of(step: Step) -> list[Count]:
    """Everything a step counts."""
    counts = [step.per] if step.per else []
    if step.test and step.test.count:
        counts.append(step.test.count)
    return counts
