"""The listening socket of a server, and the lock on its SQLite file."""

import errno
import json
import os
import socket
import sys
from pathlib import Path
from typing import IO

from petteia.kernel.text.problem import Problem
from petteia.tables.sql.database import PRIVATE, create_file, read_url
from petteia.web.server.settings import ANY_HOST, LOCAL_HOSTS, Settings

if os.name == "posix":
    import fcntl

BACKLOG = 2048
RECEIVE_BUFFER = 32 * 1024
"""Bytes the system keeps of what a connection sends; requests are small."""
PORTS_TRIED = 20
"""How many ports are tried, starting with the default one."""
SQLITE = "sqlite:///"


def bind(host: str, port: int, fixed: bool) -> socket.socket:
    """A listening socket; if the port is taken, on the next free port unless `fixed`."""
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
        # Connections inherit it.
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
        bound.bind(address)
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def address_of(settings: Settings) -> str:
    """The URL of the page on this machine."""
    host = LOCAL_HOSTS[0] if settings.host in ANY_HOST else settings.host
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{settings.port}{settings.base_path}/"


class Taken(Problem):
    """The SQLite file is in use by another server."""

    def __init__(self, file: Path, url: str) -> None:
        self.url = url
        where = f" at {url}" if url else ""
        super().__init__(
            f"The tables in {file} are open in a server that is running{where}; use that one, or"
            " name another file with --database."
        )


class FileLock:
    """An exclusive lock on a SQLite file for one server, whatever name it is opened by.

    Two servers on one file would not see each other's moves. A file beside the database is
    locked, where symbolic links lead to; hard links are recognised on Linux. The operating system
    releases both locks when the process ends, so no stale lock remains.
    """

    def __init__(self, database: str, url: str) -> None:
        self._file: IO[str] | None = None
        self._name: socket.socket | None = None
        if not database.startswith(SQLITE) or os.name != "posix":
            return
        file = Path(os.path.realpath(str(read_url(database).database)))
        create_file(file)
        opened = _open_private(file.with_name(file.name + ".lock"))
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            opened.seek(0)
            other_url = _url_in(opened.read(1000))
            opened.close()
            raise Taken(file, other_url) from None
        try:
            self._name = _claim_inode(file)
        except OSError:
            opened.close()
            raise Taken(file, "") from None
        opened.truncate(0)
        opened.write(json.dumps({"url": url, "pid": os.getpid()}))
        opened.flush()
        self._file = opened

    def release(self) -> None:
        """Release the lock."""
        for held in (self._file, self._name):
            if held is not None:
                held.close()
        self._file = self._name = None


def _open_private(path: Path) -> IO[str]:
    """Open a file to be read and written, which only its owner can read if it is new."""
    try:
        number = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, PRIVATE)
    except OSError as error:
        raise Problem(f"{path}: cannot be written: {error.strerror}") from None
    return os.fdopen(number, "a+", encoding="utf-8")


def _claim_inode(file: Path) -> socket.socket | None:
    """Claim a file by its inode, which all its names share; `OSError` if another process has.

    The claim is the name of a socket, because a lock on the file itself could keep SQLite out.
    """
    if sys.platform != "linux":
        return None
    found = file.stat()
    claim = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    try:
        claim.bind(f"\0petteia-{found.st_dev}-{found.st_ino}")
    except OSError:
        claim.close()
        raise
    return claim


def _url_in(text: str) -> str:
    try:
        return str(json.loads(text)["url"])
    except (ValueError, KeyError, TypeError):
        return ""
