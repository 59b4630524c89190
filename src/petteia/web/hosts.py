"""The names a server answers to.

A page of another site can make its own name lead to this server (DNS rebinding). Host and Origin
then agree, so the name itself has to be checked. Addresses and names that nobody can register
cannot be used for this; other names have to be allowed.
"""

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from petteia.web.policy import HOST
from petteia.web.server.settings import Settings

LOCAL_DOMAINS = ("local", "localhost", "lan", "internal", "home.arpa")
"""Domains of local networks, in which nobody can register a name."""
ANY = "*"


def allowed_names(settings: Settings) -> frozenset[str]:
    """The names this server answers to besides addresses and local names."""
    own = (socket.gethostname(), settings.host, urlsplit(settings.public_url).hostname or "")
    return frozenset({*(name.lower() for name in own if name), *settings.allowed_hosts})


@lru_cache(maxsize=256)
def is_allowed(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this server; clients other than browsers may send none."""
    if not host or ANY in names:
        return True
    if not HOST.fullmatch(host):
        return False
    name = _name(host)
    return (
        _is_address(name)
        or "." not in name
        or name.endswith(tuple(f".{domain}" for domain in LOCAL_DOMAINS))
        or name in names
        or any(name.endswith(one[1:]) for one in names if one.startswith("*."))
    )


def _name(host: str) -> str:
    """The name or address in a Host header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
