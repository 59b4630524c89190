"""The server under test: start, kill, stop."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from bench.soak.wire import HOST, PATIENCE


class Server:
    """The server under test, in a process of its own."""

    def __init__(
        self, folder: Path, port: int, python: str = sys.executable, profile: Path | None = None
    ) -> None:
        """`python` runs it; `profile` is the file for the figures of the profiler."""
        self.port = port
        self.python = [python, "-m", "cProfile", "-o", str(profile)] if profile else [python]
        self.file = folder / "tables.sqlite"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """What starts it."""
        words = ["serve", "--port", str(self.port), "--database", f"sqlite:///{self.file}"]
        words += ["--rate", "0", "--thinkers", "1", "--no-open"]
        return [*self.python, "-m", "petteia", *words]

    def start(self) -> None:
        """Start it, and wait until it answers."""
        environment = dict(os.environ)
        if self.python[0] != sys.executable:
            environment.pop("PYTHONPATH", None)  # it runs what is installed for it
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, env=environment)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            with socket.socket() as probe:
                if probe.connect_ex((HOST, self.port)) == 0:
                    return
            time.sleep(0.05)
        raise SystemExit(f"The server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> float:
        """Shut it down gracefully; return the seconds it took."""
        assert self.process is not None
        begin = time.monotonic()
        self.process.terminate()
        self.process.wait(PATIENCE)
        return time.monotonic() - begin

    def processor_seconds(self) -> float:
        """The processor time it has used."""
        assert self.process is not None
        try:
            words = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return float("nan")
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def clear_away(self) -> list[str]:
        """Stop it if it still runs; return the first lines of its output except the address."""
        if self.process is not None and self.process.poll() is None:
            self.kill()
        said = self.log.read_text() if self.log.exists() else ""
        return [line for line in said.splitlines() if "Petteia is at" not in line][:20]
