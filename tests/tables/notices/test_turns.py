"""When people are told of their turns, at tables in memory and by a clock that is set."""

import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from petteia.kernel.text.messages import LANGUAGES
from petteia.tables import manager as manager_module
from petteia.tables.errors import Bad, NotNow, NotYours
from petteia.tables.manager import SWEEP, TableManager
from petteia.tables.notices import queue
from petteia.tables.notices.model import Gone, Notice, NotSent, Refused
from petteia.tables.notices.notifier import GRACE, RESTART, SEEN
from petteia.tables.notices.subscriptions import MOST_SUBSCRIPTIONS
from petteia.tables.viewers import Viewer
from tests.nim import add_nim
from tests.tables.builders import friends, move, open_table
from tests.tables.notices.people import (
    BASE,
    Server,
    new_server,
    open_page,
    subscribed,
    wish,
)

NIM = {"game": "nim", "options": {}}
ALLOWED = {"kind", "table", "game", "seat", "name", "language", "title", "text", "url", "stop"}
HOUR, DAY = 3600, 24 * 3600


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nim(monkeypatch)


@pytest.fixture
def server() -> Server:
    return new_server()


async def test_a_thousand_turns_are_each_told_once_in_time_and_without_a_secret(
    server: Server,
) -> None:
    """Four people whose pages open and close, in three languages; a game has hidden facts."""
    rng, manager, turns, told = random.Random(7), server.open(), 0, 0
    while turns < 1000:
        table, viewers = await friends(manager, 4, seed=rng.randrange(1000))
        open_pages: dict[int, Callable[[], None]] = {}
        for seat, viewer in enumerate(viewers):
            language = LANGUAGES[seat % 3]
            await table.subscriptions.add(viewer, seat, wish(f"https://push.test/{seat}", language))
        await server.scheduler.advance(RESTART)
        while table.state.status == "playing" and turns < 1000:
            table = await manager.find(table.id)
            for seat in range(4):
                if rng.random() >= 0.3:
                    continue
                if seat not in open_pages:
                    open_pages[seat] = open_page(table, viewers[seat])
                elif seat != table.state.to_move:
                    open_pages.pop(seat)()
            await server.scheduler.advance(rng.uniform(GRACE, 12))
            table = await manager.find(table.id)
            before, mover = len(server.sent), table.state.to_move
            while table.state.to_move == mover:
                await server.scheduler.advance(rng.uniform(0, 2))
                assert len(server.sent) == before, "nobody is told in the middle of a turn"
                legal = table.state.require_history().state.legal()
                await table.play(viewers[mover], table.state.seq, rng.choice(legal))
            began, waits = server.scheduler.clock.now(), table.state.to_move
            await server.scheduler.advance(2.5)
            new = server.sent[before:]
            turns += 1
            if waits < 0 or waits in open_pages:
                assert new == []
                continue
            told += 1
            assert [(one.payload["seat"], one.payload["table"]) for one in new] == [
                (waits, table.id)
            ]
            assert new[0].at - began <= 2.0
        for close in open_pages.values():
            close()
    assert 300 < told < 900
    await manager.close()
    check_payloads(server)


def check_payloads(server: Server) -> None:
    """Every payload has the allowed fields, and says only what they allow."""
    for one in server.sent:
        data = one.payload
        assert set(data) == ALLOWED
        assert data["url"] == f"{BASE}/t/{data['table']}"
        assert data["stop"] == f"{BASE}/notices/{data['table']}/{one.to['id']}"
        assert data["language"] == one.to["language"]
        assert len(data["title"]) + len(data["text"]) < 120


async def test_a_page_that_is_loaded_again_is_not_told(server: Server) -> None:
    manager = server.open()
    table, viewers = await subscribed(manager, **NIM)
    await server.scheduler.advance(RESTART + 1)
    server.sent.clear()
    close = open_page(table, viewers[1])
    close()
    await move(table, viewers)
    await server.scheduler.advance(GRACE / 2)
    open_page(table, viewers[1])
    await server.scheduler.advance(SEEN * 2)
    assert server.sent == []
    await manager.close()


async def test_a_page_that_closes_soon_after_the_turn_began_was_not_seen(server: Server) -> None:
    manager = server.open()
    table, viewers = await subscribed(manager, **NIM)
    await server.scheduler.advance(RESTART + 1)
    server.sent.clear()
    close = open_page(table, viewers[1])
    await move(table, viewers)
    await server.scheduler.advance(SEEN / 2)
    assert server.sent == []
    close()
    await server.scheduler.advance(2)
    assert [one.payload["seat"] for one in server.sent] == [1]
    await server.scheduler.advance(HOUR)
    assert len(server.sent) == 1
    await manager.close()


