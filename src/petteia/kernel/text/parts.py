"""Facts that wait for words: what a game's messages name, put into a language here.

A message is formatted once for a language and the numbers in it: whatever has a name (a card, a
stone, a player) stands in it as a mark and is filled in afterwards. So no name is ever read by the
formatter, whatever is in it, and the same line can be told again in another language or with links.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from petteia.kernel.text.messages import Messages
from petteia.kernel.text.reason import Reason

FIRST_MARK = 0xE000
LAST_MARK = 0xE0FF
"""Marks are characters of the private use area; no message of ours contains one."""

Named = TypeVar("Named", bound=tuple[object, ...])
"""What a game's facts name: a NamedTuple for each sort of thing."""
Part = TypeVar("Part")
"""A piece of a sentence: a text, or a thing or player that a page shows its own way."""


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
    """A message in parts: texts, and between them what `spell` gives for the things it names."""
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
    """A message that names nothing."""
    pieces = _template(words, language, key, tuple(facts.items()), ())
    return "".join(str(piece) for piece in pieces)


def facts_as_text(
    facts: Mapping[str, str | int | Named], text: Callable[[Named], str]
) -> dict[str, str | int]:
    """Facts with everything named in words, by `text`; a player is the seat's number from 1."""
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
    """Things with commas between them."""
    parts: list[str | Part] = []
    for thing in things:
        parts += [", ", thing] if parts else [thing]
    return parts


def with_rule(words: str, reason: Reason) -> str:
    """The words of a refusal with its rule: "There is no stone on C4 (T5)."."""
    return f"{words.rstrip('.')} ({reason.rule})."


def signed(amount: int) -> str:
    """An amount that came or went, with a sign of its own length."""
    return f"{amount:+d}".replace("-", "−")


@lru_cache(maxsize=16384)
def _template(
    words: Messages,
    language: str,
    key: str,
    facts: tuple[tuple[str, str | int], ...],
    named: tuple[str, ...],
) -> tuple[str | int, ...]:
    """A message as its texts, and the numbers of what is named between them."""
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
