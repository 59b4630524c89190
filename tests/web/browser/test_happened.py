"""What the others did: told above the prompt, at the player's pace, with motion and without."""

import random
import re

import pytest
from playwright.sync_api import Route

from petteia.kernel.game import game as game_of
from tests.web.browser.tables import GAMES
from tests.web.browser.visitor import MOST_MOVES, Visitor

NAMES = ["Person 0", "Person 1", "Person 2"]
SMALLEST = {"width": 360, "height": 740}
LONGEST = 300
"""Milliseconds a thing may fly."""
SLOW = re.compile(r"slow:\s*1600")
FLIGHTS = """() => document.getAnimations()
  .filter((one) => one.effect?.target?.matches(".flight, [data-token]"))
  .map((one) => one.effect.getComputedTiming().duration)"""
# What was announced, which is shown only for a moment.
ANNOUNCED = """window.announced = [];
new MutationObserver(() => {
  for (const one of document.querySelectorAll(".announcement")) announced.push(one.textContent);
}).observe(document, { subtree: true, childList: true });"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".prompt, .actions .btn, .news, .to-you")]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const beside = box.left < -1 || box.right > innerWidth + 1;
    return box.width && (beside || box.bottom > innerHeight + 1);
  })
  .map((one) => one.className)"""


def done_to_the_first(game: str) -> tuple[int, tuple[int, ...]]:
    """A game up to a turn of seat 0, to whom somebody did something since the last decision."""
    for seed in range(60):
        history = game_of(game).history({"players": 3}, seed)
        rng, new = random.Random(seed), 0
        while history.state.to_move() >= 0:
            mover = history.state.to_move()
            lines = history.log("en", NAMES, new)
            if mover == 0 and any(0 in line["concerns"] for line in lines):
                return seed, tuple(history.moves)
            history.play(rng.choice(history.state.legal()))
            if mover == 0:
                new = history.lines_at(len(history.moves))
    raise AssertionError("nobody did anything to the first player")


@pytest.mark.parametrize("game", GAMES)
def test_what_was_done_to_you_is_a_banner_and_the_rest_a_line_that_opens_the_log(
    visit, server, game
):
    seed, moves = done_to_the_first(game)
    table = server.seeded_table(game, seed, 3, moves=moves)
    visitor: Visitor = visit(phone=True, viewport=SMALLEST)
    visitor.hold(table, 0)
    visitor.open(f"t/{table.id}")
    assert NAMES[0] in visitor.see("to-you").inner_text()
    assert visitor.page.evaluate(OUT_OF_SIGHT) == []
    visitor.assert_fits()
    visitor.assert_accessible()
    visitor.click("to-you-close")
    assert visitor.see("stage").inner_text().strip()
    visitor.see("news")
    assert visitor.page.evaluate(OUT_OF_SIGHT) == []
    visitor.assert_fits()
    visitor.click("news")
    visitor.see("log")


def test_with_reduced_motion_nothing_moves_and_nothing_waits(visit, server):
    table = server.table(people=1, bots=2)
    visitor: Visitor = visit()
    visitor.remember("pace", "slow")
    visitor.hold(table, 0)
    table.wait_for_turn()
    visitor.open(f"t/{table.id}")
    for _ in range(5):
        visitor.step()
        assert visitor.page.evaluate(FLIGHTS) == []
        assert visitor.page.locator(".announcement:visible").count() == 0
    newest = table.wait_for_turn()["seq"]
    visitor.page.wait_for_function(
        "(seq) => document.querySelector(`[data-seq='${seq}']`)", arg=newest
    )


def test_with_motion_the_moves_of_others_keep_the_pace_until_the_player_acts(visit, server):
    table = server.table(people=1, bots=1)
    visitor: Visitor = visit(reduced_motion="no-preference")
    visitor.remember("pace", "slow")
    # The test does not depend on time: the page would wait for a minute.
    slowed = []
    visitor.context.add_init_script(ANNOUNCED)
    visitor.context.route("**/*.js", lambda route: slow_down(route, slowed))
    visitor.hold(table, 0)
    table.wait_for_turn()
    visitor.open(f"t/{table.id}")
    state = visitor.wait_for_turn()
    assert slowed
    while state["mine"]:
        state = visitor.step()
        assert all(time <= LONGEST for time in visitor.page.evaluate(FLIGHTS))
    newest = table.wait_for_turn()["seq"]
    assert int(visitor.now()["seq"]) < newest, "the move of the bot waits"
    visitor.page.keyboard.press("Shift")
    visitor.page.wait_for_function(
        "(seq) => document.querySelector(`[data-seq='${seq}']`)", arg=newest
    )
    visitor.page.locator("[data-test=news], [data-test=to-you]").first.wait_for()
    for _ in range(MOST_MOVES):
        visitor.page.keyboard.press("Shift")
        if visitor.page.evaluate("() => window.announced.length"):
            break
        if visitor.now()["mine"]:
            visitor.step()
        else:
            visitor.page.wait_for_timeout(20)
    assert "Round 2" in visitor.page.evaluate("() => window.announced.join()")


def slow_down(route: Route, slowed: list[str]) -> None:
    """Make the slow pace of the page a minute."""
    answer = route.fetch()
    text, found = SLOW.subn("slow: 60000", answer.text())
    if found:
        slowed.append(route.request.url)
    route.fulfill(response=answer, body=text)
