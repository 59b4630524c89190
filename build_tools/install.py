"""Brings .venv up to date with the sources: `python build_tools/install.py TARGET`.

The Makefile calls it. Each target skips what is already up to date.

tools   what lint and the tests need, but not Petteia itself
live    Petteia as an editable install, unless a usable one is installed; compiles nothing
engine  Petteia itself: compiled if possible, editable with PETTEIA_PURE=1
wheel   a compiled Petteia for the next call of `engine`; build_tools/background.py runs it
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from importlib.metadata import entry_points
from pathlib import Path

from engine import PACKAGE, ROOT, pure_wanted, why_interpreted

VENV = Path(sys.prefix)
LOG = VENV / "install.log"
COMPILE_LOG = VENV / "compile.log"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
WITH_EXTRAS = f"{ROOT}[arena,web]"
"""Petteia with the dependencies of every command."""
EDITABLE = ["--editable", WITH_EXTRAS]
AGAIN = ["--no-deps", "--force-reinstall"]
WHEELS = VENV / "petteia-wheels"
PROJECT = ROOT / "pyproject.toml"
GROUP = "petteia.games"
"""The entry-point group of the games."""
FAILED = f"Petteia could not be installed; the output of pip is in {LOG}."
LOG_LINES_SHOWN = 25
SECONDS_BETWEEN_LINES = 10


class Stamp:
    """A file in .venv that records what something was built from, as a hash."""

    def __init__(self, name: str, *facts: str) -> None:
        self.file = VENV / f"petteia-{name}.stamp"
        self.text = hashlib.sha256("\0".join((sys.version, *facts)).encode()).hexdigest()

    def is_current(self) -> bool:
        """Was the last build made from the same facts?"""
        return self.file.exists() and self.file.read_text() == self.text

    def remove(self) -> None:
        """Remove the stamp and the log, before building anew."""
        self.file.unlink(missing_ok=True)
        LOG.unlink(missing_ok=True)

    def write(self) -> None:
        """Write the stamp, after a successful build."""
        self.file.write_text(self.text)


def install_tools() -> None:
    """Install what Petteia, its tests and its linters require."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    tools: list[str] = [*project["dependencies"], *extras["web"], *extras["dev"]]
    stamp = Stamp("tools", *tools)
    if not stamp.is_current():
        stamp.remove()
        if not pip("Installing the test tools", tools):
            sys.exit(FAILED)
        stamp.write()


def install_live() -> None:
    """Make sure that some Petteia is installed whose entry points are those of the sources.

    With PYTHONPATH=src that is enough to run the sources, compiled build or not.
    """
    install_tools()
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    wanted: dict[str, str] = project["entry-points"][GROUP]
    installed = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    if wanted.items() <= installed.items():
        return
    Stamp("engine").remove()
    if not pip("Installing Petteia from src, without compiling", ["--no-deps", "-e", str(ROOT)]):
        sys.exit(FAILED)


def install_to_play() -> "CompiledWheel | None":
    """Install Petteia so that it can be played at once: from src if it would have to be compiled
    first. Then the result is what is to be compiled meanwhile."""
    wheel = wheel_to_compile()
    if wheel is None:
        install_engine()
        return None
    stamp = live_stamp()
    if not stamp.is_current():
        stamp.remove()
        if not pip("Installing Petteia", EDITABLE):
            sys.exit(FAILED)
        stamp.write()
    return wheel


def wheel_to_compile() -> "CompiledWheel | None":
    """The wheel that `install_engine` would have to compile first, if any."""
    if pure_wanted() or why_interpreted():
        return None
    wheel = CompiledWheel()
    done = wheel.stamp.is_current() or failure_stamp().is_current() or wheel.file()
    return None if done else wheel


def install_engine() -> None:
    """Install Petteia, if anything it is built from has changed since the last time."""
    if pure_wanted():
        obstacle = ""
        stamp = live_stamp()
        words, what = "Installing Petteia", EDITABLE
    else:
        obstacle = why_interpreted()
        stamp = Stamp("engine", obstacle, *sources())
        words, what = "Installing Petteia", [WITH_EXTRAS]
        if not obstacle:
            words = "Installing Petteia and compiling its engine, which takes two to three minutes"
    if stamp.is_current():
        return
    failure = failure_stamp()
    if not obstacle and not pure_wanted():
        if failure.is_current():
            print(f"Petteia runs interpreted because compiling it failed; see {COMPILE_LOG}.")
            print("Run `make clean` to try again.", flush=True)
            return
        wheel = CompiledWheel()
        if file := wheel.file():
            # What it requires was installed before it was compiled.
            if pip("Installing the compiled Petteia", [*AGAIN, str(file)]) and is_compiled():
                stamp.write()
                return
            wheel.remove()
    stamp.remove()
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
        if not obstacle:
            # The next target writes another log.
            LOG.replace(COMPILE_LOG)
            stamp = failure
        words = f"interpreted, because {obstacle or f'compiling it failed; see {COMPILE_LOG}'}"
    stamp.write()
    seconds = time.monotonic() - begin
    print(f"Petteia is ready after {seconds:.0f} s: {words}.", flush=True)


