"""Elysium as a `Game`: options, new games, positions and texts.

Texts and screens are imported by the methods that need them, so that the engine starts quickly.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, cast

from petteia.games.elysium.content.edition import (
    FAMILIES_IN_PLAY,
    HOUSE,
    RANDOM,
    TEMPLATE,
    read_edition,
)
from petteia.games.elysium.content.prepared import load_content
from petteia.games.elysium.position.dump import RULES
from petteia.games.elysium.rules.codes import ACTIONS
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.phases import advance, set_up
from petteia.games.elysium.rules.printed import Edition
from petteia.games.elysium.state import Elysium, empty_position
from petteia.kernel.content.packs import PackCheck, check_pack_path, pack_text
from petteia.kernel.dealer import dealer
from petteia.kernel.game import Description, Game, PackIdentity
from petteia.kernel.options import HOUSE_PACK, TEXT, OptionField, Options, players_of
from petteia.kernel.rng import DRAWS, SETUP
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem
from petteia.kernel.text.reason import Reason

if TYPE_CHECKING:
    from petteia.games.elysium.screen.history import ElysiumHistory
    from petteia.games.elysium.screen.wire import ElysiumCards
    from petteia.kernel.wire import GameSetting, WireTypes

FIRST_GAME = "first-game"
OPTION_FIELDS = (
    OptionField("families", TEXT, "option-families", FIRST_GAME, rule="S2", letter="f"),
)
FAMILY_STREAM = 5
"""A separate random stream for the Families, so that choosing them does not change the deal."""


class ElysiumGame(Game[Elysium]):
    """The game of Elysium for 2 to 4 players (S2)."""

    key = "elysium"
    name = "Elysium"
    rules = RULES
    actions = ACTIONS
    fewest = 2
    most = 4
    hidden_information = False
    players_rule = "S2"
    inventory_group = "family"
    minutes = 40

    def option_fields(self) -> tuple[OptionField, ...]:
        return OPTION_FIELDS

    def option_value(self, field: OptionField, value: Json, pack: str) -> Json:
        """The five Families in the edition's order, or `random`."""
        return choose_families(edition_named(pack), value)

    def variants(self, options: Options) -> list[Options]:
        """Every combination of five Families of the pack, unless they are given (S2)."""
        if "families" in options:
            return [self.complete_options(options)]
        completed = self.complete_options({**options, "families": RANDOM})
        edition = edition_named(str(completed["pack"]))
        return [
            {**completed, "families": list(five)}
            for five in combinations(edition.families, FAMILIES_IN_PLAY)
        ]

    def resolve_options(self, options: Options, seed: int) -> Options:
        """Replace `random` by the five Families that the seed draws."""
        if options["families"] != RANDOM:
            return options
        chosen = random_families(edition_named(str(options["pack"])), seed)
        return {**options, "families": list[Json](chosen)}

    def start(self, options: Options, seed: int) -> Elysium:
        players = players_of(options)
        state = empty_position(self._content(options, seed), players, dealer(seed, DRAWS))
        set_up(state, dealer(seed, SETUP))
        advance(state)
        return state

    def load(self, data: object, pack: str = HOUSE_PACK) -> Elysium:
        from petteia.games.elysium.position.load import load_position

        edition_named(pack)
        return load_position(data, folder_of(pack))

    def pack_identity(self, options: Options) -> PackIdentity:
        edition = edition_named(str(options["pack"]))
        return PackIdentity(edition.name, edition.fingerprint)

    def pack_text(self, options: Options) -> str:
        return pack_text(folder_of(str(options["pack"])), HOUSE)

    def describe(self, state: Elysium, action: int, language: str = "en") -> Description:
        from petteia.games.elysium.text.moves import action_words

        return action_words(state, action, language)

    def glossary(self, state: Elysium, language: str = "en") -> list[Json]:
        return list(_glossary(state.content, language))

    def explain(
        self, state: Elysium, reason: Reason, language: str = "en", cite: bool = True
    ) -> str:
        from petteia.games.elysium.text.moves import bare_reason, reason_words

        if not cite:
            return bare_reason(state.content, reason, language)
        return reason_words(state, reason, language)

    def history(self, options: Options, seed: int, moves: Iterable[int] = ()) -> "ElysiumHistory":
        from petteia.games.elysium.screen.history import ElysiumHistory

        return ElysiumHistory(self, options, seed, moves)

    def lobby_choices(self, language: str, packs: dict[str, Path]) -> "GameSetting":
        from petteia.games.elysium.screen.card_faces import pack_choices

        folders = {HOUSE_PACK: HOUSE, **packs}
        return {
            **super().lobby_choices(language, packs),
            "name": self.say(language, "game-name"),
            "packs": [
                pack_choices(name, read_edition(folder), language)
                for name, folder in folders.items()
            ],
        }

    def cards(self, options: Options, seed: int, language: str) -> "ElysiumCards":
        from petteia.games.elysium.screen.card_faces import card_faces

        return card_faces(self._content(self.complete_options(options), seed), language)

    def wire_types(self) -> "WireTypes":
        from petteia.games.elysium.screen.wire import WIRE_TYPES

        return WIRE_TYPES

    def preload_texts(self, language: str, packs: dict[str, Path]) -> Iterator[str]:
        from petteia.games.elysium.screen.card_faces import face

        for folder in (HOUSE, *packs.values()):
            for key in read_edition(folder).designs:
                face(folder, key, language)
                yield key
        self.rules_text(language)

    def inventory(self, group: str, pack: str, language: str) -> dict[str, Json]:
        """The cards of an edition, of one Family, or of a set of five."""
        from petteia.games.elysium.content.inventory import count_designs

        edition = edition_named(pack)
        families = wanted_families(edition, group)
        designs = [it for it in edition.designs.values() if it.family in families]
        return count_designs(edition, designs, language)

    def template(self) -> Path:
        return TEMPLATE

    def check_pack(self, folder: Path) -> PackCheck:
        from petteia.games.elysium.content.inventory import pack_check

        return pack_check(read_edition(folder))

    def _content(self, options: Options, seed: int) -> Content:
        """The content for completed options."""
        names = tuple(cast("list[str]", self.resolve_options(options, seed)["families"]))
        return load_content(names, folder_of(str(options["pack"])))


