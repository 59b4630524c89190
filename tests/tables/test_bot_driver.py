"""The driver of bots alone: it asks, pauses, writes, and steps back for other processes."""

import pytest

from petteia.kernel.record import Record
from petteia.tables.bots import driver as bot_driver
from petteia.tables.bots.driver import BotDriver
from petteia.tables.errors import Unwritten
from petteia.tables.journal import Journal
from petteia.tables.memory.bots import InProcessBots
from petteia.tables.memory.time import ManualScheduler
from petteia.tables.model import MOVE, UNDO
from petteia.tables.services import UNWATCHED, WATCHED, Asker, BotFailed, Services
from petteia.tables.state import TableState
from tests.nim import add_nim
from tests.tables.parts import a_sheet, new_services, state_and_journal

BOT_SECONDS = 3.0


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nim(monkeypatch)


class SlowBots(InProcessBots):
    """Bots that take the first legal action after some seconds."""

    def __init__(self, scheduler: ManualScheduler) -> None:
        super().__init__()
        self.scheduler = scheduler
        self.asked: list[Asker] = []
        self.closing = False

    async def choose(self, bot: str, record: Record, asker: Asker) -> tuple[int, str]:
        self.asked.append(asker)
        action = record.state.legal()[0]
        await self.scheduler.sleep(BOT_SECONDS)
        if self.closing:
            raise BotFailed("closing")
        return action, bot


Parts = tuple[TableState, Journal, BotDriver, ManualScheduler, Services]


async def driven(pause: float = 0.0, watched: bool = False) -> Parts:
    """A game in which the bot, seat 1, is to move."""
    services, scheduler = new_services()
    services.bots, services.pause = SlowBots(scheduler), pause
    state, journal, _ = await state_and_journal(services, a_sheet(bot="shepherd"))
    await journal.serialized(journal.append(MOVE, 0, 0, "person", 1))
    return state, journal, BotDriver(state, journal, services, lambda: watched), scheduler, services


async def test_it_plays_while_a_bot_is_to_move() -> None:
    state, _, driver, scheduler, _ = await driven()
    driver.wake()
    driver.wake()
    await scheduler.advance(BOT_SECONDS)
    assert (state.by, state.to_move) == (["person", "shepherd"], 0)
    assert driver.idle


@pytest.mark.parametrize(("pause", "after"), [(2.0, 3.0), (5.0, 5.0)])
async def test_thinking_counts_as_part_of_the_pause(pause: float, after: float) -> None:
    state, _, driver, scheduler, _ = await driven(pause)
    driver.wake()
    await scheduler.advance(after - 0.1)
    assert state.seq == 1
    await scheduler.advance(0.1)
    assert state.seq == 2


@pytest.mark.parametrize(("watched", "kind"), [(True, WATCHED), (False, UNWATCHED)])
async def test_watched_tables_come_first(watched: bool, kind: int) -> None:
    _, _, driver, scheduler, services = await driven(watched=watched)
    driver.wake()
    await scheduler.settle()
    assert isinstance(services.bots, SlowBots)
    assert services.bots.asked == [Asker("owl", kind)]
    await driver.stop()


async def test_a_choice_for_a_position_that_was_undone_is_dropped() -> None:
    state, journal, driver, scheduler, _ = await driven()
    driver.wake()
    await scheduler.advance(1)
    await journal.serialized(journal.append(UNDO, 0, 0, "person", 0))
    await scheduler.advance(BOT_SECONDS)
    assert (state.seq, state.require_history().moves) == (2, [])


async def test_a_move_that_cannot_be_written_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, _, driver, scheduler, services = await driven()

    async def fail(_: object) -> bool:
        raise Unwritten

    with monkeypatch.context() as patch:
        patch.setattr(services.store, "append", fail)
        driver.wake()
        await scheduler.advance(BOT_SECONDS + 0.5)
        assert state.seq == 1
    await scheduler.advance(bot_driver.RETRY + BOT_SECONDS)
    assert state.seq == 2


async def test_it_stops_when_the_bots_are_closed() -> None:
    state, _, driver, scheduler, services = await driven()
    assert isinstance(services.bots, SlowBots)
    services.bots.closing = True
    driver.wake()
    await scheduler.advance(BOT_SECONDS)
    assert driver.idle
    assert state.seq == 1


async def test_another_process_plays_unless_it_is_overdue() -> None:
    state, _, driver, scheduler, _ = await driven()
    driver.follow()
    driver.wake()
    await scheduler.advance(bot_driver.OVERDUE)
    assert driver.idle
    assert not driver.is_due()
    await scheduler.advance(0.1)
    assert driver.is_due()
    driver.lead()
    driver.wake()
    await scheduler.advance(BOT_SECONDS)
    assert state.seq == 2
