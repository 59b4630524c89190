"""Everything that is printed on a card, a tile or a board."""

from dataclasses import dataclass

from petteia.games.elysium.content.effects import Effect

Names = dict[str, str]
"""A name in every language."""


@dataclass(frozen=True, slots=True)
class Family:
    """One of the gods: `oracle` and `prestige` say what it brings into play (S8)."""

    key: str
    name: Names
    oracle: bool
    prestige: bool


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Quest:
    """What a Quest gives in Phase III (W2, W3)."""

    number: int
    gold: int
    vp: int
    transfers: int


@dataclass(frozen=True, slots=True)
class FamilySet:
    """Five Families that go well together, under a name (S2)."""

    key: str
    name: Names
    families: tuple[str, ...]


def is_of_kind(kind: str, wanted: str) -> bool:
    """The marks = and ≠ are not part of the kind (K15)."""
    return kind == wanted or (wanted == "chronos" and kind.startswith("chronos"))
