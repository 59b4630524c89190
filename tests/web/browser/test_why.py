"""Why did they do that? The button in the log, by mouse, touch and keyboard, and in the replay."""

import pytest

from tests.web.browser.tables import GAMES, finished
from tests.web.browser.visitor import PHONE

LEAST_TOUCH = 40


@pytest.fixture(params=GAMES)
def table(server, request):
    """A game in which the bot has moved."""
    table = server.table(game=request.param)
    position = table.wait_for_turn()
    while 1 not in {line["seat"] for line in table.get("log").json()["lines"]}:
        action = position["screen"]["moves"][0]["action"]
        table.post("moves", {"seq": position["seq"], "action": action}, table.tokens[0])
        position = table.wait_for_turn()
    return table


def arrive(visitor, table):
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()


def test_a_rivals_move_is_explained_in_place_and_closed_again(visit, table):
    visitor = visit()
    arrive(visitor, table)
    button = visitor.see("why").first
    button.click()
    told = visitor.see("why-told")
    assert told.inner_text().strip().endswith(".")
    assert button.get_attribute("aria-expanded") == "true"
    visitor.shot(f"why-{table.position()['screen']['game']}-wide")
    visitor.assert_accessible()
    button.click()
    told.wait_for(state="detached")
    assert button.get_attribute("aria-expanded") == "false"


def test_only_moves_of_others_have_the_button(visit, table):
    visitor = visit()
    arrive(visitor, table)
    visitor.see("why")
    names = visitor.page.locator("[data-test=why]").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label'))"
    )
    rival = table.get().json()["table"]["seats"][1]["name"]
    assert names
    assert all(rival in name and name.startswith("Why?") for name in names)


def test_by_keyboard(visit, table):
    visitor = visit(language="de")
    arrive(visitor, table)
    visitor.see("why").first.focus()
    visitor.page.keyboard.press("Enter")
    told = visitor.see("why-told")
    assert told.get_attribute("role") == "status"


def test_on_a_phone_it_is_large_enough_for_a_finger(visit, table):
    visitor = visit(phone=True, language="pl")
    arrive(visitor, table)
    visitor.click("tab-log")
    button = visitor.see("why").first
    box = button.bounding_box()
    assert box["height"] >= LEAST_TOUCH
    assert box["width"] >= LEAST_TOUCH
    button.tap()
    told = visitor.see("why-told").bounding_box()
    assert told["x"] + told["width"] <= PHONE["width"]
    visitor.assert_fits()
    visitor.shot(f"why-{table.position()['screen']['game']}-phone")


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_of_a_replay_may_ask_too(visit, server, game):
    table = finished(server, game)
    visitor = visit()
    visitor.open(f"replay/{table.id}?move=20")
    button = visitor.see("why").first
    shown = visitor.page.url
    button.click()
    assert visitor.see("why-told").inner_text().strip().endswith(".")
    assert visitor.page.url == shown, "the replay stays where it is"
    visitor.shot(f"why-{game}-replay")
