"""The queue in front of the bots: fair between owners, urgent questions first, nobody starves."""

import asyncio

import pytest

from petteia.tables.bots import queue as module
from petteia.tables.bots.queue import BotQueue
from petteia.tables.services import (
    ALONE,
    ALONE_WATCHED,
    HINT,
    KINDS,
    REVIEW,
    UNWATCHED,
    WATCHED,
    Asker,
    BotFailed,
)


class Served:
    """A queue with one place that is taken, and who was served since, in order."""

    def __init__(self, places: int = 1) -> None:
        self.queue = BotQueue(places)
        self.names: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def fill(self) -> "Served":
        for _ in range(self.queue.places):
            await self.queue.enter(Asker("before", WATCHED))
        return self

    async def ask(self, name: str, owner: str, kind: int = UNWATCHED) -> Asker:
        """Let a question wait."""
        asker = Asker(owner, kind)

        async def wait() -> None:
            await self.queue.enter(asker)
            self.names.append(name)

        self.tasks[name] = asyncio.create_task(wait())
        await asyncio.sleep(0)
        return asker

    async def serve(self, count: int = 1) -> list[str]:
        """Answer the question of a place so many times; return who was served."""
        begin = len(self.names)
        for _ in range(count):
            self.queue.leave()
            await asyncio.sleep(0)
        return self.names[begin:]


async def test_work_that_nobody_waits_for_takes_only_free_places() -> None:
    queue = BotQueue(2)
    await queue.enter(Asker("Thea", ALONE))
    assert not queue.is_full
    assert queue.enter_idle()
    assert queue.is_full
    assert not queue.enter_idle()
    queue.leave()
    queue.close()
    assert not queue.enter_idle()


async def test_a_place_that_is_left_goes_to_a_question_before_idle_work() -> None:
    served = await Served(1).fill()
    await served.ask("waiting", "Thea")
    assert await served.serve() == ["waiting"]
    assert not served.queue.enter_idle()


async def test_a_free_place_is_taken_at_once() -> None:
    queue = BotQueue(2)
    await queue.enter(Asker("Thea", ALONE))
    await queue.enter(Asker("Thea", ALONE))
    assert len(queue) == 0
    queue.leave()
    await queue.enter(Asker("Leda", ALONE))
    assert len(queue) == 0


async def test_many_questions_of_one_owner_delay_another_by_one() -> None:
    served = await Served().fill()
    for number in range(80):
        await served.ask(f"mallory {number}", "Mallory")
    await served.ask("thea", "Thea")
    assert await served.serve(3) == ["mallory 0", "thea", "mallory 1"]
    for number in range(10):
        await served.ask(f"thea {number}", "Thea")
        assert "thea" in " ".join(await served.serve(2)), "every second answer is for Thea"


async def test_owners_take_turns_and_their_questions_are_answered_by_age() -> None:
    served = await Served().fill()
    for owner in ("a", "a", "a", "b", "c", "c"):
        await served.ask(f"{owner}{len(served.tasks)}", owner)
    assert await served.serve(6) == ["a0", "b3", "c4", "a1", "c5", "a2"]


async def test_who_asks_again_at_once_comes_after_those_who_wait() -> None:
    served = await Served().fill()
    for owner in ("a", "b", "c"):
        await served.ask(owner, owner)
    assert await served.serve() == ["a"]
    await served.ask("a again", "a")
    assert await served.serve(3) == ["b", "c", "a again"]


async def test_the_most_urgent_kind_comes_first() -> None:
    served = await Served().fill()
    for kind in (ALONE, HINT, REVIEW, ALONE_WATCHED, WATCHED, UNWATCHED):
        await served.ask(KINDS[kind], "Thea", kind)
    assert served.queue.lengths() == dict.fromkeys(KINDS, 1)
    assert await served.serve(len(KINDS)) == list(KINDS)
    assert served.queue.lengths() == dict.fromkeys(KINDS, 0)


async def test_no_kind_is_passed_over_for_ever() -> None:
    served = await Served().fill()
    rounds = 5 * module.PATIENCE
    for number in range(rounds):
        await served.ask("watched", f"owner {number}", WATCHED)
        await served.ask("hint", f"owner {number}", HINT)
        await served.ask("alone", f"owner {number}", ALONE)
    names = await served.serve(rounds)
    assert 3 <= names.count("hint") <= 5
    assert 3 <= names.count("alone") <= 5
    assert names[: module.PATIENCE] == ["watched"] * module.PATIENCE


async def test_a_question_becomes_urgent_while_it_waits() -> None:
    served = await Served().fill()
    await served.ask("first", "Leda", ALONE)
    asker = await served.ask("second", "Thea", ALONE)
    asker.kind = WATCHED
    assert await served.serve(2) == ["second", "first"]


async def test_who_stops_waiting_takes_no_place() -> None:
    served = await Served().fill()
    for name in ("first", "second", "third"):
        await served.ask(name, name)
    served.tasks["first"].cancel()
    served.queue.leave()  # before the cancelled task has run
    served.tasks["second"].cancel()  # it has a place, but does not know it yet
    await asyncio.gather(*served.tasks.values(), return_exceptions=True)
    assert served.names == ["third"]
    assert len(served.queue) == 0
    served.queue.leave()
    await asyncio.wait_for(served.queue.enter(Asker("Thea", WATCHED)), 1.0)


async def test_nothing_is_kept_of_owners_who_do_not_wait() -> None:
    served = await Served().fill()
    for number in range(1000):
        await served.ask(str(number), f"owner {number}")
        await served.serve()
    assert served.queue._turns == {}
    assert served.queue._waiting == []


async def test_bots_get_less_time_when_many_questions_of_their_owner_wait() -> None:
    served = await Served(places=2).fill()
    mallory, thea = Asker("Mallory", UNWATCHED), Asker("Thea", UNWATCHED)
    assert served.queue.share(mallory) == 1.0
    for number in range(3):
        await served.ask(f"few {number}", "Mallory")
    assert served.queue.share(mallory) == 1.0
    for number in range(4):
        await served.ask(f"more {number}", "Mallory")
    assert served.queue.share(mallory) == 0.5
    assert served.queue.share(thea) == 1.0, "all questions of another owner count as one"
    for number in range(100):
        await served.ask(f"many {number}", "Mallory")
    assert served.queue.share(mallory) == module.LEAST_SHARE
    assert served.queue.share(thea) == 1.0
    assert served.queue.share(Asker("Mallory", WATCHED)) == 1.0, "nobody waits who is as urgent"
    for number in range(100):
        await served.ask(f"others {number}", f"owner {number}")
    assert served.queue.share(thea) == module.LEAST_SHARE


async def test_closing_fails_all_who_wait_and_all_who_come() -> None:
    served = await Served().fill()
    await served.ask("first", "Thea")
    served.queue.close()
    with pytest.raises(BotFailed):
        await served.tasks["first"]
    with pytest.raises(BotFailed):
        await served.queue.enter(Asker("Thea", WATCHED))
    served.queue.leave()
    assert len(served.queue) == 0
