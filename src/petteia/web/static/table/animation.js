// Animation: cards and tokens that changed their place fly from the old one to the new one.

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");
const DURATION = 260;
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const MOST = 14;
/** A token that moved less has not moved. */
const NEAR = 6;
const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {{card: string, at: string, box: DOMRect}} CardBox
 */

/**
 * How the cards of a game look in flight.
 * @typedef {object} Flights
 * @property {(card: string) => {class: string, href: string}} look the class and the symbol of a card
 * @property {string} source the anchor that new cards come from
 */

/**
 * The places of all visible cards.
 * @param {HTMLElement | null} root
 * @returns {CardBox[]}
 */
export function cardBoxes(root) {
  if (!root || REDUCED.matches) return [];
  /** @type {CardBox[]} */
  const boxes = [];
  for (const element of root.querySelectorAll("[data-card]")) {
    const box = element.getBoundingClientRect();
    const { card, at } = /** @type {HTMLElement} */ (element).dataset;
    if (box.width && card && at) boxes.push({ card, at, box });
  }
  return boxes;
}

/**
 * Animate the cards that changed their place.
 * @param {HTMLElement} root
 * @param {CardBox[]} before
 * @param {Flights} flights
 */
export function animateCards(root, before, flights) {
  if (REDUCED.matches || !before.length) return;
  const after = cardBoxes(root);
  const gone = difference(before, after);
  const arrived = difference(after, before);
  const source = root.querySelector(`[data-at="${flights.source}"]`)?.getBoundingClientRect();
  for (const { card, box } of arrived.slice(0, MOST)) {
    const index = gone.findIndex((other) => other.card === card);
    const from = index >= 0 ? gone.splice(index, 1)[0].box : source;
    if (from?.width) fly(root, flights.look(card), from, box);
  }
}

/**
 * The places of all visible tokens by name (`data-token`).
 * @param {HTMLElement | null} root
 */
export function tokenBoxes(root) {
  /** @type {Map<string, DOMRect>} */
  const boxes = new Map();
  if (!root || REDUCED.matches) return boxes;
  for (const element of root.querySelectorAll("[data-token]")) {
    const box = element.getBoundingClientRect();
    if (box.width) boxes.set(element.getAttribute("data-token") ?? "", box);
  }
  return boxes;
}

/**
 * Let tokens slide to where they are now.
 * @param {HTMLElement} root
 * @param {Map<string, DOMRect>} before
 */
export function animateTokens(root, before) {
  if (REDUCED.matches) return;
  const zoom = zoomOf();
  for (const element of root.querySelectorAll("[data-token]")) {
    const from = before.get(element.getAttribute("data-token") ?? "");
    const to = element.getBoundingClientRect();
    if (!from || !to.width || Math.hypot(from.left - to.left, from.top - to.top) < NEAR) continue;
    const x = (from.left - to.left) / zoom;
    const y = (from.top - to.top) / zoom;
    element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: DURATION, easing: EASING });
  }
}

const zoomOf = () =>
  Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;

/**
 * The boxes of one list that are not in the other. An anchor may hold two copies of a card.
 * @param {CardBox[]} these
 * @param {CardBox[]} those
 */
export function difference(these, those) {
  const rest = those.map((one) => one.at);
  return these.filter(({ at }) => {
    const index = rest.indexOf(at);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/**
 * @param {HTMLElement} root
 * @param {{class: string, href: string}} look
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function fly(root, look, from, to) {
  const zoom = zoomOf();
  const card = document.createElement("div");
  card.className = `flight ${look.class}`;
  card.setAttribute("aria-hidden", "true");
  const symbol = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", look.href);
  symbol.append(use);
  card.append(symbol);
  root.append(card);
  /** @param {DOMRect} box */
  const at = (box) => ({
    transform: `translate(${box.left / zoom}px, ${box.top / zoom}px)`,
    width: `${box.width / zoom}px`,
    height: `${box.height / zoom}px`,
  });
  const flight = card.animate(
    [{ ...at(from), opacity: 0.95 }, { ...at(to), opacity: 0.9, offset: 0.85 }, { ...at(to), opacity: 0 }],
    { duration: DURATION, easing: EASING, fill: "both" },
  );
  const remove = () => card.remove();
  flight.finished.then(remove, remove);
}
