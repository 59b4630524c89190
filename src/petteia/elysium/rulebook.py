"""The rules by number: their texts, and the tests that hold them."""

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the book, or a ruling where the book is silent."""

    id: str
    kind: str
    text: dict[str, str]
    """By language."""
    tests: tuple[str, ...]

    @property
    def is_ruling(self) -> bool:
        return self.kind == "ruling"


@cache
def rulebook() -> dict[str, Rule]:
    """All rules by id, in the order of the book."""
    entries = tomllib.loads((FOLDER / "rules.toml").read_text("utf-8"))["rule"]
    tests = json.loads((FOLDER / "rule_tests.json").read_text("utf-8"))
    return {
        entry["id"]: Rule(
            entry["id"],
            entry["kind"],
            {language: entry[language] for language in ("en", "de", "pl")},
            tuple(tests[entry["id"]]),
        )
        for entry in entries
    }
