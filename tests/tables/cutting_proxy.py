"""A proxy in front of PostgreSQL that loses connections at the worst moment: during a COMMIT."""

import contextlib
import socket
import threading
from urllib.parse import parse_qs, urlsplit

AFTER, BEFORE = "after", "before"
"""The COMMIT reaches the database and its answer is lost, or the COMMIT itself is lost."""


class CuttingProxy:
    """Passes on what client and server say, until it is told to cut."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self._folder = parse_qs(parts.query)["host"][0]
        self._listening = socket.create_server(("127.0.0.1", 0))
        port = self._listening.getsockname()[1]
        self.database = f"postgresql://postgres@127.0.0.1:{port}{parts.path}?sslmode=disable"
        self.cuts: list[str] = []
        """What to lose of the next commits."""
        self.done = 0
        """How many were cut."""
        self.closed_after_cut = False
        """Whether nobody can connect any more once a commit was cut."""
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listening.close()
        for one in self._open:
            _close(one)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                if self.closed_after_cut and self.done:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(f"{self._folder}/.s.PGSQL.5432")
                self._open += [client, server]
                pair = _Pair(self, client, server)
                threading.Thread(target=pair.send, daemon=True).start()
                threading.Thread(target=pair.receive, daemon=True).start()


class _Pair:
    """One connection through the proxy."""

    def __init__(self, proxy: CuttingProxy, client: socket.socket, server: socket.socket) -> None:
        self.proxy = proxy
        self.client = client
        self.server = server
        self.cut = ""

    def send(self) -> None:
        with contextlib.suppress(OSError):
            while data := self.client.recv(65536):
                if self.proxy.cuts and b"COMMIT" in data.replace(b"COMMITTED", b""):
                    self.cut = self.proxy.cuts.pop(0)
                    self.proxy.done += 1
                if self.cut == BEFORE:
                    break
                self.server.sendall(data)
        self._end(self.cut != AFTER)

    def receive(self) -> None:
        with contextlib.suppress(OSError):
            while data := self.server.recv(65536):
                if self.cut:
                    break  # the database has answered the COMMIT, and nobody hears it
                self.client.sendall(data)
        self._end(True)

    def _end(self, now: bool) -> None:
        if now:
            _close(self.client)
            _close(self.server)


def _close(one: socket.socket) -> None:
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
