"""Somebody in front of a browser: opens pages, clicks what is lit, and hears every complaint."""

import json
import os
import random
import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    TimeoutError,
)

from tests.web.serving import Address, TestTable

SCREENS = Path(__file__).parents[3] / "build" / "screens"
SHOTS = bool(os.environ.get("PETTEIA_SHOTS"))
"""Are pictures kept for people to look at? They take time."""
CHROMIUM = ("--no-sandbox", "--disable-gpu", "--font-render-hinting=none")
WIDE = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 15_000
MOST_MOVES = 400
REDRAWN = 5
SETTLED = 200
BAD = ("serious", "critical")
AXE = Axe().axe_script
VIOLATIONS = """() => axe.run({ resultTypes: ["violations"] }).then((found) => found.violations)"""

# What is in front decides where something may be clicked: a dialog, a question, or the table.
LAYER = """
  const seen = (thing) => thing.getClientRects().length > 0;
  const layer = document.querySelector(".chooser")
    ?? [...document.querySelectorAll("dialog[open]")].at(-1)
    ?? document.querySelector("[data-test=confirm]") ?? document;
  const lit = [...layer.querySelectorAll("[data-lit]")].filter(seen);
"""
NOW = f"""() => {{
  {LAYER}
  const table = document.querySelector("[data-seq]");
  return {{
    over: document.querySelector("[data-test=ceremony]") !== null,
    curtain: document.querySelector("[data-test=curtain]") !== null,
    seq: table?.dataset.seq ?? "",
    mine: table?.dataset.turn === "mine",
    front: layer === document ? "" : layer.className,
    lit: lit.map((thing) => thing.dataset.action ?? thing.dataset.at),
  }};
}}"""
LIT_NAMED = f"""(key) => {{
  {LAYER}
  return lit.find((thing) => (thing.dataset.action ?? thing.dataset.at) === key);
}}"""
MAY_ACT = f"""() => {{
  {LAYER}
  return document.querySelector("[data-test=ceremony], [data-test=curtain]") !== null
    || (document.querySelector("[data-turn=mine]") !== null && lit.length > 0);
}}"""
CHANGED = f"""([seq, front]) => {{
  {LAYER}
  const now = document.querySelector("[data-seq]")?.dataset.seq ?? "";
  const ahead = layer === document ? "" : layer.className;
  // A dialog that closes with a move on its way is no news yet; one that opens is.
  return now !== seq || (ahead !== front && ahead !== "")
    || document.querySelector("[data-test=ceremony], [data-test=curtain]") !== null;
}}"""
# Of these anchors those with something in sight that is not lit.
IN_SIGHT = """(anchors) => anchors.filter((at) => {
  const thing = document.querySelector(`[data-at="${at}"]:not([data-lit])`);
  return thing !== null && thing.getClientRects().length > 0;
})"""
# From the click to the frame in which the table shows the next position.
STOPWATCH = """
  window.clickTimes = [];
  let begun = 0;
  addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-lit]")) {
      begun = performance.now();
    }
  }, true);
  new MutationObserver(() => {
    if (!begun) return;
    const from = begun;
    begun = 0;
    requestAnimationFrame(() => window.clickTimes.push(performance.now() - from));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-seq"] });
"""
# When the play button was there, by the page's own clock.
WATCH_PLAY = """new MutationObserver((_, watch) => {
  if (!document.querySelector("[data-test=play]")) return;
  watch.disconnect();
  window.playShown = performance.now();
}).observe(document, { subtree: true, childList: true });"""

GO = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""

