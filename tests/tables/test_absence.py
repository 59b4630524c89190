"""People who are away: bots step in, nobody loses a seat, no game ends behind their backs."""

from collections.abc import AsyncIterator

import pytest

from petteia.tables.absence import MISSED_SECONDS, STEP_IN_SECONDS
from petteia.tables.errors import NotNow
from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.viewers import Viewer
from tests.nim import add_nim
from tests.tables.builders import friends, move, open_table

MINUTE = 60.0


class Evening:
    """Two friends at a table: Thea, the host, stays; Leda comes and goes."""

    def __init__(self) -> None:
        self.scheduler = ManualScheduler(ManualClock())
        self.manager = TableManager(memory_services(self.scheduler))
        self.manager.start()

    async def begin(self, **options: object) -> tuple[LiveTable, Viewer, Viewer]:
        table, (thea, leda) = await friends(self.manager, 2, game="nim", options={}, **options)
        table.audience.arrive(thea)
        table.audience.arrive(leda)
        return table, thea, leda


@pytest.fixture
async def evening(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    add_nim(monkeypatch)
    made = Evening()
    yield made
    await made.manager.close()


async def test_a_bot_steps_in_only_after_a_while(evening: Evening) -> None:
    table, thea, leda = await evening.begin()
    table.audience.depart(leda)
    await evening.scheduler.advance(STEP_IN_SECONDS - 1)
    for level in ("shepherd", "merchant"):
        with pytest.raises(NotNow, match="just-left"):
            await table.seating.give_to_bot(thea, 1, level)
    await evening.scheduler.advance(1)
    await table.seating.give_to_bot(thea, 1, "shepherd")
    assert table.state.sheet.seats[1].away


async def test_every_moment_at_the_table_counts(evening: Evening) -> None:
    """Also a move of somebody whose connection this process does not know."""
    table, thea, leda = await evening.begin()
    table.audience.depart(leda)
    await evening.scheduler.advance(STEP_IN_SECONDS - 1)
    table.audience.arrive(leda)
    table.audience.depart(leda)
    await evening.scheduler.advance(STEP_IN_SECONDS - 1)
    await move(table, [thea, leda])
    await move(table, [thea, leda])
    await evening.scheduler.advance(STEP_IN_SECONDS - 1)
    with pytest.raises(NotNow, match="just-left"):
        await table.seating.give_to_bot(thea, 1, "shepherd")
    await evening.scheduler.advance(1)
    await table.seating.give_to_bot(thea, 1, "shepherd")


async def test_the_host_does_not_end_the_game_of_somebody_who_was_here(evening: Evening) -> None:
    table, thea, leda = await evening.begin()
    table.audience.depart(leda)
    await evening.scheduler.advance(STEP_IN_SECONDS)
    await table.seating.give_to_bot(thea, 1, "shepherd")
    await table.seating.resign(thea, 0, True)
    face = table.presenter.face(thea)
    assert (face["status"], face["seats"][1]["missed"]) == ("playing", True)
    await evening.scheduler.advance(MISSED_SECONDS - STEP_IN_SECONDS - 1)
    assert table.state.status == "playing"

    # Leda comes back in time, and it needs her agreement.
    table.audience.arrive(leda)
    await table.seating.take_back(leda, 1)
    await evening.scheduler.advance(2 * MISSED_SECONDS)
    assert table.state.status == "playing"
    await table.seating.resign(leda, 1, True)
    assert table.state.status == "abandoned"


async def test_who_stays_away_for_long_keeps_nobody_from_ending(evening: Evening) -> None:
    table, thea, leda = await evening.begin()
    table.audience.depart(leda)
    await evening.scheduler.advance(STEP_IN_SECONDS)
    await table.seating.give_to_bot(thea, 1, "shepherd")
    await table.seating.resign(thea, 0, True)
    await evening.scheduler.advance(MISSED_SECONDS - STEP_IN_SECONDS + 1)
    assert table.state.status == "abandoned"
    assert not table.presenter.face(thea)["seats"][1]["missed"]


async def test_bots_do_not_finish_the_game_of_somebody_who_was_here(evening: Evening) -> None:
    table, thea, leda = await evening.begin()
    table.audience.depart(leda)
    await evening.scheduler.advance(STEP_IN_SECONDS)
    await table.seating.give_to_bot(thea, 1, "shepherd")
    await table.seating.leave(thea, 0)
    await evening.scheduler.advance(MINUTE)
    assert table.state.seq == 0
    table.audience.arrive(leda)
    await table.seating.take_back(leda, 1)
    await evening.scheduler.advance(MINUTE)
    assert table.state.by == ["merchant"], "the bot plays for Thea, and then it is Leda's turn"
    table.audience.depart(leda)
    await evening.scheduler.advance(STEP_IN_SECONDS)
    await table.seating.give_to_bot(thea, 1, "shepherd")
    await evening.scheduler.advance(MISSED_SECONDS)
    assert table.state.status == "over", "after a long absence they play on"


async def test_who_leaves_by_choice_leaves_the_end_to_the_others(evening: Evening) -> None:
    table, thea, leda = await evening.begin()
    await table.seating.leave(leda, 1)
    seat = table.presenter.face(thea)["seats"][1]
    assert (seat["away"], seat["missed"], seat["resigns"]) == (True, False, False)
    await table.seating.take_back(leda, 1)
    await table.seating.resign(thea, 0, True)
    assert table.state.status == "playing", "who comes back has a say again"
    await table.seating.give_to_bot(leda, 1, "shepherd")
    assert table.state.status == "abandoned"


async def test_who_is_out_of_time_is_not_waited_for(evening: Evening) -> None:
    table, thea, leda = await evening.begin(clock=("game", 60))
    await move(table, [thea, leda])
    await evening.scheduler.advance(61)
    assert table.state.sheet.seats[1].away
    assert not table.presenter.face(thea)["seats"][1]["missed"]
    await table.seating.resign(thea, 0, True)
    assert table.state.status == "abandoned"


async def test_with_a_clock_everybody_may_be_away_as_long_as_it_gives(evening: Evening) -> None:
    day = 24 * 60 * MINUTE
    table, thea, leda = await evening.begin(clock=("move", int(day)))
    table.audience.depart(leda)
    await evening.scheduler.advance(STEP_IN_SECONDS)
    with pytest.raises(NotNow, match="has-time"):
        await table.seating.give_to_bot(thea, 1, "shepherd")
    evening.scheduler.clock.advance(day / 2)
    await move(table, [thea, leda])
    evening.scheduler.clock.advance(day / 2)
    await table.seating.give_to_bot(thea, 1, "shepherd")
    await table.seating.resign(thea, 0, True)
    assert table.state.status == "abandoned"


async def test_the_result_says_which_moves_a_bot_made(evening: Evening) -> None:
    table, thea, leda = await evening.begin()
    await move(table, [thea, leda])
    await table.seating.leave(leda, 1)
    await evening.scheduler.advance(MINUTE)
    await table.seating.take_back(leda, 1)
    assert table.state.by == ["person", "merchant"]

    def bot_moves(shown: LiveTable) -> list[int]:
        return [seat["bot_moves"] for seat in shown.presenter.face(thea)["seats"]]

    assert bot_moves(table) == [0, 1]
    again = await TableManager(evening.manager.services).find(table.id)
    assert bot_moves(again) == [0, 1]
    await table.journal.serialized(table.journal.append("undo", 1, 0, "person", 1))
    assert bot_moves(table) == [0, 0]


async def test_moves_of_a_bot_in_its_own_seat_are_not_counted(evening: Evening) -> None:
    table, me, _ = await open_table(evening.manager, "person", "shepherd", game="nim", options={})
    await move(table, [me])
    await evening.scheduler.advance(MINUTE)
    assert table.state.by == ["person", "shepherd"]
    assert [seat["bot_moves"] for seat in table.presenter.face(me)["seats"]] == [0, 0]
