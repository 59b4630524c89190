// The scene of the kit with the types of this game, its layouts, and what the kit must know about its anchors.
import { computed } from "petteia/lib/html.js";
import { matches } from "petteia/table/layout.js";
import { useScene as useKitScene } from "petteia/table/scene.js";

/**
 * @typedef {Omit<import("petteia/table/scene.js").SceneContext, "screen" | "cards"> &
 *   {screen: import("../wire.js").ElysiumScreen, cards: import("../wire.js").ElysiumCards}} Scene
 */

export const useScene = /** @type {() => Scene} */ (/** @type {unknown} */ (useKitScene));

const flat = matches("(min-width: 561px) and (max-height: 540px)");
const phone = matches("(max-width: 760px)");
const upright = matches("(max-width: 1240px) and (orientation: portrait)");
const slim = matches("(max-width: 1240px)");
const wide = matches("(min-width: 1500px) and (min-height: 840px)");

/**
 * The layout: a phone on its side or a low window, a phone, a tablet upright, a tablet on its side or a small
 * laptop, a wide screen, or a desk. It is a class of the table; css/table.css and css/phone.css have the rest.
 */
export const layout = computed(() => {
  if (flat.value) return "flat";
  if (phone.value) return "phone";
  if (upright.value) return "upright";
  if (slim.value) return "small";
  return wide.value ? "wide" : "desk";
});

/** Is the table in the hand, with the rivals and the log behind tabs? */
export const inHand = computed(() => layout.value === "phone" || layout.value === "flat");

/** The largest screen that shows the table unenlarged. */
const WIDTH = 1600;
const HEIGHT = 880;
const LARGEST = 2.2;

/**
 * On a large screen everything is drawn larger, because people sit farther from it.
 * @param {number} width
 * @param {number} height
 */
export const scale = (width, height) =>
  Math.max(1, Math.floor(Math.min(width / WIDTH, height / HEIGHT, LARGEST) * 50) / 50);

/**
 * In the hand the chips of a Legend are hard to tell apart and the draw pile is out of sight.
 * @param {string} at
 * @param {number} seat
 */
export const needsButton = (at, seat) => at === "pile" || at.startsWith(`legend:${seat}:`);

/**
 * In the hand the cards of the own Domain are too small to be read before they are played.
 * @param {string} _at
 * @param {Element} element
 */
export const readFirst = (_at, element) =>
  inHand.peek() && element.closest(".dock .domain") !== null;
