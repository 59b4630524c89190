"""Messages in parts: texts, and between them the things and players that a message names.

A message is formatted once per language with a placeholder for each named thing (a card, a stone, a
player); the names are inserted afterwards. So the formatter never parses a name, formatted messages
can be cached, and a page can show a named thing as a link.
"""

# Compiled: a server does this for every move.

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from petteia.kernel.text.messages import Messages
from petteia.kernel.text.reason import Reason

FIRST_MARK = 0xE000
LAST_MARK = 0xE0FF
"""Placeholders are characters of the private use area, which no message contains."""

Named = TypeVar("Named", bound=tuple[object, ...])
"""A named thing; a game has a NamedTuple for each sort."""
Part = TypeVar("Part")
"""A part of a sentence: a text, or a thing or player."""


class SeatFact(NamedTuple):
    """A player by seat."""

    seat: int


def format_parts(
    words: Messages,
    language: str,
    key: str,
    facts: Mapping[str, str | int | Named],
    spell: Callable[[Named], Sequence[Part]],
) -> list[str | Part]:
    """Format a message as parts: texts, and what `spell` returns for each named thing."""
    named: dict[str, Named] = {}
    plain_facts: list[tuple[str, str | int]] = []
    for name, fact in facts.items():
        if isinstance(fact, str | int):
            plain_facts.append((name, fact))
        else:
            named[name] = fact
    things = list(named.values())
    parts: list[str | Part] = []
    for piece in _template(words, language, key, tuple(plain_facts), tuple(named)):
        if isinstance(piece, str):
            parts.append(piece)
        else:
            parts += spell(things[piece])
    return parts


def format_text(words: Messages, language: str, key: str, **facts: str | int) -> str:
    """Format a message without named things."""
    return _text(words, language, key, tuple(facts.items()))


def facts_as_text(
    facts: Mapping[str, str | int | Named], text: Callable[[Named], str]
) -> dict[str, str | int]:
    """Replace each named thing by its `text`, and each player by the number of the seat from 1."""
    said: dict[str, str | int] = {}
    for name, fact in facts.items():
        if isinstance(fact, str | int):
            said[name] = fact
        elif isinstance(fact, SeatFact):
            said[name] = fact.seat + 1
        else:
            said[name] = text(fact)
    return said


def comma_separated(things: Sequence[Part]) -> list[str | Part]:
    """Insert commas between things."""
    parts: list[str | Part] = []
    for thing in things:
        parts += [", ", thing] if parts else [thing]
    return parts


def with_rule(words: str, reason: Reason) -> str:
    """A refusal with the id of its rule: "There is no stone on C4 (T5)."."""
    return f"{words.rstrip('.')} ({reason.rule})."


def signed(amount: int) -> str:
    """A change as text, with a plus or a typographic minus."""
    return f"{amount:+d}".replace("-", "−")


@lru_cache(maxsize=16384)
def _text(
    words: Messages, language: str, key: str, facts: tuple[tuple[str, str | int], ...]
) -> str:
    return words.say(language, key, **dict(facts))


@lru_cache(maxsize=16384)
def _template(
    words: Messages,
    language: str,
    key: str,
    facts: tuple[tuple[str, str | int], ...],
    named: tuple[str, ...],
) -> tuple[str | int, ...]:
    """A formatted message as texts and the indexes of the things between them."""
    marks = {name: chr(FIRST_MARK + index) for index, name in enumerate(named)}
    said = words.say(language, key, **dict(facts), **marks)
    pieces: list[str | int] = []
    text = ""
    for letter in said:
        if FIRST_MARK <= ord(letter) <= LAST_MARK:
            pieces += [text, ord(letter) - FIRST_MARK]
            text = ""
        else:
            text += letter
    return tuple(piece for piece in [*pieces, text] if piece != "")
