"""`make bench-page`: the load time of the page, and the time from a click to the updated board.

With `--latency 150` it measures the first and the second visit over a line with that round trip
instead, and counts the requests until the page is usable.

One browser plays against two Shepherds by clicking what is highlighted; the server is a process of
its own. The figures are valid only if nothing else runs on the machine.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

from bench.measurement import progress
from petteia.kernel.game import browser_games
from tests.web.browser.visitor import CHROMIUM, WATCH_PLAY, WIDE, Visitor
from tests.web.serving import Address, ServerProcess

FIND = Path(__file__).parents[1] / "build_tools" / "browser.py"
LOADS = 9
LEAST_CLICKS = 20
PATIENCE = 60_000
"""Milliseconds until the turns of the bots have been shown, at the normal pace."""
PROMISES = {
    # The fastest load shows what the page itself needs.
    "usable": ("the page is usable", "least", 1000.0),
    "click": ("a click shows", "p95", 100.0),
}
"""The figures, and their limits in milliseconds."""
SLOW_LINE = {"first": ("a first visit", 2000.0), "second": ("a second visit", 700.0)}
"""Their limits at 150 ms round trip."""
LINE = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
REQUESTS = """() => 1 + performance.getEntriesByType("resource")
  .filter((one) => one.responseEnd <= window.playShown && one.transferSize > 0).length"""
"""The page, and what came over the line before it was usable."""


@contextmanager
def server_and_browser() -> Iterator[tuple[ServerProcess, Browser]]:
    """A server with empty tables, and a browser."""
    found = subprocess.run([sys.executable, str(FIND)], stdout=subprocess.PIPE, text=True)
    if found.returncode:
        sys.exit(found.returncode)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=found.stdout.strip(), args=CHROMIUM) as browser,
    ):
        yield server, browser


def come(browser: Browser, address: Address) -> Visitor:
    """A browser context with an empty cache."""
    visitor = Visitor(browser.new_context(viewport=WIDE, locale="en"), address)
    visitor.context.set_default_timeout(PATIENCE)
    visitor.context.add_init_script(WATCH_PLAY)
    visitor.open()
    visitor.see("play")
    return visitor


def usable(browser: Browser, address: Address) -> list[float]:
    """Milliseconds until the button to play is visible, for one new context after the other."""
    times = []
    for number in range(LOADS):
        progress(f"loading the page: {number} of {LOADS}", number == 0)
        visitor = come(browser, address)
        times.append(visitor.page.evaluate("() => window.playShown"))
        visitor.context.close()
    return times


def clicked(browser: Browser, address: Address, game: str, clicks: int) -> list[float]:
    """Milliseconds from a click to the updated board, over as many games as needed."""
    times: list[float] = []
    while len(times) < clicks:
        visitor = come(browser, address)
        visitor.click(f"game-{game}")
        for seat in (1, 2):
            level = f"[data-test=plan-seat-{seat}] [data-test=level-shepherd]"
            visitor.page.locator(level).click()
        visitor.click("play")
        # Some clicks only open a dialog, and a game may end before there are enough clicks.
        while len(now := visitor.click_times()) + len(times) < clicks:
            progress(f"clicking: {len(times) + len(now)} of {clicks}", not times and not now)
            if visitor.step()["over"]:
                break
        times += visitor.click_times()
        visitor.context.close()
    progress("", False)
    return times


def visited(browser: Browser, address: Address, latency: float) -> dict[str, list[float]]:
    """Milliseconds until the page is usable at the first and the second visit of each context."""
    times: dict[str, list[float]] = {"first": [], "second": []}
    counts: dict[str, int] = {}
    for number in range(LOADS):
        progress(f"loading the page twice: {number} of {LOADS}", number == 0)
        visitor = Visitor(browser.new_context(viewport=WIDE, locale="en"), address)
        visitor.context.add_init_script(WATCH_PLAY)
        network = visitor.context.new_cdp_session(visitor.page)
        network.send("Network.enable")
        network.send("Network.emulateNetworkConditions", {**LINE, "latency": latency})
        for visit, found in times.items():
            visitor.open()
            visitor.see("play")
            found.append(visitor.page.evaluate("() => window.playShown"))
            counts[visit] = visitor.page.evaluate(REQUESTS)
            visitor.page.wait_for_load_state("networkidle")
        visitor.context.close()
    progress("", False)
    return {**times, **{f"{visit} requests": [count] for visit, count in counts.items()}}


def figures(times: list[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    found = {"least": min(times), "p50": median(times), "p95": quantiles(times, n=20)[-1]}
    return {level: round(value, 1) for level, value in found.items()}


def on_a_slow_line(latency: float) -> dict[str, dict[str, float]]:
    """The figures of both visits, with the number of requests of each."""
    with server_and_browser() as (server, browser):
        found = visited(browser, server.address, latency)
    return {
        visit: {**figures(found[visit]), "requests": found[f"{visit} requests"][0]}
        for visit in ("first", "second")
    }


def measured(game: str, clicks: int) -> dict[str, dict[str, float]]:
    """Start a server and a browser, and measure all figures."""
    with server_and_browser() as (server, browser):
        return {
            "usable": figures(usable(browser, server.address)),
            "click": figures(clicked(browser, server.address, game, clicks)),
        }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--game", choices=browser_games(), default=browser_games()[0])
    parser.add_argument("--clicks", type=int, default=100, help="number of clicks (100)")
    parser.add_argument("--latency", type=float, help="the round trip of a slow line in ms")
    parser.add_argument("--json", action="store_true", help="the figures for programs")
    asked = parser.parse_args()
    if asked.clicks < LEAST_CLICKS:
        parser.error(f"--clicks {asked.clicks}: a p95 needs at least {LEAST_CLICKS}")
    slow = asked.latency is not None
    rows = on_a_slow_line(asked.latency) if slow else measured(asked.game, asked.clicks)
    if asked.json:
        print(json.dumps(rows))
        return
    limits = {key: (words, "p50", most) for key, (words, most) in SLOW_LINE.items()}
    limits = limits if slow else PROMISES
    print(f"{'ms':>20}" + "".join(f"{level:>9}" for level in next(iter(rows.values()))))
    for key, (words, level, most) in limits.items():
        kept = "yes" if rows[key][level] <= most else "no"
        row = "".join(f"{value:>9}" for value in rows[key].values())
        print(f"{words:>20}{row}    {level} ≤ {most:g}: {kept}")


if __name__ == "__main__":
    main()
