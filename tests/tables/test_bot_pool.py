"""Bots in processes of their own: fair turns, and help when one fails."""

import asyncio
import errno
import os
import signal
import time
from functools import partial
from multiprocessing.context import SpawnProcess
from operator import getitem

import pytest

import petteia
from petteia.kernel.state import State
from petteia.review.rating import Rating
from petteia.review.review import ReviewPlan
from petteia.tables.bots import pool as module
from petteia.tables.bots.pool import BotPool
from petteia.tables.services import HINT, REVIEW, UNWATCHED, WATCHED, Asker, BotFailed, bots_seed
from tests.bots.test_decisions import play_arena_game
from tests.tables.builders import manager, open_table, until

GAME = petteia.game("elysium")


def a_record() -> petteia.Record:
    return petteia.Record(GAME, {"players": 3}, 4)


def a_state() -> State:
    return a_record().state


async def choose(
    pool: BotPool, bot: str, kind: int = WATCHED, owner: str = "Thea"
) -> tuple[int, str]:
    return await pool.choose(bot, a_record(), Asker(owner, kind))


async def test_a_bot_chooses_a_legal_move_and_the_same_one_again() -> None:
    pool = BotPool(1)
    first = await choose(pool, "strategist")
    assert first[0] in a_state().legal()
    assert first[1] == "strategist"
    assert await choose(pool, "strategist") == first
    await pool.close()


async def test_a_thinking_process_is_told_neither_the_deal_nor_its_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[module.Question] = []
    pool = BotPool(1)

    async def ask(question: module.Question, *_: object) -> object:
        asked.append(question)
        return question.decisions[-1].state.legal()[0]

    monkeypatch.setattr(pool, "_ask", ask)
    await choose(pool, "merchant")
    await pool.close()
    known, truth = asked[0].decisions[-1].state, a_state()
    assert asked[0].seed != 4
    assert known.dump() == truth.known(0).dump()
    assert known.dump() != truth.dump()


async def test_a_process_that_dies_is_replaced_and_a_substitute_chooses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = BotPool(1)
    await choose(pool, "shepherd")
    child = pool._processes._workers[0].child
    assert child is not None
    process, pipe = child.process, child.pipe
    send = pipe.send

    def send_and_kill(question: object) -> None:
        send(question)
        os.kill(process.pid or 0, signal.SIGKILL)

    monkeypatch.setattr(pipe, "send", send_and_kill)
    action, by = await choose(pool, "oracle:50s")
    assert by == "shepherd"
    assert action in a_state().legal()
    assert pool.failures == 1
    assert (await choose(pool, "merchant"))[1] == "merchant"
    await pool.close()


async def test_a_bot_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1)
    await choose(pool, "shepherd")
    monkeypatch.setattr(module, "PATIENCE", -49.9)
    assert (await choose(pool, "oracle:50s"))[1] == "shepherd"
    monkeypatch.undo()
    assert (await choose(pool, "merchant"))[1] == "merchant"
    await pool.close()


async def test_a_process_that_cannot_be_started_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(process: object) -> None:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    pool = BotPool(1)
    with monkeypatch.context() as crowded:
        crowded.setattr(SpawnProcess, "start", full)
        assert (await choose(pool, "merchant"))[1] == "shepherd"
        assert (await choose(pool, "merchant"))[1] == "shepherd"
    assert (await choose(pool, "merchant"))[1] == "merchant"
    await pool.close()


async def test_a_bot_nobody_knows_any_more_has_a_stand_in() -> None:
    pool = BotPool(1)
    assert (await choose(pool, "sibyl"))[1] == "shepherd"
    await pool.close()


async def test_the_loop_goes_on_while_bots_think() -> None:
    pool = BotPool(1)
    await choose(pool, "shepherd")
    asked = asyncio.create_task(choose(pool, "oracle"))
    rounds = 0
    while not asked.done():
        await asyncio.sleep(0.001)
        rounds += 1
    assert rounds > 10, "a loop that waits for a thought goes round once or twice"
    await pool.close()


async def test_a_table_somebody_looks_at_is_served_first() -> None:
    pool = BotPool(1)
    done: list[str] = []

    async def ask(name: str, kind: int) -> None:
        await choose(pool, "shepherd", kind)
        done.append(name)

    await asyncio.gather(
        ask("first", UNWATCHED),
        ask("second", UNWATCHED),
        ask("third", UNWATCHED),
        ask("watched", WATCHED),
    )
    assert done == ["first", "watched", "second", "third"]
    assert (pool.busy, pool.waiting) == (0, 0)
    await pool.close()


async def test_other_work_is_computed_in_a_process() -> None:
    pool = BotPool(1)
    assert await pool.compute(os.getpid, Asker("Thea", REVIEW)) != os.getpid()
    with pytest.raises(BotFailed, match="IndexError"):
        await pool.compute(partial(getitem, [], 1), Asker("Thea", REVIEW))
    with pytest.raises(BotFailed, match="the process ended"):
        await pool.compute(partial(os._exit, 1), Asker("Thea", REVIEW))
    await pool.close()


