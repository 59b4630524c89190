"""The Content-Security-Policy of what the server sends."""

import re
from functools import lru_cache

HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")


@lru_cache(maxsize=256)
def content_policy(host: str, inline: str = "") -> bytes:
    """Only our own resources, and no inline script but the one with this hash.

    Older browsers do not count a WebSocket as 'self', so the host is listed.
    """
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    allowed = f" 'sha256-{inline}'" if inline else ""
    policy = (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; "
        f"script-src 'self'{allowed}; "
        f"connect-src 'self'{sockets}; font-src 'self'; frame-ancestors 'none'; base-uri 'self'; "
        "form-action 'none'; object-src 'none'"
    )
    return policy.encode("ascii")
