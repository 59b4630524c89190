"""The layout of the sources: a game is a folder, and folders stay small."""

from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src", "petteia")
GAMES = ("elysium", "thebai")
WITHOUT_GAMES = (
    "kernel",
    "processes",
    "report",
    "bots",
    "review",
    "arena",
    "tables",
    "web",
    "cli",
)
GAME_FOLDERS = {"bot", "content", "position", "report", "rules", "terminal", "text"}
PAGE_FOLDERS = {"page", "screen"}
"""Only games with a page of their own in the browser have these."""
LESSON_FOLDERS = {"lessons"}
"""Only games with guided games have this."""
MOST_MODULES = 20


def sources() -> list[Path]:
    """The files under src/, relative to the root."""
    files = [path.relative_to(ROOT) for path in (ROOT / "src").rglob("*") if path.is_file()]
    return [file for file in files if file.suffix not in (".pyc", ".so")]


SOURCES = sources()


def game_folders(game: str) -> set[str]:
    depth = len(PACKAGE.parts) + 2
    folder = PACKAGE / "games" / game
    return {
        file.parts[depth]
        for file in SOURCES
        if file.is_relative_to(folder) and len(file.parts) > depth + 1
    }


@pytest.mark.parametrize("folder", WITHOUT_GAMES)
def test_only_games_name_a_game(folder):
    named = [
        str(file)
        for file in SOURCES
        if file.is_relative_to(PACKAGE / folder) and "vendor" not in file.parts
        if any(game.encode() in (ROOT / file).read_bytes().lower() for game in GAMES)
    ]
    assert named == []


def test_no_folder_has_more_than_20_modules():
    modules = [
        file
        for file in SOURCES
        if file.suffix in (".py", ".js") and file.name != "__init__.py"
        if "vendor" not in file.parts
    ]
    counts = Counter(str(file.parent) for file in modules)
    assert {folder: n for folder, n in counts.items() if n > MOST_MODULES} == {}


def test_no_file_name_starts_with_the_name_of_a_game():
    prefixes = tuple(game + mark for game in GAMES for mark in "_-")
    assert [str(file) for file in SOURCES if file.name.lower().startswith(prefixes)] == []


@pytest.mark.parametrize("game", GAMES)
def test_all_games_have_the_same_folders(game):
    assert game_folders(game) - PAGE_FOLDERS - LESSON_FOLDERS == GAME_FOLDERS


def test_a_page_shows_the_screens_of_its_game():
    for game in GAMES:
        folders = game_folders(game)
        assert "page" not in folders or "screen" in folders, game
