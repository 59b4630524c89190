"""The audience alone: who is connected, and who is notified."""

import asyncio

import pytest

from petteia.tables.audience import Audience
from petteia.tables.memory.time import ManualClock
from petteia.tables.model import CHAT, POSITION
from tests.tables.parts import viewer


async def test_changes_of_one_moment_are_one_notification() -> None:
    audience = Audience("owl", ManualClock())
    told: list[frozenset[str]] = []
    stop = audience.watch(told.append)
    audience.notify({POSITION})
    audience.notify({CHAT})
    assert told == []
    await asyncio.sleep(0)
    assert told == [{POSITION, CHAT}]
    stop()
    audience.notify({CHAT})
    await asyncio.sleep(0)
    assert len(told) == 1
    assert not audience.is_watched()


async def test_a_watcher_that_fails_does_not_keep_the_others_from_hearing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    audience = Audience("owl", ManualClock())
    told: list[frozenset[str]] = []
    audience.watch(lambda _: 1 / 0)
    audience.watch(told.append)
    audience.notify({CHAT})
    await asyncio.sleep(0)
    assert told == [{CHAT}]
    assert "owl" in caplog.text


async def test_somebody_is_online_as_long_as_one_connection_is_open() -> None:
    audience = Audience("owl", ManualClock())
    for _ in range(2):
        audience.arrive(viewer("k0"))
    audience.arrive(viewer())
    audience.arrive(viewer("host"), "Ikaros")
    audience.depart(viewer("k0"))
    assert audience.is_online("k0")
    assert not audience.is_online("k1")
    assert audience.spectators(["k0", None]) == ["", "Ikaros"]
    audience.depart(viewer("host"), "Ikaros")
    assert audience.spectators(["k0", None]) == [""]
    audience.depart(viewer("k0"))
    assert not audience.is_online("k0")


async def test_a_table_is_used_by_who_comes_and_goes() -> None:
    clock = ManualClock()
    audience = Audience("owl", clock)
    clock.advance(5)
    assert audience.unused_seconds() == 5.0
    audience.arrive(viewer())
    assert audience.unused_seconds() == 0.0