async def test_a_page_that_stays_open_has_told_its_player(server: Server) -> None:
    manager = server.open()
    table, viewers = await subscribed(manager, **NIM)
    await server.scheduler.advance(RESTART + 1)
    server.sent.clear()
    close = open_page(table, viewers[1])
    await move(table, viewers)
    await server.scheduler.advance(SEEN + 1)
    close()
    await server.scheduler.advance(60)
    assert server.sent == []
    # Another server process does not tell them either.
    await manager.close()
    manager = server.open()
    await server.scheduler.advance(SWEEP + RESTART + 1)
    assert server.sent == []
    assert manager.counts()["tables"] == 1
    await manager.close()


async def test_undo_does_not_tell_again(server: Server) -> None:
    manager = server.open()
    table, viewers = await subscribed(manager, **NIM)
    await server.scheduler.advance(RESTART + 1)
    server.sent.clear()
    for _ in range(3):
        await move(table, viewers)
        await server.scheduler.advance(40)
        await table.ask_undo(viewers[0], table.state.seq)
        await table.answer_undo(viewers[1], table.state.seq, True)
        await server.scheduler.advance(40)
        assert table.state.to_move == 0
    await move(table, viewers)
    await server.scheduler.advance(40)
    assert [one.payload["seat"] for one in server.sent] == [1]
    await manager.close()


async def test_a_pause_is_not_told_of_and_its_end_is(server: Server) -> None:
    manager = server.open()
    table, viewers = await subscribed(manager, **NIM)
    await server.scheduler.advance(RESTART + 1)
    server.sent.clear()
    close = open_page(table, viewers[1])
    await move(table, viewers)
    await table.seating.pause(viewers[0])
    close()
    await server.scheduler.advance(HOUR)
    assert server.sent == []
    await table.seating.resume(viewers[0])
    await server.scheduler.advance(2)
    assert [one.payload["seat"] for one in server.sent] == [1]
    await manager.close()


async def test_only_who_asked_is_told_and_nobody_after_they_stopped(server: Server) -> None:
    manager = server.open()
    table, viewers = await friends(manager, **NIM)
    found = await table.subscriptions.add(viewers[1], 1, wish())
    await move(table, viewers)
    await server.scheduler.advance(2)
    assert len(server.sent) == 1
    await move(table, viewers)
    await table.subscriptions.stop(found["id"])
    await table.subscriptions.stop(found["id"])
    assert table.subscriptions.of(viewers[1], 1) == []
    if table.state.status == "playing":
        await move(table, viewers)
    await server.scheduler.advance(60)
    assert len(server.sent) == 1
    await manager.close()


async def test_who_leaves_the_seat_in_the_lobby_is_told_nothing(server: Server) -> None:
    manager = server.open()
    table, viewer, _ = await open_table(manager, "person", "open", **NIM)
    await table.subscriptions.add(viewer, 0, wish())
    await table.seating.leave(viewer, 0)
    assert table.state.sheet.seats[0].notices is None
    await manager.close()


async def test_the_next_game_tells_the_same_people(server: Server) -> None:
    manager = server.open()
    table, viewers = await subscribed(manager, **NIM)
    while table.state.status == "playing":
        await move(table, viewers)
    following = await manager.find(await table.again(viewers[0]))
    await server.scheduler.advance(60)
    server.sent.clear()
    await following.seating.start(viewers[0])
    await server.scheduler.advance(2)
    assert [one.payload["table"] for one in server.sent] == [following.id]
    await manager.close()


async def test_two_subscriptions_of_a_seat_are_both_told(server: Server) -> None:
    manager = server.open()
    table, viewers = await friends(manager, **NIM)
    for target in ("https://push.test/phone", "https://push.test/desk"):
        await table.subscriptions.add(viewers[1], 1, wish(target))
    await move(table, viewers)
    await server.scheduler.advance(2)
    assert {one.to["target"] for one in server.sent} == {
        "https://push.test/phone",
        "https://push.test/desk",
    }
    await manager.close()


# After a crash


async def test_a_notice_that_no_process_lived_to_send_is_sent_by_the_next(server: Server) -> None:
    manager = server.open()
    table, viewers = await subscribed(manager, **NIM)
    await server.scheduler.advance(RESTART + 1)
    server.sent.clear()
    manager.services.notices._stop()  # the process dies after the move and before the notice
    await move(table, viewers)
    await server.scheduler.advance(5)
    assert server.sent == []
    await manager.close()
    manager = server.open()
    await server.scheduler.advance(SWEEP + RESTART + 1)
    assert [one.payload["seat"] for one in server.sent] == [1]
    await manager.close()


