// Cards travel: what left one place and came to another flies there, without holding anybody up.

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const LENGTH = 260;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const MOST = 14;
const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {{card: string, at: string, box: DOMRect}} Seen
 */

/**
 * Where the cards are now.
 * @param {HTMLElement | null} root
 * @returns {Seen[]}
 */
export function look(root) {
  if (!root || STILL.matches) return [];
  /** @type {Seen[]} */
  const seen = [];
  for (const thing of root.querySelectorAll("[data-card]")) {
    const box = thing.getBoundingClientRect();
    const { card, at } = /** @type {HTMLElement} */ (thing).dataset;
    if (box.width && card && at) seen.push({ card, at, box });
  }
  return seen;
}

/**
 * Let the cards that changed their place fly from the old one to the new one.
 * @param {HTMLElement} root
 * @param {Seen[]} before
 * @param {(card: string) => string} familyOf
 */
export function travel(root, before, familyOf) {
  if (STILL.matches || !before.length) return;
  const after = look(root);
  const gone = leftOver(before, after);
  const come = leftOver(after, before);
  const pile = root.querySelector('[data-at="pile"]')?.getBoundingClientRect();
  for (const seen of come.slice(0, MOST)) {
    const index = gone.findIndex((other) => other.card === seen.card);
    const from = index >= 0 ? gone.splice(index, 1)[0].box : pile;
    if (from?.width) fly(root, familyOf(seen.card), from, seen.box);
  }
}

/**
 * What is in one list and not in the other; a place may hold two copies of a card.
 * @param {Seen[]} these
 * @param {Seen[]} those
 */
function leftOver(these, those) {
  const rest = those.map((seen) => seen.at);
  return these.filter((seen) => {
    const index = rest.indexOf(seen.at);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/**
 * A card on its way, in the colour of its Family.
 * @param {HTMLElement} root
 * @param {string} family
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function fly(root, family, from, to) {
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
  const card = document.createElement("div");
  card.className = `flight ${family}`;
  card.setAttribute("aria-hidden", "true");
  const emblem = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${new URL("static/emblems.svg", document.baseURI).pathname}#${family}`);
  emblem.append(use);
  card.append(emblem);
  root.append(card);
  /** @param {DOMRect} box */
  const at = (box) => ({
    transform: `translate(${box.left / zoom}px, ${box.top / zoom}px)`,
    width: `${box.width / zoom}px`,
    height: `${box.height / zoom}px`,
  });
  const flight = card.animate(
    [{ ...at(from), opacity: 0.95 }, { ...at(to), opacity: 0.9, offset: 0.85 }, { ...at(to), opacity: 0 }],
    { duration: LENGTH, easing: EASE, fill: "both" },
  );
  const land = () => card.remove();
  flight.finished.then(land, land);
}
