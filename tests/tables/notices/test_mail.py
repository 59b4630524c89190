"""E-mails through a real SMTP server on loopback, confirmed by their readers."""

import asyncio
import email
import re
from collections.abc import AsyncIterator
from email import policy
from email.message import EmailMessage
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from petteia.kernel.text.problem import Problem
from petteia.tables.errors import Bad, NotNow
from petteia.tables.manager import TableManager
from petteia.tables.memory.notices import MemoryClaims
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.store import MemoryStore
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.model import MAIL, Subscription
from petteia.tables.notices import mail as mail_module
from petteia.tables.notices.mail import Mail, MailServer, read_mail_server
from petteia.tables.notices.model import TURN, Gone, Notice, NotSent, Refused
from petteia.tables.notices.queue import LETTER_BURST, NoticeQueue
from tests.nim import add_nim
from tests.tables.builders import friends, move, until
from tests.tables.notices.people import BASE, wish
from tests.tables.notices.services import client_context, server_context

NIM = {"game": "nim", "options": {}}
NOW = 1_800_000_000.0


class Postbox:
    """The handler of an SMTP server: keeps mails, or refuses them with an answer."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.rcpt = ""
        self.data = ""

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: object
    ) -> str:
        if self.rcpt:
            return self.rcpt
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.data:
            return self.data
        self.recipients += envelope.rcpt_tos
        content = envelope.content
        assert isinstance(content, bytes)
        self.mails.append(email.message_from_bytes(content, policy=policy.default))
        return "250 OK"


def know(server: object, session: object, envelope: object, way: str, data: object) -> AuthResult:
    assert isinstance(data, LoginPassword)
    return AuthResult(success=data == LoginPassword(b"petteia", b"pass word"), handled=False)


@pytest.fixture
async def postbox() -> Postbox:
    return Postbox()


@pytest.fixture
async def port(postbox: Postbox, tmp_path: Path) -> AsyncIterator[int]:
    """A mail server with STARTTLS and a password."""
    context = server_context(tmp_path)
    loop = asyncio.get_running_loop()
    running = await loop.create_server(
        lambda: SMTP(postbox, hostname="localhost", tls_context=context, authenticator=know),
        "127.0.0.1",
        0,
    )
    yield running.sockets[0].getsockname()[1]
    running.close()


def mail_at(port: int, tmp_path: Path, password: str = "pass%20word") -> Mail:
    server = read_mail_server(f"smtp://petteia:{password}@localhost:{port}?from=games@example.org")
    return Mail(server, lambda: NOW, client_context(tmp_path))


def a_notice(address: str = "thea@example.org", language: str = "pl") -> Notice:
    to = Subscription(
        id="subscription",
        kind=MAIL,
        target=address,
        p256dh="",
        auth="",
        language=language,
        base=BASE,
        code="",
    )
    return Notice("owl42x7qmk", TURN, "nim", "Nim", 0, "Łucja", 3, 7, to, "key")


async def test_a_mail_says_whose_turn_it_is_and_how_to_end_it(
    postbox: Postbox, port: int, tmp_path: Path
) -> None:
    await mail_at(port, tmp_path).send(a_notice())
    [mail] = postbox.mails
    assert postbox.recipients == ["thea@example.org"]
    assert mail["From"] == "Petteia <games@example.org>"
    assert mail["Subject"] == "Łucja, Twoja kolej"
    assert mail["Auto-Submitted"] == "auto-generated"
    stop = f"{BASE}/api/tables/owl42x7qmk/notices/subscription/stop"
    assert mail["List-Unsubscribe"] == f"<{stop}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail.get_content().splitlines() == [
        "Nim: pozostali czekają na Twój ruch.",
        "",
        f"{BASE}/t/owl42x7qmk",
        "",
        "-- ",
        "Nie chcę więcej wiadomości o tym stole:",
        f"{BASE}/notices/owl42x7qmk/subscription",
    ]


async def test_a_mail_that_is_tried_again_has_the_same_id(
    postbox: Postbox, port: int, tmp_path: Path
) -> None:
    mail = mail_at(port, tmp_path)
    postbox.data = "451 try again"
    with pytest.raises(NotSent):
        await mail.send(a_notice())
    postbox.data = ""
    await mail.send(a_notice())
    await mail.send(a_notice())
    assert postbox.mails[0]["Message-ID"] == postbox.mails[1]["Message-ID"]


@pytest.mark.parametrize(
    ("rcpt", "data", "error"),
    [
        ("550 no such person", "", Gone),
        ("450 busy", "", NotSent),
        ("", "554 spam", Refused),
        ("", "452 full", NotSent),
    ],
)
async def test_what_the_mail_server_answers(
    postbox: Postbox, port: int, tmp_path: Path, rcpt: str, data: str, error: type[Exception]
) -> None:
    postbox.rcpt, postbox.data = rcpt, data
    with pytest.raises(error):
        await mail_at(port, tmp_path).send(a_notice())


async def test_a_wrong_password_a_foreign_certificate_and_no_server(
    postbox: Postbox, port: int, tmp_path: Path
) -> None:
    with pytest.raises(Refused, match="password"):
        await mail_at(port, tmp_path, "wrong").send(a_notice())
    server = MailServer("localhost", port, "games@example.org", False, "petteia", "pass word")
    with pytest.raises(NotSent):
        await Mail(server, lambda: NOW).send(a_notice())
    with pytest.raises(NotSent):
        await mail_at(1, tmp_path).send(a_notice())
    assert postbox.mails == []


async def test_a_password_is_sent_over_tls_only(
    postbox: Postbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail_module, "LOCAL", ())
    loop = asyncio.get_running_loop()
    plain = await loop.create_server(lambda: SMTP(postbox), "127.0.0.1", 0)
    with pytest.raises(NotSent):
        await mail_at(plain.sockets[0].getsockname()[1], tmp_path).send(a_notice())
    plain.close()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "mail.example.org",
        "http://mail.example.org",
        "smtp://?from=a@example.org",
        "smtp://mail.example.org",
        "smtp://mail.example.org?from=nobody",
        "smtp://mail.example.org:x?from=a@example.org",
        "smtp://mail.example.org?from=a@example.org&tls=no",
    ],
)
def test_a_wrong_setting_is_refused_with_an_example(url: str) -> None:
    with pytest.raises(Problem, match=r"smtp://USER:PASSWORD@HOST:587\?from="):
        read_mail_server(url)


def test_settings_are_read() -> None:
    found = read_mail_server("smtps://me%40example.org:s%3Acret@mail.example.org")
    assert found == MailServer(
        "mail.example.org", 465, "me@example.org", True, "me@example.org", "s:cret"
    )
    assert "cret" not in repr(found)


@pytest.mark.parametrize(
    "address",
    ["", "thea", "thea@", "@example.org", "a@b", "a b@example.org", "a@example.org\nBcc: b@c.de",
     "a@example.org,b@example.org", "x" * 250 + "@example.org"],
)  # fmt: skip
async def test_a_wrong_address_is_refused(address: str) -> None:
    mail = Mail(MailServer("localhost", 1, "games@example.org", False), lambda: NOW)
    with pytest.raises(Bad, match="notice-address"):
        await mail.check(a_notice(address).subscription)


async def test_an_address_counts_once_its_owner_has_confirmed_it(
    postbox: Postbox, port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_nim(monkeypatch)
    scheduler = ManualScheduler(ManualClock())
    services = memory_services(scheduler)
    assert isinstance(services.store, MemoryStore)
    claims, channels = MemoryClaims(services.store), {MAIL: mail_at(port, tmp_path)}
    services.notices = NoticeQueue(claims, channels, scheduler.clock, scheduler)
    opened = TableManager(services)
    opened.start()
    table, viewers = await friends(opened, **NIM)
    request = wish("thea@example.org", "de", MAIL)
    added = await table.subscriptions.add(viewers[1], 1, request)
    assert (added["target"], added["confirmed"]) == ("thea@example.org", False)

    # The mail asks; only its link confirms.
    asked = postbox.mails[0]
    assert asked["Subject"] == "Nim: Sollen wir dir Bescheid geben, wenn du am Zug bist?"
    link = re.search(rf"{BASE}/notices/(\S+)", asked.get_content())
    assert link is not None
    table_id, subscription, code = link[1].split("/")
    assert (table_id, subscription) == (table.id, added["id"])
    await move(table, viewers)
    await scheduler.advance(60)
    assert len(postbox.mails) == 1
    with pytest.raises(NotNow, match="notice-none"):
        await table.subscriptions.confirm(subscription, "x" * 22)
    with pytest.raises(NotNow, match="notice-none"):
        await table.subscriptions.confirm("x" * 22, code)
    await table.subscriptions.confirm(subscription, code)
    await table.subscriptions.confirm(subscription, code)
    assert table.subscriptions.of(viewers[1], 1)[0]["confirmed"]
    opened.tick()
    await until(lambda: len(postbox.mails) == 2)
    assert postbox.mails[1]["Subject"] == "Leda, du bist am Zug"

    # Strangers are not flooded with questions.
    await table.subscriptions.stop(subscription)
    for _ in range(LETTER_BURST - 1):
        again = await table.subscriptions.add(viewers[1], 1, request)
        await table.subscriptions.stop(again["id"])
    with pytest.raises(Bad, match="notice-too-many"):
        await table.subscriptions.add(viewers[1], 1, request)
    postbox.rcpt = "550 no such person"
    with pytest.raises(NotNow, match="notice-not-sent"):
        await table.subscriptions.add(viewers[1], 1, wish("ghost@example.org", "de", MAIL))
    assert table.subscriptions.of(viewers[1], 1) == []
    await opened.close()
