"""Runs many simulations on several cores, and says how to repeat one that fails."""

import argparse
import gc
import json
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import partial

from tests.simulation.mutants import MUTANTS
from tests.simulation.world import Result, simulate

DAY = 86_400.0
COLLECT = 10
"""Simulations between two garbage collections; there is none while one runs."""
EXAMPLE = """\
examples:
  make simulate-server                     1,000 seeds
  make simulate-server SEED=17             one seed again, with everything that happens
  make simulate-server PLANT=all           find every planted bug
  make simulate-server PLANT=double-wake   find one of them
"""


def run_one(seed: int, plant: str | None = None) -> Result:
    """One simulation, with a garbage collection now and then."""
    if seed % COLLECT == 0:
        gc.collect()
    return simulate(seed, MUTANTS[plant] if plant else None)


def find_bug(seeds: range, plant: str) -> tuple[str, Result | None, int]:
    """The first simulation that finds a planted bug, and how many were run."""
    for number, seed in enumerate(seeds, 1):
        result = run_one(seed, plant)
        if result.failure is not None:
            return plant, result, number
    return plant, None, len(seeds)


def results(seeds: range, jobs: int) -> Iterator[Result]:
    """The simulations of these seeds, as they end."""
    if jobs == 1:
        yield from map(run_one, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, _freeze) as pool:
        yield from pool.imap_unordered(run_one, seeds, chunksize=4)


def _freeze() -> None:
    """Keep what exists now out of every garbage collection."""
    gc.collect()
    gc.freeze()


def commit() -> str:
    """The commit that is tested; marked if files were changed since."""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=12"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()


def report_failure(result: Result, plant: str | None = None) -> str:
    """A failure, and the command that repeats it."""
    planted = f" PLANT={plant}" if plant else ""
    return (
        f"Seed {result.seed} at commit {commit()} failed after {result.failed_at:.3f} simulated "
        f"seconds:\n  {result.failure}\nRepeat it: make simulate-server SEED={result.seed}{planted}"
    )


def run_seeds(seeds: range, jobs: int, as_json: bool, keep: bool) -> int:
    """Run seeds until one fails, or all of them if `keep`."""
    begin = time.monotonic()
    done, days, entries, requests, kills = 0, 0.0, 0, 0, 0
    failed: list[Result] = []
    for result in results(seeds, jobs):
        done += 1
        days += result.seconds / DAY
        entries += result.entries
        requests += result.requests
        kills += result.kills
        if as_json:
            print(json.dumps(asdict(result)), flush=True)
        if result.failure is not None:
            failed.append(result)
            print(report_failure(result), file=sys.stderr)
            if not keep:
                break
        _show_progress(
            f"{done}/{len(seeds)} seeds, {days:.1f} simulated days, {len(failed)} failed, "
            f"{time.monotonic() - begin:.0f} s"
        )
    _show_progress("", end=True)
    words = (
        f"{done} seeds in {time.monotonic() - begin:.0f} s: {days:.1f} simulated days, "
        f"{requests} requests, {entries} journal entries, {kills} kills, {len(failed)} failed."
    )
    print(words, file=sys.stderr if as_json else sys.stdout)
    return 1 if failed else 0


def run_mutants(names: Sequence[str], seeds: range, jobs: int, as_json: bool) -> int:
    """Find each planted bug; 1 if one of them is not found."""
    missing: list[str] = []
    width = max(map(len, names))
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(names)), _freeze) as pool:
        for plant, result, runs in pool.imap_unordered(partial(find_bug, seeds), names):
            if result is None:
                missing.append(plant)
                line = f"{plant:{width}}  not found in {runs} seeds"
            else:
                line = f"{plant:{width}}  seed {result.seed:4}  {result.failure}"
            if as_json:
                found = None if result is None else result.seed
                words = None if result is None else result.failure
                line = json.dumps({"plant": plant, "seed": found, "failure": words})
            print(line, flush=True)
    summary = f"{len(names) - len(missing)} of {len(names)} planted bugs were found."
    print(summary, file=sys.stderr if as_json else sys.stdout)
    return 1 if missing else 0


def show_one(seed: int, plant: str | None) -> int:
    """Run one seed, and print everything that happens."""
    result = simulate(seed, MUTANTS[plant] if plant else None, print)
    if result.failure is not None:
        print(report_failure(result, plant), file=sys.stderr)
        return 1
    print(f"Seed {seed} is right: {result.seconds:.0f} simulated seconds, trace {result.digest}.")
    return 0


def _show_progress(words: str, end: bool = False) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)
    elif not end and words.split("/")[0].endswith("00"):
        print(words, file=sys.stderr, flush=True)


def _read_arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.simulation",
        description="Simulate the whole server: processes, database, network, people, faults.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seeds", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first seed (1)")
    parser.add_argument("--seed", type=int, help="run this one, and print everything that happens")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes to use")
    parser.add_argument("--plant", help="plant bugs by name, with commas between them, or all")
    parser.add_argument("--list", action="store_true", help="list the bugs that can be planted")
    parser.add_argument("--keep-going", action="store_true", help="do not stop at a failure")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    args = parser.parse_args(words)
    names = [*MUTANTS] if args.plant == "all" else (args.plant or "").split(",")
    args.plant = names if args.plant else []
    if unknown := set(args.plant) - set(MUTANTS):
        parser.error(f"there is no bug {', '.join(sorted(unknown))}; --list names them")
    if args.seed is not None and len(args.plant) > 1:
        parser.error("--seed takes one bug at most")
    if args.seeds < 1 or args.jobs < 1:
        parser.error("--seeds and --jobs are at least 1")
    return args


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; 1 if a simulation failed, or a planted bug was not found."""
    args = _read_arguments(words)
    seeds = range(args.first, args.first + args.seeds)
    if args.list:
        for name, plant in MUTANTS.items():
            print(f"{name:32} {plant.__doc__}")
        return 0
    if args.seed is not None:
        return show_one(args.seed, args.plant[0] if args.plant else None)
    if args.plant:
        return run_mutants(args.plant, seeds, args.jobs, args.json)
    return run_seeds(seeds, args.jobs, args.json, args.keep_going)
