"""The API of tables: create, sit down, start, play, look back."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from petteia.kernel.wire import RecordData
from petteia.tables.request import ClockRequest, SeatRequest, TableRequest
from petteia.tables.wire import GameCards, Replay
from petteia.web.api import requests, responses
from petteia.web.api.answers import (
    ACTING,
    ALSO_WITHOUT,
    ASKING,
    DONE,
    MoveCount,
    SeatNumber,
    TheActor,
    TheLanguage,
    TheTable,
    TheViewer,
    answer,
    manager_of,
    owner_of,
    problems,
)
from petteia.web.api.description import DescribedRoute
from petteia.web.invite import asked_as, invitation

router = APIRouter(prefix="/api/tables", tags=["tables"], route_class=DescribedRoute)
seats = APIRouter(prefix="/api/tables/{table_id}", tags=["seats"], route_class=DescribedRoute)
play = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], route_class=DescribedRoute)
look = APIRouter(prefix="/api/tables/{table_id}", tags=["look back"], route_class=DescribedRoute)


@router.post(
    "",
    status_code=201,
    response_model=responses.Created,
    responses=problems(403, 408, 409, 413, 415, 422, 503),
)
async def create_table(request: Request, new: requests.NewTable) -> Response:
    """Create a table; the response holds the secrets of the host and of your seats."""
    created = await manager_of(request).create(_table_request(new), owner_of(request))
    tokens = {str(seat): token for seat, token in created.tokens.items()}
    return answer(request, {"id": created.id, "host": created.host, "tokens": tokens}, 201)


def _table_request(new: requests.NewTable) -> TableRequest:
    return TableRequest(
        game=new.game,
        options=new.options,
        seats=[SeatRequest(it.kind, it.name, it.colour or "", it.level) for it in new.seats],
        clock=ClockRequest(new.clock.mode, new.clock.seconds),
        start=new.start,
    )


@router.get(
    "/{table_id}", response_model=responses.Table, responses=ASKING, openapi_extra=ALSO_WITHOUT
)
async def read_table(
    request: Request, table: TheTable, viewer: TheViewer, language: TheLanguage
) -> Response:
    """A table as you see it, with its game and the whole log; without a secret, as a spectator."""
    position = table.presenter.position(viewer, language, 0)
    return answer(request, {"table": table.presenter.face(viewer), "position": position})


@router.get("/{table_id}/cards", response_model=GameCards, responses=ASKING)
async def read_cards(request: Request, table: TheTable, language: TheLanguage) -> Response:
    """Every card of this table with its words."""
    return answer(request, await asyncio.to_thread(table.presenter.cards, language))


@router.get("/{table_id}/invite", response_model=responses.Invitation, responses=ASKING)
async def invite(request: Request, table: TheTable) -> Response:
    """The link to the table for friends, and its QR code."""
    settings = request.app.state.settings
    return answer(request, invitation(settings, *asked_as(settings, request.scope), table.id))


@seats.post(
    "/seats/{seat}/sit",
    response_model=responses.Token,
    responses=ACTING,
    openapi_extra=ALSO_WITHOUT,
)
async def sit_down(
    request: Request, table: TheTable, viewer: TheViewer, seat: SeatNumber, who: requests.SitDown
) -> Response:
    """Take an open seat; the response is its secret. With a secret of this table it becomes another
    seat of the same browser."""
    return answer(request, {"token": await table.seating.sit(seat, who.name, who.colour, viewer)})


@seats.post("/seats/{seat}", response_model=responses.Done, responses=ACTING)
async def change_seat(
    request: Request,
    table: TheTable,
    viewer: TheActor,
    seat: SeatNumber,
    change: requests.ChangeSeat,
) -> Response:
    """Rename your seat; as the host in the lobby, give a seat to a bot or open it."""
    await table.seating.change_seat(
        viewer,
        seat,
        kind=change.kind,
        name=change.name,
        colour=change.colour,
        level=change.level,
    )
    return answer(request, DONE)


@seats.post("/options", response_model=responses.Done, responses=ACTING)
async def set_options(
    request: Request, table: TheTable, viewer: TheActor, change: requests.ChangeTable
) -> Response:
    """Change the options of the game or the clock, as the host, before the game."""
    wanted = change.clock
    clock = None if wanted is None else ClockRequest(wanted.mode, wanted.seconds)
    await table.seating.set_options(viewer, change.options, clock)
    return answer(request, DONE)


@seats.post("/seats", response_model=responses.SeatAdded, responses=ACTING)
async def add_seat(
    request: Request, table: TheTable, viewer: TheActor, new: requests.AddSeat
) -> Response:
    """Add a seat, open or with a bot, as the host, before the game."""
    return answer(
        request, {"seat": await table.seating.add_seat(viewer, new.kind, new.level, new.name)}
    )


@seats.post("/seats/{seat}/remove", response_model=responses.Done, responses=ACTING)
async def remove_seat(
    request: Request, table: TheTable, viewer: TheActor, seat: SeatNumber
) -> Response:
    """Remove a seat, as the host, before the game; later seats move up."""
    await table.seating.remove_seat(viewer, seat)
    return answer(request, DONE)


@seats.post("/seats/{seat}/leave", response_model=responses.Done, responses=ACTING)
async def leave_seat(
    request: Request, table: TheTable, viewer: TheActor, seat: SeatNumber
) -> Response:
    """Leave your seat; in a running game a bot continues, and you may come back."""
    await table.seating.leave(viewer, seat)
    return answer(request, DONE)


@seats.post("/seats/{seat}/bot", response_model=responses.Done, responses=ACTING)
async def give_to_bot(
    request: Request,
    table: TheTable,
    viewer: TheActor,
    seat: SeatNumber,
    bot: requests.BotLevel,
) -> Response:
    """Let a bot play for a seat."""
    await table.seating.give_to_bot(viewer, seat, bot.level)
    return answer(request, DONE)


@seats.post("/seats/{seat}/return", response_model=responses.Done, responses=ACTING)
async def take_back(
    request: Request, table: TheTable, viewer: TheActor, seat: SeatNumber
) -> Response:
    """Take your seat back from the bot."""
    await table.seating.take_back(viewer, seat)
    return answer(request, DONE)


@seats.post("/seats/{seat}/resign", response_model=responses.Done, responses=ACTING)
async def resign(
    request: Request,
    table: TheTable,
    viewer: TheActor,
    seat: SeatNumber,
    agreement: requests.Agreement,
) -> Response:
    """Agree to end the game as it stands, or withdraw; it ends when everybody agrees."""
    await table.seating.resign(viewer, seat, agreement.agree)
    return answer(request, DONE)


@play.post("/moves", response_model=responses.NextSeq, responses=ACTING)
async def make_move(
    request: Request, table: TheTable, viewer: TheActor, move: requests.Move
) -> Response:
    """Play one action in the position you have seen; it is durable once this responds."""
    with request.app.state.metrics.moves.time():
        seq = await table.play(viewer, move.seq, move.action)
    return answer(request, {"seq": seq})


@play.post("/start", response_model=responses.Done, responses=ACTING)
async def start(request: Request, table: TheTable, viewer: TheActor) -> Response:
    """Start the game, as the host."""
    await table.seating.start(viewer)
    return answer(request, DONE)


@play.post("/pause", response_model=responses.Done, responses=ACTING)
async def pause(request: Request, table: TheTable, viewer: TheActor) -> Response:
    """Pause the game and its clocks."""
    await table.seating.pause(viewer)
    return answer(request, DONE)


@play.post("/resume", response_model=responses.Done, responses=ACTING)
async def resume(request: Request, table: TheTable, viewer: TheActor) -> Response:
    """Continue after a pause."""
    await table.seating.resume(viewer)
    return answer(request, DONE)


@play.post("/again", response_model=responses.NextTable, responses=ACTING)
async def play_again(request: Request, table: TheTable, viewer: TheActor) -> Response:
    """A new table for the same people, when this game is over."""
    return answer(request, {"id": await table.again(viewer)})


@play.post("/undo", response_model=responses.NextSeq, responses=ACTING)
async def undo(
    request: Request, table: TheTable, viewer: TheActor, back: requests.Back
) -> Response:
    """Undo your last decision, if it revealed nothing."""
    return answer(request, {"seq": await table.undo(viewer, back.seq)})


@play.post("/undo/ask", response_model=responses.NextSeq, responses=ACTING)
async def ask_undo(
    request: Request, table: TheTable, viewer: TheActor, back: requests.Back
) -> Response:
    """Ask the other people to let you take back your last decision and everything since. The
    request expires with the next move."""
    return answer(request, {"seq": await table.ask_undo(viewer, back.seq)})


@play.post("/undo/answer", response_model=responses.NextSeq, responses=ACTING)
async def answer_undo(
    request: Request, table: TheTable, viewer: TheActor, given: requests.UndoAnswer
) -> Response:
    """Agree to such a request or decline it, or withdraw your own; the moves are taken back when
    everybody who is asked agrees."""
    return answer(request, {"seq": await table.answer_undo(viewer, given.seq, given.agree)})


@play.post("/restart", response_model=responses.NextSeq, responses=ACTING)
async def restart_turn(
    request: Request, table: TheTable, viewer: TheActor, back: requests.Back
) -> Response:
    """Undo your turn to its start, or as far as allowed."""
    return answer(request, {"seq": await table.restart(viewer, back.seq)})


@play.post("/hint", response_model=responses.Hint, responses=ACTING)
async def hint(
    request: Request,
    table: TheTable,
    viewer: TheActor,
    language: TheLanguage,
    wanted: requests.HintRequest,
) -> Response:
    """The best moves by a bot's judgement, with reasons."""
    return answer(request, {"moves": await table.hint(viewer, language, wanted.strength)})


