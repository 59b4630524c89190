"""The key that identifies a server to push services, in a file that only its owner can read."""

import logging
import os
import secrets
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from petteia.kernel.text.problem import Problem

log = logging.getLogger(__name__)

KEY_FILE = "push-key.pem"
OWNER_ONLY = 0o600


def push_key(path: Path) -> ec.EllipticCurvePrivateKey | None:
    """The key in a file, which is made if it is missing; None if it cannot be kept there.

    A file that holds something else is a `Problem`: another key would end all subscriptions.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _make(path)
        if path.stat().st_mode & 0o077:
            path.chmod(OWNER_ONLY)
        text = path.read_bytes()
    except OSError as error:
        log.warning("No push messages: %s cannot be kept: %s", path, error.strerror)
        return None
    try:
        key = load_pem_private_key(text, None)
    except (TypeError, ValueError):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise Problem(f"{path}: is not a key of P-256 in PEM. Restore it, or remove the file.")
    return key


def _make(path: Path) -> None:
    """Write a new key. Of several processes the first wins, and the others read its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    text = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.link(part, path)
    except FileExistsError:
        return
    finally:
        part.unlink()
