// The keyboard on the table: arrows walk among what is lit, and the focus never gets lost.

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
/** How much a step aside counts against a step ahead. */
const ASIDE = 2.5;

/**
 * What may be clicked and is in sight.
 * @param {ParentNode} root
 */
const litThings = (root) =>
  /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-lit]")]).filter(
    (thing) => thing.getClientRects().length > 0,
  );

/** @param {Element} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * An arrow key goes to the nearest lit thing that way.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} root
 */
export function walk(event, root) {
  const way = ARROWS[event.key];
  const from = event.target;
  if (!way || event.altKey || event.ctrlKey || event.metaKey || !(from instanceof Element)) return;
  if (event.defaultPrevented || document.querySelector(".curtain")) return;
  if (from.closest("input, textarea, select, [role=tablist], [role=menu], .log, .talk")) return;
  const things = litThings(document.querySelector("dialog[open]") ?? root);
  if (!things.length) return;
  event.preventDefault();
  if (!from.matches("[data-at], [data-lit], .prompt")) {
    things[0].focus();
    return;
  }
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const [tx, ty] = middle(thing);
    const ahead = (tx - x) * way[0] + (ty - y) * way[1];
    const aside = Math.abs((tx - x) * way[1]) + Math.abs((ty - y) * way[0]);
    if (ahead > 4 && ahead + aside * ASIDE < least) {
      best = thing;
      least = ahead + aside * ASIDE;
    }
  }
  // Whoever waits at the prompt comes to something, wherever it lies.
  if (!best && !from.matches("[data-lit]")) [best] = things;
  best?.focus();
}

/**
 * The thing that had the focus is gone: go on with the nearest that is lit, or wait at the prompt.
 * @param {HTMLElement} root
 * @param {DOMRect} held where the focus was
 */
export function refocus(root, held) {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (document.querySelector("dialog[open]")) return;
  /** @param {Element} thing */
  const far = (thing) => {
    const [x, y] = middle(thing);
    return Math.hypot(x - held.left - held.width / 2, y - held.top - held.height / 2);
  };
  /** @type {HTMLElement | null} */
  const prompt = root.querySelector(".prompt");
  const [nearest] = litThings(root).sort((one, other) => far(one) - far(other));
  (nearest ?? prompt)?.focus({ preventScroll: true });
}
