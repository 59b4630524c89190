"""A notice in words and as data, in the language of its reader.

It says which table, which game, whose turn, and where; nothing of the position.
"""

from dataclasses import dataclass
from typing import TypedDict
from urllib.parse import urlsplit

from petteia.kernel.text.messages import messages
from petteia.tables.errors import LOCALE
from petteia.tables.model import Subscription
from petteia.tables.notices.model import CONFIRM, REMINDER, Notice


class Payload(TypedDict):
    """What a push message or a webhook carries."""

    kind: str
    table: str
    game: str
    seat: int
    name: str
    language: str
    title: str
    text: str
    url: str
    """The page of the table."""
    stop: str
    """The page that ends these notices."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A notice as an e-mail."""

    subject: str
    body: str
    stop: str
    """The address a mail program posts to in order to end these notices."""


def payload(notice: Notice) -> Payload:
    """A notice as data."""
    title, text = _words(notice)
    return {
        "kind": notice.kind,
        "table": notice.table_id,
        "game": notice.game,
        "seat": notice.seat,
        "name": notice.name,
        "language": notice.subscription["language"],
        "title": title,
        "text": text,
        "url": table_url(notice),
        "stop": stop_url(notice),
    }


def letter(notice: Notice) -> Letter:
    """A notice as an e-mail."""
    to = notice.subscription
    api = f"{to['base']}/api/tables/{notice.table_id}/notices/{to['id']}/stop"
    if notice.kind == CONFIRM:
        link = f"{stop_url(notice)}/{to['code']}"
        subject = _say(notice, "notice-confirm-subject", game=notice.game_name)
        body = _say(notice, "notice-confirm-body", name=notice.name, game=notice.game_name)
        return Letter(subject, f"{body}\n\n{link}\n", api)
    title, text = _words(notice)
    end = _say(notice, "notice-stop")
    body = f"{text}\n\n{table_url(notice)}\n\n-- \n{end}\n{stop_url(notice)}\n"
    return Letter(title, body, api)


def table_url(notice: Notice) -> str:
    """The page of the table."""
    return f"{notice.subscription['base']}/t/{notice.table_id}"


def stop_url(notice: Notice) -> str:
    """The page that ends a subscription, without a login."""
    return f"{notice.subscription['base']}/notices/{notice.table_id}/{notice.subscription['id']}"


def shown_target(to: Subscription) -> str:
    """The host of a webhook: the rest of its address may be a secret."""
    return urlsplit(to["target"]).hostname or ""


def _words(notice: Notice) -> tuple[str, str]:
    """The title and the sentence of a notice."""
    title = _say(notice, "notice-title", name=notice.name, game=notice.game_name)
    if notice.kind == REMINDER:
        hours = notice.hours_left
        return title, _say(notice, "notice-reminder", game=notice.game_name, hours=hours)
    return title, _say(notice, "notice-turn", game=notice.game_name)


def _say(notice: Notice, key: str, **facts: str | int) -> str:
    return messages(LOCALE).say(notice.subscription["language"], key, **facts)
