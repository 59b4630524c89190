"""Somebody who is guided: reads on, and clicks what the ring is around."""

from playwright.sync_api import TimeoutError

from petteia.kernel.content.lesson_course import course_of
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
SPEAKS = "() => document.querySelector('[data-test=coach]') !== null"
MOVED = "(seq) => document.querySelector('[data-seq]')?.dataset.seq !== seq"
MOVED_OR_OPENED = (
    f"(seq) => ({MOVED})(seq) || document.querySelector('dialog[open] [data-lit]') !== null"
)


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


def line_of(key: str, name: str) -> tuple[int, int]:
    """How many steps a lesson has, and how many of them ask for something."""
    played = game(key)
    course = course_of(played, played.lessons()[name])
    return len(course.at), sum(action is not None for action in course.actions)


def do_what_is_asked(visitor: Visitor, each=None) -> list[dict]:
    """Follow the lesson to its end; what it said, in order."""
    said: list[dict] = []
    for _ in range(MOST):
        try:
            visitor.page.wait_for_function(SPEAKS, timeout=4000)
        except TimeoutError:
            return said
        now = coach(visitor)
        said.append(now)
        if each:
            each(now, len(said))
        step(visitor, now)
    raise AssertionError("the lesson has no end")


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
        visitor.page.wait_for_function(
            "(words) => document.querySelector('[data-test=lesson-words]')?.textContent !== words",
            arg=now["words"],
        )
        return
    assert now["asks"], now
    assert now["ring"], f"nothing to click: {now}"
    visitor.done = f"clicked {visitor.page.evaluate(HIT, now['ring'])} where it says: {now}"
    visitor.page.mouse.click(*now["ring"])
    # On a phone a tap opens the card, and its button is the move.
    move = visitor.page.locator("dialog[open] [data-lit]")
    visitor._await(MOVED_OR_OPENED, seq)
    if visitor.now()["seq"] == seq and move.count():
        move.first.click()
        visitor._await(MOVED, seq)
    visitor.wait_for_turn()
