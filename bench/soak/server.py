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
        self,
        folder: Path,
        port: int,
        python: str = sys.executable,
        profile: Path | None = None,
        database: str = "",
        workers: int = 1,
    ) -> None:
        """`python` runs it; `profile` is the file for the figures of the profiler; without a
        `database` it uses a SQLite file in the folder."""
        self.port = port
        self.workers = workers
        self.python = [python, "-m", "cProfile", "-o", str(profile)] if profile else [python]
        self.file = folder / "tables.sqlite"
        self.database = database or f"sqlite:///{self.file}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """What starts it."""
        words = ["serve", "--port", str(self.port), "--database", self.database]
        words += ["--rate", "0", "--thinkers", "1", "--no-open"]
        if self.workers > 1:
            words += ["--workers", str(self.workers)]
        return [*self.python, "-m", "petteia", *words]

    def start(self) -> None:
        """Start it, and wait until it answers."""
        environment = dict(os.environ)
        if self.python[0] != sys.executable:
            environment.pop("PYTHONPATH", None)  # it runs what is installed for it
        with self.log.open("ab") as log:
            # In a session of its own, to be killed and measured with all its workers.
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, env=environment, start_new_session=True
            )
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
        """Kill it with SIGKILL, with all its processes."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> float:
        """Shut it down gracefully; return the seconds it took."""
        assert self.process is not None
        begin = time.monotonic()
        self.process.terminate()
        self.process.wait(PATIENCE)
        return time.monotonic() - begin

    def processor_seconds(self) -> float:
        """The processor time that it and its workers have used; not that of the bots."""
        assert self.process is not None
        ticks = 0
        for file in Path("/proc").glob("[0-9]*/stat"):
            try:
                words = file.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue  # it has just ended
            pid, parent, session = int(file.parent.name), int(words[1]), int(words[3])
            if session == self.process.pid and self.process.pid in (pid, parent):
                ticks += int(words[11]) + int(words[12])
        return ticks / os.sysconf("SC_CLK_TCK") if ticks else float("nan")

    def clear_away(self) -> list[str]:
        """Stop it if it still runs; return the first lines of its output except the address."""
        if self.process is not None and self.process.poll() is None:
            self.kill()
        said = self.log.read_text() if self.log.exists() else ""
        return [line for line in said.splitlines() if "Petteia is at" not in line][:20]
