"""A game as the doors know it: how to begin, load and describe, and every known game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from petteia.kernel.content.rulebook import Rule, read_rulebook, rules_text
from petteia.kernel.options import (
    HOUSE_PACK,
    OptionField,
    Options,
    check_names,
    check_value,
)
from petteia.kernel.plugin import Plugin, plugin, plugins
from petteia.kernel.state import Json, State
from petteia.kernel.text.messages import messages
from petteia.kernel.text.parts import with_rule
from petteia.kernel.text.problem import Problem
from petteia.kernel.text.reason import Reason

if TYPE_CHECKING:
    from petteia.kernel.content.packs import PackCheck
    from petteia.kernel.story import Story


@dataclass(frozen=True, slots=True)
class Described:
    """An action in words: the key and facts they are made from, and the words."""

    action: int
    key: str
    facts: dict[str, str | int]
    words: str


class Game:
    """What a game offers beside its `State`."""

    key: str
    name: str
    """As sentences and titles say it."""
    rules: int
    """The version of the rules."""
    actions: int
    """Every action is a number below this."""
    fewest: int
    most: int
    """Players."""
    at_table: bool = True
    """Has it a page in the browser?"""
    parted_by: str = "kind"
    """What a part of all that is printed for it is called, as `printed` wants one."""

    players_rule: str = ""
    """The rule that says how many can play."""

    def option_fields(self) -> tuple[OptionField, ...]:
        """The options beside the number of players and the pack."""
        return ()

    def options(self, options: Options) -> Options:
        """The options checked and completed; `new` and a record use this form."""
        check_names(self.name, options, self.option_fields())
        players = options.get("players")
        if not isinstance(players, int) or not self.fewest <= players <= self.most:
            rule = f" ({self.players_rule})" if self.players_rule else ""
            raise Problem(
                f"{self.name} is for {self.fewest} to {self.most} players, not {players}{rule}."
            )
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
        """The value of an option checked and completed, or a `Problem`."""
        return check_value(field, value)

    def variants(self, options: Options) -> list[Options]:
        """These options with every choice of content they leave open."""
        return [self.options(options)]

    def drawn(self, options: Options, seed: int) -> Options:
        """Completed options with what they leave to the seed."""
        return options

    def start(self, options: Options, seed: int) -> State:
        """A new game with completed options."""
        raise NotImplementedError

    def new(self, *, players: int, seed: int = 0, **options: Json | tuple[str, ...]) -> State:
        """A new game: `game("elysium").new(players=3, seed=7)`."""
        if not isinstance(players, int):
            raise Problem(f"Players are a whole number, not {players!r}.")
        given: Options = {"players": players}
        for name, value in options.items():
            given[name] = list(value) if isinstance(value, tuple) else value
        return self.start(self.options(given), seed)

    def load(self, data: object, pack: str = HOUSE_PACK) -> State:
        """A position from what `dump` gave, or from one written by hand."""
        raise Problem(f"{self.name} reads no positions.")

    def pack_identity(self, options: Options) -> tuple[str, str]:
        """Name and fingerprint of the pack these options play with."""
        pack = options.get("pack", HOUSE_PACK)
        if pack != HOUSE_PACK:
            raise Problem(f"{self.name} has no packs; {pack!r} cannot be used.")
        return HOUSE_PACK, f"{self.key}-{self.rules}"

    def describe(self, state: State, action: int, language: str = "en") -> Described:
        """An action of this position in words."""
        raise NotImplementedError

    def glossary(self, state: State, language: str = "en") -> list[Json]:
        """Every card a game can bring, as a table with its key, name and what is printed on it."""
        return []

    def picture(self, state: State, seat: int, language: str = "en") -> str:
        """A position as lines of plain text, as a seat sees it (-1: a spectator); empty if there is
        none. The terminal and the plain table of the browser show it for games that bring no
        drawing or page."""
        return ""

    def say(self, language: str, key: str, **facts: str | int) -> str:
        """A message of the game's own locale."""
        return messages(self.folder() / "text" / "locale").say(language, key, **facts)

    def folder(self) -> Path:
        """The folder of the game's package."""
        return plugin(self.key).folder()

    def explain(self, state: State, reason: Reason, language: str = "en", cite: bool = True) -> str:
        """A refusal in words, with its rule in brackets unless that is told apart (`cite`)."""
        words = self.say(language, reason.key, **dict(reason.facts))
        return with_rule(words, reason) if cite else words

    def story(self, options: Options, seed: int, moves: Iterable[int] = ()) -> "Story":
        """A game as a table tells it, after these moves."""
        raise self._not_at_table()

    def setting(self, language: str, packs: dict[str, Path]) -> dict[str, Json]:
        """What a start page offers; `packs` are the folders of further packs by name."""
        raise self._not_at_table()

    def cards(self, options: Options, seed: int, language: str) -> dict[str, Json]:
        """The cards of a game as a page shows them, by key, and what they belong to."""
        raise self._not_at_table()

    def make_words(self, language: str, packs: dict[str, Path]) -> Iterator[str]:
        """Make ahead the words that every table will want and that are slow to make, one thing
        after the other: whoever asks may stop between them. `packs` as for `setting`."""
        raise self._not_at_table()

    def _not_at_table(self) -> Problem:
        return Problem(f"{self.name} has no story yet: it is not played in the browser.")

    def rules_text(self, language: str) -> list[Json]:
        """Every rule: its id, whether it is a ruling, the name of its section, and the text."""
        return list(rules_text(self.folder(), language))

    def rulebook(self) -> dict[str, Rule]:
        """Every rule by id, with the tests that hold it."""
        return read_rulebook(self.folder())

    def printed(self, wanted: str, pack: str, language: str) -> dict[str, Json]:
        """All that is printed for the game in a pack, counted and listed; `wanted` may name a
        part of it."""
        raise Problem(f"{self.name} has no cards.")

    def template(self) -> Path:
        """The folder of a small pack to begin one's own from."""
        raise Problem(f"{self.name} has no packs.")

    def check_pack(self, folder: Path) -> "PackCheck":
        """Read a pack through and through; the first thing wrong with it is a `Problem`."""
        raise Problem(f"{self.name} has no packs.")


def games() -> list[str]:
    """The keys of all games."""
    return list(plugins())


def games_at_table() -> list[str]:
    """The keys of the games that can be played in the browser."""
    return [key for key in games() if game(key).at_table]


def game(key: str) -> Game:
    """The game of that key."""
    return _loaded(plugin(key))


@cache
def _loaded(known: Plugin) -> Game:
    made = known.load("game")
    assert isinstance(made, type)
    assert issubclass(made, Game)
    return made()
