"""Requests begin in turns: a few at a time, and no address waits for all requests of another."""

import asyncio

from petteia.web.server.turns import AT_ONCE, Turns


async def test_a_few_requests_begin_in_each_iteration():
    turns, begun = Turns(), []
    for number in range(3 * AT_ONCE):
        turns.add("a", lambda number=number: begun.append(number))
    for iteration in range(1, 4):
        assert begun == list(range(iteration * AT_ONCE))
        await asyncio.sleep(0)


async def test_addresses_take_turns():
    turns, begun = Turns(), []
    for number in range(10 * AT_ONCE):
        turns.add("many", lambda number=number: begun.append(f"many {number}"))
    turns.add("one", lambda: begun.append("one"))
    turns.add("other", lambda: begun.append("other"))
    await asyncio.sleep(0)
    assert {"one", "other"} <= set(begun[: AT_ONCE + 3])
    for _ in range(20):
        await asyncio.sleep(0)
    assert len(begun) == 10 * AT_ONCE + 2


async def test_a_request_that_comes_later_begins_at_once_when_nobody_waits():
    turns, begun = Turns(), []
    for _ in range(3):
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        turns.add("a", lambda: begun.append(1))
        assert begun
        begun.clear()
