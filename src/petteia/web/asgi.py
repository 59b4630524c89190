"""Types and helpers for ASGI."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Protocol

Scope = MutableMapping[str, Any]
"""The scope of a request or a socket."""
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
MOST_TOKENS = 16
DIRECT = "petteia.direct"
"""The extension of a socket's scope whose `socket` is a `DirectSocket`."""
REST = "petteia.rest"
"""Set in the scope of a request that was one too many: its connection rests before the next one."""


class DirectSocket(Protocol):
    """A socket that texts can be written to without waiting, and without a task."""

    def is_ready(self) -> bool:
        """Is it open, and does the peer read?"""

    def write_text(self, text: str) -> None:
        """Write a message to a socket that is ready."""


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, or an empty text; the last of several."""
    for key, value in reversed(scope["headers"]):
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def inner_path(scope: Scope, base_path: str) -> str:
    """The path below the base path, which a proxy may have removed already."""
    path = str(scope["path"])
    if base_path and (path == base_path or path.startswith(base_path + "/")):
        return path[len(base_path) :] or "/"
    return path


def tokens_of(scope: Scope) -> list[str]:
    """The secrets in the Authorization header."""
    scheme, _, given = header(scope, b"authorization").partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [token.strip() for token in given.split(",")[:MOST_TOKENS] if token.strip()]
