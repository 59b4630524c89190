"""Playing on from a position of a finished game, at a table of its own."""

import pytest

from petteia.bots.levels import DEFAULT_LEVEL
from petteia.kernel.record import Record
from petteia.tables.errors import Bad, NotNow, TooEarly
from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.viewers import Viewer
from tests.nim import add_nim
from tests.tables.builders import friends, move, open_table
from tests.tables.reviews.builders import Server

NIM = {"game": "nim", "options": {}}


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nim(monkeypatch)


async def against_a_bot(server: Server) -> tuple[LiveTable, Viewer]:
    table, viewer, _ = await open_table(server.manager, "person", "oracle", **NIM)
    while table.state.status == "playing":
        await server.scheduler.settle()
        if table.state.to_move == 0:
            await move(table, [viewer])
    return table, viewer


async def forked(
    server: Server, table: LiveTable, number: int, better: bool = False, name: str = ""
) -> tuple[LiveTable, Viewer]:
    created = await server.manager.fork(table, number, better, name, "Thea")
    new = await server.manager.find(created.id)
    return new, new.seating.viewer(created.tokens.values())


async def test_it_has_the_same_deal_and_moves_and_the_asking_person_decides() -> None:
    server = Server()
    table, _ = await against_a_bot(server)
    history = table.state.require_history()
    new, viewer = await forked(server, table, 4)
    assert new.id != table.id
    then = new.state.require_history()
    assert then.moves == history.moves[:4]
    assert then.state.view(0) == history.at(4).state.view(0)
    assert viewer.seats == {new.state.to_move} == {history.movers[4]}
    face = new.presenter.face(viewer)
    assert face["fork"] == {"table": table.id, "move": 4}
    assert [seat["name"] for seat in face["seats"]] == table.state.names
    assert face["seats"][1]["level"] == "oracle", "who was a bot is the same bot"
    assert table.presenter.face(viewer)["fork"] is None
    await server.manager.close()


async def test_the_game_goes_on_with_bots_and_its_record_is_verified() -> None:
    server = Server()
    table, _ = await server.finished()
    new, viewer = await forked(server, table, 2, name="Ikaros")
    seats = new.state.sheet.seats
    assert (seats[0].name, seats[0].kind) == ("Ikaros", "person")
    assert (seats[1].kind, seats[1].level) == ("bot", DEFAULT_LEVEL)
    assert seats[1].name not in ("", "Leda"), "a bot does not go by the name of a person"
    while new.state.status == "playing":
        await server.scheduler.settle()
        if new.state.to_move == 0:
            await move(new, [viewer])
    record = new.presenter.record()
    assert Record.read(record, "fork").state.view(0) == new.state.require_history().state.view(0)
    assert record["moves"][:2] == table.presenter.record()["moves"][:2]
    assert new.state.bot_moves[0] == 0, "no bot chose for the person"
    await server.manager.close()


async def test_it_may_begin_with_the_first_decision() -> None:
    server = Server()
    table, _ = await server.finished()
    new, viewer = await forked(server, table, 0)
    assert (new.state.seq, new.state.to_move) == (0, 0)
    assert new.state.require_history().moves == []
    assert viewer.seats == {0}
    await server.manager.close()


async def test_nothing_before_it_can_be_taken_back() -> None:
    server = Server()
    table, _ = await server.finished()
    new, viewer = await forked(server, table, 2)
    with pytest.raises(NotNow, match="undo-nothing"):
        await new.undo(viewer, new.state.seq)
    await move(new, [viewer])
    await server.scheduler.settle()
    await new.undo(viewer, new.state.seq)
    assert len(new.state.require_history().moves) == 2
    await server.manager.close()


async def test_it_begins_with_the_better_choice_if_asked() -> None:
    server = Server()
    table, _ = await server.finished()
    with pytest.raises(NotNow, match="review-not-ready"):
        await server.manager.fork(table, 0, True)
    await server.reviewed(table)
    point = server.manager.reviews.data(table)["turning_points"][0]
    new, viewer = await forked(server, table, point["move"], better=True)
    played = table.state.require_history().moves[: point["move"]]
    assert new.state.require_history().moves == [*played, point["line"][0]]
    seat = table.state.require_history().movers[point["move"]]
    assert viewer.seats == {seat}
    plain = {it["move"] for it in server.manager.reviews.data(table)["decisions"]}
    plain -= {it["move"] for it in server.manager.reviews.data(table)["turning_points"]}
    with pytest.raises(Bad, match="bad-line"):
        await server.manager.fork(table, min(plain), True)
    await server.manager.close()


async def test_it_is_stored_with_its_moves_and_comes_back() -> None:
    server = Server()
    table, _ = await server.finished()
    new, _ = await forked(server, table, 3)
    seen = new.state.require_history().state.view(0)
    await server.manager.close()
    server.manager = TableManager(server.services)
    again = await server.manager.find(new.id)
    assert again.state.require_history().state.view(0) == seen
    assert again.state.sheet.fork == {"table": table.id, "move": 3}
    await server.manager.close()


async def test_the_next_game_is_an_ordinary_one() -> None:
    server = Server()
    table, _ = await server.finished()
    new, viewer = await forked(server, table, 3)
    while new.state.status == "playing":
        await server.scheduler.settle()
        if new.state.to_move in viewer.seats:
            await move(new, [viewer])
    follower = await server.manager.find(await new.again(viewer))
    assert follower.state.sheet.fork is None
    assert follower.state.sheet.seed != new.state.sheet.seed
    await server.manager.close()


async def test_only_a_finished_game_is_played_on_from_a_decision_of_it() -> None:
    server = Server()
    running, viewers = await friends(server.manager, **NIM)
    await move(running, viewers)
    with pytest.raises(TooEarly):
        await server.manager.fork(running, 0, False)
    table, _ = await server.finished()
    last = len(table.state.require_history().moves)
    with pytest.raises(Bad, match="bad-fork"):
        await server.manager.fork(table, last, False)
    with pytest.raises(Bad, match="bad-name"):
        await server.manager.fork(table, 0, False, "x" * 99)
    await server.manager.close()
