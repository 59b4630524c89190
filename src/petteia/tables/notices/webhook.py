"""Notices to a webhook: JSON that a program, or a chat room, can read."""

import json

from petteia.tables.model import Subscription
from petteia.tables.notices.addresses import check_host, check_url
from petteia.tables.notices.http import NO_LONGER, Poster
from petteia.tables.notices.model import Notice
from petteia.tables.notices.words import payload

HEADERS = {"Content-Type": "application/json", "User-Agent": "Petteia"}


class Webhooks:
    """Webhooks that players have entered."""

    def __init__(self, poster: Poster, plain_allowed: bool, private_allowed: bool) -> None:
        self._poster = poster
        self._plain_allowed = plain_allowed
        self._private_allowed = private_allowed

    async def check(self, wanted: Subscription) -> None:
        parts = check_url(wanted["target"], self._plain_allowed, self._private_allowed)
        await check_host(parts, self._private_allowed)

    async def send(self, notice: Notice) -> None:
        data = payload(notice)
        # Slack and Mattermost show `text`, Discord shows `content`.
        line = f"{data['title']} {data['text']} {data['url']}"
        body = json.dumps({**data, "text": line, "content": line}).encode()
        await self._poster.post(notice.subscription["target"], HEADERS, body, (NO_LONGER,))

    async def close(self) -> None:
        await self._poster.close()
