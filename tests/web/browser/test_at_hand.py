"""What a person reaches for: arrow keys, a rival's Domain, the log in the hand, a question."""

import pytest

from tests.web.browser.tables import FEWEST, GAMES, play
from tests.web.browser.test_in_front import brought_to, sit_at

LOG_END = """(log) => log.clientHeight > 0
  && log.scrollHeight > log.clientHeight
  && log.scrollHeight - log.scrollTop - log.clientHeight < 24"""
LONG_LOG = 40
# Longer than a Domain nobody looks at stays open.
A_WHILE = "() => new Promise((done) => setTimeout(done, 500))"


@pytest.mark.parametrize("game", GAMES)
def test_arrows_work_before_anything_has_the_focus(visit, server, game):
    visitor = sit_at(visit, server.table(bots=FEWEST[game] - 1, game=game))
    assert visitor.page.evaluate("() => document.activeElement === document.body")
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate("() => document.activeElement.matches('[data-lit]')")


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_keys_names_each_once(visit, server, game):
    visitor = sit_at(visit, server.table(bots=FEWEST[game] - 1, game=game))
    visitor.page.keyboard.press("?")
    keys = visitor.page.locator("dialog.keys kbd").all_inner_texts()
    assert len(keys) == len(set(keys))
    assert {"i", "Esc"} <= set(keys)


def test_i_reads_the_card_below_the_pointer(visit, server):
    visitor = sit_at(visit, server.table())
    card = visitor.page.locator("[data-at^='agora:']").first
    card.hover()
    visitor.page.keyboard.press("i")
    name = card.locator(".name").inner_text()
    assert name in visitor.page.locator(".card-dialog[open]").inner_text()


def with_rivals_card(server):
    """A table where the rival has one card and the person is to move."""
    return brought_to(
        server,
        lambda position: 1 <= len(position["screen"]["seats"][1]["domain"]) <= 2,
    )


def test_a_rivals_domain_is_as_wide_as_its_cards_and_does_not_bar_the_way(visit, server):
    visitor = sit_at(visit, with_rivals_card(server))
    page = visitor.page
    page.locator(".rival .rname").hover()
    opened = page.locator(".rfull")
    opened.wait_for()
    box = opened.bounding_box()
    assert box["width"] < 340
    # Beside its cards nothing holds it open.
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    opened.wait_for(state="detached")


OF_RIVALS = ("domain:0:", "domain:1:", "citizens:0", "citizens:1")


def rivals_things(position) -> list[str]:
    """What may be clicked in the Domain of the one who is not to move."""
    screen = position["screen"]
    own = str(screen["to_move"])
    places = [move["at"] for move in screen["moves"]]
    return [at for at in places if at.startswith(OF_RIVALS) and at.split(":")[1] != own]


def test_a_rivals_domain_closes_when_something_in_it_was_chosen(visit, server):
    """The mouse rests where it clicked; what comes next may lie below the Domain."""
    table = brought_to(server, rivals_things, people=2, bots=0, tries=40)
    visitor = visit()
    visitor.hold(table, table.position()["screen"]["to_move"])
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    visitor.page.locator(".rfull").wait_for()
    lit = visitor.page.locator(".rfull [data-lit]")
    while lit.count():
        seq = visitor.now()["seq"]
        lit.first.hover()
        visitor.page.evaluate(A_WHILE)
        lit.first.click()
        visitor.page.locator(f".table:not([data-seq='{seq}'])").wait_for()
    visitor.page.evaluate(A_WHILE)
    assert visitor.page.locator(".rfull").count() == 0


def test_a_rivals_cards_are_reached_by_keyboard(visit, server):
    visitor = sit_at(visit, with_rivals_card(server))
    page = visitor.page
    page.locator(".rival .rname").focus()
    page.keyboard.press("Enter")
    page.locator(".rfull").wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('.rfull .card')"):
            break
    else:
        raise AssertionError("the Tab key never came to the cards")
    page.keyboard.press("Enter")
    page.locator(".card-dialog[open]").wait_for()
    page.evaluate(A_WHILE)
    page.keyboard.press("Escape")
    page.locator(".card-dialog[open]").wait_for(state="detached")
    assert page.evaluate("() => document.activeElement.matches('.rfull .card')")
    page.keyboard.press("Escape")
    page.locator(".rfull").wait_for(state="detached")
    assert page.evaluate("() => document.activeElement.matches('.rname')")


@pytest.mark.parametrize("game", GAMES)
def test_the_log_in_the_hand_opens_at_its_end(visit, server, game):
    table = server.table(people=2, bots=0, game=game)
    play(table, lambda position: position["log"]["total"] >= LONG_LOG)
    visitor = visit(phone=True)
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    if visitor.wait_for_turn()["curtain"]:
        visitor.step()
    visitor.click("tab-log")
    log = visitor.see("log")
    visitor.page.wait_for_function(LOG_END, arg=log.element_handle())


def test_the_question_before_a_final_move_can_be_had_back(visit, server):
    table = server.table(people=1, bots=0, openings=1, start=False)
    table.sit(1)
    assert table.post("start", None, table.host).status_code == 200
    play(table, lambda position: "end-turn" in [m["kind"] for m in position["screen"]["moves"]])
    seat = table.wait_for_turn()["screen"]["seat"]
    visitor = visit()
    visitor.hold(table, seat)
    visitor.remember("ask-first", "no")
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    visitor.click("menu")
    visitor.click("menu-preferences")
    assert visitor.see("confirmations-none").get_attribute("aria-checked") == "true"
    visitor.click("confirmations-turn")
    visitor.click("text-size-largest")
    size = "() => getComputedStyle(document.documentElement).fontSize"
    assert visitor.page.evaluate(size) == "20px"
    visitor.assert_fits()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog[open]").wait_for(state="detached")
    visitor.page.keyboard.press("e")
    visitor.see("confirm-yes")
    assert "your turn is over then" in visitor.see("confirm").inner_text()
