"""The link that brings friends to a table, and its QR code."""

import io
import socket
from urllib.parse import urlsplit

import segno

from petteia.kernel.state import Json
from petteia.web.guard import HOST
from petteia.web.server.settings import AT_HOME, EVERYWHERE, Settings

SOMEWHERE = ("10.255.255.255", 1)
"""An address nobody needs to have: a datagram socket towards it tells which of ours would be used,
and nothing is sent."""


def invitation(settings: Settings, host: str, scheme: str, table_id: str) -> dict[str, Json]:
    """The address of a table as a friend can open it, whether they can, and it as a QR code."""
    start, reachable = _start(settings, host, scheme)
    url = f"{start}/t/{table_id}"
    return {"url": url, "reachable": reachable, "qr": qr_code(url)}


def _start(settings: Settings, host: str, scheme: str) -> tuple[str, bool]:
    """What comes before the table, and whether others can reach it."""
    if settings.public_url:
        return settings.public_url, True
    asked = host if HOST.fullmatch(host) else ""
    name = urlsplit(f"//{asked}").hostname or ""
    if name and name not in AT_HOME:
        return f"{scheme}://{asked}{settings.base_path}", True
    if settings.host in EVERYWHERE:
        address = lan_address()
        if address:
            return f"http://{address}:{settings.port}{settings.base_path}", True
    start = asked or f"{AT_HOME[0]}:{settings.port}"
    return f"{scheme}://{start}{settings.base_path}", False


def lan_address() -> str:
    """This machine's address in the house, or nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if address.startswith(("127.", "0.")) else address


def qr_code(url: str) -> str:
    """A QR code as an SVG with nothing inline that a strict page would refuse."""
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
