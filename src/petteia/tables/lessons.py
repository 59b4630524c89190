"""Tables of guided games: what a lesson fixes, and where its learner is."""

from collections.abc import Sequence
from dataclasses import replace

from petteia.bots.lesson_line import LEVEL
from petteia.kernel.content.lesson_course import course_of
from petteia.kernel.content.lessons import Lesson
from petteia.kernel.game import Game
from petteia.kernel.state import State
from petteia.tables.errors import Bad
from petteia.tables.model import BOT, PERSON
from petteia.tables.request import ClockRequest, SeatRequest, TableRequest
from petteia.tables.wire import LessonPlace


def lesson_request(game: Game, request: TableRequest) -> TableRequest:
    """The request for the table of a lesson, completed with all that the lesson fixes; `Bad` if it
    asks for anything but the seat of one person."""
    lesson = game.lessons().get(request.lesson)
    if lesson is None:
        raise Bad("bad-lesson")
    fixed = request.options or request.seed is not None or request.clock != ClockRequest()
    if fixed or [seat.kind for seat in request.seats] != [PERSON]:
        raise Bad("lesson-fixed")
    names = iter(lesson.names)
    seats = [
        request.seats[0] if seat == lesson.seat else SeatRequest(BOT, next(names), level=LEVEL)
        for seat in range(lesson.players)
    ]
    options = dict(lesson.options)
    return replace(request, options=options, seats=seats, seed=lesson.seed, start=True)


def lesson_of(game: Game, name: str | None) -> Lesson | None:
    """The lesson of a table; None for an ordinary game, or if the lesson is no longer there."""
    return None if name is None else game.lessons().get(name)


def lesson_place(
    game: Game, lesson: Lesson | None, moves: Sequence[int], state: State
) -> LessonPlace | None:
    """How far a game is a lesson."""
    if lesson is None:
        return None
    over = course_of(game, lesson).is_over(lesson, moves, state)
    return {"followed": lesson.followed(moves), "over": over}
