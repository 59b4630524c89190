"""The names of all components in a position: keys of the edition by the numbers of `Content`."""

from functools import lru_cache
from typing import Final, final

from petteia.games.thebai.rules.codes import (
    COLOURS,
    EDGE_WORDS,
    LEVEL_WORDS,
    ON_WORDS,
    ROOF_WORDS,
    STOCK_WORDS,
    TRACK_WORDS,
    TURN_STEPS,
    WORDS,
)
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.position import Position

GAME_END: Final = "game-end"
"""The key of the last of Antigone's action cards (A3)."""
FIELD_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "level": LEVEL_WORDS,
    "good": STOCK_WORDS,
    "track": TRACK_WORDS,
    "edge": EDGE_WORDS,
    "mode": ("free", "one", "different"),
    "moment": TURN_STEPS,
    "supply": (
        *(f"citizen {level}" for level in LEVEL_WORDS),
        *(f"hoplite {level}" for level in LEVEL_WORDS),
    ),
    "event": ON_WORDS,
}
"""The words for the values of a field of a frame, by its thing."""


@final
class Keys:
    """The names of all components, each at its number."""

    __slots__ = (
        "actions",
        "attacks",
        "blessings",
        "council",
        "destinies",
        "estate",
        "fate",
        "gates",
        "help",
        "heralds",
        "heroes",
        "orders",
        "steps",
        "stone_kinds",
        "stones",
        "turmoil",
    )

    def __init__(self, content: Content) -> None:
        edition = content.edition
        own = [stone.key for stone in edition.stones]
        neutral = [stone.key for stone in edition.neutral]
        self.stone_kinds: list[str] = own + neutral
        """Stones without their colours, by `usage.stone_kind`."""
        self.stones: list[str] = [f"{key}.{seat}" for seat in range(COLOURS) for key in own]
        """K1.2 is the stone K1 of seat 2."""
        self.stones += neutral
        self.orders: list[str] = [order.key for order in edition.orders]
        self.heroes: list[str] = [hero.key for hero in edition.heroes]
        self.attacks: list[str] = [attack.key for attack in edition.attacks]
        self.gates: list[str] = [gate.key for gate in edition.gates]
        self.fate: list[str] = [tile.key for tile in edition.prosperities]
        self.fate += [tile.key for tile in edition.conflicts]
        self.blessings: list[str] = [blessing.key for blessing in edition.blessings]
        self.help: list[str] = [stack.key for stack in edition.help_stacks]
        self.estate: list[str] = [space.key for space in edition.estate]
        self.council: list[str] = [space.key for space in edition.council]
        self.turmoil: list[str] = [card.key for card in edition.turmoil]
        self.heralds: list[str] = [herald.key for herald in edition.heralds]
        self.actions: list[str] = [card.key for card in (*edition.basic, *edition.special)]
        self.actions.append(GAME_END)
        self.destinies: list[str] = [destiny.key for destiny in edition.destinies]
        self.steps: list[str] = [""] * len(content.steps)
        """The steps of all effects: where the effect is printed, and the number of the step."""
        self._name_steps(content)

    def _name_steps(self, content: Content) -> None:
        rules = [rule.effect for rule in content.blessing_rules]
        hero_rules = [rule.effect for rule in content.hero_rules]
        own = len(content.edition.stones)
        self._name_all(content, "stone", self.stone_kinds[:own], content.stone_effects[:own])
        self._name_all(
            content, "stone", self.stone_kinds[own:], content.stone_effects[own * COLOURS :]
        )
        self._name_all(content, "order", self.orders, content.order_effects)
        self._name_all(content, "estate", self.estate, content.estate_effects)
        self._name_all(content, "hero", self.heroes, content.hero_effects)
        self._name_all(content, "standing", self.heroes, hero_rules)
        self._name_all(content, "blessing", self.blessings, content.blessing_effects)
        self._name_all(content, "standing", self.blessings, rules)
        self._name_all(content, "gate", self.gates, content.gate_effects)
        self._name_all(content, "fate", self.fate, content.prosperity_effects)
        self._name_all(content, "council", self.council, content.council_effects)
        self._name_all(content, "card", self.actions, content.card_effects)
        self._name_all(content, "destiny", self.destinies, content.destiny_effects)
        self._name_all(content, "roof", list(ROOF_WORDS), content.roof_effects)
        self._name_all(content, "antigone-roof", list(ROOF_WORDS), content.antigone_roofs)
        for track, effects in zip(TRACK_WORDS, content.altar_effects, strict=True):
            numbers = [str(space) for space in range(len(effects))]
            self._name_all(content, track, numbers, effects)

    def _name_all(self, content: Content, sort: str, keys: list[str], effects: list[int]) -> None:
        """Name the steps of some effects, including the end of each; 0 is no effect."""
        for key, first in zip(keys, effects, strict=False):
            if first == 0:
                continue
            number = 0
            while self.steps[first + number] == "":
                self.steps[first + number] = f"{sort}/{key}/{number + 1}"
                if WORDS[content.steps[first + number].word] == "end":
                    break
                number += 1

    def of_kind(self, sort: str) -> list[str]:
        """The keys of a kind of component, as `usage.USES` names it."""
        sorts = {
            "stones": self.stone_kinds,
            "orders": self.orders,
            "heroes": self.heroes,
            "estate": self.estate,
            "council": self.council,
            "blessings": self.blessings,
            "help": self.help,
            "roofs": list(ROOF_WORDS),
        }
        return sorts[sort]


def field_names(t: Position, keys: Keys, thing: str) -> list[str]:
    """The names of the values of a field of a frame, by its thing."""
    if thing in FIELD_WORDS:
        return list(FIELD_WORDS[thing])
    names = {
        "dice": t.board.dice_names,
        "space": t.board.names,
        "step": keys.steps,
        "stone": keys.stones,
        "estate": keys.estate,
        "hero": keys.heroes,
        "blessing": keys.blessings,
        "help": keys.help,
    }
    return names[thing]


@lru_cache(maxsize=8)
def keys_of(content: Content) -> Keys:
    """The names of all components of a content, cached."""
    return Keys(content)