def live_stamp() -> Stamp:
    """The stamp of an editable install."""
    return Stamp("engine", "live", PROJECT.read_text("utf-8"), str(ROOT))


def failure_stamp() -> Stamp:
    """The stamp of an interpreted install whose sources could not be compiled."""
    return Stamp("engine", "failed", os.environ.get("CC", ""), *sources())


class CompiledWheel:
    """A wheel that was compiled while the sources were already played, and its content.

    The folder appears as a whole. A running server lets its bots use the content, and the next
    start installs the wheel.
    """

    def __init__(self) -> None:
        self.stamp = Stamp("engine", "", *sources())
        self.folder = WHEELS / self.stamp.text[:16]
        self.content = self.folder / "content"

    def file(self) -> Path | None:
        """The wheel, if it is there."""
        return next(self.folder.glob("*.whl"), None)

    def remove(self) -> None:
        """Remove this wheel and all older ones."""
        shutil.rmtree(WHEELS, ignore_errors=True)

    def compile(self) -> bool:
        """Compile it; False if that fails, which is remembered."""
        self.remove()
        WHEELS.mkdir()
        with (
            COMPILE_LOG.open("w", encoding="utf-8") as log,
            tempfile.TemporaryDirectory(dir=WHEELS) as name,
        ):
            command = [*PIP, "wheel", "--verbose", "--no-deps", "--wheel-dir", name, str(ROOT)]
            done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT)
            file = next(Path(name).glob("*.whl"), None)
            # The build backend makes a pure wheel if compiling fails.
            if done.returncode or file is None or file.name.endswith("-none-any.whl"):
                failure_stamp().write()
                return False
            made = Path(name, "made")
            with zipfile.ZipFile(file) as contents:
                contents.extractall(made / "content")
            file.rename(made / file.name)
            made.rename(self.folder)
        return True


def compile_wheel() -> None:
    """Compile a wheel."""
    sys.exit(0 if CompiledWheel().compile() else 1)


def is_compiled() -> bool:
    """Is the installed build compiled?"""
    ask = "import petteia; print(petteia.COMPILED)"
    answer = subprocess.run([sys.executable, "-I", "-c", ask], capture_output=True, text=True)
    if answer.returncode:
        sys.exit(f"Petteia is installed, but does not start:\n{answer.stderr}")
    return answer.stdout.strip() == "True"


def sources() -> list[str]:
    """The names and hashes of all files a build is made from."""
    files = [PROJECT, ROOT / "setup.py", *sorted((ROOT / "build_tools").glob("*.py"))]
    for file in sorted((ROOT / PACKAGE).rglob("*")):
        if file.is_file() and file.suffix != ".pyc":
            files.append(file)
    facts: list[str] = []
    for file in files:
        facts += [str(file.relative_to(ROOT)), hashlib.sha256(file.read_bytes()).hexdigest()]
    return facts


def pip(words: str, arguments: list[str]) -> bool:
    """Run pip install and show progress; on failure, print the end of its output."""
    in_place = sys.stdout.isatty()
    print(f"{words} ...", end="" if in_place else "\n", flush=True)
    begin = time.monotonic()
    shown = 0
    with (
        LOG.open("a", encoding="utf-8") as log,
        subprocess.Popen(
            [*PIP, "install", "--verbose", *arguments], stdout=log, stderr=subprocess.STDOUT
        ) as work,
    ):
        while work.poll() is None:
            time.sleep(0.2)
            seconds = int(time.monotonic() - begin)
            if in_place and seconds > shown:
                print(f"\r{words} ... {seconds} s", end="", flush=True)
                shown = seconds
            elif seconds >= shown + SECONDS_BETWEEN_LINES:
                print(f"... {seconds} s", flush=True)
                shown = seconds
    if in_place:
        print(flush=True)
    if work.returncode:
        output = LOG.read_text("utf-8", errors="replace").splitlines()
        print("\n".join(output[-LOG_LINES_SHOWN:]), file=sys.stderr)
    return work.returncode == 0


TARGETS = {
    "tools": install_tools,
    "live": install_live,
    "engine": install_engine,
    "wheel": compile_wheel,
}

if __name__ == "__main__":
    try:
        TARGETS[sys.argv[1]]()
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; run make again to continue.")
