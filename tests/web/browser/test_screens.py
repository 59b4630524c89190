"""Every screen in both themes, wide and on a phone: judged by axe-core, and kept for people."""

import pytest

from petteia.kernel.game import game as game_of
from tests.web.browser.tables import GAMES, brought_to, finished, with_a_secret
from tests.web.browser.ways import way_to

TABS = {
    "elysium": ("seat-1", "log"),
    "thebai": ("estate", "orders", "boards", "rivals", "log"),
}
"""The tabs of a phone beside the one with the table."""
CARD = {"elysium": "[data-at^='agora:']", "thebai": "[data-at^='space:'][data-card]"}
"""A thing with a card to read."""


@pytest.fixture(scope="module", params=GAMES)
def game(request):
    return request.param


@pytest.fixture(scope="module")
def over(server, game):
    return finished(server, game)


@pytest.fixture(scope="module")
def waiting(server, game):
    return server.table(people=1, bots=1, openings=1, start=False, game=game)


@pytest.fixture(scope="module")
def together(server, game):
    """A hot seat where somebody has a secret; None in a game of open information."""
    return with_a_secret(server, game) if game_of(game).hidden_information else None


@pytest.fixture(scope="module")
def middle(server, game):
    """A game in its middle, at a decision in which something is barred."""
    if game == "thebai":
        return way_to("walking", players=3, least=3).table(server)
    return brought_to(server, in_the_third_epoch, bots=2, game=game)


def in_the_third_epoch(position) -> bool:
    """May something of the Agora be taken, and something else not?"""
    screen = position["screen"]
    agora = {f"agora:{place['card']}" for place in screen["agora"] if place["card"]}
    lit = {move["at"] for move in screen["moves"]}
    takes = any(move["kind"] == "take" for move in screen["moves"])
    return screen["epoch"] >= 3 and takes and any(at in screen["barred"] for at in agora - lit)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_every_screen(visit, game, over, waiting, middle, together, theme, phone):
    visitor = visit(phone=phone, theme=theme)
    page = visitor.page
    for one in filter(None, (over, waiting, together)):
        visitor.hold(one)
    visitor.hold(middle, middle.position()["screen"]["to_move"])

    def judge(name: str) -> None:
        visitor.assert_fits()
        visitor.shot(f"{game}-{name}-{'phone' if phone else 'wide'}-{theme}")
        visitor.assert_accessible()

    visitor.plan(game)
    visitor.see("play")
    judge("start")
    if game == "thebai":
        visitor.click("way-alone")
        visitor.see("challenge-1")
        judge("start-alone")
    visitor.open(f"t/{waiting.id}")
    visitor.see("invite-url")
    judge("lobby")

    visitor.open(f"t/{middle.id}")
    visitor.wait_for_turn()
    judge("table")
    visitor.click("menu")
    judge("menu")
    page.keyboard.press("Escape")
    page.locator(f"[data-at='{visitor.barred(middle)[0]}']:visible").first.click()
    visitor.see("refusal")
    judge("refusal")
    visitor.click("hint")
    visitor.see("hints")
    judge("hint")
    if phone:
        for tab in TABS[game]:
            visitor.click(f"tab-{tab}")
            judge(tab)
        visitor.click("tab-table")
    page.locator(f"{CARD[game]}:visible").first.click(button="right")
    page.locator("dialog[open]").wait_for()
    judge("card")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    judge("keys")
    page.keyboard.press("Escape")

    if together:
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
    visitor.open(f"rules?game={game}")
    page.locator(".rule").first.wait_for()
    judge("rules")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_screen_without_a_table(visit, theme, phone):
    visitor = visit(phone=phone, theme=theme)
    visitor.forgive("404|WebSocket|nowhere00")
    visitor.open("t/nowhere00")
    visitor.see("to-start")
    visitor.assert_fits()
    visitor.shot(f"no-table-{'phone' if phone else 'wide'}-{theme}")
    visitor.assert_accessible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_alone_against_antigone(visit, server, theme, phone):
    """Her area, the screens of a game alone, and its end."""
    table = way_to("turn-people", players=1, least=2).table(server)
    over = finished(server, "thebai", people=1)
    visitor = visit(phone=phone, theme=theme)
    visitor.hold(table)
    visitor.hold(over)
    for one, name, hook in ((table, "alone", "prompt"), (over, "alone-end", "chart")):
        visitor.open(f"t/{one.id}")
        visitor.see(hook)
        visitor.assert_fits()
        visitor.shot(f"thebai-{name}-{'phone' if phone else 'wide'}-{theme}")
        visitor.assert_accessible()


@pytest.mark.parametrize("tab", ["rules", "cards", "icons"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_help(visit, game, over, tab, phone):
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
        visitor.shot(f"{game}-help-{tab}-{'phone' if phone else 'wide'}-{theme}")
        visitor.assert_accessible()
