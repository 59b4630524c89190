"""The page's modules with logic of their own, tested in node: every `*.test.js` below tests/."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).parent / "node"
SETUP = ROOT / "tests" / "web" / "static" / "setup.js"
FILES = sorted(path.relative_to(ROOT) for path in ROOT.glob("tests/**/*.test.js"))


@pytest.mark.parametrize("file", FILES, ids=str)
def test_page_module(file):
    command = [NODE, "--no-warnings", "--test-reporter=spec", "--import", SETUP.as_uri(), file]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ℹ tests 0" not in done.stdout


def test_there_are_such_tests():
    assert len(FILES) > 10
