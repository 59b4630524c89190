"""The page's words: every language says all of it, of the same things, and nothing is left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import petteia.web
from petteia.web.pages import page_folders

STATIC = Path(petteia.web.__file__).parent / "static"
FOLDERS = {"": STATIC, **page_folders()}
"""The folder of the shell, and those of the games by key."""
BOOKS = sorted(
    (key, path.name)
    for key, folder in FOLDERS.items()
    for path in (folder / "locale" / "en").glob("*.ftl")
)
MADE_OF_PARTS = re.compile(r"say\(\s*`([a-z-]+)\$\{")
"""A key the page puts together, such as `clock-${mode}`: its beginning."""


class Variables(visitor.Visitor):
    """Collects the facts a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """The parser calls it by the node's name."""
        self.names.add(node.id.name)


def messages(language: str, book: tuple[str, str]) -> dict[str, set[str]]:
    """The keys of a file of messages and the facts each speaks of."""
    key, name = book
    text = (FOLDERS[key] / "locale" / language / name).read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    broken = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not broken, f"{language}/{book} cannot be read: {broken}"
    found: dict[str, set[str]] = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{book} says {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def code() -> str:
    """All of the page's own JavaScript."""
    found = (path for folder in FOLDERS.values() for path in folder.rglob("*.js"))
    files = (path for path in found if "vendor" not in path.parts)
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", ["de", "pl"])
def test_every_language_says_the_same_things(language: str, book: str) -> None:
    english, other = messages("en", book), messages(language, book)
    assert list(english) == list(other)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", ["de", "pl"])
def test_no_language_speaks_of_facts_that_english_is_not_given(language: str, book: str) -> None:
    english, other = messages("en", book), messages(language, book)
    strange = {key: facts - english[key] for key, facts in other.items() if facts - english[key]}
    # A plural may need a number that English has no use for; it is given all the same.
    assert all(facts <= {"count", "seat"} for facts in strange.values()), strange


def test_a_key_is_in_one_file_only() -> None:
    keys = [key for book in BOOKS for key in messages("en", book)]
    assert len(keys) == len(set(keys))


def test_no_word_is_left_over() -> None:
    text = code()
    beginnings = tuple(MADE_OF_PARTS.findall(text))
    unused = [
        key
        for book in BOOKS
        for key in messages("en", book)
        if f'"{key}"' not in text and not (beginnings and key.startswith(beginnings))
    ]
    assert unused == []


@pytest.mark.parametrize("key", [key for key in FOLDERS if key])
def test_the_keys_of_a_game_begin_with_its_own(key: str) -> None:
    """All messages of a page are in one bundle, so keys must not collide."""
    own = [name for book in BOOKS if book[0] == key for name in messages("en", book)]
    assert [name for name in own if name != key and not name.startswith(f"{key}-")] == []


def test_every_word_the_page_asks_for_is_there() -> None:
    known = {key for book in BOOKS for key in messages("en", book)}
    asked = set(re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', code()))
    assert asked - known == set()
