// Keyboard control: arrow keys move the focus among the highlighted things, and it is never lost.

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
/** The weight of the distance across the direction of the arrow. */
const ACROSS = 2.5;

/**
 * The highlighted things that are visible.
 * @param {ParentNode} root
 */
const visibleLit = (root) =>
  /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-lit]")]).filter(
    (thing) => thing.getClientRects().length > 0,
  );

/** @param {Element} thing */
function center(thing) {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * Move the focus to the nearest highlighted thing in the direction of an arrow key.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} root
 */
export function moveFocus(event, root) {
  const direction = ARROWS[event.key];
  const from = event.target;
  if (!direction || event.altKey || event.ctrlKey || event.metaKey || !(from instanceof Element)) return;
  if (event.defaultPrevented || document.querySelector(".curtain")) return;
  if (from.closest("input, textarea, select, [role=tablist], [role=menu], .log, .side-panel")) return;
  const things = visibleLit(document.querySelector("dialog[open]") ?? root);
  if (!things.length) return;
  event.preventDefault();
  if (!from.matches("[data-at], [data-lit], .prompt")) {
    things[0].focus();
    return;
  }
  const [x, y] = center(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const [tx, ty] = center(thing);
    const ahead = (tx - x) * direction[0] + (ty - y) * direction[1];
    const across = Math.abs((tx - x) * direction[1]) + Math.abs((ty - y) * direction[0]);
    if (ahead > 4 && ahead + across * ACROSS < least) {
      best = thing;
      least = ahead + across * ACROSS;
    }
  }
  // From the prompt, any direction leads to the first thing.
  if (!best && !from.matches("[data-lit]")) [best] = things;
  best?.focus();
}

/**
 * The focused element is gone: focus the nearest highlighted thing, else the prompt.
 * @param {HTMLElement} root
 * @param {DOMRect} lost where the focus was
 */
export function restoreFocus(root, lost) {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (document.querySelector("dialog[open]")) return;
  /** @param {Element} thing */
  const distance = (thing) => {
    const [x, y] = center(thing);
    return Math.hypot(x - lost.left - lost.width / 2, y - lost.top - lost.height / 2);
  };
  /** @type {HTMLElement | null} */
  const prompt = root.querySelector(".prompt");
  const [nearest] = visibleLit(root).sort((one, other) => distance(one) - distance(other));
  (nearest ?? prompt)?.focus({ preventScroll: true });
}
