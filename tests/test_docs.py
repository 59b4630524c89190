"""The documents are correct: the site builds, paths exist, and the programs in them run."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "petteia"


def programs(file: str) -> list[str]:
    """The Python programs of a document."""
    return re.findall(r"```python\n(.*?)```", (ROOT / file).read_text("utf-8"), re.DOTALL)


def test_the_site_builds_without_a_warning(tmp_path):
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    cards = (tmp_path / "cards" / "index.html").read_text("utf-8")
    rules = (tmp_path / "rules" / "index.html").read_text("utf-8")
    assert "Oak of Dodona" in cards
    assert 'id="k23"' in rules


@pytest.mark.parametrize("file", ["README.md", "docs/library.md", "docs/bots.md"])
def test_the_bot_of_a_document_plays_a_game(file, tmp_path):
    run = subprocess.run(
        [sys.executable, "-c", programs(file)[0]], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert re.search(r"\[\d+, \d+, \d+\] \[\d, \d, \d\]$", run.stdout.strip())


def test_the_advice_of_the_page_about_bots_is_given(tmp_path):
    program = programs("docs/bots.md")[1].replace("iterations=200", "iterations=20")
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert len(run.stdout.splitlines()) == 3


def test_the_record_of_the_tutorial_is_saved_and_loaded(tmp_path):
    program = "import petteia\n" + programs("docs/library.md")[1]
    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=True)
    assert (tmp_path / "game.json").exists()


def test_the_story_of_the_tutorial_is_told(tmp_path):
    program = "import petteia\n" + programs("docs/library.md")[2]
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert len(run.stdout.splitlines()) == 4


def test_the_contest_of_the_arena_page_is_played(tmp_path):
    program = tmp_path / "contest.py"
    program.write_text(programs("docs/arena.md")[0])
    run = subprocess.run(
        [sys.executable, str(program)], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines()[-2].startswith("merchant Estimate(value=")
    assert (tmp_path / "contest" / "games.jsonl").exists()


def test_the_commands_of_the_positions_page_work(tmp_path):
    text = (ROOT / "docs" / "positions.md").read_text("utf-8")
    commands = re.findall(r"^(petteia position .*?)(?:\s+#.*)?$", text, re.MULTILINE)
    assert len(commands) == 5
    for command in commands:
        words = command.split()[1:]
        subprocess.run([sys.executable, "-m", "petteia", *words], cwd=tmp_path, check=True)
    assert (tmp_path / "next.json").exists()


def test_the_tour_names_every_package():
    tour = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    games = re.compile(r"^games/\w+/")
    for file in PACKAGE.rglob("__init__.py"):
        package = file.parent.relative_to(PACKAGE).as_posix() + "/"
        if package != "./" and not games.fullmatch(package):
            any_game = games.sub("games/<key>/", package)
            assert f"`{package}`" in tour or f"`{any_game}`" in tour, package


def test_every_path_of_the_tour_exists():
    tour = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    paths = set(
        re.findall(r"`((?:kernel|games|report|bots|review|arena|tables|web|cli)/[\w./<>-]+)`", tour)
    )
    assert len(paths) > 60
    games = [folder for folder in (PACKAGE / "games").iterdir() if (folder / "game.py").exists()]
    for path in paths:
        for game in games:
            assert (PACKAGE / path.replace("<key>", game.name)).exists(), (path, game.name)


def names_defined(file: Path) -> set[str]:
    """The functions, classes, methods and constants that a module defines."""
    names = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {ast.unparse(target) for target in targets}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
            for inner in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                    names.add(f"{node.name}.{inner.name}")
    return names


def test_the_answers_of_the_contributing_guide_exist():
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    questions = re.findall(r"^\| (.*\?) \| (.*) \|$", guide, re.MULTILINE)
    assert len(questions) >= 10
    for question, answer in questions:
        answers = re.findall(r"`((?:src|tests|docs|build_tools)/[\w./-]+)(?:::([\w.]+))?`", answer)
        assert answers, question
        for path, name in answers:
            assert (ROOT / path).exists(), (question, path)
            assert not name or name in names_defined(ROOT / path), (question, path, name)


def test_the_simulation_of_the_tutorial_runs(tmp_path):
    program = tmp_path / "many.py"
    code = programs("docs/library.md")[3].replace("games=1000", "games=20")
    program.write_text("import petteia\n" + code)
    run = subprocess.run(
        [sys.executable, str(program)], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert re.search(r"^[0-9a-f]+ \d+", run.stdout.splitlines()[-1])


def test_every_decision_has_its_parts_and_is_listed():
    folder = ROOT / "docs" / "decisions"
    index = (folder / "index.md").read_text("utf-8")
    decisions = sorted(folder.glob("0*.md"))
    assert [int(file.name[:4]) for file in decisions] == list(range(1, len(decisions) + 1))
    for file in decisions:
        text = file.read_text("utf-8")
        assert f"]({file.name})" in index
        for part in ("**Status:**", "## Context", "## Decision", "## Consequences"):
            assert part in text, (file.name, part)


def test_the_guide_to_a_new_game_quotes_its_example():
    polis = ROOT / "examples" / "polis"
    sources = [polis / "pyproject.toml", *(polis / "src" / "petteia_polis").glob("*.py")]
    text = "\n".join(file.read_text("utf-8") for file in sources)
    guide = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    quoted = re.findall(r"```(?:toml|python)\n(.*?)```", guide, re.DOTALL)
    assert len(quoted) == 3
    for block in quoted:
        assert block.strip() in text, block
