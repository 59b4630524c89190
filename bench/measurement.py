"""What the benchmarks share: workers that run in turn on one core, rounds and their medians, and
metadata about the machine and the commit.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RESULTS = HERE / "results"
WORKERS = HERE / "workers"
AGAINST = ROOT / "build" / "against"
"""The environments of other commits."""


class Unmeasured(Exception):
    """Something could not be measured; the message says what and why."""


class Worker:
    """A worker process; it is started by the first request."""

    def __init__(self, name: str, program: str, python: Path, source: Path | None = None) -> None:
        """`source` is a folder of modules that replace the installed ones."""
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
        """The facts a worker prints when it starts."""
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
        """Measure a figure: how much was done per second."""
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
        """The seconds some Python code takes in a new process with the same environment."""
        code = f"import time; begin = time.perf_counter(); {code}; print(time.perf_counter()-begin)"
        run = subprocess.run(
            [str(self.python), "-c", code], env=self.environment, capture_output=True, text=True
        )
        if run.returncode:
            raise Unmeasured(f"{self.name}: {run.stderr.strip().splitlines()[-1]}")
        return float(run.stdout)

    def close(self) -> None:
        """End the process."""
        if self.process is not None:
            assert self.process.stdin is not None
            self.process.stdin.close()
            self.process.wait()
            self.process = None


Measure = Callable[[float], float]
"""Takes the seconds of a round and returns the figure."""


class Task(NamedTuple):
    """A figure to be measured in every round."""

    key: str
    measure: Measure


def ask_worker(worker: Worker, measure: str, game: str, players: int) -> Measure:
    """A measure that asks a worker."""
    return lambda seconds: worker.ask(measure, game, players, seconds)


def run_rounds(
    tasks: list[Task], rounds: int, seconds: float, workers: Sequence[Worker] = ()
) -> tuple[dict[str, list[float]], list[str]]:
    """All figures by round, and what could not be measured.

    The tasks alternate, so that a slow minute of the machine affects all of them; every second
    round runs backwards, so that no task always follows the same one. `workers` are restarted
    for each round.
    """
    figures: dict[str, list[float]] = {task.key: [] for task in tasks}
    problems: dict[str, str] = {}
    for number in range(1, rounds + 1):
        for worker in workers:
            worker.close()
        for done, task in enumerate(tasks if number % 2 else reversed(tasks)):
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
    """Show progress: one updated line at a terminal, one line per round elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)
    elif is_first:
        print(words, file=sys.stderr, flush=True)


def ratio(figures: list[float], others: list[float]) -> tuple[float, float, float]:
    """The median, minimum and maximum of the ratios by round."""
    ratios = [one / other for one, other in zip(figures, others, strict=True)]
    return statistics.median(ratios), min(ratios), max(ratios)


def pin() -> int | None:
    """Pin this process and its workers to one core; None where that is not supported."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def machine() -> dict[str, object]:
    """The kind of machine; only figures of the same kind can be compared."""
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
    """The output of git; empty without a repository."""
    try:
        run = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:
        return ""
    return run.stdout.rstrip() if run.returncode == 0 else ""


class Tree(NamedTuple):
    """The commit that was measured."""

    commit: str
    dirty: bool

    def words(self) -> str:
        changed = " with changes" if self.dirty else ""
        return f"commit {self.commit[:10]}{changed}" if self.commit else "no commit"


def parser(words: str | None, example: str, seconds: float) -> argparse.ArgumentParser:
    """A parser with the arguments all benchmarks share."""
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
    """The commit that is checked out, and whether files are changed."""
    changes = git("status", "--porcelain", "--", ".", ":!docs")
    return Tree(git("rev-parse", "HEAD"), bool(changes))


def metadata(tree: Tree, build: str) -> dict[str, object]:
    """The commit, date, machine and build."""
    return {
        "commit": tree.commit,
        "dirty": tree.dirty,
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "machine": machine(),
        "build": build,
    }


def headline(tree: Tree, build: str, core: int | None) -> str:
    """The metadata in words."""
    where = machine()
    pinned = "not pinned to a core" if core is None else f"pinned to core {core}"
    return (
        f"Petteia {build}, {tree.words()}\n"
        f"Python {where['python']}, {where['cores']} cores ({where['cpu']}), {pinned}"
    )


def pure_wanted() -> bool:
    """Is PETTEIA_PURE=1 set, for interpreted sources?"""
    return os.environ.get("PETTEIA_PURE", "") not in ("", "0")


@contextmanager
def petteia_workers() -> Iterator[list[Worker]]:
    """Workers for the installed build and for interpreted sources; one if both are the same.

    The installed build must be made from this tree; PETTEIA_PURE leaves it out.
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
    """Check that a build was made from this tree; an older one would get the wrong label."""
    ours = ROOT / "src" / "petteia"
    for file in sorted(ours.rglob("*.py")):
        installed = folder / file.relative_to(ours)
        if not installed.exists() or installed.read_bytes() != file.read_bytes():
            name = file.relative_to(ROOT)
            raise Unmeasured(f"The installed build is older than {name}; run this by `make`.")


def make_environment(folder: Path, packages: list[str]) -> None:
    """Make a virtual environment with some packages; the output of pip is shown if it fails."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
    run = subprocess.run([*pip, "install", *packages], capture_output=True, text=True)
    if run.returncode:
        print(run.stderr.strip(), file=sys.stderr)
        raise Unmeasured(f"{folder.relative_to(ROOT)}: not installed; what pip said is above.")


def install_commit(name: str) -> tuple[str, Path]:
    """Install another commit in a virtual environment; return the commit and its Python."""
    commit = git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}")
    if not commit:
        raise Unmeasured(f"git knows no commit {name!r}.")
    folder = AGAINST / (f"{commit}-pure" if pure_wanted() else commit)
    python = folder / "bin" / "python"
    if (folder / "installed").exists():
        return commit, python
    print(f"Installing commit {commit[:10]} for comparison ...", file=sys.stderr)
    with TemporaryDirectory(prefix="petteia-bench-") as sources:
        archive = f"{sources}.zip"
        git("archive", f"--output={archive}", commit)
        shutil.unpack_archive(archive, sources)
        Path(archive).unlink()
        make_environment(folder, [sources])
    (folder / "installed").touch()
    return commit, python


def save(path: Path, results: dict[str, object]) -> None:
    """Save results to a file."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(results, indent=1) + "\n")
    print(f"Written to {path.relative_to(ROOT)}.", file=sys.stderr)


def report_problems(problems: list[str]) -> int:
    """Print what could not be measured, and return the exit code."""
    for problem in problems:
        print(f"bench: not measured: {problem}", file=sys.stderr)
    return 1 if problems else 0


def run_main(main: Callable[[], int]) -> None:
    """Run a benchmark and print failures as one sentence."""
    try:
        sys.exit(main())
    except Unmeasured as problem:
        print(f"bench: {problem}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("bench: interrupted", file=sys.stderr)
        sys.exit(130)
