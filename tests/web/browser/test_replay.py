"""The replay: the slider, the steps, the log, and what a seat may see while the game runs."""

import re

import pytest

from tests.web.browser.tables import GAMES, finished, play


@pytest.fixture(scope="module", params=GAMES)
def table(server, request):
    return finished(server, request.param)


def at_move(visitor, move: int) -> None:
    visitor.page.wait_for_function(
        """(move) => document.querySelector("[data-test=replay-slider]")?.value === String(move)
          && new URLSearchParams(location.search).get("move") === String(move)
          && document.querySelector("[data-shown]")?.dataset.shown === String(move)""",
        arg=move,
    )


def test_every_way_through_a_finished_game(visit, table):
    visitor = visit()
    visitor.open(f"replay/{table.id}")
    page = visitor.page
    slider = visitor.see("replay-slider")
    last = int(slider.get_attribute("max"))
    assert last == table.position()["moves"]
    at_move(visitor, 0)
    visitor.click("replay-next")
    at_move(visitor, 1)
    page.keyboard.press("ArrowRight")
    at_move(visitor, 2)
    visitor.click("replay-back")
    at_move(visitor, 1)
    slider.fill(str(last // 2))
    at_move(visitor, last // 2)
    line = page.locator("[data-test=log] [aria-current=step]")
    assert line.count() == 1
    assert line.is_visible()
    page.locator("[data-test=log] [data-line='1']").click()
    at_move(visitor, table.get("", log="0").json()["position"]["log"]["lines"][1]["move"])
    page.locator("body").press("End")
    at_move(visitor, last)
    page.locator("body").press("PageUp")
    page.wait_for_function(
        "(last) => Number(document.querySelector('[data-shown]').dataset.shown) < last", arg=last
    )
    assert page.locator("[data-lit]").count() == 0, "nothing may be clicked in the past"


def test_a_link_to_a_move_and_letting_it_run(visit, table):
    visitor = visit()
    visitor.open(f"replay/{table.id}?move=41")
    at_move(visitor, 41)
    visitor.page.get_by_role("button", name="4×").click()
    visitor.click("replay-run")
    visitor.page.wait_for_function(
        "() => Number(document.querySelector('[data-shown]').dataset.shown) >= 44"
    )
    visitor.click("replay-run")


def test_from_the_ceremony_to_the_replay_and_back(visit, table):
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.see("ceremony")
    visitor.click("replay")
    at_move(visitor, 0)
    visitor.click("replay-leave")
    visitor.see("ceremony")
    with visitor.page.expect_download() as saved:
        visitor.click("record")
    assert re.search(r"\.json$", saved.value.suggested_filename)


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_grows_while_one_looks_back(visit, server, game):
    running = server.table(people=2, bots=0, game=game)
    play(running, lambda position: position["moves"] >= 8)
    visitor = visit()
    visitor.hold(running)
    visitor.open(f"replay/{running.id}?move=3")
    at_move(visitor, 3)
    play(running, lambda position: position["moves"] >= 12)
    visitor.page.wait_for_function(
        "() => Number(document.querySelector('[data-test=replay-slider]').max) >= 12"
    )
    at_move(visitor, 3)


def test_a_table_that_is_not_there_says_so(visit):
    visitor = visit()
    visitor.forgive("404|WebSocket")
    visitor.open("replay/nowhere00")
    visitor.page.locator("main").get_by_role("link", name="Start page").wait_for()
