"""What goes between the server and the app, as ASGI names it."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
"""A request or socket as ASGI describes it."""
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
MOST_TOKENS = 16


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, empty if it is not there; of several the last."""
    for key, value in reversed(scope["headers"]):
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def inner_path(scope: Scope, base_path: str) -> str:
    """The path below the base path; a proxy may have cut the base path off already."""
    path = str(scope["path"])
    if base_path and (path == base_path or path.startswith(base_path + "/")):
        return path[len(base_path) :] or "/"
    return path


def tokens_of(scope: Scope) -> list[str]:
    """The secrets of a request."""
    scheme, _, given = header(scope, b"authorization").partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [token.strip() for token in given.split(",")[:MOST_TOKENS] if token.strip()]
