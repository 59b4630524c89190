"""What opens over the table: the discard pile, the Domain, the Elysium; chosen from, then gone."""

import pytest

from tests.web.browser.tables import brought_to


@pytest.fixture(params=[False, True], ids=["wide", "phone"])
def at_table(request, visit, server):
    """`at_table(done)`: somebody alone with a bot, when the position is as wanted."""

    def come(done):
        table = brought_to(server, done)
        visitor = visit(phone=request.param)
        visitor.hold(table)
        visitor.open(f"t/{table.id}")
        visitor.wait_for_turn()
        return visitor

    return come


def lit(start: str, kind: str):
    """Is there a move of this kind at an anchor that begins so?"""
    return lambda position: any(
        move["at"].startswith(start) and move["kind"] == kind
        for move in position["screen"]["moves"]
    )


def test_a_card_of_the_discard_pile_opens_over_it_and_closes_alone(at_table):
    visitor = at_table(lambda position: len(position["screen"]["discard"]) >= 2)
    page = visitor.page
    visitor.click("discard")
    sheet = page.locator(".discard-sheet")
    sheet.locator("[data-card]").first.click()
    card = page.locator(".card-dialog")
    card.wait_for()
    page.keyboard.press("Escape")
    card.wait_for(state="detached")
    assert sheet.is_visible()
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def test_a_power_used_out_of_the_opened_domain(at_table):
    visitor = at_table(lit("domain:0:", "power"))
    visitor.page.locator(".domain .opens").click()
    sheet = visitor.page.locator(".domain-sheet")
    sheet.wait_for()
    before = visitor.now()["seq"]
    while visitor.now()["seq"] == before:
        visitor.step()
    sheet.wait_for(state="detached")


def test_a_legend_chosen_in_the_opened_elysium(at_table):
    visitor = at_table(lit("legend:0:", "place"))
    visitor.page.locator(".elysium .opens").click()
    sheet = visitor.page.locator(".elysium-sheet")
    sheet.wait_for()
    before = visitor.now()
    assert any(at.startswith("legend:0:") for at in before["lit"]), before
    while visitor.now()["seq"] == before["seq"]:
        visitor.step()
    sheet.wait_for(state="detached")
