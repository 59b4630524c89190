"""What an operator decides about notices, and the queue made from that."""

import ssl
from dataclasses import dataclass, field
from pathlib import Path

from petteia.tables.model import MAIL, PUSH, WEBHOOK
from petteia.tables.notices.http import Poster
from petteia.tables.notices.keys import KEY_FILE, push_key
from petteia.tables.notices.mail import Mail, MailServer
from petteia.tables.notices.model import Channel, Claims
from petteia.tables.notices.push import Push
from petteia.tables.notices.queue import NoticeQueue
from petteia.tables.notices.webhook import Webhooks
from petteia.tables.services import Clock, Scheduler


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How people may be told of their turns."""

    folder: Path
    """Where the key for push messages is kept."""
    mail: MailServer | None = field(default=None, repr=False)
    plain_webhooks: bool = False
    """Whether a webhook may use http."""
    private_webhooks: bool = False
    """Whether a webhook or a push service may be in a private network."""


def make_queue(
    settings: NoticeSettings,
    claims: Claims,
    clock: Clock,
    scheduler: Scheduler,
    context: ssl.SSLContext | None = None,
) -> NoticeQueue:
    """The queue of a server; `context` verifies certificates, by default with the system's
    authorities."""
    private = settings.private_webhooks
    poster = Poster(private, context)
    channels: dict[str, Channel] = {}
    key, public = push_key(settings.folder / KEY_FILE), ""
    if key is not None:
        push = Push(poster, key, clock.time, private)
        channels[PUSH], public = push, push.public_key
    if settings.mail is not None:
        channels[MAIL] = Mail(settings.mail, clock.time, context)
    channels[WEBHOOK] = Webhooks(poster, settings.plain_webhooks, private)
    return NoticeQueue(claims, channels, clock, scheduler, public)
