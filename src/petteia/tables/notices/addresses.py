"""Which addresses notices may be sent to. Players choose the target, so it must not lead into the
operator's own network.

A name is resolved, every address it has is checked, and the connection goes to one of those. So a
name that resolves differently the next moment leads nowhere else.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpcore

from petteia.tables.errors import Bad

LONGEST_URL = 1024
NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that lead to the IPv4 address in their last 32 bits."""
TLS_PORT, FIRST_USER_PORT = 443, 1024
RESOLVE_SECONDS = 5.0
"""Seconds that finding the addresses of a name may take."""
_resolvers = ThreadPoolExecutor(4, "petteia-resolver")
"""Threads of their own: names that are found slowly must not delay anything else."""

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


class ForbiddenAddress(Exception):
    """A target inside a private network."""


def check_url(url: str, plain_allowed: bool, private_allowed: bool) -> SplitResult:
    """The parts of a URL that notices may be sent to by its form, or `Bad`."""
    if len(url) > LONGEST_URL:
        raise Bad("notice-url-long", most=LONGEST_URL)
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Bad("notice-url") from None
    good = url.isascii() and url.isprintable() and " " not in url and parts.hostname
    if not good or "@" in parts.netloc or parts.fragment or "\\" in url or port == 0:
        raise Bad("notice-url")
    if parts.scheme not in ("https", *(("http",) if plain_allowed else ())):
        raise Bad("notice-https")
    if port is not None and not private_allowed and port != TLS_PORT and port < FIRST_USER_PORT:
        raise Bad("notice-port")
    return parts


def is_public(address: IPAddress) -> bool:
    """Whether an address is one of the public Internet, also inside an IPv6 address."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is None and address.teredo is not None:
            return False
        if inner is not None:
            return is_public(inner)
    closed = (
        address.is_private
        or address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
    )
    return address.is_global and not closed


async def resolve(host: str, port: int, private_allowed: bool) -> list[str]:
    """The addresses of a host; `ForbiddenAddress` if one of them is not public, OSError if there is
    none."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    async with asyncio.timeout(RESOLVE_SECONDS):
        found = await asyncio.get_running_loop().run_in_executor(_resolvers, ask)
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not private_allowed:
        for one in addresses:
            if not is_public(ipaddress.ip_address(one.partition("%")[0])):
                raise ForbiddenAddress(f"{host} is not a public address")
    return addresses


async def check_host(parts: SplitResult, private_allowed: bool) -> None:
    """Refuse a host that does not exist or is not public, with `Bad`."""
    try:
        await resolve(parts.hostname or "", parts.port or TLS_PORT, private_allowed)
    except ForbiddenAddress:
        raise Bad("notice-private") from None
    except (OSError, UnicodeError):
        raise Bad("notice-host") from None


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects only to addresses that were checked. TLS verifies the name all the same."""

    def __init__(self, private_allowed: bool) -> None:
        self._private_allowed = private_allowed
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            addresses = await resolve(host, port, self._private_allowed)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from None
        for number, address in enumerate(addresses):
            try:
                return await self._inner.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                if number == len(addresses) - 1:
                    raise
        raise httpcore.ConnectError(f"{host} has no address")

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        raise ForbiddenAddress("a notice is not sent to a file")

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)
