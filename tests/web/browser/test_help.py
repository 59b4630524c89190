"""Help on the spot: why not, undo, hints, rules, cards and signs."""

import pytest

from tests.web.browser.tables import play
from tests.web.browser.visitor import WIDE

BARRED = """() => [...document.querySelectorAll("[data-at^='agora:']:not([data-lit])")]
  .filter((thing) => thing.getClientRects().length).map((thing) => thing.dataset.at)"""


@pytest.fixture
def visitor(visit, server):
    """Alone with a bot, at the beginning of a turn."""
    table = server.table(people=1, bots=1)
    visitor = visit()
    visitor.hold(table)
    visitor.table = table
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    return visitor


def test_what_is_not_allowed_says_why_with_its_rule_which_opens(visitor):
    page = visitor.page
    play(visitor.table, barred)
    page.reload()
    visitor.wait_for_turn()
    anchor = page.evaluate(BARRED)[0]
    page.locator(f"[data-at='{anchor}']").first.click()
    tip = visitor.see("refusal")
    rule = tip.locator("button, a").first
    shown = rule.inner_text().strip("· ")
    before = visitor.now()["seq"]
    rule.click()
    here = page.locator(".rule.here")
    here.wait_for()
    assert here.get_attribute("data-rule") == shown
    box = here.bounding_box()
    assert 0 <= box["y"] <= WIDE["height"] - box["height"], "in sight"
    assert visitor.now()["seq"] == before


def barred(position) -> bool:
    """May something of the Agora be taken, and something else not?"""
    screen = position["screen"]
    agora = {f"agora:{place['card']}" for place in screen["agora"] if place["card"]}
    lit = {move["at"] for move in screen["moves"]}
    takes = any(move["kind"] == "take" for move in screen["moves"])
    return takes and any(at in screen["barred"] for at in agora - lit)


def test_undo_takes_one_decision_back_and_restart_the_whole_turn(visitor):
    before = visitor.now()
    visitor.step("agora:")
    visitor.step()
    visitor.click("undo")
    visitor.page.wait_for_function(
        "() => document.querySelectorAll('[data-at^=\"column:\"][data-lit]').length > 0"
    )
    visitor.click("restart")
    visitor.page.wait_for_function(
        "(lit) => document.querySelectorAll('[data-lit]').length === lit", arg=len(before["lit"])
    )
    assert visitor.now()["lit"] == before["lit"]


def test_a_hint_names_moves_with_reasons_and_does_not_play(visitor):
    before = visitor.now()["seq"]
    visitor.click("hint")
    hints = visitor.see("hints")
    first = hints.locator("li").first
    assert len(first.inner_text().splitlines()) >= 2, "a move and why"
    assert visitor.page.locator("[data-hint='1'], .hint-rank").first.is_visible()
    assert visitor.now()["seq"] == before


def test_rules_can_be_searched_by_words_and_by_number(visitor):
    page = visitor.page
    visitor.click("rules")
    search = visitor.see("search")
    search.fill("T2")
    page.locator(".rule[data-rule=T2]").wait_for()
    search.fill("draw pile empty")
    page.wait_for_function("() => document.querySelectorAll('.rule').length < 10")
    assert page.locator(".rule[data-rule=S10]").is_visible()
    assert page.locator(".rule mark").first.is_visible()
    search.fill("no such words anywhere")
    page.locator(".nothing").wait_for()


def test_the_card_book_holds_the_cards_of_the_table(visitor):
    page = visitor.page
    visitor.click("rules")
    visitor.click("help-cards")
    book = visitor.see("book")
    every = book.locator("li").count()
    assert every == len(visitor.table.get("cards").json()["cards"])
    page.locator(".filter").first.locator("button").first.click()
    page.wait_for_function(
        "(all) => document.querySelectorAll('[data-test=book] li').length < all", arg=every
    )
    visitor.click("help-icons")
    visitor.see("icons")


def test_a_rule_has_an_address_of_its_own(visit):
    visitor = visit(language="pl")
    visitor.open("rules#W3")
    here = visitor.page.locator(".rule.here")
    here.wait_for()
    assert here.get_attribute("data-rule") == "W3"
    assert "Zasady" in visitor.page.title()
