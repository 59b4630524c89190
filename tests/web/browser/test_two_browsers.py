"""Two browsers at one table: the invitation, the game, the talk, the next game."""

import re
import time

import pytest

from tests.web.browser.tables import GAMES, finished, play
from tests.web.browser.visitor import PATIENCE

IN_FRONT = {"elysium": ".board .who b", "thebai": ".own-column .who b"}
"""The name of the player whose things are in front."""
SLOW_SCREEN = "requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 200);"
"""What a page does after it is drawn is late, and may come after its next drawing."""

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
    assert host.page.locator(".seat.bot").count() == 2, "the chosen bots stay"
    host.click("start")

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
        said = chat.locator(".said").first.inner_text().replace("\n", " ")
        assert re.search(r"Thea \d\d:\d\d(\s[AP]M)? Good luck!", said), said


def test_a_move_is_taken_back_with_one_tap_of_the_other(visit, server, game):
    table = server.table(people=1, bots=0, openings=1, start=False, game=game)
    table.sit(1, "Leda")
    assert table.post("start", None, table.host).status_code == 200
    play(table, lambda position: position["seq"] > 0 and turn_passed(position))
    other = table.position()["screen"]["to_move"]
    asking, asked = visit(), visit()
    for one, seat in ((asking, 1 - other), (asked, other)):
        one.hold(table, seat)
        one.open(f"t/{table.id}")
        one.page.wait_for_selector("[data-turn]")
    assert asking.see("undo").inner_text().strip() == "Ask to undo"
    asking.click("undo")
    asking.see("undo-withdraw")
    asked.page.reload()
    asked.click("undo-agree")
    asking.page.wait_for_selector("[data-turn=mine]")
    assert not asking.page.locator("[data-test=banner-undo]").count()


def turn_passed(position) -> bool:
    """Has the player before the one to move just ended a turn?"""
    seats = [line["seat"] for line in position["log"]["lines"] if line["seat"] >= 0]
    return bool(seats) and seats[-1] not in (-1, position["screen"]["to_move"])


def either(*visitors) -> None:
    """Until it is somebody's turn here, or the game is over."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        if any(one.now()["mine"] or one.now()["over"] for one in visitors):
            return
        visitors[0].page.wait_for_timeout(25)
    raise AssertionError("it is nobody's turn")


def test_a_spectator_sees_the_table_and_no_buttons_to_play(visit, server, game):
    table = server.table(people=1, bots=1, game=game)
    player, watcher = visit(), visit()
    player.hold(table)
    player.open(f"t/{table.id}")
    player.wait_for_turn()
    watcher.remember("name", "Ikaros")
    watcher.open(f"t/{table.id}")
    assert "You are watching" in watcher.see("watching").inner_text()
    assert watcher.now()["lit"] == []
    assert not watcher.page.get_by_text("your next card").count()
    assert watcher.page.locator(IN_FRONT[game]).first.inner_text() == "Person 0"
    watcher.see("watch-from").select_option("1")
    bot = table.get("").json()["table"]["seats"][1]["name"]
    watcher.page.locator(IN_FRONT[game]).get_by_text(bot, exact=True).first.wait_for()
    assert player.see("watchers").get_attribute("title") == "one person watches: Ikaros"
    watcher.click("tab-chat")
    assert not watcher.page.locator("[data-test=chat-input]").count()


def test_one_asks_for_another_game_and_the_other_joins_with_one_click(visit, server, game):
    table = finished(server, game, people=2)
    first, second = visit(), visit()
    first.hold(table, 0)
    second.hold(table, 1)
    for one in (first, second):
        one.context.add_init_script(SLOW_SCREEN)
        one.open(f"t/{table.id}")
        one.see("ceremony")
    first.click("again")
    second.click("join")
    either(first, second)
    assert first.page.url == second.page.url
    assert table.id not in first.page.url
    either(first, second)
