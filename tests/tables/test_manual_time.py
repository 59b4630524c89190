"""The scheduler in memory: tasks wake in the order of their time, and only when it has come."""

import asyncio

from petteia.tables.memory.time import ManualClock, ManualScheduler


async def test_sleepers_wake_in_the_order_of_their_time() -> None:
    scheduler = ManualScheduler(ManualClock())
    woken: list[tuple[str, float]] = []

    async def sleeper(name: str, *naps: float) -> None:
        for nap in naps:
            await scheduler.sleep(nap)
            woken.append((name, scheduler.clock.now()))

    scheduler.start(sleeper("slow", 3.0))
    scheduler.start(sleeper("quick", 1.0, 1.0, 1.5))
    await scheduler.advance(2.5)
    assert woken == [("quick", 1.0), ("quick", 2.0)]
    assert scheduler.clock.now() == 2.5
    await scheduler.advance(1.0)
    assert woken[2:] == [("slow", 3.0), ("quick", 3.5)]


async def test_all_that_needs_no_time_is_done_before_time_passes() -> None:
    scheduler = ManualScheduler(ManualClock())
    steps: list[float] = []

    async def busy() -> None:
        for _ in range(100):
            await asyncio.sleep(0)
        await scheduler.sleep(0.0)
        steps.append(scheduler.clock.now())

    async def sleeper() -> None:
        await scheduler.sleep(1.0)
        await scheduler.start(busy())

    scheduler.start(sleeper())
    scheduler.start(busy())
    await scheduler.advance(5.0)
    assert steps == [0.0, 1.0]


async def test_a_cancelled_sleeper_does_not_wake() -> None:
    scheduler = ManualScheduler(ManualClock())
    task = scheduler.start(scheduler.sleep(1.0))
    await scheduler.settle()
    task.cancel()
    await scheduler.advance(2.0)
    assert task.cancelled()


async def test_a_task_may_be_cancelled_before_it_begins() -> None:
    scheduler = ManualScheduler(ManualClock())
    task = scheduler.start(scheduler.sleep(1.0))
    task.cancel()
    await scheduler.advance(2.0)
    assert task.cancelled()


async def test_a_task_that_waits_for_a_sleeper_does_not_hold_up_time() -> None:
    scheduler = ManualScheduler(ManualClock())
    sleeper = scheduler.start(scheduler.sleep(1.0))

    async def wait() -> float:
        await asyncio.wait([sleeper])
        return scheduler.clock.now()

    waiting = scheduler.start(wait())
    await scheduler.advance(0.5)
    assert not waiting.done()
    await scheduler.advance(1.0)
    assert waiting.result() == 1.0


async def test_slow_work_is_done_at_once() -> None:
    assert await ManualScheduler(ManualClock()).offload(lambda: 7) == 7