async def test_a_notice_under_way_when_the_process_died_is_not_sent_twice(server: Server) -> None:
    manager = server.open()
    table, viewers = await subscribed(manager, **NIM)
    await server.scheduler.advance(RESTART + 1)
    server.sent.clear()
    send = server.outbox.send

    async def hang(notice: Notice) -> None:
        await send(notice)
        await server.scheduler.sleep(10 * DAY)

    server.outbox.send = hang  # type: ignore[method-assign]
    await move(table, viewers)
    await server.scheduler.advance(2)
    assert len(server.sent) == 1
    for task in [*manager.services.notices._sending]:
        task.cancel()
    await manager.close()
    server.outbox.send = send  # type: ignore[method-assign]
    manager = server.open()
    await server.scheduler.advance(SWEEP + RESTART + 1)
    assert len(server.sent) == 1
    await manager.close()


# When sending fails


async def failing(server: Server, *errors: Exception) -> tuple[TableManager, list[float]]:
    """A manager whose next notices fail so, and when each was tried."""
    manager, left, tried = server.open(), list(errors), []
    send = server.outbox.send

    async def fail(notice: Notice) -> None:
        tried.append(server.scheduler.clock.now())
        if left:
            raise left.pop(0)
        await send(notice)

    table, viewers = await friends(manager, **NIM)
    await table.subscriptions.add(viewers[1], 1, wish())
    server.outbox.send = fail  # type: ignore[method-assign]
    await move(table, viewers)
    server.tables.append(table)
    return manager, tried


async def test_a_notice_that_was_not_sent_is_tried_again_later_and_later(server: Server) -> None:
    manager, tried = await failing(server, NotSent("no"), NotSent("no"), NotSent("no", 100.0))
    await server.scheduler.advance(300)
    assert len(server.sent) == 1
    waits = [late - early for early, late in pairwise(tried)]
    assert [round(wait) for wait in waits] == [2, 10, 100]
    await manager.close()


async def test_a_notice_is_given_up_after_the_last_attempt(server: Server) -> None:
    attempts = len(queue.BACKOFF) + 1
    manager, tried = await failing(server, *[NotSent("no")] * 100)
    await server.scheduler.advance(500)
    assert len(tried) == attempts
    assert manager.counts()["notice_failures"] == 1
    await manager.close()


async def test_a_notice_that_may_have_arrived_is_not_tried_again(server: Server) -> None:
    manager, tried = await failing(server, Refused("the answer is missing"))
    await server.scheduler.advance(HOUR)
    assert len(tried) == 1
    await manager.close()


async def test_a_retry_that_is_no_longer_right_is_not_made(server: Server) -> None:
    manager, tried = await failing(server, NotSent("no"))
    await server.scheduler.advance(0.1)
    assert len(tried) == 1
    table = server.tables[0]
    open_page(table, Viewer(keys=frozenset({str(table.state.sheet.seats[1].key)})))
    await server.scheduler.advance(HOUR)
    assert len(tried) == 1
    await manager.close()


async def test_a_subscription_that_has_ended_elsewhere_is_removed(server: Server) -> None:
    manager, _ = await failing(server, Gone("status 410"))
    await server.scheduler.advance(2)
    assert not server.tables[0].state.sheet.seats[1].notices
    await manager.close()


async def test_a_full_queue_delays_notices_and_loses_none(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "MOST_WAITING", 1)
    monkeypatch.setattr(queue, "WORKERS", 1)
    manager = server.open()
    tables = [await friends(manager, **NIM) for _ in range(5)]
    for table, viewers in tables:
        for number in range(3):
            await table.subscriptions.add(
                viewers[1], 1, wish(f"https://push.test/{table.id}{number}")
            )
    for table, viewers in tables:
        await move(table, viewers)
    await server.scheduler.advance(120)
    assert len(server.sent) == len({one.to["id"] for one in server.sent}) == 15
    await manager.close()


async def test_a_flood_to_one_target_is_slowed_down(server: Server) -> None:
    manager = server.open()
    for _ in range(queue.TARGET_BURST + 3):
        table, viewers = await friends(manager, **NIM)
        await table.subscriptions.add(viewers[1], 1, wish("https://push.test/victim"))
        await move(table, viewers)
    await server.scheduler.advance(5)
    assert len(server.sent) == queue.TARGET_BURST
    await server.scheduler.advance(5 / queue.TARGET_RATE)
    assert len(server.sent) == queue.TARGET_BURST + 3
    await manager.close()


