"""How to win, on one page: read, shared and printed, in three languages."""

import re

import pytest

from tests.web.browser.tables import GAMES
from tests.web.browser.visitor import SCREENS, SHOTS

LANGUAGES = ("en", "de", "pl")
MOST_PAGES = 2
# Whatever sticks out of the picture it belongs to.
STICKS_OUT = """() => [...document.querySelectorAll(".howpage .stage *")].filter((thing) => {
  const { left, right } = thing.getBoundingClientRect();
  const panel = thing.closest(".panel").getBoundingClientRect();
  return right - left > 0 && (left < panel.left - 1 || right > panel.right + 1);
}).map((thing) => thing.className.baseVal ?? thing.className)"""
# Words that are longer than the card they are on.
CUT = """() => [...document.querySelectorAll(".howpage :is(.card, .bigcard, .order-c) *")]
  .filter((thing) => [...thing.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((thing) => {
    const text = document.createRange();
    text.selectNodeContents(thing);
    const card = thing.closest(".card, .bigcard, .order-c").getBoundingClientRect();
    const { right, bottom } = text.getBoundingClientRect();
    return right > card.right + 1 || bottom > card.bottom + 1;
  })
  .map((thing) => thing.textContent.trim())"""
# Legends whose cards lie over their points.
CROWDED = """() => [...document.querySelectorAll(".howpage .legend")]
  .filter((legend) => {
    const { left } = legend.querySelector(".lval").getBoundingClientRect();
    const chips = [...legend.querySelectorAll(".chip")];
    return chips.some((chip) => chip.getBoundingClientRect().right > left);
  })
  .map((legend) => legend.innerText)"""
PAPER = {"width": 718, "height": 1047}
"""A page of A4 between its margins, in pixels."""


def at_how(visit, game, **wanted):
    visitor = visit(**wanted)
    visitor.open(f"how/{game}")
    visitor.see("how-chapter")
    visitor.page.evaluate("() => document.fonts.ready")
    return visitor


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_complete_fits_and_is_accessible(visit, game, language, phone):
    visitor = at_how(visit, game, language=language, phone=phone)
    page = visitor.page
    assert page.locator("h1").inner_text() in page.title()
    assert page.locator("html").get_attribute("lang") == language
    visitor.assert_fits()
    assert page.evaluate(STICKS_OUT) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(CROWDED) == []
    visitor.assert_accessible()
    if SHOTS:
        SCREENS.mkdir(parents=True, exist_ok=True)
        name = f"how-{game}-{language}{'-phone' if phone else ''}.png"
        page.screenshot(path=SCREENS / name, full_page=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shape", [(820, 1180), (1920, 1080), (360, 740)], ids=str)
def test_it_fits_other_screens_in_the_dark(visit, game, shape):
    visitor = at_how(visit, game, theme="dark", language="de")
    visitor.resize(*shape)
    visitor.assert_fits()
    assert visitor.page.evaluate(STICKS_OUT) == []
    assert visitor.page.evaluate(CROWDED) == []
    visitor.assert_accessible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_prints_on_two_pages_black_on_white(visit, game, language):
    visitor = at_how(visit, game, language=language, theme="dark")
    page = visitor.page
    paper = page.pdf(format="A4")
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", paper)) <= MOST_PAGES
    page.emulate_media(media="print")
    page.set_viewport_size(PAPER)
    assert page.evaluate(STICKS_OUT) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(CROWDED) == []
    assert not page.locator("header.top").is_visible()
    assert not page.locator("[data-test=how-print]").is_visible()
    colours = page.evaluate(
        """() => {
          const style = getComputedStyle(document.querySelector(".howpage li"));
          return [getComputedStyle(document.body).backgroundColor, style.color];
        }"""
    )
    assert colours == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_rule_opens_over_the_page_and_has_an_address(visit, server, game):
    visitor = at_how(visit, game)
    page = visitor.page
    known = {rule["id"] for rule in server.http.get(f"/api/games/{game}/rules").json()["rules"]}
    cited = page.locator("[data-rule].how-rule").evaluate_all(
        "(links) => links.map((link) => [link.dataset.rule, link.href])"
    )
    assert len(cited) > 30
    for rule, address in cited:
        assert rule in known
        assert address.endswith(f"/rules?game={game}#{rule}")
    page.locator(".how-rule").nth(4).click()
    here = page.locator(".rule.here")
    here.wait_for()
    assert here.get_attribute("data-rule") == cited[4][0]
    visitor.click("help-how")
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
    assert page.url.endswith(f"/how/{game}")


def test_the_quests_and_the_pediment_are_those_of_the_house_edition(visit, server):
    screen = server.table(people=1, bots=3, game="elysium").position()["screen"]
    page = at_how(visit, "elysium").page
    shown = page.locator(".howpage .quest").evaluate_all(
        "(quests) => quests.map((one) => one.innerText.match(/\\d+/g).map(Number))"
    )
    told = [[q["number"], q["gold"], q["vp"], q["transfers"]] for q in screen["quests"]]
    assert shown == told
    tiles = page.locator(".howpage .bonus .tile").all_inner_texts()
    bonus = screen["bonus"]
    families = [tile["vp"] for family in bonus["families"] for tile in family["tiles"]]
    assert [int(tile) for tile in tiles] == [one["vp"] for one in bonus["levels"]] + families


@pytest.mark.parametrize("game", GAMES)
def test_the_start_page_leads_there_and_it_leads_to_a_game(visit, game):
    visitor = visit()
    visitor.plan(game)
    visitor.click("start-how")
    visitor.see("how-chapter")
    assert visitor.page.url.endswith(f"/how/{game}")
    visitor.click("how-play")
    visitor.see("play")
    chosen = visitor.page.locator(f"[data-test=game-{game}]")
    assert chosen.get_attribute("aria-checked") == "true"


def test_a_link_chooses_its_game_and_an_unknown_one_ends_at_the_start(visit):
    visitor = at_how(visit, "thebai")
    visitor.open()
    chosen = visitor.see("game-thebai")
    assert chosen.get_attribute("aria-checked") == "true"
    visitor.open("how/chess")
    visitor.see("play")


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_it_opens_in_a_tab_of_its_own(visit, server, game):
    table = server.table(people=1, bots=1, game=game)
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.see("prompt")
    visitor.click("menu")
    with visitor.context.expect_page() as opened:
        visitor.click("menu-how")
    opened.value.locator("[data-test=how-chapter]").first.wait_for()
    visitor.click("rules")
    with visitor.context.expect_page() as opened:
        visitor.click("help-how")
    assert opened.value.url.endswith(f"/how/{game}")
    assert visitor.page.url.endswith(f"/t/{table.id}")
