"""How a server is set up: where it listens, what it is called from outside, how much it bears."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from petteia.kernel.text.problem import Problem

LARGEST_BODY = 64 * 1024
"""Bytes of a request."""
LARGEST_MESSAGE = 4 * 1024
"""Bytes of what a page says over its socket."""
USUAL_RATE = 40.0
"""Requests a second from one address: a club behind one router, all at once."""
EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that mean every address of this machine."""
AT_HOME = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """What the app must know beside its tables."""

    host: str = "127.0.0.1"
    port: int = 0
    base_path: str = ""
    """The prefix of every address, without a slash at its end; empty for none."""
    public_url: str = ""
    """What the server is called from outside, with the base path; empty if nobody said."""
    trust_proxy: bool = False
    """Does a proxy in front say who asks?"""
    rate: float = USUAL_RATE
    """Requests a second from one address; 0 for no limit at all."""
    access_log: bool = False


def clean_base_path(text: str) -> str:
    """A prefix as `/petteia`, or nothing."""
    path = "/" + text.strip().strip("/") if text.strip().strip("/") else ""
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path) or "/." in path:
        raise Problem(f"--base-path is a path as /petteia, not {text!r}.")
    return path


def clean_public_url(text: str) -> str:
    """An address as `https://games.example.org/petteia`, without a slash at its end."""
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
