"""Sitting down, leaving, names and colours, bots in place of people, pausing, resigning."""

import asyncio
from random import Random

import pytest

from petteia.tables.absence import STEP_IN_SECONDS
from petteia.tables.errors import Bad, BadOptions, Full, NotNow, NotYours, WrongToken
from petteia.tables.live import LiveTable
from petteia.tables.memory.time import ManualClock
from petteia.tables.model import Sheet
from petteia.tables.request import ClockRequest, SeatRequest, TableRequest, clean_name
from petteia.tables.viewers import Viewer
from tests.tables.builders import friends, manager, move, open_table, until


async def test_the_host_changes_options_and_clock_until_the_game_begins(database: str) -> None:
    async with manager(database) as opened:
        table, host, _ = await open_table(opened, "person", "open")
        leda = table.seating.viewer([await table.seating.sit(1, "Leda", "d")])
        before = table.presenter.face(host)["options"]
        with pytest.raises(NotYours, match="not-host"):
            await table.seating.set_options(leda, {"families": "random"})
        with pytest.raises(BadOptions):
            await table.seating.set_options(
                host, {"families": "no-such-set"}, ClockRequest("move", 60)
            )
        with pytest.raises(Bad, match="bad-clock"):
            await table.seating.set_options(host, None, ClockRequest("move", 1))
        assert table.presenter.face(leda)["options"] == before
        assert table.presenter.face(leda)["clock"] == {"mode": "none", "seconds": 0}
        await table.seating.set_options(host, {"families": "random"}, ClockRequest("move", 60))
        face = table.presenter.face(leda)
        assert face["set"] == "random"
        assert face["options"] != before
        await table.seating.start(host)
        left = table.presenter.face(leda)["seats"][table.state.to_move]["clock"]
        assert left is not None
        assert left <= 60.0
        assert table.presenter.face(leda)["options"] == face["options"]
        with pytest.raises(NotNow, match="begun"):
            await table.seating.set_options(host, {"families": "first-game"})
    async with manager(database) as opened:
        again = await opened.find(table.id)
        assert again.presenter.face(host)["options"] == face["options"]
        assert again.clocks.mode == "move"


async def test_friends_sit_down_and_the_host_begins(database: str) -> None:
    async with manager(database) as opened:
        table, host, _ = await open_table(opened, "person", "open", "open")
        assert table.presenter.face(host)["status"] == "lobby"
        assert table.presenter.position(host, "en")["screen"] is None
        with pytest.raises(NotNow, match="seats-open"):
            await table.seating.start(host)
        leda = table.seating.viewer([await table.seating.sit(1, "Leda", "d")])
        with pytest.raises(Full):
            await table.seating.sit(1, "Ajax", "")
        with pytest.raises(NotYours, match="not-host"):
            await table.seating.start(leda)
        await table.seating.change_seat(host, 2, kind="bot", level="shepherd")
        await table.seating.start(host)
        face = table.presenter.face(leda)
        assert face["status"] == "playing"
        assert [one["kind"] for one in face["seats"]] == ["person", "person", "bot"]
        assert (face["mine"], face["host"], face["solo"]) == ([1], False, False)
        assert face["seats"][1]["colour"] == "d"
        with pytest.raises(NotNow, match="begun"):
            await table.seating.sit(2, "Ajax", "")


async def test_two_who_want_one_seat_do_not_both_get_it(database: str) -> None:
    async with manager(database) as opened:
        table, _, _ = await open_table(opened, "person", "open")
        answers = await asyncio.gather(
            *(table.seating.sit(1, name, "") for name in ("Leda", "Ajax", "Dion")),
            return_exceptions=True,
        )
        assert sorted(type(one).__name__ for one in answers) == ["Full", "Full", "str"]


