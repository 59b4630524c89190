"""How fast the engine is here: `make bench` prints a table and writes bench/results/latest.json."""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import petteia
from petteia.arena.simulate import plan, run
from petteia.kernel.rng import PLAYERS

RESULTS = Path(__file__).parent / "results"
SEED = 7


def per_second(work: Callable[[], object], seconds: float) -> float:
    """How often something can be done in a second, after a first time to warm up."""
    work()
    begin = time.perf_counter()
    count = 0
    while time.perf_counter() - begin < seconds:
        for _ in range(20):
            work()
        count += 20
    return count / (time.perf_counter() - begin)


def middle_of_a_game(players: int) -> petteia.State:
    """The position after 100 random decisions."""
    state = petteia.game("elysium").new(players=players, seed=SEED)
    rng = petteia.stream(SEED, PLAYERS)
    for _ in range(100):
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
    return state


def measure(players: int, seconds: float) -> dict[str, float]:
    """Every figure for one number of players."""
    games = max(20, int(seconds * 400))
    tally, took = run(
        plan("elysium", {"players": players}, ["random"], SEED, games), 1, lambda done: None
    )
    state = middle_of_a_game(players)
    rng = petteia.stream(SEED, petteia.IMAGINED)
    return {
        "decisions": tally.decisions / took,
        "copies": per_second(state.copy, seconds),
        "determinizations": per_second(lambda: state.determinize(0, rng), seconds),
        "views as JSON": per_second(lambda: json.dumps(state.view(0)), seconds),
        "100 moves from the start": per_second(lambda: middle_of_a_game(players), seconds),
    }


def import_seconds() -> float:
    """How long `import petteia` takes in a new process, the best of five."""
    code = "import time; t = time.perf_counter(); import petteia; print(time.perf_counter() - t)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def main() -> None:
    """Measure, print, write down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each figure")
    seconds = parser.parse_args().seconds
    results = {str(players): measure(players, seconds) for players in (2, 3, 4)}
    print(f"per second, {'compiled' if petteia.COMPILED else 'interpreted'}, one core")
    print(f"{'':<22}" + "".join(f"{players + ' players':>14}" for players in results))
    for name in results["4"]:
        print(f"{name:<22}" + "".join(f"{results[p][name]:>14,.0f}" for p in results))
    took = import_seconds()
    print(f"import petteia: {took * 1000:.0f} ms")
    RESULTS.mkdir(exist_ok=True)
    summary = {"compiled": petteia.COMPILED, "per_second": results, "import_seconds": took}
    (RESULTS / "latest.json").write_text(json.dumps(summary, indent=2) + "\n")


if __name__ == "__main__":
    main()
