"""POST requests to targets that players chose: checked addresses, time limits, no redirects, and no
body read."""

import ssl
from collections.abc import Mapping

import httpcore

from petteia.tables.notices.addresses import CheckedBackend, ForbiddenAddress
from petteia.tables.notices.model import Gone, NotSent, Refused

CONNECT_SECONDS, ANSWER_SECONDS = 5.0, 10.0
MOST_CONNECTIONS = 20
TOO_MANY, NOT_FOUND, NO_LONGER = 429, 404, 410
LEAST_GOOD, LEAST_REDIRECT, LEAST_BROKEN = 200, 300, 500
NEVER_SENT = (httpcore.ConnectError, httpcore.ConnectTimeout, httpcore.PoolTimeout)
"""Errors before the request has left."""


class Poster:
    """Sends requests."""

    def __init__(self, private_allowed: bool, context: ssl.SSLContext | None = None) -> None:
        """`context` verifies certificates; the system's authorities if it is None."""
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=context or ssl.create_default_context(),
            max_connections=MOST_CONNECTIONS,
            max_keepalive_connections=0,
            network_backend=CheckedBackend(private_allowed),
        )

    async def post(
        self, url: str, headers: Mapping[str, str], body: bytes, gone: tuple[int, ...]
    ) -> None:
        """Send a request; returns if it was accepted. `gone`: statuses that end a subscription."""
        limits = {
            "connect": CONNECT_SECONDS,
            "pool": CONNECT_SECONDS,
            "read": ANSWER_SECONDS,
            "write": ANSWER_SECONDS,
        }
        try:
            async with self._pool.stream(
                "POST",
                url,
                headers=list(headers.items()),
                content=body,
                extensions={"timeout": limits},
            ) as response:
                status = response.status
                answered = {name.lower(): value for name, value in response.headers}
        except NEVER_SENT as error:
            raise NotSent(f"no connection ({type(error).__name__})") from None
        except ForbiddenAddress as error:
            raise Refused(str(error)) from None
        except (httpcore.NetworkError, httpcore.TimeoutException) as error:
            raise Refused(f"the answer is missing ({type(error).__name__})") from None
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol) as error:
            raise Refused(f"not HTTP ({type(error).__name__})") from None
        self._read_status(status, answered.get(b"retry-after", b""), gone)

    def _read_status(self, status: int, retry_after: bytes, gone: tuple[int, ...]) -> None:
        if LEAST_GOOD <= status < LEAST_REDIRECT:
            return
        if status in gone:
            raise Gone(f"status {status}")
        if status == TOO_MANY or status >= LEAST_BROKEN:
            text = retry_after[:10].decode("latin-1")
            raise NotSent(f"status {status}", float(text) if text.isdecimal() else 0.0)
        raise Refused(f"status {status}")

    async def close(self) -> None:
        """Close connections."""
        await self._pool.aclose()
