"""`make bench-page`: how soon the page is there, and how soon a click shows on the board.

One browser plays against two Shepherds by clicking what is lit, at a server in a process of its
own. The figures are the page's only if nothing else runs on the machine.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

from bench.contest import progress
from tests.web.browser.visitor import CHROMIUM, WATCH_PLAY, WIDE, Visitor
from tests.web.serving import Address, ServerProcess

FIND = Path(__file__).parents[1] / "build_tools" / "browser.py"
LOADS = 9
LEAST_CLICKS = 20
PROMISES = {
    # The luckiest newcomer shows what the page needs by itself.
    "usable": ("the page is usable", "least", 1000.0),
    "click": ("a click shows", "p95", 100.0),
}
"""What is measured, and how many milliseconds the page may take."""


def come(browser: Browser, address: Address) -> Visitor:
    """Somebody new, with an empty cache."""
    visitor = Visitor(browser.new_context(viewport=WIDE, locale="en"), address)
    visitor.context.add_init_script(WATCH_PLAY)
    visitor.open()
    visitor.see("play")
    return visitor


def usable(browser: Browser, address: Address) -> list[float]:
    """Milliseconds until the button to play was there, for one newcomer after the other."""
    times = []
    for number in range(LOADS):
        progress(f"loading the page: {number} of {LOADS}", number == 0)
        visitor = come(browser, address)
        times.append(visitor.page.evaluate("() => window.playShown"))
        visitor.context.close()
    return times


def clicked(browser: Browser, address: Address, clicks: int) -> list[float]:
    """Milliseconds from a click to the board that shows it, over as many games as it takes."""
    times: list[float] = []
    while len(times) < clicks:
        visitor = come(browser, address)
        for seat in (1, 2):
            level = f"[data-test=plan-seat-{seat}] [data-test=level-shepherd]"
            visitor.page.locator(level).click()
        visitor.click("play")
        # Some clicks open a question only; a game may end before there are enough.
        while len(now := visitor.click_times()) + len(times) < clicks:
            progress(f"clicking: {len(times) + len(now)} of {clicks}", not times and not now)
            if visitor.step()["over"]:
                break
        times += visitor.click_times()
        visitor.context.close()
    progress("", False)
    return times


def figures(times: list[float]) -> dict[str, float]:
    """In milliseconds."""
    found = {"least": min(times), "p50": median(times), "p95": quantiles(times, n=20)[-1]}
    return {level: round(value, 1) for level, value in found.items()}


def measured(clicks: int) -> dict[str, dict[str, float]]:
    """All figures, of a browser and a server started for this."""
    found = subprocess.run([sys.executable, str(FIND)], stdout=subprocess.PIPE, text=True)
    if found.returncode:
        sys.exit(found.returncode)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=found.stdout.strip(), args=CHROMIUM) as browser,
    ):
        return {
            "usable": figures(usable(browser, server.address)),
            "click": figures(clicked(browser, server.address, clicks)),
        }


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--clicks", type=int, default=100, help="how many; 100 unless told")
    parser.add_argument("--json", action="store_true", help="the figures for programs")
    told = parser.parse_args()
    if told.clicks < LEAST_CLICKS:
        parser.error(f"--clicks {told.clicks}: a p95 needs at least {LEAST_CLICKS}")
    rows = measured(told.clicks)
    if told.json:
        print(json.dumps(rows))
        return
    print(f"{'ms':>20}" + "".join(f"{level:>9}" for level in rows["click"]))
    for key, (words, level, most) in PROMISES.items():
        kept = "yes" if rows[key][level] <= most else "no"
        row = "".join(f"{value:>9}" for value in rows[key].values())
        print(f"{words:>20}{row}    {level} ≤ {most:g}: {kept}")


if __name__ == "__main__":
    main()
