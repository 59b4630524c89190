"""The API of reviews: what each decision of a finished game was worth."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from petteia.review.wire import ReviewData
from petteia.tables.reviews.wire import LinePosition, ReviewState
from petteia.web.api import requests, responses
from petteia.web.api.answers import (
    ACTING,
    ALSO_WITHOUT,
    ASKING,
    MoveCount,
    TheLanguage,
    TheTable,
    TheViewer,
    answer,
    manager_of,
    owner_of,
    problems,
)
from petteia.web.api.description import DescribedRoute
from petteia.web.api.requests import LARGEST_NUMBER

router = APIRouter(prefix="/api/tables/{table_id}", tags=["look back"], route_class=DescribedRoute)
OF_FINISHED = {**ASKING, **problems(409)}
StepCount = Annotated[int, Path(ge=0, le=LARGEST_NUMBER, description="How many of its steps.")]


@router.post("/review", response_model=ReviewState, responses=ACTING, openapi_extra=ALSO_WITHOUT)
async def start_review(
    request: Request, table: TheTable, viewer: TheViewer, language: TheLanguage
) -> Response:
    """Begin the review of a finished game, or join it if somebody has begun it. Bots of running
    games come first."""
    reviews = manager_of(request).reviews
    return answer(request, await reviews.start(table, owner_of(request), language))


@router.get(
    "/review", response_model=ReviewState, responses=OF_FINISHED, openapi_extra=ALSO_WITHOUT
)
async def read_review(
    request: Request, table: TheTable, viewer: TheViewer, language: TheLanguage
) -> Response:
    """How far the review of a finished game is, and the review itself once it is ready."""
    return answer(request, await manager_of(request).reviews.state(table, language))


@router.get("/review.json", response_model=ReviewData, responses=OF_FINISHED)
async def download_review(request: Request, table: TheTable) -> Response:
    """The finished review as a file."""
    found = answer(request, manager_of(request).reviews.data(table))
    return _as_file(found, f"petteia-{table.id}-review.json")


@router.get(
    "/review.html",
    response_class=Response,
    responses={
        **OF_FINISHED,
        200: {"content": {"text/html": {}}, "description": "One file with everything in it."},
    },
)
async def download_review_page(
    request: Request, table: TheTable, language: TheLanguage
) -> Response:
    """The finished review as one HTML file."""
    page = await manager_of(request).reviews.page(table, language)
    return _as_file(Response(page, media_type="text/html"), f"petteia-{table.id}-review.html")


def _as_file(found: Response, name: str) -> Response:
    found.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return found


@router.get(
    "/review/line/{move}/{steps}",
    response_model=LinePosition,
    responses=OF_FINISHED,
    openapi_extra=ALSO_WITHOUT,
)
async def read_better_line(
    request: Request,
    table: TheTable,
    viewer: TheViewer,
    move: MoveCount,
    steps: StepCount,
    language: TheLanguage,
) -> Response:
    """The game after its first moves and the first steps of the better line of its review, as you
    may see it."""
    reviews = manager_of(request).reviews
    return answer(request, await reviews.line(table, viewer, move, steps, language))


@router.post(
    "/review/fork",
    status_code=201,
    response_model=responses.Created,
    responses=ACTING,
    openapi_extra=ALSO_WITHOUT,
)
async def play_on(
    request: Request, table: TheTable, viewer: TheViewer, wanted: requests.PlayOn
) -> Response:
    """Play on from a position of a finished game, at a new table: you in the seat that decides,
    bots in all others. The response holds your secrets."""
    created = await manager_of(request).fork(
        table, wanted.move, wanted.better, wanted.name, owner_of(request)
    )
    tokens = {str(seat): token for seat, token in created.tokens.items()}
    return answer(request, {"id": created.id, "host": created.host, "tokens": tokens}, 201)
