"""Makes .venv fit the sources, for the Makefile: `python install.py engine`, or `tools`.

The engine is Petteia itself: compiled where that can be done, live from src with PETTEIA_PURE=1.
The tools are what tests and lint need. What fits already is left alone.
"""

import hashlib
import os
import subprocess
import sys
import time
import tomllib
from pathlib import Path

from engine import PACKAGE, ROOT, pure_wanted, why_interpreted

VENV = Path(sys.prefix)
LOG = VENV / "install.log"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--verbose"]
WITH_ALL = f"{ROOT}[arena,web]"
"""Petteia with what the arena, the training and the browser table need: every command works."""
PROJECT = ROOT / "pyproject.toml"
FAILED = f"Petteia could not be installed; all that pip said is in {LOG}."
LINES_OF_LOG = 25
SECONDS_A_LINE = 10


class Stamp:
    """Remembers in .venv what something was made from."""

    def __init__(self, name: str, *facts: str) -> None:
        self.file = VENV / f"petteia-{name}.stamp"
        self.text = hashlib.sha256("\0".join((sys.version, *facts)).encode()).hexdigest()

    def is_there(self) -> bool:
        return self.file.exists() and self.file.read_text() == self.text

    def forget(self) -> None:
        """Begin anew."""
        self.file.unlink(missing_ok=True)
        LOG.unlink(missing_ok=True)

    def leave(self) -> None:
        self.file.write_text(self.text)


def install_tools() -> None:
    """What Petteia and its development require."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    tools: list[str] = [*project["dependencies"], *extras["web"], *extras["dev"]]
    stamp = Stamp("tools", *tools)
    if not stamp.is_there():
        stamp.forget()
        if not pip("Installing the test tools", tools):
            sys.exit(FAILED)
        stamp.leave()


def install_engine() -> None:
    """Petteia, if anything it is made of has changed since it was installed."""
    if pure_wanted():
        obstacle = ""
        stamp = Stamp("engine", "live", PROJECT.read_text("utf-8"), str(ROOT))
        words, what = "Installing Petteia", ["--editable", WITH_ALL]
    else:
        obstacle = why_interpreted()
        stamp = Stamp("engine", obstacle, *sources())
        words, what = "Installing Petteia", [WITH_ALL]
        if not obstacle:
            words = "Installing Petteia and compiling its engine, which takes about two minutes"
    if stamp.is_there():
        return
    failure = Stamp("engine", "failed", os.environ.get("CC", ""), *sources())
    if not obstacle and not pure_wanted() and failure.is_there():
        print(f"Petteia runs interpreted, for compiling it failed; {LOG} tells why.", end=" ")
        print("`make clean` lets make try again.", flush=True)
        return
    stamp.forget()
    begin = time.monotonic()
    if not pip(words, what):
        if obstacle or pure_wanted():
            sys.exit(FAILED)
        os.environ["PETTEIA_PURE"] = "1"
        if not pip("That failed; installing Petteia without compiling", what):
            sys.exit(FAILED)
        del os.environ["PETTEIA_PURE"]
    words = "compiled"
    if pure_wanted():
        words = "interpreted, live from src"
    elif not is_compiled():
        words = f"interpreted, for {obstacle or f'compiling it failed; {LOG} tells why'}"
        stamp = stamp if obstacle else failure
    stamp.leave()
    seconds = time.monotonic() - begin
    print(f"Petteia is ready after {seconds:.0f} s: {words}.", flush=True)


def is_compiled() -> bool:
    """Is it a compiled build that is installed?"""
    ask = "import petteia; print(petteia.COMPILED)"
    answer = subprocess.run([sys.executable, "-I", "-c", ask], capture_output=True, text=True)
    if answer.returncode:
        sys.exit(f"Petteia is installed, but does not start:\n{answer.stderr}")
    return answer.stdout.strip() == "True"


def sources() -> list[str]:
    """Names and content of everything a build is made from."""
    files = [PROJECT, ROOT / "setup.py", *sorted((ROOT / "build_tools").glob("*.py"))]
    for file in sorted((ROOT / PACKAGE).rglob("*")):
        if file.is_file() and file.suffix != ".pyc":
            files.append(file)
    facts: list[str] = []
    for file in files:
        facts += [str(file.relative_to(ROOT)), hashlib.sha256(file.read_bytes()).hexdigest()]
    return facts


def pip(words: str, arguments: list[str]) -> bool:
    """Let pip install something and show that it is at work; if it fails, show what it said."""
    moving = sys.stdout.isatty()
    print(f"{words} ...", end="" if moving else "\n", flush=True)
    begin = time.monotonic()
    told = 0
    with (
        LOG.open("a", encoding="utf-8") as log,
        subprocess.Popen([*PIP, *arguments], stdout=log, stderr=subprocess.STDOUT) as work,
    ):
        while work.poll() is None:
            time.sleep(0.2)
            seconds = int(time.monotonic() - begin)
            if moving and seconds > told:
                print(f"\r{words} ... {seconds} s", end="", flush=True)
                told = seconds
            elif seconds >= told + SECONDS_A_LINE:
                print(f"... {seconds} s", flush=True)
                told = seconds
    if moving:
        print(flush=True)
    if work.returncode:
        said = LOG.read_text("utf-8", errors="replace").splitlines()
        print("\n".join(said[-LINES_OF_LOG:]), file=sys.stderr)
    return work.returncode == 0


if __name__ == "__main__":
    try:
        {"engine": install_engine, "tools": install_tools}[sys.argv[1]]()
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; make goes on from there.")
