"""Tasks for the tests of the pool; they are in a module so that worker processes can import it."""

import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from petteia import Problem
from petteia.processes.interruption import interrupted

FOREVER = 600.0


def run(task: tuple[str, object]) -> object:
    """Do what a task says."""
    kind, value = task
    if kind == "pid":
        return os.getpid()
    if kind == "imports":
        return find_spec(str(value)) is not None
    if kind == "sleep":
        time.sleep(FOREVER)
    if kind == "wait":
        Path(str(value)).touch()
        while not interrupted():
            time.sleep(0.001)
    if kind == "interrupted":
        return interrupted()
    if kind == "signal":
        os.kill(os.getpid(), signal.Signals(value))
    if kind == "exit":
        os._exit(int(str(value)))
    if kind == "problem":
        raise Problem(str(value))
    if kind == "fail":
        raise ZeroDivisionError(value)
    if kind == "deaf":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        Path(str(value)).touch()
        time.sleep(FOREVER)
    if kind == "program":
        hold_a_program(Path(str(value)))
    return value


def hold_a_program(path: Path) -> None:
    """Run a program, and end it when this process is asked to end."""
    program = subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({FOREVER})"])
    try:
        path.with_suffix(".part").write_text(str(program.pid))
        path.with_suffix(".part").rename(path)
        time.sleep(FOREVER)
    finally:
        program.kill()
        program.wait()
