"""Everything on Thebai's table explains itself: by hover, by focus and by tap."""

import pytest
from playwright.sync_api import TimeoutError

from petteia.games.thebai.state import Thebai
from tests.web.browser.ways import Way, find, way_to

THINGS = {
    "die": ".kgrid .dsp.full",
    "council space": ".council-panel .mrow",
    "fate tile": ".fate .conflict button, .fate .prosperity button",
    "hidden fate tile": ".fate .hidden button",
    "order": ".ordcard",
    "help tile": ".belongings .htile",
    "estate space": ".esp:not(.covered)",
    "row of the estate": ".rowmark",
    "goods": ".stock button",
    "gate": ".gate",
}
SHOWN = ".peek, .focus-tip, .tip, dialog.card-dialog"


def rich_table() -> Way:
    """A game in which the first player has a help tile and an order, and dice are in the city."""

    def rich(state: Thebai) -> bool:
        player = state.players[0]
        open_orders = player.hand & ~player.secret
        return 4 <= state.round <= 7 and player.help > 0 and open_orders > 0

    return find(2, rich)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_what_is_not_to_be_clicked_says_what_it_is(visit, server, touch):
    """A spectator can click nothing, so that every click asks what a thing is."""
    visitor = visit(has_touch=touch)
    page = visitor.page
    visitor.open(f"t/{rich_table().table(server).id}")
    visitor.click("open-council")
    silent = []
    for name, where in THINGS.items():
        thing = page.locator(where).first
        thing.wait_for()
        ways = {"tap": thing.tap} if touch else {"hover": thing.hover, "focus": thing.focus}
        for way, go in ways.items():
            page.keyboard.press("Shift")
            go()
            if way != "hover" or not thing.get_attribute("title"):
                try:
                    page.locator(SHOWN).first.wait_for(timeout=1500)
                except TimeoutError:
                    silent.append(f"{name} by {way}")
            page.keyboard.press("Escape")
            page.locator("body").click(position={"x": 2, "y": 2})
            page.locator(SHOWN).first.wait_for(state="detached")
    assert not silent


def test_a_click_in_vain_says_what_a_die_is_and_why_it_cannot_be_used(visit, server):
    table = way_to("turn-people", 2, 4).table(server)
    visitor = visit()
    visitor.hold(table, table.position()["screen"]["to_move"])
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    die = visitor.page.locator(".kgrid .dsp.full:not([data-lit])").first
    what = die.get_attribute("aria-label").split(".")[0]
    die.click()
    tip = visitor.see("refusal")
    assert what in tip.inner_text()
    assert tip.locator(".rule-link").count()
