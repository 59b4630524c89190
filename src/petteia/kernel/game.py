"""The contract of a game beside its `State`, and the lookup of games by key."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple

from petteia.kernel.generic import S
from petteia.kernel.options import (
    HOUSE_PACK,
    OptionField,
    Options,
    check_names,
    check_value,
)
from petteia.kernel.plugin import Plugin, plugin, plugins
from petteia.kernel.state import Action, Json, Seat, State
from petteia.kernel.text.messages import messages
from petteia.kernel.text.parts import with_rule
from petteia.kernel.text.problem import Problem
from petteia.kernel.text.reason import Reason

if TYPE_CHECKING:
    from petteia.kernel.content.lessons import Lesson
    from petteia.kernel.content.packs import PackCheck
    from petteia.kernel.content.rulebook import Rule
    from petteia.kernel.history import History
    from petteia.kernel.wire import Cards, GameOption, GameSetting, RuleText, WireTypes

LOCALE = Path(__file__).parent / "text" / "locale"
"""Texts for games that bring none of their own."""
FORMER = Path("content") / "former"
"""The earlier house editions in the folder of a game, by fingerprint."""


@dataclass(frozen=True, slots=True)
class Description:
    """An action in words, with the message key and the facts the words are made from."""

    action: Action
    key: str
    facts: dict[str, str | int]
    words: str


class PackIdentity(NamedTuple):
    """Which pack a game is played with: its name, and a fingerprint of its content."""

    name: str
    fingerprint: str


class Game(Generic[S]):
    """Everything a game provides in addition to its `State`."""

    key: str
    name: str
    """The name in sentences and titles."""
    rules: int
    """The version of the rules."""
    actions: int
    """All actions are below this number."""
    fewest: int
    most: int
    """The smallest and the largest number of players."""
    minutes: int = 0
    """About how long a game with friends takes; 0 if unknown."""
    hidden_information: bool = True
    """Whether a player may know something that another does not, such as a hand of cards."""
    chance: bool = True
    """Whether a move may bring out something nobody knew, such as a draw or a die roll."""
    inventory_group: str = "kind"
    """What the parts are called that `inventory` can list."""

    players_rule: str = ""
    """The id of the rule about the number of players."""

    def option_fields(self) -> tuple[OptionField, ...]:
        """The options in addition to the number of players and the pack."""
        return ()

    def complete_options(self, options: Options) -> Options:
        """Options checked and completed, as `start` and records use them."""
        check_names(self.name, options, self.option_fields())
        players = options.get("players")
        if not isinstance(players, int) or not self.fewest <= players <= self.most:
            rule = f" ({self.players_rule})" if self.players_rule else ""
            fits = f"{self.fewest} to {self.most}" if self.fewest < self.most else str(self.most)
            raise Problem(f"{self.name} is for {fits} players, not {players}{rule}.")
        pack = options.get("pack", HOUSE_PACK)
        if not isinstance(pack, str):
            raise Problem(f"A pack is a folder, not {pack!r}.")
        self.pack_identity({"pack": pack})
        completed: Options = {"players": players}
        for field in self.option_fields():
            if not field.players or players in field.players:
                given = options.get(field.name, field.default)
                completed[field.name] = self.option_value(field, given, pack)
            elif field.name in options:
                fits = " or ".join(map(str, field.players))
                rule = f" ({field.rule})" if field.rule else ""
                noun = "player" if fits == "1" else "players"
                raise Problem(
                    f"{field.name.capitalize()} is for {fits} {noun}, not for {players}{rule}."
                )
        completed["pack"] = pack
        return completed

    def option_value(self, field: OptionField, value: Json, pack: str) -> Json:
        """Validate the value of one option and complete it; raise `Problem` if it is wrong."""
        return check_value(field, value)

    def option_help(self, field: OptionField, language: str = "en") -> str:
        """The sentence that explains an option; its name if the game has no such message."""
        try:
            return self.say(language, field.help)
        except KeyError:
            return field.name.capitalize()

    def variants(self, options: Options) -> list[Options]:
        """Completed options for every choice of content that these options leave open."""
        return [self.complete_options(options)]

    def resolve_options(self, options: Options, seed: int) -> Options:
        """Completed options with random choices replaced by what the seed draws."""
        return options

    def start(self, options: Options, seed: int) -> S:
        """Start a game with completed options."""
        raise NotImplementedError

    def new(self, *, players: int, seed: int = 0, **options: Json | tuple[str, ...]) -> S:
        """A new game: `game(key).new(players=3, seed=7)`."""
        if not isinstance(players, int):
            raise Problem(f"Players are a whole number, not {players!r}.")
        given: Options = {"players": players}
        for name, value in options.items():
            given[name] = list(value) if isinstance(value, tuple) else value
        return self.start(self.complete_options(given), seed)

    def load(self, data: object, pack: str = HOUSE_PACK) -> S:
        """Read a position that `State.dump` or a person wrote."""
        raise Problem(f"{self.name} reads no positions.")

    def pack_identity(self, options: Options) -> PackIdentity:
        """The pack that the options name."""
        pack = options.get("pack", HOUSE_PACK)
        if pack != HOUSE_PACK:
            raise Problem(f"{self.name} has no packs; {pack!r} cannot be used.")
        return PackIdentity(HOUSE_PACK, f"{self.key}-{self.rules}")

    def pack_text(self, options: Options) -> str | None:
        """The content of the pack that the options name, as `packs.pack_text` writes it; None for
        a game without packs."""
        return None

    def former_edition(self, fingerprint: str) -> Path | None:
        """The folder of an earlier house edition, which is kept for the games begun with it."""
        return _former_editions(plugin(self.key)).get(fingerprint)

    def describe(self, state: S, action: Action, language: str = "en") -> Description:
        """Describe a legal action of a position."""
        raise NotImplementedError

    def glossary(self, state: S, language: str = "en") -> list[Json]:
        """Every card of the game, each with its key, its name and what is printed on it."""
        return []

    def picture(self, state: S, seat: Seat, language: str = "en") -> str:
        """A position as lines of plain text, as a seat sees it (-1: a spectator); empty if there is
        none. The terminal and the plain table of the browser show it for games that bring no
        drawing or page."""
        return ""

    def say(self, language: str, key: str, **facts: str | int) -> str:
        """Format a message of the game's locale."""
        return messages(self.folder() / "text" / "locale").say(language, key, **facts)

    def folder(self) -> Path:
        """The folder of the game's package."""
        return plugin(self.key).folder()

    def explain(self, state: S, reason: Reason, language: str = "en", cite: bool = True) -> str:
        """A refusal in words, with its rule in brackets if `cite`."""
        words = self.say(language, reason.key, **dict(reason.facts))
        return with_rule(words, reason) if cite else words

    def history(self, options: Options, seed: int, moves: Iterable[int] = ()) -> "History[S]":
        """The game as a table shows it, after these moves; a plain one unless overridden."""
        from petteia.kernel.plain_history import PlainHistory

        return PlainHistory(self, options, seed, moves)

    def lobby_choices(self, language: str, packs: dict[str, Path]) -> "GameSetting":
        """What the start page offers; `packs` are the folders of further packs by name."""
        from petteia.kernel.content.lesson_course import lesson_offers

        titles = {HOUSE_PACK: messages(LOCALE).say(language, "pack-house")}
        titles.update({name: name for name in packs})
        return {
            "game": self.key,
            "name": self.name,
            "page": plugin(self.key).page != "",
            "fewest": self.fewest,
            "most": self.most,
            "minutes": self.minutes,
            "hints": plugin(self.key).advice != "",
            "packs": [{"name": name, "title": title} for name, title in titles.items()],
            "options": [self._option_setting(field, language) for field in self.option_fields()],
            "lessons": lesson_offers(self.folder(), language),
        }

    def _option_setting(self, field: OptionField, language: str) -> "GameOption":
        return {
            "name": field.name,
            "kind": field.kind,
            "default": field.default,
            "choices": list(field.choices),
            "players": list(field.players),
            "help": self.option_help(field, language),
        }

    def cards(self, options: Options, seed: int, language: str) -> "Cards":
        """The cards of a game as its page shows them; none for a plain table."""
        return {"cards": {}}

    def wire_types(self) -> "WireTypes":
        """The types of what the game sends to a page; those of a plain table unless overridden."""
        from petteia.kernel.wire import plain_types

        return plain_types(self.name, self.option_fields())

    def preload_texts(self, language: str, packs: dict[str, Path]) -> Iterator[str]:
        """Fill the caches of words that are slow to make, yielding after each of them so that
        the caller can stop. `packs` as for `lobby_choices`."""
        return iter(())

    def rules_text(self, language: str) -> "list[RuleText]":
        """Every rule as JSON data: id, kind, title of the section and text."""
        from petteia.kernel.content.rulebook import rules_text

        return list(rules_text(self.folder(), language))

    def rulebook(self) -> "dict[str, Rule]":
        """Every rule by id, with the tests that cover it."""
        from petteia.kernel.content.rulebook import read_rulebook

        return read_rulebook(self.folder())

    def lessons(self) -> "dict[str, Lesson]":
        """The guided games by name, in order; none if the game's folder has none."""
        from petteia.kernel.content.lessons import read_lessons

        return read_lessons(self.folder())

    def inventory(self, group: str, pack: str, language: str) -> dict[str, Json]:
        """Everything printed in a pack, counted and listed; `group` may name a part of it."""
        raise Problem(f"{self.name} has no cards.")

    def template(self) -> Path:
        """The folder of a small pack that a new pack can start from."""
        raise Problem(f"{self.name} has no packs.")

    def check_pack(self, folder: Path) -> "PackCheck":
        """Read a pack completely; the first error in it is a `Problem`."""
        raise Problem(f"{self.name} has no packs.")


@cache
def _former_editions(known: Plugin) -> dict[str, Path]:
    """The earlier house editions of a game, by fingerprint: their folders are named after it."""
    folder = known.folder() / FORMER
    return {path.name: path for path in folder.iterdir()} if folder.is_dir() else {}


def games() -> list[str]:
    """The keys of all games."""
    return list(plugins())


def browser_games() -> list[str]:
    """The keys of the games that are offered in the browser."""
    return [key for key, known in plugins().items() if known.browser]


def game(key: str) -> Game:
    """The game of that key."""
    return _loaded(plugin(key))


@cache
def _loaded(known: Plugin) -> Game:
    made = known.load("game")
    assert isinstance(made, type)
    assert issubclass(made, Game)
    return made()


def restore(key: str, data: object, pack: str) -> State:
    """Unpickle a position of a game."""
    return game(key).load(data, pack)
