"""The first turns by keyboard alone."""

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


def test_from_the_start_page_through_two_turns(visit):
    visitor = visit()
    visitor.open()
    visitor.see("play")
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


def test_the_prompt_and_the_log_are_read_out(visit, server):
    table = server.table(people=1, bots=1)
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    assert visitor.see("prompt").get_attribute("aria-live") == "polite"
    assert visitor.page.locator("[role=log]").count() >= 1
    for card in visitor.page.locator("[data-at^='agora:']").all():
        assert len(card.get_attribute("aria-label") or "") > 20


def test_the_keys_of_the_house(visit, server):
    """A question mark lists the shortcuts, Escape closes, u takes back."""
    table = server.table(people=1, bots=1)
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    page = visitor.page
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    before = visitor.step("agora:")
    page.keyboard.press("u")
    page.wait_for_function(
        "(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=before["seq"]
    )
    assert any(at.startswith("agora:") for at in visitor.wait_for_turn()["lit"])
