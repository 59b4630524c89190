"""The speed of the engine, compared with an earlier commit.

Every figure is the median of several rounds on one core, in processor time. The results of a commit
are saved in bench/results; the next run is compared with the newest earlier commit measured on this
kind of machine. The speed of a machine varies from minute to minute: --against measures another
commit in the same run, which is more reliable. The two commits then take turns in more rounds, each
with new processes, because the memory layout of a process alone changes its speed by some percent.
"""

import argparse
import json
from statistics import median

import measurement
from measurement import RESULTS, Task, Tree, Worker

ROUNDS = 5
SECONDS = 1.0
AGAINST_TIMES = 5
"""How many times the rounds and seconds with --against: small differences need more of both."""
ROWS = {
    "playouts": "decisions, in the engine's loop",
    "all_sets": "decisions, all content",
    "steps": "decisions, driven from Python",
    "new_games": "games set up",
    "copies": "copies",
    "determinizations": "determinizations",
    "simulations": "ISMCTS, full random rollouts",
    "ratings": "positions rated",
    "views": "views as JSON",
    "replays": "records read and replayed",
    "loads": "positions loaded",
}
"""The figures of every game, per second."""
YARDSTICK = "yardstick"
"""A figure of the machine, not of the engine, to judge comparisons with another day."""
MILLISECONDS = {
    "import": ("import petteia", "import petteia"),
    "first": ("import, first position", "import petteia; petteia.game({game!r}).new(players=4)"),
}
"""The figures measured once for each game and build."""


def tasks_of(worker: Worker, build: str) -> list[Task]:
    """All figures of a build."""
    games = worker.facts()["games"]
    measures = worker.facts()["measures"]
    assert isinstance(games, dict)
    assert isinstance(measures, list)
    tasks = []
    for game, numbers in games.items():
        for players in numbers:
            tasks += [
                Task(
                    f"{game}/{players}/{row}/{build}",
                    measurement.ask_worker(worker, row, game, players),
                )
                for row in ROWS
                if row in measures
            ]
        for key, (_, code) in MILLISECONDS.items():
            tasks.append(Task(f"{game}/-/{key}/{build}", _timing(worker, code.format(game=game))))
    return tasks


def _timing(worker: Worker, code: str) -> measurement.Measure:
    return lambda seconds: worker.time(code) * 1000


def earlier_results(tree: Tree, build: str) -> dict[str, object] | None:
    """The results of the newest earlier commit with this build and this kind of machine."""
    stored: dict[str, dict[str, object]] = {}
    for file in RESULTS.glob("*.json"):
        results = json.loads(file.read_text())
        same = results.get("machine") == measurement.machine() and results.get("build") == build
        if same and not results.get("dirty") and "figures" in results:
            stored[results["commit"]] = results
    earlier = measurement.git("rev-list", "HEAD").splitlines()
    for commit in earlier if tree.dirty else earlier[1:]:
        if commit in stored:
            return stored[commit]
    return None


def table(
    figures: dict[str, list[float]], changes: dict[str, float], games: dict[str, list[int]]
) -> str:
    """All figures as text, each with its ratio to the earlier one."""
    lines = []
    for game, numbers in games.items():
        for build in ("compiled", "interpreted"):
            if not any(key.endswith(f"/{build}") for key in figures):
                continue
            title = f"{game}, {build}, per second"
            lines += [
                "",
                f"{title:<34}"
                + "".join(
                    f"{n:>3} {'player ' if n == 1 else 'players'}       " for n in numbers
                ).rstrip(),
            ]
            for row, words in ROWS.items():
                keys = [f"{game}/{players}/{row}/{build}" for players in numbers]
                cells = [_cell(key, figures, changes) for key in keys]
                lines.append(f"  {words:<32}" + "".join(cells).rstrip())
            for key, (words, _) in MILLISECONDS.items():
                cell = _cell(f"{game}/-/{key}/{build}", figures, changes)
                lines.append(f"  {words + ', ms':<32}" + cell.rstrip())
    return "\n".join(lines)


