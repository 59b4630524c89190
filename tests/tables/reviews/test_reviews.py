"""What is shown of a review: words in three languages, better lines on the board, files."""

import json

import pytest

from petteia.kernel.text.messages import LANGUAGES
from petteia.tables.errors import Bad, NotNow
from petteia.tables.live import LiveTable
from petteia.tables.viewers import Viewer
from tests.tables.builders import open_table
from tests.tables.reviews.builders import Server


async def randomly_finished(server: Server) -> tuple[LiveTable, Viewer]:
    """A game whose people play badly enough to be told so."""
    table, viewer, _ = await open_table(server.manager, "person", "person")
    while table.state.status == "playing":
        history = table.state.require_history()
        legal = history.state.legal()
        await table.play(viewer, table.state.seq, legal[len(history.moves) % len(legal)])
    return table, viewer


async def test_a_review_is_told_in_words() -> None:
    server = Server()
    table, _ = await randomly_finished(server)
    await server.reviewed(table)
    reviews = server.manager.reviews
    shown = {}
    for language in LANGUAGES:
        review = (await reviews.state(table, language))["review"]
        assert review is not None
        shown[language] = review
        moves = len(table.state.require_history().moves)
        assert len(review["decisions"]) == moves == len(review["data"]["decisions"])
        assert all(it["played"] and it["best"] for it in review["decisions"])
        assert len(review["players"]) == 2
        for player in review["players"]:
            assert table.state.names[player["seat"]] in player["summary"]
            assert {len(values) for values in player["course"].values()} == {moves + 1}
        for point, told in zip(
            review["data"]["turning_points"], review["turning_points"], strict=True
        ):
            assert [it["action"] for it in told["line"]] == point["line"]
            assert told["reason"] == point["reasons"][language]
            assert all(it["words"] for it in told["line"])
        html = await reviews.page(table, language)
        assert f'<html lang="{language}">' in html
        json.dumps(review)
    assert len({json.dumps(one["turning_points"]) for one in shown.values()}) == 3
    assert len({json.dumps(one["grades"]) for one in shown.values()}) == 3
    await server.manager.close()


async def test_the_better_line_is_shown_on_the_board() -> None:
    server = Server()
    table, viewer = await randomly_finished(server)
    await server.reviewed(table)
    reviews, history = server.manager.reviews, table.state.require_history()
    point = reviews.data(table)["turning_points"][0]
    start = await reviews.line(table, viewer, point["move"], 0, "en")
    replayed = await table.presenter.replay(viewer, point["move"], "en")
    assert start["screen"] == replayed["screen"]
    assert (start["of"], start["steps"]) == (len(point["line"]), 0)
    then = history.at(point["move"])
    for action in point["line"]:
        then.play(action)
    end = await reviews.line(table, viewer, point["move"], len(point["line"]), "en")
    assert end["screen"] == then.screen(0, "en", table.state.names, False)
    assert len(history.moves) == len(reviews.data(table)["decisions"]), "the game is as it was"
    with pytest.raises(Bad, match="bad-line"):
        await reviews.line(table, viewer, point["move"], len(point["line"]) + 1, "en")
    await server.manager.close()


async def test_before_it_is_ready_there_is_no_file_and_no_line() -> None:
    server = Server()
    table, viewer = await randomly_finished(server)
    reviews = server.manager.reviews
    for begun in (False, True):
        if begun:
            await reviews.start(table, "Thea", "en")
        with pytest.raises(NotNow, match="review-not-ready") as refused:
            reviews.data(table)
        with pytest.raises(NotNow):
            await reviews.page(table, "en")
        with pytest.raises(NotNow):
            await reviews.line(table, viewer, 0, 0, "en")
    assert len({refused.value.words(language) for language in LANGUAGES}) == 3
    await server.manager.close()
