"""The table in the hand."""

import pytest

from tests.web.browser.layout import faults
from tests.web.browser.tables import GAMES, finished, play
from tests.web.browser.visitor import PHONE

SLACK = 12
"""How much higher a button may be than what a finger needs."""
TAP = 44
NARROW = {"width": 360, "height": 740}
ARES = ["zeus", "athena", "hermes", "hephaestus", "ares"]
EXPLAINED = {
    ".levels .bcol": "longest Legend of Level I",
    ".fams .bcol": "first complete Legend of",
    ".board .disc": "turn order",
    ".board .qslot": "exactly one Quest",
}
"""Things of the table, and a part of what they say about themselves."""
# Buttons whose text is wider than they are, or that leave the screen.
SPILLING = """(buttons) => buttons
  .filter((one) => one.scrollWidth > one.clientWidth
    || one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.textContent.trim())"""
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


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_start_page_has_room_for_names_and_levels(visit, language):
    visitor = visit(phone=True, language=language, viewport=NARROW)
    visitor.open()
    for seat in (1, 2):
        row = visitor.page.locator(f"[data-test=plan-seat-{seat}]")
        row.locator("[data-test=level-olympian]").click()
        name = row.locator(".who b").bounding_box()
        levels = row.locator(".lvl").bounding_box()
        assert name["x"] + name["width"] <= levels["x"]
    visitor.assert_fits()
    assert not visitor.page.locator(".seat button:visible").evaluate_all(SPILLING)
    about = visitor.page.locator("[data-test^=about-]")
    assert about.count() == 2
    _, level = row.locator("[data-test=level-olympian]").get_attribute("aria-label").split()
    assert about.first.inner_text().startswith(f"{level}. ")


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


@pytest.fixture(scope="module")
def with_clocks(server):
    """Four players with clocks and the Prestige Points of Ares: the fullest tabs and board."""
    clock = {"mode": "move", "seconds": 180}
    return server.table(people=4, bots=0, game="elysium", clock=clock, options={"families": ARES})


def test_clocks_prestige_round_and_order_fit_on_a_narrow_phone(visit, with_clocks):
    visitor = visit(phone=True, viewport=NARROW)
    screen = with_clocks.wait_for_turn()["screen"]
    visitor.hold(with_clocks, screen["to_move"])
    visitor.open(f"t/{with_clocks.id}")
    visitor.wait_for_turn()
    visitor.assert_fits()
    assert not faults(visitor.page, touch=True)
    assert "round 1 of 4" in visitor.page.locator(".phase").inner_text()
    for place, seat in enumerate(screen["order"][1:], 2):
        tab = visitor.see(f"tab-seat-{seat}")
        assert tab.locator(".disc").inner_text() == str(place)
        assert tab.get_by_label("Prestige Points").count() == 1
        tab.click()
        visitor.assert_fits()
        assert not faults(visitor.page, touch=True)


def test_each_tab_has_a_scroll_position_of_its_own(visit, with_clocks):
    visitor = visit(phone=True, viewport=NARROW)
    seat = with_clocks.wait_for_turn()["screen"]["to_move"]
    visitor.hold(with_clocks, seat)
    visitor.open(f"t/{with_clocks.id}")
    visitor.wait_for_turn()
    pane = visitor.page.locator(".pane")
    pane.evaluate(
        "(pane) => new Promise((done) => { pane.onscroll = done; pane.scrollTop = 200; })"
    )
    visitor.click(f"tab-seat-{(seat + 1) % 4}")
    assert pane.evaluate("(pane) => pane.scrollTop") == 0
    visitor.click("tab-table")
    assert pane.evaluate("(pane) => pane.scrollTop") == 200


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_buttons_at_the_end_stay_inside(visit, over, language):
    visitor = visit(phone=True, viewport=NARROW, language=language)
    visitor.hold(over)
    visitor.open(f"t/{over.id}")
    visitor.see("ceremony")
    assert visitor.page.locator(".endbtns .btn").evaluate_all(SPILLING) == []


@pytest.fixture(scope="module")
def over(server):
    return finished(server, "elysium", people=2)


def test_things_explain_themselves_by_a_tap(visit, with_clocks):
    visitor = visit(phone=True, viewport=NARROW)
    visitor.hold(with_clocks, with_clocks.wait_for_turn()["screen"]["to_move"])
    visitor.open(f"t/{with_clocks.id}")
    visitor.wait_for_turn()
    for thing, words in EXPLAINED.items():
        visitor.page.locator(thing).first.tap()
        assert words in visitor.see("refusal").inner_text()
