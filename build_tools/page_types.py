"""Checks the types of the page's JavaScript with TypeScript: `python build_tools/page_types.py`.

TypeScript comes from npm into .venv at the version written here; node and npm come from PyPI, so
nothing has to be installed beforehand.
"""

import subprocess
import sys
from pathlib import Path

from install import Stamp

TYPESCRIPT = "5.9.3"
ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
FOLDER = Path(sys.prefix) / "share" / "typescript"
COMPILER = FOLDER / "node_modules" / "typescript" / "bin" / "tsc"
PROJECT = ROOT / "src" / "petteia" / "web" / "tsconfig.json"


def fetch() -> None:
    """TypeScript, if it is not there yet."""
    stamp = Stamp("typescript", TYPESCRIPT)
    if stamp.is_current() and COMPILER.exists():
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    quiet = ["--no-audit", "--no-fund", "--no-save", "--silent"]
    command = [str(BIN / "npm"), "install", *quiet, "--prefix", str(FOLDER)]
    done = subprocess.run([*command, f"typescript@{TYPESCRIPT}"], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"TypeScript could not be fetched from npm:\n{done.stderr or done.stdout}")
    stamp.write()


def main() -> int:
    """0 if the page's types hold."""
    fetch()
    return subprocess.run([BIN / "node", COMPILER, "--project", PROJECT]).returncode


if __name__ == "__main__":
    sys.exit(main())
