"""Which test holds which rule: read off the marks, written beside the rules by `make rules`."""

import ast
import json
import tomllib
from pathlib import Path

TESTS = Path(__file__).parent.parent
RULES = TESTS.parent / "src" / "petteia" / "elysium" / "rules.toml"
INDEX = RULES.parent / "rule_tests.json"


def rule_ids() -> list[str]:
    """Every rule id, in the order of the rules."""
    return [rule["id"] for rule in tomllib.loads(RULES.read_text("utf-8"))["rule"]]


def collect() -> dict[str, list[str]]:
    """For each rule the tests marked with it."""
    found: dict[str, list[str]] = {number: [] for number in rule_ids()}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                name = f"{file.relative_to(TESTS.parent).as_posix()}::{node.name}"
                for number in _marks(node):
                    found.setdefault(number, []).append(name)
    return {number: sorted(tests) for number, tests in found.items()}


def _marks(node: ast.FunctionDef) -> list[str]:
    """The ids in `@pytest.mark.rule("T1", "T2")`."""
    ids: list[str] = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            ids += [ast.literal_eval(argument) for argument in decorator.args]
    return ids


if __name__ == "__main__":
    INDEX.write_text(json.dumps(collect(), indent=1) + "\n", "utf-8")
