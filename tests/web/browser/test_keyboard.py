"""The first turns by keyboard alone."""

import pytest

from tests.web.browser.tables import FEWEST, GAMES

FOCUS = """() => {
  const here = document.activeElement;
  const style = here ? getComputedStyle(here) : null;
  return {
    test: here?.dataset?.test ?? "",
    lit: here?.matches("[data-lit]") ?? false,
    body: here === document.body,
    outline: style ? `${style.outlineStyle} ${style.outlineWidth}` : "",
  };
}"""
MOST_TABS = 120


def tab_to(visitor, done) -> dict:
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        here = visitor.page.evaluate(FOCUS)
        if done(here):
            return here
    raise AssertionError("the Tab key never came there")


@pytest.mark.parametrize("game", GAMES)
def test_from_the_start_page_through_two_turns(visit, game):
    visitor = visit()
    visitor.open()
    visitor.see("play")
    here = tab_to(visitor, lambda here: here["test"].startswith("game-"))
    for _ in GAMES:
        if here["test"] != f"game-{game}":
            visitor.page.keyboard.press("ArrowRight")
            here = visitor.page.evaluate(FOCUS)
    assert here["test"] == f"game-{game}"
    tab_to(visitor, lambda here: here["test"] == "play")
    visitor.page.keyboard.press("Enter")
    state = visitor.wait_for_turn()
    begun = int(state["seq"])
    tab_to(visitor, lambda here: here["lit"])
    for turn in range(6):
        state = visitor.wait_for_turn()
        here = visitor.page.evaluate(FOCUS)
        if not here["lit"]:
            here = tab_to(visitor, lambda focus: focus["lit"])
        assert here["outline"] != "none 0px", "the focus must be seen"
        # Arrows walk among what is lit before one is chosen.
        visitor.page.keyboard.press("ArrowRight" if turn % 2 else "ArrowDown")
        assert visitor.page.evaluate(FOCUS)["lit"]
        visitor.page.keyboard.press("Enter" if turn % 2 else "Space")
        visitor.page.wait_for_function(CHANGED_FROM, arg=[state["seq"], state["front"]])
    assert int(visitor.wait_for_turn()["seq"]) > begun + 2


CHANGED_FROM = """([seq, front]) => {
  const now = document.querySelector("[data-seq]")?.dataset.seq;
  const ahead = document.querySelector("dialog[open], .chooser, [data-test=confirm]");
  return now !== seq || (ahead?.className ?? "") !== front;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_prompt_and_the_log_are_read_out(visit, server, game):
    table = server.table(people=1, bots=FEWEST[game] - 1, game=game)
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    assert visitor.see("prompt").get_attribute("aria-live") == "polite"
    assert visitor.page.locator("[role=log]").count() >= 1
    lit = visitor.page.locator("[data-lit][data-at]").all()
    assert lit
    for thing in lit:
        assert len(thing.get_attribute("aria-label") or "") > 20


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_of_the_house(visit, server, game):
    """A question mark lists the shortcuts, Escape closes, u takes back."""
    table = server.table(people=1, bots=FEWEST[game] - 1, game=game)
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    page = visitor.page
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    before = visitor.now()
    after = visitor.step(before["lit"][0])
    page.keyboard.press("u")
    page.wait_for_function(
        "(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=after["seq"]
    )
    assert visitor.wait_for_turn()["lit"] == before["lit"]
