"""The link to a table, and its QR code."""

import io
import socket
from urllib.parse import urlsplit

import segno

from petteia.web.api.responses import Invitation
from petteia.web.asgi import Scope, header
from petteia.web.policy import HOST
from petteia.web.server.settings import ANY_HOST, LOCAL_HOSTS, Settings

UNROUTED = ("10.255.255.255", 1)
"""Connecting a datagram socket to this address tells which of our addresses would be used; nothing
is sent."""


def invitation(settings: Settings, host: str, scheme: str, table_id: str) -> Invitation:
    """The URL of a table, whether others can reach it, and its QR code."""
    start, reachable = base_url(settings, host, scheme)
    url = f"{start}/t/{table_id}"
    return {"url": url, "reachable": reachable, "qr": qr_code(url)}


def asked_as(settings: Settings, scope: Scope) -> tuple[str, str]:
    """The host and the scheme of a request, as its sender knows them."""
    scheme: str = scope.get("scheme", "http")
    if settings.trust_proxy and header(scope, b"x-forwarded-proto") == "https":
        scheme = "https"
    return header(scope, b"host"), scheme


def base_url(settings: Settings, host: str, scheme: str) -> tuple[str, bool]:
    """The URL of the start page, and whether others can reach it."""
    if settings.public_url:
        return settings.public_url, True
    asked = host if HOST.fullmatch(host) else ""
    name = urlsplit(f"//{asked}").hostname or ""
    if name and name not in LOCAL_HOSTS:
        return f"{scheme}://{asked}{settings.base_path}", True
    if settings.host in ANY_HOST:
        address = lan_address()
        if address:
            return f"http://{address}:{settings.port}{settings.base_path}", True
    start = asked or f"{LOCAL_HOSTS[0]}:{settings.port}"
    return f"{scheme}://{start}{settings.base_path}", False


def lan_address() -> str:
    """This machine's address in the local network, or an empty text."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNROUTED)
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if address.startswith(("127.", "0.")) else address


def qr_code(url: str) -> str:
    """A QR code as an SVG that the Content-Security-Policy allows."""
    drawn = io.BytesIO()
    segno.make(url, micro=False, error="m").save(
        drawn,
        kind="svg",
        xmldecl=False,
        svgns=True,
        omitsize=True,
        border=2,
        dark="#111",
        light="#fff",
        svgclass="qr",
        lineclass=None,
        nl=False,
    )
    return drawn.getvalue().decode()