@lru_cache(maxsize=8)
def _glossary(cards: Content, language: str) -> list[Json]:
    """Cached, because texts are slow to make and equal in every game with these cards."""
    from petteia.games.elysium.text.card_facts import design_facts

    return [design_facts(cards.edition, design, language) for design in cards.designs]


def folder_of(pack: str) -> Path:
    """The folder of a pack; the built-in one is given by its name, any other by its path."""
    return HOUSE if pack == HOUSE_PACK else Path(pack)


def edition_named(pack: str) -> Edition:
    """The edition of a pack given by name or folder."""
    check_pack_path(pack)
    return read_edition(folder_of(pack))


def choose_families(edition: Edition, wanted: object) -> list[Json] | str:
    """Five Families in the edition's order, given as a set or five names; or `random` (S2)."""
    if isinstance(wanted, str) and wanted.strip().lower() == RANDOM:
        return RANDOM
    names = _named_families(edition, wanted)
    for name in names:
        if name not in edition.families:
            there = ", ".join(edition.families)
            raise Problem(f"Pack {edition.name!r} has no Family {name!r}; it has {there}.")
    if len(set(names)) != FAMILIES_IN_PLAY or len(names) != FAMILIES_IN_PLAY:
        raise Problem(f"A game needs 5 different Families, not: {', '.join(names) or 'none'} (S2).")
    return [family for family in edition.families if family in names]


def _named_families(edition: Edition, wanted: object) -> list[str]:
    """The Families named by a set, a comma-separated text or a list."""
    if isinstance(wanted, list):
        return [str(name) for name in wanted]
    if not isinstance(wanted, str):
        raise Problem(f"Families are five names or the name of a set, not {wanted!r}.")
    word = wanted.strip().lower()
    if word in edition.sets:
        return list(edition.sets[word].families)
    if "," not in word:
        sets = ", ".join([*edition.sets, RANDOM])
        raise Problem(f"There is no Family set {wanted!r}; there is {sets}.")
    return [name.strip() for name in word.split(",") if name.strip()]


def wanted_families(edition: Edition, wanted: str) -> list[str]:
    """The Families of a group: all, one by its key, or a set by its name or as five keys."""
    if not wanted:
        return list(edition.families)
    if wanted.lower() in edition.families:
        return [wanted.lower()]
    if "," not in wanted and wanted not in edition.sets:
        there = ", ".join(edition.families)
        raise Problem(f"Pack {edition.name!r} has no Family {wanted!r}; it has {there}.")
    return [str(family) for family in choose_families(edition, wanted)]


def random_families(edition: Edition, seed: int) -> list[str]:
    """Five Families drawn by the seed, in the edition's order."""
    numbers = list(range(len(edition.families)))
    dealer(seed, FAMILY_STREAM).shuffle(numbers)
    chosen = set(numbers[:FAMILIES_IN_PLAY])
    return [family for index, family in enumerate(edition.families) if index in chosen]
