"""The components of Thebai that players choose, as balance reports name and number them."""

from collections import Counter
from dataclasses import dataclass

from petteia.games.thebai.rules.codes import ROOF_WORDS
from petteia.games.thebai.rules.printed import Edition
from petteia.games.thebai.rules.usage import (
    BLESSING_TAKEN,
    COUNCIL_SPACE_TAKEN,
    ESTATE_SPACE_USED,
    HELP_TAKEN,
    HERO_TAKEN,
    ORDER_FULFILLED,
    ROOF_USED,
    STONE_PLACED,
    STONE_TRIGGERED,
)
from petteia.games.thebai.text.card_text import help_name

STONES = "stones"
ORDERS = "orders"
HEROES = "heroes"
COUNCIL = "council"
ESTATE = "estate"
BLESSINGS = "blessings"
HELP = "help"
ROOFS = "roofs"
GATES = "gates"
"""The tiles at the gates (S5); the other sorts are those of the usage counts."""
CHOSEN: dict[str, tuple[int, ...]] = {
    STONES: (STONE_PLACED, STONE_TRIGGERED),
    ORDERS: (ORDER_FULFILLED,),
    HEROES: (HERO_TAKEN,),
    COUNCIL: (COUNCIL_SPACE_TAKEN,),
    ESTATE: (ESTATE_SPACE_USED,),
    BLESSINGS: (BLESSING_TAKEN,),
    HELP: (HELP_TAKEN,),
    ROOFS: (ROOF_USED,),
    GATES: (),
}
"""The counted events by which a component of each sort is chosen."""
SORT_NAMES = {
    STONES: "Stone",
    ORDERS: "Order",
    HEROES: "Hero",
    COUNCIL: "Council space",
    ESTATE: "Estate space",
    BLESSINGS: "Blessing",
    HELP: "Help stack",
    ROOFS: "Roof",
    GATES: "Gate tile",
}
DEEDS: dict[str, tuple[str, ...]] = {
    STONES: ("placed", "triggered", "removed"),
    ORDERS: ("taken", "fulfilled"),
    HEROES: ("taken",),
    COUNCIL: ("taken",),
    ESTATE: ("used",),
    BLESSINGS: ("taken",),
    HELP: ("taken", "used"),
    ROOFS: ("used",),
    GATES: ("taken",),
}
"""The events counted for each sort."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A component, counted without its copies."""

    sort: str
    number: int
    """Its number among its sort, as in the usage counts."""
    printed: str
    """Its key in the pack."""
    name: str

    @property
    def key(self) -> str:
        """A key that is unique in the edition."""
        return f"{self.sort}/{self.printed}"


def things_of(edition: Edition) -> list[Thing]:
    """All components of an edition that can be chosen."""
    named: dict[str, list[tuple[str, str]]] = {
        STONES: [(it.key, it.name["en"]) for it in (*edition.stones, *edition.neutral)],
        ORDERS: [(it.key, it.name["en"]) for it in edition.orders],
        HEROES: [(it.key, it.name["en"]) for it in edition.heroes],
        COUNCIL: _council_spaces(edition),
        ESTATE: [(it.key, it.name["en"]) for it in edition.estate],
        BLESSINGS: [(it.key, it.name["en"]) for it in edition.blessings],
        HELP: [(it.key, help_name(edition, it, "en")) for it in edition.help_stacks],
        ROOFS: [(word, f"{word.title()} roof") for word in ROOF_WORDS],
        GATES: [(it.key, it.name["en"]) for it in edition.gates],
    }
    return [
        Thing(sort, number, key, name)
        for sort, things in named.items()
        for number, (key, name) in enumerate(things)
    ]


def _council_spaces(edition: Edition) -> list[tuple[str, str]]:
    """The spaces of the council, named by their place on a monument."""
    monuments = {monument.key: monument.name["en"] for monument in edition.monuments}
    placed: Counter[str] = Counter()
    named: list[tuple[str, str]] = []
    for space in edition.council:
        placed[space.monument] += 1
        named.append((space.key, f"{monuments[space.monument]} {placed[space.monument]}"))
    return named