async def test_the_host_arranges_the_lobby(database: str) -> None:
    async with manager(database) as opened:
        table, host, _ = await open_table(opened, "person", "open")
        token = await table.seating.sit(1, "Leda", "")
        leda = table.seating.viewer([token])
        assert await table.seating.add_seat(host, "bot", "merchant") == 2
        assert await table.seating.add_seat(host) == 3
        with pytest.raises(Full, match="table-full"):
            await table.seating.add_seat(host)
        with pytest.raises(NotYours):
            await table.seating.remove_seat(leda, 3)
        await table.seating.remove_seat(host, 3)
        await table.seating.remove_seat(host, 0)
        assert table.seating.refresh(leda).seats == {0}
        with pytest.raises(NotNow, match="seats-needed"):
            await table.seating.remove_seat(host, 0)
        await table.seating.open_seat(host, 0)
        assert table.presenter.face(leda)["mine"] == []
        with pytest.raises(WrongToken):
            table.seating.viewer([token])
        colours = [one["colour"] for one in table.presenter.face(host)["seats"]]
        assert len(set(colours)) == len(colours)


async def test_names_and_colours_change_and_colours_are_swapped(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened, 3)
        await table.seating.rename(viewers[1], 1, "Λήδα", "a")
        seats = table.presenter.face(viewers[0])["seats"]
        assert [one["colour"] for one in seats] == ["b", "a", "c"]
        assert table.presenter.position(viewers[0], "en")["screen"]["names"][1] == "Λήδα"
        with pytest.raises(NotYours):
            await table.seating.rename(viewers[1], 0, "Somebody")
        with pytest.raises(Bad):
            await table.seating.rename(viewers[1], 1, "", "purple")


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Thea", "Thea"),
        ("  Thea  of \t Troy ", "Thea of Troy"),
        ("Łucja 🦉", "Łucja 🦉"),
        ("<b>", "<b>"),
        ("", None),
        ("   ", None),
        ("x" * 25, None),
        ("a\u202eb", None),
        ("a\u200bb", None),
        ("a\x07b", None),
        ("\ue000", None),
        ("\ud800", None),
    ],
)
def test_names_are_printable(name: str, clean: str | None) -> None:
    if clean is not None:
        assert clean_name(name) == clean
        return
    with pytest.raises(Bad, match="bad-name"):
        clean_name(name)


