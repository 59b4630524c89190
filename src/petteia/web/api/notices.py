"""The API of turn notices: how the person in a seat is told while their page is closed."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from petteia.tables.notices.subscriptions import SubscriptionRequest
from petteia.web.api import requests, responses
from petteia.web.api.answers import (
    ACTING,
    DONE,
    SeatNumber,
    TheActor,
    TheLanguage,
    TheTable,
    answer,
    problems,
)
from petteia.web.api.description import DescribedRoute
from petteia.web.invite import asked_as, base_url

router = APIRouter(prefix="/api/tables/{table_id}", tags=["notices"], route_class=DescribedRoute)

NoticeId = Annotated[
    str,
    Path(pattern=requests.NOTICE_ID, examples=["3Zb1pQxk8vHn2Rw0sYtLfA"]),
]
ANYBODY = problems(403, 404, 408, 409, 410, 413, 422, 503)


@router.get("/seats/{seat}/notices", response_model=responses.TurnNotices, responses=ACTING)
async def list_notices(
    request: Request, table: TheTable, viewer: TheActor, seat: SeatNumber
) -> Response:
    """How you are told of your turns in this seat."""
    return answer(request, {"notices": table.subscriptions.of(viewer, seat)})


@router.post("/seats/{seat}/notices/add", response_model=responses.TurnNotices, responses=ACTING)
async def add_notice(
    request: Request,
    table: TheTable,
    viewer: TheActor,
    seat: SeatNumber,
    language: TheLanguage,
    wanted: requests.NewNotices,
) -> Response:
    """Be told of your turns, in the language of this request, while no page of yours is open."""
    settings = request.app.state.settings
    base, _ = base_url(settings, *asked_as(settings, request.scope))
    await table.subscriptions.add(viewer, seat, _subscription(wanted, language, base))
    return answer(request, {"notices": table.subscriptions.of(viewer, seat)})


def _subscription(wanted: requests.NewNotices, language: str, base: str) -> SubscriptionRequest:
    if isinstance(wanted, requests.PushNotices):
        return SubscriptionRequest(
            wanted.kind, wanted.endpoint, language, base, wanted.p256dh, wanted.auth
        )
    target = wanted.url if isinstance(wanted, requests.WebhookNotices) else wanted.address
    return SubscriptionRequest(wanted.kind, target.strip(), language, base)


@router.post("/notices/{notice}/stop", response_model=responses.Done, responses=ANYBODY)
async def stop_notice(request: Request, table: TheTable, notice: NoticeId) -> Response:
    """No longer be told that way. No secret is needed: whoever got a notice has the link. It is no
    error if it has ended already."""
    await table.subscriptions.stop(notice)
    return answer(request, DONE)


@router.post("/notices/{notice}/confirm", response_model=responses.Done, responses=ANYBODY)
async def confirm_notice(
    request: Request, table: TheTable, notice: NoticeId, given: requests.Confirmation
) -> Response:
    """Confirm an e-mail address with the code that was sent there."""
    await table.subscriptions.confirm(notice, given.code)
    return answer(request, DONE)
