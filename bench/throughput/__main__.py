"""`python -m bench.throughput`: the command line and the report."""

import argparse
import dataclasses
import json
import pstats
import sys
import tempfile
from functools import partial
from pathlib import Path
from statistics import median

import bench.throughput
from bench.measurement import progress
from bench.throughput.run import Failed, Figures, Load, measure_bare, measure_tables
from petteia.kernel.game import browser_games

BARE = "bare FastAPI and SQLite"
TABLES = "Petteia"
WHOLE = "Petteia, whole positions"
OTHER = "the other build"
LEAST, MOST = 1200.0, 250.0
"""The target: moves a second, and the p99 in milliseconds."""
LINES = 40
"""Lines of a profile."""


def read_arguments() -> argparse.Namespace:
    """The command line."""
    about = bench.throughput.__doc__ or ""
    parser = argparse.ArgumentParser(
        prog="python -m bench.throughput",
        description=about.split("\n")[0],
        epilog="Example: python -m bench.throughput --rounds 1 --seconds 10 --profile",
    )
    parser.add_argument("--tables", type=int, default=150, help="tables of four players (150)")
    parser.add_argument(
        "--games",
        nargs="+",
        choices=browser_games(),
        default=browser_games()[:1],
        help="the games the tables take turns at (the first one)",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=15.0,
        help="of each measurement (15); no game should end in it",
    )
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each (3)")
    parser.add_argument(
        "--whole", action="store_true", help="also with whole positions instead of changes"
    )
    parser.add_argument(
        "--against",
        metavar="PYTHON",
        help="also the build that this interpreter has installed, with whole positions",
    )
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    parser.add_argument("--json", action="store_true", help="the figures for programs")
    return parser.parse_args()


def measure(asked: argparse.Namespace) -> dict[str, list[Figures]]:
    """The figures of all rounds, in turns."""
    load = Load(asked.tables, tuple(asked.games), asked.seconds)
    ways = {BARE: partial(measure_bare, load), TABLES: partial(measure_tables, load, True)}
    if asked.whole:
        ways[WHOLE] = partial(measure_tables, load, False)
    if asked.against:
        ways[OTHER] = partial(measure_tables, load, False, asked.against)
    rounds: dict[str, list[Figures]] = {name: [] for name in ways}
    for number in range(asked.rounds):
        for name, way in ways.items():
            progress(f"round {number + 1} of {asked.rounds}: {name}", False)
            rounds[name].append(way())
    return rounds


def medians(rounds: list[Figures]) -> Figures:
    """The median of each figure."""
    rows = [dataclasses.astuple(one) for one in rounds]
    return Figures(*(median(column) for column in zip(*rows, strict=True)))


def show(asked: argparse.Namespace, rounds: dict[str, list[Figures]]) -> bool:
    """Print the medians and the ratios; return whether the target is reached."""
    print(
        f"{asked.tables} tables of four at {' and '.join(asked.games)}, everybody listens;"
        f" {asked.rounds} × {asked.seconds:g} s in turns"
    )
    titles = ("moves/s", "p50 ms", "p99 ms", "kB/move", "server", "client")
    print(f"{'':>26}" + "".join(f"{title:>9}" for title in titles) + "    (cores)")
    for name, figures in rounds.items():
        it = medians(figures)
        print(
            f"{name:>26}{it.moves_a_second:>9.0f}{it.p50:>9.1f}{it.p99:>9.1f}"
            f"{it.bytes_a_move / 1000:>9.1f}{it.server_cores:>9.2f}{it.client_cores:>9.2f}"
        )
    for name, figures in rounds.items():
        if name != TABLES:
            pairs = zip(rounds[TABLES], figures, strict=True)
            ratio = median(ours.moves_a_second / it.moves_a_second for ours, it in pairs)
            print(f"{TABLES} makes {ratio:.2f} times the moves of: {name}")
    ours = medians(rounds[TABLES])
    reached = ours.moves_a_second >= LEAST and ours.p99 <= MOST
    print(f"≥ {LEAST:g} moves/s at p99 ≤ {MOST:g} ms: {'yes' if reached else 'no'}")
    return reached


def show_profile(asked: argparse.Namespace) -> None:
    """Run the server under the profiler, which slows it down, and print its hottest functions."""
    load = Load(asked.tables, tuple(asked.games), asked.seconds)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "server.profile"
        figures = measure_tables(load, changes=True, profile=file)
        print(f"\nUnder the profiler: {figures.moves_a_second:.0f} moves/s. By own time:")
        pstats.Stats(str(file)).sort_stats("tottime").print_stats(LINES)
        print("With everything called:")
        pstats.Stats(str(file)).sort_stats("cumulative").print_stats(LINES)


def main() -> None:
    """Measure and print."""
    asked = read_arguments()
    try:
        rounds = measure(asked)
        if asked.json:
            rows = {name: [dataclasses.asdict(one) for one in it] for name, it in rounds.items()}
            print(json.dumps(rows))
            return
        reached = show(asked, rounds)
        if asked.profile:
            show_profile(asked)
    except Failed as failed:
        sys.exit(f"Not measured: {failed}")
    sys.exit(0 if reached else 1)


if __name__ == "__main__":
    main()
