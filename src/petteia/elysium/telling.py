"""Facts of Elysium that wait for words: things named by key, put into a language here.

A message is formatted once for a language and the numbers in it: whatever has a name (a card, a
player, a Family) stands in it as a mark and is filled in afterwards. So no name is ever read by the
formatter, whatever is in it, and the same line can be told again in another language or with links.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from petteia.elysium.cardtext import effect_text
from petteia.elysium.catalog import Catalog
from petteia.elysium.edition import Edition
from petteia.elysium.position import CITIZEN_WORD
from petteia.kernel.catalogue import Catalogue, catalogue

LOCALE = Path(__file__).parent / "locale"
FIRST_MARK = 0xE000
LAST_MARK = 0xE0FF
"""Marks are characters of the private use area; no message of ours contains one."""


class CardFact(NamedTuple):
    """A card by its key, or a Citizen."""

    key: str


class SeatFact(NamedTuple):
    """A player by seat."""

    seat: int


class CardsFact(NamedTuple):
    """Several cards by key."""

    keys: tuple[str, ...]


class FamilyFact(NamedTuple):
    """A Family by key."""

    key: str


class BranchFact(NamedTuple):
    """One branch of a choice, by its first step in the catalog."""

    step: int


Named = CardFact | SeatFact | CardsFact | FamilyFact | BranchFact
Fact = str | int | Named
Facts = dict[str, Fact]
Part = str | CardFact | SeatFact
"""A piece of a sentence: a text, or a card or a player that a page shows its own way."""


def elysium_words() -> Catalogue:
    """The catalogue of Elysium's words."""
    return catalogue(LOCALE)


def family_names(edition: Edition, language: str) -> dict[str, str]:
    """The Families' names by key."""
    return {family.key: family.name[language] for family in edition.families.values()}


def name_of(cards: Catalog, key: str, language: str) -> str:
    """A card's name, or the word for a Citizen."""
    if key == CITIZEN_WORD:
        return plain(language, "name-citizen")
    return cards.designs[cards.number[key]].name[language]


def tell(cards: Catalog, language: str, key: str, facts: Facts) -> list[Part]:
    """A message in parts: texts, and between them the cards and players it names."""
    marked = {name: fact for name, fact in facts.items() if isinstance(fact, tuple)}
    plain_facts = tuple((name, fact) for name, fact in facts.items() if not isinstance(fact, tuple))
    parts: list[Part] = []
    named = list(marked.values())
    for piece in _template(language, key, plain_facts, tuple(marked)):
        if isinstance(piece, str):
            parts.append(piece)
        else:
            parts += spell(cards, language, named[piece])
    return parts


def plain(language: str, key: str, **facts: str | int) -> str:
    """A message that names nothing."""
    return "".join(str(piece) for piece in _template(language, key, tuple(facts.items()), ()))


def text_of(
    cards: Catalog, language: str, parts: Sequence[Part], players: Sequence[str] = ()
) -> str:
    """Parts as one text; without names a player is the seat's number."""
    return "".join(_part_text(cards, language, part, players) for part in parts)


def _part_text(cards: Catalog, language: str, part: Part, players: Sequence[str]) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, CardFact):
        return name_of(cards, part.key, language)
    return players[part.seat] if players else str(part.seat + 1)


@lru_cache(maxsize=8192)
def _template(
    language: str, key: str, facts: tuple[tuple[str, str | int], ...], named: tuple[str, ...]
) -> tuple[str | int, ...]:
    """A message as its texts, and the numbers of what is named between them."""
    marks = {name: chr(FIRST_MARK + index) for index, name in enumerate(named)}
    said = elysium_words().say(language, key, **dict(facts), **marks)
    pieces: list[str | int] = []
    text = ""
    for letter in said:
        if FIRST_MARK <= ord(letter) <= LAST_MARK:
            pieces += [text, ord(letter) - FIRST_MARK]
            text = ""
        else:
            text += letter
    return tuple(piece for piece in [*pieces, text] if piece != "")


def spell(cards: Catalog, language: str, fact: Named) -> list[Part]:
    """What stands for something named."""
    if isinstance(fact, CardFact | SeatFact):
        return [fact]
    if isinstance(fact, FamilyFact):
        return [cards.edition.families[fact.key].name[language]]
    if isinstance(fact, BranchFact):
        return [branch_text(cards, fact.step, language)]
    spelled: list[Part] = []
    for key in fact.keys:
        spelled += [", ", CardFact(key)] if spelled else [CardFact(key)]
    return spelled


@cache
def branch_text(cards: Catalog, step: int, language: str) -> str:
    """What a branch of a choice does."""
    names = family_names(cards.edition, language)
    return effect_text(elysium_words(), language, cards.effects[step], "instant", names)
