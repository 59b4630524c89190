"""Petteia beside OpenSpiel and catanatron, on this machine, in one run.

The peers are installed from the package registry into a virtual environment (build/peers). All play
at random, each in its own process, alternating on one core; a ratio is the median of the ratios of
the rounds. The figures are the players' moves per second of processor time over whole games,
including set-up. Every move counts, forced or not. Petteia plays forced moves by itself; their
number is counted beforehand.
"""

import json
import sys
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import NamedTuple

import measurement
from measurement import HERE, RESULTS, ROOT, Task, Worker, ask_worker

PEERS = ROOT / "build" / "peers"
WANTED = HERE / "peers.txt"
ROUNDS = 11
SECONDS = 4.0
GAME = "elysium"
PLAYERS = 4
Figures = dict[str, list[float]]


class Row(NamedTuple):
    """A ratio of two figures, and its target."""

    words: str
    ours: str
    theirs: str
    target: float | None = None


class Limit(NamedTuple):
    """A time with a target."""

    words: str
    figure: str
    most: float
    unit: str


MUST_SHOW = (
    Row("engine's loop : OpenSpiel's C++ loop", "Petteia loop", "OpenSpiel loop", 2),
    Row("engine's loop : catanatron", "Petteia loop", "catanatron 2", 100),
    Row("both driven from Python : OpenSpiel", "Petteia steps", "OpenSpiel steps", 3),
    Row("interpreted, from Python : catanatron", "interpreted steps", "catanatron 2", 4),
)
LIMITS = (
    Limit("copy, called from Python", "Petteia copies", 1, "µs"),
    Limit("determinize, called from Python", "Petteia determinizations", 3, "µs"),
    Limit("a finished game's record read and replayed", "Petteia replays", 1, "ms"),
    Limit("import petteia", "Petteia imports", 150, "ms"),
)
ALSO = (
    Row("its choices only : all moves of the C++ loop", "Petteia loop, choices", "OpenSpiel loop"),
    Row("real choices on both sides", "Petteia loop, choices", "OpenSpiel loop, choices"),
    Row("engine's loop : C++ loop, chance counted too", "Petteia loop", "OpenSpiel loop, chance"),
    Row("from a dealt position : C++ rollouts", "Petteia dealt loop", "OpenSpiel dealt loop"),
    Row("from Python, chance counted too : OpenSpiel", "Petteia steps", "OpenSpiel steps, chance"),
    Row("from Python, its choices only : OpenSpiel", "Petteia steps, choices", "OpenSpiel steps"),
    Row("from Python : fastest loop for hearts", "Petteia steps", "OpenSpiel fastest steps"),
    Row("from Python, dealt : OpenSpiel", "Petteia dealt steps", "OpenSpiel dealt steps"),
    Row("engine's loop : catanatron, 4 players", "Petteia loop", "catanatron 4"),
    Row("engine's loop, 2 players : catanatron", "Petteia loop, 2 players", "catanatron 2"),
    Row("interpreted, its own loop : catanatron", "interpreted loop", "catanatron 2"),
    Row("interpreted, its choices only : catanatron", "interpreted steps, choices", "catanatron 2"),
    Row("interpreted, from Python : OpenSpiel", "interpreted steps", "OpenSpiel steps"),
    Row("copies : OpenSpiel", "Petteia copies", "OpenSpiel copies"),
    Row("copies : catanatron", "Petteia copies", "catanatron copies"),
)
"""Further comparisons without a target."""


def install_peers() -> Path:
    """The Python of the peers' environment, which is made if it is missing."""
    python = PEERS / "bin" / "python"
    installed = PEERS / "installed.txt"
    wanted = WANTED.read_text()
    if not installed.exists() or installed.read_text() != wanted:
        print("Installing OpenSpiel and catanatron from the package registry ...", file=sys.stderr)
        measurement.make_environment(PEERS, ["--requirement", str(WANTED)])
        installed.write_text(wanted)
    return python


def tasks_of(ours: list[Worker], openspiel: Worker, catanatron: Worker) -> list[Task]:
    """The tasks in the order of a round."""
    installed, interpreted = ours[0], ours[-1]

    def petteia(words: str, measure: str, players: int = PLAYERS) -> Task:
        return Task(f"Petteia {words}", ask_worker(installed, measure, GAME, players))

    def pure(words: str, measure: str) -> Task:
        return Task(f"interpreted {words}", ask_worker(interpreted, measure, GAME, PLAYERS))

    def hearts(words: str, measure: str) -> Task:
        return Task(f"OpenSpiel {words}", ask_worker(openspiel, measure, "hearts", 4))

    def catan(words: str, measure: str, players: int) -> Task:
        return Task(f"catanatron {words}", ask_worker(catanatron, measure, "catan", players))

    return [
        petteia("loop", "playouts"),
        hearts("loop", "playouts"),
        catan("2", "playouts", 2),
        pure("loop", "playouts"),
        petteia("steps", "steps"),
        hearts("steps", "steps"),
        pure("steps", "steps"),
        hearts("fastest steps", "fastest_steps"),
        petteia("loop, 2 players", "playouts", 2),
        catan("4", "playouts", 4),
        petteia("dealt loop", "dealt"),
        hearts("dealt loop", "dealt"),
        petteia("dealt steps", "dealt_steps"),
        hearts("dealt steps", "dealt_steps"),
        petteia("copies", "copies"),
        hearts("copies", "copies"),
        catan("copies", "copies", 2),
        petteia("determinizations", "determinizations"),
        petteia("replays", "replays"),
        Task("Petteia imports", lambda seconds: 1 / installed.time("import petteia")),
    ]


