"""What both benchmarks share: workers asked in turn on one core, medians over rounds, and where
and of what all this was measured.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RESULTS = HERE / "results"
WORKERS = HERE / "workers"


class Unmeasured(Exception):
    """Something could not be measured; the words say what and why."""


class Worker:
    """A program that measures; it is started when it is first asked."""

    def __init__(self, name: str, program: str, python: Path, source: Path | None = None) -> None:
        """`source` is a folder of modules to import in place of the installed ones."""
        self.name = name
        self.python = python
        self.program = program
        self.environment = {key: it for key, it in os.environ.items() if key != "PYTHONPATH"}
        if source is not None:
            self.environment["PYTHONPATH"] = str(source)
        self.process: subprocess.Popen[str] | None = None
        self._facts: dict[str, object] = {}

    def _answer(self) -> dict[str, object]:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if line:
            answer: dict[str, object] = json.loads(line)
            return answer
        code = self.process.wait()
        self.process = None
        raise Unmeasured(f"{self.name} stopped without an answer (exit code {code})")

    def facts(self) -> dict[str, object]:
        """What the worker says of itself."""
        if self.process is None:
            self.process = subprocess.Popen(
                [str(self.python), str(WORKERS / self.program)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=self.environment,
            )
            self._facts = self._answer()
        return self._facts

    def ask(self, measure: str, game: str, players: int, seconds: float) -> float:
        """How much was done in a second."""
        self.facts()
        assert self.process is not None
        assert self.process.stdin is not None
        asked = {"measure": measure, "game": game, "players": players, "seconds": seconds}
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer = self._answer()
        if "problem" in answer:
            raise Unmeasured(str(answer["problem"]))
        return float(str(answer["count"])) / float(str(answer["seconds"]))

    def time(self, code: str) -> float:
        """How many seconds a few lines of Python take in a new process of the same kind."""
        code = f"import time; begin = time.perf_counter(); {code}; print(time.perf_counter()-begin)"
        run = subprocess.run(
            [str(self.python), "-c", code], env=self.environment, capture_output=True, text=True
        )
        if run.returncode:
            raise Unmeasured(f"{self.name}: {run.stderr.strip().splitlines()[-1]}")
        return float(run.stdout)

    def close(self) -> None:
        """End the program."""
        if self.process is not None:
            assert self.process.stdin is not None
            self.process.stdin.close()
            self.process.wait()
            self.process = None


Measure = Callable[[float], float]
"""Takes the seconds of a round, gives the figure."""


class Task(NamedTuple):
    """A figure to be measured, round after round."""

    key: str
    measure: Measure


def asking(worker: Worker, measure: str, game: str, players: int) -> Measure:
    """A figure a worker is asked for."""
    return lambda seconds: worker.ask(measure, game, players, seconds)


def run_rounds(
    tasks: list[Task], rounds: int, seconds: float
) -> tuple[dict[str, list[float]], list[str]]:
    """Every figure of every round, and what could not be measured.

    The tasks take turns, so that a slow minute of the machine is everybody's.
    """
    figures: dict[str, list[float]] = {task.key: [] for task in tasks}
    problems: dict[str, str] = {}
    for number in range(1, rounds + 1):
        for done, task in enumerate(tasks):
            progress(f"round {number} of {rounds}, {done * 100 // len(tasks)} %", done == 0)
            if task.key in problems:
                continue
            try:
                figures[task.key].append(task.measure(seconds / rounds))
            except Unmeasured as problem:
                problems[task.key] = f"{task.key}: {problem}"
    progress("", False)
    measured = {key: values for key, values in figures.items() if key not in problems}
    return measured, list(problems.values())


def progress(words: str, is_first: bool) -> None:
    """Show that it works: one moving line at a terminal, a line each round elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)
    elif is_first:
        print(words, file=sys.stderr, flush=True)


def ratio(figures: list[float], others: list[float]) -> tuple[float, float, float]:
    """The median of the ratios of each round, and their least and most."""
    ratios = [one / other for one, other in zip(figures, others, strict=True)]
    return statistics.median(ratios), min(ratios), max(ratios)


def pin() -> int | None:
    """Keep to one core, which all workers inherit; its number, or None where that cannot be."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def machine() -> dict[str, object]:
    """What kind of machine this is; figures of another kind are not to be compared."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
    }


