"""Moves, undo, positions and record at a table."""

import asyncio
import json
import re

import pytest

from petteia.kernel.record import Record
from petteia.kernel.text.messages import LANGUAGES
from petteia.tables.errors import (
    Bad,
    NoTable,
    NotNow,
    NotYours,
    Refusal,
    Stale,
    TooEarly,
    Unwritten,
    WrongToken,
)
from petteia.tables.request import SeatRequest, TableRequest
from petteia.tables.viewers import Viewer
from tests.tables.builders import friends, manager, move, open_table, until, wanted


async def test_a_move_is_there_when_it_is_acknowledged(database: str) -> None:
    async with manager(database) as opened:
        table, me, created = await open_table(opened, "person", "person")
        await move(table, [me])
        seq = await table.play(me, 1, table.state.require_history().state.legal()[0])
        assert seq == 2
    async with manager(database) as opened:
        again = await opened.find(created.id)
        assert again is not table
        assert (again.state.seq, again.state.require_history().moves) == (
            2,
            table.state.require_history().moves,
        )
        assert (
            again.state.require_history().state.dump() == table.state.require_history().state.dump()
        )


async def test_a_second_click_changes_nothing(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        first, other = table.state.require_history().state.legal()[:2]
        clicks = [table.play(me, 0, action) for action in (first, first, other, other)]
        answers = await asyncio.gather(*clicks, return_exceptions=True)
        assert answers[:2] == [1, 1]
        assert [type(one) for one in answers[2:]] == [Stale] * 2
        assert isinstance(answers[2], Stale)
        assert answers[2].seq == 1
        assert table.state.require_history().moves == [first]


async def test_a_wrong_move_is_refused_with_the_rule_in_every_language(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        before = table.state.require_history().state.dump()
        with pytest.raises(Refusal) as caught:
            await table.play(me, 0, 4000)
        assert caught.value.rule
        assert len({caught.value.words(one) for one in ("en", "de", "pl")}) == 3
        assert (table.state.seq, table.state.require_history().state.dump()) == (0, before)


async def test_only_who_is_to_move_may(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        action = table.state.require_history().state.legal()[0]
        with pytest.raises(NotYours, match="not-your-turn"):
            await table.play(viewers[1 - table.state.to_move], 0, action)
        with pytest.raises(NotYours, match="not-seated"):
            await table.play(Viewer(), 0, action)
        for wrong in ("guessed", "", "\ud800"):
            with pytest.raises(WrongToken):
                table.seating.viewer([wrong])


async def test_what_the_store_cannot_write_has_not_happened(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")

        async def fail(*_: object) -> bool:
            raise Unwritten

        with monkeypatch.context() as patch:
            patch.setattr(opened.services.store, "append", fail)
            with pytest.raises(Unwritten):
                await move(table, [me])
        assert (table.state.seq, table.state.require_history().moves) == (0, [])
        await move(table, [me])
        assert table.state.seq == 1


async def test_a_move_is_finished_even_if_nobody_waits_for_the_answer(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        click = asyncio.create_task(move(table, [me]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        click.cancel()
        await asyncio.gather(click, return_exceptions=True)
        await table.journal.rest()
        saved = await opened.services.store.load(table.id)
        assert saved is not None
        assert table.state.seq == len(saved.entries)


async def test_undo_among_friends_stops_where_the_turn_passes(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        mover = table.state.to_move
        before = table.state.require_history().state.dump()
        await move(table, viewers)
        assert table.state.to_move == mover
        shown = table.presenter.position(viewers[mover], "en")["undo"]
        assert shown["can"]
        assert shown["words"].startswith("Take ")
        assert not table.presenter.position(viewers[1 - mover], "en")["undo"]["can"]
        with pytest.raises(NotNow, match="undo-others"):
            await table.undo(viewers[1 - mover], table.state.seq)
        assert await table.undo(viewers[mover], table.state.seq) == 2
        assert table.state.require_history().state.dump() == before
        while table.state.to_move == mover:
            await move(table, viewers)
        shown = table.presenter.position(viewers[mover], "de")["undo"]
        assert not shown["can"]
        assert shown["why"].startswith("Ist jemand anders dran")
        with pytest.raises(NotNow, match="undo-others"):
            await table.undo(viewers[mover], table.state.seq)


async def test_moves_say_whether_they_can_be_taken_back(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        for _ in range(60):
            mover = table.state.to_move
            moves = table.presenter.position(viewers[mover], "en")["screen"]["moves"]
            chosen = moves[len(moves) // 2]
            await table.play(viewers[mover], table.state.seq, chosen["action"])
            undo = table.presenter.position(viewers[mover], "en")["undo"]
            assert chosen["final"] == (not undo["can"])


async def test_alone_everything_can_be_taken_back_over_bots_and_from_the_end(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "shepherd")
        while table.state.status == "playing":
            await until(lambda: table.state.deciding_bot() is None)
            if table.state.status == "playing":
                shown = table.presenter.position(me, "en")["screen"]["moves"]
                assert not any(one["final"] for one in shown)
                await move(table, [me])
        assert table.presenter.face(me)["status"] == "over"
        assert table.presenter.face(me)["ended"]
        decisions = table.state.by.count("person")
        steps = 0
        while table.presenter.position(me, "en")["undo"]["can"]:
            await table.undo(me, table.state.seq)
            await until(lambda: table.state.deciding_bot() is None)
            steps += 1
            assert table.state.by.count("person") == decisions - steps
        assert steps == decisions
        assert table.state.to_move == 0


async def test_restart_turn_goes_back_to_its_first_decision(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, viewers = await friends(opened)
        mover = table.state.to_move
        await move(table, viewers)
        assert table.presenter.position(viewers[mover], "en")["undo"]["restart"]
        await table.restart(viewers[mover], table.state.seq)
        assert table.state.require_history().moves == []
        assert not table.presenter.position(viewers[mover], "en")["undo"]["restart"]
        with pytest.raises(NotNow, match="undo-nothing"):
            await table.restart(viewers[mover], table.state.seq)


async def test_bots_play_whole_games_by_themselves(database: str) -> None:
    async with manager(database) as opened:
        tables = [
            (await open_table(opened, "shepherd", "merchant", "merchant", seed=n))[0]
            for n in range(3)
        ]
        await until(lambda: all(table.state.status == "over" for table in tables))
        for table in tables:
            record = table.presenter.record()
            assert record["seats"] == ["shepherd", "merchant", "merchant"]
            Record.read(record, "record").verify()
            body = table.presenter.position(Viewer(), "en")
            assert body["ending"]["ranking"][0]["place"] == 1
        assert opened.counts()["bot_failures"] == 0


async def test_a_bot_chooses_the_same_again_after_an_undo(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "strategist")
        await until(lambda: table.state.deciding_bot() is None)
        while table.state.to_move == 0:
            await move(table, [me])
            if table.state.require_history().movers[-1] == 0 and table.state.deciding_bot():
                break
        await until(lambda: table.state.deciding_bot() is None)
        first = list(table.state.require_history().moves)
        await table.undo(me, table.state.seq)
        await table.play(me, table.state.seq, first[len(table.state.require_history().moves)])
        await until(lambda: len(table.state.require_history().moves) == len(first))
        assert table.state.require_history().moves == first


async def test_a_restarted_server_goes_on_with_its_bots(database: str) -> None:
    async with manager(database) as opened:
        table, _, created = await open_table(opened, "shepherd", "shepherd")
        await until(lambda: table.state.seq > 5)
    async with manager(database) as opened:
        await until(lambda: opened.counts()["tables"] == 1)
        table = await opened.find(created.id)
        await until(lambda: table.state.status == "over")


async def test_lines_of_the_log_come_once_and_again_after_an_undo(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        for _ in range(8):
            await move(table, [me])
        whole = table.presenter.position(me, "en")["log"]
        assert whole["from"] == 0
        assert whole["total"] == len(whole["lines"])
        assert table.presenter.position(me, "en", 99, None)["log"]["from"] == 0
        known, seq = whole["total"], table.state.seq
        assert table.presenter.position(me, "en", known, seq)["log"]["lines"] == []
        await table.undo(me, table.state.seq)
        await table.undo(me, table.state.seq)
        await move(table, [me], -1)
        news = table.presenter.position(me, "en", known, seq)["log"]
        kept = whole["lines"][: news["from"]] + news["lines"]
        assert kept == table.presenter.position(me, "en")["log"]["lines"]
        assert news["from"] < known


async def test_equal_viewers_share_a_body_until_something_changes(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        body = table.presenter.position(Viewer(), "en", 0, 0)
        assert table.presenter.position(Viewer(), "en", 0, 0) is body
        await move(table, [me])
        assert table.presenter.position(Viewer(), "en", 0, 0) is not body
        json.dumps([table.presenter.position(me, one) for one in ("en", "de", "pl")])


async def test_a_spectator_sees_no_moves(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, _, _ = await open_table(opened, "person", "person")
        screen = table.presenter.position(Viewer(), "en")["screen"]
        assert screen["seat"] == -1
        assert not screen["moves"]


async def test_the_record_is_for_the_end(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        with pytest.raises(TooEarly):
            table.presenter.record()
        with pytest.raises(TooEarly):
            await table.again(me)
        assert "seed" not in json.dumps(
            [table.presenter.face(me), table.presenter.position(me, "en")]
        )


async def test_a_hint_gives_moves_with_reasons(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person")
        hints = await table.hint(me, "de")
        legal = table.state.require_history().state.legal()
        assert hints
        assert all(hint["action"] in legal and hint["reason"] for hint in hints)
        with pytest.raises(NotYours):
            await table.hint(Viewer(), "en")


async def test_chat_is_kept_apart_and_read_from_any_line(database: str) -> None:
    async with manager(database) as opened:
        table, viewers = await friends(opened)
        heard: list[frozenset[str]] = []
        table.audience.watch(heard.append)
        await asyncio.sleep(0)
        heard.clear()
        await table.say(viewers[0], 0, "  well   played ")
        await table.say(viewers[1], 1, "👩‍🌾 thanks")
        await asyncio.sleep(0.01)
        assert set().union(*heard) == {"chat"}
        assert [one["text"] for one in table.presenter.chat()["lines"]] == [
            "well played",
            "👩‍🌾 thanks",
        ]
        assert [one["name"] for one in table.presenter.chat(1)["lines"]] == ["Leda"]
        assert table.presenter.chat(1)["from"] == 1
        for wrong in ("", " ", "x" * 501, "a\u202eb", "a\x00b"):
            with pytest.raises(Bad):
                await table.say(viewers[0], 0, wrong)
        with pytest.raises(NotYours):
            await table.say(viewers[0], 1, "as somebody else")


async def test_again_is_one_table_for_all_with_the_same_keys(database: str) -> None:
    async with manager(database) as opened:
        table, viewers = await friends(opened)
        for viewer, number in zip(viewers, (0, 1), strict=True):
            await table.seating.resign(viewer, number, True)
        assert table.state.status == "abandoned"
        followers = await asyncio.gather(*(table.again(viewer) for viewer in viewers))
        assert followers[0] == followers[1] == table.presenter.face(viewers[0])["next"]
        following = await opened.find(followers[0])
        assert [following.seating.refresh(one).seats for one in viewers] == [{0}, {1}]
        assert following.state.status == "lobby"
        assert following.state.sheet.seed != table.state.sheet.seed
        await following.seating.start(viewers[0])
        assert following.state.status == "playing"


@pytest.mark.parametrize(
    "asked",
    [
        TableRequest("chess", {}, [SeatRequest("bot", level="shepherd")] * 2),
        wanted("shepherd"),
        wanted(*["shepherd"] * 5),
        wanted("shepherd", "exec:./bot"),
        wanted("shepherd", "nobody"),
        wanted("shepherd", "random"),
        wanted("shepherd", "shepherd", options={"families": "no such set"}),
        wanted("shepherd", "shepherd", options={"pack": "/"}),
        wanted("shepherd", "shepherd", options={"players": 3, "odd": 1}),
        wanted("shepherd", "shepherd", seed=-1),
        wanted("shepherd", "shepherd", seed=2**64),
        wanted("shepherd", "shepherd", clock=("move", 1)),
        wanted("shepherd", "shepherd", clock=("sand", 60)),
        TableRequest("elysium", {}, [SeatRequest("person", " "), SeatRequest("open")]),
        TableRequest("elysium", {}, [SeatRequest("person", "Thea", "z"), SeatRequest("open")]),
        TableRequest("elysium", {}, [SeatRequest("king", "Thea"), SeatRequest("open")]),
    ],
    ids=str,
)
async def test_a_table_that_cannot_be_is_refused_in_words(sqlite: str, asked: TableRequest) -> None:
    async with manager(sqlite) as opened:
        with pytest.raises(Bad) as caught:
            await opened.create(asked)
        for language in ("en", "de", "pl"):
            assert caught.value.words(language)


async def test_what_the_game_refuses_is_said_in_the_readers_language(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        with pytest.raises(Bad) as caught:
            await opened.create(wanted("person", "person", options={"families": "no such set"}))
        said = {language: caught.value.words(language) for language in LANGUAGES}
        english = said.pop("en")
        assert "no such set" in english
        assert not any(english in other for other in said.values())


async def test_an_id_nobody_has_is_no_table(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        created = await opened.create(wanted("shepherd", "shepherd"))
        assert re.fullmatch("[2-9a-hjkmnp-z]{10}", created.id)
        for wrong in ("", "x" * 10, "../../etc", created.id + "2"):
            with pytest.raises(NoTable):
                await opened.find(wrong)


async def test_secrets_show_nowhere(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, created = await open_table(opened, "person", "person")
        shown = repr([created, me, table.state.sheet]) + json.dumps(table.presenter.face(me))
        for secret in (created.host, *created.tokens.values(), *me.keys):
            assert secret not in shown
        stored = (await opened.services.store.load(table.id)).sheet
        assert created.tokens[0] not in str([seat.key for seat in stored.seats])


async def test_random_families_are_drawn_and_shown(sqlite: str) -> None:
    async with manager(sqlite) as opened:
        table, me, _ = await open_table(opened, "person", "person", options={"families": "random"})
        face = table.presenter.face(me)
        assert len(face["options"]["families"]) == 5
        assert face["set"] == "random"
        own = "zeus, hades, athena, ares, hermes"
        table, me, _ = await open_table(opened, "person", "person", options={"families": own})
        assert table.presenter.face(me)["set"] is None
