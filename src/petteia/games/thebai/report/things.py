"""The printed things of Thebai that players choose, as balance reports name and number them."""

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
"""The tiles at the gates (S5); the other sorts are those of a census."""
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
"""The events of a census by which a thing of each sort is chosen."""
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
"""What is counted of each sort, in a census' words."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something printed, without its copies."""

    sort: str
    number: int
    """Its place among its sort, as a census counts."""
    printed: str
    """Its key in the pack."""
    name: str

    @property
    def key(self) -> str:
        """Unlike that of any other thing of the edition."""
        return f"{self.sort}/{self.printed}"


def things_of(edition: Edition) -> list[Thing]:
    """Everything an edition has to choose from."""
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
    """The spaces of the council, each called by its place on its monument."""
    monuments = {monument.key: monument.name["en"] for monument in edition.monuments}
    placed: Counter[str] = Counter()
    named: list[tuple[str, str]] = []
    for space in edition.council:
        placed[space.monument] += 1
        named.append((space.key, f"{monuments[space.monument]} {placed[space.monument]}"))
    return named