def count_forced(figures: Figures, moves_a_choice: dict[str, float]) -> None:
    """Petteia's workers count choices. Keep that figure, and add one that counts all moves."""
    for key in list(figures):
        if key.startswith(("Petteia", "interpreted")) and ("loop" in key or "steps" in key):
            players = 2 if key.endswith("2 players") else PLAYERS
            figures[f"{key}, choices"] = figures[key]
            figures[key] = [figure * moves_a_choice[str(players)] for figure in figures[key]]


def count_otherwise(figures: Figures, per_game: dict[str, float]) -> None:
    """The figures of hearts counted with chance, or by real choices only."""
    decisions = per_game["decisions"]
    for key in ("OpenSpiel loop", "OpenSpiel steps"):
        if key in figures:
            with_chance = (decisions + per_game["chance"]) / decisions
            choices = per_game["choices"] / decisions
            figures[f"{key}, chance"] = [figure * with_chance for figure in figures[key]]
            figures[f"{key}, choices"] = [figure * choices for figure in figures[key]]


def show_ratio(row: Row, figures: Figures) -> str:
    """A line of the table of ratios."""
    words = f"{row.words:<50}"
    if row.ours not in figures or row.theirs not in figures:
        return f"{words} not measured"
    middle, least, most = measurement.ratio(figures[row.ours], figures[row.theirs])
    span = f"({least:.2f} to {most:.2f})"
    line = f"{words}{middle:>8.2f} ×  {span:<20}"
    if row.target is not None:
        line += f"≥ {row.target:g} ×".ljust(11) + ("yes" if middle >= row.target else "no")
    return line.rstrip()


def show_limit(limit: Limit, figures: Figures) -> str:
    """A line about a time with a target."""
    words = f"{limit.words:<50}"
    if limit.figure not in figures:
        return f"{words} not measured"
    scale = {"µs": 1e6, "ms": 1e3}[limit.unit]
    times = [scale / figure for figure in figures[limit.figure]]
    span = f"({min(times):.2f} to {max(times):.2f})"
    verdict = "yes" if median(times) <= limit.most else "no"
    most = f"≤ {limit.most:g} {limit.unit}"
    return f"{words}{median(times):>8.2f} {limit.unit} {span:<20}{most:<11}{verdict}"


def report(figures: Figures, per_game: dict[str, float], moves_a_choice: float) -> str:
    """All results, the targets last."""
    lines = [f"{'per second':<32}{'median':>12}   least to most"]
    for key, values in figures.items():
        span = f"{min(values):,.0f} to {max(values):,.0f}"
        lines.append(f"  {key:<30}{median(values):>12,.0f}   {span}")
    lines += [
        f"A game of hearts has {per_game['decisions']:.0f} moves of players "
        f"({per_game['choices']:.0f} with a choice) and {per_game['chance']:.0f} chance nodes; "
        f"Elysium with {PLAYERS} players has {moves_a_choice:.2f} moves for each with a choice.",
        "",
        "Other ways to look at it",
        *(show_ratio(row, figures) for row in ALSO),
        "",
        f"What must show (Elysium with {PLAYERS} players, hearts with 4, catanatron with 2)",
        *(show_ratio(row, figures) for row in MUST_SHOW),
        *(show_limit(limit, figures) for limit in LIMITS),
    ]
    return "\n".join(lines)


def main() -> int:
    """Install, measure, print and save."""
    example = "make bench-peers, or .venv/bin/python bench/peers.py --seconds 10 --json"
    asked = measurement.parser(__doc__, example, SECONDS).parse_args()
    python = install_peers()
    tree = measurement.tree()
    core = measurement.pin()
    with (
        measurement.petteia_workers() as ours,
        closing(Worker("OpenSpiel", "play_openspiel.py", python)) as openspiel,
        closing(Worker("catanatron", "play_catanatron.py", python)) as catanatron,
    ):
        build = str(ours[0].facts()["build"])
        versions = {it.name: it.facts()["version"] for it in (openspiel, catanatron)}
        per_game = openspiel.facts()["per_game"]
        moves_a_choice = ours[0].facts()["moves_a_choice"]
        assert isinstance(per_game, dict)
        assert isinstance(moves_a_choice, dict)
        tasks = tasks_of(ours, openspiel, catanatron)
        figures, problems = measurement.run_rounds(tasks, ROUNDS, asked.seconds)
    count_forced(figures, moves_a_choice)
    count_otherwise(figures, per_game)
    results: dict[str, object] = {
        **measurement.metadata(tree, build),
        "seconds": asked.seconds,
        "peers": versions,
        "hearts": per_game,
        "moves_a_choice": moves_a_choice,
        "per_second": figures,
    }
    if asked.json:
        print(json.dumps(results, indent=1))
    else:
        print(measurement.headline(tree, build, core))
        print(", ".join(f"{name} {version}" for name, version in versions.items()) + "\n")
        print(report(figures, per_game, moves_a_choice[str(PLAYERS)]))
    measurement.save(RESULTS / "peers.json", results)
    return measurement.report_problems(problems)


if __name__ == "__main__":
    measurement.run_main(main)
