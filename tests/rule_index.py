"""Which test holds which rule: read off the marks, written beside the rules by `make rules`.

Rule ids of two games may be the same: a mark speaks of the game below whose folder the test is.
"""

import ast
import json
import tomllib
from pathlib import Path

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "petteia" / "games"
WITH_RULES = ("elysium", "thebai")


def rules_file(game: str) -> Path:
    """The rules of a game."""
    return GAMES / game / "rules.toml"


def index_file(game: str) -> Path:
    """What `make rules` writes for a game."""
    return GAMES / game / "rule_tests.json"


def rule_ids(game: str) -> list[str]:
    """Every rule id of a game, in the order of the rules."""
    return [rule["id"] for rule in tomllib.loads(rules_file(game).read_text("utf-8"))["rule"]]


def collect(game: str) -> dict[str, list[str]]:
    """For each rule of a game the tests marked with it."""
    found: dict[str, list[str]] = {number: [] for number in rule_ids(game)}
    for name, number in marked(TESTS / "games" / game):
        found.setdefault(number, []).append(name)
    return {number: sorted(tests) for number, tests in found.items()}


def marked(folder: Path) -> list[tuple[str, str]]:
    """The marked tests of a folder, each with the id of a rule."""
    return [
        (f"{file.relative_to(TESTS.parent).as_posix()}::{node.name}", number)
        for file in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        for number in _marks(node)
    ]


def _marks(node: ast.FunctionDef) -> list[str]:
    """The ids in `@pytest.mark.rule("T1", "T2")`."""
    ids: list[str] = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            ids += [ast.literal_eval(argument) for argument in decorator.args]
    return ids


if __name__ == "__main__":
    for game in WITH_RULES:
        index_file(game).write_text(json.dumps(collect(game), indent=1) + "\n", "utf-8")
