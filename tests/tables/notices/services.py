"""The other side of notices: a push service or a webhook, a browser, and certificates."""

import asyncio
import os
import ssl
import struct
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from petteia.tables.notices.push import CURVE, to_text

CERTIFICATE, KEY = "certificate.pem", "key.pem"


@dataclass
class Request:
    """A request as it arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class FakeService:
    """A server on loopback that keeps requests and answers each with a status."""

    context: ssl.SSLContext | None = None
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    silent: bool = False
    """Whether it takes requests and never answers."""
    requests: list[Request] = field(default_factory=list)
    port: int = 0

    async def __aenter__(self) -> "FakeService":
        self._server = await asyncio.start_server(
            self._serve, "127.0.0.1", 0, ssl=self.context, family=2
        )
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.strip().split("\r\n")
            method, path, _ = first.split(" ")
            headers = {}
            for line in lines:
                name, _, value = line.partition(":")
                headers[name.lower()] = value.strip()
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.requests.append(Request(method, path, headers, body))
            if self.silent:
                await reader.read()
                return
            answered = {
                "Content-Length": str(len(self.body)),
                "Connection": "close",
                **self.headers,
            }
            text = "".join(f"{name}: {value}\r\n" for name, value in answered.items())
            writer.write(f"HTTP/1.1 {self.status} Status\r\n{text}\r\n".encode() + self.body)
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            writer.close()


class Browser:
    """The keys of a browser that receives push messages."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.secret = os.urandom(16)
        self.p256dh, self.auth = to_text(self.point), to_text(self.secret)


def decrypt(sealed: bytes, browser: Browser) -> bytes:
    """What a browser reads, written after RFC 8188 and RFC 8291 from its side."""
    salt, (record, length) = sealed[:16], struct.unpack(">IB", sealed[16:21])
    sender, text = sealed[21 : 21 + length], sealed[21 + length :]
    assert len(text) <= record
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
    shared = browser.key.exchange(ec.ECDH(), public)
    info = b"WebPush: info\0" + browser.point + sender
    secret = _hkdf(shared, browser.secret, info, 32)
    key = _hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(secret, salt, b"Content-Encoding: nonce\0", 12)
    opened = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
    assert opened.endswith(b"\2")
    return opened[:-1]


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost, and its key."""
    certificate, key_file = folder / CERTIFICATE, folder / KEY
    if not certificate.exists():
        key = ec.generate_private_key(CURVE)
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
        now = datetime.now(UTC)
        signed = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
            .sign(key, hashes.SHA256())
        )
        certificate.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
        key_file.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
        )
    return certificate, key_file


def server_context(folder: Path) -> ssl.SSLContext:
    """TLS for a server named localhost."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*_certificate(folder))
    return context


def client_context(folder: Path) -> ssl.SSLContext:
    """TLS that trusts this server."""
    return ssl.create_default_context(cafile=str(_certificate(folder)[0]))
