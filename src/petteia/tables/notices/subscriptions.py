"""The subscriptions of a table's seats: added and ended by their people, confirmed by mail."""

import hmac
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from petteia.tables.errors import Bad, NotNow, TableError
from petteia.tables.journal import AlreadyDone, Journal
from petteia.tables.model import (
    ABANDONED,
    MAIL,
    OVER,
    WEBHOOK,
    Seat,
    Sheet,
    Subscription,
)
from petteia.tables.notices.model import CONFIRM, Notice
from petteia.tables.notices.words import shown_target
from petteia.tables.seating import own_seat
from petteia.tables.services import Notices
from petteia.tables.state import TableState
from petteia.tables.viewers import Viewer
from petteia.tables.wire import NoticeKind, TurnNotice

log = logging.getLogger(__name__)

MOST_SUBSCRIPTIONS = 6
"""Subscriptions of one seat."""


@dataclass(frozen=True, slots=True)
class SubscriptionRequest:
    """A person's wish to be told of their turns."""

    kind: str
    target: str
    language: str
    base: str
    """The URL of the server as this person knows it."""
    p256dh: str = ""
    auth: str = ""


class Subscriptions:
    """Who at a table wants to be told of their turns, and how."""

    def __init__(self, state: TableState, journal: Journal, notices: Notices) -> None:
        self._state = state
        self._journal = journal
        self._notices = notices

    def of(self, viewer: Viewer, seat: int) -> list[TurnNotice]:
        """The subscriptions of an own seat."""
        chair = own_seat(self._state.sheet, viewer, seat)
        return [_shown(one) for one in chair.notices or ()]

    async def add(self, viewer: Viewer, seat: int, wanted: SubscriptionRequest) -> TurnNotice:
        """Add a subscription to an own seat; one with the same target is replaced.

        An e-mail address counts once its owner has opened the link that is sent there.
        """
        own_seat(self._state.sheet, viewer, seat)
        if self._state.status in (OVER, ABANDONED):
            raise NotNow("over")
        if wanted.kind not in self._notices.offer.kinds:
            raise Bad("notice-kind")
        new = Subscription(
            id=secrets.token_urlsafe(16),
            kind=wanted.kind,
            target=wanted.target,
            p256dh=wanted.p256dh,
            auth=wanted.auth,
            language=wanted.language,
            base=wanted.base,
            code=secrets.token_urlsafe(16) if wanted.kind == MAIL else "",
        )
        await self._notices.check(new)
        kept = self._same(own_seat(self._state.sheet, viewer, seat), new)
        if kept is not None:
            # Links that were sent stay valid, and a confirmed address stays confirmed.
            new["id"], new["code"] = kept["id"], kept["code"]
        elif new["code"]:
            await self._ask_for_confirmation(seat, new)

        def edit(sheet: Sheet) -> None:
            chair = own_seat(sheet, viewer, seat)
            same = self._same(chair, new)
            others = [one for one in chair.notices or () if one is not same]
            if len(others) >= MOST_SUBSCRIPTIONS:
                raise NotNow("notice-most", most=MOST_SUBSCRIPTIONS)
            chair.notices = [*others, new]

        await self._journal.serialized(self._journal.change(edit))
        return _shown(new)

    def _same(self, chair: Seat, new: Subscription) -> Subscription | None:
        """The subscription of a seat with the same target."""
        to = (new["kind"], new["target"])
        return next(
            (one for one in chair.notices or () if (one["kind"], one["target"]) == to), None
        )

    async def _ask_for_confirmation(self, seat: int, new: Subscription) -> None:
        state = self._state
        notice = Notice(
            table_id=state.id,
            kind=CONFIRM,
            game=state.game.key,
            game_name=state.game.name,
            seat=seat,
            name=state.sheet.seats[seat].name,
            turn=0,
            seq=state.seq,
            subscription=new,
        )
        if not await self._notices.post(notice):
            raise NotNow("notice-not-sent")

    async def confirm(self, subscription: str, code: str) -> None:
        """Confirm an e-mail address, with the code that was sent there."""

        def confirm(one: Subscription) -> Subscription:
            if one["code"] and not hmac.compare_digest(one["code"].encode(), code.encode()):
                raise NotNow("notice-none")
            return {**one, "code": ""}

        await self._replace(subscription, confirm)

    async def stop(self, subscription: str) -> None:
        """End a subscription; whoever knows its id may do so. It may have ended already."""
        try:
            await self._replace(subscription, lambda _: None)
        except NotNow:
            return

    def drop(self, subscription: str) -> None:
        """End a subscription that has ended at the other side, in the background."""
        self._journal.submit(self._drop(subscription))

    async def _drop(self, subscription: str) -> None:
        try:
            await self._change(subscription, lambda _: None)
        except NotNow:
            return
        except TableError as error:
            log.warning("Table %s: a subscription could not be ended: %s", self._state.id, error)

    async def _replace(
        self, subscription: str, make: Callable[[Subscription], Subscription | None]
    ) -> None:
        await self._journal.serialized(self._change(subscription, make))

    async def _change(
        self, subscription: str, make: Callable[[Subscription], Subscription | None]
    ) -> None:
        """Replace a subscription, or remove it if `make` returns None."""
        # It may just have been added through another process.
        await self._journal.catch_up()

        def edit(sheet: Sheet) -> None:
            for chair in sheet.seats:
                for place, one in enumerate(chair.notices or ()):
                    if hmac.compare_digest(one["id"].encode(), subscription.encode()):
                        found = list(chair.notices or ())
                        changed = make(one)
                        found[place : place + 1] = [] if changed is None else [changed]
                        if found == chair.notices:
                            raise AlreadyDone
                        chair.notices = found or None
                        return
            raise NotNow("notice-none")

        try:
            await self._journal.change(edit)
        except AlreadyDone:
            return


def _shown(one: Subscription) -> TurnNotice:
    return {
        "id": one["id"],
        "kind": cast("NoticeKind", one["kind"]),
        "target": shown_target(one) if one["kind"] == WEBHOOK else one["target"],
        "confirmed": not one["code"],
    }