@play.post("/chat", response_model=responses.Done, responses=ACTING)
async def chat(
    request: Request, table: TheTable, viewer: TheActor, saying: requests.ChatMessage
) -> Response:
    """Send a chat message."""
    await table.say(viewer, saying.seat, saying.text)
    return answer(request, DONE)


@look.get(
    "/replay/{moves}",
    response_model=Replay,
    responses={**ASKING, **problems(409)},
    openapi_extra=ALSO_WITHOUT,
)
async def replay(
    request: Request,
    table: TheTable,
    viewer: TheViewer,
    moves: MoveCount,
    language: TheLanguage,
) -> Response:
    """The game after its first moves, as you may see it."""
    return answer(request, await table.presenter.replay(viewer, moves, language))


@look.post("/why", response_model=responses.Why, responses=ACTING, openapi_extra=ALSO_WITHOUT)
async def why(
    request: Request,
    table: TheTable,
    viewer: TheViewer,
    language: TheLanguage,
    asked: requests.WhyRequest,
) -> Response:
    """Why somebody else made a move: what it brought, and what it took from you. It tells nothing
    that you could not know then."""
    return answer(request, {"sentences": await table.why(viewer, asked.move, language)})


@look.get("/log", response_model=responses.LogLines, responses=ASKING, openapi_extra=ALSO_WITHOUT)
async def read_log(
    request: Request, table: TheTable, viewer: TheViewer, language: TheLanguage
) -> Response:
    """The whole log, as you may read it."""
    return answer(request, {"lines": table.presenter.log(viewer, language)})


@look.get("/record", response_model=RecordData, responses={**ASKING, **problems(409)})
async def read_record(
    request: Request, table_id: Annotated[str, Path(examples=["owl42x7qmk"])]
) -> Response:
    """The record of a finished game: everything needed to replay it, also of one whose rules have
    changed since."""
    found = answer(request, await manager_of(request).record(table_id))
    found.headers["Content-Disposition"] = f'attachment; filename="petteia-{table_id}.json"'
    return found
