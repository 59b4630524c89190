"""Web Push: messages that a browser shows while no page is open (RFC 8030, 8188, 8291, 8292)."""

import base64
import binascii
import json
import os
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from petteia.tables.errors import Bad
from petteia.tables.model import Subscription
from petteia.tables.notices.addresses import check_host, check_url
from petteia.tables.notices.http import NO_LONGER, NOT_FOUND, Poster
from petteia.tables.notices.model import REMINDER, Notice
from petteia.tables.notices.words import payload

CURVE = ec.SECP256R1()
SALT_LENGTH, AUTH_LENGTH, POINT_LENGTH = 16, 16, 65
RECORD = 4096
"""The record size that is announced; a message is always one record."""
LAST = b"\x02"
"""The end of the last record."""
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is offline."""
TOKEN_SECONDS = 12 * 3600


class Push:
    """Push services, each named by the browser that uses it."""

    def __init__(
        self,
        poster: Poster,
        key: ec.EllipticCurvePrivateKey,
        time: Callable[[], float],
        private_allowed: bool,
    ) -> None:
        """`key` identifies this server to push services."""
        self._poster = poster
        self._key = key
        self._time = time
        self._private_allowed = private_allowed
        self.public_key = to_text(_point(key.public_key()))

    async def check(self, wanted: Subscription) -> None:
        parts = check_url(wanted["target"], False, self._private_allowed)
        try:
            _browser_key(wanted["p256dh"])
            good = len(from_text(wanted["auth"])) == AUTH_LENGTH
        except ValueError:
            good = False
        if not good:
            raise Bad("notice-push-key")
        await check_host(parts, self._private_allowed)

    async def send(self, notice: Notice) -> None:
        to = notice.subscription
        body = json.dumps(payload(notice), ensure_ascii=False).encode()
        headers = {
            "Authorization": self._authorization(to),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": notice.table_id,
            "Urgency": "high" if notice.kind == REMINDER else "normal",
        }
        sealed = encrypt(body, to["p256dh"], to["auth"])
        await self._poster.post(to["target"], headers, sealed, (NOT_FOUND, NO_LONGER))

    def _authorization(self, to: Subscription) -> str:
        """A signed statement who sends, for this push service only (VAPID)."""
        service = urlsplit(to["target"])
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": int(self._time()) + TOKEN_SECONDS,
            "sub": to["base"],
        }
        return f"vapid t={jwt.encode(claims, self._key, 'ES256')}, k={self.public_key}"

    async def close(self) -> None:
        await self._poster.close()


def encrypt(
    body: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message that only the browser with this key can read; `salt` and `own` are drawn."""
    salt = salt or os.urandom(SALT_LENGTH)
    own = own or ec.generate_private_key(CURVE)
    browser = _browser_key(p256dh)
    ours, theirs = _point(own.public_key()), _point(browser)
    shared = own.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\x00" + theirs + ours
    secret = _derive(shared, from_text(auth), info, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + struct.pack(">IB", RECORD, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, body + LAST, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _browser_key(text: str) -> ec.EllipticCurvePublicKey:
    point = from_text(text)
    if len(point) != POINT_LENGTH:
        raise ValueError("a point of P-256 has 65 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def from_text(text: str) -> bytes:
    """The bytes of such a text, or `ValueError`."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise ValueError("not base64") from None
