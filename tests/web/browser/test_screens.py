"""Every screen in both themes, wide and on a phone: judged by axe-core, and kept for people."""

import pytest

from tests.web.browser.tables import brought_to, finished
from tests.web.browser.test_help import barred


@pytest.fixture(scope="module")
def over(server):
    return finished(server)


@pytest.fixture(scope="module")
def waiting(server):
    return server.table(people=1, bots=1, openings=1, start=False)


def middle(server):
    """A game against bots in its third Epoch, at a turn in which something is barred."""
    return brought_to(
        server, lambda position: position["screen"]["epoch"] >= 3 and barred(position), bots=2
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_every_screen(visit, server, over, waiting, theme, phone):
    visitor = visit(phone=phone, theme=theme)
    page = visitor.page
    table = middle(server)
    together = server.table(people=2, bots=0)
    for one in (over, waiting, table, together):
        visitor.hold(one)

    def judge(name: str) -> None:
        visitor.assert_fits()
        visitor.shot(f"{name}-{'phone' if phone else 'wide'}-{theme}")
        visitor.assert_accessible()

    visitor.open()
    visitor.see("play")
    judge("start")
    visitor.open(f"t/{waiting.id}")
    visitor.see("invite-url")
    judge("lobby")

    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    judge("table")
    visitor.click("menu")
    judge("menu")
    page.keyboard.press("Escape")
    anchor = page.locator("[data-at^='agora:']:not([data-lit]):visible").first
    anchor.click()
    visitor.see("refusal")
    judge("refusal")
    visitor.click("hint")
    visitor.see("hints")
    judge("hint")
    if phone:
        visitor.click("tab-seat-1")
        judge("rival")
        visitor.click("tab-log")
        judge("log")
        visitor.click("tab-table")
    page.locator("[data-at^='agora:']:visible").first.click(button="right")
    page.locator("dialog[open]").wait_for()
    judge("card")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    judge("keys")
    page.keyboard.press("Escape")

    visitor.open(f"t/{together.id}")
    visitor.see("curtain")
    judge("curtain")
    visitor.open(f"t/{over.id}")
    visitor.see("chart")
    judge("end")
    visitor.click("as-table")
    judge("end-table")
    visitor.open(f"replay/{over.id}?move=60")
    visitor.see("replay-slider")
    judge("replay")
    visitor.open("rules")
    page.locator(".rule").first.wait_for()
    judge("rules")
    visitor.open("t/nowhere00")
    visitor.forgive("404|WebSocket|nowhere00")
    visitor.see("to-start")
    judge("no-table")


@pytest.mark.parametrize("tab", ["rules", "cards", "icons"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_help(visit, server, over, tab, phone):
    for theme in ("light", "dark"):
        visitor = visit(phone=phone, theme=theme)
        visitor.hold(over)
        visitor.open(f"t/{over.id}")
        visitor.see("ceremony")
        visitor.click("menu")
        visitor.click("menu-rules")
        visitor.click(f"help-{tab}")
        visitor.page.wait_for_load_state("networkidle")
        visitor.assert_fits()
        visitor.shot(f"help-{tab}-{'phone' if phone else 'wide'}-{theme}")
        visitor.assert_accessible()
