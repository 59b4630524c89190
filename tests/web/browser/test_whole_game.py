"""A whole game in the browser, by clicking only what is lit."""

import json
from statistics import median

import pytest

from tests.web.browser.tables import GAMES
from tests.web.browser.visitor import PATIENCE, WATCH_PLAY

MOST_CLICKS = 3
# Three times what `make bench-page` wants: other tests run beside these.
BOARD = 300.0
USABLE = 3000.0
ENOUGH_CLICKS = 60
LIGHT = 450_000
"""Bytes of a first load as they are sent, compressed."""
LONGEST_JOURNEY = 300


def test_a_game_against_two_bots_from_the_start_page_to_the_ceremony(visit):
    visitor = visit()
    visitor.plan("elysium")
    page = visitor.page
    visitor.click("play")
    assert visitor.play_on()["over"]

    assert "wins" in visitor.see("winner").inner_text()
    places = page.locator("[data-test=ranking] li")
    assert places.count() == 3
    ranked = [int(text) for text in page.locator(".ranking .pts").evaluate_all(FIGURES)]
    assert ranked == sorted(ranked, reverse=True)
    total = page.locator("[data-test=sheet] .sum td").all_inner_texts()
    assert [int(text) for text in total] == ranked
    visitor.see("chart")

    visitor.click("look")
    visitor.see("to-ending").click()
    over = page.url
    visitor.click("again")
    page.wait_for_url(lambda url: "/t/" in url and url != over)
    page.locator("[data-test=ceremony]").wait_for(state="detached")
    assert visitor.wait_for_turn()["mine"]

    # A short game may be too short to judge by.
    while len(times := visitor.click_times()) < ENOUGH_CLICKS:
        visitor.play_on(1)
    assert median(times) <= BOARD, sorted(times)


FIGURES = "(all) => all.map((one) => one.firstChild.textContent)"


def test_three_clicks_from_the_start_page_to_the_first_own_move(visit):
    """Play is one; what is taken, and a choice about it, are the other two."""
    visitor = visit()
    visitor.open()
    visitor.click("play")
    own = visitor.page.locator("[data-test=log] .mv .token", has_text="A")
    clicks = 1
    visitor.wait_for_turn()
    assert own.count() == 0, "not moved yet"
    while own.count() == 0:
        visitor.step()
        clicks += 1
        assert clicks <= MOST_CLICKS
    assert own.first.is_visible()


def test_three_clicks_from_the_start_page_to_the_first_own_decision_of_thebai(visit):
    """The game, Play, and the decision is there; alone, the choice of that is the third."""
    visitor = visit()
    visitor.open()
    for clicks in (("game-thebai", "play"), ("game-thebai", "way-alone", "play")):
        visitor.open()
        for hook in clicks:
            visitor.click(hook)
        state = visitor.wait_for_turn()
        assert state["mine"]
        assert state["lit"]
        assert int(visitor.step()["seq"]) > int(state["seq"]), "the click after it moves"


@pytest.mark.parametrize("challenge", [1, 5])
def test_a_challenge_chosen_on_the_start_page_is_played(visit, challenge):
    visitor = visit()
    visitor.plan("thebai")
    visitor.click("way-alone")
    visitor.click(f"challenge-{challenge}")
    assert visitor.page.locator("[data-test^=plan-seat-]").count() == 1
    with visitor.page.expect_request(lambda request: request.method == "POST") as asked:
        visitor.click("play")
    assert asked.value.post_data_json["options"]["challenge"] == challenge
    visitor.wait_for_turn()
    visitor.page.get_by_text("Antigone").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_seen_to_travel_where_motion_is_welcome(visit, game):
    visitor = visit(reduced_motion="no-preference")
    visitor.context.add_init_script(COUNT_JOURNEYS)
    visitor.remember("pace", "instant")
    visitor.plan(game)
    visitor.click("play")
    visitor.play_on(16)
    journeys = visitor.page.evaluate("() => window.journeys")
    assert journeys, "nothing moved"
    assert max(journeys) <= LONGEST_JOURNEY, "a journey must not keep people waiting"


COUNT_JOURNEYS = """
  window.journeys = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.journeys.push(typeof options === "number" ? options : options.duration);
    return animate.call(this, frames, options);
  };
"""


# All that was fetched, as it was sent.
LOADED = """() => [...performance.getEntriesByType("navigation"),
  ...performance.getEntriesByType("resource")]
  .filter((one) => !one.name.endsWith("/healthz"))
  .map((one) => ({ url: one.name, size: one.encodedBodySize }))"""


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_light_and_soon_there(visit, game):
    """The first load, start page and table, is light, and soon usable."""
    usable = []
    # Newcomers with an empty cache; the luckiest shows what the page needs by itself.
    for _ in range(4):
        visitor = visit()
        visitor.remember("plan", json.dumps({"game": game}))
        visitor.context.add_init_script(WATCH_PLAY)
        visitor.open()
        visitor.see("play")
        usable.append(visitor.page.evaluate("() => window.playShown"))
    visitor.click("play")
    visitor.wait_for_turn()
    loaded = sorted(visitor.page.evaluate(LOADED), key=lambda one: -one["size"])
    assert len(loaded) > 40
    assert sum(one["size"] for one in loaded) <= LIGHT, loaded[:12]
    assert min(usable) <= USABLE, usable


def test_the_page_lives_below_a_base_path(visit, own_server):
    visitor = visit(own_server(base_path="/petteia"))
    visitor.open()
    visitor.click("play")
    visitor.page.wait_for_url("**/petteia/t/*", timeout=PATIENCE)
    visitor.play_on(4)
    visitor.page.reload()
    visitor.play_on(2)
