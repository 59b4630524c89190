"""The documents are true: the site builds, and the programs in them run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


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


@pytest.mark.parametrize("package", ["bots", "tables"])
def test_the_tour_of_a_package_names_every_module(package):
    tour = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    modules = {file.stem for file in (ROOT / "src" / "petteia" / package).glob("[!_]*.py")}
    assert not {module for module in modules if f"`{module}`" not in tour}