# Slow play


async def test_a_slow_player_is_reminded_once_before_a_bot_plays(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manager_module, "TICK", 20.0)  # days pass faster
    manager = server.open()
    table, viewers = await friends(manager, clock=("move", DAY), **NIM)
    await table.subscriptions.add(viewers[1], 1, wish(language="de"))
    await move(table, viewers)
    await server.scheduler.advance(DAY * 3 / 4 - 30)
    assert [one.payload["kind"] for one in server.sent] == ["turn"]
    await server.scheduler.advance(60)
    assert [one.payload["kind"] for one in server.sent] == ["turn", "reminder"]
    assert "noch 6 Stunden" in server.sent[1].payload["text"]
    await server.scheduler.advance(DAY / 4 - 60)
    assert (len(server.sent), table.state.seq) == (2, 1)
    await server.scheduler.advance(60)
    assert table.state.by[1] == "merchant"
    await manager.close()


async def test_a_reminder_waits_until_the_page_is_closed(server: Server) -> None:
    manager = server.open()
    table, viewers = await friends(manager, clock=("move", HOUR), **NIM)
    await table.subscriptions.add(viewers[1], 1, wish())
    close = open_page(table, viewers[1])
    await move(table, viewers)
    await server.scheduler.advance(HOUR * 0.8)
    assert server.sent == []
    close()
    await server.scheduler.advance(2)
    assert [one.payload["kind"] for one in server.sent] == ["reminder"]
    await manager.close()


async def test_fast_clocks_have_no_reminders(server: Server) -> None:
    manager = server.open()
    table, viewers = await friends(manager, clock=("move", 600), **NIM)
    await table.subscriptions.add(viewers[1], 1, wish())
    await move(table, viewers)
    await server.scheduler.advance(550)
    assert [one.payload["kind"] for one in server.sent] == ["turn"]
    await manager.close()


async def test_the_clock_of_slow_play_goes_on_while_no_server_runs(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manager_module, "TICK", 20.0)  # days pass faster
    manager = server.open()
    table, viewers = await friends(manager, clock=("move", DAY), **NIM)
    await move(table, viewers)
    await server.scheduler.advance(HOUR)
    await table.seating.pause(viewers[0])
    await server.scheduler.advance(10 * HOUR)
    await table.seating.resume(viewers[0])
    await server.scheduler.advance(HOUR)
    await manager.close()
    await server.scheduler.advance(2 * HOUR)
    manager = server.open()
    table = await manager.find(table.id)
    assert table.clocks.left(1, 0.0) == DAY - 4 * HOUR
    # After a long time everybody has an hour to come back.
    await manager.close()
    await server.scheduler.advance(3 * DAY)
    manager = server.open()
    table = await manager.find(table.id)
    assert table.clocks.left(1, 0.0) == HOUR
    await move(table, viewers)
    assert table.clocks.used[1] == DAY - HOUR
    await manager.close()


async def test_a_fast_clock_stands_while_no_server_runs(server: Server) -> None:
    manager = server.open()
    table, viewers = await friends(manager, clock=("move", 600), **NIM)
    await move(table, viewers)
    await manager.close()
    await server.scheduler.advance(HOUR)
    table = await server.open().find(table.id)
    assert table.clocks.left(1, 0.0) == 600.0


# Who may subscribe


async def test_only_the_person_in_a_seat_subscribes_to_its_turns(server: Server) -> None:
    manager = server.open()
    table, viewers = await friends(manager, **NIM)
    with pytest.raises(NotYours, match="not-your-seat"):
        await table.subscriptions.add(viewers[0], 1, wish())
    with pytest.raises(NotYours, match="no-seat"):
        await table.subscriptions.add(viewers[0], 7, wish())
    with pytest.raises(NotYours, match="not-your-seat"):
        table.subscriptions.of(viewers[0], 1)
    with pytest.raises(Bad, match="notice-kind"):
        await table.subscriptions.add(viewers[0], 0, wish(kind="pigeon"))
    for number in range(MOST_SUBSCRIPTIONS):
        await table.subscriptions.add(viewers[0], 0, wish(f"https://push.test/{number}"))
    await table.subscriptions.add(viewers[0], 0, wish("https://push.test/0", "pl"))
    with pytest.raises(NotNow, match="notice-most"):
        await table.subscriptions.add(viewers[0], 0, wish())
    assert len(table.subscriptions.of(viewers[0], 0)) == MOST_SUBSCRIPTIONS
    shown = str([table.presenter.face(one) for one in (*viewers, Viewer())])
    assert "push.test" not in shown
    await manager.close()