# The page has drawn itself for its new size.
DRAWN = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"""


class Visitor:
    """A page of a browser of its own. Whatever the browser complains of fails the test."""

    def __init__(self, context: BrowserContext, server: Address) -> None:
        self.context = context
        self.server = server
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(STOPWATCH)
        self.page = context.new_page()
        self.listen(self.page)
        self.rng = random.Random(7)
        # How often a thing on the table is preferred to a button, which often declines.
        self.eager = 0.0
        self.done = ""

    def listen(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("response", self._on_response)
        page.on("requestfailed", self._on_failure)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.url}")

    def _on_failure(self, request: Request) -> None:
        # A page that is left breaks off what it was asking for.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"{request.failure}: {request.url}")

    def forgive(self, pattern: str) -> None:
        """Complaints like this are part of the test."""
        self.forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        return [
            complaint
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self.forgiven)
        ]

    def open(self, path: str = "") -> None:
        self.page.goto(f"{self.server.url}/{path}")

    def go(self, path: str) -> None:
        """Another page without loading it, as the browser's "back" does."""
        self.page.evaluate(GO, f"{self.server.base_path}/{path}")

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN)

    def use_touch(self) -> None:
        """From now on the screen is a touch screen."""
        session = self.context.new_cdp_session(self.page)
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def remember(self, key: str, value: str) -> None:
        """Something this browser remembers from before."""
        item = f"localStorage.setItem({json.dumps('petteia.' + key)}, {json.dumps(value)})"
        # An init script also runs in the empty page before the first, which has no storage.
        self.context.add_init_script(f"try {{ {item} }} catch {{}}")

    def hold(self, table: TestTable, *seats: int) -> None:
        """This browser sits at these seats of a table, or at all that people hold."""
        held = [table.tokens[seat] for seat in (seats or table.tokens)]
        keys: dict[str, object] = {"seats": held}
        if not seats:
            keys["host"] = table.host
        self.remember(f"table.{table.id}", json.dumps(keys))

    def see(self, hook: str):
        """The thing with this hook, once it is there."""
        found = self.page.locator(f"[data-test={hook}]:visible").first
        found.wait_for()
        return found

    def click(self, hook: str) -> None:
        self.see(hook).click()

    def plan(self, game: str) -> None:
        """The start page with a game chosen, against bots that decide at once."""
        self.open()
        self.click(f"game-{game}")
        for level in self.page.locator("[data-test=level-shepherd]").all():
            level.click()

    def now(self) -> dict:
        return self.page.evaluate(NOW)

    def barred(self, table: TestTable) -> list[str]:
        """The anchors of what is in sight and must not be clicked, with a reason."""
        screen = table.wait_for_turn()["screen"]
        lit = {move["at"] for move in screen["moves"]}
        return self.page.evaluate(IN_SIGHT, [at for at in screen["barred"] if at not in lit])

    def wait_for_turn(self) -> dict:
        """Until there is something to click, a curtain to lift, or the game is over."""
        self._await(MAY_ACT)
        return self.now()

    def wait_until_settled(self) -> dict:
        """The same, once nothing more changes: a battle is told before its buttons are there."""
        before, state = None, self.wait_for_turn()
        while state != before:
            self.page.wait_for_timeout(SETTLED)
            before, state = state, self.wait_for_turn()
        return state

    def _await(self, condition: str, given: object = None) -> None:
        """Until this is so; if it never is, the failure shows what was there instead."""
        try:
            self.page.wait_for_function(condition, arg=given)
        except TimeoutError as error:
            self._keep_picture("stuck")
            prompt = self.page.locator("[data-test=prompt]").all_inner_texts()
            seen = f"{self.now()}: {prompt}; {self.done}; {self.complaints}"
            raise AssertionError(f"stuck at {self.page.url} {seen}") from error

    def press_lit(self, key: str) -> None:
        """Click the lit thing with this action or anchor, with the mouse, where it lies."""
        for _ in range(REDRAWN):
            thing = self.page.evaluate_handle(LIT_NAMED, key).as_element()
            assert thing is not None, f"{key} is no longer lit"
            # A rival's Domain stays open below the hand, and lies over the Agora.
            if not thing.evaluate("(one) => one.closest('.rival')"):
                self.page.mouse.move(0, 0)
            try:
                thing.click()
            except Error as error:
                # The table was drawn anew under the hand.
                if "not attached" not in str(error):
                    raise
            else:
                return

    def step(self, wanted: str = "") -> dict:
        """One click on something lit, and what came of it. `wanted` begins its action or anchor."""
        before = self.wait_for_turn()
        if before["over"]:
            return before
        if before["curtain"]:
            self.click("curtain")
            self.page.wait_for_function("() => !document.querySelector('[data-test=curtain]')")
            return self.now()
        lit = [at for at in before["lit"] if at.startswith(wanted)]
        assert lit, f"nothing lit begins with {wanted}: {before['lit']}"
        things = [at for at in lit if ":" in at]
        chosen = self.rng.choice(things if things and self.rng.random() < self.eager else lit)
        self.done = f"clicked {chosen} of {before}"
        self.press_lit(chosen)
        self._await(CHANGED, [before["seq"], before["front"]])
        return self.now()

    def play_on(self, moves: int = MOST_MOVES, each=None) -> dict:
        """So many clicks on what is lit, or until the game is over."""
        for _ in range(moves):
            state = self.step()
            if each:
                each()
            if state["over"]:
                return state
        return self.wait_for_turn()

    def click_times(self) -> list[float]:
        """Milliseconds from a click to the board that shows it, for every click of this page."""
        return self.page.evaluate("() => window.clickTimes")

    def assert_fits(self) -> None:
        """Nothing makes the page scroll sideways."""
        wide = self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} pixels too wide at {self.page.url}"

    def shot(self, name: str) -> None:
        """Keep what is on the screen, if people want to look at it."""
        if SHOTS:
            self._keep_picture(name)

    def _keep_picture(self, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png", animations="disabled")

    def assert_accessible(self) -> None:
        """Nothing that axe-core calls serious or critical."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE)
        violations = self.page.evaluate(VIOLATIONS)
        bad = [
            f"{rule['id']} ({rule['impact']}): {node['html'][:160]} – {node['failureSummary']}"
            for rule in violations
            if rule["impact"] in BAD
            for node in rule["nodes"][:3]
        ]
        assert not bad, "\n".join(bad)