async def test_who_leaves_the_lobby_leaves_an_open_seat(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, host, _ = await open_table(opened, "person", "open")
        leda = table.seating.viewer([await table.seating.sit(1, "Leda", "")])
        await table.seating.leave(leda, 1)
        assert table.presenter.face(host)["seats"][1]["kind"] == "open"
        await table.seating.sit(1, "Ajax", "")


async def test_a_bot_plays_for_who_leaves_until_they_come_back(database: str) -> None:
    async with manager(database) as opened:
        table, viewers = await friends(opened)
        mover = table.state.to_move
        away = viewers[mover]
        await table.seating.leave(away, mover)
        seat = table.presenter.face(away)["seats"][mover]
        assert (seat["kind"], seat["away"], seat["level"]) == ("person", True, "merchant")
        await until(lambda: table.state.to_move != mover)
        other = table.state.to_move
        while table.state.to_move == other:
            await move(table, viewers)
        await table.seating.take_back(away, mover)
        await until(lambda: table.state.deciding_bot() is None)
        if table.state.to_move == mover:
            await move(table, viewers)
            assert table.state.by[-1] == "person"
        assert not table.presenter.face(away)["seats"][mover]["away"]
        with pytest.raises(NotYours):
            await table.seating.take_back(viewers[1 - mover], mover)


async def test_while_a_bot_plays_for_somebody_they_do_not_move(sqlite: str) -> None:
    async with manager(sqlite, pause=30.0) as opened:
        table, viewers = await friends(opened)
        mover = table.state.to_move
        await table.seating.give_to_bot(viewers[mover], mover, "shepherd")
        with pytest.raises(NotYours, match="away"):
            await move(table, viewers)
        body = table.presenter.position(viewers[mover], "en")
        assert body["thinking"] == mover
        assert not body["screen"]["moves"]
        await table.seating.take_back(viewers[mover], mover)
        await move(table, viewers)
        assert table.state.by == ["person"]


async def test_the_host_replaces_nobody_who_is_at_the_table(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock, pause=30.0) as opened:
        table, (host, friend) = await friends(opened)
        table.audience.arrive(friend)
        for give in (
            table.seating.give_to_bot(host, 1, "shepherd"),
            table.seating.change_seat(host, 1, kind="bot"),
        ):
            with pytest.raises(NotNow, match="still-here") as refused:
                await give
            assert refused.value.words("en").startswith("Leda is still here.")
        assert not table.state.sheet.seats[1].away
        table.audience.depart(friend)
        with pytest.raises(NotNow, match="just-left") as refused:
            await table.seating.give_to_bot(host, 1, "shepherd")
        assert "after 2 minutes" in refused.value.words("en")
        clock.advance(STEP_IN_SECONDS)
        await table.seating.give_to_bot(host, 1, "shepherd")
        table.audience.arrive(friend)
        await table.seating.give_to_bot(host, 1, "merchant")
        assert table.state.sheet.seats[1].level == "merchant"


async def test_the_host_may_replace_somebody_whose_time_is_over(sqlite: str) -> None:
    clock = ManualClock()
    async with manager(sqlite, clock=clock, pause=30.0) as opened:
        table, viewers = await friends(opened, clock=("move", 60))
        for viewer in viewers:
            table.audience.arrive(viewer)
        if table.state.to_move == 0:
            await until_turn_of(table, viewers, 1)
        with pytest.raises(NotNow, match="still-here"):
            await table.seating.give_to_bot(viewers[0], 1, "shepherd")
        clock.advance(61.0)
        await table.seating.give_to_bot(viewers[0], 1, "shepherd")
        assert table.state.sheet.seats[1].away


async def until_turn_of(table: LiveTable, viewers: list[Viewer], seat: int) -> None:
    while table.state.to_move != seat:
        await move(table, viewers)


async def test_hot_seat_is_one_browser_with_several_seats(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, created = await open_table(opened, "person", "person", "shepherd")
        assert set(created.tokens) == {0, 1}
        face = table.presenter.face(me)
        assert (face["hot_seat"], face["solo"], face["mine"]) == (True, True, [0, 1])
        one = table.seating.viewer([created.tokens[0]])
        assert not table.presenter.face(one)["hot_seat"]
        await until(lambda: table.state.deciding_bot() is None)
        assert table.presenter.position(me, "en")["screen"]["seat"] == table.state.to_move


async def test_open_information_needs_no_curtain_at_a_hot_seat(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        shown = set()
        while table.state.to_move >= 0:
            position = table.presenter.position(me, "en")
            shown.add(position["screen"]["seat"])
            assert not position["private"]
            await move(table, [me])
        assert shown == {0, 1}


async def test_orders_drawn_in_secret_need_one_until_the_last_person_is_left(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person", game="thebai", options={})
        rng, open_turns = Random(3), 0
        while not table.presenter.position(me, "en")["private"]:
            open_turns += 1
            legal = table.state.require_history().state.legal()
            await table.play(me, table.state.seq, rng.choice(legal))
        assert open_turns, "nobody has a secret at the start"
        mover = table.state.to_move
        state = table.state.require_history().state
        assert {**state.view(mover), "seat": 1 - mover} != state.view(1 - mover)
        await table.seating.leave(me, 1 - mover)
        assert not table.presenter.position(me, "en")["private"], "nobody else looks"


async def test_while_a_bot_moves_the_device_shows_whoever_has_it(sqlite: str) -> None:
    async with manager(sqlite, pause=30.0) as opened:
        table, me, _ = await open_table(opened, "shepherd", "person", "person")
        holders = set()
        while len(holders) < 2:
            mover = table.state.to_move
            assert mover >= 0
            if mover:
                await move(table, [me])
                if table.state.to_move == 0:
                    holders.add(mover)
                    assert table.presenter.position(me, "en")["screen"]["seat"] == mover
            else:
                history = table.state.require_history()
                action = history.state.legal()[0]
                after = history.preview(action).to_move
                await table.journal.serialized(
                    table.journal.append("move", action, 0, "shepherd", after)
                )


async def test_a_friend_in_the_same_browser_is_hot_seat_too(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, host, created = await open_table(opened, "person", "open")
        token = await table.seating.sit(1, "Leda", "", host)
        both = table.seating.viewer([created.tokens[0], token])
        assert table.presenter.face(both)["solo"]
        assert table.presenter.face(both)["hot_seat"]


async def test_pause_stops_moves_and_bots(database: str) -> None:
    async with manager(database) as opened:
        table, viewers = await friends(opened)
        await table.seating.pause(viewers[1])
        assert table.presenter.face(viewers[0])["paused"] == {"by": 1}
        assert not table.presenter.position(viewers[table.state.to_move], "en")["screen"]["moves"]
        with pytest.raises(NotNow, match="paused"):
            await move(table, viewers)
        mover = table.state.to_move
        await table.seating.give_to_bot(viewers[mover], mover, "shepherd")
        await asyncio.sleep(0.05)
        assert table.state.seq == 0
        with pytest.raises(NotYours):
            await table.seating.resume(Viewer())
        await table.seating.resume(viewers[0])
        await until(lambda: table.state.seq > 0)


async def test_a_game_ends_as_it_stands_when_every_person_agrees(database: str) -> None:
    async with manager(database) as opened:
        table, viewers = await friends(opened, 3)
        for _ in range(6):
            await move(table, viewers)
        await table.seating.resign(viewers[0], 0, True)
        await table.seating.resign(viewers[0], 0, False)
        await table.seating.resign(viewers[1], 1, True)
        await table.seating.resign(viewers[2], 2, True)
        assert table.state.status == "playing"
        await table.seating.resign(viewers[0], 0, True)
        assert table.state.status == "abandoned"
        body = table.presenter.position(viewers[0], "en")
        assert len(body["ending"]["ranking"]) == 3
        assert not body["undo"]["can"]
        assert table.presenter.record()["moves"] == table.state.require_history().moves
        with pytest.raises(NotNow, match="over"):
            await move(table, viewers)


async def test_who_is_away_does_not_keep_the_others_from_ending(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        await table.seating.resign(viewers[0], 0, True)
        await table.seating.leave(viewers[1], 1)
        assert table.state.status == "abandoned"


async def test_a_game_played_to_its_end_is_not_abandoned_afterwards(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        await table.seating.resign(viewers[0], 0, True)
        while table.state.to_move >= 0:
            await move(table, viewers)
        with pytest.raises(NotNow, match="over"):
            await table.seating.leave(viewers[1], 1)
        with pytest.raises(NotNow, match="over"):
            await table.seating.give_to_bot(viewers[1], 1, "shepherd")
        assert table.presenter.face(viewers[0])["status"] == "over"


async def test_a_last_move_goes_before_an_agreement_that_met_it(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        while table.state.to_move >= 0:
            await move(table, viewers)

        def agreed_elsewhere(sheet: Sheet) -> None:
            sheet.status, sheet.ended = "abandoned", sheet.created

        await table.journal.serialized(table.journal.change(agreed_elsewhere))
        assert table.presenter.face(viewers[0])["status"] == "over"


async def test_presence_is_counted_by_sockets(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        told: list[frozenset[str]] = []
        stop = table.audience.watch(told.append)
        table.audience.arrive(viewers[1])
        table.audience.arrive(viewers[1])
        table.audience.arrive(Viewer())
        table.audience.depart(viewers[1])
        face = table.presenter.face(viewers[0])
        assert [one["online"] for one in face["seats"]] == [False, True]
        assert face["spectators"] == [""]
        await asyncio.sleep(0)
        assert told
        stop()
        told.clear()
        table.audience.depart(viewers[1])
        await asyncio.sleep(0)
        assert told == []
        assert not table.presenter.face(viewers[0])["seats"][1]["online"]


async def test_bots_get_names_and_colours_of_their_own(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        seats = [
            SeatRequest("person", "Thea", "c"),
            SeatRequest("bot", "", "c", "shepherd"),
            SeatRequest("bot", "Owl", "", "shepherd"),
            SeatRequest("bot", "", "a", "shepherd"),
        ]
        created = await opened.create(TableRequest("elysium", {}, seats))
        table = await opened.find(created.id)
        shown = table.presenter.face(Viewer())["seats"]
        assert sorted(one["colour"] for one in shown) == ["a", "b", "c", "d"]
        assert shown[0]["colour"] == "c"
        assert len({one["name"] for one in shown}) == 4
        assert shown[2]["name"] == "Owl"
