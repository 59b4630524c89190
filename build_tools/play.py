"""`make play`: serves the table at once, and compiles the engine meanwhile if that is still to do.

The arguments are those of `petteia serve`. Compiling ends with the server; its result is used by
bots as soon as it is there, and by everything from the next start on.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from install import COMPILE_LOG, CompiledWheel, install_to_play

BIN = Path(sys.executable).parent
INSTALL = Path(__file__).with_name("install.py")
VARIABLE = "PETTEIA_NEXT_BUILD"
"""Read by src/petteia/processes/next_build.py."""
GRACE = 5.0
"""Seconds the compiler has to clean up when it is interrupted."""


class BackgroundCompile:
    """The compiler, in a process group of its own that Ctrl-C does not reach."""

    def __init__(self) -> None:
        self.begin = time.monotonic()
        command = [sys.executable, str(INSTALL), "wheel"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        self.stopped = False
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
        say(f"The engine is compiled after {seconds:.0f} s: bots use it now, and the next start.")

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


def serve(words: list[str], wheel: CompiledWheel | None) -> int:
    """Run the server until it ends; the exit code is its own."""
    environment = dict(os.environ)
    compiling = None
    try:
        if wheel is not None:
            environment[VARIABLE] = str(wheel.content)
            say(
                "Petteia starts interpreted. Its engine is compiled in the background, which takes"
                " two to three minutes."
            )
        server = subprocess.Popen([BIN / "petteia", "serve", *words], env=environment)
        # Ctrl-C reaches the server too, which ends by itself.
        signal.signal(signal.SIGINT, lambda number, frame: None)
        signal.signal(signal.SIGTERM, lambda number, frame: server.terminate())
        if wheel is not None:
            compiling = BackgroundCompile()
        return server.wait()
    finally:
        if compiling is not None:
            compiling.stop()


if __name__ == "__main__":
    try:
        sys.exit(serve(sys.argv[1:], install_to_play()))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; run make again to continue.")
