"""Webhooks: what they get, and where they must not lead."""

import ipaddress
import json
import socket
import threading
from typing import Any

import pytest

from petteia.tables.errors import Bad
from petteia.tables.model import WEBHOOK, Subscription
from petteia.tables.notices import addresses, http
from petteia.tables.notices.addresses import ForbiddenAddress, is_public, resolve
from petteia.tables.notices.http import Poster
from petteia.tables.notices.model import TURN, Gone, Notice, NotSent, Refused
from petteia.tables.notices.webhook import Webhooks
from tests.tables.notices.services import FakeService

SECRET = "T0k3n"


def hook(url: str) -> Subscription:
    return Subscription(
        id="subscription",
        kind=WEBHOOK,
        target=url,
        p256dh="",
        auth="",
        language="de",
        base="https://games.example.org",
        code="",
    )


def notice_to(url: str) -> Notice:
    return Notice("owl42x7qmk", TURN, "nim", "Nim", 0, "Thea", 3, 7, hook(url), "key")


def home() -> Webhooks:
    """Webhooks of an operator who allows private addresses."""
    return Webhooks(Poster(True), True, True)


def in_the_open() -> Webhooks:
    """Webhooks as they are by default."""
    return Webhooks(Poster(False), False, False)


async def test_a_webhook_gets_json_that_says_whose_turn_it_is() -> None:
    async with FakeService(status=204) as service:
        url = f"http://localhost:{service.port}/hook/{SECRET}?room=1"
        webhooks = home()
        await webhooks.check(hook(url))
        await webhooks.send(notice_to(url))
        await webhooks.close()
    [request] = service.requests
    line = (
        "Thea, du bist am Zug Nim: Die anderen warten auf dich."
        " https://games.example.org/t/owl42x7qmk"
    )
    assert (request.method, request.path) == ("POST", f"/hook/{SECRET}?room=1")
    assert request.headers["content-type"] == "application/json"
    assert json.loads(request.body) == {
        "kind": "turn",
        "table": "owl42x7qmk",
        "game": "nim",
        "seat": 0,
        "name": "Thea",
        "language": "de",
        "title": "Thea, du bist am Zug",
        "text": line,
        "content": line,
        "url": "https://games.example.org/t/owl42x7qmk",
        "stop": "https://games.example.org/notices/owl42x7qmk/subscription",
    }


@pytest.mark.parametrize(
    ("status", "error"),
    [(301, Refused), (404, Refused), (410, Gone), (429, NotSent), (500, NotSent)],
)
async def test_what_a_webhook_answers(status: int, error: type[Exception]) -> None:
    async with FakeService(status=status, headers={"Location": "http://localhost:1/"}) as service:
        webhooks = home()
        with pytest.raises(error):
            await webhooks.send(notice_to(f"http://localhost:{service.port}/"))
        await webhooks.close()
    assert len(service.requests) == 1


async def test_a_long_answer_is_not_read() -> None:
    async with FakeService(headers={"Content-Length": str(10**12)}) as service:
        webhooks = home()
        await webhooks.send(notice_to(f"http://localhost:{service.port}/"))
        await webhooks.close()


async def test_a_webhook_that_does_not_answer_may_have_got_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(http, "ANSWER_SECONDS", 0.1)
    async with FakeService(silent=True) as service:
        webhooks = home()
        with pytest.raises(Refused, match="the answer is missing"):
            await webhooks.send(notice_to(f"http://localhost:{service.port}/"))
        await webhooks.close()
    assert len(service.requests) == 1


async def test_nobody_there_means_not_sent() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        webhooks = home()
        with pytest.raises(NotSent):
            await webhooks.send(notice_to(f"http://127.0.0.1:{free.getsockname()[1]}/"))
        await webhooks.close()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://example.org/hook", "must begin with https://"),
        ("ftp://example.org/hook", "must begin with https://"),
        ("file:///etc/passwd", "is not the address of a webhook"),
        ("example.org/hook", "is not the address of a webhook"),
        ("https://user:password@example.org/", "is not the address of a webhook"),
        ("https://exämple.org/", "is not the address of a webhook"),
        ("https://example.org/a b", "is not the address of a webhook"),
        ("https://example.org/a\nb", "is not the address of a webhook"),
        ("https://example.org\\@127.0.0.1/", "is not the address of a webhook"),
        ("https://example.org:99999/", "is not the address of a webhook"),
        ("https://[::1/", "is not the address of a webhook"),
        ("https://example.org:25/", "port cannot be used"),
        ("https://127.0.0.1/", "private network"),
        ("https://127.1/", "private network"),
        ("https://2130706433/", "private network"),
        ("https://0x7f000001/", "private network"),
        ("https://0/", "private network"),
        ("https://localhost/", "private network"),
        ("https://10.0.0.7/", "private network"),
        ("https://169.254.169.254/latest/meta-data", "private network"),
        ("https://[::1]/", "private network"),
        ("https://[::ffff:10.0.0.1]/", "private network"),
        ("https://[fe80::1]/", "private network"),
        ("https://no-such-name.invalid/", "no server at this address"),
        ("https://example.org/" + "x" * 1100, "1,024 characters"),
    ],
)
async def test_a_wrong_address_is_refused_in_a_sentence(url: str, words: str) -> None:
    webhooks = in_the_open()
    with pytest.raises(Bad) as refused:
        await webhooks.check(hook(url))
    assert words in refused.value.words("en")
    assert all(refused.value.words(language) for language in ("de", "pl"))
    await webhooks.close()


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.1.1",
        "172.16.0.1",
        "192.0.0.1",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001::1",
        "fc00::1",
        "fe80::1",
        "ff02::1",
    ],
)
def test_addresses_of_private_networks_are_known(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "64:ff9b::101:101"]
)
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


async def test_one_private_address_among_public_ones_is_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers(monkeypatch, ["1.1.1.1", "10.0.0.1"])
    with pytest.raises(ForbiddenAddress):
        await resolve("example.org", 443, False)
    assert await resolve("example.org", 443, True) == ["1.1.1.1", "10.0.0.1"]


async def test_a_name_that_changes_its_address_after_the_check_leads_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The address is checked again for the connection itself."""
    async with FakeService() as service:
        webhooks = in_the_open()
        url = f"https://example.org:{service.port}/"
        answers(monkeypatch, ["1.1.1.1"])
        await webhooks.check(hook(url))
        answers(monkeypatch, ["127.0.0.1"])
        with pytest.raises(Refused, match="not a public address"):
            await webhooks.send(notice_to(url))
        await webhooks.close()
    assert service.requests == []


async def test_a_name_that_is_found_slowly_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    found = threading.Event()

    def wait(*_: Any, **__: Any) -> list[Any]:
        found.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", wait)
    monkeypatch.setattr(addresses, "RESOLVE_SECONDS", 0.05)
    webhooks = in_the_open()
    with pytest.raises(Bad, match="notice-host"):
        await webhooks.check(hook("https://example.org/"))
    found.set()
    await webhooks.close()


def answers(monkeypatch: pytest.MonkeyPatch, found: list[str]) -> None:
    """Let every name have these addresses."""

    def answer(host: str, port: int, **_: Any) -> list[Any]:
        return [(2, 1, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", answer)
