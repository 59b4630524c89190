"""Pieces of work for the tests; they stand in a module so that other processes find them."""

import os
import signal
import time
from pathlib import Path

from petteia import Problem
from petteia.arena.match.tournament import TournamentPlan, play_game
from petteia.bots.bot import Bot
from petteia.bots.clock import Clock
from petteia.bots.levels import LEVELS, Level
from petteia.kernel.state import Json, State


def square(number: int) -> int:
    return number * number


def slow_square(number: int) -> int:
    time.sleep(0.2)
    return number * number


def refuse(number: int) -> int:
    raise Problem(f"Piece {number} cannot be done.")


def fail(number: int) -> int:
    return number // 0


def die_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_once(folder: str, number: int) -> int:
    """Piece 3 takes its process with it the first time."""
    mark = Path(folder, "died")
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


class FirstBot(Bot):
    """Always the first of the legal actions."""

    def choose(self, state: State, clock: Clock) -> int:
        return state.legal()[0]


class LastBot(Bot):
    """Always the last of the legal actions."""

    def choose(self, state: State, clock: Clock) -> int:
        return state.legal()[-1]


TEST_BOTS = {
    "first": Level(lambda rng, _: FirstBot()),
    "last": Level(lambda rng, _: LastBot()),
}


def play_with_test_bots(plan: TournamentPlan, number: int) -> Json:
    """A game of a contest, in a process that may never have heard of the bots of the tests."""
    LEVELS.update(TEST_BOTS)
    try:
        return play_game(plan, number)
    finally:
        for name in TEST_BOTS:
            del LEVELS[name]


def play_and_tell(folder: str, plan: TournamentPlan, number: int) -> Json:
    """A game that takes its time; where it is begun is told in a file for every attempt."""
    name = f"{number}-{os.getpid()}-{time.monotonic_ns()}"
    Path(folder, name).write_text(os.environ["PETTEIA_TEST_NODE"])
    time.sleep(0.3)
    return play_with_test_bots(plan, number)
