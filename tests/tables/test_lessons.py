"""Tables of guided games: what is fixed, how far they are the lesson, and the game after them."""

import asyncio

import pytest

from petteia.kernel.content.lesson_course import course_of
from petteia.kernel.game import game
from petteia.tables.errors import Bad
from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.model import PLAYING
from petteia.tables.request import ClockRequest, SeatRequest, TableRequest
from petteia.tables.viewers import Viewer, identify
from petteia.tables.wire import LessonPlace
from tests.tables.builders import manager, until

PLAYED = game("elysium")
LESSON = PLAYED.lessons()["first"]
SEATS = [SeatRequest("person", "Thea")]


async def begin(opened: TableManager) -> tuple[LiveTable, Viewer]:
    """The table of the lesson, and the learner at it."""
    created = await opened.create(TableRequest("elysium", {}, SEATS, lesson="first"))
    table = await opened.find(created.id)
    return table, identify(table.state.sheet, created.tokens.values())


async def follow(table: LiveTable, me: Viewer, decisions: int = 100) -> None:
    """Do so many times what the lesson asks for; the bots answer."""
    asked = [action for action in course_of(PLAYED, LESSON).actions if action is not None]
    for action in asked[:decisions]:
        await table.play(me, table.state.seq, action)
        await until(lambda: table.state.to_move == LESSON.seat)


def place(table: LiveTable, me: Viewer) -> LessonPlace:
    found = table.presenter.position(me, "en")["lesson"]
    assert found is not None
    return found


async def test_the_lesson_fixes_deal_bots_and_options(database: str) -> None:
    async with manager(database) as opened:
        table, me = await begin(opened)
        face = table.presenter.face(me)
        assert (face["lesson"], face["status"], face["mine"]) == ("first", PLAYING, [LESSON.seat])
        assert [(seat["name"], seat["level"]) for seat in face["seats"]] == [
            ("Thea", None),
            ("Leda", "shepherd"),
        ]
        assert face["commitment"] is None, "no secret deals it"
        assert table.state.sheet.seed == LESSON.seed
        assert table.state.require_history().options["families"] == [
            *("athena", "hades", "hephaestus", "poseidon", "zeus")
        ]
        assert place(table, me) == {"followed": 0, "over": False}


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"families": "random"}},
        {"seed": 7},
        {"clock": ClockRequest("move", 60)},
        {"seats": [*SEATS, SeatRequest("bot", level="olympian")]},
        {"seats": [SeatRequest("bot", level="shepherd")]},
        {"lesson": "second"},
    ],
)
async def test_nothing_else_can_be_chosen(database: str, change: dict[str, object]) -> None:
    wanted = {"options": {}, "seats": SEATS, "lesson": "first", **change}
    async with manager(database) as opened:
        with pytest.raises(Bad, match="lesson"):
            await opened.create(TableRequest("elysium", **wanted))  # type: ignore[arg-type]


async def test_whoever_does_what_is_asked_comes_to_the_end_of_the_lesson(database: str) -> None:
    async with manager(database) as opened:
        table, me = await begin(opened)
        await follow(table, me)
        assert table.state.require_history().moves == list(LESSON.line)
        assert place(table, me) == {"followed": len(LESSON.line), "over": True}
        await table.play(me, table.state.seq, table.state.require_history().state.legal()[0])
        assert place(table, me)["over"], "the game simply goes on"


async def test_whoever_goes_another_way_is_told_so_and_may_come_back(database: str) -> None:
    async with manager(database) as opened:
        table, me = await begin(opened)
        await follow(table, me, 1)
        other = max(table.state.require_history().state.legal())
        await table.play(me, table.state.seq, other)
        await until(lambda: table.state.to_move == LESSON.seat)
        assert place(table, me) == {"followed": 1, "over": False}
        await table.undo(me, table.state.seq)
        assert place(table, me) == {"followed": 1, "over": False}
        assert len(table.state.require_history().moves) == 1


async def test_the_lesson_outlives_a_restart_and_the_next_game_is_an_ordinary_one(
    database: str,
) -> None:
    async with manager(database) as opened:
        table, me = await begin(opened)
        await follow(table, me, 2)
    async with manager(database) as opened:
        table = await opened.find(table.id)
        assert place(table, me)["followed"] == len(table.state.require_history().moves) > 2
        while table.state.to_move >= 0:
            await table.play(me, table.state.seq, table.state.require_history().state.legal()[0])
            await until(lambda: table.state.to_move in (LESSON.seat, -1))
        follower = await opened.find(await table.again(me))
        assert follower.presenter.face(me)["lesson"] is None
        assert follower.presenter.position(me, "en")["lesson"] is None
        assert follower.state.sheet.seed != LESSON.seed
    await asyncio.sleep(0)


async def test_a_lesson_that_is_no_longer_there_leaves_an_ordinary_game(database: str) -> None:
    async with manager(database) as opened:
        table, me = await begin(opened)
        table.state.sheet.lesson = "of an older version"
        assert table.presenter.face(me)["lesson"] is None
        assert table.presenter.position(me, "en")["lesson"] is None
