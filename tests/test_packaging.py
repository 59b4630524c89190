"""What is installed: all files and games of the package, licences, and what is compiled."""

import ast
import re
import sys
import tomllib
from pathlib import Path

from build_tools.engine import MARKED, compiled_files

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "petteia"


def installed():
    """The data files that are installed with the modules."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["petteia"]
    return {file for pattern in patterns for file in PACKAGE.glob(pattern)}


def test_every_file_of_the_package_is_installed():
    needed = {
        file
        for file in PACKAGE.rglob("*")
        if file.is_file() and file.suffix not in (".py", ".pyc", ".so")
    }
    # Files that only development tools read need not be installed.
    tools = {file for file in needed if file.name.endswith((".d.ts", "tsconfig.json"))}
    assert needed - installed() <= tools


def test_the_licences_of_the_vendored_libraries_go_with_them():
    vendored = PACKAGE / "web" / "static" / "vendor"
    licences = {file for file in vendored.iterdir() if file.name.startswith("LICENSE")}
    assert len(licences) >= 3
    assert {*licences, vendored / "README.md"} <= installed()


def test_every_game_folder_is_an_entry_point():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    folders = {file.parent.name for file in (PACKAGE / "games").glob("*/game.py")}
    expected = {key: f"petteia.games.{key}:PLUGIN" for key in folders}
    assert project["entry-points"]["petteia.games"] == expected


def test_rules_are_compiled_and_of_texts_only_what_says_why():
    compiled = set(compiled_files())
    for game in (PACKAGE / "games").glob("*/game.py"):
        rules = {
            file.relative_to(ROOT)
            for file in (game.parent / "rules").rglob("*.py")
            if file.name != "__init__.py"
        }
        assert rules
        assert rules <= compiled
    interpreted = {"text", "content", "screen", "report", "terminal", "cli", "web", "tables"}
    marked = {
        file.relative_to(ROOT)
        for file in PACKAGE.rglob("*.py")
        if MARKED in file.read_text("utf-8")
    }
    assert marked <= compiled
    assert {file for file in compiled if interpreted & set(file.parts)} <= marked


def test_the_compiler_can_read_every_library_that_compiled_modules_import():
    imported = set()
    for file in compiled_files():
        for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            imported |= {name.partition(".")[0] for name in names}
    libraries = imported - sys.stdlib_module_names - {"petteia"}
    tree = ast.parse((ROOT / "build_tools" / "backend.py").read_text("utf-8"))
    types = next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TYPES"
    )
    assert libraries == {re.split("[<>=]", requirement)[0] for requirement in types}
