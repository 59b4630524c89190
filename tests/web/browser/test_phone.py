"""The table in the hand."""

import pytest

from tests.web.browser.tables import GAMES, play
from tests.web.browser.visitor import PHONE

SLACK = 12
"""How much higher a button may be than what a finger needs."""
TAP = 44
# Which thing must be clicked for a move differs between the games; the question is the same.
ASK = """async (move) => {
  const { make } = await import("petteia/table/scene.js");
  make(move);
}"""


def test_a_whole_game_on_a_phone_without_sideways_scroll(visit):
    visitor = visit(phone=True)
    visitor.open()
    visitor.assert_fits()
    for seat in (1, 2):
        visitor.page.locator(f"[data-test=plan-seat-{seat}] [data-test=level-shepherd]").click()
    visitor.click("play")
    assert visitor.play_on(each=visitor.assert_fits)["over"]
    visitor.assert_fits()


def test_the_tabs_show_rivals_and_log(visit, server):
    table = server.table(people=1, bots=2)
    visitor = visit(phone=True)
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.play_on(6)
    # The last click may have opened a card that waits for its own.
    while visitor.now()["front"]:
        visitor.step()
    visitor.click("tab-seat-1")
    assert visitor.page.locator("[data-test=tab-seat-1]").get_attribute("aria-selected") == "true"
    visitor.assert_fits()
    visitor.click("tab-log")
    visitor.see("log").locator(".mv").first.wait_for()
    visitor.assert_fits()
    visitor.click("tab-table")
    visitor.wait_for_turn()


@pytest.mark.parametrize("game", GAMES)
def test_a_question_leaves_room_for_its_answers_and_the_buttons(visit, server, game):
    """Before a move that passes the turn to somebody at another browser."""
    table = server.table(people=1, bots=0, openings=1, start=False, game=game)
    table.sit(1)
    assert table.post("start", None, table.host).status_code == 200
    play(table, lambda position: any(move["final"] for move in position["screen"]["moves"]))
    screen = table.wait_for_turn()["screen"]
    final = next(move for move in screen["moves"] if move["final"])
    visitor = visit(phone=True)
    visitor.hold(table, screen["seat"])
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    visitor.page.evaluate(ASK, final)
    for answer in ("yes", "no", "never"):
        box = visitor.see(f"confirm-{answer}").bounding_box()
        assert TAP <= box["height"] <= TAP + SLACK, answer
        assert box["y"] + box["height"] <= PHONE["height"], answer
    buttons = visitor.see("undo").bounding_box()
    assert buttons["y"] + buttons["height"] <= PHONE["height"]
