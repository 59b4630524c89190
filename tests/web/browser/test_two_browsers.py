"""Two browsers at one table: the invitation, the game, the talk, the next game."""

import time

import pytest

from tests.web.browser.tables import FEWEST, GAMES, finished
from tests.web.browser.visitor import PATIENCE

pytestmark = pytest.mark.parametrize("game", GAMES)


def test_a_friend_comes_by_the_link_and_both_play(visit, game):
    host = visit()
    host.plan(game)
    host.page.locator("[data-test=name]").fill("Thea")
    host.click("invite")
    link = host.see("invite-url").inner_text()

    friend = visit(language="de")
    friend.page.goto(link)
    friend.page.locator("[data-test=sit-name]").fill("Jürgen <b>&amp;</b> 'Ω'")
    friend.click("sit")
    host.page.get_by_text("Jürgen <b>&amp;</b> 'Ω'").first.wait_for()
    host.click("fill")

    for _ in range(6):
        for one in (host, friend):
            one.page.wait_for_selector("[data-turn]")
            if one.now()["mine"]:
                one.step()
        either(host, friend)
    assert int(host.now()["seq"]) >= 4

    for one, words in ((host, "Good luck!"), (friend, "Dir auch!")):
        one.click("tab-chat")
        one.page.locator("[data-test=chat-input]").fill(words)
        one.click("chat-send")
    for one in (host, friend):
        chat = one.see("chat")
        chat.get_by_text("Good luck!").wait_for()
        chat.get_by_text("Dir auch!").wait_for()


def either(*visitors) -> None:
    """Until it is somebody's turn here, or the game is over."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        if any(one.now()["mine"] or one.now()["over"] for one in visitors):
            return
        visitors[0].page.wait_for_timeout(25)
    raise AssertionError("it is nobody's turn")


def test_a_spectator_sees_the_table_and_no_buttons_to_play(visit, server, game):
    table = server.table(people=1, bots=FEWEST[game] - 1, game=game)
    watcher = visit()
    watcher.open(f"t/{table.id}")
    watcher.see("prompt")
    assert watcher.now()["lit"] == []
    watcher.click("tab-chat")
    assert not watcher.page.locator("[data-test=chat-input]").count()


def test_one_asks_for_another_game_and_the_other_joins_with_one_click(visit, server, game):
    table = finished(server, game, people=2)
    first, second = visit(), visit()
    first.hold(table, 0)
    second.hold(table, 1)
    for one in (first, second):
        one.open(f"t/{table.id}")
        one.see("ceremony")
    first.click("again")
    second.click("join")
    either(first, second)
    assert first.page.url == second.page.url
    assert table.id not in first.page.url
    either(first, second)
