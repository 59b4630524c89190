"""Facts of Thebai that wait for words: things named by key, put into a language here."""

from collections.abc import Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple

from petteia.games.thebai.content.edition import read_edition
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.printed import Effect
from petteia.games.thebai.text.card_facts import facts as printed_facts
from petteia.games.thebai.text.card_text import cost_words
from petteia.games.thebai.text.step_text import Voice, effect_text, thebai_words
from petteia.kernel.text import parts as telling
from petteia.kernel.text.parts import SeatFact, listed


class ThingFact(NamedTuple):
    """Something printed, by its kind and key (see `cardfacts`)."""

    kind: str
    key: str


class ThingsFact(NamedTuple):
    """Several printed things."""

    things: tuple[ThingFact, ...]


class SeatsFact(NamedTuple):
    """Several players by seat."""

    seats: tuple[int, ...]


class TextFact(NamedTuple):
    """What something printed does, in sentences."""

    kind: str
    key: str


class EffectFact(NamedTuple):
    """What some steps do, in sentences."""

    steps: Effect


class ColourFact(NamedTuple):
    """The colour of a roof, by its letter."""

    roof: str


class CostFact(NamedTuple):
    """Goods: grapes, amphorae, bronze."""

    cost: tuple[int, int, int]


Named = (
    ThingFact | ThingsFact | SeatFact | SeatsFact | TextFact | EffectFact | ColourFact | CostFact
)
Fact = str | int | Named
Facts = dict[str, Fact]
Part = str | ThingFact | SeatFact
"""A piece of a sentence: a text, or a thing or a player that a page shows its own way."""


def tell(content: Content, language: str, key: str, facts: Facts) -> list[Part]:
    """A message in parts: texts, and between them the things and players it names."""
    return telling.tell(thebai_words(), language, key, facts, partial(spell, content, language))


def plain(language: str, key: str, **facts: str | int) -> str:
    """A message that names nothing."""
    return telling.plain(thebai_words(), language, key, **facts)


def text_of(content: Content, language: str, parts: Sequence[Part], names: Sequence[str]) -> str:
    """Parts as one text; `names` are the players' by seat (see `seat_names`)."""
    return "".join(_part_text(content, language, part, names) for part in parts)


def say(content: Content, language: str, key: str, facts: Facts, names: Sequence[str] = ()) -> str:
    """A message as one text."""
    return text_of(content, language, tell(content, language, key, facts), names)


def thing_name(content: Content, thing: ThingFact, language: str) -> str:
    """The name of something printed."""
    return _shown(content.edition.folder, language)[thing.kind, thing.key][0]


def thing_text(content: Content, thing: ThingFact, language: str) -> str:
    """What something printed does, in sentences; empty for a mere piece."""
    return _shown(content.edition.folder, language)[thing.kind, thing.key][1]


def seat_names(language: str, seats: int, names: Sequence[str] = ()) -> list[str]:
    """What players are called, by seat: their names or numbers, and Antigone after one player."""
    called = list(names) or [plain(language, "name-player", seat=n + 1) for n in range(seats)]
    return [*called, plain(language, "name-antigone")] if seats == 1 else called


def spell(content: Content, language: str, fact: Named) -> Sequence[Part]:
    """What stands for something named."""
    if isinstance(fact, ThingFact | SeatFact):
        return [fact]
    if isinstance(fact, ThingsFact):
        return listed(fact.things)
    if isinstance(fact, SeatsFact):
        return listed([SeatFact(seat) for seat in fact.seats])
    if isinstance(fact, TextFact):
        return [thing_text(content, ThingFact(*fact), language)]
    if isinstance(fact, EffectFact):
        return [effect_text(Voice(language, {}), fact.steps)]
    if isinstance(fact, ColourFact):
        return [plain(language, "roof-colour", roof=fact.roof)]
    return [cost_words(content.edition, fact.cost, language)]


def _part_text(content: Content, language: str, part: Part, names: Sequence[str]) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, ThingFact):
        return thing_name(content, part, language)
    return names[part.seat]


@lru_cache(maxsize=16)
def _shown(folder: Path, language: str) -> dict[tuple[str, str], tuple[str, str]]:
    """Name and text of everything printed in an edition; slow to make, the same in every game."""
    return {
        (str(entry["kind"]), str(entry["key"])): (str(entry["name"]), str(entry["text"]))
        for entry in printed_facts(read_edition(folder), language)
    }
