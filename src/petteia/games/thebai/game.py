"""Thebai as a `Game`: options, new games, positions and texts.

Texts and screens are imported by the methods that need them, so that the engine starts quickly.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from petteia.games.thebai.content.edition import HOUSE, TEMPLATE, read_edition
from petteia.games.thebai.content.prepared import load_content
from petteia.games.thebai.position.dump import RULES
from petteia.games.thebai.rules.codes import ACTIONS
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.printed import Edition
from petteia.games.thebai.rules.setup import DEFAULT_CHALLENGE, set_up
from petteia.games.thebai.state import Thebai, empty_position
from petteia.kernel.content.packs import PackCheck, check_pack_path, pack_text
from petteia.kernel.dealer import dealer
from petteia.kernel.game import Description, Game, PackIdentity
from petteia.kernel.options import HOUSE_PACK, NUMBER, OptionField, Options, players_of
from petteia.kernel.rng import DRAWS, SETUP
from petteia.kernel.state import Json
from petteia.kernel.text.reason import Reason

if TYPE_CHECKING:
    from petteia.games.thebai.screen.history import ThebaiHistory
    from petteia.games.thebai.screen.wire import ThebaiCards
    from petteia.kernel.wire import GameSetting, WireTypes

CHALLENGES = (1, 2, 3, 4, 5)
"""Antigone's levels (A12)."""
OPTION_FIELDS = (
    OptionField(
        "challenge",
        NUMBER,
        "option-challenge",
        DEFAULT_CHALLENGE,
        choices=CHALLENGES,
        players=(1,),
        rule="A12",
    ),
)


class ThebaiGame(Game[Thebai]):
    """The game of Thebai for 2 to 4 players, or for one against Antigone."""

    key = "thebai"
    name = "Thebai"
    rules = RULES
    actions = ACTIONS
    fewest = 1
    most = 4
    players_rule = "S1"
    minutes = 90

    def option_fields(self) -> tuple[OptionField, ...]:
        return OPTION_FIELDS

    def variants(self, options: Options) -> list[Options]:
        """Every challenge with one player, unless a challenge is given (A12)."""
        completed = self.complete_options(options)
        if completed["players"] != 1 or "challenge" in options:
            return [completed]
        return [{**completed, "challenge": level} for level in CHALLENGES]

    def start(self, options: Options, seed: int) -> Thebai:
        players = players_of(options)
        challenge = options.get("challenge", DEFAULT_CHALLENGE)
        assert isinstance(challenge, int)
        content = load_content(folder_of(str(options["pack"])))
        state = empty_position(content, players, dealer(seed, DRAWS))
        set_up(state, dealer(seed, SETUP), challenge)
        advance(state)
        return state

    def load(self, data: object, pack: str = HOUSE_PACK) -> Thebai:
        from petteia.games.thebai.position.load import load_position

        edition_named(pack)
        return load_position(data, folder_of(pack))

    def pack_identity(self, options: Options) -> PackIdentity:
        edition = edition_named(str(options["pack"]))
        return PackIdentity(edition.name, edition.fingerprint)

    def pack_text(self, options: Options) -> str:
        return pack_text(folder_of(str(options["pack"])), HOUSE)

    def describe(self, state: Thebai, action: int, language: str = "en") -> Description:
        from petteia.games.thebai.text.moves import action_words

        return action_words(state, action, language)

    def glossary(self, state: Thebai, language: str = "en") -> list[Json]:
        return list(_glossary(state.content, language))

    def explain(
        self, state: Thebai, reason: Reason, language: str = "en", cite: bool = True
    ) -> str:
        from petteia.games.thebai.text.refusals.words import bare_reason, reason_words

        if not cite:
            return bare_reason(state.content, reason, language)
        return reason_words(state, reason, language)

    def history(self, options: Options, seed: int, moves: Iterable[int] = ()) -> "ThebaiHistory":
        from petteia.games.thebai.screen.history import ThebaiHistory

        return ThebaiHistory(self, options, seed, moves)

    def lobby_choices(self, language: str, packs: dict[str, Path]) -> "GameSetting":
        from petteia.games.thebai.screen.components import pack_choices

        folders = {HOUSE_PACK: HOUSE, **packs}
        return {
            **super().lobby_choices(language, packs),
            "name": self.say(language, "game-name"),
            "packs": [
                pack_choices(name, read_edition(folder), language)
                for name, folder in folders.items()
            ],
        }

    def cards(self, options: Options, seed: int, language: str) -> "ThebaiCards":
        from petteia.games.thebai.screen.components import table_cards

        completed = self.complete_options(options)
        folder = folder_of(str(completed["pack"]))
        return table_cards(folder, players_of(completed), language)

    def wire_types(self) -> "WireTypes":
        from petteia.games.thebai.screen.wire import WIRE_TYPES

        return WIRE_TYPES

    def preload_texts(self, language: str, packs: dict[str, Path]) -> Iterator[str]:
        from petteia.games.thebai.screen.components import components, table_cards

        for folder in (HOUSE, *packs.values()):
            yield from components(folder, language)
            for players in range(self.fewest, self.most + 1):
                table_cards(folder, players, language)
                yield str(players)
        self.rules_text(language)

    def inventory(self, wanted: str, pack: str, language: str) -> dict[str, Json]:
        """All components of an edition, or one kind of them."""
        from petteia.games.thebai.content.inventory import count_components

        return count_components(edition_named(pack), wanted, language)

    def template(self) -> Path:
        return TEMPLATE

    def check_pack(self, folder: Path) -> PackCheck:
        from petteia.games.thebai.content.inventory import pack_check

        return pack_check(read_edition(folder))


@lru_cache(maxsize=8)
def _glossary(content: Content, language: str) -> list[Json]:
    """The glossary of an edition, cached because texts are slow to make."""
    from petteia.games.thebai.text.card_facts import facts

    return list(facts(content.edition, language))


def folder_of(pack: str) -> Path:
    """The folder of a pack: the house edition by its name, other packs by their path."""
    return HOUSE if pack == HOUSE_PACK else Path(pack)


def edition_named(pack: str) -> Edition:
    """The edition of a pack given by name or folder."""
    check_pack_path(pack)
    return read_edition(folder_of(pack))
