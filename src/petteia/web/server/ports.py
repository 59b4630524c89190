"""The port a server listens on, and the claim on its SQLite file: one server, one file."""

import errno
import json
import os
import socket
from pathlib import Path
from typing import IO
from urllib.parse import unquote

from petteia.kernel.text.problem import Problem
from petteia.web.server.settings import AT_HOME, EVERYWHERE, Settings

if os.name == "posix":
    import fcntl

BACKLOG = 2048
PORTS_TRIED = 20
"""Ports after the usual one that are tried, if it need not be that one."""
SQLITE = "sqlite:///"


def bind(host: str, port: int, fixed: bool) -> socket.socket:
    """A socket that listens here; if the port is taken, the next free one unless it is fixed."""
    for wanted in range(port, port + 1 if fixed or not port else port + PORTS_TRIED):
        try:
            return _bind(host, wanted)
        except socket.gaierror:
            raise Problem(f"There is no address {host!r} to listen on (--host).") from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                where = f"{host or 'all addresses'}, port {wanted} (--host, --port)"
                raise Problem(f"Cannot listen on {where}: {reason}.") from None
    raise Problem(f"Port {port} is taken; name another with --port (make play PORT=...).")


def _bind(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    bound = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def address_of(settings: Settings) -> str:
    """Where a person at this machine opens the page."""
    host = AT_HOME[0] if settings.host in EVERYWHERE else settings.host
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{settings.port}{settings.base_path}/"


class Taken(Problem):
    """The SQLite file belongs to a server that is running."""

    def __init__(self, file: Path, url: str) -> None:
        self.url = url
        where = f" at {url}" if url else ""
        super().__init__(
            f"The tables in {file} are open in a server that is running{where}; use that one, or"
            " name another file with --database."
        )


class Claim:
    """Holds a SQLite file for one server until it ends, however it ends.

    Two servers on one file would not hear of each other's moves. The system lets go of the lock
    when the process is gone, so nothing stale is ever left behind.
    """

    def __init__(self, database: str, url: str) -> None:
        self._file: IO[str] | None = None
        if not database.startswith(SQLITE) or os.name != "posix":
            return
        file = Path(unquote(database.removeprefix(SQLITE).partition("?")[0]))
        path = file.with_name(file.name + ".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            opened = path.open("a+", encoding="utf-8")
        except OSError as error:
            raise Problem(f"{path}: cannot be written: {error.strerror}") from None
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            opened.seek(0)
            url_there = _url_in(opened.read(1000))
            opened.close()
            raise Taken(file, url_there) from None
        opened.truncate(0)
        opened.write(json.dumps({"url": url, "pid": os.getpid()}))
        opened.flush()
        self._file = opened

    def release(self) -> None:
        """Let somebody else have it."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _url_in(text: str) -> str:
    try:
        return str(json.loads(text)["url"])
    except (ValueError, KeyError, TypeError):
        return ""
