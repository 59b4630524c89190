"""Several people at one device: a curtain between their turns."""

import pytest

from tests.web.browser.tables import GAMES

pytestmark = pytest.mark.parametrize("game", GAMES)


def test_the_curtain_hides_each_turn_until_its_owner_lifts_it(visit, game):
    visitor = visit()
    visitor.plan(game)
    visitor.page.locator("[data-test=name]").fill("Thea")
    visitor.click("add-here")
    visitor.click("play")
    page = visitor.page
    seen = []
    for _ in range(60):
        state = visitor.wait_for_turn()
        if not state["curtain"]:
            visitor.step()
            continue
        seen.append(page.locator("#curtain-words").inner_text())
        assert page.locator(".stage[inert]").count() == 1
        assert page.locator("[data-test=curtain]").evaluate(
            "(one) => one === document.activeElement"
        )
        if len(seen) == 3:
            break
        visitor.step()
    assert len(set(seen[:2])) == 2, f"the device went round: {seen}"


def test_one_person_alone_never_meets_a_curtain(visit, game):
    visitor = visit()
    visitor.plan(game)
    visitor.click("play")
    for _ in range(12):
        assert not visitor.step()["curtain"]
