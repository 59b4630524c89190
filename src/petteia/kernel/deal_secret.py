"""Secrets: 256 random bits that deal a game, and the commitment to them that anybody may see.

A seed below 2^64 may be chosen by anybody, and so be tried by anybody. A secret takes the place of
a seed wherever nobody may compute the deal; as an int it has bit 256 set, so the two never mix.
"""

import hashlib
import re
from typing import Final

from petteia.kernel.text.problem import Problem

SECRET_BYTES: Final = 32
SECRET_BIT: Final = 8 * SECRET_BYTES
DEALING: Final = b"petteia deal"
PLAIN: Final = b"petteia plain"
"""What a stream is used for: streams for different uses have independent keys."""


def make_secret(drawn: bytes) -> int:
    """The secret made of 32 random bytes."""
    if len(drawn) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(drawn)}")
    return 1 << SECRET_BIT | int.from_bytes(drawn, "big")


def is_secret(seed: int) -> bool:
    """Whether a seed is a secret."""
    return seed >> SECRET_BIT == 1


def read_secret(text: str) -> int:
    """The secret that `secret_text` wrote."""
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise Problem("A secret is 64 hexadecimal digits.")
    return make_secret(bytes.fromhex(text))


def secret_text(secret: int) -> str:
    """A secret as 64 hexadecimal digits."""
    return _secret_bytes(secret).hex()


def commitment_to(secret: int) -> str:
    """The SHA-256 of the 32 bytes of a secret: it fixes the secret, and does not tell it."""
    return hashlib.sha256(_secret_bytes(secret)).hexdigest()


def commitment_of(seed: int) -> str | None:
    """The commitment to a seed that is a secret; None for others."""
    return commitment_to(seed) if is_secret(seed) else None


def stream_key(secret: int, number: int, use: bytes) -> bytes:
    """The key of a stream: without the secret, the keys of other streams tell nothing about it."""
    return hashlib.blake2b(
        number.to_bytes(8, "little"),
        digest_size=SECRET_BYTES,
        key=_secret_bytes(secret),
        person=use,
    ).digest()


def _secret_bytes(secret: int) -> bytes:
    assert is_secret(secret)
    return (secret ^ 1 << SECRET_BIT).to_bytes(SECRET_BYTES, "big")
