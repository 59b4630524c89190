"""Several people at one device: a curtain where the next one may not see what is on screen."""

import pytest

from tests.web.browser.tables import GAMES, with_a_secret


def test_a_curtain_hides_a_secret_until_its_owner_lifts_it(visit, server):
    table = with_a_secret(server, "thebai")
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.see("curtain")
    page = visitor.page
    owner = table.position()["screen"]["seat"]
    assert page.locator("#curtain-words").inner_text() == f"Pass the device to Person {owner}"
    assert page.locator(".stage[inert]").count() == 1
    assert page.locator("[data-test=curtain]").evaluate("(one) => one === document.activeElement")
    visitor.click("curtain")
    visitor.wait_for_turn()
    assert page.locator(".stage[inert]").count() == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("more", [0, 1], ids=["alone", "hot-seat"])
def test_no_curtain_where_nothing_is_secret(visit, game, more):
    visitor = visit()
    visitor.plan(game)
    visitor.page.locator("[data-test=name]").fill("Thea")
    if more:
        visitor.click("add-here")
    visitor.click("play")
    names = set()
    for _ in range(12):
        assert not visitor.step()["curtain"]
        if visitor.now()["mine"]:
            names.add(visitor.page.locator(".yourturn").first.inner_text())
    assert ("Thea" in names) == bool(more), "the prompt names the person only if there are several"
