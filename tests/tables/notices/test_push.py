"""Push messages: encrypted as RFC 8291 shows, signed, and taken by a push service on loopback."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import jwt
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from petteia.tables.errors import Bad
from petteia.tables.model import PUSH, Subscription
from petteia.tables.notices.http import Poster
from petteia.tables.notices.keys import push_key
from petteia.tables.notices.model import REMINDER, TURN, Gone, Notice, NotSent, Refused
from petteia.tables.notices.push import CURVE, Push, encrypt, from_text, to_text
from tests.tables.notices.services import (
    Browser,
    FakeService,
    client_context,
    decrypt,
    server_context,
)

NOW = 1_800_000_000.0
RFC = {
    "own": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpk"
    "NtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    "body": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
    "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSx"
    "sj_Qulcy4a-fN",
}
"""The example in appendix A of RFC 8291."""


def test_a_message_is_encrypted_as_in_the_standard() -> None:
    own = ec.derive_private_key(int.from_bytes(from_text(RFC["own"]), "big"), CURVE)
    text = b"When I grow up, I want to be a watermelon"
    sealed = encrypt(text, RFC["p256dh"], RFC["auth"], from_text(RFC["salt"]), own)
    assert to_text(sealed) == RFC["body"]


def test_equal_messages_are_never_encrypted_alike() -> None:
    browser = Browser()
    first, second = (encrypt(b"hello", browser.p256dh, browser.auth) for _ in range(2))
    assert first != second
    assert decrypt(first, browser) == decrypt(second, browser) == b"hello"


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[FakeService]:
    async with FakeService(server_context(tmp_path)) as running:
        yield running


@pytest.fixture
def key(tmp_path: Path) -> ec.EllipticCurvePrivateKey:
    found = push_key(tmp_path / "push-key.pem")
    assert found is not None
    return found


def push_to(tmp_path: Path, key: ec.EllipticCurvePrivateKey, private: bool = True) -> Push:
    return Push(Poster(private, client_context(tmp_path)), key, lambda: NOW, private)


def notice_for(service: FakeService, browser: Browser, kind: str = TURN) -> Notice:
    to = Subscription(
        id="subscription",
        kind=PUSH,
        target=f"https://localhost:{service.port}/push/{browser.auth}",
        p256dh=browser.p256dh,
        auth=browser.auth,
        language="pl",
        base="https://games.example.org",
        code="",
    )
    return Notice("owl42x7qmk", kind, "nim", "Nim", 1, "Łucja", 3, 7, to, "key", 6)


async def test_a_push_service_gets_a_signed_message_only_the_browser_can_read(
    service: FakeService, tmp_path: Path, key: ec.EllipticCurvePrivateKey
) -> None:
    browser, push = Browser(), push_to(tmp_path, key)
    await push.check(notice_for(service, browser).subscription)
    await push.send(notice_for(service, browser))
    await push.close()
    [request] = service.requests
    assert request.path == f"/push/{browser.auth}"
    assert request.headers["content-encoding"] == "aes128gcm"
    assert request.headers["ttl"] == "86400"
    assert request.headers["topic"] == "owl42x7qmk"

    # The service knows the sender by its key, and the message is meant for this service.
    scheme, _, given = request.headers["authorization"].partition(" ")
    fields = dict(field.strip().split("=", 1) for field in given.split(","))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(fields["k"]))
    claims = jwt.decode(
        fields["t"],
        public,
        ["ES256"],
        audience=f"https://localhost:{service.port}",
        options={"verify_exp": False},
    )
    assert scheme == "vapid"
    assert fields["k"] == push.public_key
    assert NOW < claims["exp"] <= NOW + 24 * 3600
    assert claims["sub"] == "https://games.example.org"
    with pytest.raises(jwt.InvalidSignatureError):
        jwt.decode(fields["t"], ec.generate_private_key(CURVE).public_key(), ["ES256"])

    assert b"ucja" not in request.body
    assert json.loads(decrypt(request.body, browser)) == {
        "kind": "turn",
        "table": "owl42x7qmk",
        "game": "nim",
        "seat": 1,
        "name": "Łucja",
        "language": "pl",
        "title": "Łucja, Twoja kolej",
        "text": "Nim: pozostali czekają na Twój ruch.",
        "url": "https://games.example.org/t/owl42x7qmk",
        "stop": "https://games.example.org/notices/owl42x7qmk/subscription",
    }
    with pytest.raises(InvalidTag):
        decrypt(request.body, Browser())


async def test_a_reminder_says_how_much_time_is_left(
    service: FakeService, tmp_path: Path, key: ec.EllipticCurvePrivateKey
) -> None:
    browser, push = Browser(), push_to(tmp_path, key)
    await push.send(notice_for(service, browser, REMINDER))
    await push.close()
    text = json.loads(decrypt(service.requests[0].body, browser))["text"]
    assert text == "Nim: na turę zostało Ci 6 godzin. Potem dokończy ją bot."
    assert service.requests[0].headers["urgency"] == "high"


@pytest.mark.parametrize(
    ("status", "error"),
    [(404, Gone), (410, Gone), (429, NotSent), (503, NotSent), (400, Refused), (302, Refused)],
)
async def test_what_the_service_answers(
    service: FakeService,
    tmp_path: Path,
    key: ec.EllipticCurvePrivateKey,
    status: int,
    error: type[Exception],
) -> None:
    service.status = status
    service.headers = {"Retry-After": "120", "Location": f"https://localhost:{service.port}/other"}
    push = push_to(tmp_path, key)
    with pytest.raises(error) as raised:
        await push.send(notice_for(service, Browser()))
    assert len(service.requests) == 1, "a redirect is not followed"
    if isinstance(raised.value, NotSent):
        assert raised.value.seconds == 120.0
    await push.close()


async def test_a_service_with_a_foreign_certificate_gets_nothing(
    service: FakeService, tmp_path: Path, key: ec.EllipticCurvePrivateKey
) -> None:
    push = Push(Poster(True), key, lambda: NOW, True)
    with pytest.raises(NotSent):
        await push.send(notice_for(service, Browser()))
    assert service.requests == []
    await push.close()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"target": "http://push.example.org/x"}, "must begin with https"),
        ({"target": "https://"}, "is not the address"),
        ({"target": "https://localhost/x"}, "private network"),
        ({"target": "https://a.test/" + "x" * 2000}, "1,024 characters"),
        ({"p256dh": "AAAA"}, "keys for push messages"),
        ({"p256dh": to_text(b"\4" + b"\0" * 64)}, "keys for push messages"),
        ({"auth": "not base64!"}, "keys for push messages"),
        ({"auth": "AAAA"}, "keys for push messages"),
    ],
)
async def test_a_wrong_push_subscription_is_refused(
    tmp_path: Path, key: ec.EllipticCurvePrivateKey, change: dict[str, str], words: str
) -> None:
    browser = Browser()
    good = Subscription(
        id="s",
        kind=PUSH,
        target="https://127.0.0.1/x",
        p256dh=browser.p256dh,
        auth=browser.auth,
        language="en",
        base="",
        code="",
    )
    push = Push(Poster(False), key, lambda: NOW, False)
    with pytest.raises(Bad) as refused:
        await push.check({**good, **change})
    assert words in refused.value.words("en")
    await push.close()


def test_the_public_key_is_a_point(key: ec.EllipticCurvePrivateKey, tmp_path: Path) -> None:
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    assert push_to(tmp_path, key).public_key == to_text(point)
