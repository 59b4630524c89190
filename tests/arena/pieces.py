"""Pieces of work for the tests; they stand in a module so that other processes find them."""

import os
import signal
import time
from pathlib import Path

from petteia import Problem


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
