"""How reviews are made: last of all, one at a time for each owner, and over again after a fault."""

import pytest

from petteia.tables.errors import NotNow, TooEarly
from petteia.tables.manager import TableManager
from petteia.tables.reviews import jobs
from petteia.tables.services import REVIEW
from tests.nim import add_nim
from tests.tables.builders import friends, move, open_table
from tests.tables.reviews.builders import SECONDS, Server, parts_of


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nim(monkeypatch)


async def test_a_review_tells_how_far_it_is_and_how_long_it_will_take() -> None:
    server = Server()
    table, _ = await server.finished()
    reviews = server.manager.reviews
    assert (await reviews.state(table, "en"))["state"] == "none"
    begun = await reviews.start(table, "Thea", "en")
    assert (begun["state"], begun["done"], begun["review"]) == ("waiting", 0, None)
    assert begun["waits"] is not None
    half = parts_of(table) // 2
    await server.scheduler.advance(SECONDS * half)
    going = await reviews.state(table, "en")
    assert (going["state"], going["done"]) == ("running", half)
    assert going["waits"] == pytest.approx(SECONDS * (going["total"] - half), rel=0.3)
    assert going["review"] is None
    await server.scheduler.advance(SECONDS * 100)
    ready = await reviews.state(table, "en")
    assert (ready["state"], ready["done"], ready["waits"]) == ("ready", ready["total"], None)
    assert ready["review"] is not None
    moves = table.state.require_history().moves
    assert [it["played"] for it in ready["review"]["data"]["decisions"]] == moves
    await server.manager.close()


async def test_all_of_it_is_asked_for_at_the_lowest_priority() -> None:
    server = Server()
    table, _ = await server.finished()
    await server.reviewed(table)
    assert {(asker.owner, asker.kind) for asker in server.bots.asked} == {("Thea", REVIEW)}
    await server.manager.close()


@pytest.mark.parametrize(("processes", "most"), [(1, 1), (2, 1), (4, 3)])
async def test_one_process_is_left_to_the_bots(processes: int, most: int) -> None:
    server = Server(processes)
    for owner in ("Thea", "Leda"):
        table, _ = await server.finished()
        await server.manager.reviews.start(table, owner, "en")
    await server.scheduler.advance(SECONDS * 200)
    assert server.bots.most == most
    await server.manager.close()


async def test_who_asks_again_joins_and_a_finished_review_is_kept() -> None:
    server = Server()
    table, _ = await server.finished()
    await server.manager.reviews.start(table, "Thea", "en")
    await server.manager.reviews.start(table, "Leda", "en")
    await server.reviewed(table)
    asked = len(server.bots.asked)
    again = await server.manager.reviews.start(table, "Leda", "de")
    await server.scheduler.advance(SECONDS * 10)
    assert again["state"] == "ready"
    assert len(server.bots.asked) == asked
    await server.manager.close()


async def test_one_review_at_a_time_for_each_owner() -> None:
    server = Server()
    first, _ = await server.finished(seed=1)
    second, _ = await server.finished(seed=2)
    others, _ = await server.finished(seed=3)
    reviews = server.manager.reviews
    await reviews.start(first, "Thea", "en")
    await reviews.start(second, "Thea", "en")
    await reviews.start(others, "Leda", "en")
    await server.scheduler.advance(SECONDS * 10)
    states = [(await reviews.state(table, "en"))["state"] for table in (first, second, others)]
    assert states == ["running", "waiting", "running"]
    waits = [(await reviews.state(table, "en"))["waits"] or 0.0 for table in (first, second)]
    assert waits[1] > waits[0]
    await server.scheduler.advance(SECONDS * 300)
    states = [(await reviews.state(table, "en"))["state"] for table in (first, second, others)]
    assert states == ["ready"] * 3
    await server.manager.close()


async def test_so_many_wait_and_the_next_is_refused_in_words() -> None:
    server = Server()
    reviews = server.manager.reviews
    for number in range(jobs.MOST_WAITING + 1):
        table, _ = await server.finished(seed=number)
        await reviews.start(table, "Mallory", "en")
    table, _ = await server.finished(seed=99)
    with pytest.raises(NotNow, match="reviews-busy") as refused:
        await reviews.start(table, "Thea", "en")
    for language in ("en", "de", "pl"):
        assert refused.value.words(language)
    assert (await reviews.state(table, "en"))["state"] == "none"
    await server.manager.close()


