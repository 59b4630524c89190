"""What is printed on cards, tiles and boards, as plain data."""

from dataclasses import dataclass
from pathlib import Path

from petteia.games.elysium.rules.effects import Effect, Filter, walk

Names = dict[str, str]
"""A name in every language."""


@dataclass(frozen=True)
class Family:
    """The cards of one god; `oracle` and `prestige` say what it brings into play (S8)."""

    key: str
    name: Names
    oracle: bool
    prestige: bool


@dataclass(frozen=True)
class Design:
    """One card as printed; the deck holds `copies` of it (S1)."""

    key: str
    name: Names
    family: str
    level: int
    copies: int
    columns: str
    kind: str
    effect: Effect


@dataclass(frozen=True)
class Quest:
    """A Quest and what it gives in Phase III (W2, W3)."""

    number: int
    gold: int
    vp: int
    transfers: int


@dataclass(frozen=True)
class FamilySet:
    """A named set of five Families (S2)."""

    key: str
    name: Names
    families: tuple[str, ...]


@dataclass(frozen=True)
class Edition:
    """All content of a pack."""

    folder: Path
    name: str
    fingerprint: str
    families: dict[str, Family]
    designs: dict[str, Design]
    sets: dict[str, FamilySet]
    quests: tuple[Quest, ...]
    quests_of_two: tuple[Quest, ...]
    incomplete: Quest
    pediment: tuple[str, str]
    family_bonus: tuple[int, int]
    level_bonus: tuple[int, int, int]
    pictures: dict[str, dict[str, str]]
    """The pictograms that the page shows, by `card` or `family` and key."""

    def designs_of(self, family: str) -> list[Design]:
        return [design for design in self.designs.values() if design.family == family]


def is_of_kind(kind: str, wanted: str) -> bool:
    """Whether a kind matches; the marks = and ≠ are not part of it (K15)."""
    return kind == wanted or (wanted == "chronos" and kind.startswith("chronos"))


def copiable(design: Design) -> bool:
    """Whether other cards may use the power of this design or ready its card (K2)."""
    return not any(step.verb in ("use", "ready") for step in walk(design.effect))


def fits(design: Design, wanted: Filter) -> bool:
    """Whether a design matches a filter."""
    return (
        (not wanted.family or design.family == wanted.family)
        and (not wanted.levels or design.level in wanted.levels)
        and (not wanted.kind or is_of_kind(design.kind, wanted.kind))
    )
