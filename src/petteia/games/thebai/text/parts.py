"""Facts that name components and players, and messages made of them in a language."""

from collections.abc import Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple

from petteia.games.thebai.content.edition import read_edition
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.printed import Effect
from petteia.games.thebai.text import short_text
from petteia.games.thebai.text.card_facts import facts as printed_facts
from petteia.games.thebai.text.card_text import cost_words, voice_of
from petteia.games.thebai.text.step_text import MESSAGES, effect_text
from petteia.kernel.text import parts as kernel_parts
from petteia.kernel.text.parts import SeatFact, comma_separated


class ThingFact(NamedTuple):
    """A component, by its kind and key (see `card_facts`)."""

    kind: str
    key: str


class ThingsFact(NamedTuple):
    """Several components."""

    things: tuple[ThingFact, ...]


class SeatsFact(NamedTuple):
    """Several players by seat."""

    seats: tuple[int, ...]


class TextFact(NamedTuple):
    """The text of a component."""

    kind: str
    key: str


class EffectFact(NamedTuple):
    """The text of an effect."""

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
"""A part of a sentence: text, or a component or player that an interface may show its own way."""


def format_parts(content: Content, language: str, key: str, facts: Facts) -> list[Part]:
    """A message in parts: texts, components and players."""
    return kernel_parts.format_parts(
        MESSAGES, language, key, facts, partial(spell, content, language)
    )


def format_text(language: str, key: str, **facts: str | int) -> str:
    """A message without components or players."""
    return kernel_parts.format_text(MESSAGES, language, key, **facts)


def text_of(content: Content, language: str, parts: Sequence[Part], names: Sequence[str]) -> str:
    """Parts joined to one text; `names` are the players' names by seat (see `seat_names`)."""
    return "".join(_part_text(content, language, part, names) for part in parts)


def say(content: Content, language: str, key: str, facts: Facts, names: Sequence[str] = ()) -> str:
    """A message as one text."""
    return text_of(content, language, format_parts(content, language, key, facts), names)


def thing_name(content: Content, thing: ThingFact, language: str) -> str:
    """The name of a component."""
    return _shown(content.edition.folder, language)[thing.kind, thing.key][0]


def thing_text(content: Content, thing: ThingFact, language: str) -> str:
    """The text of a component; empty for a piece without text."""
    return _shown(content.edition.folder, language)[thing.kind, thing.key][1]


def seat_names(language: str, seats: int, names: Sequence[str] = ()) -> list[str]:
    """The players' names by seat, numbered if none are given; Antigone follows a single player."""
    called = list(names) or [format_text(language, "name-player", seat=n + 1) for n in range(seats)]
    return [*called, format_text(language, "name-antigone")] if seats == 1 else called


def spell(content: Content, language: str, fact: Named) -> Sequence[Part]:
    """The parts that stand for a fact."""
    if isinstance(fact, ThingFact | SeatFact):
        return [fact]
    if isinstance(fact, ThingsFact):
        return comma_separated(fact.things)
    if isinstance(fact, SeatsFact):
        return comma_separated([SeatFact(seat) for seat in fact.seats])
    if isinstance(fact, TextFact):
        return [thing_text(content, ThingFact(*fact), language)]
    if isinstance(fact, EffectFact):
        return [effect_words(content, language, fact)]
    if isinstance(fact, ColourFact):
        return [format_text(language, "roof-colour", roof=fact.roof)]
    return [cost_words(content.edition, fact.cost, language)]


def effect_words(content: Content, language: str, fact: EffectFact) -> str:
    """The text of an effect in sentences."""
    return _effect_words(content.edition.folder, language, fact.steps)


@lru_cache(maxsize=4096)
def _effect_words(folder: Path, language: str, steps: Effect) -> str:
    return effect_text(voice_of(read_edition(folder), language), steps)


def short_effect(content: Content, language: str, steps: Effect) -> str:
    """An effect in few words."""
    return _short_effect(content.edition.folder, language, steps)


@lru_cache(maxsize=4096)
def _short_effect(folder: Path, language: str, steps: Effect) -> str:
    return short_text.short_effect(voice_of(read_edition(folder), language), steps)


def _part_text(content: Content, language: str, part: Part, names: Sequence[str]) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, ThingFact):
        return thing_name(content, part, language)
    return names[part.seat]


@lru_cache(maxsize=16)
def _shown(folder: Path, language: str) -> dict[tuple[str, str], tuple[str, str]]:
    """The name and text of every component, cached because they are slow to make."""
    return {
        (str(entry["kind"]), str(entry["key"])): (str(entry["name"]), str(entry["text"]))
        for entry in printed_facts(read_edition(folder), language)
    }
