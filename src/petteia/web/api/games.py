"""The API of games: what can be played here, and the rules."""

import asyncio
from typing import Annotated, cast

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from petteia.bots.level_text import level_about, level_name
from petteia.bots.levels import DEFAULT_LEVEL
from petteia.kernel.content.lesson_course import lesson_data
from petteia.kernel.content.lessons import Lesson
from petteia.kernel.game import Game, browser_games, game
from petteia.tables.model import PERSON
from petteia.tables.request import (
    BOT_NAMES,
    COLOURS,
    LONGEST_CHAT,
    LONGEST_NAME,
    OFFERED,
    SeatRequest,
    TableRequest,
)
from petteia.tables.wire import GameCards, NoticeKind
from petteia.web.api.answers import TheLanguage, answer, manager_of, owner_of, problems
from petteia.web.api.description import DescribedRoute
from petteia.web.api.game_schemas import OFFERED_GAMES
from petteia.web.api.requests import NewLesson
from petteia.web.api.responses import Bot, Created, Games, LessonBody, Rules
from petteia.web.errors import WebError

router = APIRouter(prefix="/api/games", tags=["games"], route_class=DescribedRoute)

TheGame = Annotated[str, Path(max_length=32, examples=[*OFFERED_GAMES])]


def bots(language: str) -> list[Bot]:
    """The levels of bots offered at tables, weakest first."""
    return [
        {
            "level": level,
            "number": number,
            "name": level_name(level, language),
            "about": level_about(level, language),
        }
        for number, level in enumerate(OFFERED, 1)
    ]


@router.get("", response_model=Games, responses=problems(422))
async def list_games(request: Request, language: TheLanguage) -> Response:
    """Every game with its players, packs and options, and the levels of bots."""
    manager = manager_of(request)
    found, offer = manager.settings(language), manager.services.notices.offer
    body: Games = {
        "games": found,
        "bots": bots(language),
        "default_level": DEFAULT_LEVEL,
        "bot_names": list(BOT_NAMES),
        "colours": list(COLOURS),
        "longest_name": LONGEST_NAME,
        "longest_chat": LONGEST_CHAT,
        "notices": {
            "kinds": [cast("NoticeKind", kind) for kind in offer.kinds],
            "push_key": offer.push_key,
        },
    }
    return answer(request, body)


@router.get("/{key}/rules", response_model=Rules, responses=problems(404, 422))
async def read_rules(request: Request, key: TheGame, language: TheLanguage) -> Response:
    """The rules and rulings of a game, each with its id."""
    return answer(request, Rules(rules=_offered(key).rules_text(language)))


@router.get("/{key}/cards", response_model=GameCards, responses=problems(404, 422))
async def read_cards(request: Request, key: TheGame, language: TheLanguage) -> Response:
    """The cards of the house edition with the usual options and as many players as can play."""
    known = _offered(key)
    options = known.complete_options({"players": known.most})
    return answer(request, await asyncio.to_thread(known.cards, options, 0, language))


def _offered(key: str) -> Game:
    if key not in browser_games():
        raise WebError("no-such-game", 404)
    return game(key)


LessonName = Annotated[str, Path(max_length=40, examples=["first"])]


def _lesson(key: str, name: str) -> Lesson:
    """A lesson of a game that is offered."""
    lesson = _offered(key).lessons().get(name)
    if lesson is None:
        raise WebError("no-such-lesson", 404)
    return lesson


@router.get("/{key}/lessons/{name}", response_model=LessonBody, responses=problems(404, 422))
async def read_lesson(
    request: Request, key: TheGame, name: LessonName, language: TheLanguage
) -> Response:
    """A guided game: its texts in order, and what each of them is about."""
    lesson = _lesson(key, name)
    return answer(request, LessonBody(lesson=lesson_data(game(key), lesson, language)))


@router.post(
    "/{key}/lessons/{name}/begin",
    status_code=201,
    response_model=Created,
    responses=problems(403, 404, 408, 409, 413, 415, 422, 503),
)
async def begin_lesson(
    request: Request, key: TheGame, name: LessonName, new: NewLesson
) -> Response:
    """Create the table of a guided game, which starts at once; its deal and its bots are fixed."""
    _lesson(key, name)
    seats = [SeatRequest(PERSON, new.name)]
    wanted = TableRequest(key, {}, seats, lesson=name)
    created = await manager_of(request).create(wanted, owner_of(request))
    tokens = {str(seat): token for seat, token in created.tokens.items()}
    return answer(request, {"id": created.id, "host": created.host, "tokens": tokens}, 201)
