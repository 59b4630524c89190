"""Facts that name cards, Families and players by key, and messages made of them."""

# Compiled: a server does this for every move.

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import NamedTuple

from petteia.games.elysium.position.dump import CITIZEN_WORD
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.printed import Edition
from petteia.games.elysium.text import MESSAGES
from petteia.games.elysium.text.card_text import effect_text
from petteia.kernel.text import parts as kernel_parts
from petteia.kernel.text.parts import SeatFact, comma_separated


class CardFact(NamedTuple):
    """A card by its key, or a Citizen."""

    key: str


class CardsFact(NamedTuple):
    """Several cards by key."""

    keys: tuple[str, ...]


class FamilyFact(NamedTuple):
    """A Family by key."""

    key: str


class BranchFact(NamedTuple):
    """One branch of a choice, by the index of its first step."""

    step: int


Named = CardFact | SeatFact | CardsFact | FamilyFact | BranchFact
Fact = str | int | Named
Facts = dict[str, Fact]
Part = str | CardFact | SeatFact
"""A part of a sentence: a text, or a card or player that a page shows as a link."""


def family_names(edition: Edition, language: str) -> dict[str, str]:
    """The Families' names by key."""
    return {family.key: family.name[language] for family in edition.families.values()}


def name_of(cards: Content, key: str, language: str) -> str:
    """A card's name, or the word for a Citizen."""
    if key == CITIZEN_WORD:
        return format_text(language, "name-citizen")
    return cards.designs[cards.number[key]].name[language]


def format_parts(cards: Content, language: str, key: str, facts: Facts) -> list[Part]:
    """Format a message as parts: texts, cards and players."""
    return kernel_parts.format_parts(
        MESSAGES, language, key, facts, partial(spell, cards, language)
    )


def format_text(language: str, key: str, **facts: str | int) -> str:
    """Format a message that names no card or player."""
    return kernel_parts.format_text(MESSAGES, language, key, **facts)


def say(cards: Content, language: str, key: str, facts: Facts, players: Sequence[str] = ()) -> str:
    """Format a message as one text; `players` only if it names some, because texts are cached."""
    return _say(cards, language, key, tuple(facts.items()), tuple(players))


@lru_cache(maxsize=16384)
def _say(
    cards: Content,
    language: str,
    key: str,
    facts: tuple[tuple[str, Fact], ...],
    players: tuple[str, ...],
) -> str:
    return text_of(cards, language, format_parts(cards, language, key, dict(facts)), players)


def text_of(
    cards: Content, language: str, parts: Sequence[Part], players: Sequence[str] = ()
) -> str:
    """Join parts to one text; without names, a player is the number of the seat."""
    return "".join(_part_text(cards, language, part, players) for part in parts)


def _part_text(cards: Content, language: str, part: Part, players: Sequence[str]) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, CardFact):
        return name_of(cards, part.key, language)
    return players[part.seat] if players else str(part.seat + 1)


def spell(cards: Content, language: str, fact: Named) -> Sequence[Part]:
    """The parts that stand for a named thing."""
    if isinstance(fact, CardFact | SeatFact):
        return [fact]
    if isinstance(fact, FamilyFact):
        return [cards.edition.families[fact.key].name[language]]
    if isinstance(fact, BranchFact):
        return [branch_text(cards, fact.step, language)]
    return comma_separated([CardFact(key) for key in fact.keys])


@cache
def branch_text(cards: Content, step: int, language: str) -> str:
    """What a branch of a choice does."""
    names = family_names(cards.edition, language)
    return effect_text(MESSAGES, language, cards.effects[step], "instant", names)
