"""Compiles the engine in the background: `python build_tools/background.py COMMAND ...` runs a
command meanwhile, for example checks that need no compiled engine, and then waits for the engine.

The exit code is that of the command. If it fails, the compiler is stopped.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from install import COMPILE_LOG, CompiledWheel, wheel_to_compile

INSTALL = Path(__file__).with_name("install.py")
GRACE = 5.0
"""Seconds the compiler has to clean up when it is interrupted."""
LOW_PRIORITY = 10


class BackgroundCompile:
    """The compiler, in a process group of its own that Ctrl-C does not reach."""

    def __init__(self, use: str, priority: int = 0) -> None:
        """Start it; `use` says what its result is good for."""
        self.begin = time.monotonic()
        self.use = use
        self.stopped = False
        self.process = subprocess.Popen(
            [sys.executable, str(INSTALL), "wheel"],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        if priority:
            os.setpriority(os.PRIO_PGRP, self.process.pid, priority)
        self.reporter = threading.Thread(target=self._report, daemon=True)
        self.reporter.start()

    def _report(self) -> None:
        failed = self.process.wait()
        if self.stopped:
            return
        if failed:
            say(f"Compiling the engine failed, so Petteia stays interpreted; see {COMPILE_LOG}.")
            return
        seconds = time.monotonic() - self.begin
        say(f"The engine is compiled after {seconds:.0f} s{self.use}.")

    def wait(self) -> None:
        """Wait for the end of the compiler."""
        self.reporter.join()

    def stop(self) -> None:
        """End the compiler and everything it has started."""
        self.stopped = True
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(GRACE)
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.reporter.join()


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)


def run_meanwhile(command: list[str], wheel: CompiledWheel | None) -> int:
    """Run a command while a wheel is compiled; its exit code."""
    compiling = BackgroundCompile("") if wheel is not None else None
    try:
        code = subprocess.call(command)
        if compiling is not None and not code:
            compiling.wait()
        return code
    finally:
        if compiling is not None:
            compiling.stop()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    try:
        sys.exit(run_meanwhile(sys.argv[1:], wheel_to_compile()))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; run make again to continue.")
