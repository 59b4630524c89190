"""The rules of a game by id: their texts and the tests that cover them."""

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from petteia.kernel.text.messages import LANGUAGES, messages

if TYPE_CHECKING:
    from petteia.kernel.wire import RuleText


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the rulebook, or a ruling where the rulebook is silent."""

    id: str
    kind: str
    text: dict[str, str]
    """By language."""
    tests: tuple[str, ...]

    @property
    def is_ruling(self) -> bool:
        return self.kind == "ruling"


@cache
def read_rulebook(folder: Path) -> dict[str, Rule]:
    """All rules of the game in `folder` by id, in the order of the rulebook.

    A text without a translation is shown in English. A game without `rules.toml` has no rules.
    """
    book, index = folder / "rules.toml", folder / "rule_tests.json"
    entries = tomllib.loads(book.read_text("utf-8"))["rule"] if book.exists() else []
    tests = json.loads(index.read_text("utf-8")) if index.exists() else {}
    return {
        entry["id"]: Rule(
            entry["id"],
            entry["kind"],
            {language: entry.get(language, entry["en"]) for language in LANGUAGES},
            tuple(tests.get(entry["id"], ())),
        )
        for entry in entries
    }


@cache
def section_name(folder: Path, number: str, language: str) -> str:
    """The title of the section that the letters of a rule id name."""
    words = messages(folder / "text" / "locale")
    return words.say(language, "rules-section", letter=number.rstrip("0123456789"))


@cache
def rules_text(folder: Path, language: str) -> "tuple[RuleText, ...]":
    """Every rule and ruling of the game with the name of its section, as a page shows them."""
    return tuple(
        {
            "id": rule.id,
            "kind": rule.kind,
            "section": section_name(folder, rule.id, language),
            "text": rule.text[language],
        }
        for rule in read_rulebook(folder).values()
    )
