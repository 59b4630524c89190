"""What is wrong with the layout of a table: cut texts, controls over each other, small type, small
targets."""

from playwright.sync_api import Page

SMALLEST = 12
"""The smallest type, in pixels."""
TARGET = 40
"""The least size of a lit thing on a touch screen."""
# Texts cut off by their own box or a box around it, without an ellipsis or a way to scroll.
CUT = """() => {
  const shown = (one) => one.getClientRects().length > 0
    && getComputedStyle(one).visibility === "visible"
    && !one.closest(".vh, [inert], [aria-hidden=true]");
  const hasText = (one) => [...one.childNodes]
    .some((node) => node.nodeType === 3 && node.data.trim());
  const said = (style) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none"
    || ["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY);
  const cut = [];
  for (const one of document.querySelectorAll(".table *")) {
    if (!shown(one) || !hasText(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    let around = one;
    while (around && around !== document.body) {
      const style = getComputedStyle(around);
      if (style.overflowX !== "visible" || style.overflowY !== "visible") {
        if (said(style)) break;
        const box = around.getBoundingClientRect();
        if (text.right > box.right + 2 || text.left < box.left - 2
          || text.bottom > box.bottom + 3 || text.top < box.top - 3) {
          cut.push(`${one.className || one.tagName}: ${one.textContent.trim().slice(0, 60)}`);
          break;
        }
      }
      if (style.position === "fixed") break;
      around = around.parentElement;
    }
  }
  return [...new Set(cut)];
}"""
# Controls whose middle is covered by another one, also after scrolling to them.
OVERLAPS = """() => {
  const controls = [...document.querySelectorAll(".table button, .table a, .table input")]
    .filter((one) => one.getClientRects().length && getComputedStyle(one).visibility === "visible"
      && !one.closest("[inert]"));
  const scrolledAway = (one, x, y) => {
    for (let around = one.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = around.getBoundingClientRect();
      if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) return true;
    }
    return false;
  };
  const coverOf = (one) => {
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
    if (scrolledAway(one, x, y)) return null;
    const other = document.elementFromPoint(x, y)?.closest("button, a, input");
    return !other || one.contains(other) || other.contains(one) ? null : other;
  };
  const over = [];
  for (const one of controls) {
    if (!coverOf(one)) continue;
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const other = coverOf(one);
    if (other && controls.includes(other)) {
      const name = ({ dataset, className, textContent }) =>
        dataset.at || dataset.test || className || textContent;
      over.push(`${name(one)} under ${name(other)}`);
    }
  }
  return over;
}"""
SMALL_TYPE = """(least) => {
  const found = [];
  for (const one of document.querySelectorAll(".table *")) {
    if (one.closest("svg, .vh") || !one.getClientRects().length) continue;
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size >= least) continue;
    found.push(`${size} ${one.className}: ${one.textContent.trim().slice(0, 40)}`);
  }
  return [...new Set(found)];
}"""
SMALL_TARGETS = """(least) => [...document.querySelectorAll(".table [data-lit]")]
  .filter((one) => one.getClientRects().length)
  .map((one) => {
    const box = one.getBoundingClientRect();
    return { name: one.dataset.at ?? one.dataset.action, width: box.width, height: box.height };
  })
  .filter((one) => one.width < least - 0.5 || one.height < least - 0.5)
  .map((one) => `${one.name}: ${one.width} x ${one.height}`)"""

# Lit things that can be seen and hit, by their anchors and actions; and those something lies over.
REACHED = """() => {
  const reached = [], covered = [];
  for (const one of document.querySelectorAll("[data-lit]")) {
    if (!one.getClientRects().length || one.closest("[inert]")) continue;
    let seen = getComputedStyle(one).visibility === "visible";
    for (let at = one; at && seen; at = at.parentElement) seen = getComputedStyle(at).opacity > 0.3;
    if (!seen) continue;
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const name = one.dataset.at ?? one.dataset.action;
    if (top && (one.contains(top) || top.contains(one))) {
      reached.push(one.dataset.at, one.dataset.action);
    } else covered.push(`${name} under ${top?.className || top?.tagName}`);
  }
  return { reached: reached.filter((key) => key !== undefined), covered };
}"""
TABS = ".table [role=tablist].ptabs [role=tab]"
# The tabs, or only the one in front and those with something to click.
TAB_NAMES = f"""(all) => [...document.querySelectorAll("{TABS}")]
  .filter((one) => all || one.matches(".lit, [aria-selected=true]"))
  .map((one) => one.dataset.test)"""
SHOW_TAB = """(name) => new Promise((done) => {
  document.querySelector(`[data-test=${name}]`).click();
  setTimeout(done);
})"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def faults(page: Page, touch: bool) -> dict[str, list[str]]:
    """What is wrong, by kind; empty if nothing is."""
    found = {
        "cut": page.evaluate(CUT),
        "overlapping": page.evaluate(OVERLAPS),
        "small type": page.evaluate(SMALL_TYPE, SMALLEST),
    }
    if touch:
        found["small targets"] = page.evaluate(SMALL_TARGETS, TARGET)
    return {kind: things for kind, things in found.items() if things}


def faults_of_tabs(
    page: Page, moves: list[dict], touch: bool, all_tabs: bool
) -> dict[str, list[str]]:
    """What is wrong in the tabs of the table, and which moves cannot be clicked in any of them."""
    found: dict[str, list[str]] = {}
    reached: set[str] = set()
    for name in page.evaluate(TAB_NAMES, all_tabs) or [""]:
        where = f"{name}, " if name else ""
        if name:
            page.evaluate(SHOW_TAB, name)
        if (wider := page.evaluate(WIDER)) > 0:
            found[f"{where}too wide"] = [f"{wider} pixels"]
        found |= {f"{where}{kind}": what for kind, what in faults(page, touch).items()}
        lit = page.evaluate(REACHED)
        reached |= {*lit["reached"]}
        if lit["covered"]:
            found[f"{where}covered"] = lit["covered"]
    # A stone is turned step by step: one of its turns is there at a time.
    wanted = [one for one in moves if not one["at"].startswith("turn:")]
    if lost := [one for one in wanted if not reached & {one["at"], str(one["action"])}]:
        found["out of reach"] = [f"{one['at']}: {one['words']}" for one in lost]
    return found
