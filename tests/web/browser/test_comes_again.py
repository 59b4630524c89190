"""A second visit loads nothing again; a page left open over an update loads itself again."""

import re

from petteia.web.release import VERSION_LENGTH

VERSIONED = re.compile(rf"/static/[0-9a-f]{{{VERSION_LENGTH}}}/")
# What came over the line, not from the browser's cache.
OVER_THE_LINE = """() => performance.getEntriesByType("resource")
  .filter((one) => one.transferSize > 0).map((one) => one.name)"""


def test_a_second_visit_asks_for_the_page_the_offer_and_the_puzzle_of_the_day_only(visit):
    visitor = visit()
    visitor.open()
    visitor.see("play")
    first = visitor.page.evaluate(OVER_THE_LINE)
    assert len(first) < 30
    visitor.page.wait_for_load_state("networkidle")
    visitor.open()
    visitor.see("daily")
    again = visitor.page.evaluate(OVER_THE_LINE)
    asked = sorted(re.sub(r".*/(api/\w+).*", r"\1", url) for url in again)
    assert asked == ["api/games", "api/puzzles"]


def test_a_page_open_over_an_update_says_so_and_loads_again(visit):
    visitor = visit()
    visitor.forgive("404")
    visitor.open()
    visitor.see("play")
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.route(VERSIONED, lambda route: route.fulfill(status=404))
    with visitor.page.expect_event("load"):
        visitor.click("rules")
        visitor.page.locator(".toast", has_text="Petteia was updated").wait_for()
        visitor.page.unroute(VERSIONED)
    visitor.see("play")
