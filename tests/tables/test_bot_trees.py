"""Bots that search several trees at a table: on idle workers only, and never in anybody's way."""

import asyncio
import time

import pytest

from petteia.bots.root_parallel import MOST_TREES, Tree
from petteia.tables.bots.pool import AnyQuestion, BotPool, Question
from petteia.tables.services import ALONE, WATCHED, Asker, BotFailed
from tests.tables.builders import until
from tests.tables.test_bot_pool import a_record, a_state, choose

LONG = "olympian:50s"


class Notes:
    """A pool with running workers, and what they were asked since."""

    def __init__(self, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pool = BotPool(count)
        self.asked: list[AnyQuestion] = []
        self.submit = self.pool._processes.submit
        monkeypatch.setattr(self.pool._processes, "submit", self.note)

    def note(self, question: AnyQuestion, seconds: float) -> object:
        self.asked.append(question)
        return self.submit(question, seconds)

    async def start(self) -> "Notes":
        """Start all processes, which takes a while."""
        await asyncio.gather(*(choose(self.pool, "shepherd") for _ in range(self.pool.count)))
        self.asked.clear()
        return self

    def trees(self) -> list[int]:
        return [question.number for question in self.asked if isinstance(question, Tree)]


async def test_idle_workers_search_further_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = await Notes(3, monkeypatch).start()
    action, by = await choose(notes.pool, "olympian:0.3s")
    assert (by, notes.trees()) == ("olympian:0.3s", [0, 1, 2])
    assert action in a_state().legal()
    await until(lambda: notes.pool.busy == 0)
    assert not notes.pool._queue.is_full
    await notes.pool.close()


async def test_a_decision_has_at_most_four_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = Notes(MOST_TREES + 1, monkeypatch)
    assert (await choose(notes.pool, "olympian:0.1s"))[1] == "olympian:0.1s"
    assert notes.trees() == [0, 1, 2, 3]
    await notes.pool.close()


@pytest.mark.parametrize("bot", ["olympian:40", "oracle:0.05s", "merchant"])
async def test_iterations_and_other_bots_are_one_question(
    monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    notes = await Notes(2, monkeypatch).start()
    assert (await choose(notes.pool, bot))[1] == bot
    assert [type(question) for question in notes.asked] == [Question]
    await notes.pool.close()


async def test_iterations_choose_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = await Notes(2, monkeypatch).start()
    first = await choose(notes.pool, "olympian:60")
    assert await choose(notes.pool, "olympian:60") == first
    await notes.pool.close()


async def test_busy_workers_are_given_no_further_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = await Notes(2, monkeypatch).start()
    both = [asyncio.create_task(choose(notes.pool, "oracle:0.3s")) for _ in range(2)]
    await asyncio.sleep(0)
    third = asyncio.create_task(choose(notes.pool, "olympian:0.1s"))
    last = asyncio.create_task(choose(notes.pool, "oracle:0.3s"))
    await asyncio.gather(*both, third, last)
    assert notes.trees() == [0], "two Oracles think, and then another question waits"
    await notes.pool.close()


async def test_a_single_worker_searches_a_single_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = await Notes(1, monkeypatch).start()
    assert (await choose(notes.pool, "olympian:0.1s"))[1] == "olympian:0.1s"
    assert notes.trees() == [0]
    await notes.pool.close()


async def test_a_question_interrupts_a_further_tree_and_does_not_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    notes = await Notes(3, monkeypatch).start()
    thinks = asyncio.create_task(choose(notes.pool, LONG))
    await until(lambda: notes.pool.busy == 3)
    began = time.perf_counter()
    for _ in range(3):
        assert (await choose(notes.pool, "shepherd", ALONE, "Milo"))[1] == "shepherd"
    assert time.perf_counter() - began < 10.0
    assert not thinks.done()
    assert notes.trees() == [0, 1, 2]
    await notes.pool.close()
    with pytest.raises(BotFailed):
        await thinks


async def test_as_many_questions_interrupt_as_many_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = await Notes(3, monkeypatch).start()
    thinks = asyncio.create_task(choose(notes.pool, LONG))
    await until(lambda: notes.pool.busy == 3)
    both = [asyncio.create_task(choose(notes.pool, "oracle:50s", owner=it)) for it in "ab"]
    await until(lambda: len(notes.asked) == 5)
    assert notes.pool._further == []
    assert notes.pool.waiting == 0
    await notes.pool.close()
    answers = await asyncio.gather(thinks, *both, return_exceptions=True)
    assert all(isinstance(one, BotFailed) for one in answers)


async def test_who_stops_waiting_ends_the_further_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = await Notes(2, monkeypatch).start()
    thinks = asyncio.create_task(choose(notes.pool, LONG))
    await until(lambda: notes.pool.busy == 2)
    thinks.cancel()
    await until(lambda: notes.pool.busy == 1)
    assert notes.pool._further == []
    await notes.pool.close()


async def test_under_load_a_tree_has_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = await Notes(1, monkeypatch).start()
    asker = Asker("Thea", WATCHED)
    bots = ["olympian:0.08s"] * 4
    await asyncio.gather(*(notes.pool.choose(bot, a_record(), asker) for bot in bots))
    budgets = [question.bot for question in notes.asked if isinstance(question, Tree)]
    assert budgets == [bots[0], "olympian:0.05333333333333333s", bots[0], bots[0]]
    await notes.pool.close()