def _cell(key: str, figures: dict[str, list[float]], changes: dict[str, float]) -> str:
    figure = f"{median(figures[key]):,.0f}" if key in figures else "-"
    change = f"×{changes[key]:.2f}" if key in changes else ""
    return f"{figure:>11} {change:<6}"


def compare_in_run(figures: dict[str, list[float]], build: str) -> dict[str, float]:
    """The ratios to the other commit measured in the same run."""
    pairs = {key: f"{key.rpartition('/')[0]}/against" for key in figures if key.endswith(build)}
    return {
        key: measurement.ratio(figures[key], figures[other])[0]
        for key, other in pairs.items()
        if other in figures
    }


def compare_stored(
    figures: dict[str, list[float]], earlier: dict[str, object] | None
) -> tuple[dict[str, float], str]:
    """The ratios to stored results, and a sentence about them."""
    if earlier is None:
        return {}, (
            "Nothing to compare with: no earlier commit was measured on this kind of machine; "
            "`make bench AGAINST=HEAD~1` measures one."
        )
    before = earlier["figures"]
    assert isinstance(before, dict)
    changes = {
        key: median(values) / median(before[key])
        for key, values in figures.items()
        if key in before
    }
    words = f"×: of commit {str(earlier['commit'])[:10]} as measured {earlier['date']}"
    if YARDSTICK in changes:
        words += f", when the machine itself ran at ×{1 / changes[YARDSTICK]:.2f} of now"
    return changes, (
        f"{words}.\nDifferences of a third mean nothing; use `make bench AGAINST=HEAD~1` instead."
    )


def read_arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    example = "make bench AGAINST=HEAD~1, or .venv/bin/python bench/bench.py --seconds 3 --json"
    parser = measurement.parser(__doc__, example, SECONDS)
    parser.add_argument(
        "--against",
        metavar="COMMIT",
        help=f"measure this commit in the same run, in {AGAINST_TIMES} times the time",
    )
    return parser.parse_args()


def main() -> int:
    """Measure, print, compare and save."""
    asked = read_arguments()
    tree = measurement.tree()
    against = measurement.install_commit(asked.against) if asked.against else None
    core = measurement.pin()
    with measurement.petteia_workers() as workers:
        games = workers[0].facts()["games"]
        assert isinstance(games, dict)
        build = str(workers[0].facts()["build"])
        if against is not None:
            del workers[1:]  # only the same build can be compared
        tasks = [task for it in workers for task in tasks_of(it, str(it.facts()["build"]))]
        if against is not None:
            other = Worker(against[0][:10], "play_petteia.py", against[1])
            workers.append(other)
            tasks += tasks_of(other, "against")
            other_build = other.facts()["build"]
        tasks.sort(key=lambda task: task.key)
        tasks.append(Task(YARDSTICK, measurement.ask_worker(workers[0], YARDSTICK, "", 0)))
        times = AGAINST_TIMES if against is not None else 1
        figures, problems = measurement.run_rounds(
            tasks, ROUNDS * times, asked.seconds * times, workers
        )

    if against is not None:
        changes = compare_in_run(figures, build)
        words = f"×: of commit {against[0][:10]} ({other_build}), measured in the same run."
    else:
        changes, words = compare_stored(figures, earlier_results(tree, build))
    results: dict[str, object] = {
        **measurement.metadata(tree, build),
        "seconds": asked.seconds,
        "figures": figures,
    }
    if asked.json:
        print(json.dumps(results, indent=1))
    else:
        print(measurement.headline(tree, build, core))
        print(table(figures, changes, games))
        print(f"\n{words}")
    name = tree.commit or "unknown"
    name += "" if build == "compiled" else f"-{build}"
    name += "-changed" if tree.dirty else ""
    if asked.seconds < SECONDS:
        name = "short"  # too short a time to compare others with
    measurement.save(RESULTS / f"{name}.json", results)
    return measurement.report_problems(problems)


if __name__ == "__main__":
    measurement.run_main(main)