def git(*words: str) -> str:
    """What git says; nothing where there is no repository."""
    try:
        run = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:
        return ""
    return run.stdout.rstrip() if run.returncode == 0 else ""


class Tree(NamedTuple):
    """What was measured."""

    commit: str
    dirty: bool

    def words(self) -> str:
        changed = " with changes" if self.dirty else ""
        return f"commit {self.commit[:10]}{changed}" if self.commit else "no commit"


def parser(words: str | None, example: str, seconds: float) -> argparse.ArgumentParser:
    """What every benchmark can be asked for."""
    made = argparse.ArgumentParser(
        description=words,
        epilog=f"example: {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument(
        "--seconds", type=_seconds, default=seconds, help=f"time for each figure ({seconds:g})"
    )
    made.add_argument("--json", action="store_true", help="print the results as JSON")
    return made


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds <= 600:
        raise argparse.ArgumentTypeError(f"must be a number above 0, at most 600, not {text!r}")
    return seconds


def tree() -> Tree:
    """The commit that is checked out, and whether something is changed."""
    changes = git("status", "--porcelain", "--", ".", ":!docs")
    return Tree(git("rev-parse", "HEAD"), bool(changes))


def circumstances(tree: Tree, build: str) -> dict[str, object]:
    """What was measured, when, and on what kind of machine."""
    return {
        "commit": tree.commit,
        "dirty": tree.dirty,
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "machine": machine(),
        "build": build,
    }


def headline(tree: Tree, build: str, core: int | None) -> str:
    """The same in words."""
    where = machine()
    pinned = "not pinned to a core" if core is None else f"pinned to core {core}"
    return (
        f"Petteia {build}, {tree.words()}\n"
        f"Python {where['python']}, {where['cores']} cores ({where['cpu']}), {pinned}"
    )


def pure_wanted() -> bool:
    """Did somebody ask for the sources as they are, with PETTEIA_PURE=1?"""
    return os.environ.get("PETTEIA_PURE", "") not in ("", "0")


@contextmanager
def petteia_workers() -> Iterator[list[Worker]]:
    """Petteia as installed, and its sources interpreted; one worker if both are the same.

    The installed build must be that of this tree; PETTEIA_PURE leaves it out.
    """
    with TemporaryDirectory(prefix="petteia-bench-") as folder:
        source = Path(folder) / "src"
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
        shutil.copytree(ROOT / "src", source, ignore=ignore)
        python = Path(sys.executable)
        workers = [Worker("interpreted Petteia", "play_petteia.py", python, source)]
        installed = Worker("Petteia", "play_petteia.py", python)
        try:
            if not pure_wanted() and installed.facts()["build"] == "compiled":
                check_sources(Path(str(installed.facts()["folder"])))
                workers.insert(0, installed)
            else:
                installed.close()
            yield workers
        finally:
            for worker in workers:
                worker.close()


def check_sources(folder: Path) -> None:
    """Are these the sources of this tree? An old build would be measured under a wrong name."""
    ours = ROOT / "src" / "petteia"
    for file in sorted(ours.rglob("*.py")):
        installed = folder / file.relative_to(ours)
        if not installed.exists() or installed.read_bytes() != file.read_bytes():
            name = file.relative_to(ROOT)
            raise Unmeasured(f"The installed build is older than {name}; run this by `make`.")


def make_environment(folder: Path, packages: list[str]) -> None:
    """A virtual environment with some packages in it; what pip says is shown if it fails."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
    run = subprocess.run([*pip, "install", *packages], capture_output=True, text=True)
    if run.returncode:
        print(run.stderr.strip(), file=sys.stderr)
        raise Unmeasured(f"{folder.relative_to(ROOT)}: not installed; what pip said is above.")


def save(path: Path, results: dict[str, object]) -> None:
    """Write results down."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(results, indent=1) + "\n")
    print(f"Written to {path.relative_to(ROOT)}.", file=sys.stderr)


def tell(problems: list[str]) -> int:
    """Say what could not be measured; the exit code."""
    for problem in problems:
        print(f"bench: not measured: {problem}", file=sys.stderr)
    return 1 if problems else 0


def leave(main: Callable[[], int]) -> None:
    """Run a benchmark; what goes wrong is one sentence."""
    try:
        sys.exit(main())
    except Unmeasured as problem:
        print(f"bench: {problem}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("bench: interrupted", file=sys.stderr)
        sys.exit(130)
