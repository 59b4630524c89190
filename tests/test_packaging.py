"""What is installed: every file the package needs, and the licences of what is not ours."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "petteia"


def installed():
    """The files beside the modules that an installation has."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["petteia"]
    return {file for pattern in patterns for file in PACKAGE.glob(pattern)}


def test_every_file_of_the_package_is_installed():
    needed = {
        file
        for file in PACKAGE.rglob("*")
        if file.is_file() and file.suffix not in (".py", ".pyc", ".so")
    }
    # What only a developer's tools read may stay behind.
    tools = {file for file in needed if file.name.endswith((".d.ts", "tsconfig.json"))}
    assert needed - installed() <= tools


def test_the_licences_of_the_vendored_libraries_go_with_them():
    vendored = PACKAGE / "web" / "static" / "vendor"
    licences = {file for file in vendored.iterdir() if file.name.startswith("LICENSE")}
    assert len(licences) >= 3
    assert {*licences, vendored / "README.md"} <= installed()
