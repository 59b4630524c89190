"""All connections of a process: how many there may be, which one goes if there are too many, and
which have to end because nothing happens on them."""

import asyncio
import errno
import logging
import os
import sys
from typing import Protocol

from prometheus_client import Counter
from uvicorn.server import ServerState

from petteia.web.rates import Meters, client_network
from petteia.web.server.settings import Settings
from petteia.web.server.turns import Turns

if sys.platform != "win32":
    import resource

MOST_CONNECTIONS = 10_000
"""Connections of one process."""
MOST_OF_ONE = 250
"""Connections of one address."""
WANTED_DESCRIPTORS = 65_536
"""The limit of file descriptors asked for at the start."""
RESERVED_DESCRIPTORS = 100
"""File descriptors kept for the database, the bots and files."""
SEND_SECONDS = 20.0
"""Seconds after which a peer that has read nothing of what was sent is dropped."""
WARN_SECONDS = 60.0
"""Seconds between two warnings of the same kind."""
GIVEN_UP = 10
"""How many waiting connections end at once when file descriptors have run out."""
log = logging.getLogger("petteia.web")


class Connection(Protocol):
    """What is asked of a connection."""

    transport: asyncio.Transport

    def check(self, now: float) -> None:
        """Close the connection if it has taken too long for something."""
        ...


class Connections:
    """The connections of a process, and those that are waiting for a request.

    When there are too many, the one that has waited longest ends in favour of the new one; those
    that have never sent a request go first. Connections with a request or a socket stay.
    """

    def __init__(
        self, settings: Settings, meters: Meters, refused: Counter, most: int = MOST_CONNECTIONS
    ) -> None:
        # A trusted proxy has the connections of many people; the guard counts their sockets.
        limited = bool(settings.rate) and not settings.trust_proxy
        self.most = most
        self.most_of_one = MOST_OF_ONE if limited else 0
        self.refused = refused
        self.turns = Turns()
        self._tally = meters.connections
        self._opening = meters.opening
        self._address: dict[Connection, str] = {}
        self._new: dict[Connection, None] = {}
        self._idle: dict[Connection, None] = {}
        self._waiting_of: dict[str, dict[Connection, None]] = {}
        self._full = Warnings(
            "All %d connections are in use; more are refused or replace waiting ones."
        )
        self._out_of_descriptors = Warnings(
            "File descriptors have run out at %d connections; raise their limit"
            " (ulimit -n, LimitNOFILE)."
        )

    def __len__(self) -> int:
        return len(self._address)

    def admit(self, connection: Connection, peer: str) -> bool:
        """Take in a new connection, unless its address opens them too fast, or there are too many
        and none of them is waiting."""
        address = client_network(peer)
        full = len(self._address) >= self.most
        if full:
            self._full.warn(self.most)
        of_one = self.most_of_one and self._tally.count(address) >= self.most_of_one
        self.enter(connection, peer)
        if self.most_of_one and self._opening.wait(address):
            return False
        if of_one and not self._end_one(self._waiting_of.get(address, {})):
            return False
        return not full or self._end_one(self._new) or self._end_one(self._idle)

    def enter(self, connection: Connection, peer: str) -> None:
        """Count a connection."""
        address = client_network(peer)
        self._address[connection] = address
        self._tally.add(address)

    def address_of(self, connection: Connection) -> str:
        """The address of a connection."""
        return self._address[connection]

    def leave(self, connection: Connection) -> None:
        """Forget a connection."""
        self.set_busy(connection)
        self._tally.remove(self._address.pop(connection))

    def set_waiting(self, connection: Connection, served: bool) -> None:
        """A connection waits for a request, its first one or another."""
        (self._idle if served else self._new)[connection] = None
        self._waiting_of.setdefault(self._address[connection], {})[connection] = None

    def set_busy(self, connection: Connection) -> None:
        """A connection waits for nothing from its peer."""
        self._new.pop(connection, None)
        self._idle.pop(connection, None)
        address = self._address[connection]
        waiting = self._waiting_of.get(address)
        if waiting is not None:
            waiting.pop(connection, None)
            if not waiting:
                del self._waiting_of[address]

    def _end_one(self, waiting: dict[Connection, None]) -> bool:
        """End the connection that has waited longest, if there is one."""
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.set_busy(oldest)
        self.refused.labels("connection").inc()
        oldest.transport.abort()
        return True

    def check(self, now: float) -> None:
        """End what has taken too long; called every second."""
        for connection in list(self._address):
            connection.check(now)
        if not descriptors_left():
            self._out_of_descriptors.warn(len(self))
            for _ in range(GIVEN_UP):
                if not (self._end_one(self._new) or self._end_one(self._idle)):
                    break


class FrontState(ServerState):
    """The state that Uvicorn passes to all connections, with their register."""

    def __init__(self, register: Connections) -> None:
        super().__init__()
        self.register = register


class Warnings:
    """A warning that is logged at most once a minute."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._since = -WARN_SECONDS

    def warn(self, *facts: object) -> None:
        """Log the warning, unless it was logged just now."""
        now = asyncio.get_running_loop().time()
        if now - self._since >= WARN_SECONDS:
            self._since = now
            log.warning(self._text, *facts)


class WriteProgress:
    """Whether a peer reads what is sent to it."""

    __slots__ = ("_left", "_since")

    def __init__(self, now: float) -> None:
        self._left = 0
        self._since = now

    def is_stuck(self, transport: asyncio.Transport, now: float) -> bool:
        """Whether the peer has read nothing for too long; asked every second."""
        left = transport.get_write_buffer_size()
        if not left or left < self._left:
            self._since = now
        self._left = left
        return now - self._since > SEND_SECONDS


def descriptors_left() -> bool:
    """Whether a file can be opened. An event loop may not tell when it cannot accept."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            return False
        raise
    return True


def raise_descriptor_limit() -> int:
    """Raise the soft limit of file descriptors towards the hard one; return the connections that
    fit into it."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, WANTED_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:  # some systems have a lower limit than they say
            log.warning("The limit of %d file descriptors could not be raised: %s", soft, error)
    if soft == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return min(MOST_CONNECTIONS, max(soft - RESERVED_DESCRIPTORS, soft // 2))