async def test_a_bot_interrupts_a_part_of_a_review_which_is_begun_anew() -> None:
    record = played_at_random()
    rating = ReviewPlan(record, 3000).decisions[-1]
    work = partial(rating.rate, 3000, 0)
    pool = BotPool(1)
    await choose(pool, "shepherd")
    done: list[str] = []

    async def review() -> Rating:
        found = await pool.compute(work, Asker("Thea", REVIEW))
        done.append("review")
        return found

    async def bots() -> None:
        for _ in range(module.MOST_INTERRUPTIONS + 1):
            await until(lambda: pool.busy == 1)
            await choose(pool, "shepherd")
            done.append("bot")

    found, _ = await asyncio.gather(review(), bots())
    assert done[: module.MOST_INTERRUPTIONS] == ["bot"] * module.MOST_INTERRUPTIONS
    assert found == rating.rate(3000, 0)
    await pool.close()


def played_at_random() -> petteia.Record:
    record = petteia.Record(GAME, {"players": 2}, 4)
    while record.state.to_move() >= 0:
        legal = record.state.legal()
        record.play(legal[len(record.moves) % len(legal)])
    return record


async def test_owners_take_turns() -> None:
    pool = BotPool(1)
    done: list[str] = []

    async def ask(owner: str) -> None:
        await choose(pool, "shepherd", owner=owner)
        done.append(owner)

    await asyncio.gather(*(ask("Mallory") for _ in range(10)), ask("Thea"))
    assert done[:3] == ["Mallory", "Mallory", "Thea"]
    await pool.close()


async def test_what_waits_is_counted_by_kind() -> None:
    pool = BotPool(1)
    asked = [
        asyncio.create_task(choose(pool, "shepherd", kind)) for kind in (WATCHED, HINT, UNWATCHED)
    ]
    await asyncio.sleep(0)
    assert (pool.busy, pool.waiting) == (1, 2)
    waiting = {kind: number for kind, number in pool.queue_lengths().items() if number}
    assert waiting == {"hint": 1, "unwatched": 1}
    await asyncio.gather(*asked)
    await pool.close()


@pytest.mark.parametrize(
    ("bot", "hurried"),
    [
        ("oracle", "oracle:0.075s"),
        ("oracle:2s", "oracle:0.5s"),
        ("oracle:2000", "oracle:2000"),
        ("olympian", "olympian:0.5s"),
        ("olympian:2000", "olympian:2000"),
        ("merchant", "merchant"),
    ],
)
def test_under_load_a_bot_has_less_time_but_all_its_iterations(bot: str, hurried: str) -> None:
    question = module.Question(bot, "elysium", 1, [])
    assert question.hurry(0.25).bot == hurried


async def test_the_queue_decides_how_much_time_a_bot_has(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1)
    asked: list[object] = []
    submit = pool._processes.submit

    def note(question: object, seconds: float) -> object:
        asked.append(question.bot if isinstance(question, module.Question) else question)
        return submit(question, seconds)  # type: ignore[arg-type]

    monkeypatch.setattr(pool._processes, "submit", note)
    await asyncio.gather(*(choose(pool, "oracle:0.08s") for _ in range(4)))
    assert asked == ["oracle:0.08s", "oracle:0.05333333333333333s", "oracle:0.08s", "oracle:0.08s"]
    await pool.close()


async def test_who_stops_waiting_does_not_keep_a_process() -> None:
    pool = BotPool(1)
    asked = [asyncio.create_task(choose(pool, "shepherd")) for _ in range(4)]
    await asyncio.sleep(0.01)
    for task in asked[:3]:
        task.cancel()
    assert (await asked[3])[1] == "shepherd"
    assert pool.busy == 0
    await pool.close()


async def test_closing_does_not_wait_for_thoughts() -> None:
    pool = BotPool(1)
    await choose(pool, "shepherd")
    asked = [asyncio.create_task(choose(pool, "oracle:50s")) for _ in range(5)]
    await asyncio.sleep(0.01)
    began = time.perf_counter()
    await pool.close()
    assert time.perf_counter() - began < 10.0
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(one, BotFailed) for one in answers)


async def test_closing_while_a_process_starts_leaves_none_behind() -> None:
    for wait in (0.0, 0.001, 0.003, 0.01, 0.03):
        pool = BotPool(1)
        asked = asyncio.create_task(choose(pool, "oracle:50s"))
        await asyncio.sleep(wait)
        await pool.close()
        answer = await asyncio.gather(asked, return_exceptions=True)
        assert isinstance(answer[0], BotFailed)
        assert pool._processes._workers[0].child is None


async def test_a_strategist_at_a_table_follows_the_plan_of_a_living_one(sqlite: str) -> None:
    async with manager(sqlite, bot_processes=2) as opened:
        table, _, _ = await open_table(opened, "strategist", "strategist")
        await until(lambda: table.state.status == "over")
        seed = table.state.sheet.seed
        moves = play_arena_game(2, seed=seed, bots_seed=bots_seed(seed))
        assert table.state.require_history().moves == moves
