"""What opens over the table: it shows the table as it is now, and says why something is barred."""

import pytest

from tests.web.browser.tables import brought_to

IN_FRONT = """(thing) => {
  const box = thing.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return thing.contains(there);
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))"
LIT = "(sheet) => [...sheet.querySelectorAll('[data-lit]')].map((thing) => thing.dataset.at)"
NEW_POSITION = "(seq) => document.querySelector('[data-seq]').dataset.seq !== seq"
SHOWN_POSITION = "(seq) => document.querySelector('[data-seq]').dataset.seq === seq"
HEADINGS = {"domain": ".dock .domain .opens", "elysium": ".dock .elysium .opens"}


def own_legends(position: dict, things: str) -> list[str]:
    """The anchors of Legends that are there, among "moves" or "barred"."""
    screen = position["screen"]
    found = screen[things]
    anchors = [move["at"] for move in found] if things == "moves" else list(found)
    mine = f"legend:{screen['seat']}:"
    return [at for at in anchors if at.startswith(mine) and not at.endswith(":new")]


def sit_at(visit, table, **wanted):
    visitor = visit(**wanted)
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    return visitor


def open_sheet(visitor, name: str):
    if name == "discard":
        visitor.click("discard")
    else:
        visitor.page.locator(HEADINGS[name]).click()
    sheet = visitor.page.locator(f".{name}-sheet[open]")
    sheet.wait_for()
    return sheet


@pytest.fixture(scope="module")
def placing(server):
    """A table where a card is on its way to a Legend that is there."""
    return brought_to(server, lambda position: own_legends(position, "moves"))


def test_a_card_opened_out_of_the_discard_pile_lies_over_it(visit, server):
    def discarded(position):
        screen = position["screen"]
        open_to_me = {move["at"] for move in screen["moves"]}
        return any(f"discard:{card}" not in open_to_me for card in screen["discard"])

    visitor = sit_at(visit, brought_to(server, discarded))
    page = visitor.page
    sheet = open_sheet(visitor, "discard")
    sheet.locator(".card:not([data-lit])").first.click()
    card = page.locator(".card-dialog[open]")
    card.wait_for()
    page.evaluate(SETTLED)
    assert card.is_visible()
    assert card.evaluate(IN_FRONT)
    visitor.assert_accessible()
    page.keyboard.press("Escape")
    card.wait_for(state="detached")
    page.evaluate(SETTLED)
    assert sheet.is_visible(), "closing the card leads back to the pile"
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def test_a_dialog_opened_out_of_another_stays(visit, server):
    """The one that goes must not take the new one with it."""
    visitor = sit_at(visit, server.table())
    page = visitor.page
    page.keyboard.press("?")
    page.locator("dialog.keys[open]").wait_for()
    # As a link in the first would do it.
    page.evaluate(
        """async () => {
          const { showCard } = await import("petteia/table/zoom.js");
          showCard(document.querySelector("[data-at^='agora:']").dataset.card);
        }"""
    )
    page.locator(".card-dialog[open]").wait_for()
    page.evaluate(SETTLED)
    assert page.locator("dialog[open]").count() == 1
    assert page.locator(".card-dialog[open]").is_visible()


def test_a_legend_is_chosen_in_the_sheet_and_the_sheet_closes(visit, server, placing):
    position = placing.wait_for_turn()
    wanted = own_legends(position, "moves")
    visitor = sit_at(visit, placing)
    sheet = open_sheet(visitor, "elysium")
    every = [at for at in (move["at"] for move in position["screen"]["moves"]) if "legend" in at]
    assert sheet.evaluate(LIT) == sorted(set(every)), "a new Legend can be begun here too"
    sheet.locator(f"[data-at='{wanted[0]}']").click()
    visitor.page.wait_for_function(NEW_POSITION, arg=str(position["seq"]))
    sheet.wait_for(state="detached")


@pytest.mark.parametrize("name", ["elysium", "domain", "discard"])
def test_an_open_sheet_follows_the_table(visit, server, name):
    def something(position):
        return (
            own_legends(position, "moves") if name == "elysium" else position["screen"]["discard"]
        )

    table = brought_to(server, something)
    visitor = sit_at(visit, table)
    sheet = open_sheet(visitor, name)
    before = table.position()
    move = {"seq": before["seq"], "action": before["screen"]["moves"][0]["action"]}
    assert table.post("moves", move, *table.tokens.values()).status_code == 200
    # The bots answer: what stays is the next position in which this seat decides.
    now = table.wait_for_turn()
    visitor.page.wait_for_function(SHOWN_POSITION, arg=str(now["seq"]))
    open_to_me = {move["at"] for move in now["screen"]["moves"]}
    assert set(sheet.evaluate(LIT)) <= open_to_me


def test_a_barred_legend_says_why_in_front_of_the_sheet(visit, server):
    table = brought_to(server, lambda position: own_legends(position, "barred"))
    position = table.wait_for_turn()
    at = own_legends(position, "barred")[0]
    reason = position["screen"]["barred"][at]
    visitor = sit_at(visit, table)
    page = visitor.page
    for where in (page.locator(".dock"), page.locator(".elysium-sheet")):
        legend = where.locator(f"button[data-at='{at}']")
        assert reason["words"] in legend.get_attribute("aria-label")
        legend.click()
        tip = visitor.see("refusal")
        assert reason["words"] in tip.inner_text()
        assert tip.evaluate(IN_FRONT)
        if not page.locator("dialog[open]").count():
            open_sheet(visitor, "elysium")
    tip.locator(".rule-link").click()
    page.locator("dialog.help[open]").wait_for()


def test_a_taken_quest_says_why(visit, server):
    def taken(position):
        screen = position["screen"]
        held = {
            f"quest:{quest['number']}" for quest in screen["quests"] if quest["holder"] is not None
        }
        return held & set(screen["barred"])

    table = brought_to(server, taken)
    at = sorted(taken(table.wait_for_turn()))[0]
    visitor = sit_at(visit, table)
    visitor.page.locator(f"button.taken[data-at='{at}']").click()
    assert visitor.see("refusal").evaluate(IN_FRONT)


def test_news_is_told_in_front_of_a_dialog(visit, server):
    visitor = sit_at(visit, server.table())
    visitor.context.grant_permissions(["clipboard-write"])
    visitor.click("menu")
    visitor.click("menu-invite")
    visitor.click("invite-copy")
    visitor.page.locator("dialog[open] .toast").wait_for()
    assert visitor.page.locator(".toast").count() == 1
