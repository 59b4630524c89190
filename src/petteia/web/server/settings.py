"""The settings of a server: where it listens, its public URL, its limits."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from petteia.kernel.text.problem import Problem

LARGEST_BODY = 64 * 1024
"""The largest request body, in bytes."""
LARGEST_MESSAGE = 4 * 1024
"""The largest message of a page over its socket, in bytes."""
DEFAULT_RATE = 40.0
"""Requests a second from one address, enough for a club behind one router."""
ANY_HOST = ("0.0.0.0", "::", "")
"""Hosts that mean all addresses of this machine."""
LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of the application."""

    host: str = "127.0.0.1"
    port: int = 0
    base_path: str = ""
    """The prefix of every path, without a trailing slash; empty for none."""
    public_url: str = ""
    """The URL of the server from outside, with the base path; empty if unknown."""
    trust_proxy: bool = False
    """Whether to trust the client address a proxy sends."""
    allowed_hosts: tuple[str, ...] = ()
    """Further names of the server, such as `games.example.org`, `*.example.org` or `*`."""
    rate: float = DEFAULT_RATE
    """Requests a second from one address; 0 for no limit."""
    access_log: bool = False


def clean_base_path(text: str) -> str:
    """A normalized base path such as `/petteia`, or an empty text."""
    path = "/" + text.strip().strip("/") if text.strip().strip("/") else ""
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path) or "/." in path:
        raise Problem(f"--base-path is a path as /petteia, not {text!r}.")
    return path


def clean_allowed_host(text: str) -> str:
    """A normalized name such as `games.example.org` or `*.example.org`, or `*` for any."""
    name = text.strip().lower().rstrip(".")
    if name != "*" and not re.fullmatch(r"(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*", name):
        raise Problem(f"--allowed-host is a name as games.example.org, not {text!r}.")
    return name


def clean_public_url(text: str) -> str:
    """A normalized URL such as `https://games.example.org/petteia`, or an empty text."""
    address = text.strip().rstrip("/")
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.query or parts.fragment or "@" in parts.netloc:
        raise Problem(f"--public-url is an address as https://games.example.org, not {text!r}.")
    return address
