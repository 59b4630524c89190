"""Somebody who is guided: reads on, and clicks what the ring is around."""

from petteia.kernel.game import browser_games, game
from tests.web.browser.visitor import Visitor

LESSONS = [(key, name) for key in browser_games() for name in game(key).lessons()]
MOST = 200
LOOK = 300
"""The ring follows the table this soon, in milliseconds."""

# What the lesson says and asks, once it stands still: its step is that of the position shown.
COACH = """() => {
  const coach = document.querySelector("[data-test=coach]");
  const ring = document.querySelector("[data-test=lesson-ring]");
  const box = ring && !ring.hidden && ring.getBoundingClientRect();
  const button = (name) => coach?.querySelector(`[data-test=lesson-${name}]`) !== null;
  return {
    words: coach?.querySelector("[data-test=lesson-words]").textContent ?? "",
    at: coach?.querySelector(".at").textContent ?? "",
    reads: coach !== null && button("next"),
    asks: coach !== null && button("skip"),
    ring: box ? [box.left + box.width / 2, box.top + box.height / 2] : null,
    box: box ? [box.left, box.top, box.right, box.bottom] : null,
    own: coach ? Object.values(coach.getBoundingClientRect().toJSON()).slice(0, 4) : null,
    docked: coach?.classList.contains("docked") ?? false,
  };
}"""
HIT = "([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 200)"
SAYS_OTHER = "(words) => document.querySelector('[data-test=lesson-words]')?.textContent !== words"
MOVED = "(seq) => document.querySelector('[data-seq]')?.dataset.seq !== seq"
OPENED = ":is(dialog[open], .chooser) [data-lit]"
MOVED_OR_OPENED = f"(seq) => ({MOVED})(seq) || document.querySelector('{OPENED}') !== null"


def begin(visitor: Visitor, key: str, name: str) -> None:
    """Begin a lesson from the start page of somebody who has no games."""
    visitor.remember("plan", f'{{"game": "{key}"}}')
    visitor.remember("pace", "instant")
    visitor.open()
    visitor.see("newcomer")
    visitor.click(f"lesson-{key}-{name}")
    visitor.see("coach")


def coach(visitor: Visitor) -> dict:
    """What the lesson says, once its ring stands still."""
    before, now = None, visitor.page.evaluate(COACH)
    while now["asks"] and now != before:
        visitor.page.wait_for_timeout(LOOK)
        before, now = now, visitor.page.evaluate(COACH)
    return now


def do_what_is_asked(visitor: Visitor, last: str, each=None) -> list[dict]:
    """Follow the lesson to its last words; what it said, in order."""
    said: list[dict] = []
    while not said or said[-1]["words"] != last:
        assert len(said) < MOST, "the lesson has no end"
        visitor.see("coach")
        said.append(coach(visitor))
        if each:
            each(said[-1], len(said))
        step(visitor, said[-1])
    return said


def follow(visitor: Visitor, steps: int) -> dict:
    """So many steps; what is said then."""
    for _ in range(steps):
        visitor.see("coach")
        step(visitor, coach(visitor))
    visitor.see("coach")
    return coach(visitor)


def covered(now: dict) -> float:
    """How much of what the lesson speaks of is hidden behind its words, from 0 to 1."""
    if now["docked"] or not now["box"]:
        return 0.0
    left, top, right, bottom = now["box"]
    x, y, width, height = now["own"]
    wide = max(0, min(right, x + width) - max(left, x))
    high = max(0, min(bottom, y + height) - max(top, y))
    return wide * high / ((right - left) * (bottom - top))


def step(visitor: Visitor, now: dict) -> None:
    """Read on, or click where the ring is."""
    seq = visitor.now()["seq"]
    if now["reads"]:
        visitor.click("lesson-next")
        visitor._await(SAYS_OTHER, now["words"])
        return
    assert now["asks"], now
    assert now["ring"], f"nothing to click: {now}"
    visitor.done = f"clicked {visitor.page.evaluate(HIT, now['ring'])} where it says: {now}"
    visitor.page.mouse.click(*now["ring"])
    # On a phone a tap opens the card, and its button is the move; a thing with several moves asks.
    move = visitor.page.locator(OPENED)
    visitor._await(MOVED_OR_OPENED, seq)
    if visitor.now()["seq"] == seq and move.count():
        move.first.click()
        visitor._await(MOVED, seq)
    visitor._await(SAYS_OTHER, now["words"])
