"""Help on the spot: why not, undo, hints, rules, cards and signs."""

import pytest

from tests.web.browser.tables import GAMES
from tests.web.browser.visitor import WIDE
from tests.web.browser.ways import way_to

FOUND_BY = {"elysium": ("draw pile empty", "S10"), "thebai": ("hero cards shuffled", "S3")}
"""Words to search the rules by, and a rule they find."""


def at_the_beginning_of_a_turn(server, game):
    if game == "thebai":
        return way_to("turn-people", players=1).table(server)
    return server.table(people=1, bots=1, game=game)


@pytest.fixture(params=GAMES)
def visitor(visit, server, request):
    """Alone or with a bot, at the beginning of a turn."""
    visitor = visit()
    visitor.game = request.param
    visitor.table = at_the_beginning_of_a_turn(server, visitor.game)
    visitor.hold(visitor.table)
    visitor.open(f"t/{visitor.table.id}")
    visitor.wait_for_turn()
    return visitor


def test_what_is_not_allowed_says_why_with_its_rule_which_opens(visitor):
    page = visitor.page
    while not (barred := visitor.barred(visitor.table)):
        visitor.step()
        visitor.wait_for_turn()
    page.locator(f"[data-at='{barred[0]}']").first.click()
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


def test_undo_takes_one_decision_back_and_restart_the_whole_turn(visitor):
    begun = visitor.now()
    first = visitor.step({"elysium": "agora:", "thebai": "citizen:"}[visitor.game])
    while first["seq"] == begun["seq"] or first["front"]:
        first = visitor.step()
    visitor.step()
    for hook, lit in (("undo", first["lit"]), ("restart", begun["lit"])):
        visitor.click(hook)
        visitor.page.wait_for_function(
            "(lit) => document.querySelectorAll('[data-lit]').length === lit", arg=len(lit)
        )
        assert visitor.now()["lit"] == lit


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
    words, rule = FOUND_BY[visitor.game]
    search.fill(words)
    page.wait_for_function("() => document.querySelectorAll('.rule').length < 10")
    assert page.locator(f".rule[data-rule={rule}]").is_visible()
    assert page.locator(".rule mark").first.is_visible()
    search.fill("no such words anywhere")
    page.locator(".nothing").wait_for()


def test_the_card_book_holds_the_cards_of_the_table(visitor):
    page = visitor.page
    visitor.click("rules")
    visitor.click("help-cards")
    book = visitor.see("book")
    book.locator("use[href*='pictures.svg#']").first.wait_for(state="attached")
    every = len(visitor.table.get("cards").json()["cards"])
    if visitor.game == "thebai":
        shown = 0
        for chapter in page.locator("[data-test^=book-]").all():
            chapter.click()
            page.locator(
                f"[data-test={chapter.get_attribute('data-test')}][aria-pressed=true]"
            ).wait_for()
            shown += book.locator("li").count()
        assert shown == every
    else:
        assert book.locator("li").count() == every
        page.locator(".filter").first.locator("button").first.click()
    page.wait_for_function(
        "(all) => document.querySelectorAll('[data-test=book] li').length < all", arg=every
    )
    visitor.click("help-icons")
    visitor.see("icons")
    visitor.click("help-credits")
    page.get_by_text("Delapouite").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_has_an_address_of_its_own(visit, game):
    visitor = visit(language="pl")
    visitor.open(f"rules?game={game}#T3")
    here = visitor.page.locator(".rule.here")
    here.wait_for()
    assert here.get_attribute("data-rule") == "T3"
    name = {"elysium": "Elizjum", "thebai": "Thebai"}[game]
    assert visitor.page.title().startswith(f"Zasady gry {name}")
