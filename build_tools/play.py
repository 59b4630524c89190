"""`make play`: serves the table at once, and compiles the engine meanwhile if that is still to do.

The arguments are those of `petteia serve`. Compiling ends with the server; its result is used by
bots as soon as it is there, and by everything from the next start on.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

from background import LOW_PRIORITY, BackgroundCompile, say
from install import CompiledWheel, install_to_play

BIN = Path(sys.executable).parent
VARIABLE = "PETTEIA_NEXT_BUILD"
"""Read by src/petteia/processes/next_build.py."""
USE = ": bots use it now, and the next start"


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
            compiling = BackgroundCompile(USE, LOW_PRIORITY)
        return server.wait()
    finally:
        if compiling is not None:
            compiling.stop()


if __name__ == "__main__":
    try:
        sys.exit(serve(sys.argv[1:], install_to_play()))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; run make again to continue.")
