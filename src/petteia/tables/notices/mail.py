"""Notices by e-mail, through the operator's mail server."""

import asyncio
import hashlib
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime
from functools import partial
from urllib.parse import parse_qsl, unquote, urlsplit

from petteia.kernel.text.problem import Problem
from petteia.tables.errors import Bad
from petteia.tables.model import Subscription
from petteia.tables.notices.model import CONFIRM, Gone, Notice, NotSent, Refused
from petteia.tables.notices.words import letter

LONGEST_ADDRESS = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
SECONDS = 8.0
"""Seconds the mail server may take for each answer."""
THREADS = 4
PORTS = {"smtp": 587, "smtps": 465}
LOCAL = ("localhost", "127.0.0.1", "::1")
LEAST_PERMANENT = 500
UNFOLDED = policy.SMTP.clone(max_line_length=900)
"""Some readers do not find a link in a header that is folded."""
FORM = "smtp://USER:PASSWORD@HOST:587?from=games@example.org"


@dataclass(frozen=True, slots=True)
class MailServer:
    """A mail server and the sender of our mails."""

    host: str
    port: int
    sender: str
    tls: bool
    """TLS from the first byte; otherwise STARTTLS is used where the server offers it."""
    user: str = ""
    password: str = field(default="", repr=False)


def read_mail_server(url: str) -> MailServer:
    """A mail server from its URL, or a `Problem`."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise Problem(f"--smtp is an address as {FORM}.") from None
    asked = dict(parse_qsl(parts.query))
    if parts.scheme not in PORTS or not parts.hostname or set(asked) - {"from"}:
        raise Problem(f"--smtp is an address as {FORM}.")
    user = unquote(parts.username or "")
    sender = asked.get("from", user)
    if not is_address(sender):
        raise Problem(f"--smtp names the sender of mails: {FORM}.")
    password = unquote(parts.password or "")
    return MailServer(parts.hostname, port, sender, parts.scheme == "smtps", user, password)


def is_address(text: str) -> bool:
    """Whether this has the form of an e-mail address."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


class Mail:
    """Sends e-mails, each over a connection of its own."""

    def __init__(
        self,
        server: MailServer,
        time: Callable[[], float],
        context: ssl.SSLContext | None = None,
    ) -> None:
        self._server = server
        self._time = time
        self._context = context or ssl.create_default_context()
        # Threads of their own: a slow mail server must not delay anything else.
        self._threads = ThreadPoolExecutor(THREADS, "petteia-mail")

    async def check(self, wanted: Subscription) -> None:
        if not is_address(wanted["target"]):
            raise Bad("notice-address", most=LONGEST_ADDRESS)

    async def send(self, notice: Notice) -> None:
        work = partial(self._send, self._message(notice))
        await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _message(self, notice: Notice) -> EmailMessage:
        to, written = notice.subscription, letter(notice)
        mark = f"{notice.table_id} {to['id']} {notice.kind} {notice.turn}"
        domain = self._server.sender.rpartition("@")[2]
        message = EmailMessage(UNFOLDED)
        message["From"] = f"Petteia <{self._server.sender}>"
        message["To"] = to["target"]
        message["Subject"] = written.subject
        message["Date"] = format_datetime(datetime.fromtimestamp(self._time(), UTC))
        # The same notice has the same id, also when it is tried again.
        message["Message-ID"] = f"<{hashlib.sha256(mark.encode()).hexdigest()[:32]}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if notice.kind != CONFIRM:
            message["List-Unsubscribe"] = f"<{written.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(written.body, cte="quoted-printable")
        return message

    def _send(self, message: EmailMessage) -> None:
        """Send a mail in a thread. Until its text is sent, an error means that it was not."""
        try:
            connection = self._connect()
        except smtplib.SMTPAuthenticationError:
            raise Refused("the mail server refuses the password") from None
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(f"no mail server ({type(error).__name__})") from None
        try:
            connection.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            code = max(code for code, _ in refused.recipients.values())
            if code >= LEAST_PERMANENT:
                raise Gone(f"status {code}") from None
            raise NotSent(f"status {code}") from None
        except smtplib.SMTPResponseException as error:
            if error.smtp_code < LEAST_PERMANENT:
                raise NotSent(f"status {error.smtp_code}") from None
            raise Refused(f"status {error.smtp_code}") from None
        except (OSError, smtplib.SMTPException) as error:
            raise Refused(f"the answer is missing ({type(error).__name__})") from None
        finally:
            connection.close()

    def _connect(self) -> smtplib.SMTP:
        server = self._server
        if server.tls:
            connection: smtplib.SMTP = smtplib.SMTP_SSL(
                server.host, server.port, timeout=SECONDS, context=self._context
            )
        else:
            connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        try:
            if not server.tls:
                connection.ehlo()
                if connection.has_extn("starttls"):
                    connection.starttls(context=self._context)
                elif server.user and server.host not in LOCAL:
                    raise smtplib.SMTPNotSupportedError("a password is sent over TLS only")
            if server.user:
                connection.login(server.user, server.password)
        except BaseException:
            connection.close()
            raise
        return connection

    async def close(self) -> None:
        self._threads.shutdown(wait=False)
