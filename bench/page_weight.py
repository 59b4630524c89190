"""How much a newcomer's browser loads: `python -m bench.page_weight [--json]`.

It counts requests and compressed bytes, without the API: for the start page until one can play,
for the start page once it has loaded the table in advance, and for the table after that.
"""

import argparse
import json

from playwright.sync_api import Page

from bench.page import server_and_browser
from petteia.kernel.game import browser_games
from tests.web.browser.visitor import WIDE, Visitor

SETTLED = 1500
"""Milliseconds after which the start page has begun to load the table."""
LOADED = """() => [...performance.getEntriesByType("navigation"),
  ...performance.getEntriesByType("resource")]
  .filter((one) => !one.name.includes("/api/"))
  .map((one) => [one.encodedBodySize, one.decodedBodySize])"""


def loaded(page: Page) -> dict[str, int]:
    """What the page has loaded so far."""
    sizes = page.evaluate(LOADED)
    return {
        "requests": len(sizes),
        "compressed": sum(small for small, _ in sizes),
        "bytes": sum(whole for _, whole in sizes),
    }


def measure(game: str) -> dict[str, dict[str, int]]:
    """The figures of one newcomer, with an empty cache."""
    with server_and_browser() as (server, browser):
        context = browser.new_context(viewport=WIDE, locale="en")
        visitor = Visitor(context, server.address)
        context.add_init_script("performance.setResourceTimingBufferSize(2000)")
        visitor.open()
        visitor.see("play")
        rows = {"start page, usable": loaded(visitor.page)}
        visitor.click(f"game-{game}")
        visitor.page.wait_for_timeout(SETTLED)
        visitor.page.wait_for_load_state("networkidle")
        rows["start page, settled"] = loaded(visitor.page)
        visitor.click("play")
        visitor.wait_for_turn()
        visitor.page.wait_for_load_state("networkidle")
        rows["start page and table"] = loaded(visitor.page)
        return rows


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.page_weight", description=__doc__)
    parser.add_argument("--json", action="store_true", help="the figures for programs")
    parser.add_argument("--game", choices=browser_games(), default=browser_games()[0])
    told = parser.parse_args()
    rows = measure(told.game)
    if told.json:
        print(json.dumps(rows))
        return
    for name, row in rows.items():
        figures = "  ".join(f"{value:>7} {unit}" for unit, value in row.items())
        print(f"{name:<22}{figures}")


if __name__ == "__main__":
    main()