async def test_a_part_whose_process_died_is_tried_again() -> None:
    server = Server()
    table, _ = await server.finished()
    server.bots.fails = jobs.TRIES - 1
    await server.reviewed(table)
    assert len(server.bots.asked) >= parts_of(table) + jobs.TRIES - 1
    await server.manager.close()


async def test_after_too_many_faults_it_has_failed_and_can_be_begun_anew() -> None:
    server = Server()
    table, _ = await server.finished()
    other, _ = await server.finished(seed=8)
    reviews = server.manager.reviews
    server.bots.fails = jobs.TRIES
    await reviews.start(table, "Thea", "en")
    await reviews.start(other, "Thea", "en")
    await server.scheduler.advance(SECONDS * 10)
    failed = await reviews.state(table, "de")
    assert failed["state"] == "failed"
    assert failed["problem"] == "Die Analyse ist nicht gelungen. Versuche es noch einmal."
    assert (await reviews.state(other, "en"))["state"] == "running", "the next one is begun"
    assert (await reviews.start(table, "Thea", "en"))["state"] == "waiting"
    await server.scheduler.advance(SECONDS * 300)
    assert (await reviews.state(table, "en"))["state"] == "ready"
    await server.manager.close()


async def test_a_review_cut_off_by_a_restart_starts_anew_and_is_the_same() -> None:
    server = Server()
    table, _ = await server.finished()
    await server.reviewed(table)
    whole = server.manager.reviews.data(table)
    cut, _ = await server.finished(seed=8)
    await server.manager.reviews.start(cut, "Thea", "en")
    await server.scheduler.advance(SECONDS * 3)
    await server.manager.close()
    assert server.bots.computing == 0

    server.manager = TableManager(server.services)
    for each in (table, cut):
        loaded = await server.manager.find(each.id)
        assert (await server.manager.reviews.state(loaded, "en"))["state"] == "none"
        await server.reviewed(loaded)
    again = await server.manager.find(table.id)
    assert server.manager.reviews.data(again) == whole
    await server.manager.close()


async def test_only_some_finished_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "KEPT", 2)
    server = Server()
    tables = [(await server.finished(seed=number))[0] for number in range(4)]
    for table in tables:
        await server.reviewed(table)
    states = [(await server.manager.reviews.state(one, "en"))["state"] for one in tables]
    assert states == ["none", "ready", "ready", "ready"], "one more is kept while none is begun"
    await server.manager.close()


async def test_a_running_game_is_not_reviewed() -> None:
    server = Server()
    table, viewers = await friends(server.manager, game="nim", options={})
    await move(table, viewers)
    with pytest.raises(TooEarly, match="review-not-over") as refused:
        await server.manager.reviews.start(table, "Thea", "en")
    with pytest.raises(TooEarly):
        await server.manager.reviews.state(table, "en")
    assert "over" in refused.value.words("en")
    assert "vorbei" in refused.value.words("de")
    assert "zakończeniu" in refused.value.words("pl")
    assert not server.bots.asked
    await server.manager.close()


async def test_a_game_that_was_ended_early_is_not_reviewed() -> None:
    server = Server()
    table, viewer, _ = await open_table(server.manager, "person", "person", game="nim", options={})
    await move(table, [viewer])
    await table.seating.resign(viewer, 0, True)
    assert table.state.status == "abandoned"
    with pytest.raises(NotNow, match="review-abandoned"):
        await server.manager.reviews.start(table, "Thea", "en")
    await server.manager.close()


async def test_a_game_whose_end_was_taken_back_is_not_reviewed_any_more() -> None:
    server = Server()
    table, viewer = await server.finished()
    await server.manager.reviews.start(table, "Thea", "en")
    await server.scheduler.advance(SECONDS * 3)
    await table.undo(viewer, table.state.seq)
    with pytest.raises(TooEarly):
        await server.manager.reviews.state(table, "en")
    history = table.state.require_history()
    legal = history.state.legal()
    await table.play(viewer, table.state.seq, legal[0])
    while table.state.status == "playing":
        await move(table, [viewer])
    await server.reviewed(table)
    played = [it["played"] for it in server.manager.reviews.data(table)["decisions"]]
    assert played == table.state.require_history().moves
    await server.manager.close()
